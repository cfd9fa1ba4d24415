"""What goes into a picture beside the view, and what comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.engine.text import Line
from bot.i18n.people import Names

WIDTH, HEIGHT = 1100, 700
"""Every picture is 11:7, the widest shape that Discord's clients show without jumping."""

BOARD_WIDTH = 880
"""Pixels of the board's width: a third less work than 1100, and on a phone it looks the same."""

LEAST, LARGE_LEAST = 28, 33
"""px of the smallest letters, the second in large print: 10 and 12 px high where the picture is shown 400 px wide."""

CORNER_FREE = 112
"""No words stand so far from the left at the lower edge: Discord's clients lay their ALT badge over that corner."""

ALT_LIMIT = 1000
"""Code points of an alt text; Discord's own limit is 1024."""


def least(*, large: bool) -> int:
    """px of the smallest letters in one of the prints."""
    return LARGE_LEAST if large else LEAST


class Picture(msgspec.Struct, frozen=True):
    """A finished picture. ``name`` is a file name that tells nothing of the cards; ``alt`` says it all in words."""

    data: bytes
    name: str
    alt: str
    width: int
    height: int


class Cast(msgspec.Struct, frozen=True):
    """Who is shown: ``labels`` are display names by seat in this deal (computers marked), ``table`` its name."""

    labels: tuple[str, ...]
    table: str


class WordsLike(Protocol):
    """What pictures need of :class:`bot.i18n.Words`."""

    @property
    def language(self) -> str: ...

    def has(self, key: str) -> bool: ...

    def text(self, key: str, /, **args: str | int) -> str: ...

    def card(self, pack: str, card_id: str) -> str: ...

    def card_short(self, pack: str, card_id: str) -> str: ...

    def line(self, line: Line, names: Names) -> str: ...

    def joined(self, items: Sequence[str]) -> str: ...

    def signed(self, number: int) -> str: ...
