"""No file holds data of a forgotten person (ux.md 3.9, T101; SQLite only, since the files of a server are not
accessible)."""

from __future__ import annotations

from pathlib import Path

from bot.store import Database, SqlStore

NAME = "Zebulonquark"
USER = 1573826118153142274


def read(folder: Path) -> bytes:
    """Return the bytes of all files in the folder of the database."""
    return b"".join(file.read_bytes() for file in sorted(folder.iterdir()) if file.is_file())


async def test_t101_a_person_who_is_forgotten_stands_in_no_file_any_more(sqlite_url: str, tmp_path: Path) -> None:
    database = await Database.open(sqlite_url, patience=200)
    store = SqlStore(database)
    try:
        for number in range(50):
            await store.people.person(1000 + number, f"Somebody{number}", "en")
        person = await store.people.person(USER, NAME, "it")
        for language in ("en", "es", "it"):
            await store.people.person(USER, f"{NAME}-{language}", language)
        assert NAME.encode() in read(tmp_path)
        assert USER.to_bytes(8, "big") in read(tmp_path)
        await store.privacy.forget(person.id, 1)
        assert NAME.encode() not in read(tmp_path)
        assert USER.to_bytes(8, "big") not in read(tmp_path)
        assert b"Somebody49" in read(tmp_path)
        assert await store.people.person(USER + 1, "Anna", "en"), "and all goes on"
    finally:
        await database.close()


async def test_what_cannot_be_cleared_now_hinders_nobody(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url, patience=200)
    store = SqlStore(database)
    person = await store.people.person(USER, NAME, "it")
    async with database.read():
        await store.privacy.forget(person.id, 1)
    assert await store.people.person_of(USER) is None
    await database.close()
    await database.clear_traces()
