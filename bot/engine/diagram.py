"""What a diagram of the rules shows, as values: a game describes one for each chapter (ux.md S23), the edge draws it.

Everything said is a :class:`bot.engine.text.Line`; figures are written as they stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.engine.cards import Card, Pack
from bot.engine.text import Line
from bot.engine.view import Count


class Shown(msgspec.Struct, frozen=True):
    """A card. ``mark`` is a figure that stands under it, ``said`` the words there; ``rim`` is the gold of a winner.
    ``dim`` cards are not meant."""

    card: Card
    mark: str = ""
    said: Line | None = None
    rim: bool = False
    dim: bool = False


class Group(msgspec.Struct, frozen=True):
    """Cards that belong together: a heading, what they are worth (a figure), the cards, a note below them.

    ``whole`` cards lie side by side; others overlap so that each index shows, in ``rows`` of equal length. ``spoken``
    is what the alt text says instead of the cards one by one, ``share`` the group's part of the width of its band;
    ``lit`` gives it a gold rim.
    """

    title: Line | None = None
    cards: tuple[Shown, ...] = ()
    worth: str = ""
    note: Line | None = None
    whole: bool = False
    rows: int = 1
    spoken: Line | None = None
    share: int = 1
    lit: bool = False


class Place(msgspec.Struct, frozen=True):
    """A seat of a :class:`Round`: its figure or letter, who sits there, what is to be said of it; ``side`` its colour.
    ``lit`` is the one that is meant."""

    mark: str
    name: Line
    told: Line | None = None
    side: int = 0
    lit: bool = False


class Round(msgspec.Struct, frozen=True):
    """The table from above: seats in the order of play, to the right, the first one below. In the middle a closed
    packet of ``count`` cards (0: none) and ``note``."""

    places: tuple[Place, ...]
    title: Line | None = None
    count: int = 0
    note: Line | None = None
    share: int = 1


class Step(msgspec.Struct, frozen=True):
    """One step of a ladder: what is said or done, what it means, a figure at its end."""

    name: Line
    told: Line | None = None
    worth: str = ""
    lit: bool = False


class Ladder(msgspec.Struct, frozen=True):
    """Steps one below the other, numbered from ``first`` on; without numbers if that is 0."""

    steps: tuple[Step, ...]
    title: Line | None = None
    first: int = 1
    note: Line | None = None
    share: int = 1


Cell = Group | Round | Ladder
Band = tuple[Cell, ...]
"""Cells side by side."""


class Diagram(msgspec.Struct, frozen=True):
    """One chapter's picture: bands from above. ``count`` is a worked count instead, drawn as the score sheet it is;
    then ``names`` are who sits at its table."""

    bands: tuple[Band, ...] = ()
    count: Count | None = None
    names: tuple[str, ...] = ()


def spread(*cards: Card) -> tuple[Shown, ...]:
    """Cards with nothing to say of them."""
    return tuple(map(Shown, cards))


def named(pack: Pack, *ids: str) -> tuple[Card, ...]:
    """Cards by their ids. Raises ValueError for one that the pack does not have."""
    return tuple(pack.ids.index(one) for one in ids)


def marked(cards: Iterable[Card], values: Sequence[int]) -> tuple[Shown, ...]:
    """Cards with what each counts, by ``values`` of the whole pack; nothing under those that count nothing."""
    return tuple(Shown(card, str(values[card]) if values[card] else "") for card in cards)


def trick(title: Line, plays: Iterable[tuple[Card, Line]], winner: int, note: Line | None = None) -> Group:
    """The cards of a trick in the order of play, each with why it is played; ``winner`` is the place of the best."""
    shown = tuple(Shown(card, str(n + 1), why, rim=n == winner) for n, (card, why) in enumerate(plays))
    return Group(title, shown, note=note, whole=True)
