"""The texts round the cards: the strip along the top, and the corners of the board.

The strip names table, deal, trick, score and whose turn it is. On boards without a strip (four players in normal print
while no hand lies open, auctions of two or four) the upper corners show the same. The lower corners show the previous
trick and remarks on groups of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from bot.engine.view import PublicView, Trick
from bot.render import text
from bot.render.chips import chip_height
from bot.render.layout import Area
from bot.render.legend import draw_legend
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH
from bot.render.seats import LAST, NOTES, SCORE, THREE_LAST, THREE_NOTES, TITLE
from bot.render.shown import Remark, Speech, remarks, wordings
from bot.render.surface import Box, Surface
from bot.render.text import (
    LARGE_MIN_SIZE,
    MIN_SIZE,
    SPARE,
    Fit,
    fits,
    halves,
    lines,
    min_size,
    paragraph,
    safe_width,
    sizes,
    whole,
)

INSET = 62
"""Width in px of the chips of the previous trick."""
Row = tuple[str, float, int, bool]
"""A row of text: the words, their size in px, the base line in px below the top of the title, and whether the text is
gold."""
TOP = 104
"""y coordinate in px at which the strip ends."""
REST = Area(18, TOP + 6, WIDTH - 36, HEIGHT - TOP - 18)
"""The area below the strip, for cards."""
LEFT, RIGHT = 28, WIDTH - 28
"""x coordinates in px of the left and the right end of the text in the strip."""
APART = 22
"""px kept free between the left and the right text."""
SCORE_ROOM = 470
"""px. The score is split into two lines at most this wide, where possible."""
Sized = tuple[str, float]
"""A text and its letter size in px."""


def corners(surface: Surface, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    """Draws all corners. `trick` is the trick in the middle."""
    _head(surface, speech)
    surface.kept(SCORE, ("score", *speech.score_lines()), lambda: _score(surface, speech))
    lower_corners(surface, view, speech, trick)


def lower_corners(surface: Surface, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    """Draws the lower corners: a remark, and the previous trick. `trick` is the trick in the middle."""
    notes, box = (THREE_NOTES, THREE_LAST) if len(view.seats) == 3 else (NOTES, LAST)
    if view.history and trick is not view.history[-1]:
        last = view.history[-1]
        taken = speech.who(last.winning) if last.winning is not None else ""
        what = ("last", speech.words.text("render-last"), taken, last.cards, last.winning)
        surface.kept(box, what, lambda: _last(surface, last, speech, box))
    elif not view.history:
        draw_legend(surface, speech, box)
    found = remarks(view)
    if found:
        surface.panel(notes, surface.theme.panel, 12)
        room = notes[2] - notes[0] - 20
        said = remark(speech, found, MIN_SIZE + 2, room, MIN_SIZE)
        at = (notes[0] + 10, (notes[1] + notes[3]) // 2 - round(said.size * 0.68))
        surface.text(said.said, at, said.size, room, colour=surface.theme.muted)


def remark(speech: Speech, found: Sequence[Remark], size: int, room: int, min_size: int) -> Fit:
    """Return the latest remark and how many others there are, as long as the room allows. The number goes first, then
    the owner; what is still too long ends after a whole word. The alternative text has all of them."""
    ways = wordings(speech, found[-1])
    more = f" {speech.text('render-remarks-more', count=len(found) - 1)}" if len(found) > 1 else ""
    fit = whole([*(one + more for one in ways if more), *ways], size, room, min_size)
    return fit._replace(said=text.shortened(fit.said, fit.size, room))


def _head(surface: Surface, speech: Speech) -> None:
    theme = surface.theme
    left, top, right, bottom = TITLE
    room = right - left - 32
    rows = turn(speech, room)
    high = 52 if not rows else bottom - top
    surface.panel((left, top, right, top + high), theme.panel, 16)
    parts = (speech.table, speech.deal(), speech.moment())
    said = whole((" · ".join(filter(None, parts[n:])) for n in range(3)), 31, room, MIN_SIZE)
    surface.text(said.said, (left + 16, top + 35 - round(said.size)), said.size, room)
    for one, size, base, gold in rows:
        at = (left + 16, top + base - round(size))
        surface.text(one, at, size, room, colour=theme.gold if gold else theme.muted)


def turn(speech: Speech, room: int) -> list[Row]:
    """Return the rows that say whose turn it is (in gold) and the rest of the status.

    The text takes two rows if both fit, else three, with names as long as the room allows.
    """
    status = speech.view.status
    if not status:
        return []
    said = ""
    for first, rest in zip(speech.ways(status[:1]), speech.ways(status[1:]), strict=True):
        said = f"{first} {rest}"
        for size, other in zip(sizes(32, MIN_SIZE), sizes(30, MIN_SIZE), strict=True):
            if fits(first, size, room) and fits(rest, other, room):
                return [(first, size, 78, True), (rest, other, 117, False)]
        if not rest:
            found = lines(first, 30, room, 2)
            if found:
                return [(one, 30, 78 + 39 * n, True) for n, one in enumerate(found)]
        upper, lower = lines(first, MIN_SIZE, room, 2), lines(rest, MIN_SIZE, room, 2)
        if upper and lower and len(upper) + len(lower) <= 3:
            rows = [*((one, True) for one in upper), *((one, False) for one in lower)]
            return [(one, MIN_SIZE, 71 + 33 * n, gold) for n, (one, gold) in enumerate(rows)]
    return [(one, MIN_SIZE, 71 + 33 * n, True) for n, one in enumerate(text.wrapped(said, MIN_SIZE, room, 3))]


def _score(surface: Surface, speech: Speech) -> None:
    if not speech.view.score:
        return
    left, top, right, _ = SCORE
    surface.panel(SCORE, surface.theme.panel, 16)
    said, size = scored(speech, right - left - 24)
    # One line is centred in the panel; two lines stand close together.
    bases = (top + 35 + round(size * 0.36),) if len(said) == 1 else (top + 30, top + 61)
    for one, base in zip(said, bases, strict=True):
        at = ((left + right) // 2, base - size)
        surface.text(one, at, size, right - left - 24, align="middle", colour=surface.theme.gold)


def scored(speech: Speech, room: int) -> tuple[list[str], int]:
    """Return the score in one row if it fits, else in two, and the letter size in px. Names are as long as the room
    allows."""
    both: list[str] = []
    for parts in speech.score_ways():
        one, both = " · ".join(parts), list(halves(parts, MIN_SIZE, room))
        for said, some in (([one], (34, 31, MIN_SIZE)), (both, (MIN_SIZE,))):
            size = next((size for size in some if all(fits(part, size, room) for part in said)), 0)
            if size and said[-1]:
                return said, size
    return [part for part in both if part], MIN_SIZE


def _last(surface: Surface, trick: Trick, speech: Speech, box: Box) -> None:
    """Draws the previous trick: chips in the order of play. The winner's card has a rim and a crown."""
    theme = surface.theme
    _, top, right, bottom = box
    left = max(box[0], right - 160 - (INSET + 8) * len(trick.cards))
    start = right - 10 - (INSET + 8) * len(trick.cards)
    room = start - left - 20
    surface.panel((left, top, right, bottom), theme.panel, 16)
    draw_taken(surface, speech, trick, Area(left + 12, top, room, bottom - top), MIN_SIZE)
    y = (top + bottom - chip_height(INSET)) // 2
    for n, played in enumerate(trick.cards):
        surface.chip(speech.id(played.card), start + (INSET + 8) * n, y, INSET, winner=played.seat == trick.winning)


