"""What a person is told about what came of her press or command. A refusal is for her eyes only and changes nothing."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import Any

import discord

from bot.engine.actions import Refusal
from bot.games.registry import games
from bot.i18n import Names, Words, choose, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.ui import deliver, screens
from bot.ui.admission import AUTOCOMPLETE, DUPLICATE, Dropped
from bot.ui.lookup import Caller, Lookup
from bot.ui.reach import Kind, Thing
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

PATIENCE = 1.2
"""Seconds a table may take to answer before the person is told that the answer comes later (Discord allows 3)."""

UNSAVED = {"restarting": "reply-restarting"} | dict.fromkeys(
    ("full", "readonly", "io", "unreachable", "damaged", "gone"), "reply-unsaved"
)
"""What is said of a table that cannot take a move, by the reason."""

Interaction = discord.Interaction[Any]


class TurnedAway(cmd.Refused, frozen=True):
    """Refused before any table was asked. ``url`` leads to the place that is in the way, "" for none."""

    url: str = ""


class Answers:
    """Submits commands for people and tells them the outcome."""

    def __init__(self, services: Services, lookup: Lookup) -> None:
        self._services = services
        self._lookup = lookup

    async def only_managers(self, interaction: Interaction, caller: Caller) -> bool:
        """Whether the person may manage this server; who may not is told so. Discord shows such commands only to those
        who may, but a server can have set that otherwise."""
        if caller.may(Thing(Kind.SETTINGS, caller.guild)):
            return True
        await self.refuse(interaction, caller, "reply-not-manager")
        return False

    async def submit(
        self,
        interaction: Interaction,
        caller: Caller,
        table: str,
        body: cmd.Body,
        *,
        thinking: bool = False,
        part: str = "",
    ) -> cmd.Outcome:
        """Give the table a command of this person's; the interaction's id makes it happen only once.

        If the table takes its time the interaction is deferred (with ``thinking`` the person sees that). ``part`` tells
        commands apart where one interaction stands for several.
        """
        moderator = False
        if caller.moderator:
            state = await self._lookup.state(table)
            moderator = state is not None and caller.moderates(state)
        name = f"i{interaction.id}{part}"
        command = cmd.Command(name, table, body, person=caller.person.id, moderator=moderator, press=interaction.id)
        waiting = asyncio.ensure_future(self._services.tables.submit(command))
        done, _ = await asyncio.wait((waiting,), timeout=PATIENCE)
        if not done:
            await deliver.defer(interaction, thinking=thinking)
        return await waiting

    async def explain(self, outcome: cmd.Outcome, table: str, caller: Caller) -> Screen:
        """Why nothing was done, and what to do next."""
        said = caller.words
        match outcome:
            case TurnedAway(refusal):
                reason = await self.reason(refusal, table, said)
                return screens.notice(reason, "refused", said, url=outcome.url)
            case cmd.Refused(refusal):
                return screens.notice(await self.reason(refusal, table, said), "refused", said, table=table)
            case cmd.Stale() | cmd.Duplicate():
                return screens.notice(said.text("reply-stale"), "stale", said, table=table)
            case cmd.Busy(reason):
                if reason == "quarantined":
                    return screens.notice(said.text("reply-aside"), "refused", said)
                key = UNSAVED.get(reason, "reply-busy")
                return screens.notice(said.text(key), "busy", said, table=table)
            case cmd.Broken(ref):
                return screens.notice(said.text("reply-broken", ref=ref), "broken", said, table=table)
            case _:
                return screens.notice(said.text("reply-done"), "done", said)

    async def reason(self, refusal: Refusal, table: str, said: Words) -> str:
        """The sentence of a refusal, with the rule that says so and the people's names."""
        state = await self._lookup.state(table)
        names = await self._names(state, said) if state is not None and state.seq else None
        return said.refusal(refusal, names or Names(next(iter(games().values())).meta.pack))

    async def tell(self, interaction: Interaction, screen: Screen) -> None:
        """Show something to the person alone."""
        failure = await deliver.respond(interaction, screen)
        if failure is not None:
            log.warning("an answer did not arrive", extra={"interaction": interaction.id, "why": failure.name})

    async def refuse(self, interaction: Interaction, caller: Caller, key: str, **args: str | int) -> None:
        """Refuse something the table was not asked about."""
        await self.tell(interaction, screens.notice(caller.words.text(key, **args), "refused", caller.words))

    async def give(self, interaction: Interaction, caller: Caller, table: str, body: cmd.Body, done: str) -> None:
        """Give the table a command and tell the person alone what came of it; ``done`` is the key if it was done."""
        outcome = await self.submit(interaction, caller, table, body)
        if isinstance(outcome, cmd.Applied):
            await self.tell(interaction, screens.notice(caller.words.text(done), "done", caller.words))
        else:
            await self.outcome(interaction, caller, table, outcome)

    async def outcome(self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome) -> None:
        """Tell the person alone what came of it."""
        await self.tell(interaction, await self.explain(outcome, table, caller))

    async def turned_away(self, interaction: Interaction, caller: Caller, why: TurnedAway | Screen) -> None:
        """Tell the person alone why no table was opened."""
        await self.tell(interaction, why if isinstance(why, Screen) else await self.explain(why, "", caller))

    async def _names(self, state: TableState, said: Words) -> Names:
        return (await self._lookup.company(state, said)).names


REPLY, SILENTLY, CHOICES = 4, 6, 8
"""Kinds of acknowledgements (Discord's numbers): a message, nothing that is seen, suggestions."""

ONLY_YOU = (1 << 6) | (1 << 15)
"""The flags of a message made of components that the person alone sees."""


def acknowledgement(dropped: Dropped) -> dict[str, Any]:
    """How somebody is told that theirs was dropped. A double press deserves no word, where Discord allows for none."""
    if dropped.kind == AUTOCOMPLETE:
        return {"type": CHOICES, "data": {"choices": []}}
    if dropped.reason == DUPLICATE and dropped.on_message:
        return {"type": SILENTLY}
    return {"type": REPLY, "data": {"flags": ONLY_YOU, "components": _too_fast(choose(dropped.locale, None))}}


@cache
def _too_fast(language: str) -> list[dict[str, Any]]:
    said = words(language)
    return screens.notice(said.text("reply-too-fast"), "refused", said).view().to_components()
