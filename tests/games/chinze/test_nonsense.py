"""``decide`` is total: every action from any seat gives a refusal or facts, never an exception."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Refusal
from bot.games.chinze import GAME
from bot.games.chinze.events import Event
from bot.games.chinze.state import State
from tests.games.chinze.play import options, position, random_match
from tests.games.nonsense import actions, answered, seats

ACTIONS = actions(
    78,
    ["tarocchi", "K", "back", "announce", "gatti"],
    ["tarocchi", "gatti", "family:C", "four:K", "three:K", "three:", "four", "x"],
    most=12,
)
SEATS = seats(2)


def some_states() -> list[State]:
    """Return states of every phase, and positions with many melds to announce."""
    found = list(random_match(options(fool_exchange="first_trick"), b"some"))[::7]
    found += [state for state in random_match(options(), b"other") if state.phase in ("exchange", "over")]
    found += [state for state in random_match(options(), b"show") if state.table.showing or state.table.passed]
    ten = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"
    found.append(position(f"{ten} CK DK BK SK", "C2 C3"))
    assert {state.phase for state in found} >= {"draw", "play", "exchange", "over"}
    return found


STATES = some_states()


@settings(max_examples=600)
@given(st.sampled_from(STATES), SEATS, ACTIONS)
def test_nonsense_never_raises_and_changes_nothing(state: State, seat: Any, action: Any) -> None:
    outcome = answered(GAME, state, seat, action, "C")
    for event in () if isinstance(outcome, Refusal) else outcome:
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
