"""What all cells of a diagram share: sizes of the letters, words in rows, sentences in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Card
from bot.engine.text import Line
from bot.i18n.people import Names
from bot.render.fit import SPARE, lines, width
from bot.render.ink import wrapped
from bot.render.model import WordsLike, least
from bot.render.sheet import Sheet

EDGE = 18
"""Between the edge of a panel and what is on it."""
MOST = 9
"""Rows that a note takes at most."""


class Print:
    """Words at the sizes of normal or large print."""

    def __init__(self, words: WordsLike, names: Names, *, large: bool = False) -> None:
        self.words, self.names, self.large = words, names, large
        self.note = least(large=large)
        self.title = 37 if large else 33
        self.mark = 34 if large else 30
        self.worth = 48 if large else 44

    def said(self, line: Line | None) -> str:
        """A sentence; "" for none."""
        return "" if line is None else self.words.line(line, self.names)

    def rows(self, line: Line | None, size: float, room: float, most: int = MOST) -> list[str]:
        """A sentence in rows, as even as they can be without one more."""
        said = self.said(line)
        if not said:
            return []
        found = lines(said, size, room, most)
        if found is None:
            return wrapped(said, size, room, most)
        while (narrower := lines(said, size, max(width(one, size) for one in found) - 1, len(found))) is not None:
            found = narrower
        return found

    def id(self, card: Card) -> str:
        """The id of a card."""
        return self.names.pack.ids[card]

    def card(self, card: Card) -> str:
        """The name of a card."""
        return self.words.card(self.names.pack.slug, self.id(card))

    def card_short(self, card: Card) -> str:
        """The short name of a card."""
        return self.words.card_short(self.names.pack.slug, self.id(card))


class Box(NamedTuple):
    """Where a cell lies, in px."""

    left: int
    top: int
    wide: int
    high: int

    @property
    def middle(self) -> int:
        """The middle of its width."""
        return self.left + self.wide // 2


def step(size: float) -> int:
    """From one row of words to the next."""
    return round(size * 1.2)


def put(
    sheet: Sheet,
    rows: list[str],
    at: tuple[int, int],
    size: float,
    room: int,
    *,
    colour: str = "",
    under: str = "",
    middle: bool = False,
) -> int:
    """Draw rows of words from ``at`` down; where they end."""
    left, top = at
    for row in rows:
        sheet.text(row, (left, top - round(size * 0.1)), size, room + SPARE, colour=colour, under=under,
                   align="middle" if middle else "left")  # fmt: skip
        top += step(size)
    return top
