"""Values for the diagrams of the rules and for the guided lesson (ux.md S23).

A game describes one diagram for each chapter; the user interface draws it. Text is a :class:`bot.engine.text.Line`;
figures are plain strings. For its guided hand, a game gives the deal and what a teacher must know about the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from bot.engine.cards import Card, Pack
from bot.engine.text import Line
from bot.engine.view import Count, SeatView


class Shown(msgspec.Struct, frozen=True):
    """A card in a diagram. ``mark`` is a figure below it and ``said`` are words below it.

    ``rim`` draws the gold rim of a winner. ``dim`` cards are drawn less prominently.
    """

    card: Card
    mark: str = ""
    said: Line | None = None
    rim: bool = False
    dim: bool = False


class Group(msgspec.Struct, frozen=True):
    """Cards that belong together, with a heading, their worth (a figure) and a note below them.

    ``whole`` cards are drawn side by side; others overlap with each index visible, in ``rows`` of equal length.
    ``spoken`` replaces the list of cards in the alt text. ``share`` is the group's part of the width of its band.
    ``lit`` draws a gold rim.
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
    """A seat of a :class:`Round`: its figure or letter, its name and a remark. ``side`` selects its colour.

    ``lit`` highlights the seat.
    """

    mark: str
    name: Line
    told: Line | None = None
    side: int = 0
    lit: bool = False


class Round(msgspec.Struct, frozen=True):
    """The table from above: seats in the order of play, counterclockwise from the bottom.

    In the middle are a closed packet of ``count`` cards (0: none) and ``note``.
    """

    places: tuple[Place, ...]
    title: Line | None = None
    count: int = 0
    note: Line | None = None
    share: int = 1


class Step(msgspec.Struct, frozen=True):
    """One step of a :class:`Ladder`: what is said or done, what it means, and a figure at its end."""

    name: Line
    told: Line | None = None
    worth: str = ""
    lit: bool = False


class Ladder(msgspec.Struct, frozen=True):
    """Steps listed from top to bottom, numbered from ``first``; not numbered if ``first`` is 0."""

    steps: tuple[Step, ...]
    title: Line | None = None
    first: int = 1
    note: Line | None = None
    share: int = 1


Cell = Group | Round | Ladder
Band = tuple[Cell, ...]
"""Cells drawn side by side."""


class Diagram(msgspec.Struct, frozen=True):
    """The picture of one chapter: bands from top to bottom, or a worked count.

    If ``count`` is set, it is drawn as a score sheet and ``names`` are the players at its table.
    """

    bands: tuple[Band, ...] = ()
    count: Count | None = None
    names: tuple[str, ...] = ()


def spread(*cards: Card) -> tuple[Shown, ...]:
    """Return cards without remarks."""
    return tuple(map(Shown, cards))


def named(pack: Pack, *ids: str) -> tuple[Card, ...]:
    """Return cards by their ids. Raises ValueError if an id is not in the pack."""
    return tuple(pack.ids.index(one) for one in ids)


def marked(cards: Iterable[Card], values: Sequence[int]) -> tuple[Shown, ...]:
    """Return cards marked with their points; cards without points have no mark. ``values`` lists the points of the
    whole pack."""
    return tuple(Shown(card, str(values[card]) if values[card] else "") for card in cards)


def trick(title: Line, plays: Iterable[tuple[Card, Line]], winner: int, note: Line | None = None) -> Group:
    """Return the cards of a trick in the order of play, each with its reason. ``winner`` is the index of the winning
    card."""
    shown = tuple(Shown(card, str(n + 1), why, rim=n == winner) for n, (card, why) in enumerate(plays))
    return Group(title, shown, note=note, whole=True)


def by_chapter(**terms: str) -> Mapping[str, str]:
    """Return the terms of a glossary with the chapter of each, from the keys of the terms of every chapter, separated
    by spaces."""
    return {key: chapter for chapter, keys in terms.items() for key in keys.split()}


class RuleNumbers(msgspec.Struct, frozen=True):
    """Rule numbers for a card to a trick, by subject; "" if the game has no such rule."""

    lead: str
    follow: str
    void: str
    trumps: str
    free: str
    fool: str
    after_fool: str
    fallen: str = ""


def _ordinary(_: Card) -> bool:
    return False


class Lesson(msgspec.Struct, frozen=True):
    """A teaching deal, the same for everybody: the seed of its shuffle, and options that differ from the defaults.

    ``trump`` and ``fool`` are suit letters. ``word`` is the game's word for a trump (``trump`` or ``tarocco``).
    ``higher`` means that a player must beat a trump that was led. ``value`` returns the points of a captured card,
    ``least`` is what every card counts. ``beats`` returns whether the first of two cards of a suit beats the second,
    which was played before it. ``high`` selects the cards that matter in an auction. ``topics`` maps kinds of question
    to the kind whose explanation they share.

    Every question except that for a card is explained by the key ``teach-<slug>-<kind>``, and its answer by
    ``teach-<slug>-<kind>-do`` or ``teach-<slug>-say-<word>``.
    """

    seed: bytes
    trump: str
    fool: str
    rules: RuleNumbers
    value: Callable[[SeatView, Card], int]
    beats: Callable[[SeatView, Card, Card], bool]
    least: int = 0
    word: str = "trump"
    higher: bool = False
    high: Callable[[Card], bool] = _ordinary
    topics: dict[str, str] = {}
    options: dict[str, str | int | bool] = {}
