"""The messages that show a table, and cards chosen but not confirmed."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from bot.store import schema
from bot.store.batch import Step, transact
from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.memo import Memo
from bot.store.part import Part, replacing
from bot.table.ports import Slot

_SLOT = schema.message_slots.c
_ROW = [_SLOT[{"table": "table_id"}.get(name, name)] for name in Slot.__struct_fields__]
"""The columns in the order of the fields of Slot."""


class MessageSlots(Part):
    """Where a table is shown, and what was about to be answered there. Read before almost every answer."""

    def __init__(self, database: Database, codec: Codec | None = None) -> None:
        super().__init__(database, codec)
        self._dialect = database.url.get_backend_name()
        self._slots_known: Memo[str, dict[str, Slot]] = Memo()
        self._staged_known: Memo[tuple[str, int], tuple[int, tuple[int, ...]]] = Memo(4096)

    async def slots(self, table: str) -> list[Slot]:
        """The messages that show a table."""
        known = self._slots_known.get(table)
        if known is not None:
            return [known[name] for name in sorted(known)]
        stamp = self._slots_known.stamp()
        query = select(*_ROW).where(_SLOT.table_id == table).order_by(_SLOT.slot)
        async with self._database.read() as connection:
            found = [Slot(*row) for row in await connection.execute(query)]
        self._slots_known.keep(table, {slot.slot: slot for slot in found}, stamp)
        return found

    async def save_slot(self, slot: Slot) -> None:
        """Remember a message; one row for each table and slot. The table must exist."""
        row = msgspec.structs.asdict(slot)
        row["table_id"] = row.pop("table")
        try:
            await transact(self._database, [Step(replacing(self._dialect, schema.message_slots), [row])], note=True)
        except BaseException:
            self._slots_known.forget(slot.table)
            raise
        known = self._slots_known.get(slot.table)
        if known is None:
            self._slots_known.forget(slot.table)
        else:
            self._slots_known.written(slot.table, {**known, slot.slot: slot})

    async def slot_at(self, message: int) -> Slot | None:
        """The slot a Discord message belongs to, or None; the newest if it served several."""
        query = select(*_ROW).where(_SLOT.message == message).order_by(_SLOT.posted_at.desc(), _SLOT.shown_seq.desc())
        async with self._database.read() as connection:
            row = (await connection.execute(query.limit(1))).one_or_none()
        return None if row is None else Slot(*row)

    async def stage(self, table: str, player: int, asked: int, cards: tuple[int, ...]) -> None:
        """Remember cards chosen but not confirmed, in their order; replaces what was staged."""
        row = {"table_id": table, "player": player, "asked": asked, "cards": list(cards)}
        try:
            await transact(self._database, [Step(replacing(self._dialect, schema.staged), [row])], note=True)
        except BaseException:
            self._staged_known.forget((table, player))
            raise
        self._staged_known.written((table, player), (asked, cards))

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        """The cards staged for this question, () if none or for another question."""
        known = self._staged_known.get((table, player))
        if known is None:
            stamp = self._staged_known.stamp()
            its = schema.staged.c
            query = select(its.asked, its.cards).where(its.table_id == table, its.player == player)
            async with self._database.read() as connection:
                row = (await connection.execute(query)).one_or_none()
            known = (-1, ()) if row is None else (int(row.asked), tuple(row.cards))
            self._staged_known.keep((table, player), known, stamp)
        return known[1] if known[0] == asked else ()
