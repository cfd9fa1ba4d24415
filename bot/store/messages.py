"""The messages that show a table, the private panels that are open, and cards chosen but not confirmed."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from bot.ports.store import OpenPanel
from bot.store import schema
from bot.store.db import Database, ReadCache, Repository
from bot.store.statements import Step, replacing
from bot.table.ports import Slot, StoreBusy

_SLOT = schema.message_slots.c
_ROW = [_SLOT[{"table": "table_id"}.get(name, name)] for name in Slot.__struct_fields__]
"""The columns in the order of the fields of Slot."""


_SHOWS = (
    update(schema.message_slots)
    .where(_SLOT.table_id == bindparam("of"), _SLOT.slot == bindparam("at"), _SLOT.message == bindparam("sent"))
    .values(shown_seq=bindparam("seq"), digest=bindparam("name"))
)

GATHER = 0.25
"""Seconds for which what messages show is gathered, then written in one transaction."""

MOST_PLAYERS = 12
"""An upper bound of the players of any game. Staged cards are cached by player, so :meth:`Messages.drop_cached` clears
this many."""


log = logging.getLogger(__name__)


class Messages(Repository):
    """Stores where a table is shown and which cards are staged. Cached, because almost every answer reads it."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._dialect = database.url.get_backend_name()
        self._slots_known: ReadCache[str, dict[str, Slot]] = ReadCache()
        self._staged_known: ReadCache[tuple[str, int], tuple[int, tuple[int, ...]]] = ReadCache(4096)
        self._unwritten: dict[tuple[str, str], Slot] = {}
        self._writing: asyncio.Task[None] | None = None

    async def slots(self, table: str) -> list[Slot]:
        """Return the messages that show a table."""
        known = self._slots_known.get(table)
        if known is not None:
            return [known[name] for name in sorted(known)]
        stamp, before = self._slots_known.stamp(), dict(self._unwritten)
        query = select(*_ROW).where(_SLOT.table_id == table).order_by(_SLOT.slot)
        async with self._database.read() as connection:
            found = [self._newest(Slot(*row), before) for row in await connection.execute(query)]
        self._slots_known.keep(table, {slot.slot: slot for slot in found}, stamp)
        return found

    async def save_slot(self, slot: Slot) -> None:
        """Store a message, one for each table and slot. Nothing is stored if the table has been deleted meanwhile."""
        row = msgspec.structs.asdict(slot)
        row["table_id"] = row.pop("table")
        self._unwritten.pop((slot.table, slot.slot), None)
        try:
            await self._database.transact([Step(replacing(self._dialect, schema.message_slots), [row])], note=True)
        except IntegrityError:
            # Its only reference is to the table.
            self._slots_known.forget(slot.table)
            return
        except BaseException:
            self._slots_known.forget(slot.table)
            raise
        known = self._slots_known.get(slot.table)
        if known is None:
            self._slots_known.forget(slot.table)
        else:
            self._slots_known.written(slot.table, {**known, slot.slot: slot})

    def save_shown(self, slot: Slot) -> None:
        """Record what a message shows now (its ``shown_seq`` and ``digest``); all else of the slot must be stored
        already. It is written within ``GATHER`` seconds, together with what other messages show. If the process dies
        before, the message is edited once more after the restart."""
        known = self._slots_known.get(slot.table)
        if known is None:
            self._slots_known.forget(slot.table)
        else:
            self._slots_known.written(slot.table, {**known, slot.slot: slot})
        self._unwritten[slot.table, slot.slot] = slot
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_later(), name="write what messages show")

    async def flush(self) -> None:
        """Write now what messages show. Raises StoreBusy; it is tried again with the next one then."""
        gathered = dict(self._unwritten)
        rows = [
            {"of": slot.table, "at": slot.slot, "sent": slot.message, "seq": slot.shown_seq, "name": slot.digest}
            for slot in gathered.values()
        ]
        if rows:
            await self._database.transact([Step(_SHOWS, rows)], note=True)
        for key, slot in gathered.items():
            if self._unwritten.get(key) is slot:
                del self._unwritten[key]

    async def _write_later(self) -> None:
        while self._unwritten:
            await asyncio.sleep(GATHER)
            try:
                await self.flush()
            except StoreBusy as busy:
                log.info("what messages show is not written yet", extra={"why": busy.reason})
                return

    def _newest(self, stored: Slot, before: dict[tuple[str, str], Slot]) -> Slot:
        """Return a slot that was read with what it shows, which may not have been written when the reading began
        (``before``)."""
        key = (stored.table, stored.slot)
        its = self._unwritten.get(key) or before.get(key)
        newer = its is not None and its.message == stored.message and its.shown_seq >= stored.shown_seq
        return its if its is not None and newer else stored

    async def slot_at(self, message: int) -> Slot | None:
        """Return the slot of a Discord message, None if it has none; the newest if it had several."""
        before = dict(self._unwritten)
        query = select(*_ROW).where(_SLOT.message == message).order_by(_SLOT.posted_at.desc(), _SLOT.shown_seq.desc())
        async with self._database.read() as connection:
            row = (await connection.execute(query.limit(1))).one_or_none()
        return None if row is None else self._newest(Slot(*row), before)

    async def stage(self, table: str, player: int, asked: int, cards: tuple[int, ...]) -> None:
        """Store cards chosen but not confirmed, in their order; replaces those staged before."""
        row = {"table_id": table, "player": player, "asked": asked, "cards": list(cards)}
        try:
            await self._database.transact([Step(replacing(self._dialect, schema.staged), [row])], note=True)
        except BaseException:
            self._staged_known.forget((table, player))
            raise
        self._staged_known.written((table, player), (asked, cards))

    async def staged(self, table: str, player: int, asked: int) -> tuple[int, ...]:
        """Return the cards staged for this decision, () if none are or they were staged for another decision."""
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

    async def keep_panel(self, panel: OpenPanel) -> None:
        """Store an open panel, one for each player. The table and the person must exist. Does not wait for the disk."""
        row = msgspec.structs.asdict(panel)
        row |= {"table_id": row.pop("table"), "person_id": row.pop("person")}
        await self._database.transact([Step(replacing(self._dialect, schema.open_panels), [row])], note=True)

    async def drop_panel(self, table: str, player: int) -> None:
        """Delete the panel of a player."""
        its = schema.open_panels.c
        async with self._database.note() as connection:
            await connection.execute(delete(schema.open_panels).where(its.table_id == table, its.player == player))

    async def drop_panels(self, until: int) -> None:
        """Delete the panels opened at `until` (Unix ms) or before: their tokens have expired."""
        async with self._database.note() as connection:
            await connection.execute(delete(schema.open_panels).where(schema.open_panels.c.at <= until))

    async def open_panels(self) -> list[tuple[OpenPanel, int]]:
        """Return the open panels, the oldest first, each with the Discord id of its owner."""
        its, people = schema.open_panels.c, schema.people.c
        query = (
            select(its.table_id, its.player, its.person_id, its.application, its.token, its.at, people.user_id)
            .join(schema.people, people.id == its.person_id)
            .where(people.user_id.is_not(None))
            .order_by(its.at)
        )
        async with self._database.read() as connection:
            return [(OpenPanel(*row[:-1]), row[-1]) for row in await connection.execute(query)]

    def drop_cached(self, table: str, player: int | None = None) -> None:
        """Drop a table from the cache after its messages were deleted elsewhere, with `player`'s staged cards, or
        (None) everybody's."""
        self._slots_known.forget(table)
        self._unwritten = {key: slot for key, slot in self._unwritten.items() if key[0] != table}
        for one in range(MOST_PLAYERS) if player is None else (player,):
            self._staged_known.forget((table, one))
