"""Appending and reading: every written fact is stored, once, in order."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, text, update

from bot.store import CorruptLog, Database, SqlStore
from bot.store.schema import events, tables
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import Conflict, Timer
from tests.store.samples import AT, LOBBY_CLOCK, append, everything, opened, opening


async def test_a_log_comes_back_as_it_was_written(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    facts = (*opening(anna.id), ev.BotSeated(1, "regular", "Cecco"), ev.SeedSealed(1, b"\x00\xff seed", "c0ffee"))
    after = await append(store, TableState("t1"), "i1", *facts, timers=LOBBY_CLOCK)
    stored = await store.log.load("t1")
    assert stored is not None
    assert (stored.table, stored.events, stored.timers) == ("t1", facts, LOBBY_CLOCK)
    assert fold(TableState("t1"), stored.events) == after


async def test_an_unknown_table_has_no_log(store: SqlStore) -> None:
    assert await store.log.load("nobody") is None
    assert await store.log.applied("nobody", "i1") is None


async def test_a_command_is_applied_once(store: SqlStore, database: Database) -> None:
    state = await opened(store)
    again = fold(state, (ev.Vacated(0),))
    before = await everything(database)
    assert await store.log.append(again, state.seq + 1, "i1", (ev.Vacated(0),), (), AT) == state.seq
    assert await everything(database) == before
    assert await store.log.applied("t1", "i1") == state.seq
    assert await store.log.applied("t1", "i2") is None


async def test_the_same_command_id_at_another_table_is_another_command(store: SqlStore) -> None:
    await opened(store, "t1")
    await opened(store, "t2")
    assert await store.log.applied("t2", "i1") == 2


async def test_a_command_retried_after_a_lost_answer_gives_its_seq(store: SqlStore) -> None:
    state = await opened(store)
    await append(store, state, "i2", ev.Vacated(0))
    after = fold(state, (ev.Vacated(0),))
    assert await store.log.append(after, state.seq + 1, "i2", (ev.Vacated(0),), (), AT) == 3


@pytest.mark.parametrize("first", [1, 2, 4])
async def test_a_taken_or_future_seq_is_a_conflict(store: SqlStore, database: Database, first: int) -> None:
    await opened(store)
    before = await everything(database)
    late = fold(TableState("t1", seq=first - 1, game="toy"), (ev.Readied(0),))
    with pytest.raises(Conflict):
        await store.log.append(late, first, "i2", (ev.Readied(0),), (), AT)
    assert await everything(database) == before


async def test_facts_that_do_not_lead_to_the_state_are_refused(store: SqlStore, database: Database) -> None:
    state = await opened(store)
    before = await everything(database)
    with pytest.raises(ValueError, match="do not lead"):
        await store.log.append(state, state.seq + 1, "i2", (ev.Readied(0),), (), AT)
    with pytest.raises(ValueError, match="do not lead"):
        await store.log.append(state, state.seq + 1, "i2", (), (), AT)
    assert await everything(database) == before


async def test_of_twenty_racing_appends_to_ten_places_ten_are_applied(store: SqlStore, database: Database) -> None:
    """Ten tables, two writers each with the same seq: one wins, the other has a conflict, and nothing is lost."""
    states = [await opened(store, f"t{number}") for number in range(10)]

    async def write(state: TableState, command: str) -> str:
        try:
            await append(store, state, command, ev.BotSeated(1, "novice", command))
        except Conflict:
            return "conflict"
        return "applied"

    outcomes = await asyncio.gather(*(write(state, f"i{which}") for which in (2, 3) for state in states))
    assert sorted(outcomes) == ["applied"] * 10 + ["conflict"] * 10
    rows = await everything(database)
    assert len(rows["events"]) == 30
    assert len(rows["commands"]) == 20


async def test_twenty_copies_of_one_click_are_one_command(store: SqlStore, database: Database) -> None:
    state = await opened(store)
    after = fold(state, (ev.Vacated(0),))
    seqs = await asyncio.gather(
        *(store.log.append(after, state.seq + 1, "i2", (ev.Vacated(0),), (), AT) for _ in range(20))
    )
    assert sorted(seqs, key=lambda seq: seq or 0) == [None] + [3] * 19
    assert len((await everything(database))["events"]) == 3


async def test_clocks_are_replaced_as_a_set(store: SqlStore) -> None:
    state = await opened(store)
    turn = (Timer("turn", AT + 5, 7, 0), Timer("turn", AT + 3, 7, 2))
    await append(store, state, "i2", ev.Placed(99), timers=turn)
    await opened(store, "t2", at=AT)
    stored = await store.log.load("t1")
    assert stored is not None
    assert stored.timers == (turn[1], turn[0])
    assert await store.log.all_timers() == [("t1", turn[1]), ("t1", turn[0]), ("t2", LOBBY_CLOCK[0])]


async def test_a_missing_fact_is_named(store: SqlStore, database: Database) -> None:
    await opened(store)
    async with database.write() as connection:
        await connection.execute(delete(events).where(events.c.seq == 1))
    with pytest.raises(CorruptLog, match="table t1, event 1: it is missing"):
        await store.log.load("t1")


async def test_a_log_cut_short_is_named(store: SqlStore, database: Database) -> None:
    await opened(store)
    async with database.write() as connection:
        await connection.execute(delete(events).where(events.c.seq == 2))
    with pytest.raises(CorruptLog) as caught:
        await store.log.load("t1")
    assert (caught.value.table, caught.value.seq) == ("t1", 2)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "toy:waltzed"},
        {"kind": "waltz"},
        {"kind": "chess:dealt"},
        {"v": 2},
        {"body": b'{"type":"table.seated"'},
    ],
)
async def test_a_fact_that_is_not_understood_is_named(
    store: SqlStore, database: Database, change: dict[str, object]
) -> None:
    await opened(store)
    async with database.write() as connection:
        await connection.execute(update(events).where(events.c.seq == 2).values(**change))
    with pytest.raises(CorruptLog) as caught:
        await store.log.load("t1")
    assert (caught.value.table, caught.value.seq) == ("t1", 2)


async def test_other_tables_are_read_while_one_is_broken(store: SqlStore, database: Database) -> None:
    await opened(store, "t1")
    await opened(store, "t2")
    async with database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == "t1").values(seq=9))
    assert await store.log.open_tables() == ["t1", "t2"]
    assert await store.log.load("t2") is not None
    with pytest.raises(CorruptLog):
        await store.log.load("t1")


async def test_the_reading_engine_cannot_write(database: Database) -> None:
    with pytest.raises(Exception, match=r"readonly|read-only"):
        async with database.read() as connection:
            await connection.execute(text("INSERT INTO app_state VALUES ('a', 'b')"))
    assert (await everything(database))["app_state"] == []
