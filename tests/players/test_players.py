"""Computer players: legal in every game, and in Minchiate better than chance."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from bot.engine.actions import Action, Decision, Number, Refusal
from bot.engine.game import Game
from bot.engine.rng import Rng
from bot.games.registry import game, games
from bot.players.bot_player import policy
from bot.players.random_answers import at_random, plain
from tests.support.conformance import defaults, play, random_options

GAMES = [pytest.param(one, id=slug) for slug, one in games().items() if slug != "toy"]


@pytest.mark.parametrize("game_", GAMES)
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_every_level_plays_whole_matches_under_any_options(game_: Game, level: str) -> None:
    player = policy(game_.meta.slug, level)

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        return player(game_.seat_view(state, decision.seat), decision, rng)

    steps = 0
    for seed in range(6):
        options = random_options(game_, Rng(f"{level} {seed}".encode()))
        steps += len(list(play(game_, options, f"p{seed}".encode(), answer)))
    assert steps > 200


@pytest.mark.parametrize("game_", GAMES)
def test_the_plainest_answer_is_always_legal(game_: Game) -> None:
    for step in play(game_, {**defaults(game_), game_.meta.length_option: min(game_.meta.lengths)}, b"plain"):
        for decision in game_.decisions(step.before):
            assert not isinstance(game_.decide(step.before, decision.seat, plain(decision)), Refusal)


def test_a_game_without_a_level_gets_the_random_player() -> None:
    assert policy("minchiate", "grandmaster") is at_random


@pytest.mark.slow
def test_regular_beats_random_at_minchiate() -> None:
    """Mirrored deals balance the cards; the margin is far above the noise of 40 pairs."""
    margins = [_margin(f"deal {number}".encode(), side) for number in range(40) for side in (0, 1)]
    assert statistics.mean(margins) > 35


def _margin(seed: bytes, side: int) -> float:
    minchiate = game("minchiate")
    options = {**defaults(minchiate), "set_length": 1, "seat_draw": "fixed"}

    def answer(state: Any, decision: Decision, rng: Rng) -> Action:
        if decision.number is not None:
            return Number(48)
        player = policy("minchiate", "regular" if decision.seat % 2 == side else "novice")
        return player(minchiate.seat_view(state, decision.seat), decision, rng)

    *_, last = play(minchiate, options, seed, answer)
    result = minchiate.result(last.after)
    assert result is not None
    count = minchiate.view(last.after).counts[-1]
    first, second = count.totals
    points = (first or 0) - (second or 0) if first is not None else 60 * result.balances[0]
    return points if side == 0 else -points
