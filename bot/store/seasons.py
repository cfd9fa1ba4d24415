"""Seasons of a server: opened and closed by its moderators, and kept for good."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.part import Part

NAME_LENGTH = 60
"""Characters of a season's name that are kept."""


class Season(msgspec.Struct, frozen=True):
    """One season. Times are Unix ms; ``closed_at`` is 0 while it runs."""

    id: int
    name: str
    opened_at: int
    closed_at: int


_ITS = schema.seasons.c
_ROW = (_ITS.id, _ITS.name, _ITS.opened_at, _ITS.closed_at)


class Seasons(Part):
    """One season runs at a time on each server, for all its games.

    It begins and ends after every match counted so far, so that a match made anew from its log falls where it was."""

    async def open_season(self, guild: int, name: str, at: int) -> Season | None:
        """Begin a season; None if one is running already. Without a name it is called by its number."""
        async with self._database.write() as connection:
            earlier = await _of(connection, guild)
            if earlier and not earlier[0].closed_at:
                return None
            at = max(at, await _last_match(connection, guild) + 1)
            its = " ".join(name.replace("\0", "").split())[:NAME_LENGTH] or str(len(earlier) + 1)
            begun = insert(schema.seasons).values(guild=guild, name=its, opened_at=at, closed_at=0).returning(*_ROW)
            return Season(*(await connection.execute(begun)).one())

    async def close_season(self, guild: int, at: int) -> Season | None:
        """End the season that runs; None if none does. Its standings stay as they are."""
        async with self._database.write() as connection:
            at = max(at, await _last_match(connection, guild) + 1)
            running = (_ITS.guild == guild) & (_ITS.closed_at == 0)
            ended = update(schema.seasons).where(running).values(closed_at=at).returning(*_ROW)
            row = (await connection.execute(ended)).one_or_none()
        return None if row is None else Season(*row)

    async def seasons(self, guild: int) -> list[Season]:
        """All seasons of a server, the newest first."""
        async with self._database.read() as connection:
            return await _of(connection, guild)


async def _last_match(connection: AsyncConnection, guild: int) -> int:
    query = select(func.max(schema.matches.c.finished_at)).where(schema.matches.c.guild == guild)
    return (await connection.execute(query)).scalar_one() or 0


async def _of(connection: AsyncConnection, guild: int) -> list[Season]:
    query = select(*_ROW).where(_ITS.guild == guild).order_by(_ITS.opened_at.desc(), _ITS.id.desc())
    return [Season(*row) for row in await connection.execute(query)]
