"""Measures of the picture that a player plays from. Pure geometry, in px of a picture 1100 px wide."""

from __future__ import annotations

from typing import NamedTuple

from bot.render.layout import Area, Place, rows_of
from bot.render.model import HEIGHT, WIDTH

LEFT, RIGHT = 14, WIDTH - 14
"""x coordinates in px of the left and the right edge of the hand."""
WIDEST = 272
"""Maximum width in px of a card of the hand."""
STEP = 0.317
"""The share of a card's width that stays visible beside the next card: a figure of two digits is free."""
APART = 1.06
"""Maximum distance from one card to the next, as a multiple of the card's width."""
LIFT, RAISE, RIM = 20, 28, 6
"""px by which a legal and a chosen card stand higher, and the width of their rims."""
PLACE, PITCH = 216, 228
"""Width in px of a place on the table, and the distance from one place to the next."""
FIRST = 16
"""x coordinate in px of the first place."""
COLUMN = Area(936, 0, 148, 0)
"""The column of the last trick: its left edge and its width."""
TILE = 71
"""Size in px of the tiles of the last trick and of melds."""
CALL = 276
"""Maximum width in px of a plate in an auction."""
STOCK = 184
"""Width in px of the stock beside the plates of an auction."""
CAPTION = 56
"""Height in px of the caption above a hand that is not the player's own."""


class Measures(NamedTuple):
    """Vertical measures in px: the end of the strip, the top of the places, the top and the end of the name plates,
    the top of the hand, the distance of its rows, and how much of the last row is visible.

    `letters` and `smallest` are the sizes of names and of the smallest text; `calls` and `bid` are the top of the
    plates in an auction and of the hand below them.
    """

    strip: int
    top: int
    plate: int
    foot: int
    hand: int
    row: int
    last: int
    letters: int
    smallest: int
    calls: int
    bid: int

    @property
    def shown(self) -> int:
        """Visible height in px of a card on the table."""
        return self.plate + 12 - self.top


NORMAL = Measures(74, 88, 308, 354, 392, 146, 218, 31, 28, 92, 318)
LARGE = Measures(84, 98, 318, 370, 410, 160, 206, 38, 33, 102, 330)
"""The measures in normal and in large print."""


class Laid(NamedTuple):
    """A card of the hand: its place, and how much of its height the next row or the edge leaves visible, in px."""

    place: Place
    shown: int


class Hand(NamedTuple):
    """The hand: the width of its cards, the cards in drawing order, and the y coordinate at which it ends, in px."""

    width: int
    cards: tuple[Laid, ...]
    end: int


def rows_for(count: int, *, large: bool = False) -> int:
    """Return the number of rows of a hand: one up to 6 cards, two up to 26 (in large print up to 14), else three. A
    hand of more than 35 cards has as many rows as keep every figure legible."""
    if count <= 6:
        return 1
    if count <= (14 if large else 26):
        return 2
    return max(3, -(-count // 12))


def sizes_of(count: int, *, large: bool = False) -> list[int]:
    """Return the number of cards in each row, as even as possible, the longer rows last."""
    return rows_of(count, rows_for(count, large=large))[::-1]


def card_width(longest: int) -> int:
    """Return the width in px of a card if the longest row has so many cards: every index is free."""
    return min(WIDEST, int((RIGHT - LEFT) / (1 + STEP * (max(1, longest) - 1))))


def hand_of(count: int, top: int, measures: Measures = NORMAL, *, large: bool = False) -> Hand:
    """Lays out a hand whose first row begins at `top`. The last row runs off the lower edge."""
    sizes = sizes_of(count, large=large)
    width = card_width(max(sizes, default=1))
    end = max(HEIGHT, top + measures.row * (max(1, len(sizes)) - 1) + measures.last)
    cards: list[Laid] = []
    for row, size in enumerate(sizes):
        step = min(width * APART, (RIGHT - LEFT - width) / (size - 1)) if size > 1 else 0.0
        left = LEFT + (RIGHT - LEFT - width - step * (size - 1)) / 2
        y = top + measures.row * row
        shown = measures.row if row + 1 < len(sizes) else end - y
        cards += [Laid(Place(round(left + step * n), y), shown) for n in range(size)]
    return Hand(width, tuple(cards), end)


def place_left(number: int) -> int:
    """Return the x coordinate in px of a place on the table, counted from 0 in the order of play."""
    return FIRST + PITCH * number


def beside(count: int, measures: Measures) -> Area:
    """Return the area between the places of two or three players and the column of the last trick."""
    left = place_left(count)
    right = COLUMN.left - (2 if count == 2 else 12)
    return Area(left, measures.top - 4, right - left, measures.foot + 2 - measures.top + 4)


def call_width(count: int) -> int:
    """Return the width in px of the plate of each of `count` seats in an auction."""
    return min(CALL, (WIDTH - FIRST - STOCK - 12 * count) // max(1, count))
