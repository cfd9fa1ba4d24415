"""Submit commands to tables and answer the person who pressed or typed.

Refusals are shown only to the person and change nothing. :class:`LastAnswers` keeps each player's last answer in
memory, so that a double click can be told from a late press (ux.md E21, E22). After a restart every such press counts
as late.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from functools import cache
from typing import Any, NamedTuple, TypeVar

import discord

from bot.cache import LruCache
from bot.engine.actions import Pick, Refusal
from bot.games.registry import games
from bot.i18n import Names, Words, choose, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.decide import COMMANDS
from bot.table.model import TableState
from bot.table.verdict import BY_RIGHTS
from bot.ui import screens
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import TransientNotices
from bot.ui.requests.visibility import Kind, Thing
from bot.ui.screens.allowed_values import instead
from bot.ui.transport import send
from bot.ui.transport.interaction_queue import AUTOCOMPLETE, COMPONENT, DUPLICATE, Dropped
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import ANSWERING, SEEN

log = logging.getLogger(__name__)

Made = TypeVar("Made")

DEFER_AFTER = 0.6
"""Seconds until an interaction is deferred, which tells the person that the answer will follow."""
TABLE_DEFER_AFTER = 1.2
"""The same for an answer that waits for a table, in seconds: it is late only when the machine is overloaded, and then a
second request costs more than it tells. Discord allows 3."""

UNSAVED = {"restarting": "reply-restarting"} | dict.fromkeys(
    ("full", "readonly", "io", "unreachable", "damaged", "gone"), "reply-unsaved"
)
"""Catalogue keys of the answers for a table that cannot store a command, by the reason."""

Interaction = discord.Interaction[Any]


def waited(interaction: Interaction) -> float:
    """Return for how many seconds the person has waited, from their press on."""
    now = time.monotonic()
    return now - interaction.extras.get(SEEN, now)


async def in_time(
    interaction: Interaction, making: Awaitable[Made], *, thinking: bool = False, table: bool = False
) -> Made:
    """Wait for what an answer is made of and return it. If that takes longer than ``DEFER_AFTER``, or for a ``table``
    ``TABLE_DEFER_AFTER``, counted from the press, the answer is first announced as by :func:`send.defer`."""
    waiting = asyncio.ensure_future(making)
    left = (TABLE_DEFER_AFTER if table else DEFER_AFTER) - waited(interaction)
    done, _ = await asyncio.wait((waiting,), timeout=max(0.0, left))
    if not done and not interaction.response.is_done() and not interaction.extras.get(ANSWERING):
        await send.defer(interaction, thinking=thinking)
    return await waiting


class TurnedAway(cmd.Refused, frozen=True):
    """A refusal without asking a table. ``url`` links to what prevents the action ("": no link). ``leaves`` is the
    table that the person may leave to make it possible, ``cost`` the key of the sentence that says what that costs."""

    url: str = ""
    leaves: str = ""
    cost: str = ""


class Answers:
    """Submits commands for people and shows them the outcome."""

    def __init__(self, services: Services, callers: Callers) -> None:
        self._services = services
        self._callers = callers
        self._beside = TransientNotices(services.clock.now)

    async def only_managers(self, interaction: Interaction, caller: Caller) -> bool:
        """Return whether the person may manage this server, and refuse them if not. Discord shows such commands only to
        managers by default, but a server can change that."""
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
        """Submit a command of this person to the table and return the outcome. The interaction's id prevents a second
        execution.

        If the table does not answer in time, the interaction is deferred; with ``thinking`` the person sees that.
        ``part`` distinguishes several commands of one interaction.
        """
        moderator = False
        if COMMANDS.rules[type(body)].by in BY_RIGHTS and caller.moderator:
            state = await self._callers.state(table)
            moderator = state is not None and caller.moderates(state)
        name = f"i{interaction.id}{part}"
        command = cmd.Command(name, table, body, person=caller.person.id, moderator=moderator, press=interaction.id)
        return await in_time(interaction, self._services.tables.submit(command), thinking=thinking, table=True)

    async def explain(self, outcome: cmd.Outcome, table: str, caller: Caller, game: str | None = None) -> Screen:
        """Return the notice that says why nothing was done and what to do next. ``game`` is that of a table that was
        not opened."""
        said = caller.words
        match outcome:
            case TurnedAway(refusal):
                reason = await self.reason(refusal, table, said)
                if outcome.cost:
                    reason = f"{reason}\n{said.text(outcome.cost)}"
                return screens.notice(reason, "refused", said, url=outcome.url, leaves=outcome.leaves)
            case cmd.Refused(refusal):
                return screens.notice(await self.reason(refusal, table, said, game), "refused", said, table=table)
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

    async def reason(self, refusal: Refusal, table: str, said: Words, game: str | None = None) -> str:
        """Return the sentence of a refusal, with its rule and the players' names; for a value that is not allowed, what
        is. ``game`` is that of a table that was not opened."""
        state = await self._callers.state(table)
        known = instead(refusal, state.game if state is not None and state.seq else game, said)
        if known is not None:
            return known
        names = await self._names(state, said) if state is not None and state.seq else None
        return said.refusal(refusal, names or Names(next(iter(games().values())).meta.pack))

    async def tell(self, interaction: Interaction, screen: Screen) -> None:
        """Show a screen to the person alone."""
        failure = await send.respond(interaction, screen)
        if failure is not None:
            log.warning("an answer did not arrive", extra={"interaction": interaction.id, "why": failure.name})

    async def beside(self, interaction: Interaction, caller: Caller, screen: Screen) -> None:
        """Show a screen to the person alone, beside a guided hand, until their next step there."""
        await self._beside.tell(("", caller.person.id), interaction, screen)

    async def stepped(self, caller: Caller) -> None:
        """Remove what stands beside the person's guided hand: it is about a question that they have answered."""
        await self._beside.clear(("", caller.person.id))

    async def refuse(self, interaction: Interaction, caller: Caller, key: str, **args: str | int) -> None:
        """Refuse something without asking a table."""
        await self.tell(interaction, screens.notice(caller.words.text(key, **args), "refused", caller.words))

    async def give(self, interaction: Interaction, caller: Caller, table: str, body: cmd.Body, done: str) -> None:
        """Submit a command and show the person alone the outcome. ``done`` is the catalogue key for success."""
        outcome = await self.submit(interaction, caller, table, body)
        if isinstance(outcome, cmd.Applied):
            await self.tell(interaction, screens.notice(caller.words.text(done), "done", caller.words))
        else:
            await self.outcome(interaction, caller, table, outcome)

    async def outcome(
        self, interaction: Interaction, caller: Caller, table: str, outcome: cmd.Outcome, game: str | None = None
    ) -> None:
        """Show the person alone the outcome of a command. ``game`` is that of a table that was not opened."""
        await self.tell(interaction, await self.explain(outcome, table, caller, game))

    async def turned_away(self, interaction: Interaction, caller: Caller, why: TurnedAway | Screen) -> None:
        """Show the person alone why no table was opened."""
        await self.tell(interaction, why if isinstance(why, Screen) else await self.explain(why, "", caller))

    async def _names(self, state: TableState, said: Words) -> Names:
        return (await self._callers.company(state, said)).marked


