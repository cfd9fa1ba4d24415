"""The messages that show a table, and cards chosen but not confirmed."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from bot.store import schema
from bot.store.part import Part, upsert
from bot.table.ports import Slot

_SLOT = schema.message_slots.c
_ROW = [_SLOT[{"table": "table_id"}.get(name, name)] for name in Slot.__struct_fields__]
"""The columns in the order of the fields of Slot."""


class MessageSlots(Part):
    """Where a table is shown, and what was about to be answered there."""

    async def slots(self, table: str) -> list[Slot]:
        """The messages that show a table."""
        query = select(*_ROW).where(_SLOT.table_id == table).order_by(_SLOT.slot)
        async with self._database.read() as connection:
            return [Slot(*row) for row in await connection.execute(query)]

    async def save_slot(self, slot: Slot) -> None:
        """Remember a message; one row for each table and slot. The table must exist."""
        row = msgspec.structs.asdict(slot)
        row["table_id"] = row.pop("table")
        async with self._database.write() as connection:
            await upsert(connection, schema.message_slots, row)

    async def slot_at(self, message: int) -> Slot | None:
        """The slot a Discord message belongs to, or None; the newest if it served several."""
        query = select(*_ROW).where(_SLOT.message == message).order_by(_SLOT.posted_at.desc(), _SLOT.shown_seq.desc())
        async with self._database.read() as connection:
            row = (await connection.execute(query.limit(1))).one_or_none()
        return None if row is None else Slot(*row)

    async def stage(self, table: str, player: int, asked: int, cards: tuple[int, ...]) -> None:
        """Remember cards chosen but not confirmed, in their order; replaces what was staged."""
        row = {"table_id": table, "player": player, "asked": asked, "cards": list(cards)}
        async with self._database.write() as connection:
            await upsert(connection, schema.staged, row)

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        """The cards staged for this question, () if none or for another question."""
        its = schema.staged.c
        query = select(its.cards).where(its.table_id == table, its.player == player, its.asked == asked)
        async with self._database.read() as connection:
            cards = (await connection.execute(query)).scalar_one_or_none()
        return () if cards is None else tuple(cards)
