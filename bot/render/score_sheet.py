"""The score sheet of a finished deal: layout and picture.

Each entry is a line with its cards beside or below it and a figure for each side; totals and outcome follow. A short
count has larger letters and more space. A long count takes two columns and makes a taller picture, never smaller
letters: on a phone 400 px wide, names and figures stay at least 12 px high and cards at least 10. An animation needs
frames of one size, so `pages_of` splits a count that would need a taller picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.engine.text import Line
from bot.engine.view import Count, CountLine
from bot.render import text
from bot.render.chips import slip_width
from bot.render.model import HEIGHT, WIDTH
from bot.render.shown import Speech
from bot.render.surface import Surface
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE, fits, lines, named, paragraph, safe_width, whole

HEAD = 104
"""Height in px of the head. It is higher if a side has more than two names."""
MANY = 16
"""Number of entries from which a count takes two columns."""
FIGURES = 92
"""Width in px of a side's figures in a count with two columns."""
BETWEEN = 20
"""px between the two columns."""
MAX_ENTRIES = 30
"""Maximum number of entries. The picture says how many more there are; the alt text has all of them."""
EDGE = 36
"""px between the left or right edge of the picture and the text."""
BADGE = 44
"""px kept free below the outcome for the ALT badge of Discord's clients."""
COLUMN = 220
"""Width in px of a side's column of figures. With three or four sides, all columns share 560 px."""
SCALES = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""Factors by which a short count is enlarged, the largest first."""
LARGEST = 52
"""Maximum letter size in px of an entry."""
CARD, LARGEST_CARD = 0.88, 56
"""Height of the slips of cards as a share of a row's height, and its maximum in px."""
SLIPS = 5
"""px between two slips."""
INDENT = 28
"""px by which rows of cards below an entry are indented."""
ROWS = 3
"""Maximum number of rows of cards below an entry."""
SPREAD = 2.2
"""Maximum factor by which the entries of a short count are moved apart."""


class Entry(NamedTuple):
    """One line of the count: its name in rows and their letter size, the ids of the cards beside it or in rows below
    it, how many cards have no room, the height of a card and of the entry in px."""

    named: tuple[str, ...]
    size: float
    beside: tuple[str, ...]
    below: tuple[tuple[str, ...], ...]
    more: int
    card: int
    high: int


class Names(NamedTuple):
    """The sides' names in the head: for each side rows with their letter size, the distance between rows, and the
    height of the head, in px."""

    sides: tuple[tuple[tuple[str, float], ...], ...]
    min_size: int
    step: int
    head: int


class Ruled(NamedTuple):
    """The layout of one score sheet, lengths in px.

    `pitch` is the height of a row of text, `air` the space above the text of an entry, `size` the letter size; `height`
    the height of the sheet, `foot` that of the part below the entries; `column` the width of a side's figures in head
    and foot, `figures` that beside the entries; `outcome` the outcome in rows; `scale` the enlargement of the foot;
    `names` the layout of the names in the head. The entries from number `split` on stand in a second column.
    """

    pitch: int
    air: int
    size: float
    height: int
    foot: int
    column: int
    entries: tuple[Entry, ...]
    outcome: tuple[str, ...]
    scale: float
    names: Names
    figures: int
    split: int = MAX_ENTRIES

    @property
    def wide(self) -> int:
        """Width in px of a column of entries, from the start of the text to the end of the figures."""
        whole_ = WIDTH - 2 * EDGE
        return (whole_ - BETWEEN - EDGE) // 2 if self.split < len(self.entries) else whole_


def count_line(line: CountLine, speech: Speech) -> str:
    """Return the name of a line of the count."""
    return speech.line(Line(line.key, line.args))


