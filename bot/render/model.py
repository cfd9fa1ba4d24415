"""Types and limits of pictures: what a picture needs besides the view, and the finished picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.engine.text import Line
from bot.i18n.people import Names

WIDTH, HEIGHT = 1100, 700
"""Size of a picture in px, 11:7: the widest shape that Discord's clients show without a jump of the layout."""

CORNER_FREE = 112
"""px from the left that stay free of text at the lower edge: Discord's clients lay their ALT badge over that corner."""

ALT_LIMIT = 1000
"""Maximum length of an alt text in code points. Discord's own limit is 1024."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture. `name` is a file name that reveals nothing about the cards; `alt` describes everything
    shown."""

    data: bytes
    name: str
    alt: str
    width: int
    height: int


class PlayerNames(msgspec.Struct, frozen=True):
    """The names in a picture: `labels` are display names by seat in this deal (bots are marked), `table` is the table's
    name, and `faces` are the names of bots whose faces are drawn, by seat, "" for a person (`bot.render.faces`)."""

    labels: tuple[str, ...]
    table: str
    faces: tuple[str, ...] = ()


class WordsLike(Protocol):
    """The part of `bot.i18n.Words` that pictures need."""

    @property
    def language(self) -> str: ...

    def has(self, key: str) -> bool: ...

    def text(self, key: str, /, **args: str | int) -> str: ...

    def card(self, pack: str, card_id: str) -> str: ...

    def card_short(self, pack: str, card_id: str) -> str: ...

    def line(self, line: Line, names: Names) -> str: ...

    def joined(self, items: Sequence[str]) -> str: ...

    def signed(self, number: int) -> str: ...
