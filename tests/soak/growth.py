"""``python -m tests.soak --minutes 30``: one process plays without faults, and its figures are read every minute.

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

from bot.local_server import LocalDiscord, guilds, new_world, person_named
from tests.e2e.conftest import connected
from tests.soak.findings import findings
from tests.soak.people import Table
from tests.soak.run import Report, complaints, opened, seen
from tests.soak.sight import Sample, Sight, grown, summary
from tests.soak.unanswered import unanswered
from tests.support.process import Germini


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
    chance, report = random.Random(seed), Report()
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        socket = Path(folder) / "s"
        async with LocalDiscord(world, unix_path=socket) as server:
            bot = Germini(
                socket,
                data,
                GERMINI_BOARD_SPACING="0.3",
                GERMINI_PRESS_REST="0",
                GERMINI_BOT_PAUSE_MOST="0.05",
                GERMINI_SERVER_TABLES="99",
            )
            sight = Sight(bot, Path(folder) / "figures.json")
            await bot.start()
            await connected(server, person_named(world, "P0"), guilds.channel(world, "cards-0")["id"])
            begun = time.monotonic()
            played, looks = list[Table](), 0
            stop = asyncio.Event()
            playing = dict[asyncio.Task[None], int]()
            try:
                while time.monotonic() - begun < minutes * 60:
                    for place in sorted(set(range(tables)) - set(playing.values())):
                        table = await opened(world, len(played), f"{place}", chance)
                        played.append(table)
                        playing[asyncio.create_task(table.play(stop, pause))] = place
                    if time.monotonic() - begun >= looks * every:
                        looks += 1
                        await seen(sight, report)
                        say(
                            json.dumps(
                                {
                                    **(sight.samples[-1] if sight.samples else {}),
                                    "matches over": len(played) - len(playing),
                                }
                            )
                        )
                    done, _ = await asyncio.wait(playing, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
                    for task in done:
                        del playing[task]
                        await task
            finally:
                stop.set()
                await asyncio.gather(*playing, return_exceptions=True)
                status = await bot.stop()
            wrong, told = findings(world, data / "germini.sqlite3", played, ended=False)
            report.wrong += wrong + grown(sight.samples)
            report.errors = bot.errors()
            report.wrong += complaints(status, report.errors, world.unsupported)
            late, pressed = unanswered(world.interactions.values(), ())
            report.wrong += late
            report.figures |= {
                **told,
                **pressed,
                **summary(sight.samples),
                "matches begun": len(played),
                "matches over": len(played) - len(playing),
            }
    return report, sight.samples
