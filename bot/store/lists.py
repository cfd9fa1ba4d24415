"""Lists of tables, without their logs."""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import select

from bot.store import schema
from bot.store.part import Part
from bot.table.model import LOBBY, PLAYING
from bot.table.ports import TableSummary

_OPEN = schema.tables.c.status.in_((LOBBY, PLAYING))


class TableLists(Part):
    """Which tables there are."""

    async def open_tables(self) -> list[str]:
        """Ids of all tables in the lobby or in play, oldest first."""
        tables = schema.tables.c
        query = select(tables.id).where(_OPEN).order_by(tables.opened_at, tables.id)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables(self, *, guild: int | None = None, person: int | None = None) -> list[TableSummary]:
        """Open tables of a server, or those where a person sits, or both; newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        query = select(schema.tables).where(_OPEN).order_by(tables.opened_at.desc(), tables.id)
        if guild is not None:
            query = query.where(tables.guild == guild)
        if person is not None:
            query = query.where(tables.id.in_(select(seats.table_id).where(seats.person_id == person)))
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            seated = (
                await connection.execute(
                    select(seats.table_id, seats.person_id)
                    .where(seats.table_id.in_([row.id for row in rows]), seats.person_id.is_not(None))
                    .order_by(seats.table_id, seats.chair)
                )
            ).all()
        persons: defaultdict[str, list[int]] = defaultdict(list)
        for table, someone in seated:
            persons[table].append(someone)
        return [
            TableSummary(
                id=row.id,
                name=row.name,
                game=row.game,
                guild=row.guild,
                channel=row.channel,
                thread=row.thread,
                status=row.status,
                persons=tuple(persons[row.id]),
                chairs=row.chairs,
                seq=row.seq,
            )
            for row in rows
        ]
