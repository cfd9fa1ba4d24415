"""aiosqlite with one change of thread for each statement.

aiosqlite goes to its thread and back to make a cursor, to execute, to fetch and to close: four times for one statement,
which was most of the time a commit took (2.5 ms; 1.7 ms without). Results are small here, so they are
fetched where they are made.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

import aiosqlite
import msgspec

from bot.store.owner import Fenced

Told = tuple[str, Sequence[Sequence[Any]]]
"""A statement and the rows it is executed for."""

BEGIN = "BEGIN IMMEDIATE"
"""How a transaction that writes begins."""

Fence = tuple[str, Sequence[Any]]
"""A question, with its parameters, that has a row as long as this connection may write."""


class _Result(msgspec.Struct, frozen=True):
    description: Any
    rowcount: int
    lastrowid: Any
    rows: list[Any]


class Spoilt(Exception):
    """Of statements executed together the one with this number failed; -1: beginning or ending them."""

    def __init__(self, number: int, fault: sqlite3.Error) -> None:
        super().__init__(number, fault)
        self.number = number
        self.fault = fault


class Cursor:
    """A finished execution. The part of a cursor that SQLAlchemy asks for."""

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
        """Nothing is left to be closed."""


class Connection(aiosqlite.Connection):
    """A connection on a thread of its own, whose cursors fetch as they execute.

    With a ``fence`` it is asked in every transaction that writes, as soon as that has begun: nobody else can write
    from then to the end of it. Where it has no row, Fenced is raised, and the transaction is over.
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

    def cursor(self) -> Any:
        """A cursor, at once."""
        return Cursor(self)

    async def run(self, sql: str, parameters: Any, *, many: bool = False) -> _Result:
        """Execute a statement (or one statement many times) and fetch what it gives."""

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
        """The rows of several questions about one moment, without leaving the thread; no transaction may be open."""

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

    async def run_all(self, told: Sequence[Told], moves: Sequence[bool]) -> bool:
        """Execute statements, each for its rows, without leaving the thread; False at the first one of those that
        ``moves`` marks which has not changed exactly one row. Raises Spoilt."""

        def work() -> bool:
            cursor = self._conn.cursor()
            try:
                return self._all(cursor, told, moves)
            finally:
                cursor.close()

        self._over = False
        result: bool = await self._execute(work)  # pyright: ignore[reportUnknownMemberType]
        return result

    async def run_after(self, sql: str, parameters: Sequence[Any], then: Callable[[list[Any]], Sequence[Told]]) -> None:
        """Ask a question and execute what follows from its rows, without leaving the thread."""

        def work() -> None:
            cursor = self._conn.cursor()
            try:
                for said, rows in then(cursor.execute(sql, parameters).fetchall()):
                    self.step(cursor, said, rows)
            finally:
                cursor.close()

        self._over = False
        await self._execute(work)  # pyright: ignore[reportUnknownMemberType]

    async def transact(self, told: Sequence[Told], moves: Sequence[bool], before: str = "") -> bool:
        """:meth:`run_all` as a transaction of its own, from its beginning to its commit; nothing is left written if it
        is False or raises. ``before`` is a statement for the moment before it. Raises Spoilt or Fenced."""

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
                raise Spoilt(-1, error) from error
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
        """Undo what is open. The pool asks for it at every return, also when work that ended its own transaction is
        all that was done."""
        if not self._over:
            await super().rollback()

    def _pass_the_fence(self, cursor: sqlite3.Cursor) -> None:
        if self._fence is not None and cursor.execute(*self._fence).fetchone() is None:
            self._conn.rollback()
            raise Fenced

    def _all(self, cursor: sqlite3.Cursor, told: Sequence[Told], moves: Sequence[bool]) -> bool:
        done = 0
        try:
            for (sql, rows), one in zip(told, moves, strict=True):
                changed = self.step(cursor, sql, rows)
                if one and changed != 1:
                    return False
                done += 1
        except sqlite3.Error as error:
            raise Spoilt(done, error) from error
        return True

    def step(self, cursor: sqlite3.Cursor, sql: str, rows: Sequence[Sequence[Any]]) -> int:
        """One of the statements of :meth:`run_all`, on the thread; how many rows it has changed."""
        if len(rows) == 1:
            cursor.execute(sql, rows[0])
        else:
            cursor.executemany(sql, rows)
        return cursor.rowcount
