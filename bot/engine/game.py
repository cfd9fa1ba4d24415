"""The interface that every game implements (architecture section 3).

A match is a state machine. ``decide`` returns the facts that follow from an action, ``evolve`` applies one fact. Both
are pure, and the facts are stored. ``decide`` may be corrected at any time; ``evolve`` must continue to read old facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from bot.engine.actions import Action, Decision, Refusal
from bot.engine.cards import Pack, Player, Seat
from bot.engine.view import PublicView, SeatView

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]


class OptionSpec(msgspec.Struct, frozen=True):
    """One table option: its values with the default first, or a range of whole numbers. ``rule`` is the number of its
    rule."""

    key: str
    values: tuple[OptionValue, ...] = ()
    span: tuple[int, int] | None = None
    default: OptionValue = ""
    rule: str = ""


class Preset(msgspec.Struct, frozen=True):
    """A named rule set: the options that differ from the defaults. Its name has the key ``preset-<slug>-<key>``."""

    key: str
    options: dict[str, OptionValue]


class GameMeta(msgspec.Struct, frozen=True):
    """What the bot needs to know about any game.

    ``unit`` is the catalogue key of the unit that is won (``unit-rests``). ``lengths`` are the offered match lengths
    and ``length_option`` the option that they set. ``options`` are all options.
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
    """The result of a match: balances in the unit of the game and places, both by player. Equal places are shared."""

    balances: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    complete: bool


def places_of(balances: Sequence[int]) -> tuple[int, ...]:
    """Return each player's place: one more than the number of players with a higher balance. Equal balances share a
    place."""
    return tuple(1 + sum(other > own for other in balances) for own in balances)


class Game(Protocol):
    """One game. States and events are the game's own frozen structs; other code passes them on without reading them."""

    @property
    def meta(self) -> GameMeta: ...

    @property
    def events(self) -> tuple[type[msgspec.Struct], ...]:
        """Event types, tagged with their stable names. The store encodes and decodes with them."""
        ...

    def start(self, options: Options) -> Any:
        """Return a new match. ``options`` must be complete and checked (:func:`bot.engine.options.complete`)."""
        ...

    def chance(self, state: Any) -> str | None:
        """Return the randomness that the match waits for: "draw" (seats), "shuffle" (a deal), or None."""
        ...

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """Return the open questions in order of seats, at most one blocking question per seat; empty while randomness
        is due and when the match is over."""
        ...

    def decide(self, state: Any, seat: Seat | None, action: Action) -> tuple[Any, ...] | Refusal:
        """Return the facts that follow, at least one, or a refusal. ``seat`` is None for an action of the bot."""
        ...

    def evolve(self, state: Any, event: Any) -> Any:
        """Return the state after one fact."""
        ...

    def fold(self, state: Any, events: Iterable[Any]) -> Any:
        """Return the state after these facts, faster than one by one."""
        ...

    def view(self, state: Any) -> PublicView:
        """Return the public view."""
        ...

    def seat_view(self, state: Any, seat: Seat) -> SeatView:
        """Return the view of a seat."""
        ...

    def seating(self, state: Any) -> tuple[Player, ...]:
        """Return the current player at each seat."""
        ...

    def result(self, state: Any) -> MatchResult | None:
        """Return the result of the match, or None while it is running."""
        ...
