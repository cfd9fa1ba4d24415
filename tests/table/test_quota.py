"""The sliding window of one hour, what counts as an invitation, and one person's share of tables; issue 13, 11."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from bot.table.clocks import HOUR
from bot.table.quota import (
    GUEST,
    GUESTS,
    INVITE,
    MAX_LIMIT,
    NAMES,
    OFFER,
    OPEN,
    POST,
    REPORT,
    Exceeded,
    Limits,
    Use,
    free_at,
    judge,
    may_hold_one_more,
    read_limits,
    settled,
    share,
)

NOW = 1_700_000_000_000
GUILD, ANNA, BRUNO = 10, 1, 2

moments = st.lists(st.integers(0, 3 * HOUR), max_size=60)
limits = st.integers(0, 12)


@given(moments, limits)
def test_no_window_of_one_hour_ever_holds_more_than_the_limit(wishes: list[int], limit: int) -> None:
    """Random attempts succeed only while the limit allows them."""
    done: list[int] = []
    for now in sorted(wishes):
        if free_at(done, limit, now) == now:
            done.append(now)
    for start in done:
        assert sum(start <= at < start + HOUR for at in done) <= limit


@given(moments.filter(bool), st.integers(1, 12), st.integers(0, 3 * HOUR))
def test_what_is_refused_works_at_the_moment_that_was_said_and_not_before(
    history: list[int], limit: int, now: int
) -> None:
    past = [at for at in history if at <= now]
    until = free_at(past, limit, now)
    assert until is not None
    assert now <= until <= now + HOUR
    assert free_at(past, limit, until) == until
    if until > now:
        assert free_at(past, limit, until - 1) == until, "one millisecond earlier it is refused still"
        assert sum(now - HOUR < at <= now for at in past) >= limit
    else:
        assert sum(now - HOUR < at <= now for at in past) < limit


@given(moments, st.integers(0, 3 * HOUR), limits)
def test_a_higher_limit_never_makes_anybody_wait_longer(history: list[int], now: int, limit: int) -> None:
    lower, higher = free_at(history, limit, now), free_at(history, limit + 1, now)
    assert higher is not None
    assert lower is None or higher <= lower


@given(moments, st.integers(1, 12), st.integers(0, 3 * HOUR))
def test_a_clock_that_was_put_back_makes_nobody_wait_longer_than_an_hour(
    history: list[int], limit: int, now: int
) -> None:
    until = free_at(history, limit, now)
    assert until is not None
    assert until <= now + HOUR
    assert free_at([at + 24 * HOUR for at in history], limit, now) == now, "what lies a day ahead is none of it"


def test_nothing_is_allowed_where_the_limit_is_none() -> None:
    assert free_at([], 0, NOW) is None
    assert judge(Use(1, GUILD, ANNA, POST, NOW), [], Limits(post=0)) == Exceeded(POST, 0, None)


def invited(count: int, *, by: int = ANNA, mark: str = "guest", at: int = NOW) -> list[Use]:
    return [Use(n, GUILD, by, INVITE, at + n, mark) for n in range(count)]


def test_the_same_guest_counts_by_one_person_and_by_all_and_the_other_guests_do_not() -> None:
    its = Limits(invite=5, guest=2, guests=3)
    one = Use(99, GUILD, ANNA, INVITE, NOW + 50, "guest")
    assert judge(one, invited(1), its) is None
    assert judge(one, invited(2), its) == Exceeded(GUEST, 2, NOW + HOUR)
    assert judge(one, [*invited(1), *invited(2, by=BRUNO)], its) == Exceeded(GUESTS, 3, NOW + HOUR)
    assert judge(one, invited(4, mark="other"), its) is None
    assert judge(one, invited(5, mark="other"), its) == Exceeded(INVITE, 5, NOW + HOUR)
    assert judge(one, invited(9, by=BRUNO, mark="other"), its) is None, "what others do to others is theirs"


def test_of_several_limits_the_one_that_holds_longest_is_said() -> None:
    before = [*invited(2, at=NOW - HOUR // 2), *invited(1, by=BRUNO, at=NOW)]
    found = judge(Use(99, GUILD, ANNA, INVITE, NOW + 9, "guest"), before, Limits(invite=2, guest=9, guests=1))
    assert found == Exceeded(GUESTS, 1, NOW + HOUR)


def test_servers_and_kinds_are_counted_apart() -> None:
    opened = [Use(n, GUILD, ANNA, OPEN, NOW) for n in range(9)]
    assert judge(Use(99, GUILD, ANNA, POST, NOW), opened, Limits()) is None
    assert judge(Use(99, 11, ANNA, OPEN, NOW), opened, Limits()) is None
    assert judge(Use(99, GUILD, ANNA, OPEN, NOW), opened, Limits()) == Exceeded(OPEN, 6, NOW + HOUR)


def test_what_was_asked_at_one_table_is_not_counted_at_another() -> None:
    asked = [Use(n, GUILD, ANNA, OFFER, NOW + n, "t1") for n in range(6)]
    assert judge(Use(99, GUILD, ANNA, OFFER, NOW + 9, "t1"), asked, Limits()) == Exceeded(OFFER, 6, NOW + HOUR)
    assert judge(Use(99, GUILD, ANNA, OFFER, NOW + 9, "t2"), asked, Limits()) is None
    assert judge(Use(99, GUILD, BRUNO, OFFER, NOW + 9, "t1"), asked, Limits()) is None


def test_a_limit_is_set_within_its_bounds_and_else_stays() -> None:
    usual = Limits()
    for name in NAMES:
        assert getattr(settled(usual, name, 7), name) == 7
        assert settled(usual, name, MAX_LIMIT + 1) == settled(usual, name, -1) == usual
    assert settled(usual, "nothing", 3) == usual
    assert settled(usual, OPEN, 0).open == 0
    assert settled(usual, REPORT, 0) == usual, "moderators can always be told of something"
    assert settled(usual, OFFER, 0) == usual, "people can always ask each other to end their match"


def test_what_was_written_by_another_version_or_hand_reads_as_far_as_it_can_be() -> None:
    assert read_limits({"open": 2, "post": -1, "invite": "x", "waltz": 3, "report": 0}) == Limits(open=2)
    for odd in (None, [], "x", 3, {}):
        assert read_limits(odd) == Limits()


@given(st.integers(1, 60), st.lists(st.integers(0, 5), max_size=120))
def test_no_order_of_openings_gives_one_person_more_than_the_share_or_all_tables(
    limit: int, people: Sequence[int]
) -> None:
    held: dict[int, int] = {}
    for one in people:
        if sum(held.values()) < limit and may_hold_one_more(held.get(one, 0), sum(held.values()), limit):
            held[one] = held.get(one, 0) + 1
    for own in held.values():
        assert own <= share(limit)
        assert limit == 1 or own < limit


def test_the_share_is_a_third_and_at_least_one_and_the_last_free_table_is_for_somebody_else() -> None:
    assert [share(limit) for limit in (1, 2, 3, 5, 6, 10, 50)] == [1, 1, 1, 1, 2, 3, 16]
    assert may_hold_one_more(0, 9, 10)
    assert not may_hold_one_more(1, 9, 10)
    assert may_hold_one_more(2, 8, 10)
    assert not may_hold_one_more(3, 3, 10)
    assert may_hold_one_more(0, 0, 1)
