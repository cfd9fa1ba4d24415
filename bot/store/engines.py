"""The two engines, one that writes and one that only reads (decision 16), and the SQLite connection below them.

On SQLite every write transaction is BEGIN IMMEDIATE on the only writing connection: a transaction that reads before it
writes would otherwise fail at once, whatever the busy timeout. Readers have connections of their own and never wait.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

import aiosqlite
import msgspec
from sqlalchemy import URL, event
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.lease import Fenced, Owner

Told = tuple[str, Sequence[Sequence[Any]]]
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

    async def run_all(self, told: Sequence[Told], moves: Sequence[bool]) -> bool:
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

    async def run_after(self, sql: str, parameters: Sequence[Any], then: Callable[[list[Any]], Sequence[Told]]) -> None:
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

    async def transact(self, told: Sequence[Told], moves: Sequence[bool], before: str = "") -> bool:
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

    def _all(self, cursor: sqlite3.Cursor, told: Sequence[Told], moves: Sequence[bool]) -> bool:
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


PATIENCE = 2_000
"""How long a write waits for another process's lock, in ms; Discord expects an answer within 3 s."""

_READERS = 4

_STALLED = 10_000
"""After how many ms PostgreSQL ends a transaction whose process has stopped responding. Until then nobody else can take
the database."""

_MAPPED = "mmap_size=1073741824"
"""Readers map up to this many bytes of the file into memory and do not copy its pages."""

_CACHE = "cache_size=-65536"
"""64 MB of cached pages, enough for the standings of 20,000 people (SQLite's default is 2 MB)."""


_WIPED = "secure_delete=ON"
"""Deleted data is overwritten in the file, so that it holds nothing of people who asked to be forgotten."""


def is_sqlite(url: URL) -> bool:
    """Return whether the database is a SQLite file."""
    return url.get_backend_name() == "sqlite"


def write_engine(
    url: URL, *, patience: int = PATIENCE, foreign_keys: bool = True, owner: Owner | None = None
) -> AsyncEngine:
    """Return the engine that writes. What it commits survives a loss of power, whatever the PostgreSQL server's
    settings.

    With an `owner`, each transaction raises Fenced at its beginning once another process has taken the database.
    """
    if not is_sqlite(url):
        durable = _settings(
            lock_timeout=str(patience), synchronous_commit="on", idle_in_transaction_session_timeout=str(_STALLED)
        )
        engine = create_async_engine(url, pool_pre_ping=True, connect_args=durable)
        if owner is not None:
            _fence_on_server(engine, owner)
        return engine
    keys = f"foreign_keys={'ON' if foreign_keys else 'OFF'}"
    pragmas = ("journal_mode=WAL", "synchronous=FULL", _CACHE, _WIPED, keys)
    sql, *parameters = owner.fence if owner is not None else ("",)
    fence = (sql, parameters) if sql else None
    return _file_engine(url, patience, BEGIN, pragmas, connections=1, fence=fence)


def _fence_on_server(engine: AsyncEngine, owner: Owner) -> None:
    """Check and lock the owner's row at the beginning of every transaction, so that nobody takes it before the end.

    For a note, the same query turns off the wait for a durable commit.
    """
    _, *parameters = owner.fence
    still = "FROM owners WHERE name = $1 AND epoch = $2 AND holder = $3 FOR SHARE"

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: SyncConnection) -> None:  # pyright: ignore[reportUnusedFunction]
        note = bool(connection.get_execution_options().get(_NOTE))
        what = "set_config('synchronous_commit', 'off', true)" if note else "1"
        if connection.exec_driver_sql(f"SELECT {what} {still}", tuple(parameters)).first() is None:
            raise Fenced


def notes_engine(writer: AsyncEngine) -> AsyncEngine:
    """Return an engine on the same connection for notes: writes that do not wait for the disk.

    A note survives the end of the process at once, and a loss of power as soon as something durable is written after
    it.
    """
    return writer.execution_options(**{_NOTE: True})


_NOTE = "germini_note"


def _wait_for_the_disk(connection: SyncConnection) -> None:
    note = bool(connection.get_execution_options().get(_NOTE))
    if pragma := waiting_for_the_disk(connection.info, note=note):
        connection.exec_driver_sql(pragma)


def waiting_for_the_disk(info: dict[Any, Any], *, note: bool) -> str:
    """Return the statement that sets whether the next commit on a connection waits for the disk, "" if it is set
    already.

    `info` remembers the setting of the connection. The statement works only outside a transaction.
    """
    if bool(info.get(_NOTE)) == note:
        return ""
    info[_NOTE] = note
    return f"PRAGMA synchronous={'NORMAL' if note else 'FULL'}"


def read_engine(url: URL, *, patience: int = PATIENCE, readers: int = _READERS) -> AsyncEngine:
    """Return the engine that only reads. Each transaction sees one snapshot; a write is refused."""
    if not is_sqlite(url):
        return create_async_engine(
            url,
            pool_pre_ping=True,
            pool_size=readers,
            isolation_level="REPEATABLE READ",
            connect_args=_settings(default_transaction_read_only="on"),
        )
    return _file_engine(url, patience, "BEGIN", ("query_only=ON", _CACHE, _MAPPED), connections=readers)


def _settings(**server: str) -> dict[str, Any]:
    return {"timeout": 5, "server_settings": {"application_name": "germini", **server}}


def _file_engine(
    url: URL, patience: int, begin: str, pragmas: Sequence[str], connections: int, fence: Fence | None = None
) -> AsyncEngine:
    """Return an engine on a SQLite file. This module, not the driver, decides how a transaction begins."""

    kind = Connection

    async def connect() -> Connection:
        connection = kind(url.database or "", patience, pragmas, fence)
        await connection
        return connection

    engine = create_async_engine(url, async_creator=connect, pool_size=connections, max_overflow=0, pool_timeout=10)

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: SyncConnection) -> None:  # pyright: ignore[reportUnusedFunction]
        _wait_for_the_disk(connection)
        connection.exec_driver_sql(begin)

    return engine
