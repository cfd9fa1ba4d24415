"""``germini backup`` and ``germini restore`` on SQLite: what they say, and what is there afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections import namedtuple
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import backups as command
from bot.settings import Settings
from bot.store import Database, SqlStore, backups, startup
from bot.store.db import parse
from bot.store.engines import write_engine
from tests.store.samples import AT, everything
from tests.support.played import Play
from tests.support.template import FILE, placed
from tests.support.toy_game import toy_among_games

Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the toy game, and set the console to English."""
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with toy_among_games():
        yield


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Provide a data folder with one finished match and one table in play."""
    folder = tmp_path / "data"
    within(folder, played)
    return folder


def within(folder: Path, work: Callable[[Database], Any]) -> Any:
    """Run a function on the database of a data folder."""

    async def run() -> Any:
        database = await Database.open(placed(folder / FILE))
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


async def match(database: Database, number: int, *, over: bool) -> None:
    store = SqlStore(database)
    people = [(await store.people.person(n, f"P{n}", "en")).id for n in (1, 2, 3)]
    play = Play(f"m{number}", number, AT + number, store)
    await play.open("toy", people)
    if over:
        await play.to_end()


async def played(database: Database) -> None:
    await match(database, 1, over=True)
    await match(database, 2, over=False)


async def later(database: Database) -> None:
    """What happens after the backup."""
    await match(database, 3, over=True)


def back_up(data: Path, *more: str) -> int:
    return main(["backup", "--data-dir", str(data), *more])


def put_back(file: Path, data: Path, *more: str) -> int:
    return main(["restore", str(file), "--data-dir", str(data), *more])


def made(folder: Path) -> list[Path]:
    return sorted(folder.glob("germini-*.sqlite3"))


def backup_of(data: Path) -> Path:
    """Make a backup outside the data folder and return it."""
    file = data.parent / "safe.sqlite3"
    assert back_up(data, "--out", str(file)) == 0
    return file


def snapshot(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Return all files in a folder with their modes, without the lock and SQLite's index of its log."""
    return {
        str(path.relative_to(folder)): (stat.S_IMODE(path.stat().st_mode), path.read_bytes())
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith((".lock", "-shm", "-wal"))
    }


# -- backup


def test_a_backup_is_made_while_a_bot_writes_and_only_its_owner_can_read_it(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def meanwhile(database: Database) -> tuple[int, Any]:
        before = await everything(database)
        status = await asyncio.to_thread(back_up, data)
        await later(database)
        return status, before

    status, before = within(data, meanwhile)
    assert status == 0
    said = capsys.readouterr().out
    assert "Open tables: 1. Finished matches: 1." in said
    assert "the standings match the logs" in said
    (file,) = made(data / "backups")
    assert os.listdir(file.parent) == [file.name], "no draft and no file beside it"  # noqa: PTH208
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    copy = data.parent / "copy"
    copy.mkdir()
    shutil.copy(file, copy / FILE)
    assert within(copy, everything) == before


def test_the_newest_are_kept_and_other_files_are_left(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = data.parent / "safe"
    folder.mkdir()
    names = ["germini-20250101T000000Z.sqlite3", "germini-20250102T000000Z.sqlite3", "germini-20250101T000000Z.dump"]
    others = ["germini-mine.sqlite3", "germini.before-0011.sqlite3", "notes.txt"]
    for name in (*names, *others):
        (folder / name).touch()
    assert back_up(data, "--to", str(folder), "--keep", "2", "--quick") == 0
    said = capsys.readouterr().out
    assert f"Deleted because of --keep: {names[0]}\n" in said
    assert "were not compared" in said
    assert {path.name for path in folder.iterdir()} >= {*names[1:], *others}
    assert len(made(folder)) == 3, "one of them is not ours"


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("UPDATE standings SET balance = balance + 1", "do not match the logs (standings)"),
        ("DELETE FROM events WHERE table_id = 'm2' AND seq = 2", "The log of table m2 cannot be read at event 2"),
        ("DELETE FROM events WHERE table_id = 'm1' AND seq = 3", "The log of table m1 cannot be read at event 3"),
    ],
    ids=["standings", "open", "finished"],
)
def test_a_fault_of_the_database_is_told_and_no_older_backup_deleted(
    data: Path, capsys: pytest.CaptureFixture[str], harm: str, told: str
) -> None:
    older = data / "backups" / "germini-20250101T000000Z.sqlite3"
    older.parent.mkdir()
    older.touch()
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute(harm)
    assert back_up(data, "--keep", "1") == 1
    said = capsys.readouterr()
    assert told.lower() in said.err.lower()
    assert "No older backup was deleted" in said.err
    assert "Backup: " in said.out
    assert len(made(older.parent)) == 2


