"""Hands that lie open on the table, as index chips along the lower edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.view import SeatInfo
from bot.render.model import HEIGHT, WIDTH
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech

NAME = 150
WIDEST_CHIP = 80
EDGE = 12
LEGIBLE_CHIP = 62
"""Narrowest chip whose figure is still 12 px high when the picture is shown 400 px wide."""


class Chips(NamedTuple):
    """How the cards of one hand lie: chips of one width in rows of at most ``each``."""

    width: int
    rows: int
    each: int


def chips(counts: Sequence[int], high: int) -> list[Chips]:
    """How hands of so many cards lie below each other in a band ``high`` px high: all with chips of one width, so many
    to a row that their figures can be read, if there is room for all the rows."""
    most = (WIDTH - 40 - NAME) // (LEGIBLE_CHIP + 4)
    rows = [max(1, -(-count // most)) for count in counts]
    step = (high - EDGE * len(counts)) // sum(rows)
    each = [max(1, -(-count // row)) for count, row in zip(counts, rows, strict=True)]
    width = min(WIDEST_CHIP, (WIDTH - 40 - NAME) // max(each) - 4)
    while width > 20 and chip_height(width) + 4 > step:
        width -= 1
    if width < LEGIBLE_CHIP and max(rows) > 1:
        return [_one_row(count, (high - EDGE * len(counts)) // len(counts)) for count in counts]
    return [Chips(width, row, wide) for row, wide in zip(rows, each, strict=True)]


def _one_row(count: int, high: int) -> Chips:
    width = min(WIDEST_CHIP, (WIDTH - 40 - NAME) // max(count, 1) - 4)
    while width > 20 and chip_height(width) + 4 > high:
        width -= 1
    return Chips(width, 1, max(count, 1))


def draw_open_hands(sheet: Sheet, speech: Speech, fallen: Sequence[SeatInfo], top: int) -> None:
    """One band a hand, as high as its cards need, its owner's name before it."""
    hands = [info.open_hand or () for info in fallen]
    laid_out = chips([len(cards) for cards in hands], HEIGHT - top - 10)
    for info, cards, laid in zip(fallen, hands, laid_out, strict=True):
        step = chip_height(laid.width) + 4
        high = laid.rows * step + EDGE - 6
        sheet.panel((14, top, WIDTH - 14, top + high), sheet.theme.panel, 12)
        sheet.text(speech.who(info.seat), (26, top + 4), 28, NAME - 16)
        if high > 76:
            sheet.text(speech.text("render-open"), (26, top + 40), 22, NAME - 16, colour=sheet.theme.muted)
        for n, card in enumerate(cards):
            x, y = 14 + NAME + n % laid.each * (laid.width + 4), top + 7 + n // laid.each * step
            sheet.chip(speech.id(card), x, y, laid.width)
        top += high + 6
