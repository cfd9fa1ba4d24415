"""Tables of a round for the four games: everybody sits once, places are shared, teams hold every seat of a board."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.duplicate.pairing import Pairing, Standing, lots_of, meetings_of, round_robin, swiss
from bot.duplicate.seating import (
    INDIVIDUALS,
    PAIRS,
    TEAMS,
    Shape,
    Table,
    deals_of,
    sat_in,
    seated,
    shape_of,
)
from bot.engine.rng import Rng
from bot.games.registry import games

TWO, THREE, FOUR = Shape(((0,), (1,))), Shape(((0,), (1,), (2,))), Shape(((0, 2), (1, 3)))
SHAPES = {"minchiate": FOUR, "terziglio": THREE, "mineo": THREE, "chinze": TWO}


def members(count: int, people: int) -> dict[int, tuple[int, ...]]:
    """Return contestants 1, 2, 3 … of so many people: 101, 102 … are those of the first one."""
    return {one: tuple(100 * one + number for number in range(1, people + 1)) for one in range(1, count + 1)}


def test_the_four_games_have_these_tables() -> None:
    assert {slug: shape_of(slug) for slug in games()} == SHAPES
    assert FOUR.forms == (INDIVIDUALS, PAIRS, TEAMS)
    assert THREE.forms == TWO.forms == (INDIVIDUALS, TEAMS)
    assert [FOUR.people(form) for form in FOUR.forms] == [1, 2, 4]
    assert [FOUR.meeting(form) for form in FOUR.forms] == [4, 2, 2]
    assert [(shape.people(TEAMS), shape.meeting(TEAMS)) for shape in (TWO, THREE)] == [(2, 2), (3, 3)]
    assert [FOUR.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_two_pairs_sit_down() -> None:
    (table,) = seated(Pairing(((1, 2),)), FOUR, PAIRS, members(2, 2), sat_in((), FOUR, PAIRS), Rng(b"a"))
    assert table.contestants in ((1, 2, 1, 2), (2, 1, 2, 1))
    assert table.people == tuple(100 * one + place for one, place in zip(table.contestants, (1, 1, 2, 2), strict=True))
    assert (table.number, table.meeting) == (1, 1)


def test_two_teams_of_four_sit_at_two_tables() -> None:
    tables = seated(Pairing(((1, 2),)), FOUR, TEAMS, members(2, 4), sat_in((), FOUR, TEAMS), Rng(b"a"))
    first, second = sorted(tables, key=lambda table: table.contestants)
    assert (first.contestants, second.contestants) == ((1, 2, 1, 2), (2, 1, 2, 1))
    assert {table.meeting for table in tables} == {1}
    assert [table.number for table in tables] == [1, 2]
    assert sorted(person for table in tables for person in table.people) == [101, 102, 103, 104, 201, 202, 203, 204]
    assert all(
        person // 100 == one for table in tables for one, person in zip(table.contestants, table.people, strict=True)
    )


def test_three_teams_hold_every_seat_of_a_board() -> None:
    tables = seated(Pairing(((1, 2, 3),)), THREE, TEAMS, members(3, 3), sat_in((), THREE, TEAMS), Rng(b"a"))
    for seat in range(3):
        assert {table.contestants[seat] for table in tables} == {1, 2, 3}
    for table in tables:
        assert sorted(table.contestants) == [1, 2, 3]
    assert len({person for table in tables for person in table.people}) == 9


def test_everybody_plays_each_seat() -> None:
    for form in (PAIRS, INDIVIDUALS, TEAMS):
        assert [(one.number, one.board, one.turn) for one in deals_of(FOUR, form, 2)] == [(1, 1, 0), (2, 2, 0)]
    twice = deals_of(TWO, INDIVIDUALS, 2)
    assert [(one.number, one.board, one.seat(0, 2)) for one in twice] == [(1, 1, 0), (2, 1, 1), (3, 2, 0), (4, 2, 1)]
    assert len(deals_of(TWO, TEAMS, 2)) == 2, "the other hand is played by the team at the other table"
    threes = deals_of(THREE, INDIVIDUALS, 6)
    assert all(Counter(one.seat(chair, 3) for one in threes) == {0: 2, 1: 2, 2: 2} for chair in range(3))
    assert len(deals_of(THREE, TEAMS, 2)) == 2
    for boards in (0, 4):
        with pytest.raises(ValueError, match="each seat"):
            deals_of(THREE, INDIVIDUALS, boards)


@pytest.mark.parametrize(("shape", "form"), [(shape, form) for shape in (TWO, THREE, FOUR) for form in shape.forms])
def test_everybody_sits_once_and_places_are_shared(shape: Shape, form: str) -> None:
    """Twelve contestants in eight rounds, their scores drawn at random."""
    size, people = shape.meeting(form), members(12, shape.people(form))
    rounds: list[tuple[Table, ...]] = []
    paired: list[tuple[tuple[int, ...], ...]] = []
    scores, draw = Counter[int](), Rng(b"scores")
    for number in range(8):
        standings = [Standing(one, scores[one]) for one in people]
        pairing = swiss(standings, meetings_of(paired), size, lots_of(b"a", f"round {number}"))
        tables = seated(pairing, shape, form, people, sat_in(rounds, shape, form), lots_of(b"b", f"round {number}"))
        assert sorted(one for table in tables for one in table.people) == sorted(
            one for its in people.values() for one in its
        )
        assert [table.number for table in tables] == list(range(1, len(tables) + 1))
        scores.update({one: draw.below(9) for one in people})
        rounds.append(tables)
        paired.append(pairing.meetings)
    before = sat_in(rounds, shape, form)
    for one in people:
        times = [before.places.get((one, place), 0) for place in range(size)]
        assert sum(times) == 8
        assert max(times) - min(times) <= 3
    if form == INDIVIDUALS and shape is FOUR:
        assert max(before.partners.values()) <= 2
        assert sum(before.partners.values()) == 8 * 6


def test_partners_of_a_round_robin_stay_partners() -> None:
    people, rounds = members(8, 1), []
    for number in range(1, 8):
        pairing = round_robin(list(people), 4, number, lots_of(b"a", "circle"))
        tables = seated(
            pairing,
            FOUR,
            INDIVIDUALS,
            people,
            sat_in(rounds, FOUR, INDIVIDUALS),
            Rng(b"%d" % number),
            partners_given=True,
        )
        rounds.append(tables)
        for meeting, table in zip(pairing.meetings, tables, strict=True):
            assert {frozenset(table.contestants[::2]), frozenset(table.contestants[1::2])} == {
                frozenset(meeting[:2]),
                frozenset(meeting[2:]),
            }
    assert sat_in(rounds, FOUR, INDIVIDUALS).partners == dict.fromkeys(combinations(range(1, 9), 2), 1)
