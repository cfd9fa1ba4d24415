"""``decide`` is total: every action from any seat gives a refusal or facts, never an exception."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.rng import Rng
from bot.games.mineo import GAME
from bot.games.mineo.auction import CALLS
from bot.games.mineo.options import META
from bot.games.mineo.play import SIGNALS
from bot.games.mineo.state import State
from tests.games.mineo.play import options, random_match, started, step
from tests.games.nonsense import actions, answered, seats

ACTIONS = actions(63, [*CALLS, *SIGNALS, "scommessa", "rivanto", "no"])
SEATS = seats(3)


def some_states() -> list[State]:
    """Return a state of every kind: drawing, calls, scarto, bets, play with talk, between deals, the end."""
    found: list[State] = [started(b"talk", table_talk="buttons")]
    rng = Rng(b"some states")
    state = GAME.start(options(table_talk="buttons", discard_rule="no_trumps"))
    for _ in range(240):
        found.append(state)
        state = step(state, rng)
    found.append(random_match(options(match_hands=3, match_count="deals"), b"end"))
    phases = {"draw", "shuffle", "auction", "scarto", "declare", "play", "over", "ended"}
    assert {one.phase for one in found} >= phases
    return found


STATES = some_states()


@settings(max_examples=600)
@given(st.sampled_from(STATES), SEATS, ACTIONS)
def test_nonsense_never_raises_and_changes_nothing(state: State, seat: Any, action: Any) -> None:
    answered(GAME, state, seat, action, "S")


def random_options(seed: int) -> dict[str, Any]:
    """Return every option at random; the match is short."""
    rng = Rng(f"options {seed}".encode())
    chosen: dict[str, Any] = {
        spec.key: rng.choice(spec.values)
        if spec.span is None
        else spec.span[0] + rng.below(spec.span[1] - spec.span[0] + 1)
        for spec in META.options
    }
    return {**chosen, "match_hands": 3}


@pytest.mark.parametrize("seed", range(40))
def test_random_matches_with_random_options_end(seed: int) -> None:
    chosen = random_options(seed)
    state = random_match(chosen, seed.to_bytes(4, "big"))
    result = GAME.result(state)
    assert result is not None
    assert sum(result.balances) == 0
    assert state.match.counted == 3
    assert len(state.match.ends) == state.match.dealt
