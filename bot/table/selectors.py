"""Queries on the state of a table: who sits where, which questions are open, what a player may see."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from bot.cache import LruCache
from bot.engine.actions import Decision, Refusal
from bot.engine.view import PublicView, SeatView
from bot.games.registry import companions
from bot.table.model import PLAYING, Call, TableState

_Found = TypeVar("_Found")


class _Recent:
    """A cache of the latest views and questions. One command asks for the questions some twenty times, and one
    interaction several times for the same view: for names, text and image.

    States are immutable, so the same object always gives the same answer; the cache holds the object, so that its id
    is not reused.
    """

    def __init__(self, most: int = 512) -> None:
        self._found: LruCache[tuple[int, int | str], tuple[Any, Any]] = LruCache(most)

    def of(self, match: Any, what: int | str, make: Callable[[], _Found]) -> _Found:
        """Return what is cached of ``match`` (``what``: the view of a seat, or a name); call ``make`` if there is
        nothing."""
        key = (id(match), what)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = (match, make())
        return found[1]


_RECENT = _Recent()
"""The cache for all tables."""


def player_of(state: TableState, person: int) -> int | None:
    """Return the player a person is in this match (their chair before it has begun); None if they do not sit here."""
    return state.chair_of(person)


def seat_of(state: TableState, player: int) -> int:
    """Return the seat of a player in the running deal."""
    return state.rules.seating(state.match).index(player)


def seating(state: TableState) -> tuple[int, ...]:
    """Return the player at each seat; chairs are seats before the match has begun."""
    if state.match is None:
        return tuple(range(len(state.chairs)))
    return state.rules.seating(state.match)


def public_view(state: TableState) -> PublicView | None:
    """Return what everybody may see, None before the match has begun."""
    if state.match is None:
        return None
    its_game = state.rules
    return _RECENT.of(state.match, "public", lambda: its_game.view(state.match))


def seat_view(state: TableState, player: int) -> SeatView | None:
    """Return what a player may see, None before the match has begun."""
    if state.match is None:
        return None
    its_game, seat = state.rules, seat_of(state, player)
    return _RECENT.of(state.match, seat, lambda: its_game.seat_view(state.match, seat))


def all_decisions(state: TableState) -> tuple[Decision, ...]:
    """Return all open questions; none between deals or when the match is over."""
    if state.status != PLAYING or state.match is None:
        return ()
    its_game = state.rules
    return _RECENT.of(state.match, "questions", lambda: its_game.decisions(state.match))


def decisions_of(state: TableState, player: int) -> tuple[Decision, ...]:
    """Return the open questions of one player."""
    if state.status != PLAYING or state.match is None:
        return ()
    seat = seat_of(state, player)
    return tuple(decision for decision in all_decisions(state) if decision.seat == seat)


def blocking(state: TableState) -> tuple[int, ...]:
    """Return the players whose answer the table waits for, in order of seats."""
    seats = {decision.seat for decision in all_decisions(state) if not decision.optional}
    if not seats:
        return ()
    return tuple(player for seat, player in enumerate(seating(state)) if seat in seats)


def humans(state: TableState) -> tuple[int, ...]:
    """Return the chairs of the people who play themselves."""
    return tuple(number for number, chair in enumerate(state.chairs) if chair.person is not None and not chair.away)


def waits_for_people(state: TableState) -> tuple[int, ...]:
    """Return the players whose answer the table waits for and who play themselves."""
    waiting = blocking(state)
    return tuple(player for player in humans(state) if player in waiting)


def call_of(state: TableState, player: int) -> Call | None:
    """Return the latest call to a player for their open decision, None if there was none."""
    if player >= len(state.asked):
        return None
    return next((one for one in state.calls if (one.player, one.asked) == (player, state.asked[player])), None)


def longest_seated(state: TableState, without: Collection[int | None] = ()) -> int | None:
    """Return the person who has sat longest of those who play themselves, except ``without``; None if there is none."""
    people = [state.chairs[number] for number in humans(state) if state.chairs[number].person not in without]
    return min(people, key=lambda chair: chair.since).person if people else None


def chance_due(state: TableState) -> str | None:
    """Return the kind of randomness the match needs and can have now, or None. Between deals it can have it once all
    people are ready."""
    if state.status != PLAYING or state.match is None or state.paused or all_decisions(state):
        return None
    kind = state.rules.chance(state.match)
    if kind is None or (state.between and not set(humans(state)) <= state.ready):
        return None
    return kind


def has_bots(state: TableState) -> bool:
    """Return whether a bot has a chair of its own."""
    return any(chair.level is not None for chair in state.chairs)


def no_hints(state: TableState, player: int) -> Refusal | None:
    """Return why a player gets no hints in this match, None if they do.

    Hints are for play that counts for nothing. A match with bots counts on the ladder against them; with the first hint
    it no longer does, so they are given there only to a person who plays with bots alone.
    """
    if state.status != PLAYING:
        return Refusal("not-started" if state.open else "table-over")
    if state.board is not None:
        return Refusal("hint-board")
    if not state.ranked:
        return None
    if not has_bots(state):
        return None if state.pace == "none" else Refusal("hint-ranked")
    alone = all(chair.person is None or number == player for number, chair in enumerate(state.chairs))
    return None if alone else Refusal("hint-ladder")


def matters(slug: str, decision: Decision) -> bool:
    """Return whether the answers to a question may bring different amounts on average: not so a cut that only turns one
    of equally likely orders of the pack into another."""
    return decision.number is None or not companions(slug).even_cut


def is_choice(decision: Decision) -> bool:
    """Return whether more than one answer is legal."""
    picks = 2 if len(decision.cards) > decision.least or decision.most != decision.least else bool(decision.cards)
    numbers = decision.number[1] - decision.number[0] + 1 if decision.number is not None else 0
    claims = 2 if decision.claims else decision.claims is not None and not decision.cards
    return picks + len(decision.words) + numbers + claims > 1


def deal_number(state: TableState) -> int:
    """Return the running deal, or the coming one while none is running; 1 before the first."""
    return state.seal.deal if state.seal else 1
