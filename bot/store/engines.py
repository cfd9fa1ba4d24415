"""The two engines: one that writes, one that cannot (decision 16).

On SQLite every write transaction is BEGIN IMMEDIATE on the one writing connection: a transaction that reads before it
writes would otherwise fail at once, whatever the busy timeout. Readers have connections of their own and never wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy import Connection as SyncConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.driver import BEGIN, Connection, Fence
from bot.store.owner import Fenced, Owner

PATIENCE = 2_000
"""How long a write waits for a foreign lock, in ms: Discord wants its answer within 3 s."""

_READERS = 4

_STALLED = 10_000
"""How long a server waits within a transaction for a process that has been stopped, in ms, until it ends it: nobody
else could take the database as long as that lasts."""

_MAPPED = "mmap_size=1073741824"
"""Readers look into the file itself up to this many bytes, without copying its pages."""

_CACHE = "cache_size=-65536"
"""64 MB of pages: what standings of 20,000 people touch stays in memory (SQLite's own default is 2 MB)."""


_WIPED = "secure_delete=ON"
"""What is deleted is overwritten in the file too: whoever wished to be forgotten is not to be read there."""


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of ours."""
    return url.get_backend_name() == "sqlite"


def write_engine(
    url: URL, *, patience: int = PATIENCE, foreign_keys: bool = True, owner: Owner | None = None
) -> AsyncEngine:
    """The engine that writes. What it has committed survives a loss of power, whatever the server's own settings.

    With an ``owner`` each of its transactions raises Fenced at its beginning once somebody else has taken the database.
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
    """Look at the owner's row first in every transaction, and keep it from being taken until that has ended. A note
    says in the same breath that its commit is not waited for."""
    _, *parameters = owner.fence
    still = "FROM owners WHERE name = $1 AND epoch = $2 AND holder = $3 FOR SHARE"

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: SyncConnection) -> None:  # pyright: ignore[reportUnusedFunction]
        note = bool(connection.get_execution_options().get(_NOTE))
        what = "set_config('synchronous_commit', 'off', true)" if note else "1"
        if connection.exec_driver_sql(f"SELECT {what} {still}", tuple(parameters)).first() is None:
            raise Fenced


def notes_engine(writer: AsyncEngine) -> AsyncEngine:
    """The same connection for notes: what they wrote survives the death of the process at once, and a loss of power as
    soon as anything durable is written after them. They wait for no disk."""
    return writer.execution_options(**{_NOTE: True})


_NOTE = "germini_note"


def _wait_for_the_disk(connection: SyncConnection) -> None:
    note = bool(connection.get_execution_options().get(_NOTE))
    if pragma := waiting_for_the_disk(connection.info, note=note):
        connection.exec_driver_sql(pragma)


def waiting_for_the_disk(info: dict[Any, Any], *, note: bool) -> str:
    """The statement, "" for none, that says to a connection whether its next commit waits; ``info`` is what is kept of
    it. It can only be said outside of a transaction."""
    if bool(info.get(_NOTE)) == note:
        return ""
    info[_NOTE] = note
    return f"PRAGMA synchronous={'NORMAL' if note else 'FULL'}"


def read_engine(url: URL, *, patience: int = PATIENCE, readers: int = _READERS) -> AsyncEngine:
    """The engine that only reads; each transaction sees one moment, and a write is refused."""
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
    """An engine on a file; we alone say how a transaction begins."""

    async def connect() -> Connection:
        connection = Connection(url.database or "", patience, pragmas, fence)
        await connection
        return connection

    engine = create_async_engine(url, async_creator=connect, pool_size=connections, max_overflow=0, pool_timeout=10)

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: SyncConnection) -> None:  # pyright: ignore[reportUnusedFunction]
        _wait_for_the_disk(connection)
        connection.exec_driver_sql(begin)

    return engine
