"""Put the buttons of a panel into rows: cards by suit, then what answers, then the tools."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.screens.base import in_rows
from bot.ui.transport.screen import Button

WIDTH = 5
"""Buttons in a row."""

Rows = list[tuple[Button, ...]]


def laid_out(suits: Sequence[Sequence[Button]], answers: Sequence[Button], tools: Sequence[Button], room: int) -> Rows:
    """Return the rows, at most ``room``; [] if the buttons do not fit.

    Each suit has its own rows if they fit; otherwise small suits share a row, and at last the suits follow each other
    without a gap. The answers and the tools stand below the cards, in a row of their own if there is room.
    """
    every = [button for suit in suits for button in suit]
    apart = [row for suit in suits for row in in_rows(suit)]
    below = [[*in_rows(answers), *in_rows(tools)], in_rows([*answers, *tools])]
    tried = [[*cards, *rest] for rest in below for cards in (apart, _shared(suits))]
    tried += [[*in_rows(every), *rest] for rest in below]
    tried.append(in_rows([*every, *answers, *tools]))
    return next((rows for rows in tried if len(rows) <= room), [])


def _shared(suits: Sequence[Sequence[Button]]) -> Rows:
    """Return rows in which a whole suit joins the row before it if that has room for it."""
    rows: Rows = []
    for suit in suits:
        if rows and len(rows[-1]) + len(suit) <= WIDTH:
            rows[-1] = (*rows[-1], *suit)
        else:
            rows += in_rows(suit)
    return rows
