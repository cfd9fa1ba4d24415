"""Pairing by worked examples, and against one that tries every pairing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.duplicate.pairing import (
    Pairing,
    Standing,
    circle,
    lots_of,
    meetings_of,
    round_robin,
    swiss,
    with_partners,
)
from bot.engine.rng import Rng

SEED = b"lots"


def partings(people: tuple[int, ...], size: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to put people at tables."""
    if not people:
        yield ()
    for others in combinations(people[1:], size - 1):
        table = (people[0], *others)
        for rest in partings(tuple(one for one in people if one not in table), size):
            yield (table, *rest)


def pairings(people: tuple[int, ...], size: int) -> Iterator[Pairing]:
    """Yield every pairing, with as few as possible who sit out."""
    for out in combinations(people, len(people) % size):
        for tables in partings(tuple(one for one in people if one not in out), size):
            yield Pairing(tables, out)


def cost(pairing: Pairing, standings: Sequence[Standing], met: dict[tuple[int, int], int]) -> tuple[int, int, int]:
    """Return how bad a pairing is by the published rules: byes too many, who meet again, distances squared."""
    by = {one.contestant: one for one in standings}
    groups = sorted({one.score for one in standings}, reverse=True)
    pairs = [tuple(sorted(pair)) for meeting in pairing.meetings for pair in combinations(meeting, 2)]
    apart = sum((groups.index(by[one].score) - groups.index(by[other].score)) ** 2 for one, other in pairs)
    apart += sum((len(groups) - 1 - groups.index(by[one].score)) ** 2 for one in pairing.byes)
    return sum(by[one].byes for one in pairing.byes), sum(met.get((one, other), 0) for one, other in pairs), apart


@st.composite
def fields(draw: st.DrawFn) -> tuple[int, list[Standing], dict[tuple[int, int], int]]:
    size = draw(st.integers(2, 4))
    count = draw(st.integers(size, 8 if size == 2 else 9))
    numbers = draw(st.lists(st.integers(1, 99), min_size=count, max_size=count, unique=True))
    standings = [Standing(one, draw(st.integers(0, 3)), draw(st.integers(0, 2))) for one in numbers]
    met = draw(st.dictionaries(st.sampled_from(list(combinations(sorted(numbers), 2))), st.integers(1, 2)))
    return size, standings, met


@settings(max_examples=60)
@given(fields())
def test_no_pairing_is_better_by_the_rules(field: tuple[int, list[Standing], dict[tuple[int, int], int]]) -> None:
    size, standings, met = field
    found = swiss(standings, met, size, Rng(SEED))
    people = tuple(sorted(one.contestant for one in standings))
    assert sorted([*(one for meeting in found.meetings for one in meeting), *found.byes]) == list(people)
    assert cost(found, standings, met) == min(cost(one, standings, met) for one in pairings(people, size))
    assert swiss(standings[::-1], met, size, Rng(SEED)) == found, "the order in which they are given does not matter"


def test_the_leaders_meet_unless_they_have() -> None:
    standings = [Standing(1, 40), Standing(2, 35), Standing(3, 30), Standing(4, 25), Standing(5, 20), Standing(6, 15)]
    assert swiss(standings, {}, 2, Rng(SEED)).meetings == ((1, 2), (3, 4), (5, 6))
    assert swiss(standings, {(1, 2): 1}, 2, Rng(SEED)).meetings == ((1, 3), (2, 4), (5, 6))
    assert swiss(standings, {(5, 6): 1}, 2, Rng(SEED)).meetings == ((1, 2), (3, 5), (4, 6))


def test_the_last_who_has_not_yet_sat_out_does() -> None:
    standings = [Standing(1, 40), Standing(2, 30), Standing(3, 20), Standing(4, 10, 1), Standing(5, 0, 1)]
    found = swiss(standings, {}, 2, Rng(SEED))
    assert found == Pairing(((1, 2), (4, 5)), (3,))


def test_lots_decide_and_can_be_drawn_again() -> None:
    level = [Standing(number) for number in range(1, 17)]
    found = {swiss(level, {}, 2, lots_of(b"%d" % number, "round 1")) for number in range(5)}
    assert len(found) == 5
    assert swiss(level, {}, 2, lots_of(b"0", "round 1")) in found
    assert swiss(level, {}, 2, lots_of(b"0", "round 1")) != swiss(level, {}, 2, lots_of(b"0", "round 2"))


