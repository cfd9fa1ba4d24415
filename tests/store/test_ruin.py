"""After the database is damaged, moved or deleted while in use, nothing more is written, and the cause is reported."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from bot.ports.store import StoreProblem
from bot.store import Database, SqlStore
from bot.store.errors import DAMAGED, busy_reason
from bot.table.ports import StoreBusy

FILE = "germini.sqlite3"


async def people(store: SqlStore) -> None:
    """Store enough people to fill pages of their own, all in the database file, none in the write-ahead log."""
    for number in range(200):
        await store.people.person(1000 + number, f"Somebody{number}", "en")
    await store.log._database.clear_traces()  # pyright: ignore[reportPrivateUsage]


async def read_all(database: Database) -> None:
    """Read all these people with a store that has an empty cache."""
    for number in range(200):
        await SqlStore(database).people.person_of(1000 + number)


@pytest.mark.parametrize("pages", ["first", "others"])
async def test_damage_ends_all_writing_and_is_told_once(
    sqlite_url: str, tmp_path: Path, pages: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    await people(store)
    fatal_problem = asyncio.create_task(database.fatal_problem())
    size = (tmp_path / FILE).stat().st_size
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(0 if pages == "first" else 4096)
        file.write(os.urandom(100 if pages == "first" else size - 4096))
    with pytest.raises(StoreBusy, match=DAMAGED):
        await read_all(database)
    assert (await fatal_problem).code == DAMAGED
    for _ in range(2):
        with pytest.raises(StoreBusy, match=DAMAGED):
            await store.people.person(5, "Anna", "it")
    with pytest.raises(StoreProblem, match=DAMAGED):
        await store.heartbeat.beat(1)
    told = [record for record in caplog.records if record.levelno >= logging.CRITICAL]
    assert len(told) == 1
    assert told[0].__dict__["where"] == str(tmp_path / FILE)
    await database.close()


@pytest.mark.parametrize("way", ["deleted", "moved", "replaced"])
async def test_a_database_that_is_taken_away_is_missed_at_the_next_heartbeat(
    sqlite_url: str, tmp_path: Path, way: str
) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    await store.heartbeat.beat(1)
    file = tmp_path / FILE
    if way == "deleted":
        file.unlink()
    else:
        file.rename(tmp_path / "elsewhere")
    if way == "replaced":
        file.write_bytes((tmp_path / "elsewhere").read_bytes())
    with pytest.raises(StoreProblem, match="gone"):
        await store.heartbeat.beat(2)
    assert (await asyncio.wait_for(database.fatal_problem(), 5)).args_for_text == {"where": str(file)}
    with pytest.raises(StoreBusy, match="gone"):
        await store.people.person(5, "Anna", "it")
    await database.close()


async def test_nothing_is_the_matter_with_a_sound_one(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    fatal_problem = asyncio.create_task(database.fatal_problem())
    await SqlStore(database).heartbeat.beat(1)
    await asyncio.sleep(0)
    assert not fatal_problem.done()
    fatal_problem.cancel()
    await database.close()


class Data(Exception):
    """The error of PostgreSQL for a page that cannot be read."""

    sqlstate = "XX001"


def test_postgresql_says_it_too() -> None:
    assert busy_reason(DBAPIError("SELECT 1", {}, Data())) == DAMAGED
