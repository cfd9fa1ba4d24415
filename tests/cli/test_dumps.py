"""``germini backup`` and ``germini restore`` on PostgreSQL, with its own programs."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.__main__ import main
from bot.store import Database, SqlStore, dumps
from bot.store.db import parse
from tests.cli.test_backups import later, played
from tests.store.samples import AT, everything
from tests.support.postgres import Cluster, cluster
from tests.support.toy_game import toy_among_games

pytestmark = [pytest.mark.postgres, pytest.mark.slow]


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    """Provide a server of its own."""
    with cluster() as its:
        yield its


@pytest.fixture
def url(server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Provide a database with one finished match and one table in play, as the settings name it."""
    its = server.database()
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("DATABASE_URL", its)
    monkeypatch.setenv("GERMINI_DATA_DIR", str(tmp_path / "data"))
    with toy_among_games():
        within(its, played)
        yield its


def within(url: str, work: Callable[[Database], Any]) -> Any:
    async def run() -> Any:
        database = await Database.open(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def execute(url: str, *statements: str) -> None:
    async def run() -> None:
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


def backup_of(folder: Path, *more: str) -> Path:
    assert main(["backup", "--to", str(folder), *more]) == 0
    return max(folder.glob("germini-*.dump"))


def test_a_backup_is_made_while_a_bot_plays_and_restored_after_a_loss(
    url: str, server: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def meanwhile(database: Database) -> tuple[Path, Any]:
        return await asyncio.to_thread(backup_of, tmp_path / "safe"), await everything(database)

    file, before = within(url, meanwhile)
    said = capsys.readouterr().out
    assert "Open tables: 1. Finished matches: 1." in said
    assert "the standings match the logs" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    within(url, later)
    after = within(url, everything)
    assert main(["restore", str(file)]) == 1
    lost = len(after["events"]) - len(before["events"])
    said = capsys.readouterr()
    assert f"Events: {lost} (tables: 1). Tables opened later: 1. Matches finished later: 1." in said.out
    assert "--replace" in said.err
    assert within(url, everything) == after
    assert main(["restore", str(file), "--replace"]) == 0
    assert within(url, everything) == before
    (aside,) = (tmp_path / "data" / "backups").glob("germini.before-restore-*.dump")
    assert str(aside) in capsys.readouterr().out
    other = server.new_database()
    monkeypatch.setenv("DATABASE_URL", other)
    assert main(["restore", str(aside)]) == 0
    assert "There is no database at" in capsys.readouterr().out
    assert within(other, everything) == after


def test_a_running_bot_is_not_robbed_of_its_database(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = backup_of(tmp_path, "--quick")

    async def meanwhile(database: Database) -> int:
        return await asyncio.to_thread(main, ["restore", str(file), "--replace"])

    assert within(url, meanwhile) == 1
    said = capsys.readouterr().err
    assert "Stop it, then repeat the command" in said
    assert url not in said


def test_a_dump_that_is_cut_off_or_newer_changes_nothing(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = backup_of(tmp_path, "--quick")
    cut = tmp_path / "cut"
    cut.write_bytes(file.read_bytes()[:-4000])
    before = within(url, everything)
    assert main(["restore", str(cut), "--replace"]) == 1
    assert "pg_restore failed" in capsys.readouterr().err
    with pytest.raises(dumps.BackupProblem, match="program"):
        dumps.load(cut, parse(url))  # As if it had passed the check: nothing is committed.
    assert within(url, everything) == before
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    newer = tmp_path / "newer"
    dumps.dump(parse(url), newer)
    assert main(["restore", str(newer), "--replace"]) == 1
    assert "newer Germini (revision 9999)" in capsys.readouterr().err
    assert main(["restore", str(file), "--replace"]) == 1
    assert "newer Germini (revision 9999)" in capsys.readouterr().err, "of the database in the place"
    assert main(["backup"]) == 1
    assert "newer Germini (revision 9999)" in capsys.readouterr().err


def test_an_account_that_may_not_create_a_database_cannot_try_the_copy(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    execute(url, "CREATE ROLE plain LOGIN", "GRANT ALL ON ALL TABLES IN SCHEMA public TO plain")
    execute(url, "GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO plain")
    monkeypatch.setenv("DATABASE_URL", url.replace("germini@", "plain@"))
    assert main(["backup", "--to", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert "Backup: " in said.out
    assert "CREATEDB" in said.err
    backup_of(tmp_path, "--quick")


def test_without_postgresqls_programs_it_says_what_to_install(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert main(["backup", "--to", str(tmp_path)]) == 1
    assert "postgresql-client" in capsys.readouterr().err
    assert os.listdir(tmp_path) == []  # noqa: PTH208


def test_who_was_forgotten_after_the_backup_is_forgotten_again(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = backup_of(tmp_path, "--quick")

    async def forget(database: Database) -> None:
        store = SqlStore(database)
        await store.people.person(99, "New", "en")
        await store.privacy.forget((await store.people.person(2, "P2", "en")).id, AT)

    async def next_number(database: Database) -> int:
        return (await SqlStore(database).people.person(100, "Newest", "en")).id

    within(url, forget)
    assert main(["restore", str(file), "--replace"]) == 0
    assert "One person had deleted their data after the backup" in capsys.readouterr().out
    assert [row[2] for row in within(url, everything)["people"]] == ["P1", "", "P3"]
    assert within(url, next_number) == 5


def test_the_password_is_not_on_the_command_line() -> None:
    its = parse("postgresql://anna:secret@db.example:6543/games?sslmode=require")
    told = dumps.environment(its)
    expected = {"PGHOST": "db.example", "PGPORT": "6543", "PGUSER": "anna", "PGPASSWORD": "secret"}
    assert {name: told[name] for name in expected} == expected
    assert (told["PGDATABASE"], told["PGSSLMODE"]) == ("games", "require")
