"""Which tables stand still, for which cause, and for how long."""

from __future__ import annotations

import asyncio

import pytest

from bot.table.model import TableState
from bot.table.standstill import UNCONNECTED, UNSAVED, Cause, Connection, Guild, Lasted, Standstill
from tests.support.memory_store import FakeClock

AMONG = 4
"""So many connections."""


def table(connection: int) -> TableState:
    """A table on a server of that connection."""
    return TableState("t", guild=connection << 22)


TABLES = tuple(table(connection) for connection in range(AMONG))
SECOND = Connection(number=2, among=AMONG)
SERVER = Guild(guild=TABLES[2].guild)


class Watched:
    """A standstill, and what it tells of each table."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.standstill = Standstill(self.clock, self.give_back)
        self.told: list[list[int | None]] = []

    def give_back(self, lasted: Lasted) -> list[asyncio.Task[None]]:
        """Note it."""
        self.told.append([lasted(state) for state in TABLES])
        return []

    def holds(self) -> list[bool]:
        """Which of the tables stand still."""
        return [self.standstill.holds(state) for state in TABLES]


@pytest.fixture
async def its() -> Watched:
    """Nothing stands still."""
    return Watched()


@pytest.mark.parametrize(
    ("cause", "concerned"),
    [(UNSAVED, range(AMONG)), (UNCONNECTED, range(AMONG)), (SECOND, (2,)), (SERVER, (2,)), (Guild(guild=7), ())],
)
async def test_only_those_wait_whom_it_concerns(its: Watched, cause: Cause, concerned: range | tuple[int, ...]) -> None:
    its.standstill.begin(cause)
    assert its.holds() == [one in concerned for one in range(AMONG)]
    its.clock.advance(60_000)
    its.standstill.end(Connection(number=1, among=AMONG))
    its.standstill.end(cause)
    assert its.told == [[60_000 if one in concerned else None for one in range(AMONG)]]
    assert not any(its.holds())


@pytest.mark.parametrize(
    ("cause", "lasted", "given"), [(UNSAVED, 4_999, 0), (UNSAVED, 5_000, 5_000), (SECOND, 9_999, 0), (SERVER, 9_999, 0)]
)
async def test_a_hiccup_gives_nothing_back(its: Watched, cause: Cause, lasted: int, given: int) -> None:
    its.standstill.begin(cause)
    its.clock.advance(lasted)
    its.standstill.end(cause)
    assert its.told[0][2] == given


async def test_time_in_which_two_causes_overlap_is_given_back_once(its: Watched) -> None:
    its.standstill.begin(UNSAVED)
    its.clock.advance(30_000)
    its.standstill.begin(SECOND)
    its.clock.advance(20_000)
    its.standstill.end(UNSAVED)
    assert its.holds() == [False, False, True, False]
    its.clock.advance(40_000)
    its.standstill.end(SECOND)
    assert its.told == [[50_000, 50_000, None, 50_000], [None, None, 90_000, None]]


async def test_a_server_that_is_not_there_when_its_connection_comes_waits_on(its: Watched) -> None:
    its.standstill.begin(SECOND)
    its.clock.advance(30_000)
    its.standstill.begin(SERVER)
    its.standstill.end(SECOND)
    its.clock.advance(1_000)
    its.standstill.end(SERVER)
    assert its.told == [[None] * 4, [None, None, 31_000, None]]


async def test_a_cause_that_had_ended_before_another_began_is_not_counted_again(its: Watched) -> None:
    other = Connection(number=1, among=AMONG)
    its.standstill.begin(other)
    its.standstill.begin(SECOND)
    its.clock.advance(30_000)
    its.standstill.end(SECOND)
    its.clock.advance(30_000)
    its.standstill.begin(SECOND)
    its.clock.advance(30_000)
    its.standstill.end(SECOND)
    its.standstill.end(other)
    assert its.told == [[None, None, 30_000, None]] * 2 + [[None, 90_000, None, None]]


async def test_the_last_of_causes_one_inside_the_other_gives_back_all(its: Watched) -> None:
    its.standstill.begin(SECOND)
    its.clock.advance(10_000)
    its.standstill.begin(SERVER)
    its.clock.advance(10_000)
    its.standstill.end(SERVER)
    its.clock.advance(10_000)
    its.standstill.end(SECOND)
    assert its.told == [[None] * 4, [None, None, 30_000, None]]
