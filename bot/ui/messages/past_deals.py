"""The deals of a table that have been counted, read from its log when its state has gone on."""

from __future__ import annotations

from bot.engine.view import PublicView
from bot.services import Services
from bot.standings import PlayedDeal, deal_played, deals_played
from bot.table.model import TableState


class PastDeals:
    """Reads counted deals. A whole match takes a few milliseconds."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def every(self, state: TableState) -> tuple[PlayedDeal, ...]:
        """Return the counted deals of a table, oldest first; none if its log is deleted."""
        stored = await self._services.store.log.load(state.id)
        return deals_played(state.id, stored.events) if stored is not None else ()

    async def deal(self, state: TableState, view: PublicView, number: int) -> PlayedDeal | None:
        """Return one deal, None if it was not counted."""
        if view.deal == number:
            return deal_played(state, number)
        return next((one for one in await self.every(state) if one.deal == number), None)
