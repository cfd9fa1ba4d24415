"""P9, a start: how long a bot with open tables needs until it has logged in, and until it takes a card; what it holds
in memory with very many of them.

Wall time is what a person waits for; processor time is given beside it, because it hardly depends on what else the
machine does.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import cycle
from pathlib import Path
from sqlite3 import Connection, connect

from bot.cli.run import new_loop
from bot.games.registry import games
from bot.local_server import LocalDiscord, new_world
from bot.render.process import resident
from tests.bench.click import cpu_seconds
from tests.bench.rows import Row
from tests.bench.tables import tables
from tests.support.panel import PanelPlayer
from tests.support.process import Germini
from tests.support.waiting import until

TABLES = 30
ANSWERS = 10
"""How often the person at a table that is copied has answered."""

COPIED = ("tables", "seats", "events", "commands", "timers", "staged", "message_slots")
"""What the database holds of an open table."""

STARTS = 5
"""How often the bot is started; the median counts."""

LOGIN, CARD = 1.5, 3.0
"""Goals in seconds from the start of the process."""

MANY, PLAYED = 500, 20
"""Very many open tables: so many of them are played, the others are copies of those."""

SETTLED = 60.0
"""Seconds after the login at which memory is measured: most messages have been brought up to date."""

RECOVERED, IDLE = 5.0, 150
"""Goals: seconds from the start of the process until very many tables are recovered and the bot has logged in, and MB
of the bot's process without what draws for it."""


def bench(count: int = TABLES) -> Iterator[Row]:
    """Yield the times of a start with so many open tables, and with very many."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        if count < MANY:
            yield from runner.run(_starts(count))
        yield from runner.run(_many(max(count, MANY)))


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


async def _many(count: int) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        data = Path(folder) / "data"
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", data, GERMINI_SERVER_TABLES=str(count))
            await bot.start()
            async for person, _ in tables(server, PLAYED, sorted(games())):
                player = PanelPlayer(person)
                await until(player.panel, "a question")
                for _ in range(ANSWERS):
                    await until(partial(_goes_on, player), "a question")
            await bot.stop()
            with closing(connect(data / "germini.sqlite3")) as connection:
                copied(connection, count)
            logins, work = list[float](), list[float]()
            for number in range(STARTS):
                begun = time.monotonic()
                await bot.start()
                await until(lambda: any(one.session for one in server.gateway.connections), "a login", pause=0.005)
                logins.append(time.monotonic() - begun)
                work.append(cpu_seconds(bot))
                if number < STARTS - 1:
                    await bot.stop()
            assert bot.process is not None
            at_login = resident(bot.process.pid) / 1e6
            await asyncio.sleep(SETTLED)
            idle = resident(bot.process.pid) / 1e6
            await bot.stop()
    told = f"{min(logins):.2f} s (median {statistics.median(logins):.2f} s), {min(work):.2f} s of processor time"
    what = f"{count} open tables"
    return [
        Row("P9", f"{what}, process start to login", told, f"{RECOVERED:g} s", min(logins) <= RECOVERED),
        Row(
            "P9",
            f"{what}, memory of the bot's process {SETTLED:g} s after the login",
            f"{idle:.0f} MB ({at_login:.0f} MB at the login)",
            f"{IDLE} MB",
            idle <= IDLE,
        ),
    ]


async def _goes_on(player: PanelPlayer) -> bool:
    """Answer, or begin the next deal; return whether anything was pressed."""
    return await player.answer() or await player.next_deal()


def copied(connection: Connection, count: int) -> None:
    """Add copies of the open tables in turn until there are so many. They share their people, threads and messages."""
    opened = [table for (table,) in connection.execute("SELECT id FROM tables WHERE ended_at = 0 ORDER BY id")]
    columns = {
        table: [str(column[1]) for column in connection.execute(f"PRAGMA table_info({table})")] for table in COPIED
    }
    for number, original in zip(range(len(opened), count), cycle(opened), strict=False):
        for table, names in columns.items():
            own = "id" if table == "tables" else "table_id"
            values = ", ".join("?" if name == own else name for name in names)
            connection.execute(
                f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM {table} WHERE {own} = ?",
                (f"{original}{number}", original),
            )
    connection.commit()


async def _answered(players: list[PanelPlayer]) -> bool:
    """Return whether one of the players could answer a question now."""
    for one in players:
        if await one.answer():
            return True
    return False
