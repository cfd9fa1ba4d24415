"""What a person may ask of her own data: not to be named, to have all of it, to be forgotten (ux.md 3.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, update

from bot.standings.tally import EVERYWHERE
from bot.store import schema
from bot.store.blocks import forget_blocks
from bot.store.export import everything_of
from bot.store.facts import HouseFacts
from bot.store.forget import unrate
from bot.store.leaderboards import boards_of
from bot.store.lines import EVERYWHERE_TOO
from bot.store.nobody import HIDDEN, NOBODY, own_messages
from bot.store.part import upsert
from bot.store.people import PeopleBook
from bot.store.preferences import PreferenceBook
from bot.store.quotas import forget_uses
from bot.store.slots import MessageSlots

WISHES = ("server", EVERYWHERE_TOO, HIDDEN)
"""Named in the standings of a server; also in those of all servers; nowhere."""


class Privacy(PeopleBook, PreferenceBook, MessageSlots, HouseFacts):
    """Wishes, export, forgetting."""

    async def wish(self, person: int) -> str:
        """Where the person is named in public standings: one of WISHES."""
        query = select(schema.people.c.standing).where(schema.people.c.id == person)
        async with self._database.read() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found or WISHES[0]

    async def hidden(self, ids: Sequence[int]) -> set[int]:
        """Those of these persons who are not to be named."""
        query = select(schema.people.c.id).where(schema.people.c.id.in_(ids), schema.people.c.standing == HIDDEN)
        async with self._database.read() as connection:
            return set((await connection.execute(query)).scalars())

    async def set_wish(self, person: int, wish: str) -> None:
        """Raises ValueError unless it is one of WISHES."""
        if wish not in WISHES:
            raise ValueError(wish)
        line = schema.standings.c
        async with self._database.write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(standing=wish))
            everywhere = (line.person_id == person) & line.board_id.in_(boards_of(EVERYWHERE))
            await connection.execute(update(schema.standings).where(everywhere).values(shown=wish == EVERYWHERE_TOO))

    async def export(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored about a person, as plain values; of others only their numbers and public results.

        Her moves are in the logs of the tables she sat at (``seats``): :func:`bot.records.own_moves` tells them.
        """
        async with self._database.read() as connection:
            return await everything_of(connection, person)

    async def forget(self, person: int, at: int) -> None:
        """Leave a tombstone: the number stays, without a Discord id, a name, a language, a wish or preferences, and
        nobody can be found by it any more. Results stay under it, so that those of the others stay what they are; her
        ratings, her places and what she reported are gone; what others reported of her stays, of a nameless number.
        ``at`` is Unix ms: what ends later does not count. Copies of the database are treated alike.

        Nobody is written to any more either (the surface is the channel). The person must have left every open table
        before. Meeting her again makes another number.
        """
        slots, staged = schema.message_slots.c, schema.staged.c
        # Looked for before the write: no index knows these messages, and nobody at a table is to wait for it.
        async with self._database.read() as connection:
            own = select(slots.table_id, slots.slot).where(slots.slot.in_(own_messages(person)))
            letters = [(row[0], row[1]) for row in await connection.execute(own)]
        async with self._database.write() as connection:
            query = select(schema.people.c.user_id).where(schema.people.c.id == person)
            user = (await connection.execute(query)).scalar_one_or_none()
            chairs = select(schema.seats.c.table_id, schema.seats.c.chair).where(schema.seats.c.person_id == person)
            sat = [(row[0], row[1]) for row in await connection.execute(chairs)]
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(NOBODY))
            for kind in (schema.preferences, schema.reports, schema.open_panels):
                await connection.execute(delete(kind).where(kind.c.person_id == person))
            await forget_uses(connection, person, user)
            await forget_blocks(connection, person)
            await upsert(connection, schema.forgotten, {"person_id": person, "at": at})
            await unrate(connection)
            for table, chair in sat:
                hand = (slots.table_id == table) & (slots.slot == f"hand:{chair}")
                await connection.execute(delete(schema.message_slots).where(hand))
                chosen = (staged.table_id == table) & (staged.player == chair)
                await connection.execute(delete(schema.staged).where(chosen))
            for table, slot in letters:
                hers = (slots.table_id == table) & (slots.slot == slot)
                await connection.execute(delete(schema.message_slots).where(hers))
        self._people_known.forget(person)
        self._preferences_known.forget(person)
        if user is not None:
            self._numbers.forget(user)
        for table, _ in letters:
            self._slots_known.forget(table)
        for table, chair in sat:
            self._slots_known.forget(table)
            self._staged_known.forget((table, chair))
        await self._database.clear_traces()
        await self._database.clear_copies()
