"""The render queue estimates how long one more picture would wait."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.render import Picture, Pictures
from bot.render.service import RenderQueue
from bot.render.surface import is_saving_bytes
from tests.support.by_hand import HandClock
from tests.support.waiting import until


def drawn(queue: RenderQueue, clock: HandClock, seconds: float) -> None:
    """Draw one picture that takes ``seconds``."""
    with queue.drawing(queue.join()):
        clock.at += seconds


def test_an_empty_queue_waits_for_nothing() -> None:
    clock = HandClock()
    queue = RenderQueue(clock=clock)
    drawn(queue, clock, 3.0)
    assert queue.behind() == 0.0


@pytest.mark.parametrize(("workers", "behind"), [(1, 2.0), (2, 1.0)])
def test_pictures_before_one_count_with_the_time_one_takes(workers: int, behind: float) -> None:
    clock = HandClock()
    queue = RenderQueue(workers, clock)
    drawn(queue, clock, 0.5)
    for _ in range(4):
        queue.join()
    assert queue.behind() == pytest.approx(behind)


def test_the_first_in_the_queue_tells_how_long_the_worker_has_stood_still() -> None:
    clock = HandClock()
    queue = RenderQueue(clock=clock)
    first, second = queue.join(), queue.join()
    clock.at += 2.5
    assert queue.behind() == 2.5
    queue.leave(first)
    queue.leave(second)
    assert queue.behind() == 0.0


def test_the_mean_follows_the_newest_pictures() -> None:
    clock = HandClock()
    queue = RenderQueue(clock=clock)
    drawn(queue, clock, 10.0)
    for _ in range(60):
        drawn(queue, clock, 0.1)
    queue.join()
    assert queue.behind() < 0.2


async def test_a_picture_that_is_given_up_waits_no_longer_and_the_others_are_drawn() -> None:
    pictures, gate, begun = Pictures(workers=3), threading.Event(), threading.Event()

    def slow() -> Picture:
        begun.set()
        gate.wait(30)
        return Picture(b"", "slow.png", "slow", 1, 1)

    running = [asyncio.create_task(pictures.drawn(slow)) for _ in range(3)]
    await asyncio.to_thread(begun.wait, 30)
    given_up = asyncio.create_task(pictures.drawn(slow))
    await until(lambda: pictures.behind() > 0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    gate.set()
    assert [one.alt for one in await asyncio.gather(*running)] == ["slow"] * 3
    assert pictures.behind() == 0.0
    await pictures.aclose()


async def test_the_code_that_draws_learns_that_bytes_are_to_be_saved() -> None:
    pictures, told = Pictures(workers=2), list[bool]()

    def draw() -> Picture:
        told.append(is_saving_bytes())
        return Picture(b"", "a.png", "a", 1, 1)

    await pictures.drawn(draw)
    pictures.sparing = lambda: True
    await pictures.drawn(draw)
    pictures.sparing = lambda: False
    await pictures.drawn(draw)
    assert told == [False, True, False]
    await pictures.aclose()
