"""The service that sleeps until the earliest deadline of all tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.table.ports import Timer
from bot.table.timers import TimerService
from tests.support.by_hand import FakeClock


class House:
    """A timer service that records each clock that fires, by table and seconds since the start."""

    def __init__(self) -> None:
        self.clock = FakeClock(0)
        self.fired: list[tuple[str, int]] = []
        self.service = TimerService(self.clock, self._fire)

    async def _fire(self, table: str, timer: Timer) -> None:
        self.fired.append((table, self.clock.time // 1000))

    async def at(self, second: int) -> None:
        """Move time on to this second, and let the service run."""
        for _ in range(second - self.clock.time // 1000):
            for _ in range(5):
                await asyncio.sleep(0)
            self.clock.advance(1000)
        for _ in range(5):
            await asyncio.sleep(0)


def due(*seconds: int) -> tuple[Timer, ...]:
    return tuple(Timer("turn", second * 1000, 0, number) for number, second in enumerate(seconds))


@pytest.fixture
async def its() -> AsyncIterator[House]:
    found = House()
    found.service.start()
    yield found
    await found.service.stop()


async def test_clocks_fire_in_order_whatever_the_table(its: House) -> None:
    its.service.set("a", due(5, 9))
    its.service.set("b", due(3))
    await its.at(20)
    assert its.fired == [("b", 3), ("a", 5), ("a", 9)]


async def test_one_that_is_set_earlier_wakes_the_sleeper(its: House) -> None:
    its.service.set("a", due(60))
    await its.at(2)
    its.service.set("b", due(4))
    await its.at(10)
    assert its.fired == [("b", 4)]


async def test_one_that_is_put_off_fires_when_it_is_due_then(its: House) -> None:
    its.service.set("a", due(5))
    await its.at(2)
    its.service.set("a", due(8))
    await its.at(7)
    assert not its.fired
    await its.at(8)
    assert its.fired == [("a", 8)]


async def test_one_that_is_taken_away_does_not_fire_and_holds_nobody_up(its: House) -> None:
    its.service.set("a", due(5))
    its.service.set("b", due(7))
    await its.at(2)
    its.service.set("a", ())
    await its.at(9)
    assert its.fired == [("b", 7)]


async def test_after_all_have_fired_new_ones_are_watched(its: House) -> None:
    its.service.set("a", due(1))
    await its.at(3)
    its.service.set("a", due(5))
    await its.at(6)
    assert its.fired == [("a", 1), ("a", 5)]
