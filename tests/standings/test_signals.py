"""Signals of collusion and stalling: planted cheats are listed first, and honest seasons look like chance."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.standings.ratings import BETA, Skill
from bot.standings.signals import (
    DUMP,
    EXACT,
    MIN_MATCHES,
    SIDE,
    Played,
    Sat,
    Signals,
    first_and_last,
    predicted_tail,
    signals,
    tail,
)
from tests.standings.seasons import alone_season, clock_season, pairs_season

SEEDS = range(12)


def honest(kind: str) -> list[Signals]:
    """Return the signals of seasons in which nobody cheats."""
    if kind == "alone":
        return [signals(*alone_season(seed)) for seed in SEEDS]
    if kind == "clocks":
        return [signals(clock_season(seed), {}) for seed in SEEDS]
    return [signals(*pairs_season(seed, friends=kind == "friends")) for seed in SEEDS]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["pairs", "friends", "alone", "clocks"])
def test_honest_seasons_show_what_chance_gives(kind: str) -> None:
    """About one value in twenty is below one twentieth, and marks are rare: one season in twenty may have some."""
    found = honest(kind)
    every = [one for season in found for one in (season.stalls if kind == "clocks" else season.pairs)]
    assert len(every) > 250
    low = sum(one.chance < 0.05 for one in every) / len(every)
    assert 0.01 < low < 0.075
    assert sum(any(one.marked for one in (*season.pairs, *season.stalls)) for season in found) <= 4


def test_few_honest_seasons_mark_somebody_for_their_clocks() -> None:
    """One season in twenty may: the mark promises no more."""
    found = [signals(clock_season(seed, matches=600), {}) for seed in range(120)]
    assert sum(any(one.marked for one in season.stalls) for season in found) <= 120 / 20 + 3


def test_a_rate_known_from_few_others_is_taken_as_uncertain() -> None:
    rng = Random(1)
    trials = [sum(rng.random() < rate for _ in range(60)) for rate in (rng.betavariate(16, 184) for _ in range(5000))]
    assert predicted_tail(60, 9, 16, 184) == pytest.approx(sum(one >= 9 for one in trials) / 5000, abs=0.01)
    assert predicted_tail(60, 9, 16e6, 184e6) == pytest.approx(tail([0.08] * 60, 9), rel=0.01)
    assert predicted_tail(60, 9, 16, 184) > 1.2 * tail([0.08] * 60, 9)
    assert predicted_tail(60, 0, 16, 184) == 1.0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pair_that_cheats_together_is_ranked_first(seed: int) -> None:
    found = signals(*pairs_season(seed, cheats=(3, 8)))
    first = found.pairs[0]
    assert (first.kind, first.first, first.second, first.marked) == (SIDE, 3, 8, True)
    assert first.times > first.expected + 10
    assert first.alike < 0.1
    assert sum(one.marked for one in found.pairs) <= 3


@pytest.mark.parametrize("seed", SEEDS)
def test_two_of_whom_one_loses_for_the_other_are_ranked_first(seed: int) -> None:
    found = signals(*alone_season(seed, cheats=(8, 3)))
    first = found.pairs[0]
    assert (first.kind, first.first, first.second, first.marked) == (DUMP, 3, 8, True)
    assert sum(one.marked for one in found.pairs) <= 3


@pytest.mark.parametrize("seed", SEEDS)
def test_one_who_lets_the_clocks_run_is_named(seed: int) -> None:
    found = signals(clock_season(seed, staller=5), {})
    first = found.stalls[0]
    assert (first.person, first.marked) == (5, True)
    assert first.times > 3 * first.expected
    assert first.clocked == 2 * first.times
    assert first.drained == first.times
    assert first.asked == 60 * first.matches
    assert [one.person for one in found.stalls if one.marked] == [5]


def test_a_strong_pair_that_only_plays_together_is_not_judged() -> None:
    """Such a pair cannot be told apart from one that cheats, because there is nothing to compare it with."""
    seats = (Sat(1, 0, 1), Sat(2, 0, 1), Sat(3, 1, 3), Sat(4, 1, 3))
    known = {("g", one): Skill(25.0, 2.0) for one in (1, 2, 3, 4)}
    assert signals([Played("g", True, 4, seats)] * 100, known).judged_pairs == 0


def test_what_does_not_count_is_not_compared_with_the_ratings() -> None:
    seats = (Sat(1, 0, 1), Sat(2, 1, 2), Sat(3, 2, 3))
    known = {("g", one): Skill(25.0, 2.0) for one in (1, 2, 3)}
    many = MIN_MATCHES + 5
    assert signals([Played("g", True, 3, seats)] * many, known).judged_pairs == 3
    assert signals([Played("g", False, 3, seats)] * many, known).judged_pairs == 0
    assert signals([Played("g", True, 4, seats)] * many, known).judged_pairs == 0
    assert signals([Played("g", True, 3, seats)] * (MIN_MATCHES - 1), known).judged_pairs == 0
    assert signals([Played("g", True, 3, seats)] * many, {("g", 1): Skill()}).judged_pairs == 0
    assert signals([Played("g", True, 2, seats[:2])] * many, known).judged_pairs == 0
    assert signals([], {}) == Signals(0, (), 0, (), 0)


def test_shared_places_are_neither_first_nor_last() -> None:
    known = {("g", one): Skill(25.0, 2.0) for one in (1, 2, 3)}
    for places in ((1, 1, 3), (1, 2, 2), (1, 1, 1)):
        seats = tuple(Sat(one, one, place) for one, place in zip((1, 2, 3), places, strict=True))
        found = signals([Played("g", True, 3, seats)] * 20, known)
        assert [one.times for one in found.pairs] == [0, 0, 0]


def test_the_tail_is_that_of_a_poisson_binomial() -> None:
    rng = Random(1)
    chances = [rng.random() for _ in range(9)]
    exact = [0.0] * 10
    for outcome in product((0, 1), repeat=9):
        weight = 1.0
        for happened, p in zip(outcome, chances, strict=True):
            weight *= p if happened else 1 - p
        exact[sum(outcome)] += weight
    for times in range(11):
        assert tail(chances, times) == pytest.approx(sum(exact[times:]), abs=1e-12)
    many = [rng.random() for _ in range(EXACT)]
    for times in (180, 200, 220):
        assert tail([*many, 1e-9], times) == pytest.approx(tail(many, times), abs=0.003)
    assert tail([0.0] * 500, 1) == 0.0


def test_first_and_last_follow_the_ratings_as_openskill_has_them() -> None:
    skills = [Skill(30, 2), Skill(25, 3), Skill(22, 1.5), Skill(27, 4)]
    for count in (3, 4):
        table = first_and_last(skills[:count])
        assert sum(map(sum, table)) == pytest.approx(1)
        assert table[0][2] == max(max(row) for row in table)
    model = PlackettLuce()
    assert model.beta == pytest.approx(BETA)
    equal = first_and_last([Skill(25, 2)] * 3)
    assert equal[0][1] == pytest.approx(1 / 6)