def draw_taken(surface: Surface, speech: Speech, trick: Trick, area: Area, size: int) -> None:
    """Draws the words "last trick" and the name of the player who took it, in up to four rows."""
    theme, room = surface.theme, area.width
    rows = [(one, theme.muted) for one in paragraph((speech.text("render-last"),), size, room, 2)]
    if trick.winning is not None:
        left = 2 if (len(rows) + 2) * round(size * 0.95) <= area.height else 1
        name = lines(speech.who(trick.winning), size, room, left)
        name = name or [whole(speech.clips(trick.winning), size, room).said]
        rows += [(one, theme.text) for one in name]
    step = min(round(size * 1.2), area.height // max(len(rows), 1))
    y = area.top + (area.height - step * len(rows)) // 2 - 3
    for said, colour in rows:
        surface.text(said, (area.left, y), size, room, colour=colour)
        y += step


def foot(surface: Surface, view: PublicView, speech: Speech, trick: Trick | None) -> None:
    """Draws the last line in large print: the latest remark or, without one, who took the previous trick."""
    found = remarks(view)
    last = view.history[-1] if view.history and trick is not view.history[-1] else None
    room = WIDTH - CORNER_FREE - 46
    shown = remark(speech, found, 36, room, LARGE_MIN_SIZE) if found else None
    if shown is None and last is not None and last.winning is not None:
        said = [f"{speech.text('render-last')}: {who}" for who in speech.clips(last.winning)]
        shown = whole(said, 36, room, LARGE_MIN_SIZE)
    if shown is not None:
        surface.panel((CORNER_FREE, HEIGHT - 60, WIDTH - 14, HEIGHT - 12), surface.theme.panel, 14)
        at = (CORNER_FREE + 16, HEIGHT - 23 - round(shown.size))
        surface.text(shown.said, at, shown.size, room, colour=surface.theme.muted)


def strip(
    surface: Surface,
    speech: Speech,
    titles: Sequence[str] = (),
    *,
    mine: bool = False,
    grown: bool = False,
    status: bool = True,
) -> None:
    """Draws the strip over the whole width.

    `mine` draws the second line in gold; without `status` it has no words. `titles` are wordings of a title before the
    table's name, the longest first.
    `grown` selects large print.
    """
    larger = 4 if grown else 0
    theme = surface.theme
    surface.panel((12, 12, WIDTH - 12, TOP - 6), theme.panel, 16, theme.gold if mine else "", 3)
    scores = [halves(lines, 30 + larger, SCORE_ROOM) for lines in speech.score_ways()]
    said = _side_by_side(_heads(speech, titles), (upper for upper, _ in scores), 34 + larger, min_size(large=grown))
    alone = not status and not scores[0][1]
    _pair(surface, said, (49 + 18 * (not status), 49 + 18 * alone), "", theme.gold)
    waits = _status(speech) if status else iter(("",))
    said = _side_by_side(waits, (lower for _, lower in scores), 32 + larger, min_size(large=grown))
    _pair(surface, said, (85, 84), theme.gold if mine else theme.muted, theme.gold)


def _heads(speech: Speech, titles: Sequence[str]) -> Iterator[str]:
    """Yields wordings of the first line: title, table, deal and trick. Shorter ones drop the table's name, which the
    Discord thread also shows."""
    rest = (speech.deal(), speech.moment())
    for parts in [(title, *where) for title in titles or ("",) for where in ((speech.table, *rest), rest, rest[1:])]:
        yield " · ".join(part for part in parts if part)


def _status(speech: Speech) -> Iterator[str]:
    """Yields wordings of the status with shorter and shorter names, and at last the first sentence alone."""
    yield from speech.ways(speech.view.status)
    yield from speech.ways(speech.view.status[:1])


def _side_by_side(left: Iterable[str], right: Iterable[str], size: float, min_size: float) -> tuple[Sized, Sized]:
    """Return the texts for the left and the right end of a line, at the largest size at which both fit."""
    one = two = ""
    for first, second in zip_longest(left, right):
        one, two = one if first is None else first, two if second is None else second
        for tried in sizes(size, min_size):
            if safe_width(one, tried) + safe_width(two, tried) + APART * bool(two) + 2 * SPARE <= RIGHT - LEFT:
                return (one, tried), (two, tried)
    return (one, min_size), (two, min_size)


def _pair(surface: Surface, said: tuple[Sized, Sized], lines: tuple[int, int], left: str, right: str) -> None:
    """Draws both texts. `lines` are their base lines in px; `left` and `right` their colours."""
    (one, size), (two, other) = said
    used = surface.text(two, (RIGHT, lines[1] - round(other)), other, RIGHT - LEFT, align="right", colour=right)
    room = RIGHT - LEFT - used - APART * bool(used)
    surface.text(one, (LEFT, lines[0] - round(size)), size, room, colour=left)
