"""The contract every game keeps, and nothing more (architecture section 3).

A match is one state machine. ``decide`` says which facts follow from an action, ``evolve`` applies one fact; both are
pure, and the facts are what is stored. ``decide`` may be mended any day; ``evolve`` must go on reading old facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from bot.engine.actions import Action, Decision, Refusal
from bot.engine.cards import Pack, Player, Seat
from bot.engine.conform import ConformKind
from bot.engine.diagram import Diagram
from bot.engine.lesson import Lesson
from bot.engine.rng import Rng
from bot.engine.view import PublicView, SeatView

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


class OptionSpec(msgspec.Struct, frozen=True):
    """One table option: its values with the default first, or a range for whole numbers. ``rule`` names its source."""

    key: str
    values: tuple[OptionValue, ...] = ()
    span: tuple[int, int] | None = None
    default: OptionValue = ""
    rule: str = ""


class Preset(msgspec.Struct, frozen=True):
    """A named rule set: the options in which it differs from the defaults. Its name is ``preset-<slug>-<key>``."""

    key: str
    options: dict[str, OptionValue]


class GameMeta(msgspec.Struct, frozen=True):
    """What the house needs to know of a game without knowing the game.

    ``sides`` is 2 for pairs, else the number of players; ``unit`` the catalogue key of what is won (``unit-rests``).
    ``lengths`` are the match lengths offered and ``length_option`` the option they set. ``options`` are all options.
    """

    slug: str
    pack: Pack
    players: int
    unit: str
    options: tuple[OptionSpec, ...]
    presets: tuple[Preset, ...]
    length_option: str
    lengths: tuple[int, ...]
    rules_rev: int = 1


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended: each player's balance in the unit of the game, and the players' places (equal = shared)."""

    balances: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    complete: bool


def places_of(balances: Sequence[int]) -> tuple[int, ...]:
    """Each player's place: as many stand before her as have more; who has as much shares it."""
    return tuple(1 + sum(other > own for other in balances) for own in balances)


Policy = Callable[[SeatView, Decision, Rng], Action]
"""A computer player's answer to one question, from what its seat may see."""


class Game(Protocol):
    """One game. States and events are the game's own frozen structs; everybody else passes them along unread."""

    @property
    def meta(self) -> GameMeta: ...

    @property
    def lesson(self) -> Lesson | None:
        """What its guided hand is made of; None where it has none."""
        ...

    @property
    def events(self) -> tuple[type[msgspec.Struct], ...]:
        """The event types, tagged with their stable names; the store encodes and decodes with them."""
        ...

    @property
    def policies(self) -> Mapping[str, Policy]:
        """Computer players by level, beyond the random one that every game has."""
        ...

    @property
    def conform(self) -> tuple[ConformKind, ...]:
        """The kinds of shared test data the game can recompute (decision 12)."""
        ...

    @property
    def diagrams(self) -> Mapping[str, Diagram]:
        """The pictures of the rules, by the chapters that the game's catalogue has (ux.md S23)."""
        ...

    def start(self, options: Options) -> Any:
        """A new match. ``options`` are complete and checked (:func:`bot.engine.options.complete`)."""
        ...

    def chance(self, state: Any) -> str | None:
        """What randomness the match waits for: "draw" (seats), "shuffle" (a deal), or None."""
        ...

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """The questions open now, at most one that blocks per seat, in order of seats; empty while chance is due."""
        ...

    def decide(self, state: Any, seat: Seat | None, action: Action) -> tuple[Any, ...] | Refusal:
        """The facts that follow, at least one; or why not. ``seat`` is None for the table itself."""
        ...

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after one fact."""
        ...

    def view(self, state: Any) -> PublicView:
        """What everybody may see."""
        ...

    def seat_view(self, state: Any, seat: Seat) -> SeatView:
        """What the seat may see."""
        ...

    def seating(self, state: Any) -> tuple[Player, ...]:
        """The player at each seat now."""
        ...

    def result(self, state: Any) -> MatchResult | None:
        """The end of the match, or None while it goes on."""
        ...
