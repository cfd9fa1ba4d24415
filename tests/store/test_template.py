"""The template that the tests copy equals the result of the migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, make_url, text

from bot.store import Database, startup
from bot.store.engines import is_sqlite
from tests.store.samples import everything
from tests.support.template import FILE, place


def plain(its: Any) -> str:
    """Return a description without the addresses of its objects."""
    if isinstance(its, dict):
        return str({key: plain(value) for key, value in its.items()})
    return str(its)


def shape(connection: Connection) -> dict[str, Any]:
    """Return every table with its columns, keys, references and indexes."""
    look = inspect(connection)
    return {
        table: [
            *(f"{column['name']} {column['type']} {column['nullable']}" for column in look.get_columns(table)),
            look.get_pk_constraint(table)["constrained_columns"],
            sorted(map(plain, look.get_foreign_keys(table))),
            sorted(map(plain, look.get_unique_constraints(table))),
            sorted(map(plain, look.get_check_constraints(table))),
            sorted(map(plain, look.get_indexes(table))),
        ]
        for table in look.get_table_names()
    }


async def contents(url: str) -> tuple[dict[str, Any], Any, list[Any]]:
    """Return the shape of a database, its rows and, for SQLite, the text of its schema, after it was opened.

    Alembic writes the references of a table that it rebuilds in any order.
    """
    database = await Database.open(url)
    try:
        async with database.read() as connection:
            its = await connection.run_sync(shape)
            said = "SELECT type, name, sql FROM sqlite_master ORDER BY name" if is_sqlite(database.url) else "SELECT 1"
            return (
                its,
                await everything(database),
                [
                    [sorted(line.strip() for line in str(part).replace(",", "").split("\n")) for part in row]
                    for row in await connection.execute(text(said))
                ],
            )
    finally:
        await database.close()


@pytest.fixture
def copy(new_url: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Provide a copy of the template beside the new database."""
    if is_sqlite(make_url(new_url)):
        return place(tmp_path / "copy" / FILE)
    return request.getfixturevalue("postgres").database()


@pytest.mark.slow
async def test_a_copy_is_what_the_migrations_make(copy: str, new_url: str) -> None:
    its = await contents(copy)
    assert its == await contents(new_url)
    assert "events" in its[0]


async def test_a_copy_was_owned_by_nobody_and_is_not_migrated_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(connection: Connection) -> None:
        raise AssertionError("it is migrated again")

    monkeypatch.setattr(startup, "upgrade", never)
    database = await Database.open(url)
    assert database.owner.epoch == 1
    await database.close()


def test_a_copy_is_for_its_owner_alone_and_never_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "data" / FILE
    place(path)
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    with pytest.raises(FileExistsError):
        place(path)
