"""Panels below the cards of two: the stock with its number, the trick before, or who took the one above."""

from __future__ import annotations

from bot.engine.view import Trick, Zone
from bot.render.fit import paragraph, whole
from bot.render.layout import Area
from bot.render.model import least
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech

BACK = 72
"""Width of the backs of the stock."""
CHIP = 62
"""Width of the chips of the trick before."""


def draw_stock(sheet: Sheet, speech: Speech, pile: Zone, area: Area, *, large: bool) -> None:
    """A closed pile: its name over its number, and backs as far as there is room, no more than cards."""
    theme, size = sheet.theme, least(large=large)
    left, top, wide, high = area
    sheet.panel((left, top, left + wide, top + high), theme.panel, 18)
    room = wide - BACK - 40
    said = whole((speech.text(pile.key),), size, room if wide < 300 else 180)
    used = sheet.text(said.said, (left + 16, top + 10), said.size, room, colour=theme.muted)
    sheet.text(str(pile.count), (left + 16, top + 10 + round(size * 1.2)), 50, room, colour=theme.gold)
    start = left + 16 + max(used, 70) + 16
    shown, step = high - 20, 24
    backs = max(1, min(pile.count, 1 + (left + wide - 14 - BACK - start) // step))
    start = left + wide - 14 - BACK - step * (backs - 1)

    def fan() -> None:
        for n in range(backs):
            sheet.card("back", start + step * n, top + 10, BACK, shown=shown)

    sheet.kept((start - 1, top + 9, left + wide - 13, top + 11 + shown), ("stock", backs), fan)


def draw_took(sheet: Sheet, speech: Speech, trick: Trick, area: Area) -> None:
    """Who took the trick, in words, where there is nothing else to be told."""
    if trick.winning is None:
        return
    left, top, wide, high = area
    ways = (speech.text("render-alt-took", who=who) for who in speech.clips(trick.winning))
    said = whole(ways, 44, wide - 40, 34)
    sheet.panel((left, top, left + wide, top + high), sheet.theme.panel, 18)
    at = (left + wide // 2, top + high // 2 - round(said.size * 0.68))
    sheet.text(said.said, at, said.size, wide - 40, colour=sheet.theme.gold, align="middle")


def draw_last(sheet: Sheet, speech: Speech, trick: Trick, area: Area, *, large: bool) -> None:
    """The trick before: who took it, its cards as chips in the order of play, the winner's with a rim and a mark."""
    theme, size = sheet.theme, least(large=large)
    left, top, wide, high = area
    sheet.panel((left, top, left + wide, top + high), theme.panel, 18)
    start = left + wide - 14 - (CHIP + 10) * len(trick.cards)
    room = start - left - 28
    if room < 90:
        _chips(sheet, speech, trick, start, top + (high - chip_height(CHIP)) // 2)
        return
    rows = [(one, theme.muted) for one in paragraph((speech.text("render-last"),), size, room, 2)]
    if trick.winning is not None:
        name = whole((f"★ {who}" for who in speech.clips(trick.winning)), size + 4, room, size)
        rows.append((name.said, theme.gold))
    y = top + (high - round(size * 1.2) * len(rows)) // 2 - 4
    for said, colour in rows:
        sheet.text(said, (left + 16, y), size, room, colour=colour)
        y += round(size * 1.2)
    _chips(sheet, speech, trick, start, top + (high - chip_height(CHIP)) // 2)


def _chips(sheet: Sheet, speech: Speech, trick: Trick, start: int, y: int) -> None:
    for n, card in enumerate(trick.cards):
        x = start + (CHIP + 10) * n
        if card.seat == trick.winning:
            sheet.panel((x - 5, y - 5, x + CHIP + 5, y + chip_height(CHIP) + 5), sheet.theme.gold, 10)
        sheet.chip(speech.id(card.card), x, y, CHIP)
