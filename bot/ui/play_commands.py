"""``/hand`` and ``/play``: one's own cards, and a card by what it is called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.engine.actions import Decision, Pick
from bot.engine.cards import Card, Pack
from bot.games.registry import game
from bot.i18n import dressed, escape, plain
from bot.table.look import decisions_of, public_view, seat_view
from bot.table.model import TableState
from bot.ui import screens
from bot.ui.answering import exact_cards, find_cards
from bot.ui.answers import Answers, Interaction
from bot.ui.hand_controls import HandControls
from bot.ui.lookup import Caller, Lookup
from bot.ui.panels import Panels
from bot.ui.screen import Screen
from bot.ui.screens.picks import hand_order
from bot.ui.suggestions import MOST_CHOICES

_AT = re.compile(r"@([0-9a-z]{1,12})(?=[,;]|$)")
"""How a card chosen from the list says at which table."""

FEW = 6
"""So many cards are named when it is not clear which one was meant."""


class PlayCommands:
    """One method for each command."""

    def __init__(self, lookup: Lookup, answers: Answers, hands: HandControls, panels: Panels) -> None:
        self._lookup = lookup
        self._answers = answers
        self._hands = hands
        self._panels = panels

    async def hand(self, interaction: Interaction, table: str | None) -> None:
        """Show the person her cards; where several tables wait for her, ask which."""
        if not table:
            caller = await self._lookup.caller(interaction)
            waiting = await self._lookup.waiting_tables(caller)
            if len(waiting) > 1:
                self._panels.saw(interaction)
                await self._answers.tell(interaction, screens.which_table(waiting, caller.words))
                return
        caller, state = await self._own(interaction, table)
        if state is not None:
            await self._hands.open(interaction, caller, state)

    async def play(self, interaction: Interaction, typed: str, table: str | None) -> None:
        """Play the card that was typed; several, parted by commas, where several are asked for. Where several tables
        wait for her and none is named, she is asked which: a card once played is played."""
        typed, chosen_at = at_table(typed)
        table = table or chosen_at
        if not table:
            caller = await self._lookup.caller(interaction)
            waiting = await self._lookup.waiting_tables(caller)
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
        """The cards the person may choose now, in the order of her hand; nothing when she is not asked."""
        caller = await self._lookup.caller(interaction)
        typed, chosen_at = at_table(typed)
        named = getattr(interaction.namespace, "table", None) or chosen_at
        if not named:
            waiting = await self._lookup.waiting_tables(caller)
            if len(waiting) > 1:
                each = max(1, MOST_CHOICES // len(waiting))
                found = [one for state in waiting for one in _choices(state, caller, typed, named=True)[:each]]
                return found[:MOST_CHOICES]
        table = await self._lookup.waiting_table(caller, interaction, named)
        state = await self._lookup.state(table) if table is not None else None
        return _choices(state, caller, typed, named=bool(chosen_at)) if state is not None else []

    async def _own(self, interaction: Interaction, table: str | None) -> tuple[Caller, TableState | None]:
        self._panels.saw(interaction)
        caller = await self._lookup.caller(interaction)
        found = await self._lookup.waiting_table(caller, interaction, table)
        state = await self._lookup.state(found) if found is not None else None
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
    """What was typed, and the table that a choice of the list carries ("" for none)."""
    found = _AT.search(typed)
    return (typed, "") if found is None else (_AT.sub("", typed), found[1])


def _choices(state: TableState, caller: Caller, typed: str, *, named: bool) -> list[app_commands.Choice[str]]:
    """The cards that can be played at a table and begin like what was typed; ``named`` says at which, and the choice
    carries it."""
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
    """The tables that wait for the person and would take what was typed, each with a button that plays it there; all
    that wait, to look at her cards, where none would."""
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
    """The cards of the table's game, called by their look."""
    pack, view = game(state.game).meta.pack, public_view(state)
    return dressed(pack, view.pack) if view is not None else pack


def legal(state: TableState, player: int) -> list[Card]:
    """The cards a player may choose now, in the order of the hand."""
    view = seat_view(state, player)
    found: dict[Card, None] = {}
    for decision in _with_cards(decisions_of(state, player)):
        found.update(dict.fromkeys(hand_order(decision, view.hand if view else ())))
    return list(found)


def meaning(typed: str, state: TableState, player: int, pack: Pack) -> list[Card]:
    """The cards that may be meant: of those that can be played, else of the hand, else of the whole pack.

    A card that cannot be played is returned too, so that the game can say why not.
    """
    view = seat_view(state, player)
    for cards in (legal(state, player), view.hand if view else (), range(len(pack.ids))):
        exact = exact_cards(typed, cards, pack)
        named = exact_cards(typed, range(len(pack.ids)), pack)
        if exact and (len(named) != 1 or exact == named):
            return exact
    return []


def _with_cards(decisions: Iterable[Decision]) -> list[Decision]:
    return [decision for decision in decisions if decision.cards]
