"""The legend of the badges: what each pictogram on the nameplates means."""

from __future__ import annotations

from typing import NamedTuple

from bot.render.shown import Speech
from bot.render.signs import sign_of
from bot.render.surface import Box, Surface
from bot.render.text import MIN_SIZE, SPARE, safe_width

RADIUS = 18
"""Radius in px of a badge."""
BESIDE = 28
"""px between the middle of a badge and its word."""
APART = 22
"""px between two entries."""
STEP = 44
"""Height in px of a row."""
ROWS = 2
"""Maximum number of rows."""


class Entry(NamedTuple):
    """A pictogram, what it means, and the width in px of both."""

    sign: str
    word: str
    wide: int


def legend(speech: Speech, size: float = MIN_SIZE) -> list[Entry]:
    """Return the pictograms of the badges at this table with their meaning, each once."""
    found = dict.fromkeys(badge for info in speech.view.seats for badge in info.badges)
    words = [(sign_of(badge), speech.text(badge)) for badge in found]
    return [Entry(sign, word, RADIUS + BESIDE + round(safe_width(word, size)) + SPARE) for sign, word in words]


def rows_of(entries: list[Entry], room: int, most: int = ROWS) -> list[list[Entry]]:
    """Return the entries in rows at most `room` px wide. Those that do not fit are left out; the alt text names the
    badges of every seat."""
    rows: list[list[Entry]] = []
    used = room
    for entry in entries:
        if entry.wide > room:
            continue
        if used + APART + entry.wide > room:
            rows.append([])
            used = -APART
        rows[-1].append(entry)
        used += APART + entry.wide
    return rows[:most]


def draw_legend(surface: Surface, speech: Speech, box: Box, *, middle: bool = False, size: float = MIN_SIZE) -> None:
    """Draws the legend at the lower edge of the box, as wide as the box or, with `middle`, as it needs, centred."""
    rows = rows_of(legend(speech, size), box[2] - box[0] - 28)
    if not rows:
        return
    if middle:
        wide = max(sum(entry.wide for entry in row) + APART * (len(row) - 1) for row in rows) + 36
        left = (box[0] + box[2] - wide) // 2
        box = (left, box[1], left + wide, box[3])
    box = (box[0], box[3] - STEP * len(rows) - 12, box[2], box[3])
    what = ("legend", size, *(entry for row in rows for entry in row))
    surface.kept(box, what, lambda: _drawn(surface, rows, box, size))


def _drawn(surface: Surface, rows: list[list[Entry]], box: Box, size: float) -> None:
    surface.panel(box, surface.theme.panel, 16)
    for n, row in enumerate(rows):
        x, y = box[0] + 16 + RADIUS, box[1] + 6 + STEP * n + STEP // 2
        for sign, word, wide in row:
            surface.badge(sign, x, y, RADIUS)
            surface.text(word, (x + BESIDE, y - round(size * 0.68)), size, wide, colour=surface.theme.muted)
            x += wide + APART
