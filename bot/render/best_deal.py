"""A best deal as a card worth showing: what it brought, the hand it was played with, and who made how much of it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.render.fit import Fit, fits, paragraph, whole, width
from bot.render.kinds import finished
from bot.render.layout import Area, hand_fan
from bot.render.model import ALT_LIMIT, LEAST, WIDTH, Picture, WordsLike
from bot.render.sheet import Sheet
from bot.render.strip import REST

HEAD, FOOT = 132, 132
"""Heights of the bands above and below the cards, as long as every name has room in them."""
HIGH = HEAD + FOOT + REST.height
"""The cards have the room they have in the picture of a hand."""
EDGE = 34
ROOM = WIDTH - 2 * EDGE
NAME, NAMED = 52, 36
"""Size of the name beside the amount, and the least there; a longer one stands alone above it."""
SIDE, TOLD = 36, 29
"""Size of the sides and of what came of it."""
ROWS = 4
"""Lines that any of them takes at most."""


class Laid(NamedTuple):
    """The words in rows of one size each: the name, the terms, the sides in columns or in rows of their own, the
    outcome; and the heights of both bands in px."""

    name: Fit
    alone: bool
    terms: list[str]
    columns: tuple[Fit, ...]
    rows: list[tuple[str, bool]]
    outcome: list[str]
    head: int
    foot: int


class BestDeal(msgspec.Struct, frozen=True):
    """The card in words ready to be drawn. ``cards`` are ids; ``sides`` who made how much, the best first; ``alt`` says
    everything."""

    name: str
    amount: str
    terms: str
    cards: tuple[str, ...]
    sides: tuple[str, ...]
    outcome: str
    alt: str


def best_deal_picture(deal: BestDeal, pack: str, words: WordsLike, *, theme: str = "dark") -> Picture:
    """The card, drawn at once in the calling thread. ``pack`` is the look of the cards."""
    return finished("best", draw_best_deal(deal, pack, words.language, theme), deal.alt[:ALT_LIMIT])


def laid_out(deal: BestDeal) -> Laid:
    """How the words stand: names smaller where they are long, then in more rows; nothing is cut off."""
    amount = width(f"★ {deal.amount}", 54)
    name = whole((deal.name,), NAME, ROOM - amount - 32, NAMED)
    alone = not fits(name.said, name.size, ROOM - amount - 32)
    if alone:
        name = whole((deal.name,), NAME, ROOM, LEAST)
    terms = paragraph((deal.terms,), LEAST, ROOM, ROWS)
    each = ROOM // max(len(deal.sides), 1) - 24
    columns = tuple(whole((said,), SIDE, each, LEAST + 2) for said in deal.sides)
    rows: list[tuple[str, bool]] = []
    if not all(fits(one.said, one.size, each) for one in columns):
        columns = ()
        rows = [(row, n == 0) for n, said in enumerate(deal.sides) for row in paragraph((said,), LEAST + 2, ROOM, ROWS)]
    outcome = paragraph((deal.outcome,), TOLD, ROOM, ROWS)
    head = HEAD + 62 * alone + 34 * (len(terms) - 1)
    foot = FOOT + 40 * max(0, len(rows) - 1) + 36 * max(0, len(outcome) - 1)
    return Laid(name, alone, terms, columns, rows, outcome, head, foot)


def draw_best_deal(deal: BestDeal, pack: str, language: str, theme: str = "dark") -> Sheet:
    """The name and the amount above, the hand in the middle, the sides and what came of it below."""
    laid = laid_out(deal)
    high = laid.head + REST.height + laid.foot
    sheet = Sheet(theme, pack, height=high, language=language)
    look, foot = sheet.theme, high - laid.foot
    fan = hand_fan(len(deal.cards), Area(REST.left, laid.head - 6, REST.width, REST.height))
    for card, (x, y) in zip(deal.cards, fan.places, strict=True):
        sheet.card(card, x, y, fan.width)
    sheet.panel((12, 12, WIDTH - 12, laid.head - 8), look.panel, 18, look.gold, 4)
    sheet.text(laid.name.said, (EDGE, 74 - round(laid.name.size)), laid.name.size, ROOM)
    below = 62 * laid.alone
    at = (EDGE, 22 + below) if laid.alone else (WIDTH - EDGE, 22)
    sheet.text(f"★ {deal.amount}", at, 54, ROOM, colour=look.gold, align="left" if laid.alone else "right")
    for n, row in enumerate(laid.terms):
        sheet.text(row, (EDGE, 82 + below + 34 * n), LEAST, ROOM, colour=look.muted)
    sheet.panel((12, foot, WIDTH - 12, high - 12), look.panel, 18)
    _sides(sheet, laid, foot + 12)
    top = foot + 66 + 40 * max(0, len(laid.rows) - 1)
    for n, row in enumerate(laid.outcome):
        sheet.text(row, (EDGE, top + 36 * n), TOLD, ROOM, colour=look.muted)
    return sheet


def _sides(sheet: Sheet, laid: Laid, top: int) -> None:
    """Side by side where all names have room, else one below the other."""
    gold, text = sheet.theme.gold, sheet.theme.text
    for n, said in enumerate(laid.columns):
        left = EDGE + n * (ROOM // len(laid.columns))
        sheet.text(said.said, (left, top), said.size, ROOM, colour=gold if n == 0 else text)
    for n, (row, first) in enumerate(laid.rows):
        sheet.text(row, (EDGE, top + 40 * n), LEAST + 2, ROOM, colour=gold if first else text)
