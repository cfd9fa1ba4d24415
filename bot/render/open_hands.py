"""Hands that lie open on the table, as index chips along the lower edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.view import SeatInfo
from bot.render.fit import paragraph
from bot.render.model import HEIGHT, WIDTH, least
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech

NAME = 150
"""Width of what stands before the cards."""
WIDEST_CHIP = 80
EDGE = 12
SHORT_HAND = 4
"""Cards; hands that are no longer lie two in a line."""
LEGIBLE_CHIP = 62
"""Narrowest chip whose figure is still 12 px high when the picture is shown 400 px wide."""


class Chips(NamedTuple):
    """How the cards of one hand lie: chips of one width in rows of at most ``each``."""

    width: int
    rows: int
    each: int


def abreast(counts: Sequence[int]) -> int:
    """How many hands lie in one line: two if all of them are short."""
    return 2 if len(counts) > 1 and max(counts) <= SHORT_HAND else 1


def chips(counts: Sequence[int], high: int) -> list[Chips]:
    """How hands of so many cards lie in a band ``high`` px high: all with chips of one width, so many to a row that
    their figures can be read, if there is room for all the rows."""
    if abreast(counts) == 2:
        lines = -(-len(counts) // 2)
        width = WIDEST_CHIP
        while width > 20 and lines * (chip_height(width) + 4 + EDGE) > high:
            width -= 1
        return [Chips(width, 1, max(count, 1)) for count in counts]
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


def card_room(counts: Sequence[int], top: int, least: int, most: int) -> int:
    """How much of the played cards can be shown above open hands, in px from ``least`` to ``most``: as much as leaves
    the chips as large as they would be below ``least``, or at least legible. ``top`` is where the hands begin then."""
    wanted = min(LEGIBLE_CHIP, *(laid.width for laid in chips(counts, HEIGHT - top - 10)))
    for shown in range(most, least, -4):
        if min(laid.width for laid in chips(counts, HEIGHT - top - (shown - least) - 10)) >= wanted:
            return shown
    return least


def draw_open_hands(sheet: Sheet, speech: Speech, fallen: Sequence[SeatInfo], top: int, *, large: bool = False) -> None:
    """One band a hand, as high as its cards need, its owner's name before it. Short hands lie two in a line."""
    hands = [info.open_hand or () for info in fallen]
    laid_out = chips([len(cards) for cards in hands], HEIGHT - top - 10)
    across = abreast([len(cards) for cards in hands])
    wide = (WIDTH - 28 - 6 * (across - 1)) // across
    high = 0
    for n, (info, cards, laid) in enumerate(zip(fallen, hands, laid_out, strict=True)):
        step = chip_height(laid.width) + 4
        left = 14 + (wide + 6) * (n % across)
        if n and n % across == 0:
            top += high + 6
        high = laid.rows * step + EDGE - 6
        sheet.panel((left, top, left + wide, top + high), sheet.theme.panel, 12)
        _owner(sheet, speech, info, (left + 12, top, high), large=large)
        for m, card in enumerate(cards):
            x, y = left + NAME + m % laid.each * (laid.width + 4), top + 7 + m // laid.each * step
            sheet.chip(speech.id(card), x, y, laid.width)


def _owner(sheet: Sheet, speech: Speech, info: SeatInfo, at: tuple[int, int, int], *, large: bool) -> None:
    """Whose hand it is and, if there is room, that it lies open; ``at`` is left, top and height of the band in px."""
    left, top, high = at
    size = least(large=large)
    pitch = round(size * 1.12)
    most = max(1, (high - 4) // pitch)
    rows = [(one, sheet.theme.text) for one in paragraph(speech.clips(info.seat), size, NAME - 16, min(most, 2))]
    said = paragraph((speech.text("render-open"),), size, NAME - 16, 2)
    if len(rows) + len(said) <= most:
        rows += [(one, sheet.theme.muted) for one in said]
    y = top + max(0, (high - len(rows) * pitch) // 2) - 2
    for n, (one, colour) in enumerate(rows):
        sheet.text(one, (left, y + pitch * n), size, NAME - 16, colour=colour)
