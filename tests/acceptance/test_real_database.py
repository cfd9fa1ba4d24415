"""E48 and E60 again with the real database: what is reported, who waits, and deleting a person's data."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local_server import LocalDiscord, new_world, person_named
from bot.local_server.permissions import MANAGE_GUILD
from bot.table.model import TableState
from tests.acceptance.forging import told
from tests.acceptance.test_admin import shown
from tests.acceptance.test_reports import pressed, read_log, report
from tests.fuzz.home import Home
from tests.support.panel import texts


@pytest.fixture
async def home() -> AsyncIterator[Home]:
    """A channel with four people, and Anna at a table with three computer players."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s"):
            its = Home(world, Path(folder))
            await its.start()
            try:
                await its.host.slash(its.channel, "table create", game="minchiate")
                for _ in range(3):
                    await its.press(its.host, its.channel, "bot")
                yield its
            finally:
                await its.stop()


async def now(its: Home) -> TableState:
    """Return the current state of the table."""
    state = await its.look()
    assert state is not None
    return state


async def test_e60_a_report_and_its_log_come_back_from_the_database(home: Home) -> None:
    boss = person_named(home.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)
    await home.press(home.host, home.channel, "start")
    await home.until(home.thread)
    assert "has been saved" in await report(home, home.host, "Somebody *whispers*")
    made = await boss.slash(home.channel, "admin reports")
    await pressed(boss, made, "read")
    assert "Somebody \\*whispers\\*" in texts(boss.message(shown(made)["id"]))
    await pressed(boss, made, "log")
    log = await read_log(home, boss)
    assert "The match starts." in log
    assert all(line[:2] == "20" for line in log.splitlines()[1:]), "each line with its time"
    await pressed(boss, made, "settle")
    assert "There are no open reports" in texts(shown(await boss.slash(home.channel, "admin reports")))


async def test_e48_who_is_forgotten_waits_no_more(home: Home) -> None:
    bruno, carla = home.people[1], home.people[2]
    for person in (bruno, carla):
        await home.press(person, home.channel, "wait")
        page = next(one for one in reversed(person.messages(home.channel)) if one["id"] in home.world.only_for)
        await person.click(page["id"], f"m1:{(await now(home)).id}:0:0:wait:in")
    assert len((await now(home)).waiting_list.people) == 2
    made = await bruno.slash(home.channel, "privacy")
    await bruno.click(shown(made)["id"], "p1:privacy:sure:", force=True)
    await home.quiet()
    state = await now(home)
    assert len(state.waiting_list.people) == 1
    await home.press(home.host, home.channel, "chairs")
    await home.press(home.host, home.channel, "unbot")
    await home.quiet()
    await home.until(lambda: any(f"<@{carla.id}>" in texts(one) for one in carla.messages(home.channel)))
    assert not any(f"<@{bruno.id}>" in texts(one) for one in carla.messages(home.channel))
    assert told(home, bruno)
