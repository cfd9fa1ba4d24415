"""Open a table for a person: the checks before it, the limits it counts towards, and the command."""

from __future__ import annotations

from bot.engine.game import GameMeta, OptionValue
from bot.games.registry import companions
from bot.i18n import choose
from bot.services import Services
from bot.table import commands as cmd
from bot.ui.requests import channel_rules
from bot.ui.requests.admission import Admission
from bot.ui.requests.answers import Answers, Interaction, TurnedAway, in_time
from bot.ui.requests.caller import Caller, locale_of
from bot.ui.transport.screen import Screen

POSTED = 1.5
"""Seconds that the cards of a match started by one press wait for the messages everybody sees, so that these do not
push them out of sight. Discord gives an answer three."""


def short_match(meta: GameMeta) -> dict[str, OptionValue]:
    """Return the option that makes a match short: 15 to 20 minutes if the game says which, else as short as it can
    be."""
    showcase = companions(meta.slug).showcase
    return {meta.length_option: showcase.short if showcase is not None else min(meta.lengths)}


class Opening:
    """Opens tables in the channel of an interaction."""

    def __init__(self, services: Services, answers: Answers, admission: Admission) -> None:
        self._services = services
        self._answers = answers
        self._admission = admission

    async def language(self, interaction: Interaction, caller: Caller, *, alone: bool = False) -> str:
        """Return the language of a new table: the one set for the server, else the server's own, else the person's.

        ``alone``: only bots will sit there, so the person's language comes before the server's own.
        """
        settled = await self._services.store.servers.settings(interaction.guild_id or 0)
        if settled.language or not alone:
            return choose(settled.language or locale_of(interaction.guild_locale) or caller.person.locale, None)
        return caller.words.language

    async def open(self, interaction: Interaction, caller: Caller, table: str, body: cmd.Open) -> cmd.Outcome | None:
        """Open the table with this id and return the outcome; None if the person may not open one and was told why."""
        opening = self._opened(interaction, caller, table, body)
        outcome = await in_time(interaction, opening, thinking=True, table=True)
        if isinstance(outcome, TurnedAway | Screen):
            await self._answers.turned_away(interaction, caller, outcome)
            return None
        return outcome

    async def _opened(
        self, interaction: Interaction, caller: Caller, table: str, body: cmd.Open
    ) -> cmd.Outcome | TurnedAway | Screen:
        """Open the table, after those that are being opened on this server, and return the outcome, or why the person
        may not open one."""
        room = channel_rules.room_of(interaction)
        async with self._admission.guild(body.guild), self._admission.person(caller.person.id):
            turned_away = await self._admission.opens(interaction, caller, room, body.pace)
            if turned_away is not None:
                return turned_away
            outcome = await self._answers.submit(interaction, caller, table, body, thinking=True)
            await self._admission.not_opened(interaction, caller, body.guild, outcome)
            return outcome
