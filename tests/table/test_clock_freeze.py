"""Which tables have their clocks frozen, for which cause, and for how long."""

from __future__ import annotations

import asyncio

import pytest

from bot.table.clocks import UNCONNECTED, UNSAVED, Cause, ClockFreeze, Connection, Guild, Lasted
from bot.table.model import TableState
from tests.support.by_hand import FakeClock

AMONG = 4
"""The number of connections."""


def table(connection: int) -> TableState:
    """Return a table on a server of that connection."""
    return TableState("t", guild=connection << 22)


TABLES = tuple(table(connection) for connection in range(AMONG))
SECOND = Connection(number=2, among=AMONG)
SERVER = Guild(guild=TABLES[2].guild)


class Watched:
    """A clock freeze that records what it reports about each table."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.clock_freeze = ClockFreeze(self.clock, self.give_back)
        self.told: list[list[int | None]] = []

    def give_back(self, lasted: Lasted) -> list[asyncio.Task[None]]:
        """Record it."""
        self.told.append([lasted(state) for state in TABLES])
        return []

    def holds(self) -> list[bool]:
        """Return for each table whether its clocks are frozen."""
        return [self.clock_freeze.holds(state) for state in TABLES]


@pytest.fixture
async def its() -> Watched:
    """A freeze in which no clock is frozen yet."""
    return Watched()


@pytest.mark.parametrize(
    ("cause", "concerned"),
    [(UNSAVED, range(AMONG)), (UNCONNECTED, range(AMONG)), (SECOND, (2,)), (SERVER, (2,)), (Guild(guild=7), ())],
)
async def test_only_those_wait_whom_it_concerns(its: Watched, cause: Cause, concerned: range | tuple[int, ...]) -> None:
    its.clock_freeze.begin(cause)
    assert its.holds() == [one in concerned for one in range(AMONG)]
    its.clock.advance(60_000)
    its.clock_freeze.end(Connection(number=1, among=AMONG))
    its.clock_freeze.end(cause)
    assert its.told == [[60_000 if one in concerned else None for one in range(AMONG)]]
    assert not any(its.holds())


@pytest.mark.parametrize(
    ("cause", "lasted", "given"), [(UNSAVED, 4_999, 0), (UNSAVED, 5_000, 5_000), (SECOND, 9_999, 0), (SERVER, 9_999, 0)]
)
async def test_a_hiccup_gives_nothing_back(its: Watched, cause: Cause, lasted: int, given: int) -> None:
    its.clock_freeze.begin(cause)
    its.clock.advance(lasted)
    its.clock_freeze.end(cause)
    assert its.told[0][2] == given


async def test_time_in_which_two_causes_overlap_is_given_back_once(its: Watched) -> None:
    its.clock_freeze.begin(UNSAVED)
    its.clock.advance(30_000)
    its.clock_freeze.begin(SECOND)
    its.clock.advance(20_000)
    its.clock_freeze.end(UNSAVED)
    assert its.holds() == [False, False, True, False]
    its.clock.advance(40_000)
    its.clock_freeze.end(SECOND)
    assert its.told == [[50_000, 50_000, None, 50_000], [None, None, 90_000, None]]


async def test_a_server_that_is_not_there_when_its_connection_comes_waits_on(its: Watched) -> None:
    its.clock_freeze.begin(SECOND)
    its.clock.advance(30_000)
    its.clock_freeze.begin(SERVER)
    its.clock_freeze.end(SECOND)
    its.clock.advance(1_000)
    its.clock_freeze.end(SERVER)
    assert its.told == [[None] * 4, [None, None, 31_000, None]]


async def test_a_cause_that_had_ended_before_another_began_is_not_counted_again(its: Watched) -> None:
    other = Connection(number=1, among=AMONG)
    its.clock_freeze.begin(other)
    its.clock_freeze.begin(SECOND)
    its.clock.advance(30_000)
    its.clock_freeze.end(SECOND)
    its.clock.advance(30_000)
    its.clock_freeze.begin(SECOND)
    its.clock.advance(30_000)
    its.clock_freeze.end(SECOND)
    its.clock_freeze.end(other)
    assert its.told == [[None, None, 30_000, None]] * 2 + [[None, 90_000, None, None]]


async def test_the_last_of_causes_one_inside_the_other_gives_back_all(its: Watched) -> None:
    its.clock_freeze.begin(SECOND)
    its.clock.advance(10_000)
    its.clock_freeze.begin(SERVER)
    its.clock.advance(10_000)
    its.clock_freeze.end(SERVER)
    its.clock.advance(10_000)
    its.clock_freeze.end(SECOND)
    assert its.told == [[None] * 4, [None, None, 30_000, None]]
