"""A database of any older revision with matches in it, migrated and rebuilt, equals one that was written today."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, select

from bot.store import Database, SqlStore, startup
from bot.store.db import parse
from bot.store.engines import write_engine
from bot.store.leaderboards import named_lines
from bot.store.rebuild import rebuild
from bot.store.schema import metadata, standings
from tests.store.samples import everything
from tests.store.test_standings import AT, HOUR, PROJECTED, crowd, toy_match
from tests.support.played import Play

Rows = dict[str, list[dict[str, Any]]]

REVISIONS = [its.revision for its in reversed(list(ScriptDirectory("bot/store/migrations").walk_revisions()))]


async def rows_of(database: Database) -> Rows:
    """Return everything by the names of columns; lines of the standings with scope, game and period of their
    leaderboards."""
    queries = {table.name: select(table) for table in metadata.sorted_tables}
    queries["standings"] = named_lines().add_columns(standings.c.board_id)
    async with database.read() as connection:
        return {
            name: [dict(row) for row in (await connection.execute(query)).mappings()] for name, query in queries.items()
        }


def as_then(connection: Connection, revision: str, rows: Rows) -> None:
    """Write the columns of these rows that the schema of that revision had."""
    startup.upgrade(connection, revision)
    then = MetaData()
    then.reflect(connection)
    for table in metadata.sorted_tables:
        if table.name in then.tables and rows[table.name]:
            its = then.tables[table.name]
            kept = [{name: row[name] for name in row if name in its.c} for row in rows[table.name]]
            typed = table.to_metadata(MetaData()) if set(its.c.keys()) == set(table.c.keys()) else its
            connection.execute(insert(typed), kept)


async def in_order(store: SqlStore) -> list[int]:
    """Play matches that ended one after the other: the first revision did not store their order."""
    people = await crowd(store)
    for n in range(6):
        three = [people[n % 5], people[(n + 1) % 5], people[(n + 3) % 5]]
        await toy_match(store, f"m{9 - n}", three, AT + n * 80 * HOUR, guild=10 if n % 3 else 11)
    await toy_match(store, "bots", people[:2], AT + 500 * HOUR, bots=1)
    await toy_match(store, "friendly", people[:3], AT + 501 * HOUR, ranked=False)
    broken = Play("broken", 1, AT + 502 * HOUR, store)
    await broken.open("toy", people[:3])
    for _ in range(15):
        await broken.step()
    await broken.stop(people[0])
    running = Play("running", 1, AT + 503 * HOUR, store)
    await running.open("toy", people[:3])
    for _ in range(15):
        await running.step()
    await toy_match(store, "late", people[:3], AT + 900 * HOUR)
    return people


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("revision", REVISIONS)
async def test_brought_up_to_date_and_made_anew_it_is_the_same(
    database: Database, store: SqlStore, tmp_path: Any, revision: str
) -> None:
    people = await in_order(store)
    today = await everything(database)
    url = f"sqlite+aiosqlite:///{tmp_path / 'older.sqlite3'}"
    engine = write_engine(parse(url), foreign_keys=False)
    rows = await rows_of(database)
    async with engine.begin() as connection:
        await connection.run_sync(as_then, revision, rows)
    await engine.dispose()
    older = await Database.open(url)
    try:
        count = await rebuild(older)
        found = await everything(older)
        assert count == len([row for row in rows["tables"] if row["status"] != "lobby"])
        for name in ("people", "tables", "seats", "events", "commands"):
            assert found[name] == today[name], name
        for name in PROJECTED:
            assert found[name] == today[name], name
        assert await SqlStore(older).profiles.profile(people[0], guild=10) == await store.profiles.profile(
            people[0], guild=10
        )
        await rebuild(older)
        assert await everything(older) == found
    finally:
        await older.close()
