"""Strategies for seats and actions, sensible or not, for the tests that ``decide`` is total."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from bot.engine.actions import Chance, Claim, ClaimItem, Forfeit, Number, Pick, Refusal, Say, Stop
from bot.engine.game import Game

ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=3), st.floats(), st.binary(max_size=3), st.just([1, 2])
)
"""Values that are no seat."""


def seats(players: int) -> st.SearchStrategy[Any]:
    """Return seats that exist, seats that do not, and other values."""
    return st.integers(-2, players + 1) | ODD


def actions(size: int, words: Iterable[str], keys: Iterable[str] = (), most: int = 6) -> st.SearchStrategy[Any]:
    """Return every kind of action. ``size`` is the number of cards in the deck, ``words`` what may be said and similar
    words, ``keys`` what may be claimed, ``most`` the largest number of cards picked."""
    numbers = st.integers(-3, size + 3) | st.sampled_from([10**40, -(10**40)])
    several = st.lists(numbers, max_size=most).map(tuple)
    claimed = st.builds(ClaimItem, st.sampled_from([*keys, "", "."]) | ODD, several | ODD)
    return st.one_of(
        several.map(Pick),
        st.lists(ODD, max_size=3).map(lambda cards: Pick(tuple(cards))),
        ODD.map(Pick),
        numbers.map(Number),
        ODD.map(Number),
        st.sampled_from([*words, ""]).map(Say),
        ODD.map(Say),
        st.lists(ODD, max_size=3).map(lambda items: Claim(tuple(items))),
        ODD.map(Claim),
        claimed.map(lambda item: Claim((item,))),
        st.lists(numbers, max_size=size + 1).map(lambda cards: Chance(b"", tuple(cards))),
        st.builds(Chance, ODD, ODD),
        st.just(Stop()),
        ODD.map(Forfeit),
        ODD,
    )


def answered(game: Game, state: Any, seat: Any, action: Any, letter: str) -> tuple[Any, ...] | Refusal:
    """Return facts or a refusal, one of which must come; the state stays the same. ``letter`` begins the game's
    rules."""
    before = repr(state)
    outcome = game.decide(state, seat, action)
    assert isinstance(outcome, Refusal) or (isinstance(outcome, tuple) and outcome)
    if isinstance(outcome, Refusal):
        assert outcome.code
        assert outcome.rule.startswith(letter)
    assert repr(state) == before
    return outcome
