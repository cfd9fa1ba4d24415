"""``/hand`` and ``/play``: show the player's cards, and play a card by its name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.engine.actions import Decision, Pick
from bot.engine.cards import Card, Pack
from bot.i18n import dressed, escape, plain
from bot.table.model import TableState
from bot.table.selectors import decisions_of, public_view, seat_view
from bot.ui import screens
from bot.ui.features.card_answers import exact_cards, find_cards
from bot.ui.features.hand import HandControls
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import Panels
from bot.ui.requests.slash_commands import MOST_CHOICES
from bot.ui.screens.card_picker import hand_order
from bot.ui.transport.screen import Screen

_AT = re.compile(r"@([0-9a-z]{1,12})(?=[,;]|$)")
"""How a card chosen from the list says its table."""

FEW = 6
"""Cards named in the answer when it is not clear which one was meant."""


class PlayCommands:
    """Answers ``/hand`` and ``/play``."""

    def __init__(self, callers: Callers, answers: Answers, hands: HandControls, panels: Panels) -> None:
        self._callers = callers
        self._answers = answers
        self._hands = hands
        self._panels = panels

    async def hand(self, interaction: Interaction, table: str | None) -> None:
        """Show the player's cards. If several tables wait for the player, ask which one."""
        if not table:
            caller = await self._callers.caller(interaction)
            waiting = await self._callers.waiting_tables(caller)
            if len(waiting) > 1:
                self._panels.saw(interaction)
                await self._answers.tell(interaction, screens.which_table(waiting, caller.words))
                return
        caller, state = await self._own(interaction, table)
        if state is not None:
            await self._hands.open(interaction, caller, state)

    async def play(self, interaction: Interaction, typed: str, table: str | None) -> None:
        """Play the typed card; several, separated by commas or semicolons, if several are asked for.

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
        pack = pack_of(state)
        chosen: list[Card] = []
        for part in re.split(r"[,;]", typed):
            meant = meaning(part, state, player, pack)
            if len(meant) != 1:
                await self._ask_which(interaction, caller, state, part, meant)
                return
            chosen += meant
        await self._hands.act(interaction, caller, state, Pick(tuple(chosen)))

    async def card_choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the cards the player may choose now, in the order of the hand; none if the player is not asked."""
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
        self, interaction: Interaction, caller: Caller, state: TableState, typed: str, meant: Sequence[Card]
    ) -> None:
        said, pack = caller.words, pack_of(state)
        if meant:
            names = said.joined([said.card(pack.slug, pack.id(card)) for card in meant[:FEW]])
            text = said.text("reply-which-card", cards=names)
        else:
            text = said.text("reply-no-such-card", typed=escape(plain(typed, "…")))
        await self._answers.tell(interaction, screens.notice(text, "refused", said, table=state.id))


def at_table(typed: str) -> tuple[str, str]:
    """Return what was typed, and the table that a choice of the list carries ("" for none)."""
    found = _AT.search(typed)
    return (typed, "") if found is None else (_AT.sub("", typed), found[1])


def _choices(state: TableState, caller: Caller, typed: str, *, named: bool) -> list[app_commands.Choice[str]]:
    """Return the playable cards at a table that match what was typed. ``named``: each choice shows and carries the
    table."""
    player = state.chair_of(caller.person.id)
    if player is None:
        return []
    pack, said = pack_of(state), caller.words
    done, _, last = typed.rpartition(",")
    told, kept = (f" · {plain(state.name, '…')}", f"@{state.id}") if named else ("", "")
    return [
        app_commands.Choice(
            name=f"{done + ', ' if done else ''}{said.card(pack.slug, pack.id(card))}"[: 100 - len(told)] + told,
            value=f"{done + ',' if done else ''}{pack.id(card)}"[: 100 - len(kept)] + kept,
        )
        for card in find_cards(last, legal(state, player), pack)[:MOST_CHOICES]
    ]


def where_to_play(waiting: Sequence[TableState], caller: Caller, typed: str) -> Screen:
    """Return a screen with the tables that wait for the player and accept what was typed, each with a button that plays
    it.

    If no table accepts it, all waiting tables are listed, to look at the cards.
    """
    ready: list[tuple[TableState, str, tuple[Card, ...]]] = []
    for state in waiting:
        player = state.chair_of(caller.person.id)
        if player is None:
            continue
        pack, can = pack_of(state), set(legal(state, player))
        meant = [meaning(part, state, player, pack) for part in re.split(r"[,;]", typed)]
        cards = tuple(one[0] for one in meant if len(one) == 1 and one[0] in can)
        if len(cards) == len(meant):
            names = caller.words.joined([caller.words.card(pack.slug, pack.id(card)) for card in cards])
            ready.append((state, names, cards))
    if not ready:
        return screens.which_table(waiting, caller.words)
    return screens.which_play(ready, len(waiting), caller.person.id, caller.words)


def pack_of(state: TableState) -> Pack:
    """Return the pack of the table's game, with the card names of its look."""
    pack, view = state.rules.meta.pack, public_view(state)
    return dressed(pack, view.pack) if view is not None else pack


def legal(state: TableState, player: int) -> list[Card]:
    """Return the cards a player may choose now, in the order of the hand."""
    view = seat_view(state, player)
    found: dict[Card, None] = {}
    for decision in _with_cards(decisions_of(state, player)):
        found.update(dict.fromkeys(hand_order(decision, view.hand if view else ())))
    return list(found)


def meaning(typed: str, state: TableState, player: int, pack: Pack) -> list[Card]:
    """Return the cards that may be meant: of those that can be played, else of the hand, else of the whole pack."""
    view = seat_view(state, player)
    for cards in (legal(state, player), view.hand if view else (), range(len(pack.ids))):
        exact = exact_cards(typed, cards, pack)
        named = exact_cards(typed, range(len(pack.ids)), pack)
        if exact and (len(named) != 1 or exact == named):
            return exact
    return []


def _with_cards(decisions: Iterable[Decision]) -> list[Decision]:
    return [decision for decision in decisions if decision.cards]