REPLY, SILENTLY, CHOICES = 4, 6, 8
"""Discord's numbers of the kinds of acknowledgements: a message, nothing visible, suggestions for an option."""

ONLY_YOU = (1 << 6) | (1 << 15)
"""Flags of a message made of components that only the person sees."""


def acknowledgement(dropped: Dropped) -> dict[str, Any]:
    """Return the response to a dropped interaction. A double press on a message is acknowledged without a text, and so
    are presses that are turned away after the first one of a burst: one message is enough."""
    if dropped.kind == AUTOCOMPLETE:
        return {"type": CHOICES, "data": {"choices": []}}
    said_already = dropped.kind == COMPONENT and dropped.again
    if dropped.on_message and (dropped.reason == DUPLICATE or said_already):
        return {"type": SILENTLY}
    return {"type": REPLY, "data": {"flags": ONLY_YOU, "components": _too_fast(choose(dropped.locale, None))}}


@cache
def _too_fast(language: str) -> list[dict[str, Any]]:
    said = words(language)
    return screens.notice(said.text("reply-too-fast"), "refused", said).view().to_components()


REMEMBERED = 4096
"""Number of players whose last answer is kept."""


class Answered(NamedTuple):
    """The control that answered, with the choice made in it; the number of the question; and the card, if it was a
    single card."""

    pressed: str
    asked: int | None
    card: int | None


class LastAnswers:
    """The last answer of each player at each table, in memory."""

    def __init__(self) -> None:
        self._last: LruCache[tuple[str, int], Answered] = LruCache(REMEMBERED)

    def remember(self, table: str, player: int, interaction: Interaction, body: cmd.Body) -> None:
        """Record that the player's answer was accepted."""
        self._last[table, player] = Answered(pressed(interaction), *_card_of(body))

    def repeated(self, table: str, player: int, interaction: Interaction) -> bool:
        """Return whether this press is on the control that answered last: a double click, which gets no message."""
        last = self._last.get((table, player))
        return last is not None and last.pressed == pressed(interaction)

    def card(self, table: str, player: int, asked: int | None) -> int | None:
        """Return the card with which the player answered the question ``asked``, if that was their last answer."""
        last = self._last.get((table, player))
        return last.card if last is not None and asked is not None and last.asked == asked else None


def _card_of(body: cmd.Body) -> tuple[int | None, int | None]:
    if not isinstance(body, cmd.Act) or not isinstance(body.action, Pick) or len(body.action.cards) != 1:
        return None, None
    return body.asked, body.action.cards[0]


def pressed(interaction: Interaction) -> str:
    """Return the control and the choice of a press."""
    data = dict(interaction.data or {})
    return f"{data.get('custom_id', '')} {data.get('values', '')}"
