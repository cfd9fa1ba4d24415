"""A best deal as a card worth showing: what it brought, the hand it was played with, and who made how much of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.render.kinds import finished
from bot.render.layout import Area, hand_fan
from bot.render.model import ALT_LIMIT, WIDTH, Picture, WordsLike
from bot.render.sheet import Sheet
from bot.render.strip import REST

HEAD, FOOT = 132, 132
"""Heights of the bands above and below the cards."""
HIGH = HEAD + FOOT + REST.height
"""The cards have the room they have in the picture of a hand."""


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


def draw_best_deal(deal: BestDeal, pack: str, language: str, theme: str = "dark") -> Sheet:
    """The name and the amount above, the hand in the middle, the sides and what came of it below."""
    sheet = Sheet(theme, pack, height=HIGH, language=language)
    look = sheet.theme
    foot = HIGH - FOOT
    fan = hand_fan(len(deal.cards), Area(REST.left, HEAD - 6, REST.width, REST.height))
    for card, (x, y) in zip(deal.cards, fan.places, strict=True):
        sheet.card(card, x, y, fan.width)
    sheet.panel((12, 12, WIDTH - 12, HEAD - 8), look.panel, 18, look.gold, 4)
    used = sheet.text(f"★ {deal.amount}", (WIDTH - 34, 22), 54, 520, colour=look.gold, align="right")
    sheet.text(deal.name, (34, 22), 52, WIDTH - 100 - used)
    sheet.text(deal.terms, (34, 84), 27, WIDTH - 68, colour=look.muted)
    sheet.panel((12, foot, WIDTH - 12, HIGH - 12), look.panel, 18)
    _sides(sheet, deal.sides, foot + 12)
    sheet.text(deal.outcome, (34, foot + 66), 29, WIDTH - 68, colour=look.muted, least=25)
    return sheet


def _sides(sheet: Sheet, sides: Sequence[str], top: int) -> None:
    room = (WIDTH - 68) // max(len(sides), 1)
    for n, said in enumerate(sides):
        colour = sheet.theme.gold if n == 0 else sheet.theme.text
        sheet.text(said, (34 + n * room, top), 36, room - 24, colour=colour, least=26)
