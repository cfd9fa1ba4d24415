"""``decide`` is total: every action from any seat gives a refusal or facts, never an exception."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.rng import Rng
from bot.games.terziglio import GAME
from bot.games.terziglio.options import META
from bot.games.terziglio.state import State
from tests.games.nonsense import actions, answered, seats
from tests.games.terziglio.play import options, random_match, step

ACTIONS = actions(62, ["pass", "play", "solo"], ["kings", "kings.3", "suit:S", "grande", "assi", "mori.3"])
SEATS = seats(3)


def some_states() -> list[State]:
    """Return a state of every kind."""
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


@settings(max_examples=600)
@given(st.sampled_from(STATES), SEATS, ACTIONS)
def test_nonsense_never_raises_and_changes_nothing(state: State, seat: Any, action: Any) -> None:
    answered(GAME, state, seat, action, "T")


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
