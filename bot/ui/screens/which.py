"""Which of several tables is meant (ux.md 3.8, T30)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words, plain
from bot.table.model import TableState
from bot.ui.ids import ControlId
from bot.ui.screen import ASKING, Choice, Menu, Screen, Text
from bot.ui.screens.base import clip
from bot.ui.screens.naming import pace_name, title

MOST = 25


def which_table(states: Sequence[TableState], words: Words) -> Screen:
    """The tables that wait for the person, the most urgent first."""
    lines = tuple(
        Choice(
            state.id, clip(f"{title(state.game, words)} “{plain(state.name, '…')}”", 100), pace_name(state.pace, words)
        )
        for state in states[:MOST]
    )
    menu = Menu(ControlId(states[0].id, 0, 0, "which").encode(), words.text("ui-which-choose"), lines)
    return Screen((Text(words.text("ui-which-title", count=len(states))), menu), ASKING)
