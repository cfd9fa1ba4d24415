"""``decide`` is total: every action from any seat gives a refusal or facts, never an exception."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.rng import Rng
from bot.games.minchiate import GAME
from bot.games.minchiate.options import META
from bot.games.minchiate.state import State
from tests.games.minchiate.play import options, random_match, step
from tests.games.nonsense import actions, answered, seats

ACTIONS = actions(97, ["deal", "fall", "pass"])
SEATS = seats(4)


def some_states() -> list[State]:
    """Return a state of every kind: drawing, cut, peek, discards, trick 1 with claims, play, between deals, the end."""
    found: list[State] = []
    rng = Rng(b"some states")
    state = GAME.start(options(declare="manual", set_length=4, cascare="optional", abandon="forfeit"))
    for _ in range(240):
        found.append(state)
        state = step(state, rng)
    found.append(random_match(options(set_length=1), b"end"))
    assert {one.phase for one in found} >= {
        "draw",
        "shuffle",
        "cut",
        "look",
        "discard",
        "play",
        "declare",
        "over",
        "ended",
    }
    return found


STATES = some_states()


@settings(max_examples=600)
@given(st.sampled_from(STATES), SEATS, ACTIONS)
def test_nonsense_never_raises_and_changes_nothing(state: State, seat: Any, action: Any) -> None:
    answered(GAME, state, seat, action, "M")


def random_options(seed: int) -> dict[str, Any]:
    """Return every option at random; the match is short."""
    rng = Rng(f"options {seed}".encode())
    chosen = {
        spec.key: rng.choice(spec.values) if spec.span is None else spec.span[0] + rng.below(spec.span[1])
        for spec in META.options
    }
    return {**chosen, "set_length": 1}


@pytest.mark.parametrize("seed", range(60))
def test_random_matches_with_random_options_end(seed: int) -> None:
    state = random_match(random_options(seed), seed.to_bytes(4, "big"))
    result = GAME.result(state)
    assert result is not None
    assert sum(result.balances) == 0
    (scored,) = state.match.scored
    assert sum(scored.tricks) == 21
    assert sum(scored.cards) == 84


def test_facts_survive_being_stored() -> None:
    log: list[Any] = []
    state = GAME.start(options(set_length=1, seat_draw="cards", declare="manual"))
    rng = Rng(b"stored")
    while GAME.result(state) is None:
        before = state
        state = step(state, rng)
        log += state.news if state.news[: len(before.news)] != before.news else state.news[len(before.news) :]
    kinds: Any = msgspec.json.Decoder(GAME.events[0])
    union: Any = GAME.events[0]
    for kind in GAME.events[1:]:
        union = union | kind
    kinds = msgspec.json.Decoder(union)
    assert len(log) > 100
    for event in log:
        assert kinds.decode(msgspec.json.encode(event)) == event
