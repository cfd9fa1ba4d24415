"""Statements shared by the parts of the store: upserts, several queries at once, several writes as one step.

On SQLite every change of thread waits for the interpreter's lock and takes longer than a short statement. A move writes
six statements; executed one by one, these changes were most of the time until the acknowledgement while pictures were
being drawn. So statements of one transaction go to SQLite's thread together.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, cast

from sqlalchemy import JSON, Dialect, Executable, Table, bindparam
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.db import Database
from bot.store.engines import Connection, StatementError, Told, is_sqlite, waiting_for_the_disk
from bot.table.ports import Conflict


class Repository:
    """Base of the parts of the store, which all use the same database."""

    def __init__(self, database: Database) -> None:
        self._database = database


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> None:
    """Write a row, replacing the row with the same primary key."""
    await connection.execute(replacing(connection.dialect.name, table, tuple(row)), row)


@cache
def replacing(dialect: str, table: Table, names: tuple[str, ...] = ()) -> Executable:
    """Return the statement that writes a row of these columns (by default all), replacing the row with the same key.

    Building it costs several times what running it does, so each is built once.
    """
    names = names or tuple(column.name for column in table.columns)
    statement = insert_of(dialect)(table).values({name: bindparam(name) for name in names})
    keys: Sequence[str] = [column.name for column in table.primary_key]
    changed = {name: statement.excluded[name] for name in names if name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


def insert_of(dialect: str) -> Any:
    """Return the dialect's insert construct, which supports ON CONFLICT."""
    return sqlite.insert if dialect == "sqlite" else postgresql.insert


Arrange = Callable[[Mapping[str, Any]], Any]
"""Turns a row by names into the parameters of a statement in their order."""

_COMPILED: dict[tuple[str, Any], tuple[str, Arrange]] = {}


def compiled(dialect: Dialect, statement: Any) -> tuple[str, Arrange]:
    """Return the SQL of a statement, and the function that turns a row of plain values into its parameters.

    Each statement is compiled once for each dialect: SQLAlchemy's own way costs more for each row than the database.
    The statement must be one that is built once and kept.
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


Question = tuple[Any, Mapping[str, Any]]
"""A query that is built once and kept, and its parameters."""

_MENDED: dict[Any, tuple[tuple[int, Callable[[Any], Any]], ...]] = {}


async def select_all(connection: AsyncConnection, questions: Sequence[Question]) -> list[list[Sequence[Any]]]:
    """Return the rows of each query, all on one snapshot. Nothing may have been executed on `connection` before."""
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
    """Return the rows of a query, in the transaction that is open on `connection`."""
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
    """Return the :class:`bot.store.engines.Connection` below SQLAlchemy's connection.

    Takes it from the synchronous connection: the asynchronous way costs a greenlet switch.
    """
    sync = cast(SyncConnection, connection.sync_connection)
    return cast(Connection, sync.connection.driver_connection)


def mended(dialect: Dialect, statement: Any, rows: list[Any]) -> list[Sequence[Any]]:
    """Return the rows with values converted as SQLAlchemy does: SQLite itself has no booleans."""
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


class Step(NamedTuple):
    """A statement that is built once and kept, and the rows it is executed for; without rows it is left out.

    `moves`: it must change exactly one row. `fresh`: its rows must be new. If that fails, another writer came first.
    """

    statement: Any
    rows: Sequence[Mapping[str, Any]]
    moves: bool = False
    fresh: bool = False


class Plain(NamedTuple):
    """A statement that is built once and kept, and rows without names: `names` is the order of their values.

    For many rows at once: arranging each row by its names takes as long as building it.
    """

    statement: Any
    names: Sequence[str]
    rows: Sequence[Sequence[Any]]


async def transact(database: Database, steps: Sequence[Step], *, note: bool = False) -> None:
    """Execute these steps as a transaction of their own. Raises Conflict or StoreBusy; nothing is written then.

    A `note` does not wait for the disk (:meth:`Database.note`).
    """
    if not is_sqlite(database.url):
        async with database.note() if note else database.write() as connection:
            await carry_out(connection, steps)
        return
    with nullcontext() if note else database.saving.noted():
        async with database.alone() as connection:
            await _on_sqlite(connection, steps, waiting_for_the_disk(connection.info, note=note))


async def carry_out(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    """Execute the steps in order, in the transaction of `connection`. Raises Conflict; the caller must roll
    back then."""
    if connection.dialect.name == "sqlite":
        await _on_sqlite(connection, steps)
        return
    for step in steps:
        if step.rows:
            await _one(connection, step)


async def carry_out_after(
    connection: AsyncConnection, question: Question, then: Callable[[list[Sequence[Any]]], Sequence[Step | Plain]]
) -> None:
    """Run a query and execute the steps that `then` returns for its rows, in the transaction of `connection`.

    None of the steps may be `fresh` or `moves`. `then` may only compute: on SQLite it runs on the database's thread, so
    that the whole costs one change of thread.
    """
    if connection.dialect.name != "sqlite":
        for step in then(await look_up(connection, question)):
            if step.rows:
                await _one(connection, _named(step))
        return
    dialect, (statement, its) = connection.dialect, question
    said, arrange = compiled(dialect, statement)

    def follow(rows: list[Any]) -> list[Told]:
        return [_told(dialect, step) for step in then(mended(dialect, statement, rows)) if step.rows]

    driver = driver_of(connection)
    try:
        await driver.run_after(said, arrange(its), follow)
    except sqlite3.Error as fault:
        raise DBAPIError.instance(said, {}, fault, sqlite3.Error) from fault


def _told(dialect: Dialect, step: Step | Plain) -> Told:
    said, arrange = compiled(dialect, step.statement)
    return said, step.rows if isinstance(step, Plain) else [arrange(row) for row in step.rows]


def _named(step: Step | Plain) -> Step:
    if isinstance(step, Step):
        return step
    return Step(step.statement, [dict(zip(step.names, row, strict=True)) for row in step.rows])


async def _on_sqlite(connection: AsyncConnection, steps: Sequence[Step], before: str | None = None) -> None:
    """Execute all steps with one change of thread; as a transaction of their own if `before` is not None."""
    steps = [step for step in steps if step.rows]
    told = [_told(connection.dialect, step) for step in steps]
    moves = [step.moves for step in steps]
    driver = driver_of(connection)
    try:
        changed = await (driver.run_all(told, moves) if before is None else driver.transact(told, moves, before))
    except StatementError as spoilt:
        fault = spoilt.fault
        if isinstance(fault, sqlite3.IntegrityError) and spoilt.number >= 0 and steps[spoilt.number].fresh:
            raise Conflict from fault
        raise DBAPIError.instance(told[spoilt.number][0], {}, fault, sqlite3.Error) from fault
    if not changed:
        raise Conflict


async def _one(connection: AsyncConnection, step: Step) -> None:
    try:
        result = await connection.execute(step.statement, [dict(row) for row in step.rows])
    except IntegrityError as error:
        if step.fresh:
            raise Conflict from error
        raise
    if step.moves and result.rowcount != 1:
        raise Conflict
