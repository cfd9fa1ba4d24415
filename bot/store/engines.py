"""The two engines: one that writes, one that cannot (decision 16).

On SQLite every write transaction is BEGIN IMMEDIATE on the one writing connection: a transaction that reads before it
writes would otherwise fail at once, whatever the busy timeout. Readers have connections of their own and never wait.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 2_000
"""How long a write waits for a foreign lock, in ms: Discord wants its answer within 3 s."""

_READERS = 4


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of ours."""
    return url.get_backend_name() == "sqlite"


def write_engine(url: URL, *, patience: int = PATIENCE, foreign_keys: bool = True) -> AsyncEngine:
    """The engine that writes. What it has committed survives a loss of power (``synchronous=FULL``)."""
    if not is_sqlite(url):
        return create_async_engine(url, pool_pre_ping=True, connect_args=_settings(lock_timeout=str(patience)))
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=10)
    pragmas = (
        f"busy_timeout={patience}",
        "journal_mode=WAL",
        "synchronous=FULL",
        f"foreign_keys={'ON' if foreign_keys else 'OFF'}",
    )
    _prepare(engine, "BEGIN IMMEDIATE", pragmas)
    return engine


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
    engine = create_async_engine(url, pool_size=readers, max_overflow=0, pool_timeout=10)
    _prepare(engine, "BEGIN", (f"busy_timeout={patience}", "query_only=ON"))
    return engine


def _settings(**server: str) -> dict[str, Any]:
    return {"timeout": 5, "server_settings": {"application_name": "germini", **server}}


def _prepare(engine: AsyncEngine, begin: str, pragmas: tuple[str, ...]) -> None:
    """Set up every new connection, and let us alone say how a transaction begins."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql(begin)
