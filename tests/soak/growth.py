"""``python -m tests.soak --minutes 30``: one process plays on without a fault, and what it holds is read every minute.

Issue 6 asks that neither memory nor tasks grow. Matches follow each other all the time, so the figures are compared
where as many tables are in play: the first quarter, in which everything is loaded, against the last.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from bot.local_server import LocalDiscord, World
from tests.e2e.conftest import connected
from tests.soak.findings import findings
from tests.soak.people import Table
from tests.soak.run import Report, opened, resident
from tests.support.process import Germini

Sample = dict[str, float]

ALLOWED = {"memory, MB": 1.15, "tasks": 1.5, "open files": 1.25, "clocks": 1.5, "views": 1.0, "tables": 1.5}
"""By how much a figure of the last quarter may exceed the highest of the first: tables are at other places then."""
SPARE = {"memory, MB": 10.0, "tasks": 12.0, "open files": 4.0, "clocks": 2.0, "views": 0.0, "tables": 2.0}
"""What is allowed besides, in the figure's own unit."""


def sample(bot: Germini, figures: Path, minutes: float) -> Sample:
    """What the process holds ``minutes`` after the start."""
    files = len([*Path(f"/proc/{bot.process.pid}/fd").iterdir()]) if bot.process is not None else 0
    kept = [file for file in bot.data.glob("germini.sqlite3*") if file.suffix != ".lock"]
    told = json.loads(figures.read_text()) if figures.exists() else {}
    return {
        "minute": round(minutes, 2),
        "memory, MB": resident(bot),
        "open files": files,
        "database, MB": round(sum(file.stat().st_size for file in kept) / 1e6, 2),
        **told,
    }


def grown(samples: list[Sample]) -> list[str]:
    """What has grown, in words: the median of the last quarter against the highest of the first half's second part."""
    quarter = max(1, len(samples) // 4)
    before, after = samples[quarter : 2 * quarter] or samples[:quarter], samples[-quarter:]
    found: list[str] = []
    for name, factor in ALLOWED.items():
        then = max((one.get(name, 0.0) for one in before), default=0.0)
        now = median(one.get(name, 0.0) for one in after) if after else 0.0
        if now > then * factor + SPARE[name]:
            found.append(f"{name} grew from {then:g} to {now:g}")
    return found


async def keep_playing(
    data: Path,
    *,
    tables: int,
    minutes: float,
    seed: int,
    every: float = 60.0,
    pause: float = 0.05,
    say: Callable[[str], None] = lambda line: None,
) -> tuple[Report, list[Sample]]:
    """Play ``tables`` tables at a time, match after match, and take a sample every so many seconds.

    ``pause`` is how long a person waits between two presses, in seconds: it makes the load.
    """
    chance, report, samples = random.Random(seed), Report(), list[Sample]()
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = World()
        world.rates.enabled = False
        socket, figures = Path(folder) / "s", Path(folder) / "figures.json"
        async with LocalDiscord(world, unix_path=socket) as server:
            bot = Germini(
                socket,
                data,
                GERMINI_BOARD_SPACING="0.3",
                GERMINI_BOT_PAUSE_MOST="0.05",
                GERMINI_SERVER_TABLES="99",
                GERMINI_TEST_FIGURES=str(figures),
            )
            bot.program = ("-m", "tests.soak.watched")
            await bot.start()
            await connected(server, world.person("P0"), world.channel("cards-0")["id"])
            begun = time.monotonic()
            played = list[Table]()
            stop = asyncio.Event()
            playing = dict[asyncio.Task[None], int]()
            try:
                while time.monotonic() - begun < minutes * 60:
                    for place in sorted(set(range(tables)) - set(playing.values())):
                        table = await opened(world, len(played), f"{place}", chance)
                        played.append(table)
                        playing[asyncio.create_task(table.play(stop, pause))] = place
                    if time.monotonic() - begun >= len(samples) * every:
                        samples.append(sample(bot, figures, (time.monotonic() - begun) / 60))
                        say(json.dumps({**samples[-1], "matches over": len(played) - len(playing)}))
                    done, _ = await asyncio.wait(playing, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        del playing[task]
                        await task
            finally:
                stop.set()
                await asyncio.gather(*playing, return_exceptions=True)
                status = await bot.stop()
            report.wrong, told = findings(world, data / "germini.sqlite3", played, ended=False)
            report.wrong += grown(samples)
            if status != 0:
                report.wrong.append(f"the bot ended with status {status}")
            report.errors = bot.errors()
            report.figures |= {**told, "matches begun": len(played), "matches over": len(played) - len(playing)}
    return report, samples
