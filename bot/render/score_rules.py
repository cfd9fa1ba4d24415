"""How the sheet of a count is ruled: every line whole, its cards beside it or below, as large as the sheet allows.

A short count has larger letters and more air. A long count stands in two columns and makes a taller picture, never
smaller letters: on a phone 400 px wide names and figures stay 12 px high and more, cards 10.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.text import Line
from bot.engine.view import Count, CountLine
from bot.render import ink
from bot.render.fit import fits, lines, paragraph, whole, width
from bot.render.model import HEIGHT, LARGE_LEAST, LEAST, WIDTH
from bot.render.speech import Speech

HEAD = 104
"""Height of the head; more where a side has more than two names."""
MANY = 16
"""So many entries stand in two columns."""
FIGURES = 92
"""Width of a side's column of figures there."""
BETWEEN = 20
"""Between the two columns."""
MOST = 30
"""Entries; what is beyond is told by its number, and the text beside the picture has every one."""
EDGE = 36
"""Where words begin and, on the right, end."""
BADGE = 44
"""Kept free below the outcome: the ALT badge of Discord's clients lies there."""
COLUMN = 220
"""Width of a side's column; three and four sides share less than three of them."""
SCALES = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
LARGEST = 52
"""px of the letters of an entry at most."""
CARDS, BELOW = 0.86, 0.83
"""Size of the cards' names by that of the entry, beside it and in lines of their own."""
INDENT = 28
"""Of rows of cards under an entry."""
ROWS = 3
"""Lines of cards under an entry."""
SPREAD = 2.2
"""The entries of a short count stand so many times as far apart, at most."""


class Entry(NamedTuple):
    """One line of the count: its name in rows with their size, the cards beside it or in rows below it; its height."""

    named: tuple[str, ...]
    size: float
    beside: str
    below: tuple[str, ...]
    high: int


class Names(NamedTuple):
    """How the names of the sides stand in the head: size, the least size, how far apart, and how high the head is."""

    size: int
    least: int
    step: int
    head: int


class Ruled(NamedTuple):
    """The measures of one sheet in px: height of a row of words and what is free above the words of an entry; size of
    letters; height of the whole and of the part below the entries; width of a column of figures in head and foot; the
    entries; the outcome in lines; how much larger than usual the foot is; the names in the head; width of a column of
    figures beside the entries. From the entry ``split`` on they stand in a second column."""

    pitch: int
    air: int
    size: float
    height: int
    foot: int
    column: int
    entries: tuple[Entry, ...]
    told: tuple[str, ...]
    scale: float
    names: Names
    figures: int
    split: int = MOST

    @property
    def wide(self) -> int:
        """Width of a column of entries, from where its words begin to where its figures end."""
        whole_ = WIDTH - 2 * EDGE
        return (whole_ - BETWEEN - EDGE) // 2 if self.split < len(self.entries) else whole_


def count_line(line: CountLine, speech: Speech) -> str:
    """The name of a line."""
    return speech.line(Line(line.key, line.args))


def ruled(count: Count, speech: Speech, *, large: bool = False) -> Ruled:
    """How the sheet of a count is laid out."""
    pitch = 58 if large else 46
    if len(count.lines) >= MANY and not large and len(count.totals) <= 3:
        return _in_halves(count, speech, pitch)
    entries = pitch * min(len(count.lines), MOST)
    # Scales at which not even the bare entries have room are not tried: a long count is ruled once.
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


def _names(count: Count, speech: Speech, *, large: bool) -> Names:
    most = max((len(side) for side in speech.view.sides[: len(count.totals)]), default=1)
    if most <= 2:
        return Names(LARGE_LEAST, LARGE_LEAST, 40, HEAD) if large else Names(30, LEAST, 37, HEAD)
    size, step = (LARGE_LEAST, 37) if large else (LEAST, 31)
    return Names(size, size, step, 28 + step * 3)


