"""Forgetting a server: all of it goes, nothing of any other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from bot.store import Database, SqlStore, schema
from tests.store.samples import everything
from tests.store.test_standings import some_play


async def of_others(database: Database, guild: int) -> dict[str, list[Any]]:
    """All rows that do not belong to a server."""
    async with database.read() as connection:
        mine = set(
            (await connection.execute(select(schema.tables.c.id).where(schema.tables.c.guild == guild))).scalars()
        )
        found: dict[str, list[Any]] = {}
        for table in schema.metadata.sorted_tables:
            rows = (await connection.execute(select(table).order_by(*table.primary_key))).mappings()
            keys = {"tables": "id", "standings": "scope", "seasons": "guild", "partners": "guild"}
            key = keys.get(table.name, "table_id")
            found[table.name] = [tuple(row.values()) for row in rows if row.get(key) not in mine | {guild}]
    return found


async def test_a_forgotten_server_leaves_nothing_and_the_others_whole(store: SqlStore, database: Database) -> None:
    await some_play(store)
    await store.open_season(10, "spring", 1)
    assert await store.servers() == [10, 11]
    kept = await of_others(database, 10)
    assert await store.forget_server(10) > 0
    assert await everything(database) == kept
    assert await store.servers() == [11]
