"""What the parts of the store share."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import JSON, Dialect, Executable, Table, bindparam
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
    await connection.execute(replacing(connection.dialect.name, table, tuple(row)), row)


@cache
def replacing(dialect: str, table: Table, names: tuple[str, ...] = ()) -> Executable:
    """The statement that writes a row of these columns (all, if none are named), replacing the one with its key.

    Building it costs several times what running it does, so each is built once.
    """
    names = names or tuple(column.name for column in table.columns)
    statement = insert_of(dialect)(table).values({name: bindparam(name) for name in names})
    keys: Sequence[str] = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in names if name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


def insert_of(dialect: str) -> Any:
    """The insert of a database that can say what happens where a row stands already."""
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


Arrange = Callable[[Mapping[str, Any]], Any]
"""From a row by names to the parameters of a statement in their order."""

_COMPILED: dict[tuple[str, Any], tuple[str, Arrange]] = {}


def compiled(dialect: Dialect, statement: Any) -> tuple[str, Arrange]:
    """The SQL of a statement that is kept, and what puts a row's plain values in its order.

    Compiled once for each dialect: SQLAlchemy's own way costs more for each row than the database.
    """
    key = (dialect.name, statement)
    if key not in _COMPILED:
        its = statement.compile(dialect=dialect)
        names, constants = tuple(its.positiontup), dict(its.params)
        written = {name for name in names if isinstance(its.binds[name].type, JSON)}

        def arranged(row: Mapping[str, Any]) -> tuple[Any, ...]:
            plain = {**row, **{name: json.dumps(row[name]) for name in written}}
            return tuple(plain[name] if name in plain else constants[name] for name in names)

        told = len(names) > 1 and not written and all(its.binds[name].required for name in names)
        arrange: Arrange = itemgetter(*names) if told else arranged
        _COMPILED[key] = str(its), arrange
    return _COMPILED[key]
