"""The strip on top of a picture: table, deal and trick, score; below them whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from bot.render.fit import SPARE, halves, sizes, width
from bot.render.layout import Area
from bot.render.model import HEIGHT, WIDTH, least
from bot.render.sheet import Sheet
from bot.render.speech import Speech

TOP = 104
"""Where the strip ends."""
REST = Area(18, TOP + 6, WIDTH - 36, HEIGHT - TOP - 18)
"""What it leaves for cards."""
LEFT, RIGHT = 28, WIDTH - 28
APART = 22
"""Kept free between the words on the left and those on the right."""
SCORE = 470
"""The score is in two lines of at most this width where it can be."""


def strip(sheet: Sheet, speech: Speech, titles: Sequence[str] = (), *, mine: bool = False, grown: bool = False) -> None:
    """Draw it over the whole width. ``mine`` sets the second line in gold; ``titles``, the same from the longest to the
    shortest, go before the table's name. ``grown`` is large print."""
    larger = 4 if grown else 0
    theme = sheet.theme
    sheet.panel((12, 12, WIDTH - 12, TOP - 6), theme.panel, 16, theme.gold if mine else "", 3)
    scores = [halves(lines, 30 + larger, SCORE) for lines in speech.score_ways()]
    said = _side_by_side(_heads(speech, titles), (upper for upper, _ in scores), 34 + larger, least(large=grown))
    _pair(sheet, said, (49, 49), "", theme.gold)
    said = _side_by_side(_status(speech), (lower for _, lower in scores), 32 + larger, least(large=grown))
    _pair(sheet, said, (85, 84), theme.gold if mine else theme.muted, theme.gold)


def _heads(speech: Speech, titles: Sequence[str]) -> Iterator[str]:
    """Title, table, deal and trick; without the table's name, which the thread bears too, where there is no room."""
    rest = (speech.deal(), speech.moment())
    for parts in [(title, *where) for title in titles or ("",) for where in ((speech.table, *rest), rest, rest[1:])]:
        yield " · ".join(part for part in parts if part)


def _status(speech: Speech) -> Iterator[str]:
    """What is being waited for, with shorter and shorter names, at last without what is said after it."""
    yield from speech.ways(speech.view.status)
    yield from speech.ways(speech.view.status[:1])


Sized = tuple[str, float]


def _side_by_side(left: Iterable[str], right: Iterable[str], size: float, least: float) -> tuple[Sized, Sized]:
    """Words for the left and the right end of a line, whole at sizes as large as can be."""
    one = two = ""
    for first, second in zip_longest(left, right):
        one, two = one if first is None else first, two if second is None else second
        for tried in sizes(size, least):
            if width(one, tried) + width(two, tried) + APART * bool(two) + 2 * SPARE <= RIGHT - LEFT:
                return (one, tried), (two, tried)
    return (one, least), (two, least)


def _pair(sheet: Sheet, said: tuple[Sized, Sized], lines: tuple[int, int], left: str, right: str) -> None:
    """``lines`` are the base lines of both in px."""
    (one, size), (two, other) = said
    used = sheet.text(two, (RIGHT, lines[1] - round(other)), other, RIGHT - LEFT, align="right", colour=right)
    room = RIGHT - LEFT - used - APART * bool(used)
    sheet.text(one, (LEFT, lines[0] - round(size)), size, room, colour=left)
