"""A streak counts days in a row and forgives one missed day in seven."""

from __future__ import annotations

import pytest

from bot.duplicate.streak import Streak, streak

TODAY = 100


@pytest.mark.parametrize(
    ("ago", "found"),
    [
        ([], Streak()),
        ([0], Streak(1)),
        ([1], Streak(1)),
        ([0, 1, 2], Streak(3)),
        ([1, 2, 3], Streak(3)),
        ([0, 2, 3], Streak(3)),
        ([2, 3], Streak(2, at_risk=True)),
        ([3, 4], Streak()),
        ([0, 2, 4, 5], Streak(2)),
        ([0, 1, 2, 3, 4, 5, 6, 8, 9], Streak(9)),
        ([1, 2, 4, 5], Streak(4, at_risk=True)),
        ([0, 2, 3, 4, 5, 6, 7, 9, 10], Streak(9)),
        ([0, 2, 3, 4, 5, 6, 8, 9], Streak(6)),
        ([0, 2, 3, 4, 5, 7, 8], Streak(5)),
    ],
)
def test_a_streak(ago: list[int], found: Streak) -> None:
    assert streak([TODAY - days for days in ago], TODAY) == found


def test_days_in_any_order_and_twice() -> None:
    assert streak([TODAY, TODAY - 1, TODAY, TODAY - 2], TODAY) == Streak(3)
