"""The bot's heartbeat: when it was last known to be alive, for giving clocks back and for health checks."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.db import parse
from bot.store.engines import is_sqlite, read_engine
from bot.store.facts import PREFIX as _FACT
from bot.store.part import Part, replacing
from bot.store.saving import Unsaved
from bot.store.trial import TRIAL
from bot.table.ports import StoreBusy

_KEY = "heartbeat"

Seen = TypeVar("Seen")

UNSAVED = "house.unsaved"
"""The fact that says why and since when the running bot can save nothing; empty while it can."""


class Pulse(Part):
    """Signs of life."""

    async def heartbeat(self, now: int) -> None:
        """Write down that the bot is alive (Unix ms), and see that the database is still its own.

        It is a proof that moves can be saved: where none has been since the last one it waits for the disk as a move
        does, and after a failure it writes more than a move. Raises StoreBusy, which is told to those who ask for the
        bot's health as far as even that can be written, or StoreProblem in-use or taken when another bot has taken the
        database over.
        """
        database = self._database
        await database.confirm_lease()
        failed = database.saving.unsaved is not None
        alive = [{"key": _KEY, "value": str(now)}, {"key": _FACT + UNSAVED, "value": ""}]
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
                await self._put(connection, [{"key": _FACT + UNSAVED, "value": value}])

    async def _put(self, connection: AsyncConnection, rows: list[dict[str, str]]) -> None:
        await connection.execute(replacing(connection.dialect.name, schema.app_state), rows)

    async def last_heartbeat(self) -> int | None:
        """Unix ms of the last heartbeat, None before the first."""
        async with self._database.read() as connection:
            return await _last(connection)


async def _last(connection: AsyncConnection) -> int | None:
    query = select(schema.app_state.c.value).where(schema.app_state.c.key == _KEY)
    value = (await connection.execute(query)).scalar_one_or_none()
    return None if value is None else int(value)


ASIDE = "house.aside"
"""The fact that lists the tables whose logs cannot be read."""


LOAD = "house.load"
"""The fact that says by how many steps the load is eased (ux.md 5.4)."""


class Signs(msgspec.Struct, frozen=True):
    """What the bot on a database tells of itself: its last heartbeat (Unix ms, None if there is none to be read), why
    it can save nothing, the tables it has set aside, and by how many steps it eases its load (0 to 3)."""

    beat: int | None = None
    unsaved: Unsaved | None = None
    aside: tuple[str, ...] = ()
    load: int = 0


async def read_signs(url: str) -> Signs:
    """The signs of life on a database that another process may have open.

    Makes no file. Raises StoreProblem for a URL that names no database.
    """
    return await _look(url, _signs) or Signs()


async def read_heartbeat(url: str) -> int | None:
    """The last heartbeat alone; as :func:`read_signs`."""
    return (await read_signs(url)).beat


async def _signs(connection: AsyncConnection) -> Signs:
    unsaved = await _fact(connection, UNSAVED)
    return Signs(
        await _last(connection),
        msgspec.json.decode(unsaved, type=Unsaved) if unsaved else None,
        tuple(json.loads(await _fact(connection, ASIDE) or "[]")),
        int(await _fact(connection, LOAD) or "0"),
    )


async def _fact(connection: AsyncConnection, key: str) -> str | None:
    query = select(schema.app_state.c.value).where(schema.app_state.c.key == _FACT + key)
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
