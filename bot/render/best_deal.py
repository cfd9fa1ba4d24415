"""The picture of a player's best deal: the points it brought, the hand, and what each side made."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.render.frame import REST
from bot.render.layout import Area, hand_fan
from bot.render.model import ALT_LIMIT, WIDTH, Picture, WordsLike
from bot.render.pictures import finished
from bot.render.surface import Surface
from bot.render.text import MIN_SIZE, Fit, fits, paragraph, safe_width, whole

HEAD, FOOT = 132, 132
"""Minimum heights in px of the bands above and below the cards. Long names make them higher."""
HIGH = HEAD + FOOT + REST.height
"""Minimum height in px of the picture. The cards have the same area as in the picture of a hand."""
EDGE = 34
"""px between the left or right edge and the text."""
ROOM = WIDTH - 2 * EDGE
"""Width in px of the text."""
NAME, NAMED = 52, 36
"""Letter size of the name beside the amount, and its minimum there, in px. A longer name stands above the amount."""
SIDE, OUTCOME = 36, 29
"""Letter sizes in px of the sides and of the outcome."""
ROWS = 4
"""Maximum number of lines of each text."""


class Laid(NamedTuple):
    """The layout of the texts: the name, the terms, the sides in columns or in rows of their own, the outcome, and the
    heights of both bands in px. `alone` tells whether the name stands above the amount."""

    name: Fit
    alone: bool
    terms: list[str]
    columns: tuple[Fit, ...]
    rows: list[tuple[str, bool]]
    outcome: list[str]
    head: int
    foot: int


class BestDeal(msgspec.Struct, frozen=True):
    """The content of the picture. `cards` are ids; `sides` say what each side made, the best first; `alt` is the alt
    text."""

    name: str
    amount: str
    terms: str
    cards: tuple[str, ...]
    sides: tuple[str, ...]
    outcome: str
    alt: str


def best_deal_picture(deal: BestDeal, pack: str, words: WordsLike, *, theme: str = "dark") -> Picture:
    """Return the picture, drawn in the calling thread. `pack` is the look of the cards."""
    return finished("best", draw_best_deal(deal, pack, words.language, theme), deal.alt[:ALT_LIMIT])


def laid_out(deal: BestDeal) -> Laid:
    """Return the layout. Long names get smaller letters, then more rows; nothing is cut off."""
    amount = safe_width(f"★ {deal.amount}", 54)
    name = whole((deal.name,), NAME, ROOM - amount - 32, NAMED)
    alone = not fits(name.said, name.size, ROOM - amount - 32)
    if alone:
        name = whole((deal.name,), NAME, ROOM, MIN_SIZE)
    terms = paragraph((deal.terms,), MIN_SIZE, ROOM, ROWS)
    each = ROOM // max(len(deal.sides), 1) - 24
    columns = tuple(whole((said,), SIDE, each, MIN_SIZE + 2) for said in deal.sides)
    rows: list[tuple[str, bool]] = []
    if not all(fits(one.said, one.size, each) for one in columns):
        columns = ()
        rows = [
            (row, n == 0) for n, said in enumerate(deal.sides) for row in paragraph((said,), MIN_SIZE + 2, ROOM, ROWS)
        ]
    outcome = paragraph((deal.outcome,), OUTCOME, ROOM, ROWS)
    head = HEAD + 62 * alone + 34 * (len(terms) - 1)
    foot = FOOT + 40 * max(0, len(rows) - 1) + 36 * max(0, len(outcome) - 1)
    return Laid(name, alone, terms, columns, rows, outcome, head, foot)


def draw_best_deal(deal: BestDeal, pack: str, language: str, theme: str = "dark") -> Surface:
    """Draws the name and the amount at the top, the hand in the middle, the sides and the outcome below."""
    laid = laid_out(deal)
    high = laid.head + REST.height + laid.foot
    surface = Surface(theme, pack, height=high, language=language)
    look, foot = surface.theme, high - laid.foot
    fan = hand_fan(len(deal.cards), Area(REST.left, laid.head - 6, REST.width, REST.height))
    for card, (x, y) in zip(deal.cards, fan.places, strict=True):
        surface.card(card, x, y, fan.width)
    surface.panel((12, 12, WIDTH - 12, laid.head - 8), look.panel, 18, look.gold, 4)
    surface.text(laid.name.said, (EDGE, 74 - round(laid.name.size)), laid.name.size, ROOM)
    below = 62 * laid.alone
    at = (EDGE, 22 + below) if laid.alone else (WIDTH - EDGE, 22)
    surface.text(f"★ {deal.amount}", at, 54, ROOM, colour=look.gold, align="left" if laid.alone else "right")
    for n, row in enumerate(laid.terms):
        surface.text(row, (EDGE, 82 + below + 34 * n), MIN_SIZE, ROOM, colour=look.muted)
    surface.panel((12, foot, WIDTH - 12, high - 12), look.panel, 18)
    _sides(surface, laid, foot + 12)
    top = foot + 66 + 40 * max(0, len(laid.rows) - 1)
    for n, row in enumerate(laid.outcome):
        surface.text(row, (EDGE, top + 36 * n), OUTCOME, ROOM, colour=look.muted)
    return surface


def _sides(surface: Surface, laid: Laid, top: int) -> None:
    """Draws the sides in columns if all names fit, else one below the other."""
    gold, text = surface.theme.gold, surface.theme.text
    for n, said in enumerate(laid.columns):
        left = EDGE + n * (ROOM // len(laid.columns))
        surface.text(said.said, (left, top), said.size, ROOM, colour=gold if n == 0 else text)
    for n, (row, first) in enumerate(laid.rows):
        surface.text(row, (EDGE, top + 40 * n), MIN_SIZE + 2, ROOM, colour=gold if first else text)
