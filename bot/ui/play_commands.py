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
from bot.ui.screens.picks import hand_order
from bot.ui.table_commands import MOST_CHOICES

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
        """Play the card that was typed; several, parted by commas, where several are asked for."""
        caller, state = await self._own(interaction, table)
        if state is None:
            return
        player = state.chair_of(caller.person.id)
        if player is None:
            await self._answers.refuse(interaction, caller, "refusal-not-seated")
            return
        pack = _pack(state)
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
        table = await self._lookup.waiting_table(caller, interaction, getattr(interaction.namespace, "table", None))
        state = await self._lookup.state(table) if table is not None else None
        player = state.chair_of(caller.person.id) if state is not None else None
        if state is None or player is None:
            return []
        pack = _pack(state)
        done, _, last = typed.rpartition(",")
        cards = find_cards(last, legal(state, player), pack)
        said = caller.words
        return [
            app_commands.Choice(
                name=f"{done + ', ' if done else ''}{said.card(pack.slug, pack.id(card))}"[:100],
                value=f"{done + ',' if done else ''}{pack.id(card)}"[:100],
            )
            for card in cards[:MOST_CHOICES]
        ]

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
        said, pack = caller.words, _pack(state)
        if meant:
            names = said.joined([said.card(pack.slug, pack.id(card)) for card in meant[:FEW]])
            text = said.text("reply-which-card", cards=names)
        else:
            text = said.text("reply-no-such-card", typed=escape(plain(typed, "…")))
        await self._answers.tell(interaction, screens.notice(text, "refused", said, table=state.id))


def _pack(state: TableState) -> Pack:
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
