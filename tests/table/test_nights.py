"""Quiet hours as arithmetic: what a clock has left, when it runs out, and at most ten hours a day (T66)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.clocks import DAY, HOUR, MAX_QUIET, Spans, awake_between, awake_until, clipped, joined

NIGHTS: Spans = tuple((day * DAY + 22 * HOUR, (day + 1) * DAY + 8 * HOUR) for day in range(20))


def most_in_a_day(spans: Spans) -> int:
    """Return the longest quiet time within any 24 hours, in ms; such a window starts or ends where a span does."""
    ends = [last for _, last in spans] + [first + DAY for first, _ in spans]
    return max((sum(b - a for a, b in clipped(spans, end - DAY, end)) for end in ends), default=0)


@pytest.mark.parametrize(
    ("now", "left", "due"),
    [
        (9, 4, 13),
        (9, 13, 22),  # until the last moment before the night
        (9, 14, 33),
        (23, 1, 33),  # asked in the night
        (9, 24, 43),
        (20, 24, 32 + 14 + 10 + 8),
        (23, 0, 32),  # a deadline that is due at once waits for the morning
    ],
)
def test_time_that_stood_still_is_given_back(now: int, left: int, due: int) -> None:
    assert awake_until(now * HOUR, left * HOUR, NIGHTS) == due * HOUR
    assert awake_between(now * HOUR, due * HOUR, NIGHTS) == left * HOUR


def test_without_quiet_hours_nothing_stands_still() -> None:
    assert awake_until(5, 7, ()) == 12
    assert awake_between(5, 12, ()) == 7
    assert awake_between(12, 5, NIGHTS) == 0


@given(st.integers(0, 15 * DAY), st.integers(0, 3 * DAY))
def test_a_deadline_leaves_exactly_the_time_there_was(now: int, left: int) -> None:
    assert awake_between(now, awake_until(now, left, NIGHTS), NIGHTS) == left


@pytest.mark.slow
@given(
    st.lists(
        st.tuples(st.integers(0, 23), st.integers(1, 10), st.integers(0, 40)).map(
            lambda one: (one[0] * HOUR, one[1] * HOUR, one[2] * HOUR)
        ),
        min_size=1,
        max_size=8,
    )
)
def test_who_moves_their_quiet_hours_has_no_more_than_ten_in_any_day(changes: list[tuple[int, int, int]]) -> None:
    now, known = 0, ()
    for begin, length, later in changes:
        wished = tuple((day * DAY + begin, day * DAY + begin + length) for day in range(-1, 40))
        known = joined(known, tuple(one for one in wished if one[1] > now), now)
        assert most_in_a_day(known) <= MAX_QUIET
        assert known == tuple(sorted(known))
        now += later


def test_the_same_wish_again_changes_nothing() -> None:
    now = 23 * HOUR
    known = joined((), NIGHTS, now)
    assert known == ((now, 32 * HOUR), *NIGHTS[1:])
    later = now + 4 * HOUR
    assert clipped(joined(known, NIGHTS, later), later, 10 * DAY) == clipped(known, later, 10 * DAY)


def test_a_wish_put_right_a_minute_later_costs_no_night() -> None:
    known = joined((), ((21 * HOUR, 31 * HOUR),), 21 * HOUR)
    known = joined(known, NIGHTS, 21 * HOUR + 60_000)
    assert known[:2] == ((21 * HOUR, 21 * HOUR + 60_000), (22 * HOUR, 32 * HOUR - 60_000))
