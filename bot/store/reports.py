"""Reports of players to the moderators of a Discord server (ux.md E60, 3.6, F58)."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from bot.ports.servers import Report
from bot.store import schema
from bot.store.db import Repository

HOUR = 3_600_000

KEPT = 90 * 24 * HOUR
"""How long a settled report is kept, in ms."""


class Reports(Repository):
    """Stores reports, reads them, and marks them as settled."""

    async def file_report(self, report: Report) -> None:
        """Store a report; a second call changes nothing. :mod:`bot.table.quota` limits how many a person writes."""
        row = {**msgspec.to_builtins(report), "table_id": report.table}
        row |= {"person_id": report.person, "accused_id": report.accused}
        known = select(schema.reports.c.id).where(schema.reports.c.id == report.id)
        async with self._database.write() as connection:
            if (await connection.execute(known)).one_or_none() is not None:
                return
            await connection.execute(insert(schema.reports).values({c.name: row[c.name] for c in schema.reports.c}))

    async def open_reports(self, guild: int) -> list[Report]:
        """Return the reports that the moderators of a Discord server have not settled, oldest first."""
        its = schema.reports.c
        query = select(schema.reports).where(its.guild == guild, its.settled_at == 0).order_by(its.at, its.id)
        async with self._database.read() as connection:
            return [_report(row) for row in (await connection.execute(query)).mappings()]

    async def report(self, guild: int, number: int) -> Report | None:
        """Return a report of a Discord server, None if it has no such report."""
        its = schema.reports.c
        query = select(schema.reports).where(its.guild == guild, its.id == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _report(row)

    async def settle_report(self, guild: int, number: int, at: int) -> bool:
        """Mark a report as settled. Returns whether it was open. Also deletes reports settled longer ago than KEPT."""
        its = schema.reports.c
        here = (its.guild == guild) & (its.id == number) & (its.settled_at == 0)
        old = (its.guild == guild) & (its.settled_at > 0) & (its.settled_at < at - KEPT)
        async with self._database.write() as connection:
            await connection.execute(delete(schema.reports).where(old))
            done = await connection.execute(update(schema.reports).where(here).values(settled_at=at))
        return bool(done.rowcount)


def _report(row: Any) -> Report:
    found = dict(row)
    for name in ("table", "person", "accused"):
        found[name] = found.pop(f"{name}_id")
    return Report(**found)
