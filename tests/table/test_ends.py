"""Asking for tables that do not exist leaves nothing behind."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.engine.actions import Refusal
from bot.players.bot_player import BotPlayer
from bot.table import commands as cmd
from bot.table.manager import TableManager
from tests.support.by_hand import FakeClock
from tests.support.stored import LookedInto


def actors() -> list[str]:
    """Return the running tasks of tables."""
    return [task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("table ")]


async def test_a_table_is_seen_while_it_wakes_and_while_it_is_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is a table, there is what the next test must not find."""
    store = LookedInto()
    tables = TableManager(store, FakeClock(), BotPlayer())
    await tables.start()
    waking, read = list[int](), tables._read

    async def looked(table: str) -> tuple[Any, Any]:
        waking.append(len(tables._waking))
        return await read(table)

    monkeypatch.setattr(tables, "_read", looked)
    anna = await store.people.person(1, "Anna", "en")
    opened = cmd.Command("o", "t", cmd.Open("chinze", 1, 1, "en"), anna.id)
    assert isinstance(await tables.submit(opened), cmd.Applied)
    assert waking == [1]
    assert len(actors()) == 1
    await tables.stop()
    await store.close()


@pytest.mark.slow
async def test_ids_of_no_table_leave_nothing_behind() -> None:
    store = LookedInto()
    tables = TableManager(store, FakeClock(), BotPlayer())
    await tables.start()
    for number in range(500):
        assert await tables.state(f"x{number}") is None
        outcome = await tables.submit(cmd.Command(f"s{number}", f"y{number}", cmd.Sit(), 1))
        assert outcome == cmd.Refused(Refusal("table-unknown"))
    assert not tables._waking
    assert not actors()
    await tables.stop()
    await store.close()
