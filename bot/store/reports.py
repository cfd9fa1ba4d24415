"""What people report to the moderators of a server (ux.md E60, 3.6, F58)."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from bot.store import schema
from bot.store.part import Part

HOUR = 3_600_000

KEPT = 90 * 24 * HOUR
"""How long a report that was dealt with is kept, in ms."""


class Report(msgspec.Struct, frozen=True):
    """One report. ``id`` is the interaction that brought it, ``person`` who wrote ``said``, ``accused`` and ``chair``
    of whom (None: of nobody in particular; a computer player has only a chair). ``deal`` and ``seq`` say how far the
    table had come; ``at`` and ``settled_at`` (0: still open) are Unix ms."""

    id: int
    guild: int
    table: str
    person: int
    accused: int | None
    chair: int | None
    deal: int
    seq: int
    said: str
    at: int
    settled_at: int = 0


class Reports(Part):
    """Writing them down, reading them, and marking them as dealt with."""

    async def file_report(self, report: Report) -> None:
        """Write a report down; the same twice is one. How many a person writes is for :mod:`bot.table.quota`."""
        row = {**msgspec.to_builtins(report), "table_id": report.table}
        row |= {"person_id": report.person, "accused_id": report.accused}
        known = select(schema.reports.c.id).where(schema.reports.c.id == report.id)
        async with self._database.write() as connection:
            if (await connection.execute(known)).one_or_none() is not None:
                return
            await connection.execute(insert(schema.reports).values({c.name: row[c.name] for c in schema.reports.c}))

    async def open_reports(self, guild: int) -> list[Report]:
        """What the moderators of a server have not dealt with yet, the oldest first."""
        its = schema.reports.c
        query = select(schema.reports).where(its.guild == guild, its.settled_at == 0).order_by(its.at, its.id)
        async with self._database.read() as connection:
            return [_report(row) for row in (await connection.execute(query)).mappings()]

    async def report(self, guild: int, number: int) -> Report | None:
        """One report of a server, None where it has no such one."""
        its = schema.reports.c
        query = select(schema.reports).where(its.guild == guild, its.id == number)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _report(row)

    async def settle_report(self, guild: int, number: int, at: int) -> bool:
        """Mark a report as dealt with; whether it was open. Those dealt with long ago are forgotten by the way."""
        its = schema.reports.c
        here = (its.guild == guild) & (its.id == number) & (its.settled_at == 0)
        old = (its.guild == guild) & (its.settled_at > 0) & (its.settled_at < at - KEPT)
        async with self._database.write() as connection:
            await connection.execute(delete(schema.reports).where(old))
            done = await connection.execute(update(schema.reports).where(here).values(settled_at=at))
        return bool(done.rowcount)

    async def event_times(self, table: str, until: int) -> dict[int, int]:
        """When each fact of a table was written (Unix ms), by its number, up to the number ``until``."""
        log = schema.events.c
        query = select(log.seq, log.at).where(log.table_id == table, log.seq <= until)
        async with self._database.read() as connection:
            return {row.seq: row.at for row in await connection.execute(query)}


def _report(row: Any) -> Report:
    found = dict(row)
    for name in ("table", "person", "accused"):
        found[name] = found.pop(f"{name}_id")
    return Report(**found)
