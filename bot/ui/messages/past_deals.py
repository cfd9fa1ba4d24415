"""The deals of a table that have been counted: the newest from its state, all of them from its log.

Several messages need the same at once (the thread, and the panel of every player), so it is found once and kept.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.cache import LruCache
from bot.engine.view import PublicView
from bot.services import Services
from bot.standings import Decided, PlayedDeal, deal_played, deals_played, decided
from bot.table.model import TableState

NEWEST_KEPT = 256
"""Number of tables whose newest deal is kept, a few kilobytes each."""
ENDED_KEPT = 8
"""Number of finished matches whose deals are kept, up to 100 kB each."""


class EndedMatch(NamedTuple):
    """The counted deals of a finished match, oldest first, and what decided it."""

    deals: tuple[PlayedDeal, ...] = ()
    decided: Decided = Decided(())


class PastDeals:
    """Finds counted deals. Reading a whole match takes a few milliseconds."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._newest: LruCache[str, PlayedDeal] = LruCache(NEWEST_KEPT)
        self._ended: LruCache[str, EndedMatch] = LruCache(ENDED_KEPT)
        self._reading = asyncio.Lock()

    async def ended(self, state: TableState) -> EndedMatch:
        """Return the deals of a finished match; none if its log is deleted."""
        if await self._services.store.retention.moves_dropped(state.id):
            self._ended.pop(state.id, None)
            return EndedMatch()
        async with self._reading:
            found = self._ended.get(state.id)
            if found is None:
                deals = await self._every(state)
                found = self._ended[state.id] = EndedMatch(deals, decided(state, deals))
            return found

    async def deal(self, state: TableState, view: PublicView, number: int) -> PlayedDeal | None:
        """Return one deal, None if it was not counted."""
        kept = self._newest.get(state.id)
        if kept is not None and kept.deal == number:
            return kept
        if not state.open:
            return next((one for one in (await self.ended(state)).deals if one.deal == number), None)
        if view.deal != number:
            return next((one for one in await self._every(state) if one.deal == number), None)
        found = deal_played(state, number)
        if found is not None:
            self._newest[state.id] = found
        return found

    async def _every(self, state: TableState) -> tuple[PlayedDeal, ...]:
        stored = await self._services.store.log.load(state.id)
        return deals_played(state.id, stored.events) if stored is not None else ()
