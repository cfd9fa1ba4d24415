"""How the sheet of a count is ruled: every line whole, its cards beside it or below, as large as the sheet allows.

A short count has larger letters and more air, a long count makes a taller picture, never smaller letters: on a phone
400 px wide they stay 12 px high and more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.text import Line
from bot.engine.view import Count, CountLine
from bot.render import ink
from bot.render.fit import fits, lines, paragraph, whole, width
from bot.render.model import HEIGHT, WIDTH
from bot.render.speech import Speech

HEAD = 104
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
CARDS, BELOW = 0.86, 0.8
"""Size of the cards' names by that of the entry, beside it and in lines of their own."""
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


class Ruled(NamedTuple):
    """The measures of one sheet in px: height of a row of words and what is free above the words of an entry; size of
    letters; height of the whole and of the part below the entries; width of a column of figures; the entries; the
    outcome in lines; how much larger than usual the foot is."""

    pitch: int
    air: int
    size: float
    height: int
    foot: int
    column: int
    entries: tuple[Entry, ...]
    told: tuple[str, ...]
    scale: float


def count_line(line: CountLine, speech: Speech) -> str:
    """The name of a line."""
    return speech.line(Line(line.key, line.args))


def ruled(count: Count, speech: Speech, *, large: bool = False) -> Ruled:
    """How the sheet of a count is laid out."""
    pitch = 58 if large else 46
    entries = pitch * min(len(count.lines), MOST)
    # Scales at which not even the bare entries have room are not tried: a long count is ruled once.
    larger = [
        one for one in SCALES if one > 1 and pitch * 0.74 * one <= LARGEST and 24 + HEAD + entries * one <= HEIGHT
    ]
    tried = (_laid(count, speech, pitch, scale) for scale in (*larger, 1.0))
    laid = next(one for one in tried if one.height <= HEIGHT or one.scale <= 1)
    free, number = HEIGHT - laid.height, len(laid.entries)
    if free <= 0 or not number:
        return laid._replace(height=max(HEIGHT, laid.height))
    more = min(free // number, round(laid.pitch * (SPREAD - 1)))
    entries = tuple(one._replace(high=one.high + more) for one in laid.entries)
    return laid._replace(height=HEIGHT, air=laid.air + more // 2, entries=entries)


def _laid(count: Count, speech: Speech, pitch: int, scale: float) -> Ruled:
    column = min(COLUMN, 560 // max(len(count.totals), 1))
    row = round(pitch * scale)
    size = pitch * 0.74 * scale
    # Only names, totals and the outcome grow with a short count; a long outcome needs its room.
    said = 34 * min(scale, 1.25)
    told = tuple(paragraph(speech.ways(count.outcome), said, WIDTH - 2 * EDGE - 8, 6))
    foot = round(76 * scale) + round(said * 1.18) * len(told) + BADGE
    room = WIDTH - 2 * EDGE - 14 - column * len(count.totals)
    entries = tuple(_entry(line, speech, row, size, room) for line in count.lines[:MOST])
    height = 24 + HEAD + sum(one.high for one in entries) + foot
    return Ruled(row, 0, size, height, foot, column, entries, told, scale)


def _entry(line: CountLine, speech: Speech, row: int, size: float, room: int) -> Entry:
    ways = [*speech.ways((Line(line.key, line.args),))]
    named, wide = _named(ways, size, room)
    cards = [speech.card(card, short=True) for card in line.cards]
    beside = ", ".join(cards)
    used = max(width(one, wide) for one in named)
    if not cards or (len(named) == 1 and fits(beside, size * CARDS, room - used - 14)):
        return Entry(named, wide, beside, (), row * len(named))
    below = card_rows(cards, size * BELOW, WIDTH - 2 * EDGE - 28, speech)
    return Entry(named, wide, "", tuple(below), row * len(named) + round(row * BELOW) * len(below))


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
