"""Places, shares and the curve of all results, also of very many entries."""

from __future__ import annotations

import random
from time import process_time

import pytest

from bot.duplicate.ranking import Bin, Rank, counted, curve, placed, rank


def test_equal_scores_share_a_place() -> None:
    results = counted([30, 10, 10, -5])
    assert rank(results, 30) == Rank(1, 4, 0, 87.5, 18.75, 3)
    assert rank(results, 10) == Rank(2, 4, 1, 50.0, -1.25, 1)
    assert rank(results, -5) == Rank(4, 4, 0, 12.5, -16.25)
    assert placed([("a", 10), ("b", 30), ("c", 10), ("d", -5)]) == [
        (1, "b", 30),
        (2, "a", 10),
        (2, "c", 10),
        (4, "d", -5),
    ]


def test_who_is_alone_is_first_and_in_the_middle() -> None:
    assert rank({7: 1}, 7) == Rank(1, 1, 0, 50.0, 0.0)
    with pytest.raises(ValueError, match="no entry"):
        rank({7: 1}, 8)
    assert placed([]) == []


def test_every_entry_has_the_place_that_sorting_gives() -> None:
    chosen = random.Random(5)
    scores = [chosen.randint(-60, 60) for _ in range(500)]
    results, ordered = counted(scores), sorted(scores, reverse=True)
    for score in scores:
        found = rank(results, score)
        assert found.place == ordered.index(score) + 1
        assert found.equal == scores.count(score) - 1
        lower = sum(other < score for other in scores)
        assert found.beaten == lower
        assert found.below == pytest.approx(100 * (lower + scores.count(score) / 2) / 500)
    assert [place for place, *_ in placed(list(enumerate(scores)))] == [ordered.index(score) + 1 for score in ordered]


def test_the_curve_counts_every_entry_once_and_marks_the_own_score() -> None:
    scores = [-44, -44, -3, 0, 12, 44]
    bins = curve(counted(scores), 12, 4)
    assert bins == (Bin(-44, -22, 2), Bin(-21, 1, 2), Bin(2, 24, 1, own=True), Bin(25, 47, 1))
    assert sum(one.entries for one in bins) == len(scores)
    assert curve({3: 2}, 3, 10) == (Bin(3, 3, 2, own=True),)
    assert curve({}, None, 10) == ()
    assert not any(one.own for one in curve(counted(scores), None, 9))


@pytest.mark.parametrize(("entries", "seconds"), [(1_000, 0.1), (100_000, 1.0)])
def test_ranking_is_quick(entries: int, seconds: float) -> None:
    """The figures of the issue; `python -m tests.bench` prints them with the database."""
    chosen = random.Random(entries)
    scores = [(number, chosen.randint(-300, 300)) for number in range(entries)]
    start = process_time()
    found = placed(scores)
    assert rank(counted(score for _, score in scores), found[-1][2]).place == found[-1][0]
    assert process_time() - start < seconds
