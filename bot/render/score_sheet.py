"""The picture of a finished deal's count: one line an item, one column a side, totals and outcome.

A long count makes a taller picture, never smaller letters: on a phone 400 px wide they stay 12 px high and more.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.text import Line
from bot.engine.view import Count, CountLine
from bot.render import ink
from bot.render.model import HEIGHT, WIDTH
from bot.render.sheet import Sheet
from bot.render.speech import Speech

HEAD = 104
MOST = 30
AIRY = 62
"""Lines stand this far apart where there are few."""
BADGE = 44
"""Kept free below the outcome: the ALT badge of Discord's clients lies there."""
COLUMN = 220
SAID = 34
"""Height of the letters of the outcome, and with a little air of its lines."""


class Ruled(NamedTuple):
    """The measures of one sheet in px: height of a line, size of letters, height of the whole, of the part below the
    lines; width of a column of figures; the outcome in lines."""

    pitch: int
    size: float
    height: int
    foot: int
    column: int
    told: tuple[str, ...]


def count_line(line: CountLine, speech: Speech) -> str:
    """The name of a line."""
    return speech.line(Line(line.key, line.args))


def ruled(count: Count, speech: Speech, *, large: bool = False) -> Ruled:
    """How the sheet of a count is laid out."""
    pitch = 58 if large else 46
    said = " ".join(speech.line(line) for line in count.outcome)
    told = tuple(ink.wrapped(said, SAID, WIDTH - 80, 4))
    foot = 82 + 40 * len(told) + BADGE
    lines = min(len(count.lines), MOST)
    height = max(HEIGHT, 24 + HEAD + pitch * lines + foot)
    size = pitch * 0.74
    pitch = max(pitch, min(AIRY, (height - 24 - HEAD - foot) // max(lines, 1)))
    return Ruled(pitch, size, height, foot, min(COLUMN, 560 // max(len(count.totals), 1)), told)


def draw_count(count: Count, speech: Speech, theme: str = "dark", *, large: bool = False) -> Sheet:
    """Up to 30 lines; what is beyond is told by its number (the text beside the picture has every line)."""
    laid = ruled(count, speech, large=large)
    sheet = Sheet(theme, speech.view.pack, WIDTH, laid.height, language=speech.language)
    sheet.panel((12, 12, WIDTH - 12, laid.height - 12), sheet.theme.panel, 18)
    title = f"{speech.table} · {speech.text('render-count', deal=count.deal)}"
    _title(sheet, title, WIDTH - 80 - laid.column * len(count.totals))
    for side in range(len(count.totals)):
        _side(sheet, speech, side, _right(count, side, laid), laid.column)
    size = laid.size
    for n, line in enumerate(count.lines[:MOST]):
        y = HEAD + 12 + laid.pitch * n
        under = sheet.theme.panel
        if n % 2 == 0:
            under = sheet.theme.stripe
            sheet.panel((24, y, WIDTH - 24, y + laid.pitch), under, 8)
        top = y + round((laid.pitch - size * 1.3) / 2)
        room = WIDTH - 70 - laid.column * len(count.totals)
        used = sheet.text(count_line(line, speech), (36, top), size, room, under=under)
        if line.cards and room - used > 120:
            named = speech.cards(line.cards, short=True)
            at = (50 + used, top + round(size * 0.12))
            sheet.text(named, at, size * 0.86, room - used - 14, colour=sheet.theme.muted, under=under)
        for side, amount in enumerate(line.amounts):
            if amount is not None:
                said = str(amount).replace("-", "–")
                sheet.text(said, (_right(count, side, laid), top), size, laid.column, align="right", under=under)
    _foot(sheet, count, speech, laid)
    return sheet


def _title(sheet: Sheet, title: str, room: int) -> None:
    for n, said in enumerate(ink.wrapped(title, 36, room, 2)):
        sheet.text(said, (34, 20 + 42 * n), 36, room)


def _right(count: Count, side: int, laid: Ruled) -> int:
    """The right edge of a side's column."""
    return WIDTH - 34 - laid.column * (len(count.totals) - 1 - side)


def _side(sheet: Sheet, speech: Speech, side: int, right: int, column: int) -> None:
    """The names of a side over its colour. Three names stand closer, more than three as two and an ellipsis."""
    dots = sheet.theme.sides
    sheet.panel((right - column + 12, HEAD - 4, right, HEAD + 4), dots[side % len(dots)], 4)
    members = [speech.who(seat) for seat in (speech.view.sides[side] if side < len(speech.view.sides) else ())]
    if len(members) > 3:
        members = [*members[:2], ink.ELLIPSIS]
    step = 27 if len(members) > 2 else 37
    size = 25 if len(members) > 2 else 30
    top = HEAD - 8 - step * len(members)
    for n, label in enumerate(members):
        sheet.text(label, (right, top + step * n), size, column - 14, align="right")


def _foot(sheet: Sheet, count: Count, speech: Speech, laid: Ruled) -> None:
    look = sheet.theme
    top = 24 + HEAD + laid.pitch * min(len(count.lines), MOST)
    more = len(count.lines) - MOST
    said = speech.text("render-total") + (f" ({speech.text('render-more', count=more)})" if more > 0 else "")
    sheet.panel((24, top, WIDTH - 24, top + 3), look.gold, 1)
    sheet.text(said, (36, top + 6), 42, WIDTH - 70 - laid.column * len(count.totals), colour=look.gold)
    for side, total in enumerate(count.totals):
        right = _right(count, side, laid)
        if total is not None:
            figure = str(total).replace("-", "–")
            wide = sheet.text(figure, (right, top + 4), 46, laid.column, align="right", colour=look.gold)
            if count.winner == side:
                sheet.text("★", (right - wide - 8, top + 8), 36, 40, align="right", colour=look.gold)
    for n, line in enumerate(laid.told):
        sheet.text(line, (36, top + 64 + 40 * n), SAID, WIDTH - 80)
