"""A transaction run on SQLite's thread writes all or nothing, and leaves nothing open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from bot.store import Database, schema
from bot.store.statements import Step, look_up, select_all
from bot.table.ports import Conflict
from tests.support.template import FILE, place

_PEOPLE = schema.people
_NEW = insert(_PEOPLE).values({name: bindparam(name) for name in ("id", "user_id", "name", "locale", "surface")})
_RENAME = update(_PEOPLE).where(_PEOPLE.c.id == bindparam("who")).values(name=bindparam("called"))
_COUNT = select(func.count()).select_from(_PEOPLE)


def person(number: int) -> dict[str, object]:
    return {"id": number, "user_id": 100 + number, "name": f"P{number}", "locale": "en", "surface": "dm"}


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(place(tmp_path / FILE))
    yield opened
    await opened.close()


async def people(database: Database) -> int:
    async with database.read() as connection:
        ((count,),) = (await select_all(connection, [(_COUNT, {})]))[0]
    return int(count)


@pytest.mark.parametrize("note", [False, True])
async def test_all_steps_are_written_together(database: Database, note: bool) -> None:
    renamed = Step(_RENAME, [{"who": 2, "called": "Zoe"}], moves=True)
    await database.transact([Step(_NEW, [person(1), person(2)]), renamed], note=note)
    async with database.read() as connection:
        (rows,) = await select_all(connection, [(select(_PEOPLE.c.name).order_by(_PEOPLE.c.id), {})])
    assert [name for (name,) in rows] == ["P1", "Zoe"]


async def test_a_step_that_moves_nothing_undoes_all(database: Database) -> None:
    with pytest.raises(Conflict):
        await database.transact([Step(_NEW, [person(1)]), Step(_RENAME, [{"who": 9, "called": "Zoe"}], moves=True)])
    assert await people(database) == 0
    await database.transact([Step(_NEW, [person(1)])])
    assert await people(database) == 1


async def test_a_row_that_is_not_new_undoes_all(database: Database) -> None:
    await database.transact([Step(_NEW, [person(1)])])
    with pytest.raises(Conflict):
        await database.transact([Step(_NEW, [person(2)]), Step(_NEW, [person(1)], fresh=True)])
    with pytest.raises(DBAPIError):
        await database.transact([Step(_NEW, [person(2)]), Step(_NEW, [person(1)])])
    assert await people(database) == 1


async def test_who_stops_waiting_leaves_nothing_open(database: Database) -> None:
    for number in range(1, 60):
        writing = asyncio.create_task(database.transact([Step(_NEW, [person(number)])]))
        for _ in range(number % 6):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    written = await people(database)
    await database.transact([Step(_NEW, [person(100)])])
    async with database.write() as connection:
        assert (await look_up(connection, (_COUNT, {})))[0][0] >= written + 1


async def test_how_long_a_commit_waits_is_said_each_time_it_changes(database: Database) -> None:
    for number, note in enumerate((True, False, False, True), 1):
        await database.transact([Step(_NEW, [person(number)])], note=note)
        async with database.alone() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            asked = await driver.run("PRAGMA synchronous", ())
        assert asked.rows == [(1 if note else 2,)]
