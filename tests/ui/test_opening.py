"""Direct messages are opened slowly enough, in the order in which people came (ux.md 3.9)."""

from __future__ import annotations

import asyncio

from bot.ui.opening import Opening


class Time:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.at = 500.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        await asyncio.sleep(0)


async def test_no_more_than_so_many_in_any_minute_and_the_first_at_once() -> None:
    time = Time()
    opening, begun = Opening(3, time.now, time.sleep), list[tuple[int, float]]()

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

    opening = Opening(1, time.now, never)
    await opening.turn()
    waiting = asyncio.create_task(opening.turn())
    await held.wait()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    time.at += 60.0
    opening._sleep = time.sleep
    await asyncio.wait_for(opening.turn(), 5)
    assert time.at == 560.0