def test_a_damaged_database_gives_no_backup(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    size = (data / FILE).stat().st_size
    with (data / FILE).open("r+b") as file:
        file.seek(size // 2)
        file.write(os.urandom(size // 4))
    assert back_up(data) == 1
    said = capsys.readouterr().err
    assert f"The database {data / FILE} is damaged" in said
    assert list((data / "backups").iterdir()) == []


def test_too_little_space_is_told_before_anything_is_copied(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(9, 9, 100_000))
    assert back_up(data) == 1
    assert "Not enough space" in capsys.readouterr().err
    assert list((data / "backups").iterdir()) == []


def test_a_disk_that_fills_up_meanwhile_leaves_nothing(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: Path, target: Path, progress: object) -> None:
        target.write_bytes(b"the first pages")
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(backups, "copy_file", full)
    assert back_up(data) == 1
    assert "the disk is full" in capsys.readouterr().err
    assert list((data / "backups").iterdir()) == []


def test_a_file_that_exists_is_not_overwritten(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = data.parent / "mine"
    file.write_text("precious")
    assert back_up(data, "--out", str(file)) == 1
    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "precious"
    assert back_up(data, "--out", str(file), "--keep", "3") == 1
    assert "--out names one file" in capsys.readouterr().err


def test_without_a_database_none_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert back_up(tmp_path / "mistyped") == 1
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "mistyped").exists()


def test_a_large_database_shows_how_far_the_copy_is(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "LARGE", 1)
    monkeypatch.setattr(backups, "_PAGES", 10)
    assert back_up(data) == 0
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("[")]
    assert len(lines) > 3
    assert lines[-1].startswith("[##############################]")


def test_a_database_of_a_newer_germini_is_not_copied(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert back_up(data) == 1
    said = capsys.readouterr().err
    assert f"The database {data / FILE} was written by a newer Germini (revision 9999)" in said
    assert list((data / "backups").iterdir()) == []


# -- restore


def test_it_says_what_is_lost_and_replaces_nothing_unasked(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = backup_of(data)
    before = within(data, everything)
    within(data, later)
    after = within(data, everything)
    lost = len(after["events"]) - len(before["events"])
    there = snapshot(data)
    capsys.readouterr()
    assert put_back(file, data, "--check") == 0
    said = capsys.readouterr().out
    assert f"Events: {lost} (tables: 1). Tables opened later: 1. Matches finished later: 1." in said
    assert put_back(file, data) == 1
    said = capsys.readouterr()
    assert f"Events: {lost} (tables: 1)." in said.out
    assert "--replace" in said.err
    assert snapshot(data) == there, "nothing was changed"
    assert put_back(file, data, "--replace") == 0
    said = capsys.readouterr().out
    assert "Open tables that continue where they were: 1." in said
    assert within(data, everything) == before
    (aside,) = data.glob("germini.before-restore-*.sqlite3")
    assert str(aside) in said
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert put_back(aside, data, "--replace") == 0, "and back again"
    assert within(data, everything) == after


def test_a_lost_folder_is_made_again(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = backup_of(data)
    before = within(data, everything)
    shutil.rmtree(data)
    assert put_back(file, data) == 0
    said = capsys.readouterr().out
    assert "There is no database at" in said
    assert "What was saved after" in said
    assert within(data, everything) == before
    assert {stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()} == {0o600}


def test_the_log_of_another_database_does_not_stay_beside_the_restored_one(data: Path) -> None:
    """SQLite would apply it to the file that now has the name."""
    file = backup_of(data)
    before = within(data, everything)
    within(data, later)
    with closing(sqlite3.connect(data / FILE)) as writing, closing(sqlite3.connect(data / FILE)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM people").fetchone()
        writing.execute("UPDATE people SET name = 'changed'")
        writing.commit()
        wal = (data / f"{FILE}-wal").read_bytes()
    (data / FILE).unlink()
    (data / f"{FILE}-wal").write_bytes(wal)
    assert put_back(file, data) == 0
    assert within(data, everything) == before


def test_a_damaged_database_is_replaced_and_kept(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = backup_of(data)
    before = within(data, everything)
    (data / FILE).write_bytes(b"no database at all " * 999)
    assert put_back(file, data, "--replace") == 0
    assert "cannot be read, so it cannot be compared" in capsys.readouterr().out
    assert within(data, everything) == before
    (aside,) = data.glob("germini.before-restore-*.sqlite3")
    assert aside.read_bytes().startswith(b"no database")


def test_a_running_bot_is_not_robbed_of_its_database(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = backup_of(data)

    async def meanwhile(database: Database) -> int:
        return await asyncio.to_thread(put_back, file, data, "--replace")

    assert within(data, meanwhile) == 1
    assert "Stop it, then repeat the command" in capsys.readouterr().err
    assert list(data.glob("*before-restore*")) == []


def test_a_backup_of_a_newer_germini_is_refused(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, there = backup_of(data), snapshot(data)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert put_back(file, data, "--replace") == 1
    said = capsys.readouterr().err
    assert "newer Germini (revision 9999)" in said
    assert snapshot(data) == there


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"a letter", "is not a backup"),
        (b"SQLite format 3\0" + b"x" * 9000, "is damaged"),
        (b"PGDMP and so on", "is a backup of PostgreSQL, but"),
    ],
    ids=["letter", "damaged", "dump"],
)
def test_what_is_no_good_backup_is_refused(
    data: Path, capsys: pytest.CaptureFixture[str], content: bytes, told: str
) -> None:
    file, there = data.parent / "file", snapshot(data)
    file.write_bytes(content)
    assert put_back(file, data, "--replace") == 1
    assert told in capsys.readouterr().err
    assert snapshot(data) == there
    assert put_back(data.parent / "none", data) == 1
    assert "no such file" in capsys.readouterr().err


def test_a_backup_of_an_older_revision_is_checked_restored_and_migrated(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()

    async def older() -> None:
        engine = write_engine(parse(Settings(data_dir=data).database), foreign_keys=False)
        async with engine.begin() as connection:
            await connection.run_sync(lambda its: startup.upgrade(its, "0011"))
        await engine.dispose()

    asyncio.run(older())
    file = backup_of(data)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0011",)
    shutil.rmtree(data)
    assert put_back(file, data) == 0
    with closing(sqlite3.connect(data / FILE)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (startup.head(),)


def test_who_was_forgotten_after_the_backup_is_forgotten_again(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = backup_of(data)

    async def forget(database: Database) -> None:
        store = SqlStore(database)
        await store.people.person(99, "New", "en")
        await store.privacy.forget((await store.people.person(2, "P2", "en")).id, AT)

    async def names(database: Database) -> list[str]:
        return [row[2] for row in (await everything(database))["people"]]

    async def next_number(database: Database) -> int:
        return (await SqlStore(database).people.person(100, "Newest", "en")).id

    within(data, forget)
    assert put_back(file, data, "--replace") == 0
    assert "One person had deleted their data after the backup" in capsys.readouterr().out
    assert within(data, names) == ["P1", "", "P3"]
    assert within(data, next_number) == 5, "the number of the person who is only in the replaced database is not used"
    (aside,) = data.glob("germini.before-restore-*.sqlite3")

    async def forget_newest(database: Database) -> None:
        await SqlStore(database).privacy.forget(5, AT)

    within(data, forget_newest)
    with closing(sqlite3.connect(aside)) as connection:
        assert [row[0] for row in connection.execute("SELECT name FROM people ORDER BY id")] == ["P1", "", "P3", "New"]


def test_numbers_of_another_database_forget_nobody(data: Path, tmp_path: Path) -> None:
    """The bot began with an empty database after a loss; there the person with the number 1 has deleted their data."""
    file, before = backup_of(data), within(data, everything)
    shutil.rmtree(data)

    async def other(database: Database) -> None:
        store = SqlStore(database)
        await store.privacy.forget((await store.people.person(7, "P7", "en")).id, AT)

    within(data, other)
    assert put_back(file, data, "--replace") == 0
    assert within(data, everything)["people"] == before["people"]


def test_who_is_forgotten_is_taken_out_of_the_backups_in_the_data_folder(data: Path) -> None:
    assert back_up(data) == 0
    (file,) = made(data / "backups")

    async def forget(database: Database) -> None:
        store = SqlStore(database)
        await store.privacy.forget((await store.people.person(2, "P2", "en")).id, AT)

    assert b"P2" in file.read_bytes()
    within(data, forget)
    with closing(sqlite3.connect(file)) as connection:
        assert [row[0] for row in connection.execute("SELECT name FROM people ORDER BY id")] == ["P1", "", "P3"]
    backups.whole(file)


@pytest.mark.parametrize(("locale", "said"), [("it_IT.UTF-8", "esiste già"), ("es_ES.UTF-8", "ya existe")])
def test_it_speaks_the_language_of_the_terminal(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert back_up(data, "--out", str(data / FILE)) == 1
    assert said in capsys.readouterr().err
