"""Several questions about one moment, handed to SQLite's thread together: the way there takes longer than an answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from sqlalchemy import Connection as SyncConnection
from sqlalchemy import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.driver import Connection
from bot.store.part import compiled

Question = tuple[Any, Mapping[str, Any]]
"""A statement that is kept (made once), and its parameters."""

_MENDED: dict[Any, tuple[tuple[int, Callable[[Any], Any]], ...]] = {}


async def ask(connection: AsyncConnection, questions: Sequence[Question]) -> list[list[Sequence[Any]]]:
    """The rows of each question, all about one moment. Nothing may have been asked on ``connection`` before."""
    if connection.dialect.name != "sqlite":
        return [[*(await connection.execute(statement, dict(its)))] for statement, its in questions]
    dialect = connection.dialect
    told = [(said, arrange(its)) for (said, arrange), its in ((compiled(dialect, s), its) for s, its in questions)]
    driver = driver_of(connection)
    try:
        found = await driver.ask_all(told)
    except sqlite3.Error as fault:
        raise DBAPIError.instance("; ".join(said for said, _ in told), {}, fault, sqlite3.Error) from fault
    return [mended(dialect, statement, rows) for (statement, _), rows in zip(questions, found, strict=True)]


async def look_up(connection: AsyncConnection, question: Question) -> list[Sequence[Any]]:
    """The rows of a question, in the transaction that is open on ``connection``."""
    statement, its = question
    if connection.dialect.name != "sqlite":
        return [*(await connection.execute(statement, dict(its)))]
    said, arrange = compiled(connection.dialect, statement)
    driver = driver_of(connection)
    try:
        found = await driver.run(said, arrange(its))
    except sqlite3.Error as fault:
        raise DBAPIError.instance(said, {}, fault, sqlite3.Error) from fault
    return mended(connection.dialect, statement, found.rows)


def driver_of(connection: AsyncConnection) -> Connection:
    """Our own connection below SQLAlchemy's. It is there: asking SQLAlchemy's asynchronous one costs a change of
    stacks."""
    sync = cast(SyncConnection, connection.sync_connection)
    return cast(Connection, sync.connection.driver_connection)


def mended(dialect: Dialect, statement: Any, rows: list[Any]) -> list[Sequence[Any]]:
    """The rows with values as SQLAlchemy gives them: SQLite itself knows no truth values."""
    if statement not in _MENDED:
        reading = [
            column.type.dialect_impl(dialect).result_processor(dialect, None) for column in statement.selected_columns
        ]
        _MENDED[statement] = tuple((n, read) for n, read in enumerate(reading) if read is not None)
    mending = _MENDED[statement]
    if not mending:
        return rows
    changed = [list(row) for row in rows]
    for row in changed:
        for n, read in mending:
            row[n] = read(row[n])
    return cast(list[Sequence[Any]], changed)
