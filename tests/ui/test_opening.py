"""Direct messages are opened slowly enough, in the order of the requests (ux.md 3.9)."""

from __future__ import annotations

import asyncio

from bot.ui.messages.direct_messages import DmRateLimit
from tests.support.waiting import MAX_WAIT_SECONDS


class Time:
    """A clock that advances only by sleeping."""

    def __init__(self) -> None:
        self.at = 500.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        await asyncio.sleep(0)


async def test_no_more_than_so_many_in_any_minute_and_the_first_at_once() -> None:
    time = Time()
    opening, begun = DmRateLimit(3, time.now, time.sleep), list[tuple[int, float]]()

    async def asked(number: int) -> None:
        await opening.turn()
        begun.append((number, time.at))

    await asyncio.gather(*(asked(number) for number in range(8)))
    assert begun == [(n, 500.0 + 60.0 * (n // 3)) for n in range(8)]


async def test_a_turn_that_is_given_up_holds_nobody() -> None:
    held = asyncio.Event()
    time = Time()

    async def never(_: float) -> None:
        held.set()
        await asyncio.sleep(3600)

    opening = DmRateLimit(1, time.now, never)
    await opening.turn()
    waiting = asyncio.create_task(opening.turn())
    await held.wait()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    time.at += 60.0
    opening._sleep = time.sleep
    await asyncio.wait_for(opening.turn(), MAX_WAIT_SECONDS)
    assert time.at == 560.0


async def test_a_turn_that_is_not_wanted_any_more_is_the_next_ones() -> None:
    time, wanted = Time(), [True, False]
    opening = DmRateLimit(1, time.now, time.sleep)
    assert await opening.turn()
    given_up, next_one = opening.turn(lambda: wanted.pop(0)), opening.turn()
    assert await asyncio.gather(given_up, next_one) == [False, True], "not wanted any more when its turn came"
    assert time.at == 560.0, "and its turn is taken by the next one, without another wait"


async def test_a_pause_gives_nobody_a_turn_and_ends() -> None:
    time = Time()
    opening = DmRateLimit(1, time.now, time.sleep)
    assert await opening.turn()
    opening.pause(600.0)
    assert not await opening.turn()
    assert time.at == 500.0, "a person who comes while openings are paused is told at once"
    time.at += 600.0
    assert not opening.paused()
    assert await opening.turn()
