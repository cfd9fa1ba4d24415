"""P9, a start: how long a bot with open tables needs until it has logged in, and until it takes a card.

Wall time is what a person waits for; processor time is given beside it, because it hardly depends on what else the
machine does.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.cli.run import new_loop
from bot.games.registry import games
from bot.local_server import LocalDiscord, new_world
from tests.bench.click import cpu_seconds
from tests.bench.rows import Row
from tests.bench.tables import tables
from tests.support.panel import PanelPlayer
from tests.support.process import Germini
from tests.support.waiting import until

TABLES = 30
STARTS = 5
"""How often the bot is started; the median counts."""

LOGIN, CARD = 1.5, 3.0
"""Goals in seconds from the start of the process."""


def bench(count: int = TABLES) -> Iterator[Row]:
    """Yield the times of a start with so many open tables."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        yield from runner.run(_starts(count))


async def _starts(count: int) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", Path(folder) / "data", GERMINI_SERVER_TABLES=str(count))
            await bot.start()
            players: list[PanelPlayer] = []
            async for person, _ in tables(server, count, sorted(games())):
                players.append(PanelPlayer(person))
                await until(players[-1].panel, "a question")
            logins, work, cards = list[float](), list[float](), list[float]()
            for _ in range(STARTS):
                await bot.stop()
                begun = time.monotonic()
                await bot.start()
                await until(lambda: any(one.session for one in server.gateway.connections), "a login", pause=0.005)
                logins.append(time.monotonic() - begun)
                work.append(cpu_seconds(bot))
                while not await _answered(players):  # noqa: ASYNC110 (players are asked until one may play)
                    await asyncio.sleep(0.01)
                cards.append(time.monotonic() - begun)
            await bot.stop()
    what = f"{count} open tables, process start to"
    login, card, cpu = (statistics.median(one) for one in (logins, cards, work))
    return [
        Row("P9", f"{what} login", f"{login:.2f} s, {cpu:.2f} s of processor time", f"{LOGIN} s", login <= LOGIN),
        Row("P9", f"{what} the first card accepted", f"{card:.2f} s", f"{CARD} s", card <= CARD),
    ]


async def _answered(players: list[PanelPlayer]) -> bool:
    """Return whether one of the players could answer a question now."""
    for one in players:
        if await one.answer():
            return True
    return False
