"""The strip on top of a picture: table, deal and trick, score; below them whose turn it is."""

from __future__ import annotations

from bot.render import ink
from bot.render.layout import Area
from bot.render.model import HEIGHT, WIDTH
from bot.render.sheet import Sheet
from bot.render.speech import Speech

TOP = 104
"""Where the strip ends."""
REST = Area(18, TOP + 6, WIDTH - 36, HEIGHT - TOP - 18)
"""What it leaves for cards."""


def strip(
    sheet: Sheet, speech: Speech, title: str = "", status: str | None = None, *, mine: bool = False, grown: bool = False
) -> None:
    """Draw it over the whole width. ``mine`` sets the second line in gold; ``title`` goes before the table's name.
    ``grown`` is large print."""
    larger = 4 if grown else 0
    theme = sheet.theme
    sheet.panel((12, 12, WIDTH - 12, TOP - 6), theme.panel, 16, theme.gold if mine else "", 3)
    first, *more = speech.score_lines() or [""]
    taken = sheet.text(first, (WIDTH - 28, 16), 34 + larger, 470, align="right", colour=theme.gold)
    below = sheet.text(" · ".join(more), (WIDTH - 28, 56), 29 + larger, 470, align="right", colour=theme.gold)
    parts = (title, speech.table, speech.deal(), speech.moment())
    sheet.text(" · ".join(part for part in parts if part), (28, 16 - larger), 34 + larger, WIDTH - 72 - taken)
    said = speech.status() if status is None else status
    sheet.text(said, (28, 54 - larger), 32 + larger, WIDTH - 72 - below, colour=theme.gold if mine else theme.muted)


def caption(sheet: Sheet, said: str, below: str, x: int, y: int, room: int) -> None:
    """Up to two lines of words on a small panel of their own, 56 px high with two."""
    inner = max(room - 16, 20)
    upper, lower = ink.fitted(said, 24, inner), ink.fitted(below, 24, inner)
    wide = int(max(ink.width(upper, 24), ink.width(lower, 24))) + 18
    top = y if lower else y + 26
    sheet.panel((x, top, x + wide, y + 56), sheet.theme.panel, 9)
    sheet.text(upper, (x + 8, top - 1), 24, inner)
    if lower:
        sheet.text(lower, (x + 8, y + 25), 24, inner, colour=sheet.theme.muted)