def _in_halves(count: Count, speech: Speech, pitch: int) -> Ruled:
    """A long count in two columns as even as can be."""
    laid = _laid(count, speech, pitch, 1.0)
    wide = laid._replace(split=0).wide
    figures = min(FIGURES, 220 // len(count.totals)) if count.totals else 0
    room = wide - figures * len(count.totals) - 10
    entries = tuple(_entry(line, speech, pitch, laid.size, room, wide) for line in count.lines[:MOST])
    highs = [one.high for one in entries]
    split = min(range(1, len(highs) + 1), key=lambda n: (max(sum(highs[:n]), sum(highs[n:])), -n))
    height = 24 + laid.names.head + 14 + max(sum(highs[:split]), sum(highs[split:])) + laid.foot
    return laid._replace(entries=entries, split=split, figures=figures, height=max(HEIGHT, height))


def _laid(count: Count, speech: Speech, pitch: int, scale: float, *, large: bool = False) -> Ruled:
    column = min(COLUMN, 560 // max(len(count.totals), 1))
    row = round(pitch * scale)
    size = pitch * 0.74 * scale
    # Only names, totals and the outcome grow with a short count; a long outcome needs its room.
    said = 34 * min(scale, 1.25)
    told = tuple(paragraph(speech.ways(count.outcome), said, WIDTH - 2 * EDGE - 8, 6))
    foot = round(76 * scale) + round(said * 1.18) * len(told) + BADGE
    room = WIDTH - 2 * EDGE - 14 - column * len(count.totals)
    entries = tuple(_entry(line, speech, row, size, room, WIDTH - 2 * EDGE) for line in count.lines[:MOST])
    names = _names(count, speech, large=large)
    height = 24 + names.head + sum(one.high for one in entries) + foot
    return Ruled(row, 0, size, height, foot, column, entries, told, scale, names, column)


def _entry(line: CountLine, speech: Speech, row: int, size: float, room: int, wide: int) -> Entry:
    """``room`` is what its name has, ``wide`` what rows of cards below it have."""
    ways = [*speech.ways((Line(line.key, line.args),))]
    named, drawn = _named(ways, size, room)
    cards = [speech.card(card, short=True) for card in line.cards]
    beside = ", ".join(cards)
    used = max(width(one, drawn) for one in named)
    if not cards or (len(named) == 1 and fits(beside, size * CARDS, room - used - 14)):
        return Entry(named, drawn, beside, (), row * len(named))
    below = card_rows(cards, size * BELOW, wide - INDENT, speech)
    return Entry(named, drawn, "", tuple(below), row * len(named) + round(row * BELOW) * len(below))


def _named(ways: Sequence[str], size: float, room: int) -> tuple[tuple[str, ...], float]:
    """A name on one row if it can be at a size not much smaller, else on two, people's names as long as can be."""
    if fits(ways[0], size * 0.84, room):
        return (ways[0],), whole(ways[:1], size, room, size * 0.84).size
    found = next(filter(None, (lines(way, size * 0.9, room, 2) for way in ways)), None)
    return tuple(found or ink.wrapped(ways[-1], size * 0.9, room, 2)), size * 0.9


def card_rows(cards: Sequence[str], size: float, room: int, speech: Speech, most: int = ROWS) -> list[str]:
    """Names of cards in rows, none of them parted; how many have no room any more is said in words."""
    for shown in range(len(cards), 0, -1):
        more = speech.text("render-and-more", count=len(cards) - shown) if shown < len(cards) else ""
        found = _packed(cards[:shown], more, size, room)
        if len(found) <= most:
            return found
    return [speech.text("render-cards", count=len(cards))]


def _packed(cards: Sequence[str], more: str, size: float, room: int) -> list[str]:
    rows: list[str] = []
    last = len(cards) - 1
    for n, card in enumerate(cards):
        piece = card + (f" {more}" if n == last and more else "," if n < last else "")
        longer = f"{rows[-1]} {piece}" if rows else piece
        if rows and fits(longer, size, room):
            rows[-1] = longer
        else:
            rows.append(piece)
    return rows
