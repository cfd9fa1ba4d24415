"""aiosqlite with one change of thread for each statement.

aiosqlite goes to its thread and back to make a cursor, to execute, to fetch and to close: four times for one statement,
which was most of the time a commit took (2.5 ms; 1.7 ms without). Results are small here, so they are
fetched where they are made.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Self

import aiosqlite
import msgspec


class _Result(msgspec.Struct, frozen=True):
    description: Any
    rowcount: int
    lastrowid: Any
    rows: list[Any]


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
    """A connection on a thread of its own, whose cursors fetch as they execute."""

    def __init__(self, path: str, patience: int, pragmas: Sequence[str]) -> None:
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

    def cursor(self) -> Any:
        """A cursor, at once."""
        return Cursor(self)

    async def run(self, sql: str, parameters: Any, *, many: bool = False) -> _Result:
        """Execute a statement (or one statement many times) and fetch what it gives."""

        def work() -> _Result:
            cursor = self._conn.cursor()
            try:
                (cursor.executemany if many else cursor.execute)(sql, parameters)
                rows = cursor.fetchall() if cursor.description else []
                return _Result(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
            finally:
                cursor.close()

        result: _Result = await self._execute(work)  # pyright: ignore[reportUnknownMemberType]
        return result
