"""Promotion and relegation by worked examples, and four seasons against a second reading of the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.duplicate.promotion import (
    LARGEST,
    SMALLEST,
    Move,
    Row,
    divided,
    drops_out,
    next_season,
    ordered,
    quarter,
)
from bot.engine.rng import Rng

FIXTURES = 7


def division(first: int, count: int = 8, out: tuple[int, ...] = ()) -> list[Row]:
    """Return a division whose members, in order, are numbered from ``first``; those ``out`` played three of seven."""
    return [Row(first + place, 9000 - place, 0, 1, 3 if first + place in out else 7) for place in range(count)]


def test_the_order_is_points_then_fewer_penalties_then_the_earlier_finish() -> None:
    rows = [
        Row(1, 90, 10, 5),
        Row(2, 100, 50, 9),
        Row(3, 90, 0, 9),
        Row(4, 90, 10, 4),
        Row(5, 90, 10, 0),
        Row(6, 90, 10, 4),
    ]
    assert [row.member for row in ordered(rows)] == [2, 3, 4, 6, 1, 5], "who never finished is last of the equal"


def test_a_quarter_goes_up_and_as_many_go_down() -> None:
    found = next_season([division(11), division(21), division(31)], FIXTURES)
    assert found.divisions == (
        (11, 12, 13, 14, 15, 16, 21, 22),
        (17, 18, 23, 24, 25, 26, 31, 32),
        (27, 28, 33, 34, 35, 36, 37, 38),
    )
    assert {one.member: one.why for one in found.moves if one.why != "stays"} == {
        17: "down", 18: "down", 21: "up", 22: "up", 27: "down", 28: "down", 31: "up", 32: "up",
    }  # fmt: skip
    assert Move(17, 1, 2, "down") in found.moves
    assert [quarter(a, b) for a, b in ((6, 6), (8, 8), (11, 12), (12, 12), (12, 7))] == [1, 2, 2, 3, 1]


def test_who_drops_out_relegates_nobody() -> None:
    """13 drops out of the first division: 17 stays, both of the second go up, and of it one less goes down too."""
    found = next_season([division(11, out=(13,)), division(21), division(31)], FIXTURES)
    assert found.divisions == (
        (11, 12, 14, 15, 16, 17, 21, 22),
        (18, 23, 24, 25, 26, 27, 31, 32),
        (28, 33, 34, 35, 36, 37, 38),
    )
    assert Move(13, 1, 0, "out") in found.moves


def test_a_free_place_goes_to_the_next_of_the_division_below() -> None:
    """Three drop out where two would go down; of the second one its best drops out, so the next three go up."""
    found = next_season([division(11, out=(11, 12, 13)), division(21, 10, out=(21,))], FIXTURES, (99,))
    assert found.divisions == ((14, 15, 16, 17, 18, 22, 23, 24), (25, 26, 27, 28, 29, 30, 99))
    assert not [one for one in found.moves if one.why == "down"]


def test_who_has_left_drops_out_however_much_they_played() -> None:
    assert drops_out(Row(1, 99, played=7, left=True), 7)
    assert [drops_out(Row(1, 99, played=played), 8) for played in (3, 4)] == [True, False]
    assert [drops_out(Row(1, 99, played=played), 7) for played in (3, 4)] == [True, False]


def test_newcomers_begin_in_the_lowest_division() -> None:
    found = next_season([division(11), division(21)], FIXTURES, (91, 92))
    assert found.divisions[1] == (17, 18, 23, 24, 25, 26, 27, 28, 91, 92)
    assert Move(91, 0, 2, "new") in found.moves
    more = next_season([division(11), division(21)], FIXTURES, tuple(range(91, 98)))
    assert [len(its) for its in more.divisions] == [8, 8, 7], "15 are too many for one division"
    assert more.divisions[2] == (91, 92, 93, 94, 95, 96, 97)


def test_a_division_that_is_too_small_joins_the_one_above() -> None:
    found = next_season([division(11, 9), division(21, 6, out=(25, 26))], FIXTURES)
    assert found.divisions == ((11, 12, 13, 14, 15, 16, 17), (18, 21, 19, 22, 23, 24))
    single = next_season([division(11, 6, out=(16,)), division(21, 6, out=(25, 26))], FIXTURES)
    assert [len(its) for its in single.divisions] == [9]
    assert {one.why for one in single.moves if one.after} <= {"stays", "up", "moved"}
    assert next_season([division(11, 6, out=tuple(range(11, 17)))], FIXTURES).divisions == ()


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(6, [6]), (11, [11]), (12, [6, 6]), (13, [7, 6]), (16, [8, 8]), (21, [7, 7, 7]), (25, [9, 8, 8]), (64, [8] * 8)],
)
def test_a_new_league_has_divisions_of_about_eight(count: int, sizes: list[int]) -> None:
    found = divided(list(range(count)))
    assert [len(its) for its in found] == sizes
    assert [one for its in found for one in its] == list(range(count))
    with pytest.raises(ValueError, match="too few"):
        divided([1, 2, 3, 4, 5])


def expected(divisions: list[list[Row]]) -> list[list[int]]:
    """Return the next divisions by another reading: count those who drop out from the top, and shift.

    In each division the first go up to fill what was freed, or a quarter if that is more; a quarter goes down, less
    what was freed.
    """
    on = [[row.member for row in ordered(rows) if not drops_out(row, FIXTURES)] for rows in divisions]
    freed = 0
    found: list[list[int]] = [list(its) for its in on]
    for upper in range(len(divisions) - 1):
        freed += len(divisions[upper]) - len(on[upper])
        change = quarter(len(divisions[upper]), len(divisions[upper + 1]))
        up = on[upper + 1][: max(change, freed)]
        stayed = [one for one in found[upper] if one in on[upper]]
        down = stayed[len(stayed) - max(0, change - freed) :]
        found[upper] = [one for one in found[upper] if one not in down] + up
        found[upper + 1] = down + [one for one in found[upper + 1] if one not in up]
    return found


@pytest.mark.parametrize("seed", range(20))
def test_four_seasons_promote_exactly_whom_the_rules_say(seed: int) -> None:
    draw = Rng(b"league %d" % seed)
    entered = 40
    divisions: list[list[int]] = [list(its) for its in divided(list(range(1, entered + 1)))]
    seen = Counter[str]()
    for season in range(4):
        rows = [
            [
                Row(
                    one,
                    draw.below(40),
                    10 * draw.below(3),
                    draw.below(5),
                    3 if draw.below(12) == 0 else 7,
                    draw.below(30) == 0,
                )
                for one in its
            ]
            for its in divisions
        ]
        newcomers = tuple(range(entered + 1, entered + 1 + draw.below(5)))
        entered += len(newcomers)
        found = next_season(rows, FIXTURES, newcomers)
        wanted = expected(rows)
        wanted[-1] += newcomers
        if SMALLEST <= len(wanted[-1]) <= LARGEST:
            assert [list(its) for its in found.divisions] == wanted, (seed, season)
        else:
            assert [list(its) for its in found.divisions][: len(wanted) - 2] == wanted[:-2]
        check(rows, newcomers, found.divisions, found.moves)
        seen.update(one.why for one in found.moves)
        divisions = [list(its) for its in found.divisions]
    assert min(seen[why] for why in ("up", "down", "stays", "out")) > 0


def check(
    rows: list[list[Row]], newcomers: tuple[int, ...], divisions: tuple[tuple[int, ...], ...], moves: tuple[Move, ...]
) -> None:
    """Check what holds after every season."""
    every = [row for its in rows for row in its]
    out = {row.member for row in every if drops_out(row, FIXTURES)}
    after = [one for its in divisions for one in its]
    assert sorted(after) == sorted({row.member for row in every} - out | set(newcomers))
    assert all(SMALLEST <= len(its) <= LARGEST for its in divisions)
    assert {one.member for one in moves if one.why == "out"} == out
    assert {one.member for one in moves if one.why == "new"} == set(newcomers)
    assert {one.member: one.after for one in moves if one.after} == {
        one: number for number, its in enumerate(divisions, 1) for one in its
    }
    for number, its in enumerate(rows[:-1]):
        if number + 1 < len(divisions) and len(divisions) == len(rows):
            assert len(divisions[number]) == len(its) or number + 2 >= len(rows), "places are kept"


@settings(max_examples=60)
@given(st.lists(st.integers(6, 12), min_size=1, max_size=4), st.binary(max_size=4))
def test_nobody_is_lost_and_the_order_of_a_division_does_not_matter(sizes: list[int], seed: bytes) -> None:
    draw = Rng(seed)
    rows = [
        [Row(100 * number + place, draw.below(9), 0, draw.below(4), draw.below(8)) for place in range(size)]
        for number, size in enumerate(sizes, 1)
    ]
    found = next_season(rows, FIXTURES)
    assert next_season([draw.shuffled(its) for its in rows], FIXTURES).divisions == found.divisions
    after = [one for its in found.divisions for one in its]
    assert sorted(after) == sorted(row.member for its in rows for row in its if not drops_out(row, FIXTURES))
