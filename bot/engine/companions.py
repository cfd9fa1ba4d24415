"""What accompanies a game beside its rules: computer players, the guided lesson, diagrams and test data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from bot.engine.actions import Action, Decision
from bot.engine.cards import Card
from bot.engine.game import Options
from bot.engine.guide import Diagram, Lesson
from bot.engine.highlights import FindHighlight
from bot.engine.rng import Rng
from bot.engine.vectors import ConformKind
from bot.engine.view import Count, SeatView, Trick

Policy = Callable[[SeatView, Decision, Rng], Action]
"""A computer player's answer to one question, from what its seat may see."""

Feat = Callable[[Count, int], bool]
"""Whether a side did something rare in a deal, from the count of the deal and the side's number."""


Worth = Callable[[Trick, Options], int]
"""What a finished trick is worth at a table with these options: the points of its cards and those scored with it."""


class Tunable(msgspec.Struct, frozen=True):
    """How a computer player of a game chooses cards by weights, for tuning.

    ``names`` are those of the weights, ``weights`` the present ones and ``start`` those set by hand, in the same order.
    ``choices`` returns the numbers that describe each card that may be chosen, each to be multiplied by a weight, and
    nothing for questions that are not decided by weights. ``playing`` returns the player for other weights.
    """

    names: tuple[str, ...]
    weights: tuple[float, ...]
    start: tuple[float, ...]
    choices: Callable[[SeatView, Decision], Mapping[Card, Sequence[float]]]
    playing: Callable[[Sequence[float]], Policy]


class Showcase(msgspec.Struct, frozen=True):
    """How a game is offered before anybody has played it.

    ``cards`` are five characteristic cards of its pack; ``short`` is the value of the length option that makes a match
    of 15 to 20 minutes; ``minutes`` is about how long one unit of that option takes. The catalogue says
    ``form-<slug>`` (how many sides play) and ``about-<slug>`` (what is particular about the game).
    """

    cards: tuple[str, str, str, str, str]
    short: int
    minutes: int


class FamousStep(msgspec.Struct, frozen=True):
    """One step of a famous deal: its name, the state of the match that it shows, and the number of the trick that has
    just been finished (0: none). The catalogue has ``famous-<slug>-<name>``, and ``.title`` for a step without a
    trick."""

    name: str
    state: Any
    trick: int = 0


class FamousDeal(msgspec.Struct, frozen=True):
    """A deal from the history of a game that is walked through with a commentary. ``seats`` are the names of the
    players by seat (``famous-<slug>-<name>``); ``steps`` replays it."""

    seats: tuple[str, ...]
    steps: Callable[[], tuple[FamousStep, ...]]


class Companions(msgspec.Struct, frozen=True):
    """What a game may bring beside its rules; every part is optional. The rules do not know it.

    ``policies`` are the computer players by level, beyond the random one that every game has. ``lesson`` is what the
    guided lesson is made of, None where there is none. ``diagrams`` are the pictures of the rules, by the chapters that
    the game's catalogue has (ux.md S23). ``terms`` are the words of its glossary, by key, each with the chapter of the
    rules that explains it (``term-<slug>-<key>`` in the catalogue, or ``term-<key>`` if games share it, with ``.name``
    and ``.also``). ``vectors`` are the kinds of shared test data that the game can recompute
    (decision 12). ``feats`` are what earns a player a badge, by name (``achievement-<slug>-<name>`` in the catalogue,
    with ``.how``). ``showcase`` is what its poster and its lobby show. ``points`` returns what cards are worth
    together, which a player sees while they choose several cards to discard. ``highlights`` find what is rare enough in
    a finished deal to be told, by name (``highlight-<slug>-<name>`` in the catalogue), the rarest first. ``worth``
    tells which trick was the best one of a match, None where tricks have no points. ``deal_points`` returns the points
    of each side in a finished deal from its count, where the balances of the match do not show them all; duels of
    computer players measure with them. ``tunable`` is the player whose weights ``germini tune`` tunes. ``even_cut``
    says that the shuffle can make every order of the pack and that a cut only turns one into another, so that all cuts
    bring the same on average. ``chapters`` names for each kind of question the chapter of the rules that explains it;
    the rule itself is said in short by ``now-<slug>-<kind>``, and what a word means by ``now-<slug>-say-<word>``.
    ``famous`` is the deal of its history that the rules walk through, None where there is none.
    """

    policies: Mapping[str, Policy] = MappingProxyType({})
    lesson: Lesson | None = None
    diagrams: Mapping[str, Diagram] = MappingProxyType({})
    terms: Mapping[str, str] = MappingProxyType({})
    vectors: tuple[ConformKind, ...] = ()
    feats: Mapping[str, Feat] = MappingProxyType({})
    showcase: Showcase | None = None
    points: Callable[[Sequence[Card]], int] | None = None
    highlights: Mapping[str, FindHighlight] = MappingProxyType({})
    worth: Worth | None = None
    deal_points: Callable[[Count], tuple[int, ...]] | None = None
    tunable: Tunable | None = None
    even_cut: bool = False
    chapters: Mapping[str, str] = MappingProxyType({})
    famous: FamousDeal | None = None


NONE = Companions()
"""Of a game that has none."""
