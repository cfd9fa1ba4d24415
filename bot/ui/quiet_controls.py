"""Choosing one's quiet hours, and their taking effect at once at every daily table (ux.md S24, 3.1; T66)."""

from __future__ import annotations

from bot.i18n import escape, plain
from bot.services import Services
from bot.store.quiet import HOURS, QuietHours, zone_named
from bot.table.model import PLAYING
from bot.table.quiet_wishes import take_effect
from bot.ui import deliver
from bot.ui.answers import Answers, Interaction
from bot.ui.lookup import Caller
from bot.ui.screens.quiet import OFF, QUIET, QuietForm


class QuietControls:
    """The form, and what it was submitted with."""

    def __init__(self, services: Services, answers: Answers) -> None:
        self._services = services
        self._answers = answers

    async def ask(self, interaction: Interaction, caller: Caller) -> None:
        """Open the form."""
        form = QuietForm(caller.prefers.quiet, caller.person.locale, caller.words)
        await deliver.attempt(interaction.response.send_modal(form), "asking for quiet hours")

    async def submitted(self, interaction: Interaction, caller: Caller, values: list[str]) -> bool:
        """Keep what was chosen. False where it cannot be; then the person has been told and nothing has changed."""
        begin, end, zone = (*values, "", "", "")[:3]
        wished = ""
        if begin != OFF:
            known = zone_named(zone)
            if known is None:
                said = escape(plain(zone[:64], "…"))
                await self._answers.refuse(interaction, caller, "reply-quiet-zone", zone=said)
                return False
            hours = QuietHours(_hour(begin), _hour(end), known)
            if not hours.fit:
                await self._answers.refuse(interaction, caller, "reply-quiet-long")
                return False
            wished = hours.text
        await self._services.store.set_preference(caller.person.id, QUIET, wished)
        return True

    async def take_effect(self, person: int) -> None:
        """The person's clocks follow, at every table she plays at."""
        store = self._services.store
        for row in await store.tables(person=person):
            if row.status == PLAYING:
                state = await self._services.tables.readable(row.id)
                if state is not None:
                    await take_effect(self._services.tables, store, state, self._services.clock.now())


def _hour(said: str) -> int:
    return int(said) if said.isdecimal() and int(said) in HOURS else 0