def ruled(count: Count, speech: Speech, *, large: bool = False) -> Ruled:
    """Return the layout of the score sheet."""
    pitch = 55 if large else 46
    if len(count.lines) >= MANY and not large and len(count.totals) <= 3:
        return _in_halves(count, speech, pitch)
    entries = pitch * min(len(count.lines), MAX_ENTRIES)
    # Scales at which the entries alone do not fit are skipped, so a long count is laid out only once.
    larger = [
        one for one in SCALES if one > 1 and pitch * 0.74 * one <= LARGEST and 24 + HEAD + entries * one <= HEIGHT
    ]
    tried = (_laid(count, speech, pitch, scale, large=large) for scale in (*larger, 1.0))
    laid = next(one for one in tried if one.height <= HEIGHT or one.scale <= 1)
    free, number = HEIGHT - laid.height, len(laid.entries)
    if free <= 0 or not number:
        return laid._replace(height=max(HEIGHT, laid.height))
    more = min(free // number, round(laid.pitch * (SPREAD - 1)))
    entries = tuple(one._replace(high=one.high + more) for one in laid.entries)
    return laid._replace(height=HEIGHT, air=laid.air + more // 2, entries=entries)


def _names(count: Count, speech: Speech, column: int, *, large: bool) -> Names:
    """Lays out the names of each side; of more than three, two and the number of the others."""
    least, step = (LARGE_MIN_SIZE, 36) if large else (MIN_SIZE, 33)
    sides: list[tuple[tuple[str, float], ...]] = []
    for side in range(len(count.totals)):
        seats = speech.view.sides[side] if side < len(speech.view.sides) else ()
        members = [speech.addressed(seat) for seat in seats]
        rows: list[tuple[str, float]] = []
        for label in members if len(members) <= 3 else members[:2]:
            found, size = named(label, least + 2, column - 14, least)
            rows += [(row, size) for row in found]
        if len(members) > 3:
            rows.append((f"+ {len(members) - 2}", least))
        sides.append(tuple(rows))
    return Names(tuple(sides), least, step, max(HEAD, 20 + step * max(map(len, sides), default=1)))


def _in_halves(count: Count, speech: Speech, pitch: int) -> Ruled:
    """Return the layout of a long count in two columns of nearly equal height."""
    laid = _laid(count, speech, pitch, 1.0)
    wide = laid._replace(split=0).wide
    figures = min(FIGURES, 220 // len(count.totals)) if count.totals else 0
    room = wide - figures * len(count.totals) - 10
    entries = tuple(_rule_entry(line, speech, pitch, laid.size, room, wide) for line in count.lines[:MAX_ENTRIES])
    highs = [one.high for one in entries]
    split = min(range(1, len(highs) + 1), key=lambda n: (max(sum(highs[:n]), sum(highs[n:])), -n))
    height = 24 + laid.names.head + 14 + max(sum(highs[:split]), sum(highs[split:])) + laid.foot
    return laid._replace(entries=entries, split=split, figures=figures, height=max(HEIGHT, height))


def _laid(count: Count, speech: Speech, pitch: int, scale: float, *, large: bool = False) -> Ruled:
    column = min(COLUMN, 560 // max(len(count.totals), 1))
    row = round(pitch * scale)
    size = pitch * 0.74 * scale
    # The outcome grows by a quarter at most, because a long one needs its room.
    said = 34 * min(scale, 1.25)
    outcome = tuple(paragraph(speech.ways(count.outcome), said, WIDTH - 2 * EDGE - 8, 6))
    foot = round(76 * scale) + round(said * 1.18) * len(outcome) + BADGE
    room = WIDTH - 2 * EDGE - 14 - column * len(count.totals)
    entries = tuple(_rule_entry(line, speech, row, size, room, WIDTH - 2 * EDGE) for line in count.lines[:MAX_ENTRIES])
    names = _names(count, speech, column, large=large)
    height = 24 + names.head + sum(one.high for one in entries) + foot
    return Ruled(row, 0, size, height, foot, column, entries, outcome, scale, names, column)


def _rule_entry(line: CountLine, speech: Speech, row: int, size: float, room: int, wide: int) -> Entry:
    """Lays out an entry. `room` is the width in px of its name, `wide` that of rows of cards below it."""
    ways = [*speech.ways((Line(line.key, line.args),))]
    called, drawn = _called(ways, size, room)
    cards = tuple(speech.id(card) for card in line.cards)
    high = min(round(row * CARD), LARGEST_CARD)
    used = max(safe_width(one, drawn) for one in called)
    if not cards or (len(called) == 1 and _wide(cards, high, speech) <= room - used - 14):
        return Entry(called, drawn, cards, (), 0, high, row * len(called))
    below, more = card_rows(cards, high, wide - INDENT, speech)
    return Entry(called, drawn, (), below, more, high, row * len(called) + (high + SLIPS) * len(below) + SLIPS)


def _wide(cards: Sequence[str], high: int, speech: Speech) -> int:
    """Return the width in px of slips side by side."""
    return sum(slip_width(speech.view.pack, card, high, speech.language) + SLIPS for card in cards)


def _called(ways: Sequence[str], size: float, room: int) -> tuple[tuple[str, ...], float]:
    """Return a name and its letter size: in one row if a slightly smaller size allows it, else in two rows, with the
    players' names as long as possible."""
    if fits(ways[0], size * 0.84, room):
        return (ways[0],), whole(ways[:1], size, room, size * 0.84).size
    found = next(filter(None, (lines(way, size * 0.9, room, 2) for way in ways)), None)
    return tuple(found or text.wrapped(ways[-1], size * 0.9, room, 2)), size * 0.9


def card_rows(
    cards: Sequence[str], high: int, room: int, speech: Speech, max_rows: int = ROWS
) -> tuple[tuple[tuple[str, ...], ...], int]:
    """Return cards in rows of slips `high` px high, and how many cards have no room in them."""
    for shown in range(len(cards), 0, -1):
        more = round(safe_width(f"+ {len(cards) - shown}", high * 0.8)) + SLIPS if shown < len(cards) else 0
        rows: list[list[str]] = []
        used = room
        for n, card in enumerate(cards[:shown]):
            wide = slip_width(speech.view.pack, card, high, speech.language) + SLIPS
            if used + wide + (more if n == shown - 1 else 0) > room:
                rows.append([])
                used = 0
            rows[-1].append(card)
            used += wide
        if len(rows) <= max_rows:
            return tuple(map(tuple, rows)), len(cards) - shown
    return (), len(cards)


def draw_count(
    count: Count, speech: Speech, theme: str = "dark", *, large: bool = False, page: int = 1, pages: int = 1
) -> Surface:
    """Draws the sheet with the layout of `ruled`. Of several `pages` only the last shows the totals."""
    laid = ruled(count, speech, large=large)
    head = laid.names.head
    surface = Surface(theme, speech.view.pack, WIDTH, laid.height, language=speech.language)
    surface.panel((12, 12, WIDTH - 12, laid.height - 12), surface.theme.panel, 18)
    counted = speech.text("render-count", deal=count.deal) + (f" · {page}/{pages}" if pages > 1 else "")
    _title(surface, speech, counted, WIDTH - 80 - laid.column * len(count.totals), laid)
    for side in range(len(count.totals)):
        _side(surface, side, _right(count, side, laid), laid)
    halves, decides = laid.split < len(laid.entries), deciding_line(count) if pages == 1 else None
    top = foot = head + (26 if halves else 12)
    left = EDGE
    for n, entry in enumerate(laid.entries):
        if n in (0, laid.split) and halves:
            left, top = EDGE + (laid.wide + BETWEEN + EDGE) * (n > 0), head + 26
            _bars(surface, len(count.totals), left + laid.wide, head + 16, laid.figures)
        under = surface.theme.panel
        if n % 2 == 0:
            under = surface.theme.stripe
            surface.panel((left - 12, top, left + laid.wide + 12, top + entry.high), under, 8)
        if n == decides:
            surface.panel((left - 12, top + 5, left - 5, top + entry.high - 5), surface.theme.gold, 3)
        _entry(surface, entry, laid, (left, top + laid.air), under)
        base = top + laid.air + round(laid.pitch * 0.5 + laid.size * 0.34)
        for side, amount in enumerate(count.lines[n].amounts):
            if amount is not None:
                right = left + laid.wide + 2 - laid.figures * (len(count.totals) - 1 - side)
                at = (right, base - round(laid.size))
                said = str(amount).replace("-", "–")
                colour = surface.theme.gold if n == decides and side == count.winner else surface.theme.text
                surface.text(said, at, laid.size, laid.figures, align="right", under=under, colour=colour)
        top += entry.high
        foot = max(foot, top)
    if page == pages:
        _foot(surface, count, speech, laid, foot + 12)
    return surface


def deciding_line(count: Count) -> int | None:
    """Return the line in which the winner of the deal gained most on the others; None without a winner, and of a count
    with one line only."""
    if count.winner is None or len(count.lines) < 2:
        return None
    gains = [_gain(line, count.winner) for line in count.lines]
    most = max(range(len(gains)), key=lambda n: (gains[n], -n))
    return most if gains[most] > 0 else None


def _gain(line: CountLine, winner: int) -> int:
    if winner >= len(line.amounts):
        return 0
    others = [amount or 0 for side, amount in enumerate(line.amounts) if side != winner]
    return (line.amounts[winner] or 0) - max(others, default=0)


def _bars(surface: Surface, sides: int, right: int, top: int, wide: int) -> None:
    """Draws the colours of the sides above their figures, in one of two columns."""
    dots = surface.theme.sides
    for side in range(sides):
        end = right + 2 - wide * (sides - 1 - side)
        surface.panel((end - wide + 14, top, end, top + 6), dots[side % len(dots)], 3)


def _entry(surface: Surface, entry: Entry, laid: Ruled, at: tuple[int, int], under: str) -> None:
    (left, top), muted, room = at, surface.theme.muted, laid.wide
    base = top + round(laid.pitch * 0.5 + laid.size * 0.34)
    used = 0
    for said in entry.named:
        used = surface.text(said, (left, base - round(entry.size)), entry.size, room, under=under)
        base += laid.pitch
    x, y = left + used + 14, base - laid.pitch - round(laid.size * 0.34) - entry.card // 2
    for card in entry.beside:
        x += surface.slip(card, x, y, entry.card) + SLIPS
    y = top + laid.pitch * len(entry.named)
    for row in entry.below:
        x = left + INDENT
        for card in row:
            x += surface.slip(card, x, y, entry.card) + SLIPS
        if entry.more and row is entry.below[-1]:
            size = entry.card * 0.8
            at = (x + SLIPS, y + round(entry.card / 2 - size * 0.68))
            surface.text(f"+ {entry.more}", at, size, room, colour=muted, under=under)
        y += entry.card + SLIPS


def _title(surface: Surface, speech: Speech, counted: str, room: int, laid: Ruled) -> None:
    """Draws the table's name above the number of the deal, or both in one line if they fit."""
    one = whole((f"{speech.table} · {counted}",), 36, room, 33)
    if fits(one.said, one.size, room):
        surface.text(one.said, (34, 76 - round(one.size)), one.size, room)
        return
    for n, said in enumerate((speech.table, counted)):
        two = whole((said,), 36, room, laid.names.min_size)
        surface.text(two.said, (34, 54 + 42 * n - round(two.size)), two.size, room)


def _right(count: Count, side: int, laid: Ruled) -> int:
    """Return the right edge in px of a side's column."""
    return WIDTH - 34 - laid.column * (len(count.totals) - 1 - side)


def _side(surface: Surface, side: int, right: int, laid: Ruled) -> None:
    """Draws the names of a side above its colour."""
    dots, (sides, min_size, step, head) = surface.theme.sides, laid.names
    surface.panel((right - laid.column + 12, head - 4, right, head + 5), dots[side % len(dots)], 4)
    top = head - 8 - step * len(sides[side])
    for n, (said, size) in enumerate(sides[side]):
        at = (right, top + step * n)
        surface.text(said, at, size, laid.column - 12, align="right", min_size=min_size)


def _foot(surface: Surface, count: Count, speech: Speech, laid: Ruled, top: int) -> None:
    look, scale = surface.theme, laid.scale
    more = len(count.lines) - MAX_ENTRIES
    said = speech.text("render-total") + (f" ({speech.text('render-more', count=more)})" if more > 0 else "")
    surface.panel((24, top, WIDTH - 24, top + 3), look.gold, 1)
    base = top + round(50 * scale)
    room = WIDTH - 70 - laid.column * len(count.totals)
    total = whole((said,), 42 * scale, room, LARGE_MIN_SIZE)
    surface.text(total.said, (EDGE, base - round(total.size)), total.size, room, colour=look.gold)
    for side, amount in enumerate(count.totals):
        right = _right(count, side, laid)
        if amount is not None:
            figure, size = str(amount).replace("-", "–"), min(46 * scale, 64)
            wide = surface.text(figure, (right, base - round(size)), size, laid.column, align="right", colour=look.gold)
            if count.winner == side:
                surface.sign("coronet", right - wide - 32, base - round(size * 0.3), 40, look.winner)
    size = 34 * min(scale, 1.25)
    base = top + round(64 * scale) + round(size)
    for n, line in enumerate(laid.outcome):
        surface.text(line, (EDGE, base + round(size * 1.18) * n - round(size)), size, WIDTH - 2 * EDGE)


def pages_of(count: Count, speech: Speech, *, large: bool = False) -> tuple[Count, ...]:
    """Return the count, or its parts in order if its picture would be too high.

    The lines are shared out evenly; totals and outcome are on the last part.
    """
    lines = len(count.lines)
    for number in range(1, lines + 1):
        ends = [lines * page // number for page in range(number + 1)]
        pages = tuple(_page(count, ends[page], ends[page + 1]) for page in range(number))
        if all(ruled(page, speech, large=large).height <= HEIGHT for page in pages):
            return pages
    return (count,)


def _page(count: Count, first: int, end: int) -> Count:
    part = msgspec.structs.replace(count, lines=count.lines[first:end])
    if end == len(count.lines):
        return part
    return msgspec.structs.replace(part, totals=(None,) * len(count.totals), outcome=(), winner=None)
