"""The heartbeat, small stored facts, and a trial write: what health checks read about the running bot.

The heartbeat says when the bot last ran; it is also used to give back clock time after an outage.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.store import LOAD, QUARANTINED_TABLES
from bot.store import schema
from bot.store.db import Repository, Unsaved, parse
from bot.store.engines import is_sqlite, read_engine, write_engine
from bot.store.errors import busy_reason
from bot.store.statements import replacing, upsert
from bot.table.ports import StoreBusy

PREFIX = "fact:"
"""Prefix of the keys of stored facts in `app_state`, which also holds the heartbeat."""


class StoredFacts(Repository):
    """Small facts by key that outlive a restart, such as the hash of the commands last registered with Discord."""

    async def get_fact(self, key: str) -> str | None:
        """Return the value last stored under `key`, None if there is none."""
        query = select(schema.app_state.c.value).where(schema.app_state.c.key == PREFIX + key)
        async with self._database.read() as connection:
            value: str | None = (await connection.execute(query)).scalar_one_or_none()
            return value

    async def set_fact(self, key: str, value: str) -> None:
        """Store a fact. Raises StoreBusy."""
        async with self._database.write() as connection:
            await upsert(connection, schema.app_state, {"key": PREFIX + key, "value": value})


TRIAL = {"key": "trial", "value": "x" * 98_304}
"""The row that a trial writes: larger than what a move writes."""

TRIAL_WAIT = 2_000
"""How long the trial waits for a lock, in ms. The bot's own writes hold a lock for a few ms."""

FORBIDDEN, READONLY = "forbidden", "readonly"


async def try_to_write(url: str, *, patience: int = TRIAL_WAIT) -> str | None:
    """Write to the database from another process than the bot's and roll back. Returns why that failed, None if it
    worked.

    The reason is a code of StoreBusy, or forbidden if this account may not read the file. Also returns None if there is
    no such database. Blocks the bot for some milliseconds only. Raises StoreProblem for a URL that names no database.
    """
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
    """Try to write to a SQLite file. The small cache makes SQLite write the row to the write-ahead log before the
    rollback: a row that stays in memory would not test the disk."""
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
        # A path, not a URI: in a URI, a question mark in a folder's name would end the path.
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


_KEY = "heartbeat"

Seen = TypeVar("Seen")

UNSAVED = "house.unsaved"
"""Key of the fact that says why and since when the running bot cannot save; empty while it can."""


class Heartbeat(Repository):
    """Writes and reads the bot's heartbeat."""

    async def beat(self, now: int) -> None:
        """Record that the bot runs (`now` is Unix ms), and check that the database still belongs to it.

        The heartbeat also checks that moves can be saved: it is a durable write, like a move, unless another durable
        write has succeeded since the last heartbeat. After a failure it writes more than a move does. Raises StoreBusy,
        and then stores the reason for health checks if even that can be written. Raises StoreProblem: in-use or taken
        when another bot has taken the database, unreachable when the PostgreSQL server does not answer.
        """
        database = self._database
        await database.confirm_lease()
        failed = database.saving.unsaved is not None
        alive = [{"key": _KEY, "value": str(now)}, {"key": PREFIX + UNSAVED, "value": ""}]
        if database.saving.proof() and not failed:
            async with database.note() as connection:
                await self._put(connection, alive)
            return
        try:
            async with database.write() as connection:
                await self._put(connection, [*alive, TRIAL] if failed else alive)
        except StoreBusy:
            with contextlib.suppress(StoreBusy):
                await self._tell_unsaved()
            raise
        if failed:
            async with database.note() as connection:
                await connection.execute(delete(schema.app_state).where(schema.app_state.c.key == TRIAL["key"]))

    async def _tell_unsaved(self) -> None:
        if self._database.saving.unsaved is not None:
            value = msgspec.json.encode(self._database.saving.unsaved).decode()
            async with self._database.note() as connection:
                await self._put(connection, [{"key": PREFIX + UNSAVED, "value": value}])

    async def _put(self, connection: AsyncConnection, rows: list[dict[str, str]]) -> None:
        await connection.execute(replacing(connection.dialect.name, schema.app_state), rows)

    async def last_beat(self) -> int | None:
        """Return the time of the last heartbeat (Unix ms), None before the first."""
        async with self._database.read() as connection:
            return await _last(connection)


async def _last(connection: AsyncConnection) -> int | None:
    query = select(schema.app_state.c.value).where(schema.app_state.c.key == _KEY)
    value = (await connection.execute(query)).scalar_one_or_none()
    return None if value is None else int(value)


class Signs(msgspec.Struct, frozen=True):
    """What the bot reports about itself in the database.

    `beat` is the last heartbeat (Unix ms, None if none can be read), `unsaved` why nothing can be saved, `quarantined`
    those tables, `load` the load level (0 to 3).
    """

    beat: int | None = None
    unsaved: Unsaved | None = None
    quarantined: tuple[str, ...] = ()
    load: int = 0


async def read_signs(url: str) -> Signs:
    """Read the bot's reports from a database that another process may have open.

    Creates no file. Raises StoreProblem for a URL that names no database.
    """
    return await _look(url, _signs) or Signs()


async def read_heartbeat(url: str) -> int | None:
    """Return only the last heartbeat; otherwise like :func:`read_signs`."""
    return (await read_signs(url)).beat


async def _signs(connection: AsyncConnection) -> Signs:
    unsaved = await _fact(connection, UNSAVED)
    return Signs(
        await _last(connection),
        msgspec.json.decode(unsaved, type=Unsaved) if unsaved else None,
        tuple(json.loads(await _fact(connection, QUARANTINED_TABLES) or "[]")),
        int(await _fact(connection, LOAD) or "0"),
    )


async def _fact(connection: AsyncConnection, key: str) -> str | None:
    query = select(schema.app_state.c.value).where(schema.app_state.c.key == PREFIX + key)
    value: str | None = (await connection.execute(query)).scalar_one_or_none()
    return value


async def _look(url: str, read: Callable[[AsyncConnection], Awaitable[Seen]]) -> Seen | None:
    parsed = parse(url)
    try:
        if is_sqlite(parsed) and not await asyncio.to_thread(Path(parsed.database or "").is_file):
            return None
    except OSError:
        return None
    engine = read_engine(parsed, readers=1)
    try:
        async with engine.connect() as connection:
            return await read(connection)
    except (SQLAlchemyError, OSError):
        return None
    finally:
        await engine.dispose()
