"""Matchpoints, differences and victory points, by examples of bridge that can be looked up, and by their properties."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.duplicate.comparing import (
    BLITZ,
    FIELD,
    MATCH,
    MOST_VP,
    datum,
    differences,
    from_others,
    matchpoints,
    rounded,
    shares,
    victory_points,
)
from bot.games.registry import games

SCORES = st.lists(st.integers(-400, 400), min_size=1, max_size=30)


def test_two_points_for_each_entry_beaten_and_one_for_each_equal() -> None:
    assert matchpoints([420, 450, 420, -50]) == (3, 6, 3, 0)
    assert shares([420, 450, 420, -50]) == (Fraction(1, 2), 1, Fraction(1, 2), 0)
    assert shares([-30]) == (Fraction(1, 2),), "nothing to compare with is average"
    assert matchpoints([]) == shares([]) == ()


@given(SCORES)
def test_matchpoints_share_out_all_there_are(scores: list[int]) -> None:
    points = matchpoints(scores)
    assert sum(points) == len(scores) * (len(scores) - 1)
    assert [point for _, point in sorted(zip(scores, points, strict=True))] == sorted(points)
    assert sum(shares(scores)) == Fraction(len(scores), 2)


def test_the_datum_leaves_out_the_highest_and_lowest_eighth() -> None:
    assert datum([10, 20, 30, 40, 50, 60, 70]) == 40, "seven have no eighth"
    assert datum([-900, 10, 20, 30, 40, 50, 60, 5000]) == 35
    assert datum([-900, -900, *[10] * 12, 400, 800]) == 10
    assert differences([-900, 10, 20, 30, 40, 50, 60, 5000]) == (-935, -25, -15, -5, 5, 15, 25, 4965)
    assert differences([]) == ()
    with pytest.raises(ValueError, match="no scores"):
        datum([])


@given(SCORES)
def test_both_sides_of_a_table_have_opposite_differences(scores: list[int]) -> None:
    assert differences([-score for score in scores]) == tuple(-one for one in differences(scores))
    assert sum(from_others(scores)) == 0


def test_a_match_of_two_is_the_difference_of_both() -> None:
    assert from_others([120, 45]) == (75, -75)
    assert from_others([30, 0, -12]) == (36, -9, -27)
    assert from_others([7]) == (0,)


@pytest.mark.parametrize(
    ("difference", "boards", "points"),
    [(0, 16, 1000), (1, 16, 1031), (10, 16, 1280), (30, 16, 1673), (60, 16, 2000), (90, 16, 2000), (8, 8, 1312)],
)
def test_victory_points_are_those_of_the_world_bridge_federation(difference: int, boards: int, points: int) -> None:
    """Its blitz is 15 a board. Computed apart with 30 digits: V = 10 + 10 (1 - R^(3 D / 15 sqrt(N))) / (1 - R^3)."""
    assert victory_points(difference, boards, 15) == points
    assert victory_points(-difference, boards, 15) == MOST_VP - points


@given(st.fractions(-500, 500), st.integers(1, 32), st.sampled_from(sorted(BLITZ.values())))
def test_both_sides_share_twenty_and_a_larger_win_never_has_fewer(
    difference: Fraction, boards: int, blitz: float
) -> None:
    own, other = victory_points(difference, boards, blitz), victory_points(-difference, boards, blitz)
    assert own + other == MOST_VP
    assert 0 <= own <= victory_points(difference + 1, boards, blitz) <= MOST_VP
    assert (own == MOST_VP) >= (difference >= blitz * math.sqrt(boards))


def test_victory_points_need_boards() -> None:
    for boards, blitz in ((0, 15), (4, 0)):
        with pytest.raises(ValueError, match="above 0"):
            victory_points(3, boards, blitz)


def test_every_game_has_its_blitz() -> None:
    assert set(BLITZ) == {(slug, how) for slug in games() for how in (FIELD, MATCH)}
    assert min(BLITZ.values()) > 0


def test_halves_are_rounded_up() -> None:
    assert [rounded(Fraction(one, 2)) for one in (-3, -1, 1, 3)] == [-1, 0, 1, 2]
    assert rounded(2.4999) == 2
