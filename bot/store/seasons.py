"""Seasons of a Discord server: its moderators open and close them, and they are kept without limit."""

from __future__ import annotations

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.leaderboards import SEASON_NAME_LENGTH, Season
from bot.store import schema
from bot.store.db import Repository

_ITS = schema.seasons.c
_ROW = (_ITS.id, _ITS.name, _ITS.opened_at, _ITS.closed_at)


class Seasons(Repository):
    """Opens, closes and lists seasons: at most one runs at a time on a Discord server, for all its games.

    A season begins and ends after every match counted so far, so that a match rebuilt from its log stays in its season.
    """

    async def open_season(self, guild: int, name: str, at: int) -> Season | None:
        """Open a season. Returns None if a season is running already. A season without a name is named by its
        number."""
        async with self._database.write() as connection:
            earlier = await _of(connection, guild)
            if earlier and not earlier[0].closed_at:
                return None
            at = max(at, await _last_match(connection, guild) + 1)
            its = " ".join(name.replace("\0", "").split())[:SEASON_NAME_LENGTH] or str(len(earlier) + 1)
            begun = insert(schema.seasons).values(guild=guild, name=its, opened_at=at, closed_at=0).returning(*_ROW)
            return Season(*(await connection.execute(begun)).one())

    async def close_season(self, guild: int, at: int) -> Season | None:
        """Close the season that runs. Returns None if none does. Its standings stay as they are."""
        async with self._database.write() as connection:
            at = max(at, await _last_match(connection, guild) + 1)
            running = (_ITS.guild == guild) & (_ITS.closed_at == 0)
            ended = update(schema.seasons).where(running).values(closed_at=at).returning(*_ROW)
            row = (await connection.execute(ended)).one_or_none()
        return None if row is None else Season(*row)

    async def of_server(self, guild: int) -> list[Season]:
        """Return all seasons of a Discord server, newest first."""
        async with self._database.read() as connection:
            return await _of(connection, guild)


async def _last_match(connection: AsyncConnection, guild: int) -> int:
    query = select(func.max(schema.matches.c.finished_at)).where(schema.matches.c.guild == guild)
    return (await connection.execute(query)).scalar_one() or 0


async def _of(connection: AsyncConnection, guild: int) -> list[Season]:
    query = select(*_ROW).where(_ITS.guild == guild).order_by(_ITS.opened_at.desc(), _ITS.id.desc())
    return [Season(*row) for row in await connection.execute(query)]
