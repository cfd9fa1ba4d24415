"""Values for the diagrams of the rules and for the guided lesson (ux.md S23).

A game describes one diagram for each chapter; the user interface draws it. Text is a :class:`bot.engine.text.Line`;
figures are plain strings. For its guided hand, a game gives the deal and what a teacher must know about the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from bot.engine.actions import Action, Decision
from bot.engine.cards import Card, Pack
from bot.engine.text import CardArg, Line, SeatArg
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


def _at_once(_: SeatView) -> int:
    return 1


class Moment(msgspec.Struct, frozen=True):
    """What the learner of a guided hand sees when they are asked: their view, the question (None at the end of the
    deal), the suggested answer, and what happened since their last answer."""

    view: SeatView
    decision: Decision | None = None
    suggested: Action | None = None
    news: tuple[Line, ...] = ()

    @property
    def kind(self) -> str:
        """The kind of the question, "" at the end of the deal."""
        return self.decision.kind if self.decision is not None else ""

    def told(self, key: str) -> list[Line]:
        """Return the news with a catalogue key."""
        return [line for line in self.news if line.key == key]

    def of_learner(self, key: str) -> list[Line]:
        """Return the news with a catalogue key that are about the learner."""
        return [line for line in self.told(key) if line.args.get("seat") == SeatArg(self.view.seat)]


class Topic(msgspec.Struct, frozen=True):
    """Something that a guided hand explains once, when it first matters, by the key ``teach-<slug>-topic-<name>``.

    ``reached`` returns whether it matters at a moment.
    """

    name: str
    reached: Callable[[Moment], bool]


FEW = 4
"""Cards in the hand from which on the last trick is near."""


def asked_for(*kinds: str) -> Callable[[Moment], bool]:
    """Return whether a moment asks one of these kinds of question."""
    return lambda moment: moment.kind in kinds


def happened(*keys: str) -> Callable[[Moment], bool]:
    """Return whether a moment has news with one of these catalogue keys."""
    return lambda moment: any(moment.told(key) for key in keys)


def learner_did(*keys: str) -> Callable[[Moment], bool]:
    """Return whether a moment has news with one of these catalogue keys about the learner."""
    return lambda moment: any(moment.of_learner(key) for key in keys)


def near_the_end(moment: Moment) -> bool:
    """Return whether the learner is asked for one of their last cards."""
    return moment.decision is not None and 0 < len(moment.view.hand) <= FEW


def counted(moment: Moment) -> bool:
    """Return whether the deal has been counted."""
    return moment.decision is None and any(count.lines for count in moment.view.public.counts)


def may_play(card: Card) -> Callable[[Moment], bool]:
    """Return whether the learner may play this card to a trick, or it has been played since their last answer."""

    def reached(moment: Moment) -> bool:
        public = moment.view.public
        replying = public.trick is not None and bool(public.trick.cards) and not public.trick.complete
        legal = moment.decision is not None and card in moment.decision.cards and moment.kind == "play"
        return (legal and replying) or any(line.args.get("card") == CardArg(card) for line in moment.news)

    return reached


class Lesson(msgspec.Struct, frozen=True):
    """A teaching deal, the same for everybody: the seed of its shuffle, and options that differ from the defaults.

    ``trump`` and ``fool`` are suit letters. ``word`` is the game's word for a trump (``trump`` or ``tarocco``).
    ``higher`` means that a player must beat a trump that was led. ``value`` returns the points of a captured card,
    ``least`` is what every card counts. ``beats`` returns whether the first of two cards of a suit beats the second,
    which was played before it. ``high`` selects the cards that matter in an auction. ``asks`` maps kinds of question
    to the kind whose explanation they share. ``topics`` are what the hand explains, in the order in which it is told.

    ``best`` are the learner's answers that the teacher suggests, as words (:mod:`bot.players.puzzles.model`), as long
    as all of them are followed. ``edition`` is a capital letter, another one for each new deal. ``voids_from`` returns
    the number of the first trick from which on a player without a suit will get no card of it any more.

    Every question except that for a card is a topic with the name of its kind. Its answer is explained by
    ``teach-<slug>-<kind>-do`` or ``teach-<slug>-say-<word>``; for the ``repeated`` ones of them there is a shorter form
    ``…-again``, which is said from the second time on.
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
    asks: dict[str, str] = {}
    topics: tuple[Topic, ...] = ()
    repeated: tuple[str, ...] = ()
    best: tuple[str, ...] = ()
    edition: str = "A"
    voids_from: Callable[[SeatView], int] = _at_once
    options: dict[str, str | int | bool] = {}
