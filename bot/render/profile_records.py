"""The lower part of a profile's picture: the ladder against bots, and the badges with the day of each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.render.model import HEIGHT, WIDTH, WordsLike
from bot.render.surface import Surface
from bot.render.text import fits, named

EDGE = 30
"""px between the edge of the picture and the text."""
TOP = HEIGHT - 6
"""y coordinate in px of the first heading."""
TILE, LARGE_TILE = 96, 110
"""Height in px of the panel of a figure, normal and in large print."""
APART = 10
"""px between two panels."""
COLUMNS, BADGES = 2, 4
"""Badges in a row, and in all; the alt text has as many."""
STEP, LARGE_STEP = 92, 106
"""Height in px of a row of badges."""
SMALL, LARGE_SMALL = 28, 33
"""Letter size in px of names and notes."""
VALUE, LARGE_VALUE = 38, 43
"""Letter size in px of a figure."""


class Figure(msgspec.Struct, frozen=True):
    """A number with its name; `note` is a short text beside it."""

    name: str
    value: str
    note: str = ""


class Earned(msgspec.Struct, frozen=True):
    """A badge by its name, and the day it was earned on; an empty string if that is not told."""

    name: str
    day: str


class RecordSheet(msgspec.Struct, frozen=True):
    """What a profile says below its lists.

    `ladder` are the figures of the ladder against bots, none without a match there. `notes` is a short text of other
    records, beside the heading of the badges. `badges` are the newest, under a heading that says how
    many there are in all; `more` says in the alt text how many others there are.
    """

    ladder: tuple[Figure, ...] = ()
    notes: str = ""
    badges: tuple[Earned, ...] = ()
    heading: str = ""
    more: str = ""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to draw."""
        return not (self.ladder or self.badges)


def records_height(records: RecordSheet, *, large: bool) -> int:
    """Return by how many px the picture is higher than one without this part."""
    if records.empty:
        return 0
    return _below(records, large=large) - HEIGHT + 24


def _ladder_end(records: RecordSheet, *, large: bool) -> int:
    if not records.ladder:
        return TOP
    return TOP + 46 + (LARGE_TILE if large else TILE) + 16


def _below(records: RecordSheet, *, large: bool) -> int:
    """Return the y coordinate of the lower edge of the last row."""
    end = _ladder_end(records, large=large)
    if not records.badges:
        return end
    step = LARGE_STEP if large else STEP
    return end + 46 + step * -(-len(records.badges[:BADGES]) // COLUMNS)


def draw_records(surface: Surface, records: RecordSheet, words: WordsLike, *, large: bool, up: int = 0) -> None:
    """Draws the figures of the ladder and, below them, the badges in two columns, `up` px higher than below a full
    profile."""
    start = TOP - up
    small = LARGE_SMALL if large else SMALL
    if records.ladder:
        _heading(surface, words.text("ui-profile-ladder"), "", start, small)
        _tiles(surface, records.ladder, start + 46, large=large)
    if not records.badges:
        return
    top, step = _ladder_end(records, large=large) - up, LARGE_STEP if large else STEP
    _heading(surface, records.heading, records.notes, top, small)
    wide = (WIDTH - 48 - APART) // COLUMNS
    for n, badge in enumerate(records.badges[:BADGES]):
        left, row = 24 + n % COLUMNS * (wide + APART), top + 46 + n // COLUMNS * step
        _badge(surface, badge, (left, row, left + wide, row + step - 8), small)


def _heading(surface: Surface, title: str, note: str, top: int, small: int) -> None:
    used = surface.text(title, (EDGE, top), small + 2, WIDTH - 2 * EDGE, colour=surface.theme.gold)
    room = WIDTH - 2 * EDGE - used - 30
    if note and fits(note, small, room):
        surface.text(note, (WIDTH - EDGE, top + 2), small, room, colour=surface.theme.muted, align="right")


def _tiles(surface: Surface, figures: Sequence[Figure], top: int, *, large: bool) -> None:
    """Draws the figures side by side; a note that does not fit is a question mark."""
    look = surface.theme
    small, value, high = (LARGE_SMALL, LARGE_VALUE, LARGE_TILE) if large else (SMALL, VALUE, TILE)
    wide = (WIDTH - 48 - APART * (len(figures) - 1)) // len(figures)
    for n, figure in enumerate(figures):
        left = 24 + n * (wide + APART)
        surface.panel((left, top, left + wide, top + high), look.stripe, 12)
        surface.text(figure.name, (left + 12, top + 6), small, wide - 24, colour=look.muted, under=look.stripe)
        base = top + high - 12
        used = surface.text(figure.value, (left + 12, base - value), value, wide - 24, under=look.stripe)
        if figure.note:
            note = figure.note if fits(figure.note, small, wide - 34 - used) else "?"
            at = (left + 20 + used, base - small)
            surface.text(note, at, small, wide - 34 - used, colour=look.muted, under=look.stripe)


def _badge(surface: Surface, badge: Earned, box: tuple[int, int, int, int], small: int) -> None:
    """Draws a star on gold, the name, and below it the day."""
    look, (left, top, right, bottom) = surface.theme, box
    surface.panel(box, look.stripe, 14)
    radius, middle = (bottom - top) // 2 - 10, (top + bottom) // 2
    surface.disc(left + 14 + radius, middle, radius, look.gold)
    surface.sign("star", left + 14 + radius, middle - 1, round(radius * 1.3), look.on_gold, look.gold)
    start = left + 30 + 2 * radius
    room = right - 12 - start
    (said, *_), size = named(badge.name, small + 2, room, small, 1)
    line = top + 6 if badge.day else middle - round(size * 0.68)
    surface.text(said, (start, line), size, room, under=look.stripe)
    if badge.day:
        at = (start, bottom - 10 - round(small * 1.2))
        surface.text(badge.day, at, small, room, colour=look.muted, under=look.stripe)


def records_alt(records: RecordSheet, words: WordsLike) -> list[str]:
    """Return this part as sentences."""
    said: list[str] = []
    if records.ladder:
        figures = "; ".join(" ".join(filter(None, (one.name, one.value, one.note))) for one in records.ladder)
        said.append(f"{words.text('ui-profile-ladder')}: {figures}.")
    if records.notes:
        said.append(f"{records.notes}.")
    if records.badges:
        named_badges = [f"{one.name} ({one.day})" if one.day else one.name for one in records.badges]
        said.append(f"{records.heading}: {', '.join([*named_badges, *filter(None, [records.more])])}.")
    return said
