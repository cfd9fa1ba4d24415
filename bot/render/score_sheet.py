"""The picture of a finished deal's count: one entry an item, a figure for each side, totals and outcome."""

from __future__ import annotations

from bot.engine.view import Count
from bot.render.fit import fits, whole
from bot.render.model import LARGE_LEAST, WIDTH
from bot.render.score_rules import BELOW, BETWEEN, CARDS, EDGE, INDENT, MOST, Entry, Ruled, ruled
from bot.render.sheet import Sheet
from bot.render.speech import Speech


def draw_count(
    count: Count, speech: Speech, theme: str = "dark", *, large: bool = False, page: int = 1, pages: int = 1
) -> Sheet:
    """The sheet as :func:`bot.render.score_rules.ruled` rules it. Of several ``pages`` only the last has the totals."""
    laid = ruled(count, speech, large=large)
    head = laid.names.head
    sheet = Sheet(theme, speech.view.pack, WIDTH, laid.height, language=speech.language)
    sheet.panel((12, 12, WIDTH - 12, laid.height - 12), sheet.theme.panel, 18)
    told = speech.text("render-count", deal=count.deal) + (f" · {page}/{pages}" if pages > 1 else "")
    _title(sheet, speech, told, WIDTH - 80 - laid.column * len(count.totals), laid)
    for side in range(len(count.totals)):
        _side(sheet, speech, side, _right(count, side, laid), laid)
    halves = laid.split < len(laid.entries)
    top = foot = head + (26 if halves else 12)
    left = EDGE
    for n, entry in enumerate(laid.entries):
        if n in (0, laid.split) and halves:
            left, top = EDGE + (laid.wide + BETWEEN + EDGE) * (n > 0), head + 26
            _bars(sheet, len(count.totals), left + laid.wide, head + 16, laid.figures)
        under = sheet.theme.panel
        if n % 2 == 0:
            under = sheet.theme.stripe
            sheet.panel((left - 12, top, left + laid.wide + 12, top + entry.high), under, 8)
        _entry(sheet, entry, laid, (left, top + laid.air), under)
        base = top + laid.air + round(laid.pitch * 0.5 + laid.size * 0.34)
        for side, amount in enumerate(count.lines[n].amounts):
            if amount is not None:
                right = left + laid.wide + 2 - laid.figures * (len(count.totals) - 1 - side)
                at = (right, base - round(laid.size))
                said = str(amount).replace("-", "–")
                sheet.text(said, at, laid.size, laid.figures, align="right", under=under)
        top += entry.high
        foot = max(foot, top)
    if page == pages:
        _foot(sheet, count, speech, laid, foot + 12)
    return sheet


def _bars(sheet: Sheet, sides: int, right: int, top: int, wide: int) -> None:
    """The colours of the sides over their figures in one of two columns."""
    dots = sheet.theme.sides
    for side in range(sides):
        end = right + 2 - wide * (sides - 1 - side)
        sheet.panel((end - wide + 14, top, end, top + 6), dots[side % len(dots)], 3)


def _entry(sheet: Sheet, entry: Entry, laid: Ruled, at: tuple[int, int], under: str) -> None:
    (left, top), muted, room = at, sheet.theme.muted, laid.wide
    base = top + round(laid.pitch * 0.5 + laid.size * 0.34)
    used = 0
    for said in entry.named:
        used = sheet.text(said, (left, base - round(entry.size)), entry.size, room, under=under)
        base += laid.pitch
    if entry.beside:
        size = laid.size * CARDS
        start = (left + used + 14, base - laid.pitch - round(size))
        sheet.text(entry.beside, start, size, room - used - 14, colour=muted, under=under)
    size, step = laid.size * BELOW, round(laid.pitch * BELOW)
    base += step - laid.pitch
    for said in entry.below:
        sheet.text(said, (left + INDENT, base - round(size)), size, room - INDENT, colour=muted, under=under)
        base += step


def _title(sheet: Sheet, speech: Speech, counted: str, room: int, laid: Ruled) -> None:
    """The table over the deal, or both in one line where that is enough."""
    one = whole((f"{speech.table} · {counted}",), 36, room, 33)
    if fits(one.said, one.size, room):
        sheet.text(one.said, (34, 76 - round(one.size)), one.size, room)
        return
    for n, said in enumerate((speech.table, counted)):
        two = whole((said,), 36, room, laid.names.least)
        sheet.text(two.said, (34, 54 + 42 * n - round(two.size)), two.size, room)


def _right(count: Count, side: int, laid: Ruled) -> int:
    """The right edge of a side's column."""
    return WIDTH - 34 - laid.column * (len(count.totals) - 1 - side)


def _side(sheet: Sheet, speech: Speech, side: int, right: int, laid: Ruled) -> None:
    """The names of a side over its colour, more than three as two and how many more."""
    dots, (size, least, step, head) = sheet.theme.sides, laid.names
    sheet.panel((right - laid.column + 12, head - 4, right, head + 4), dots[side % len(dots)], 4)
    members = [speech.who(seat) for seat in (speech.view.sides[side] if side < len(speech.view.sides) else ())]
    if len(members) > 3:
        members = [*members[:2], f"+ {len(members) - 2}"]
    top = head - 8 - step * len(members)
    for n, label in enumerate(members):
        sheet.text(label, (right, top + step * n), size, laid.column - 14, align="right", least=least)


def _foot(sheet: Sheet, count: Count, speech: Speech, laid: Ruled, top: int) -> None:
    look, scale = sheet.theme, laid.scale
    more = len(count.lines) - MOST
    said = speech.text("render-total") + (f" ({speech.text('render-more', count=more)})" if more > 0 else "")
    sheet.panel((24, top, WIDTH - 24, top + 3), look.gold, 1)
    base = top + round(50 * scale)
    room = WIDTH - 70 - laid.column * len(count.totals)
    total = whole((said,), 42 * scale, room, LARGE_LEAST)
    sheet.text(total.said, (EDGE, base - round(total.size)), total.size, room, colour=look.gold)
    for side, amount in enumerate(count.totals):
        right = _right(count, side, laid)
        if amount is not None:
            figure, size = str(amount).replace("-", "–"), min(46 * scale, 64)
            wide = sheet.text(figure, (right, base - round(size)), size, laid.column, align="right", colour=look.gold)
            if count.winner == side:
                sheet.text("★", (right - wide - 8, base - 38), 36, 40, align="right", colour=look.gold)
    size = 34 * min(scale, 1.25)
    base = top + round(64 * scale) + round(size)
    for n, line in enumerate(laid.told):
        sheet.text(line, (EDGE, base + round(size * 1.18) * n - round(size)), size, WIDTH - 2 * EDGE)
