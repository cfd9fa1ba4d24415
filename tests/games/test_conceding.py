"""A deal conceded at any moment of any game is counted, stored and shown like any other, and no card is lost."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.engine.actions import NOT_NOW, Chance, ConcedeDeal, Refusal, Stop
from bot.engine.game import Game
from bot.engine.rng import Rng
from bot.engine.text import Line, SideArg
from bot.games.registry import games
from bot.i18n import words
from tests.support.conformance import Step, check_result, check_storage, check_views, defaults, play, random_options

GAMES = [pytest.param(game, id=slug) for slug, game in games().items() if slug != "toy"]


def conceded(game: Game, state: Any, player: int) -> Step | None:
    """Return the step by which a player's side concedes; None if it cannot now."""
    facts = game.decide(state, None, ConcedeDeal(player))
    if isinstance(facts, Refusal):
        assert facts.code == NOT_NOW
        return None
    after = state
    for fact in facts:
        after = game.evolve(after, fact)
    return Step(state, None, ConcedeDeal(player), facts, after)


def moments(game: Game, seed: int, every: int = 1) -> Iterator[tuple[Any, Step]]:
    """Yield states of random matches with random options in which the deal could be conceded, with each player's
    step."""
    options = random_options(game, Rng(f"o{seed}".encode())) if seed else defaults(game)
    for number, step in enumerate(play(game, options, f"concede {seed}".encode())):
        if number % every:
            continue
        for player in range(game.meta.players):
            found = conceded(game, step.after, player)
            if found is not None:
                yield step.after, found


def side_of(game: Game, state: Any, player: int) -> int:
    """Return the side of a player in the deal."""
    return next(info.side for info in game.view(state).seats if info.player == player)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_it_ends_the_deal_with_a_count_that_says_so(game: Game, seed: int) -> None:
    seen, sides = Counter[int](), 0
    for before, step in moments(game, seed, every=5):
        player = step.action.player  # type: ignore[union-attr]
        side, view = side_of(game, before, player), game.view(step.after)
        seen[side] += 1
        sides = len(view.sides)
        assert view.deal_over
        assert not game.decisions(step.after)
        assert len(view.counts) == len(game.view(before).counts) + 1
        assert Line("outcome-conceded", {"side": SideArg(side)}) in view.counts[-1].outcome
        assert [line.args["side"] for line in view.news if line.key == "news-conceded"] == [SideArg(side)]
        assert all(info.hand_count == 0 for info in view.seats)
        assert (game.result(step.after) is None) == (game.chance(step.after) == "shuffle")
        check_storage(game, [step])
        check_views(game, step.after)
        if game.result(step.after) is not None:
            assert check_result(game, step.after).complete
    assert len(seen) == sides >= 2, "every side was tried"


@pytest.mark.parametrize("game", GAMES)
def test_not_before_the_tricks_nor_after_them(game: Game) -> None:
    state = game.start(defaults(game))
    while game.view(state).trick is None:
        verdict = game.decide(state, None, ConcedeDeal(0))
        assert isinstance(verdict, Refusal)
        assert verdict.code == NOT_NOW
        kind = game.chance(state)
        if kind is None:
            break
        for fact in game.decide(state, None, Chance(seed=kind.encode())):  # type: ignore[union-attr]
            state = game.evolve(state, fact)
    (ended,) = deque(play(game, {**defaults(game), game.meta.length_option: min(game.meta.lengths)}, b"end"), maxlen=1)
    assert conceded(game, ended.after, 0) is None
    stopped = state
    for fact in game.decide(state, None, Stop()):  # type: ignore[union-attr]
        stopped = game.evolve(stopped, fact)
    assert conceded(game, stopped, 0) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("player", [-1, 4, 99, True, "0", None])
def test_somebody_who_does_not_play_concedes_nothing(game: Game, player: Any) -> None:
    before, _ = next(moments(game, 0))
    for wrong in (ConcedeDeal(player), ConcedeDeal(player=game.meta.players)):
        assert isinstance(game.decide(before, None, wrong), Refusal)
    assert isinstance(game.decide(before, 0, ConcedeDeal(0)), Refusal), "only the table sends it"


@pytest.mark.parametrize("game", GAMES)
def test_the_match_goes_on_with_the_next_deal_and_can_be_played_to_its_end(game: Game) -> None:
    options = {**defaults(game), game.meta.length_option: max(game.meta.lengths)}
    state, rng, deals = game.start(options), Rng(b"on"), 0
    while game.result(state) is None:
        kind = game.chance(state)
        facts: Any = None
        if kind is not None:
            facts = game.decide(state, None, Chance(seed=rng.word().to_bytes(8, "big")))
        elif rng.below(8) == 0:
            facts = game.decide(state, None, ConcedeDeal(rng.below(game.meta.players)))
        if facts is None or isinstance(facts, Refusal):
            facts = next(iter(_answered(game, state, rng)))
        else:
            deals += kind is None
        for fact in facts:
            state = game.evolve(state, fact)
    assert deals >= min(2, max(game.meta.lengths))
    assert check_result(game, state).complete


def _answered(game: Game, state: Any, rng: Rng) -> Iterator[Any]:
    from bot.players.random_answers import at_random

    decision = rng.choice(game.decisions(state))
    yield game.decide(state, decision.seat, at_random(game.seat_view(state, decision.seat), decision, rng))


@pytest.mark.parametrize("game", GAMES)
def test_old_counts_are_read_without_who_conceded(game: Game) -> None:
    """The field is left out of every count that was not conceded, so that old records keep their checksums."""
    (ended,) = deque(play(game, {**defaults(game), game.meta.length_option: min(game.meta.lengths)}, b"old"), maxlen=1)
    assert all("conceded" not in msgspec.to_builtins(fact) for fact in ended.events)
    _, step = next(moments(game, 0))
    assert "conceded" in msgspec.to_builtins(step.events[-1])


@pytest.mark.parametrize("game", GAMES)
def test_what_it_is_worth_is_told_in_three_languages(game: Game) -> None:
    said = {words(language).text(f"rule-{game.meta.slug}-concede") for language in ("en", "it", "es")}
    assert len(said) == 3
    assert not any(":" in one.partition(",")[0] for one in said), "the line before it says that the deal is conceded"
