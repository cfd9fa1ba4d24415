"""What the parts of the store share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.codec import Codec
from bot.store.db import Database


class Part:
    """A part of the store: the database it works on and the codec of its facts."""

    def __init__(self, database: Database, codec: Codec | None = None) -> None:
        self._database = database
        self._codec = codec or Codec()


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> None:
    """Write a row, replacing the one with the same primary key."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    statement = insert(table).values(row)
    keys: Sequence[str] = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in row if name not in keys}
    await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))
