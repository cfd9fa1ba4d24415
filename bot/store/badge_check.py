"""Compare the badges that are stored with those that follow from the logs."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema


class Badge(msgspec.Struct, frozen=True, order=True):
    """A badge as it is stored: the key of the achievement, whose it is, where it was earned, and when (Unix ms)."""

    table: str
    person: int
    guild: int
    key: str
    at: int


class BadgeDifference(msgspec.Struct, frozen=True):
    """`false` are badges that were stored and do not follow from a log, `missing` those that were not stored though
    they follow from one. A badge with a wrong table or time is in both."""

    false: tuple[Badge, ...] = ()
    missing: tuple[Badge, ...] = ()

    @property
    def found(self) -> bool:
        """Whether there is any difference."""
        return bool(self.false or self.missing)


async def stored_badges(connection: AsyncConnection) -> frozenset[Badge]:
    """Return all badges that are stored."""
    its = schema.achievements.c
    rows = await connection.execute(select(its.table_id, its.person_id, its.guild, its.achievement, its.at))
    return frozenset(Badge(*row) for row in rows)


def difference(before: frozenset[Badge], after: frozenset[Badge]) -> BadgeDifference:
    """Return how the badges that were stored differ from those that follow from the logs."""
    return BadgeDifference(tuple(sorted(before - after)), tuple(sorted(after - before)))
