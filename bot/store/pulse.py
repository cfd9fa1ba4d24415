"""The bot's heartbeat: when it was last known to be alive, for giving clocks back and for health checks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.db import parse
from bot.store.engines import is_sqlite, read_engine
from bot.store.part import Part, upsert

_KEY = "heartbeat"

Seen = TypeVar("Seen")


class Pulse(Part):
    """Signs of life."""

    async def heartbeat(self, now: int) -> None:
        """Write down that the bot is alive (Unix ms), and see that the database is still its own.

        Raises StoreBusy, or StoreProblem in-use when another bot has taken the database over.
        """
        await self._database.confirm_lease()
        async with self._database.note() as connection:
            await upsert(connection, schema.app_state, {"key": _KEY, "value": str(now)})

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


async def read_heartbeat(url: str) -> int | None:
    """The last heartbeat on a database that another process may have open; None if there is none to be read.

    Makes no file. Raises StoreProblem for a URL that names no database.
    """
    return await _look(url, _last)


async def read_aside(url: str) -> list[str]:
    """The tables the bot on this database has set aside; as :func:`read_heartbeat`."""
    return await _look(url, _aside) or []


async def read_load(url: str) -> int:
    """By how many steps the bot on this database eases its load, 0 to 3; as :func:`read_heartbeat`."""
    return await _look(url, _load) or 0


async def _aside(connection: AsyncConnection) -> list[str]:
    return json.loads(await _fact(connection, ASIDE) or "[]")


async def _load(connection: AsyncConnection) -> int:
    return int(await _fact(connection, LOAD) or "0")


async def _fact(connection: AsyncConnection, key: str) -> str | None:
    query = select(schema.app_state.c.value).where(schema.app_state.c.key == f"fact:{key}")
    value: str | None = (await connection.execute(query)).scalar_one_or_none()
    return value


async def _look(url: str, read: Callable[[AsyncConnection], Awaitable[Seen]]) -> Seen | None:
    parsed = parse(url)
    if is_sqlite(parsed) and not await asyncio.to_thread(Path(parsed.database or "").is_file):
        return None
    engine = read_engine(parsed, readers=1)
    try:
        async with engine.connect() as connection:
            return await read(connection)
    except (SQLAlchemyError, OSError):
        return None
    finally:
        await engine.dispose()
