"""Statements, and the SQLite connection that executes several of them together.

On SQLite every change of thread waits for the interpreter's lock and takes longer than a short statement. A move writes
six statements; executed one by one, these changes were most of the time until the acknowledgement while pictures were
being drawn. So statements of one transaction go to SQLite's thread together.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, Self, cast

import aiosqlite
import msgspec
from sqlalchemy import JSON, Dialect, Executable, Table, bindparam
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.lease import Fenced
from bot.table.ports import Conflict

NOTE = "germini_note"
"""The option of a connection whose commits do not wait for the disk."""

Statement = tuple[str, Sequence[Sequence[Any]]]
"""A statement and the rows it is executed for."""

BEGIN = "BEGIN IMMEDIATE"
"""The statement that begins a writing transaction."""

Fence = tuple[str, Sequence[Any]]
"""A query with its parameters that returns a row as long as this connection may write."""


class _Result(msgspec.Struct, frozen=True):
    description: Any
    rowcount: int
    lastrowid: Any
    rows: list[Any]


class StatementError(Exception):
    """Raised when one of several statements executed together fails.

    `number` is the index of the statement, -1 if beginning or ending the transaction failed.
    """

    def __init__(self, number: int, fault: sqlite3.Error) -> None:
        super().__init__(number, fault)
        self.number = number
        self.fault = fault


class Cursor:
    """A finished execution, with the part of a cursor's interface that SQLAlchemy uses."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._result = _Result(None, -1, None, [])

    async def __aenter__(self) -> Self:
        return self

    @property
    def description(self) -> Any:
        return self._result.description

    @property
    def rowcount(self) -> int:
        return self._result.rowcount

    @property
    def lastrowid(self) -> Any:
        return self._result.lastrowid

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Self:
        self._result = await self._connection.run(sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> Self:
        self._result = await self._connection.run(sql, parameters, many=True)
        return self

    async def fetchall(self) -> list[Any]:
        return self._result.rows

    async def close(self) -> None:
        """Do nothing: nothing is open."""


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that needs one change of thread for each statement.

    aiosqlite itself changes to its thread four times for one statement: to create a cursor, to execute, to fetch and to
    close. That was most of the time of a commit (2.5 ms; 1.7 ms with this class). Results are small, so this class
    fetches them where it executes.

    A `fence` is queried at the beginning of every writing transaction; from then on nobody else can write until its
    end. If the query returns no row, the transaction is rolled back and Fenced is raised.
    """

    def __init__(self, path: str, patience: int, pragmas: Sequence[str], fence: Fence | None = None) -> None:
        def connect() -> sqlite3.Connection:
            its = sqlite3.connect(path, timeout=patience / 1000, isolation_level=None, check_same_thread=False)
            try:
                for pragma in pragmas:
                    its.execute(f"PRAGMA {pragma}")
            except sqlite3.Error:
                its.close()
                raise
            return its

        super().__init__(connect, iter_chunk_size=64)
        self._thread.daemon = True
        self._over = False
        self._fence = fence

    async def ended(self) -> None:
        """Wait for the end of the thread of a connection that could not be opened. A thread that ends after its event
        loop writes a traceback to standard error."""
        await asyncio.to_thread(self._thread.join)

    def cursor(self) -> Any:
        """Return a cursor without waiting."""
        return Cursor(self)

    async def run(self, sql: str, parameters: Any, *, many: bool = False) -> _Result:
        """Execute a statement (with `many`, once for each parameter row) and fetch its rows."""

        def work() -> _Result:
            cursor = self._conn.cursor()
            try:
                (cursor.executemany if many else cursor.execute)(sql, parameters)
                if sql == BEGIN:
                    self._pass_the_fence(cursor)
                rows = cursor.fetchall() if cursor.description else []
                return _Result(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
            finally:
                cursor.close()

        self._over = False
        result: _Result = await self._execute(work)  # pyright: ignore[reportUnknownMemberType]
        return result

    async def ask_all(self, told: Sequence[tuple[str, Sequence[Any]]]) -> list[list[Any]]:
        """Return the rows of several queries on one snapshot, in one visit to the thread.

        No transaction may be open.
        """

        def work() -> list[list[Any]]:
            cursor = self._conn.cursor()
            try:
                cursor.execute("BEGIN")
                return [cursor.execute(sql, parameters).fetchall() for sql, parameters in told]
            finally:
                self._conn.rollback()
                cursor.close()

        rows: list[list[Any]] = await self._alone(work)
        return rows

    async def run_all(self, told: Sequence[Statement], moves: Sequence[bool]) -> bool:
        """Execute each statement for its rows, in one visit to the thread.

        Returns False at the first statement marked in `moves` that has not changed exactly one row. Raises
        StatementError.
        """

        def work() -> bool:
            cursor = self._conn.cursor()
            try:
                return self._all(cursor, told, moves)
            finally:
                cursor.close()

        self._over = False
        result: bool = await self._execute(work)  # pyright: ignore[reportUnknownMemberType]
        return result

    async def run_after(
        self, sql: str, parameters: Sequence[Any], then: Callable[[list[Any]], Sequence[Statement]]
    ) -> None:
        """Run a query and execute the statements that `then` returns for its rows, in one visit to the thread."""

        def work() -> None:
            cursor = self._conn.cursor()
            try:
                for said, rows in then(cursor.execute(sql, parameters).fetchall()):
                    self.step(cursor, said, rows)
            finally:
                cursor.close()

        self._over = False
        await self._execute(work)  # pyright: ignore[reportUnknownMemberType]

    async def transact(self, told: Sequence[Statement], moves: Sequence[bool], before: str = "") -> bool:
        """Do :meth:`run_all` as a whole transaction, from its beginning to its commit.

        Nothing stays written if it returns False or raises. `before` is a statement to execute before the transaction
        begins. Raises StatementError or Fenced.
        """

        def work() -> bool:
            cursor = self._conn.cursor()
            try:
                if before:
                    cursor.execute(before)
                cursor.execute(BEGIN)
                self._pass_the_fence(cursor)
                done = self._all(cursor, told, moves)
                if done:
                    cursor.execute("COMMIT")
                return done
            except sqlite3.Error as error:
                raise StatementError(-1, error) from error
            finally:
                with contextlib.suppress(sqlite3.Error):
                    self._conn.rollback()
                cursor.close()

        result: bool = await self._alone(work)
        return result

    async def _alone(self, work: Callable[[], Any]) -> Any:
        self._over = False
        result = await self._execute(work)  # pyright: ignore[reportUnknownMemberType]
        self._over = True
        return result

    async def rollback(self) -> None:
        """Roll back the open transaction. The pool calls this at every return, so a call after work that ended its own
        transaction does nothing."""
        if not self._over:
            await super().rollback()

    def _pass_the_fence(self, cursor: sqlite3.Cursor) -> None:
        if self._fence is not None and cursor.execute(*self._fence).fetchone() is None:
            self._conn.rollback()
            raise Fenced

    def _all(self, cursor: sqlite3.Cursor, told: Sequence[Statement], moves: Sequence[bool]) -> bool:
        done = 0
        try:
            for (sql, rows), one in zip(told, moves, strict=True):
                changed = self.step(cursor, sql, rows)
                if one and changed != 1:
                    return False
                done += 1
        except sqlite3.Error as error:
            raise StatementError(done, error) from error
        return True

    def step(self, cursor: sqlite3.Cursor, sql: str, rows: Sequence[Sequence[Any]]) -> int:
        """Execute one statement of :meth:`run_all`, on the thread. Returns how many rows it changed."""
        if len(rows) == 1:
            cursor.execute(sql, rows[0])
        else:
            cursor.executemany(sql, rows)
        return cursor.rowcount


def waiting_for_the_disk(info: dict[Any, Any], *, note: bool) -> str:
    """Return the statement that sets whether the next commit on a connection waits for the disk, "" if it is set
    already.

    `info` remembers the setting of the connection. The statement works only outside a transaction.
    """
    if bool(info.get(NOTE)) == note:
        return ""
    info[NOTE] = note
    return f"PRAGMA synchronous={'NORMAL' if note else 'FULL'}"


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
    """Return the :class:`Connection` below SQLAlchemy's connection.

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


async def carry_out(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    """Execute the steps in order, in the transaction of `connection`. Raises Conflict; the caller must roll
    back then."""
    if connection.dialect.name == "sqlite":
        await on_sqlite(connection, steps)
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

    def follow(rows: list[Any]) -> list[Statement]:
        return [_told(dialect, step) for step in then(mended(dialect, statement, rows)) if step.rows]

    driver = driver_of(connection)
    try:
        await driver.run_after(said, arrange(its), follow)
    except sqlite3.Error as fault:
        raise DBAPIError.instance(said, {}, fault, sqlite3.Error) from fault


def _told(dialect: Dialect, step: Step | Plain) -> Statement:
    said, arrange = compiled(dialect, step.statement)
    return said, step.rows if isinstance(step, Plain) else [arrange(row) for row in step.rows]


def _named(step: Step | Plain) -> Step:
    if isinstance(step, Step):
        return step
    return Step(step.statement, [dict(zip(step.names, row, strict=True)) for row in step.rows])


async def on_sqlite(connection: AsyncConnection, steps: Sequence[Step], before: str | None = None) -> None:
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
