"""Lists of tables, results, and the heartbeat: what is stored beside the logs."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ports.store import StoreProblem
from bot.store import Database, SqlStore, read_heartbeat
from bot.table import events as ev
from bot.table.model import TableState
from bot.table.ports import TableSummary
from tests.store.samples import AT, append, everything, files_in, opened, opening


async def test_open_tables_oldest_first(store: SqlStore) -> None:
    await opened(store, "young", at=AT + 1)
    await opened(store, "old", at=AT)
    state = await opened(store, "over", at=AT)
    await append(store, state, "i2", ev.Closed("host", AT))
    assert await store.log.open_tables() == ["old", "young"]


async def test_a_line_of_the_list(store: SqlStore) -> None:
    anna = await store.people.person(1, "Anna", "it")
    bruno = await store.people.person(2, "Bruno", "it")
    state = await append(store, TableState("t1"), "i1", *opening(anna.id, bruno.id))
    await append(store, state, "i2", ev.BotSeated(2, "regular", "Cecco"), ev.Placed(30))
    line = TableSummary("t1", "Arno", "toy", 10, 20, 30, "lobby", (anna.id, bruno.id), 3, 5)
    assert await store.tables.listed() == [line]


async def test_tables_of_a_server_and_of_a_person(store: SqlStore) -> None:
    anna = await store.people.person(1001, "Anna", "it")
    bruno = await store.people.person(2, "Bruno", "it")
    await opened(store, "a", guild=10)
    await opened(store, "b", guild=11, at=AT + 1)
    await append(store, TableState("c"), "i1", *opening(bruno.id, guild=10, at=AT + 2))

    async def ids(**which: int) -> list[str]:
        return [line.id for line in await store.tables.listed(**which)]

    assert await ids() == ["c", "b", "a"]
    assert await ids(guild=10) == ["c", "a"]
    assert await ids(person=anna.id) == ["b", "a"]
    assert await ids(guild=10, person=anna.id) == ["a"]
    assert await ids(guild=12) == []


async def test_seats_follow_the_people(store: SqlStore, database: Database) -> None:
    anna = await store.people.person(1001, "Anna", "it")
    bruno = await store.people.person(2, "Bruno", "it")
    state = await opened(store)
    state = await append(store, state, "i2", ev.Seated(2, bruno.id), ev.BotSeated(1, "novice", "Lisa"))
    state = await append(store, state, "i3", ev.Swapped(0, 1), ev.HandedToBot(2))
    before = (await everything(database))["seats"]
    assert before == [
        ("t1", 0, None, "novice", "Lisa", False),
        ("t1", 1, anna.id, None, "", False),
        ("t1", 2, bruno.id, None, "", True),
    ]
    await append(store, state, "i4", ev.TakenBack(2), ev.Vacated(1))
    assert await store.tables.listed(person=anna.id) == []
    assert [line.persons for line in await store.tables.listed(person=bruno.id)] == [(bruno.id,)]


async def test_a_finished_match_is_recorded_with_its_last_fact(store: SqlStore, database: Database) -> None:
    anna = await store.people.person(1001, "Anna", "it")
    state = await opened(store)
    state = await append(store, state, "i2", ev.BotSeated(1, "novice", "Lisa"), ev.BotSeated(2, "regular", "Mea"))
    state = await append(store, state, "i3", ev.Started(AT + 1))
    assert (await everything(database))["matches"] == []
    await append(store, state, "i4", ev.Finished((5, -2, -3), (1, 2, 3), 1, True, AT + 9))
    rows = await everything(database)
    options = {"deals": 1, "stake": 3}
    assert rows["matches"] == [("t1", "toy", 10, options, "short", 1, True, AT + 1, AT + 9, 1, "computer", None)]
    assert [row[:6] for row in rows["match_seats"]] == [
        ("t1", 0, anna.id, None, 5, 1),
        ("t1", 1, None, "novice", -2, 2),
        ("t1", 2, None, "regular", -3, 3),
    ]
    assert await store.log.open_tables() == []
    assert await store.log.load("t1") is not None


async def test_the_heartbeat_is_read_from_inside_and_outside(store: SqlStore, url: str) -> None:
    assert await store.heartbeat.last_beat() is None
    assert await read_heartbeat(url) is None
    await store.heartbeat.beat(AT)
    await store.heartbeat.beat(AT + 5000)
    assert await store.heartbeat.last_beat() == AT + 5000
    assert await read_heartbeat(url) == AT + 5000


async def test_looking_for_a_heartbeat_makes_no_file(tmp_path: Path, new_sqlite_url: str) -> None:
    assert await read_heartbeat(new_sqlite_url) is None
    assert files_in(tmp_path) == []
    with (tmp_path / "germini.sqlite3").open("w") as file:
        file.write("this is a shopping list, not a database" * 40)
    assert await read_heartbeat(new_sqlite_url) is None
    with pytest.raises(StoreProblem):
        await read_heartbeat("gopher://hole")
