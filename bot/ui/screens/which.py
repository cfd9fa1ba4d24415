"""Which of several tables is meant (ux.md 3.8, T30)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Card
from bot.i18n import Words, plain
from bot.table.model import TableState
from bot.ui.ids import ControlId, pack_numbers
from bot.ui.screen import ASKING, MAX_LABEL, Button, Choice, Menu, Screen, Text
from bot.ui.screens.base import answering, clip
from bot.ui.screens.naming import pace_name, title

MOST = 25

MOST_BUTTONS = 15
"""Tables of which each has a button: nobody sits at more (ux.md 3.8)."""


def which_table(states: Sequence[TableState], words: Words) -> Screen:
    """The tables that wait for the person, the most urgent first."""
    lines = tuple(
        Choice(state.id, clip(f"{title(state.game, words)} {_named(state, words)}", 100), pace_name(state.pace, words))
        for state in states[:MOST]
    )
    menu = Menu(ControlId(states[0].id, 0, 0, "which").encode(), words.text("ui-which-choose"), lines)
    return Screen((Text(words.text("ui-which-title", count=len(states))), menu), ASKING)


def _named(state: TableState, words: Words) -> str:
    """The table's name, in the quotation marks of the language."""
    return words.text("ui-table-named", name=plain(state.name, "…"))


def which_play(
    ready: Sequence[tuple[TableState, str, tuple[Card, ...]]], waiting: int, person: int, words: Words
) -> Screen:
    """At which table a card is to be played: the table, the cards' names, the cards; ``waiting`` tables wait."""
    buttons: list[Button] = []
    for state, names, cards in ready[:MOST_BUTTONS]:
        player, arg = state.chair_of(person), pack_numbers(cards)
        if player is not None and arg:
            text = words.text("ui-which-play-at", card=names, table=plain(state.name, "…"))
            buttons.append(Button(clip(text, MAX_LABEL), answering(state, player, "play", arg), "green"))
    rows = [tuple(buttons[start : start + 5]) for start in range(0, len(buttons), 5)]
    return Screen((Text(words.text("ui-which-play", count=waiting)), *rows), ASKING)
