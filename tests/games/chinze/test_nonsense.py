"""``decide`` is total: whatever comes from whomever is a refusal or facts, never an exception."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Chance, Claim, ClaimItem, Forfeit, Number, Pick, Refusal, Say, Stop
from bot.games.chinze.decide import decide
from bot.games.chinze.events import Event
from bot.games.chinze.state import State
from tests.games.chinze.play import options, position, random_match

ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=3), st.floats(), st.binary(max_size=3), st.just([1, 2])
)
NUMBERS = st.integers(-3, 80) | st.sampled_from([10**40, -(10**40)])
KEYS = st.sampled_from(["tarocchi", "gatti", "family:C", "four:K", "three:K", "three:", "four", "x"]) | ODD
ACTIONS: st.SearchStrategy[Any] = st.one_of(
    st.lists(NUMBERS, max_size=12).map(lambda cards: Pick(tuple(cards))),
    st.lists(ODD, max_size=3).map(lambda cards: Pick(tuple(cards))),
    ODD.map(Pick),
    NUMBERS.map(Number),
    ODD.map(Number),
    st.sampled_from(["tarocchi", "K", "back", "announce", "", "gatti"]).map(Say),
    ODD.map(Say),
    st.lists(ODD, max_size=3).map(lambda items: Claim(tuple(items))),
    ODD.map(Claim),
    st.builds(ClaimItem, KEYS, st.lists(NUMBERS, max_size=12).map(tuple) | ODD).map(lambda item: Claim((item,))),
    st.lists(NUMBERS, max_size=79).map(lambda cards: Chance(b"", tuple(cards))),
    st.builds(Chance, ODD, ODD),
    st.just(Stop()),
    ODD.map(Forfeit),
    ODD,
)
SEATS: st.SearchStrategy[Any] = st.integers(-2, 3) | ODD


def some_states() -> list[State]:
    """States of every phase, and positions with much to announce."""
    found = list(random_match(options(fool_exchange="first_trick"), b"some"))[::7]
    found += [state for state in random_match(options(), b"other") if state.phase in ("exchange", "over")]
    found += [state for state in random_match(options(), b"show") if state.table.showing or state.table.passed]
    ten = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11"
    found.append(position(f"{ten} CK DK BK SK", "C2 C3"))
    assert {state.phase for state in found} >= {"draw", "play", "exchange", "over"}
    return found


STATES = some_states()


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(STATES), SEATS, ACTIONS)
def test_nonsense_never_raises_and_changes_nothing(state: State, seat: Any, action: Any) -> None:
    before = repr(state)
    outcome = decide(state, seat, action)
    assert isinstance(outcome, Refusal) or (isinstance(outcome, tuple) and outcome)
    if isinstance(outcome, Refusal):
        assert outcome.code
        assert outcome.rule.startswith("C")
    else:
        for event in outcome:
            assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    assert repr(state) == before
