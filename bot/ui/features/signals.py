"""``/admin signals``: pairs of players with unusual success together, and players who let clocks run out.

Only moderators of the whole server see it. The bot only shows the figures and acts on none of them.
"""

from __future__ import annotations

import asyncio

from bot.services import Services
from bot.table.clocks import DAY
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.visibility import Kind, Thing
from bot.ui.screens.signals import USUAL, days_of, signal_page
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.screen import Screen


class SignalPages(Page):
    """Shows one page, for one of three periods."""

    def __init__(self, services: Services, callers: Callers, answers: Answers) -> None:
        super().__init__(services, callers, answers)
        self._one_at_a_time = asyncio.Lock()

    async def command(self, interaction: Interaction) -> None:
        """Answer ``/admin signals``."""
        caller = await self._callers.caller(interaction)
        if await self._allowed(interaction, caller):
            await send.defer(interaction, thinking=True)
            await self._answers.tell(interaction, await self._page(caller, USUAL))

    @handles(ids.SIGNAL_DAYS)
    async def show(self, press: PagePress, days: str) -> None:
        """Show another period. It only reads the server on which it is pressed."""
        if await self._allowed(press.interaction, press.caller):
            await send.defer(press.interaction)
            await send.in_place(press.interaction, await self._page(press.caller, days_of(days)))

    async def _allowed(self, interaction: Interaction, caller: Caller) -> bool:
        """Return whether the person moderates the whole server. If not, they are told so."""
        if caller.may(Thing(Kind.SIGNALS, caller.guild)):
            return True
        await self._answers.refuse(interaction, caller, "refusal-not-moderator")
        return False

    async def _page(self, caller: Caller, days: int) -> Screen:
        since = self._services.clock.now() - days * DAY
        async with self._one_at_a_time:
            sheet = await self._services.store.signals.signal_sheet(caller.guild, since)
        return signal_page(sheet, days, caller.words)
