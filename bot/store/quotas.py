"""What people did in the last hour that has a limit (:mod:`bot.table.quota`); it outlives a restart.

Written as notes: if the process is killed nothing is lost, and no press waits for the disk. Every write deletes what is
older than the hour, so that the table stays small.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.servers import mark
from bot.store import schema
from bot.store.db import Database, Repository
from bot.table.clocks import HOUR
from bot.table.quota import Exceeded, Limits, Use, judge


class Quotas(Repository):
    """Counts what has a limit."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._counting = asyncio.Lock()

    async def spend(self, use: Use, limits: Limits) -> Exceeded | None:
        """Count this use, or return the limit that it would exceed. The same use counts once. Raises StoreBusy."""
        its = schema.quota.c
        # One at a time, so that many uses at once cannot pass a limit. The lock suffices: only one bot uses the
        # database.
        async with self._counting, self._database.note() as connection:
            before = await _before(connection, use)
            if any((one.id, one.person, one.mark) == (use.id, use.person, use.mark) for one in before):
                return None
            exceeded = judge(use, before, limits)
            if exceeded is None:
                old = or_(its.at <= use.at - HOUR, its.at >= use.at + HOUR)
                await connection.execute(delete(schema.quota).where(old))
                await connection.execute(insert(schema.quota).values(_row(use)))
        return exceeded

    async def would_exceed(self, use: Use, limits: Limits) -> Exceeded | None:
        """Like :meth:`spend`, but counts nothing."""
        async with self._database.read() as connection:
            return judge(use, await _before(connection, use), limits)

    async def give_back(self, use: Use) -> None:
        """Undo :meth:`spend` for a use that did not come about."""
        row = _row(use)
        same = [column == row[column.name] for column in schema.quota.primary_key]
        async with self._counting, self._database.note() as connection:
            await connection.execute(delete(schema.quota).where(*same))


async def _before(connection: AsyncConnection, use: Use) -> list[Use]:
    """Return the recent uses that count for this use: the person's of the same kind, and everybody's with the same
    guest."""
    its = schema.quota.c
    lately = (its.guild == use.guild) & (its.kind == use.kind) & (its.at > use.at - HOUR)
    whose = its.person_id == use.person
    query = select(schema.quota).where(lately, or_(whose, its.mark == use.mark) if use.mark else whose)
    rows = (await connection.execute(query)).mappings()
    return [Use(row["id"], row["guild"], row["person_id"], row["kind"], row["at"], row["mark"]) for row in rows]


def _row(use: Use) -> dict[str, Any]:
    return {
        "guild": use.guild,
        "person_id": use.person,
        "kind": use.kind,
        "id": use.id,
        "mark": use.mark,
        "at": use.at,
    }


async def forget_uses(connection: AsyncConnection, person: int, user: int | None) -> None:
    """Delete what a person did, and the invitations they got."""
    its = schema.quota.c
    await connection.execute(delete(schema.quota).where(its.person_id == person))
    if user is not None:
        guilds = list((await connection.execute(select(its.guild).distinct())).scalars())
        await connection.execute(delete(schema.quota).where(its.mark.in_([mark(guild, user) for guild in guilds])))
