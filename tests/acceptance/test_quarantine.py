"""Issue 6, item 6 and "done when": a table with an unreadable log affects no other, and moderators can act."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.local_server import LocalDiscord, Person, new_world, person_named
from bot.local_server.permissions import MANAGE_GUILD
from bot.ports.store import QUARANTINED_TABLES
from bot.store import Database
from bot.store.rebuild import rebuild
from bot.table import commands as cmd
from bot.table.model import BY_MODERATOR
from tests.acceptance.forging import told
from tests.acceptance.test_admin import shown
from tests.fuzz.presses import Home
from tests.support.panel import texts
from tests.support.waiting import until

WHERE = "WHERE table_id = ? AND seq = 4"


class Ruined(Home):
    """The bot on a real file, whose newest table is damaged while it is closed."""

    folder: Path
    broken = ""
    fact = b""

    def damage(self) -> None:
        """Change the log without the bot."""
        with closing(sqlite3.connect(self.folder / "data" / "germini.sqlite3")) as connection, connection:
            ((self.fact,),) = connection.execute(f"SELECT body FROM events {WHERE}", (self.broken,)).fetchall()
            connection.execute(f"UPDATE events SET body = x'00' {WHERE}", (self.broken,))

    async def mend(self) -> None:
        """Restore the log, in a thread of its own, because the bot in this one may be writing."""

        def write() -> None:
            with closing(sqlite3.connect(self.folder / "data" / "germini.sqlite3")) as connection, connection:
                connection.execute(f"UPDATE events SET body = ? {WHERE}", (self.fact, self.broken))

        await asyncio.to_thread(write)

    async def again(self) -> None:
        """Close the bot, damage the log, open it."""
        state = await self.look()
        assert state is not None
        self.broken = state.id
        await self.stop()
        self.damage()
        await self.start()


@pytest.fixture
async def ruined() -> AsyncIterator[Ruined]:
    """Anna at a live table with three computer players, which can no longer be read."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s"):
            its = Ruined(world, Path(folder))
            its.folder = Path(folder)
            await its.start()
            try:
                await its.host.slash(its.channel, "table create", game="minchiate", pace="live")
                for verb in ("bot", "bot", "bot", "start"):
                    await its.press(its.host, its.channel, verb)
                await its.until(its.thread)
                await its.quiet()
                await its.again()
                yield its
            finally:
                await its.stop()


@pytest.fixture
def boss(ruined: Ruined) -> Person:
    """Return a person who manages the server."""
    return person_named(ruined.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)


async def says(its: Ruined, person: Person, part: str) -> None:
    """Wait until the newest message to the person contains this text."""
    await its.until(lambda: part in "".join(told(its, person)[-1:]))


async def deed(its: Ruined, boss: Person, what: str) -> None:
    """Use ``/admin table`` on the damaged table."""
    await boss.slash(its.channel, "admin table", table=its.broken, what=what)


async def noted(its: Ruined, *tables: str) -> None:
    """Wait until ``germini health`` reports exactly these tables as quarantined."""

    async def told() -> bool:
        assert its.bot is not None
        return await its.bot.services.store.facts.get_fact(QUARANTINED_TABLES) == json.dumps(tables)

    await until(told)


@pytest.mark.slow
async def test_who_sat_there_can_play_elsewhere(ruined: Ruined) -> None:
    anna, channel = ruined.host, ruined.channel
    await anna.slash(channel, "hand")
    await says(ruined, anna, "been suspended")
    await anna.slash(channel, "table create", game="minchiate", pace="live")
    await says(ruined, anna, "is open")
    assert (await ruined.look()).id != ruined.broken  # type: ignore[union-attr]
    for verb in ("bot", "bot", "bot", "start"):
        await ruined.press(anna, channel, verb)
    state = await ruined.look()
    assert state is not None
    await ruined.until(lambda: any(one["id"] != ruined.broken for one in anna.dm_messages()))
    await anna.slash(channel, "hand")
    await ruined.quiet()
    assert "been suspended" not in told(ruined, anna)[-1]
    assert await anna.autocomplete(channel, "play", "answer", "") is not None
    await anna.slash(channel, "preferences")
    await ruined.quiet()
    assert "been suspended" not in told(ruined, anna)[-1]


async def test_a_moderator_closes_it_and_its_reports_can_be_read(ruined: Ruined, boss: Person) -> None:
    await deed(ruined, boss, "pause")
    await says(ruined, boss, "cannot be read")
    await deed(ruined, boss, "repair")
    await says(ruined, boss, "cannot be read")
    await deed(ruined, boss, "end")
    await says(ruined, boss, "ended without a result")
    assert ruined.bot is not None
    services = ruined.bot.services
    assert await services.store.tables.listed() == []
    assert not services.tables.quarantine.tables
    await ruined.until(lambda: any("Moderator Rosa" in texts(one) for one in ruined.host.messages(ruined.thread())))
    for message in ruined.host.dm_messages():
        assert message["components"] is not None
    await ruined.press(ruined.host, ruined.thread(), "hand")
    await says(ruined, ruined.host, "no such table")
    await ruined.stop()
    await ruined.start()
    assert ruined.bot is not None
    assert not ruined.bot.services.tables.quarantine.tables, "it stays closed"
    await ruined.stop()
    database = await Database.open(f"sqlite+aiosqlite:///{ruined.folder / 'data' / 'germini.sqlite3'}")
    assert await rebuild(database) == 1, "and every command reads its log"
    await database.close()


@pytest.mark.slow
async def test_an_erased_server_leaves_no_table_set_aside(ruined: Ruined, boss: Person) -> None:
    assert ruined.bot is not None
    await noted(ruined, ruined.broken)
    made = await boss.slash(ruined.channel, "admin data")
    await boss.click(shown(made)["id"], "p1:data:sure:", force=True)
    await ruined.quiet()
    await noted(ruined)
    assert not ruined.bot.services.tables.quarantine.tables


@pytest.mark.slow
async def test_a_moderator_repairs_it_once_the_log_is_whole_again(ruined: Ruined, boss: Person) -> None:
    assert ruined.bot is not None
    tables = ruined.bot.services.tables
    await noted(ruined, ruined.broken)
    await ruined.mend()
    await deed(ruined, boss, "repair")
    await says(ruined, boss, "has been reset")
    assert not tables.quarantine.tables
    await deed(ruined, boss, "pause")
    await says(ruined, boss, "paused")
    await ruined.quiet()
    state = await tables.state(ruined.broken)
    assert state is not None
    assert state.paused == BY_MODERATOR
    await noted(ruined)


async def test_a_table_closed_off_while_it_runs_is_repaired_too(ruined: Ruined, boss: Person) -> None:
    """As above, but the bot itself had quarantined the table: its state in memory is not used again."""
    await ruined.mend()
    await deed(ruined, boss, "repair")
    await says(ruined, boss, "has been reset")
    assert ruined.bot is not None
    tables = ruined.bot.services.tables
    tables._actors[ruined.broken]._quarantine()  # pyright: ignore[reportPrivateUsage]
    pause = cmd.Command("p", ruined.broken, cmd.Moderate("pause"), 1, moderator=True)
    assert await tables.submit(pause) == cmd.Busy("quarantined")
    await deed(ruined, boss, "pause")
    await says(ruined, boss, "paused")
    state = await tables.state(ruined.broken)
    assert state is not None
    assert state.paused == BY_MODERATOR
