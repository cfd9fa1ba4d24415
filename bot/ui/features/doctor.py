"""``/admin doctor``: whether the bot has what it needs on this server, and whether it is well.

For moderators of the whole server. What only the operator may know is told by ``germini doctor``.
"""

from __future__ import annotations

from bot.ports.store import LOAD
from bot.ui.features.page import Page
from bot.ui.features.server_settings import checked
from bot.ui.requests.answers import Interaction
from bot.ui.requests.caller import Caller
from bot.ui.requests.visibility import Kind, Thing
from bot.ui.screens.doctor import Condition, doctor_screen
from cards_art import card_emojis

FRESH = 15_000
"""Maximum age of a heartbeat in ms while moves can be saved: each heartbeat is a durable write or follows one."""


class DoctorPages(Page):
    """Shows one page, which changes nothing."""

    async def command(self, interaction: Interaction) -> None:
        """Answer ``/admin doctor``."""
        caller = await self._callers.caller(interaction)
        if not caller.may(Thing(Kind.SIGNALS, caller.guild)):
            await self._answers.refuse(interaction, caller, "reply-not-server-moderator")
            return
        settings = await self._services.store.servers.settings(caller.guild)
        condition = await self._condition(caller)
        await self._answers.tell(interaction, doctor_screen(checked(interaction, settings), condition, caller.words))

    async def _condition(self, caller: Caller) -> Condition:
        store, services = self._services.store, self._services
        beat = await store.heartbeat.last_beat()
        places = await store.tables.places(sorted(services.tables.quarantine.tables))
        return Condition(
            emojis=len(self._callers.emojis.ids),
            of=len(card_emojis.hashes()) if services.settings.emojis else 0,
            saving=beat is None or services.clock.now() - beat < FRESH,
            load=int(await store.facts.get_fact(LOAD) or "0"),
            aside=sum(place.guild == caller.guild for place in places.values()),
        )
