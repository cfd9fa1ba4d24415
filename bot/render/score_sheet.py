"""The picture of a finished deal's count: one line an item, one column a side, totals and outcome."""

from __future__ import annotations

from bot.engine.text import Line
from bot.engine.view import Count, CountLine
from bot.render.model import HEIGHT, WIDTH
from bot.render.sheet import Sheet
from bot.render.speech import Speech

HEAD = 76
FOOT = 132
TALLEST = 46
MOST = 20
COLUMN = 172


def count_line(line: CountLine, speech: Speech) -> str:
    """The name of a line."""
    return speech.line(Line(line.key, line.args))


def draw_count(count: Count, speech: Speech, theme: str = "dark") -> Sheet:
    """Up to 20 lines; what is beyond is told by its number (the text beside the picture has every line)."""
    sheet = Sheet(theme, speech.view.pack)
    look = sheet.theme
    sheet.panel((12, 12, WIDTH - 12, HEIGHT - 12), look.panel, 18)
    sides = len(count.totals)
    column = min(COLUMN, 560 // max(sides, 1))
    title = f"{speech.table} · {speech.text('render-count', deal=count.deal)}"
    sheet.text(title, (34, 20), 36, WIDTH - 80 - column * sides)
    for side in range(sides):
        right = WIDTH - 34 - column * (sides - 1 - side)
        dot = look.sides[side % len(look.sides)]
        sheet.panel((right - column + 12, 66, right, 72), dot, 3)
        members = speech.view.sides[side] if side < len(speech.view.sides) else ()
        for n, seat in enumerate(members[:2]):
            top = 14 + 25 * n if len(members) > 1 else 28
            sheet.text(speech.who(seat), (right, top), 24, column - 16, align="right")
    lines = count.lines[:MOST]
    pitch = min(TALLEST, (HEIGHT - 24 - HEAD - FOOT) // max(len(lines), 1))
    size = pitch * 0.74
    y = HEAD + 6
    for n, line in enumerate(lines):
        under = look.panel
        if n % 2 == 0:
            under = look.stripe
            sheet.panel((24, y, WIDTH - 24, y + pitch), under, 8)
        top = y + round((pitch - size * 1.3) / 2)
        room = WIDTH - 90 - column * sides
        used = sheet.text(count_line(line, speech), (36, top), size, room, under=under)
        if line.cards and room - used > 120:
            named = speech.cards(line.cards, short=True)
            at = (50 + used, top + round(size * 0.12))
            sheet.text(named, at, size * 0.86, room - used - 14, colour=look.muted, under=under)
        for side, amount in enumerate(line.amounts):
            right = WIDTH - 34 - column * (sides - 1 - side)
            if amount is not None:
                sheet.text(str(amount).replace("-", "–"), (right, top), size, column, align="right", under=under)
        y += pitch
    _foot(sheet, count, speech, column)
    return sheet


def _foot(sheet: Sheet, count: Count, speech: Speech, column: int) -> None:
    look = sheet.theme
    top = HEIGHT - 12 - FOOT + 6
    more = len(count.lines) - MOST
    said = speech.text("render-total") + (f" ({speech.text('render-more', count=more)})" if more > 0 else "")
    sheet.panel((24, top, WIDTH - 24, top + 3), look.gold, 1)
    sheet.text(said, (36, top + 6), 38, WIDTH - 90 - column * len(count.totals), colour=look.gold)
    for side, total in enumerate(count.totals):
        right = WIDTH - 34 - column * (len(count.totals) - 1 - side)
        if total is not None:
            wide = sheet.text(
                str(total).replace("-", "–"), (right, top + 4), 42, column, align="right", colour=look.gold
            )
            if count.winner == side:
                sheet.text("★", (right - wide - 8, top + 6), 34, 40, align="right", colour=look.gold)
    told = [speech.line(line) for line in count.outcome]
    for n, said in enumerate(filter(None, (" ".join(told[:1]), " ".join(told[1:])))):
        sheet.text(said, (36, top + 58 + 33 * n), 29, WIDTH - 80)
