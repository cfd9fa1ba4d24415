"""A write that is tried and taken back, by another process than the bot's: whether anything could be saved now."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.store import schema
from bot.store.busy import busy_reason
from bot.store.db import parse
from bot.store.engines import is_sqlite, write_engine

TRIAL = {"key": "trial", "value": "x" * 98_304}
"""More than a move writes."""

PATIENCE = 2_000
"""How long the trial waits for a lock, in ms; the bot's own writes take a few."""

FORBIDDEN, READONLY = "forbidden", "readonly"


async def try_to_write(url: str, *, patience: int = PATIENCE) -> str | None:
    """Why nothing can be written to this database now: a code of StoreBusy, or forbidden where this account may not
    read it. None if something can, or if there is no such database. Leaves nothing behind, and holds the bot up for
    some milliseconds only. Raises StoreProblem for a URL that names no database."""
    parsed = parse(url)
    if is_sqlite(parsed):
        return await asyncio.to_thread(_try_file, Path(parsed.database or ""), patience)
    engine = write_engine(parsed, patience=patience)
    try:
        async with engine.connect() as connection:
            await connection.execute(insert(schema.app_state), TRIAL)
            await connection.rollback()
    except (SQLAlchemyError, OSError) as error:
        return busy_reason(error)
    finally:
        await engine.dispose()
    return None


def _try_file(path: Path, patience: int) -> str | None:
    """What is written goes into the write-ahead log before it is taken back: kept in memory it would show nothing of
    the disk."""
    try:
        if not path.is_file():
            return None
    except OSError:
        return FORBIDDEN
    effective = os.access in os.supports_effective_ids
    if not os.access(path, os.R_OK, effective_ids=effective):
        return FORBIDDEN
    if not os.access(path, os.W_OK, effective_ids=effective):
        return READONLY
    try:
        # A path, and no URI: SQLite would not be told of a folder whose name holds a question mark.
        with closing(sqlite3.connect(path, timeout=patience / 1000, isolation_level=None)) as connection:
            connection.execute("PRAGMA cache_size = 1")
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.execute("INSERT INTO app_state (key, value) VALUES (:key, :value)", TRIAL)
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        return busy_reason(DBAPIError("", {}, error))
    return None
