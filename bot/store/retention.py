"""How long a server keeps the moves of its matches (ux.md 3.9): results and standings stay, the log goes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.part import Part, upsert
from bot.table.model import CLOSED, FINISHED

LONGEST = 120
"""Months a server can choose; 0 keeps the moves for good."""

AT_ONCE = 200
"""Logs dropped in one transaction: nobody at a table waits longer for it than for a click."""


class Retention(Part):
    """The wish of each server, and carrying it out."""

    async def retention(self, guild: int) -> int:
        """For how many months the moves of a finished match are kept; 0: for good."""
        query = select(schema.retention.c.months).where(schema.retention.c.guild == guild)
        async with self._database.read() as connection:
            found: int | None = (await connection.execute(query)).scalar_one_or_none()
        return found or 0

    async def set_retention(self, guild: int, months: int) -> None:
        """Keep moves so many months from now on, 0: for good. Raises ValueError outside 0 to LONGEST."""
        if not 0 <= months <= LONGEST:
            raise ValueError(months)
        async with self._database.write() as connection:
            if months:
                await upsert(connection, schema.retention, {"guild": guild, "months": months})
            else:
                await connection.execute(delete(schema.retention).where(schema.retention.c.guild == guild))

    async def drop_old_moves(self, now: int) -> int:
        """Drop the logs that are older than their servers wish (``now`` is Unix ms); how many.

        What follows from them is not touched: ``rebuild`` takes it from its own rows from then on.
        """
        async with self._database.read() as connection:
            wishes = [tuple(row) for row in await connection.execute(select(schema.retention))]
        dropped = 0
        for guild, months in wishes:
            while True:
                async with self._database.write() as connection:
                    found = await _drop(connection, guild, before(now, months), now)
                dropped += found
                if found < AT_ONCE:
                    break
        return dropped

    async def moves_dropped(self, table: str) -> bool:
        """Whether this is a finished match whose moves are no longer kept."""
        query = select(schema.tables.c.dropped_at).where(schema.tables.c.id == table)
        async with self._database.read() as connection:
            return bool((await connection.execute(query)).scalar_one_or_none())


async def _drop(connection: AsyncConnection, guild: int, until: int, now: int) -> int:
    query = select(schema.tables.c.id).where(_old(guild, until)).limit(AT_ONCE)
    tables = list((await connection.execute(query)).scalars())
    for log in (schema.events, schema.commands):
        await connection.execute(delete(log).where(log.c.table_id.in_(tables)))
    await connection.execute(update(schema.tables).where(schema.tables.c.id.in_(tables)).values(dropped_at=now))
    return len(tables)


def _old(guild: int, until: int) -> ColumnElement[bool]:
    """Tables of a server whose match was finished, or which were closed, before a moment."""
    its = schema.tables.c
    over = its.status.in_((FINISHED, CLOSED))
    return and_(its.guild == guild, over, its.dropped_at == 0, its.ended_at > 0, its.ended_at < until)


def before(now: int, months: int) -> int:
    """The same day of the month and time so many months earlier (Unix ms, UTC); the month's last day if it is short."""
    moment = datetime.fromtimestamp(now / 1000, UTC)
    first = moment.year * 12 + moment.month - 1 - months
    start = datetime(first // 12, first % 12 + 1, 1, tzinfo=UTC)
    following = datetime((first + 1) // 12, (first + 1) % 12 + 1, 1, tzinfo=UTC)
    day = min(moment.day, (following - start).days)
    then = start + timedelta(days=day - 1, hours=moment.hour, minutes=moment.minute, seconds=moment.second)
    return int(then.timestamp() * 1000)
