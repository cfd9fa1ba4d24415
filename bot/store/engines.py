"""The two engines, one that writes and one that only reads (decision 16).

On SQLite every write transaction is BEGIN IMMEDIATE on the only writing connection: a transaction that reads before it
writes would otherwise fail at once, whatever the busy timeout. Readers have connections of their own and never wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.lease import Fenced, Owner
from bot.store.statements import BEGIN, NOTE, Connection, Fence, waiting_for_the_disk

LOCK_WAIT = 2_000
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
    url: URL, *, patience: int = LOCK_WAIT, foreign_keys: bool = True, owner: Owner | None = None
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
        note = bool(connection.get_execution_options().get(NOTE))
        what = "set_config('synchronous_commit', 'off', true)" if note else "1"
        if connection.exec_driver_sql(f"SELECT {what} {still}", tuple(parameters)).first() is None:
            raise Fenced


def notes_engine(writer: AsyncEngine) -> AsyncEngine:
    """Return an engine on the same connection for notes: writes that do not wait for the disk.

    A note survives the end of the process at once, and a loss of power as soon as something durable is written after
    it.
    """
    return writer.execution_options(**{NOTE: True})


def _wait_for_the_disk(connection: SyncConnection) -> None:
    note = bool(connection.get_execution_options().get(NOTE))
    if pragma := waiting_for_the_disk(connection.info, note=note):
        connection.exec_driver_sql(pragma)


def read_engine(url: URL, *, patience: int = LOCK_WAIT, readers: int = _READERS) -> AsyncEngine:
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
        try:
            await connection
        except BaseException:
            await connection.ended()
            raise
        return connection

    engine = create_async_engine(url, async_creator=connect, pool_size=connections, max_overflow=0, pool_timeout=10)

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: SyncConnection) -> None:  # pyright: ignore[reportUnusedFunction]
        _wait_for_the_disk(connection)
        connection.exec_driver_sql(begin)

    return engine
