"""What all charts have: a panel with a title at its top and a note below the chart."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.model import WIDTH, WordsLike
from bot.render.surface import Surface
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE, paragraph

MARGIN, EDGE = 12, 30
"""px between the edge of the picture and the panel, and the text."""
HEAD = 78
"""Height in px of the title."""
ROOM = WIDTH - 2 * EDGE
"""Width in px of a line of text."""
LEADING = 8
"""px between two lines of a note."""


def letters(*, large: bool) -> int:
    """Return the size in px of the smallest letters, normal or in large print."""
    return LARGE_MIN_SIZE if large else MIN_SIZE


def begin(title: str, high: int, pack: str, words: WordsLike, theme: str, *, large: bool, head: int = HEAD) -> Surface:
    """Return a surface of this height in px with the panel and the title, which is `head` px high."""
    surface, least = Surface(theme, pack, height=high, language=words.language), letters(large=large)
    look = surface.theme
    surface.panel((MARGIN, MARGIN, WIDTH - MARGIN, high - MARGIN), look.panel, 18)
    surface.text(title, (EDGE, head // 3), least + 4, ROOM, colour=look.gold, min_size=least)
    return surface


def note_lines(note: str, most: int, *, large: bool) -> list[str]:
    """Return the lines of a note, at most `most`; none for an empty one."""
    return paragraph((note,), letters(large=large), ROOM, most) if note else []


def note_height(lines: Sequence[str], *, large: bool) -> int:
    """Return the height in px of the lines of a note."""
    return (letters(large=large) + LEADING) * len(lines)


def add_note(surface: Surface, lines: Sequence[str], top: int, *, large: bool) -> None:
    """Draws the lines of a note, the first one at `top`."""
    least = letters(large=large)
    for number, line in enumerate(lines):
        surface.text(line, (EDGE, top + number * (least + LEADING)), least, ROOM, colour=surface.theme.muted)
