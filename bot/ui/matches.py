"""Finished matches as people may look at them: who may, under which names, and the log read only once."""

from __future__ import annotations

import asyncio
import re
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
from bot.ui.lookup import Lookup

KEPT = 4
"""Matches held in memory; a long one takes a few megabytes."""

_ID = re.compile(r"[0-9a-z]{1,12}")


class Tricks(msgspec.Struct, frozen=True):
    """Where the tricks of a deal begin: number, index of the moment, the player who took it (None: nobody)."""

    starts: tuple[tuple[int, int, int | None], ...]


class Shelf:
    """The finished matches. Holds the last few that were opened, without names: people may change or be forgotten."""

    def __init__(self, services: Services, lookup: Lookup) -> None:
        self._services = services
        self._lookup = lookup
        self._kept: OrderedDict[str, tuple[Match, dict[int, Tricks]]] = OrderedDict()

    async def state(self, table: str) -> TableState | None:
        """A table by an id that may be anything; None too where the moves are no longer kept."""
        if not _ID.fullmatch(table) or await self.dropped(table):
            return None
        state = await self._lookup.state(table)
        return state if state is not None and state.seq else None

    async def dropped(self, table: str) -> bool:
        """Whether the moves of this match are no longer kept."""
        return bool(_ID.fullmatch(table)) and await self._services.store.moves_dropped(table)

    async def match(self, state: TableState, said: Words) -> Match:
        """The match of a finished table. Raises RecordError (``unfinished``) for any other."""
        kept = self._kept.get(state.id)
        if kept is None:
            events = await self._events(state)
            nameless = [""] * len(state.chairs)
            kept = (await asyncio.to_thread(match_of, state.id, events, nameless), {})
            self._kept[state.id] = kept
        self._kept.move_to_end(state.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return msgspec.structs.replace(kept[0], names=await self.names(state, said))

    async def tricks(self, match: Match, deal: int) -> Tricks:
        """Where the tricks of a deal begin."""
        kept = self._kept.get(match.table)
        found = kept[1].get(deal) if kept is not None else None
        if found is None:
            found = await asyncio.to_thread(tricks_of, match, deal)
            if kept is not None:
                kept[1][deal] = found
        return found

    async def record(self, state: TableState, said: Words) -> Record:
        """The hand record. Raises RecordError (``unfinished``)."""
        events = await self._events(state)
        return await asyncio.to_thread(record_of, state.id, events, await self.names(state, said))

    async def names(self, state: TableState, said: Words) -> tuple[str, ...]:
        """The players' names as they are now, told apart."""
        people = await self._services.store.people([one.person for one in state.chairs if one.person is not None])
        bare = [chair_name(chair, people, said, number) for number, chair in enumerate(state.chairs)]
        return tuple(distinct(bare))

    async def _events(self, state: TableState) -> Sequence[Any]:
        stored = await self._services.store.load(state.id)
        return stored.events if stored is not None else ()


def may_see(state: TableState, person: int, guild: int | None) -> bool:
    """Whether somebody may know of a table here: she plays at it or has played there, also as a substitute, or it is of
    the server she is asking on."""
    played = any(person in (chair.person, chair.first, *chair.substitutes) for chair in state.chairs)
    return played or (bool(guild) and guild == state.guild)


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
