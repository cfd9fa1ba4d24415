"""What the decisions of people cost, as reviews of their deals found it. Only the person themself sees it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.losses import SummedLoss
from bot.store import schema
from bot.store.db import Repository

_ITS = schema.losses.c


class LossBook(Repository):
    """Stores what the decisions of a person cost in each deal that they have reviewed."""

    async def keep(self, person: int, table: str, deals: Collection[int], sums: Sequence[SummedLoss]) -> None:
        """Replace what is stored of these deals of a table, so that a second review counts nothing twice.

        Nothing is stored of a person or a table whose data were deleted meanwhile.
        """
        gone = select(schema.forgotten.c.person_id).where(schema.forgotten.c.person_id == person)
        there = select(schema.tables.c.id).where(schema.tables.c.id == table)
        rows = [
            {
                "person_id": person,
                "table_id": table,
                "deal": one.deal,
                "kind": one.kind,
                "decisions": one.count,
                "total": one.total,
            }
            for one in sums
        ]
        async with self._database.write() as connection:
            if (await connection.execute(gone)).first() or not (await connection.execute(there)).first():
                return
            here = (_ITS.person_id == person, _ITS.table_id == table, _ITS.deal.in_(deals))
            await connection.execute(delete(schema.losses).where(*here))
            if rows:
                await connection.execute(insert(schema.losses), rows)

    async def losses(self, person: int) -> dict[str, list[SummedLoss]]:
        """Return what is stored of a person, by game."""
        columns = (_ITS.table_id, _ITS.deal, _ITS.kind, _ITS.decisions, _ITS.total)
        query = select(schema.tables.c.game, *columns).join(schema.tables, schema.tables.c.id == _ITS.table_id)
        query = query.where(_ITS.person_id == person).order_by(*columns[:3])
        found: dict[str, list[SummedLoss]] = {}
        async with self._database.read() as connection:
            for game, *row in await connection.execute(query):
                found.setdefault(game, []).append(SummedLoss(*row))
        return found


async def forget_losses(connection: AsyncConnection, person: int) -> None:
    """Delete what is stored of a person."""
    await connection.execute(delete(schema.losses).where(_ITS.person_id == person))
