"""``decide`` is total: whatever comes from whomever is a refusal or facts, never an exception."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Chance, Claim, ClaimItem, Forfeit, Number, Pick, Refusal, Say, Stop
from bot.engine.rng import Rng
from bot.games.terziglio import GAME
from bot.games.terziglio.decide import decide
from bot.games.terziglio.options import META
from bot.games.terziglio.state import State
from tests.games.terziglio.play import options, random_match, step

ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=3), st.floats(), st.binary(max_size=3), st.just([1, 2])
)
NUMBERS = st.integers(-3, 70) | st.sampled_from([10**40, -(10**40)])
FAMILY = st.sampled_from(["kings", "kings.3", "suit:S", "grande", "assi", "mori.3", "", "."])
ACTIONS: st.SearchStrategy[Any] = st.one_of(
    st.lists(NUMBERS, max_size=6).map(lambda cards: Pick(tuple(cards))),
    st.lists(ODD, max_size=3).map(lambda cards: Pick(tuple(cards))),
    ODD.map(Pick),
    NUMBERS.map(Number),
    st.sampled_from(["pass", "play", "solo", ""]).map(Say),
    ODD.map(Say),
    st.lists(ODD, max_size=3).map(lambda items: Claim(tuple(items))),
    ODD.map(Claim),
    st.builds(ClaimItem, FAMILY | ODD, ODD | st.lists(NUMBERS, max_size=5).map(tuple)).map(lambda item: Claim((item,))),
    st.lists(NUMBERS, max_size=63).map(lambda cards: Chance(b"", tuple(cards))),
    st.builds(Chance, ODD, ODD),
    st.just(Stop()),
    ODD.map(Forfeit),
    ODD,
)
SEATS: st.SearchStrategy[Any] = st.integers(-2, 4) | ODD


def some_states() -> list[State]:
    """A state of every kind."""
    found: list[State] = []
    for seed in range(12):
        rng = Rng(bytes([seed]))
        state = GAME.start(options(hands_per_game=2))
        while GAME.result(state) is None:
            found.append(state)
            state = step(state, rng)
        found.append(state)
    phases = {one.phase for one in found}
    assert phases >= {"draw", "shuffle", "auction", "discard", "declare", "play", "pay", "over", "ended"}
    return [state for number, state in enumerate(found) if number % 5 == 0 or state.phase not in ("play", "declare")]


STATES = some_states()


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(STATES), SEATS, ACTIONS)
def test_nonsense_never_raises_and_changes_nothing(state: State, seat: Any, action: Any) -> None:
    before = repr(state)
    outcome = decide(state, seat, action)
    assert isinstance(outcome, Refusal) or (isinstance(outcome, tuple) and outcome)
    if isinstance(outcome, Refusal):
        assert outcome.code
        assert outcome.rule.startswith("T")
    assert repr(state) == before


@pytest.mark.parametrize("seed", range(40))
def test_random_matches_with_random_options_end(seed: int) -> None:
    rng = Rng(f"options {seed}".encode())
    chosen: dict[str, Any] = {
        spec.key: rng.choice(spec.values) if spec.span is None else 1 + rng.below(3) for spec in META.options
    }
    state = random_match(chosen, seed.to_bytes(4, "big"))
    result = GAME.result(state)
    assert result is not None
    assert sum(result.balances) == 0
    for scored in state.match.scored:
        assert sum(scored.tricks) == 19
        assert sorted(one for pile in scored.piles for one in pile) == list(range(62))
