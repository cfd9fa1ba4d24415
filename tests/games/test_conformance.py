"""Every registered game fulfils the engine's contract. A new game is found automatically."""

from __future__ import annotations

from collections import deque

import pytest

from bot.engine.actions import Refusal, Stop
from bot.engine.game import Game
from bot.engine.options import complete
from bot.engine.rng import Rng
from bot.games.registry import games
from tests.support.conformance import (
    check_answers,
    check_questions,
    check_result,
    check_storage,
    check_views,
    defaults,
    play,
    random_options,
)

GAMES = [pytest.param(game, id=slug) for slug, game in games().items() if slug != "toy"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_keeps_the_contract_at_every_step(game: Game, seed: int) -> None:
    rng = Rng(f"options {seed}".encode())
    options = random_options(game, rng) if seed else {**defaults(game), game.meta.length_option: min(game.meta.lengths)}
    steps = list(play(game, options, f"match {seed}".encode()))
    for number, step in enumerate(steps):
        check_questions(game, step.before)
        if number % 7 == seed or game.chance(step.before):
            check_answers(game, step.before)
            check_views(game, step.before)
    check_storage(game, steps)
    check_views(game, steps[-1].after)
    check_result(game, steps[-1].after)


@pytest.mark.parametrize("game", GAMES)
def test_random_matches_with_random_options_end(game: Game) -> None:
    for seed in range(40):
        options = random_options(game, Rng(f"o{seed}".encode()))
        (last,) = deque(play(game, options, f"m{seed}".encode()), maxlen=1)
        check_result(game, last.after)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    options = {**defaults(game), game.meta.length_option: min(game.meta.lengths)}
    one = [step.events for step in play(game, options, b"same")]
    two = [step.events for step in play(game, options, b"same")]
    other = [step.events for step in play(game, options, b"other")]
    assert one == two
    assert one != other


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_stopped_at_any_step(game: Game) -> None:
    options = {**defaults(game), game.meta.length_option: max(game.meta.lengths)}
    for number, step in enumerate(play(game, options, b"stop")):
        if number > 260:
            break
        if number % 13:
            continue
        facts = game.decide(step.before, None, Stop())
        assert not isinstance(facts, Refusal)
        state = step.before
        for fact in facts:
            state = game.evolve(state, fact)
        assert not check_result(game, state).complete
        assert not game.decisions(state)
        assert game.chance(state) is None


@pytest.mark.parametrize("game", GAMES)
def test_options_have_their_defaults_among_their_values(game: Game) -> None:
    full = complete(game.meta, {})
    assert not isinstance(full, Refusal)
    for preset in game.meta.presets:
        assert not isinstance(complete(game.meta, preset.options), Refusal)
    assert game.meta.length_option in full
    for length in game.meta.lengths:
        assert not isinstance(complete(game.meta, {game.meta.length_option: length}), Refusal)


@pytest.mark.parametrize("game", GAMES)
def test_event_tags_are_stable_names_used_once(game: Game) -> None:
    tags = [kind.__struct_config__.tag for kind in game.events]
    assert all(isinstance(tag, str) and tag for tag in tags)
    assert len(set(tags)) == len(tags)
