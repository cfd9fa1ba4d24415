"""Reading a table: who sits where, what is asked of whom, what may be seen."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from bot.engine.actions import Decision
from bot.engine.view import PublicView, SeatView
from bot.games.registry import game
from bot.table.model import PLAYING, TableState

_View = TypeVar("_View")


class _Recent:
    """The views made last. One press asks for the same view several times: for its names, its text, its picture.

    States never change, so the very same object gives the same view; holding the object keeps its id its own.
    """

    def __init__(self, most: int = 512) -> None:
        self._most = most
        self._views: dict[tuple[int, int | None], tuple[Any, Any]] = {}

    def view(self, match: Any, seat: int | None, make: Callable[[], _View]) -> _View:
        key = (id(match), seat)
        found = self._views.get(key)
        if found is None:
            if len(self._views) >= self._most:
                del self._views[next(iter(self._views))]
            found = self._views[key] = (match, make())
        return found[1]


_RECENT = _Recent()


def player_of(state: TableState, person: int) -> int | None:
    """The player a person is in this match (her chair, before it has begun)."""
    return state.chair_of(person)


def seat_of(state: TableState, player: int) -> int:
    """The seat a player has in the present deal."""
    return game(state.game).seating(state.match).index(player)


def seating(state: TableState) -> tuple[int, ...]:
    """The player at each seat; chairs are seats before the match has begun."""
    if state.match is None:
        return tuple(range(len(state.chairs)))
    return game(state.game).seating(state.match)


def public_view(state: TableState) -> PublicView | None:
    """What everybody may see, None before the match has begun."""
    if state.match is None:
        return None
    its_game = game(state.game)
    return _RECENT.view(state.match, None, lambda: its_game.view(state.match))


def seat_view(state: TableState, player: int) -> SeatView | None:
    """What a player may see, None before the match has begun."""
    if state.match is None:
        return None
    its_game, seat = game(state.game), seat_of(state, player)
    return _RECENT.view(state.match, seat, lambda: its_game.seat_view(state.match, seat))


def all_decisions(state: TableState) -> tuple[Decision, ...]:
    """All questions open now; none between deals or when the match is over."""
    if state.status != PLAYING or state.match is None:
        return ()
    return game(state.game).decisions(state.match)


def decisions_of(state: TableState, player: int) -> tuple[Decision, ...]:
    """The questions open for one player."""
    if state.status != PLAYING or state.match is None:
        return ()
    seat = seat_of(state, player)
    return tuple(decision for decision in all_decisions(state) if decision.seat == seat)


def blocking(state: TableState) -> tuple[int, ...]:
    """The players whose answer the table waits for, in order of seats."""
    seats = {decision.seat for decision in all_decisions(state) if not decision.optional}
    if not seats:
        return ()
    return tuple(player for seat, player in enumerate(seating(state)) if seat in seats)


def humans(state: TableState) -> tuple[int, ...]:
    """The chairs on which a person sits who plays herself."""
    return tuple(number for number, chair in enumerate(state.chairs) if chair.person is not None and not chair.away)


def longest_seated(state: TableState, without: Collection[int | None] = ()) -> int | None:
    """The person who has sat longest of those who play themselves, None if there is nobody."""
    people = [state.chairs[number] for number in humans(state) if state.chairs[number].person not in without]
    return min(people, key=lambda chair: chair.since).person if people else None


def chance_due(state: TableState) -> str | None:
    """The randomness the match waits for and may have now, or None (no one waited for between deals: all ready)."""
    if state.status != PLAYING or state.match is None or state.paused:
        return None
    kind = game(state.game).chance(state.match)
    if kind is None or (state.between and not set(humans(state)) <= state.ready):
        return None
    return kind


def deal_number(state: TableState) -> int:
    """The deal that is running, or the next one while none is; 1 before the first."""
    return state.seal.deal if state.seal else 1
