"""Work spread over several processes, with a bar on standard error."""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, TypeVar

T = TypeVar("T")


def spread(work: Callable[[Any], T], jobs: Sequence[Any], workers: int, label: str) -> Iterator[T]:
    """Do the jobs in several processes, with a bar on standard error if it has a label, and yield the results
    in order."""
    with bar(len(jobs), label) if label else nullcontext(_nothing) as tick:
        if workers == 1 or len(jobs) == 1:
            for job in jobs:
                yield work(job)
                tick()
            return
        # A worker begins as a new process, so that no thread or pipe of this one is copied.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(workers, len(jobs)), mp_context=context) as pool:
            waiting = [pool.submit(work, job) for job in jobs]
            try:
                yield from _in_order(waiting, tick)
            except BaseException:
                # Not without waiting: the call at the end of the block would take the order to cancel back.
                pool.shutdown(cancel_futures=True)
                raise


def _in_order(waiting: Sequence[Future[T]], tick: Callable[[], None]) -> Iterator[T]:
    left = set(waiting)
    for one in waiting:
        while not one.done():
            done, left = wait(left, return_when=FIRST_COMPLETED)
            for _ in done:
                tick()
        yield one.result()


def _nothing() -> None:
    pass


WIDTH = 30
"""Characters of the bar."""


@contextmanager
def bar(total: int, label: str) -> Iterator[Callable[[], None]]:
    """Show a bar on standard error if it is a terminal; the function yielded moves it by one."""
    begun, count, shown = time.monotonic(), 0, 0.0
    visible = sys.stderr.isatty()

    def tick() -> None:
        nonlocal count, shown
        count += 1
        now = time.monotonic()
        if visible and (now - shown > 0.2 or count == total):
            shown = now
            full = WIDTH * count // total
            left = (now - begun) / count * (total - count)
            _tell(f"\r{label} [{'#' * full}{'.' * (WIDTH - full)}] {count}/{total}, {left:.0f} s left ")

    yield tick
    if visible:
        _tell("\r" + " " * (len(label) + WIDTH + 40) + "\r")


def _tell(text: str) -> None:
    with suppress(OSError):
        sys.stderr.write(text)
        sys.stderr.flush()
