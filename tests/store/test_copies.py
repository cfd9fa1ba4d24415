"""A person who was forgotten is in no backup of the database either (ux.md 3.9, T101; SQLite only)."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import make_url

from bot.duplicate.tournament import commands as cmd
from bot.ports.people import QuietHours
from bot.ports.servers import Report, mark
from bot.store import Database, SqlStore, startup
from bot.store.startup import copy_of
from bot.table.ports import Slot
from bot.table.quota import INVITE, OPEN, Limits, Use
from tests.duplicate.tournaments import Played, announced
from tests.store.samples import AT, opened
from tests.store.test_traces import NAME, USER, read

ANNA = 1001
"""Discord id of the person at the table of the samples."""


async def copied(url: str, monkeypatch: pytest.MonkeyPatch, revision: str = "9999") -> Path:
    """Make a backup as before a migration to this revision."""
    with monkeypatch.context() as patched:
        patched.setattr(startup, "head", lambda: revision)
        await (await Database.open(url)).close()
    return copy_of(Path(make_url(url).database or ""), revision)


async def test_t101_a_person_who_is_forgotten_stands_in_no_copy_any_more(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    state = await opened(store)
    anna = await store.people.person(ANNA, "Anna", "it")
    person = await store.people.person(USER, NAME, "it")
    await store.preferences.set_preference(person.id, "quiet", QuietHours(22, 8, "Europe/Rome").text)
    await store.reports.file_report(Report(9, 10, state.id, person.id, anna.id, 0, 0, 1, f"I am {NAME}", AT))
    assert await store.blocks.block(person.id, anna.id, AT)
    assert await store.blocks.block(anna.id, person.id, AT)
    assert await store.quotas.spend(Use(1, 10, person.id, OPEN, AT), Limits()) is None
    assert await store.quotas.spend(Use(1, 10, anna.id, INVITE, AT, mark(10, USER)), Limits()) is None
    await store.messages.save_slot(Slot(state.id, "hand:0", 5, 77_777_777, AT, 1, "d", False))
    await store.messages.save_slot(Slot(state.id, f"note:{person.id}", 5, 88_888_888, AT, 1, "d", False))
    await database.close()
    copies = [await copied(sqlite_url, monkeypatch, revision) for revision in ("9998", "9999")]
    assert all(NAME.encode() in copy.read_bytes() for copy in copies)
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    await store.privacy.forget(person.id, AT)
    assert NAME.encode() not in read(tmp_path)
    assert USER.to_bytes(8, "big") not in read(tmp_path)
    for copy in copies:
        with closing(sqlite3.connect(copy)) as connection:
            assert [row for (row,) in connection.execute("SELECT name FROM people ORDER BY id")] == ["Anna", ""]
            assert connection.execute("SELECT slot FROM message_slots").fetchall() == [("hand:0",)]
            for table in ("blocks", "quota"):
                assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    await store.privacy.forget(anna.id, AT)
    for copy in copies:
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("SELECT slot FROM message_slots").fetchall() == []
    await database.close()


async def test_what_was_written_in_tournaments_goes_from_the_copies_too(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the person wrote, and what others wrote that may name them."""
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    anna, bruno, carla = [(await store.people.person(ANNA + one, f"P{one}", "it")).id for one in range(3)]
    played = Played([replace(announced(game="chinze", form="individuals").facts[0], by=carla, name="Carla’s cup")])
    for person in (anna, bruno):
        played.do(cmd.Join((person,), f"team of {person}"), person)
    played.do(cmd.Substitute(anna, carla, 1, f"{NAME} is ill"), carla)
    await store.tournaments.append(played.state, 1, "c1", played.facts, AT)
    await database.close()
    copy = await copied(sqlite_url, monkeypatch)
    database = await Database.open(sqlite_url)
    await SqlStore(database).privacy.forget(anna, AT)
    assert NAME.encode() not in read(tmp_path)
    with closing(sqlite3.connect(copy)) as connection:
        words = connection.execute("SELECT words FROM tournament_words ORDER BY seq").fetchall()
    assert words == [("Carla’s cup",), (f"team of {bruno}",)]
    await database.close()


async def test_who_was_forgotten_before_is_taken_out_of_old_copies_at_the_start(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Backups of an earlier Germini, which did not clean them, and one restored from another place."""
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    person = await store.people.person(USER, NAME, "it")
    await database.close()
    copy = await copied(sqlite_url, monkeypatch)
    aside = copy.read_bytes()
    copy.unlink()
    database = await Database.open(sqlite_url)
    await SqlStore(database).privacy.forget(person.id, AT)
    await database.close()
    copy.write_bytes(aside)
    (tmp_path / f"{copy.name}.part").write_bytes(aside)
    await (await Database.open(sqlite_url)).close()
    assert NAME.encode() not in read(tmp_path)


async def test_a_copy_of_the_first_revision_is_cleared_too(sqlite_url: str, tmp_path: Path) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    person = await store.people.person(USER, NAME, "it")
    await store.privacy.forget(person.id, AT)
    await database.close()
    copy = copy_of(tmp_path / "germini.sqlite3", "0002")
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, user_id BIGINT, name TEXT, locale TEXT)")
        connection.execute("CREATE TABLE seats (table_id TEXT, chair INTEGER, person_id INTEGER)")
        connection.execute("CREATE TABLE message_slots (table_id TEXT, slot TEXT)")
        connection.execute("INSERT INTO people VALUES (?, ?, ?, 'it')", (person.id, USER, NAME))
        connection.commit()
    await (await Database.open(sqlite_url)).close()
    assert NAME.encode() not in read(tmp_path)


async def test_a_copy_that_cannot_be_changed_is_named_and_hinders_nothing(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    person = await store.people.person(USER, NAME, "it")
    copy = copy_of(tmp_path / "germini.sqlite3", "0002")
    copy.write_bytes(b"no database at all, but with a name in it: " * 40)
    caplog.set_level(logging.ERROR)
    await store.privacy.forget(person.id, AT)
    assert await store.people.person_of(USER) is None
    assert "still names people who were forgotten: delete it" in caplog.text
    assert caplog.records[-1].__dict__["copy"] == str(copy)
    await database.close()
