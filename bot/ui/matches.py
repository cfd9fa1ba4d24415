"""Finished matches as people may look at them: who may, under which names, and the log read only once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.i18n import Words, distinct
from bot.records import Match, Record, match_of, record_of
from bot.records.tell import trick_starts
from bot.services import Services
from bot.table.model import FINISHED, TableState
from bot.ui.cast import chair_name
from bot.ui.lookup import Caller, Lookup
from bot.ui.reach import Kind, Thing, found, placed, table_id

KEPT = 4
"""Matches held in memory; a long one takes a few megabytes."""


class Tricks(msgspec.Struct, frozen=True):
    """Where the tricks of a deal begin: number, index of the moment, the player who took it (None: nobody)."""

    starts: tuple[tuple[int, int, int | None], ...]


class Shelf:
    """The finished matches. Holds the last few that were opened, without names: people may change or be forgotten."""

    def __init__(self, services: Services, lookup: Lookup) -> None:
        self._services = services
        self._lookup = lookup
        self._kept: OrderedDict[str, tuple[Match, dict[int, Tricks]]] = OrderedDict()

    async def reached(self, caller: Caller, typed: str) -> Thing | None:
        """The match or table of an id that may be anything, None where there is none that the person may know of from
        where they are. Its moves may be gone, or still be made."""
        table = table_id(typed)
        place = (await self._services.store.places([table])).get(table) if table else None
        if place is None:
            return None
        what = placed(Kind.MATCH, place)
        await found(caller.viewer, [what])
        return what if caller.may(what) else None

    async def state(self, table: str) -> TableState | None:
        """A table by its id; None too where the moves are no longer kept."""
        if await self.dropped(table):
            return None
        state = await self._lookup.state(table)
        return state if state is not None and state.seq else None

    async def dropped(self, table: str) -> bool:
        """Whether the moves of this match are no longer kept."""
        return await self._services.store.moves_dropped(table)

    async def match(self, state: TableState, said: Words, viewer: int = 0) -> Match:
        """The match of a finished table, with the names that ``viewer`` may read (0: everybody). Raises RecordError
        (``unfinished``) for any other."""
        kept = self._kept.get(state.id)
        if kept is None:
            events = await self._events(state)
            nameless = [""] * len(state.chairs)
            kept = (await asyncio.to_thread(match_of, state.id, events, nameless), {})
            self._kept[state.id] = kept
        self._kept.move_to_end(state.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return msgspec.structs.replace(kept[0], names=await self.names(state, said, viewer))

    async def tricks(self, match: Match, deal: int) -> Tricks:
        """Where the tricks of a deal begin."""
        kept = self._kept.get(match.table)
        found = kept[1].get(deal) if kept is not None else None
        if found is None:
            found = await asyncio.to_thread(tricks_of, match, deal)
            if kept is not None:
                kept[1][deal] = found
        return found

    async def record(self, state: TableState, said: Words, viewer: int = 0) -> Record:
        """The hand record, with the names that ``viewer`` may read. Raises RecordError (``unfinished``)."""
        events = await self._events(state)
        return await asyncio.to_thread(record_of, state.id, events, await self.names(state, said, viewer))

    async def names(self, state: TableState, said: Words, viewer: int = 0) -> tuple[str, ...]:
        """The players' names as they are now, told apart. Who wishes to be named nowhere is "Player n" to everybody but
        themselves."""
        ids = [one.person for one in state.chairs if one.person is not None]
        people = await self._lookup.named_people(ids, viewer)
        bare = [chair_name(chair, people, said, number) for number, chair in enumerate(state.chairs)]
        return tuple(distinct(bare))

    async def _events(self, state: TableState) -> Sequence[Any]:
        stored = await self._services.store.load(state.id)
        return stored.events if stored is not None else ()


def over(state: TableState) -> bool:
    """Whether the match may be looked at by anybody at all."""
    return state.status == FINISHED


def tricks_of(match: Match, deal: int) -> Tricks:
    """Where the tricks of a deal begin, and who took them."""
    moments = match.deals[deal - 1].moments
    views = [match.view(moment) for moment in moments]
    seats = tuple(info.player for info in views[-1].seats)
    # Of every moment: at some tables only the last trick may be looked at again, but over now it may be told.
    taken = {trick.number: trick.winning for view in views for trick in view.history}
    starts: list[tuple[int, int, int | None]] = []
    for number, index in trick_starts(views):
        winner = taken.get(number)
        starts.append((number, index, None if winner is None else seats[winner]))
    return Tricks(tuple(starts))
