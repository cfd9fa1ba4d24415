"""What the parts of the store share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Executable, Table, bindparam
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
    await connection.execute(_replacing(connection.dialect.name, table, tuple(row)), row)


@cache
def _replacing(dialect: str, table: Table, names: tuple[str, ...]) -> Executable:
    # Building the statement costs several times what running it does, so each is built once.
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = insert(table).values({name: bindparam(name) for name in names})
    keys: Sequence[str] = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in names if name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


_COMPILED: dict[tuple[str, Any], tuple[str, itemgetter[Any], dict[str, Any]]] = {}


async def many(connection: AsyncConnection, statement: Any, rows: Sequence[Mapping[str, Any]]) -> None:
    """Execute a statement that is kept (made once for each dialect) for each row of plain values.

    Compiled once and handed to the driver as it is: SQLAlchemy's own way costs more for each row than the database.
    """
    if not rows:
        return
    key = (connection.dialect.name, statement)
    if key not in _COMPILED:
        compiled = statement.compile(dialect=connection.dialect)
        _COMPILED[key] = (str(compiled), itemgetter(*compiled.positiontup), dict(compiled.params))
    said, in_order, constants = _COMPILED[key]
    await connection.exec_driver_sql(said, [in_order({**constants, **row}) for row in rows])
