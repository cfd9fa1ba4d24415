"""``/admin signals``: pairs whose success together is unusual, and players who let clocks run out.

For the moderators of the whole server alone. Nothing is done with it but showing it.
"""

from __future__ import annotations

import asyncio

import discord

from bot.services import Services
from bot.store.signals import DAY
from bot.ui import deliver
from bot.ui.answers import Answers, Interaction
from bot.ui.lookup import Caller, Lookup, everywhere
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.screen import Screen
from bot.ui.screens.signals import USUAL, days_of, signal_page


class SignalPages(Page):
    """One page with three windows of time."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers) -> None:
        super().__init__(services, lookup, answers)
        self._one_at_a_time = asyncio.Lock()

    async def command(self, interaction: Interaction) -> None:
        """``/admin signals``."""
        caller = await self._lookup.caller(interaction)
        if await self._allowed(interaction, caller):
            await deliver.defer(interaction, thinking=True)
            await self._answers.tell(interaction, await self._page(caller, USUAL))

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """Another window. It reads the server it is pressed on, nothing else."""
        if await self._allowed(interaction, caller):
            await deliver.defer(interaction)
            await deliver.in_place(interaction, await self._page(caller, days_of(control.arg)))

    async def _allowed(self, interaction: Interaction, caller: Caller) -> bool:
        """Whether the person moderates the whole server; who does not is told so."""
        if moderates_server(interaction, caller):
            return True
        await self._answers.refuse(interaction, caller, "refusal-not-moderator")
        return False

    async def _page(self, caller: Caller, days: int) -> Screen:
        since = self._services.clock.now() - days * DAY
        async with self._one_at_a_time:
            sheet = await self._services.store.signal_sheet(caller.guild, since)
        return signal_page(sheet, days, caller.words)


def moderates_server(interaction: Interaction, caller: Caller) -> bool:
    """Whether the person moderates all of this server: by the role named for it, by Manage Server, or by Manage Threads
    or Manage Messages that no single channel has given."""
    if not caller.moderator or not caller.guild or interaction.guild_id != caller.guild:
        return False
    if caller.over is everywhere or interaction.permissions.manage_guild:
        return True
    if not isinstance(interaction.user, discord.Member):
        return False
    held = interaction.user.guild_permissions
    return held.manage_guild or held.manage_threads or held.manage_messages
