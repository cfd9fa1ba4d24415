"""``/hand`` and ``/play``: show the player's cards, and answer what is asked by typing it, a card above all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord import app_commands

from bot.engine.actions import Say
from bot.engine.cards import Card
from bot.i18n import escape, plain
from bot.table import commands as cmd
from bot.table.clocks import HOUR
from bot.table.model import FINISHED, TableState
from bot.table.selectors import decisions_of
from bot.ui import screens
from bot.ui.features.hand import HandControls
from bot.ui.features.typed_answers import Meant, cards_meant, legal, meant, offered
from bot.ui.features.what_now import WhatNow
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import Panels
from bot.ui.requests.slash_commands import MOST_CHOICES
from bot.ui.screens.base import QUESTION_MARK
from bot.ui.screens.named_answers import named_answers, pack_of
from bot.ui.transport.screen import Screen

_AT = re.compile(r"@([0-9a-z]{1,12})(?=[,;]|$)")
"""How an answer chosen from the list says its table."""

JUST = 24 * HOUR
"""Milliseconds for which ``/hand`` shows the result of a match: a slow one may end while its players sleep."""

FEW = 6
"""Possible answers named when it is not clear which one was meant."""


class PlayCommands:
    """Answers ``/hand`` and ``/play``."""

    def __init__(
        self, callers: Callers, answers: Answers, hands: HandControls, panels: Panels, what_now: WhatNow
    ) -> None:
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._panels = panels
        self._what_now = what_now

    async def hand(self, interaction: Interaction, table: str | None) -> None:
        """Show the player's cards. If several tables wait for the player, ask which one. A player of no open table gets
        the result of the match that they have just finished."""
        if not table:
            caller = await self._callers.caller(interaction)
            waiting = await self._callers.waiting_tables(caller)
            if len(waiting) > 1:
                self._panels.saw(interaction)
                await self._answers.tell(interaction, screens.which_table(waiting, caller.words))
                return
            if not waiting and await self._callers.waiting_table(caller, interaction, None) is None:
                table = await self._just_finished(caller)
        caller, state = await self._own(interaction, table)
        if state is not None:
            await self._hands.open(interaction, caller, state)

    async def _just_finished(self, caller: Caller) -> str | None:
        """Return the match that the person finished last, if it ended within ``JUST`` and nobody else had their seat
        then."""
        services = self._callers.services
        (last,) = await services.store.archive.finished(caller.person.id, most=1) or (None,)
        if last is None or services.clock.now() - last.finished_at > JUST:
            return None
        state = await self._callers.readable(last.table)
        seated = state is not None and state.status == FINISHED and state.chair_of(caller.person.id) is not None
        return last.table if seated else None

    async def play(self, interaction: Interaction, typed: str, table: str | None) -> None:
        """Give the typed answer: a card, a call, a number, a combination; several cards or combinations are separated
        by commas.

        If several tables wait for the player and none is named, ask which one: a card cannot be taken back.
        """
        typed, chosen_at = at_table(typed)
        table = table or chosen_at
        if not table:
            caller = await self._callers.caller(interaction)
            waiting = await self._callers.waiting_tables(caller)
            if len(waiting) > 1:
                self._panels.saw(interaction)
                await self._answers.tell(interaction, where_to_play(waiting, caller, typed))
                return
        caller, state = await self._own(interaction, table)
        if state is None:
            return
        player = state.chair_of(caller.person.id)
        if player is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
            return
        if typed.strip() == QUESTION_MARK:
            await self._what_now.typed(interaction, caller, state, player)
            return
        found = meant(typed, state, player, caller.words)
        if found.body is not None:
            await self._hands.act(interaction, caller, state, found.body)
        elif not found.possible and not state.between and not decisions_of(state, player):
            # The game says whose turn it is.
            await self._hands.act(interaction, caller, state, cmd.Act(Say("")))
        else:
            await self._ask_which(interaction, caller, state, player, found)

    async def answer_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return what the player may answer now, cards in the order of the hand; nothing if they are not asked."""
        caller = await self._callers.caller(interaction)
        typed, chosen_at = at_table(typed)
        named = getattr(interaction.namespace, "table", None) or chosen_at
        if not named:
            waiting = await self._callers.waiting_tables(caller)
            if len(waiting) > 1:
                each = max(1, MOST_CHOICES // len(waiting))
                found = [one for state in waiting for one in _choices(state, caller, typed, named=True)[:each]]
                return found[:MOST_CHOICES]
        table = await self._callers.waiting_table(caller, interaction, named)
        state = await self._callers.state(table) if table is not None else None
        return _choices(state, caller, typed, named=bool(chosen_at)) if state is not None else []

    async def _own(self, interaction: Interaction, table: str | None) -> tuple[Caller, TableState | None]:
        self._panels.saw(interaction)
        caller = await self._callers.caller(interaction)
        found = await self._callers.waiting_table(caller, interaction, table)
        state = await self._callers.state(found) if found is not None else None
        if state is None or not state.seq:
            key = "reply-no-own-table" if found is None else "refusal-table-unknown"
            await self._answers.refuse(interaction, caller, key)
            return caller, None
        return caller, state

    async def _ask_which(
        self, interaction: Interaction, caller: Caller, state: TableState, player: int, found: Meant
    ) -> None:
        said, typed = caller.words, escape(plain(found.unclear, "…"))
        named = [one.name for one in named_answers(state, player, decisions_of(state, player), said)]
        if found.possible:
            text = said.text("reply-which-answer", answers=said.joined(found.possible[:FEW]))
        elif named and not legal(state, player):
            text = said.text("reply-no-such-answer", typed=typed, answers=" · ".join(named))
        else:
            text = said.text("reply-no-such-card", typed=typed)
        screen = screens.notice(text, "refused", said, table=state.id)
        await self._hands.tell_typist(interaction, caller, state, screen)


def at_table(typed: str) -> tuple[str, str]:
    """Return what was typed, and the table that a choice of the list carries ("" for none)."""
    found = _AT.search(typed)
    return (typed, "") if found is None else (_AT.sub("", typed), found[1])


def _choices(state: TableState, caller: Caller, typed: str, *, named: bool) -> list[app_commands.Choice[str]]:
    """Return the answers at a table that match what was typed. ``named``: each choice shows and carries the table."""
    player = state.chair_of(caller.person.id)
    if player is None:
        return []
    told, kept = (f" · {plain(state.name, '…')}", f"@{state.id}") if named else ("", "")
    if typed.strip() == QUESTION_MARK:
        name = caller.words.text("ui-now-type")
        return [app_commands.Choice(name=name[: 100 - len(told)] + told, value=QUESTION_MARK + kept)]
    return [
        app_commands.Choice(name=name[: 100 - len(told)] + told, value=value[: 100 - len(kept)] + kept)
        for name, value in offered(typed, state, player, caller.words)[:MOST_CHOICES]
    ]


def where_to_play(waiting: Sequence[TableState], caller: Caller, typed: str) -> Screen:
    """Return a screen with the tables that wait for the player and accept the typed cards, each with a button that
    plays them.

    If no table accepts them, all waiting tables are listed, to look at the cards.
    """
    ready: list[tuple[TableState, str, tuple[Card, ...]]] = []
    for state in waiting:
        player = state.chair_of(caller.person.id)
        cards = cards_meant(typed, state, player) if player is not None else ()
        if cards:
            pack = pack_of(state)
            ready.append(
                (state, caller.words.joined([caller.words.card(pack.slug, pack.id(one)) for one in cards]), cards)
            )
    if not ready:
        return screens.which_table(waiting, caller.words)
    return screens.which_play(ready, len(waiting), caller.person.id, caller.words)