@pytest.mark.parametrize(
    ("count", "size", "rounds", "again"),
    [
        (64, 2, 8, 0),
        (33, 2, 8, 0),
        (64, 3, 8, 0),
        (24, 3, 7, 0),
        (64, 4, 8, 0),
        (9, 3, 4, 0),
        (8, 2, 7, 0),
        (7, 2, 7, 0),
    ],
)
def test_rounds_in_which_nobody_meets_twice(count: int, size: int, rounds: int, again: int) -> None:
    draw, played, scores, byes = Rng(b"scores"), [], Counter[int](), Counter[int]()
    for number in range(rounds):
        standings = [Standing(one, scores[one], byes[one]) for one in range(count)]
        found = swiss(standings, meetings_of(played), size, lots_of(SEED, f"round {number}"))
        played.append(found.meetings)
        byes.update(found.byes)
        assert sum(map(len, found.meetings)) + len(found.byes) == count
        assert len(found.byes) == count % size
        for meeting in found.meetings:
            scores.update({one: draw.below(21) for one in meeting})
    assert sum(times - 1 for times in meetings_of(played).values()) == again
    assert max(byes.values(), default=0) <= 1


def test_who_comes_late_is_paired_with_the_others() -> None:
    standings = [Standing(1, 40), Standing(2, 30), Standing(3, 20), Standing(4, 10, 1), Standing(99, 8)]
    found = swiss(standings, {(1, 2): 1, (3, 4): 1}, 2, Rng(SEED))
    assert found.byes == (99,), "no bye yet, and the lowest score"
    assert found.meetings == ((1, 3), (2, 4))


def test_too_few_for_a_meeting() -> None:
    for size, people in ((2, 1), (4, 3), (1, 5)):
        with pytest.raises(ValueError, match="too few"):
            swiss([Standing(one) for one in range(people)], {}, size, Rng(SEED))


def test_the_circle_of_four_and_five() -> None:
    assert [one.meetings for one in circle(4)] == [((0, 3), (1, 2)), ((0, 2), (1, 3)), ((0, 1), (2, 3))]
    assert [one.byes for one in circle(5)] == [(0,), (1,), (2,), (3,), (4,)]


@pytest.mark.parametrize("count", range(2, 17))
def test_everybody_meets_everybody_once(count: int) -> None:
    rounds = circle(count)
    assert len(rounds) == count - 1 + count % 2
    assert meetings_of(one.meetings for one in rounds) == dict.fromkeys(combinations(range(count), 2), 1)
    assert Counter(bye for one in rounds for bye in one.byes) == dict.fromkeys(range(count), 1) or count % 2 == 0
    for one in rounds:
        assert sorted([*(place for pair in one.meetings for place in pair), *one.byes]) == list(range(count))


@pytest.mark.parametrize("count", [4, 8, 12, 16, 20])
def test_partners_change_until_everybody_was_everybodys_partner(count: int) -> None:
    """A whist tournament: partners once, opponents twice."""
    partners, opponents = Counter[frozenset[int]](), Counter[frozenset[int]]()
    rounds = with_partners(count)
    for one in rounds:
        assert sorted(place for table in one.meetings for place in table) == list(range(count))
        for a, b, c, d in one.meetings:
            partners.update((frozenset((a, b)), frozenset((c, d))))
            opponents.update(frozenset((x, y)) for x in (a, b) for y in (c, d))
    pairs = [frozenset(pair) for pair in combinations(range(count), 2)]
    assert partners == dict.fromkeys(pairs, 1)
    assert opponents == dict.fromkeys(pairs, 2)


@pytest.mark.parametrize(
    ("count", "size", "rounds"), [(7, 2, 7), (12, 2, 11), (12, 4, 11), (9, 3, 4), (10, 3, 4), (17, 4, 3)]
)
def test_a_round_robin_is_the_same_for_everybody_who_draws_the_lots(count: int, size: int, rounds: int) -> None:
    people = list(range(100, 100 + count))
    played = [round_robin(people, size, number, lots_of(SEED, "circle")) for number in range(1, rounds + 1)]
    assert played == [round_robin(people[::-1], size, one, lots_of(SEED, "circle")) for one in range(1, rounds + 1)]
    for one in played:
        assert sorted([*(who for meeting in one.meetings for who in meeting), *one.byes]) == people
    met = meetings_of(one.meetings for one in played)
    assert set(met.values()) == ({3} if (count, size) == (12, 4) else {1})
    assert max(Counter(bye for one in played for bye in one.byes).values(), default=1) == 1
    if size == 2:
        again = round_robin(people, size, rounds + 1, lots_of(SEED, "circle"))
        assert again == played[0], "after the last round it begins again"
    assert round_robin(people, size, 1, lots_of(b"other", "circle")) != played[0]


@pytest.mark.parametrize("count", [3, 6, 10])
def test_partners_need_a_number_that_four_divides(count: int) -> None:
    with pytest.raises(ValueError, match="4, 8, 12"):
        with_partners(count)


def test_one_alone_has_no_round_robin() -> None:
    with pytest.raises(ValueError, match="two contestants"):
        circle(1)
