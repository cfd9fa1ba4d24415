"""The result of a benchmark: one row for each figure."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec


class Row(msgspec.Struct, frozen=True):
    """A figure of the performance page: its number, its subject, what was measured, and the goal."""

    figure: str
    what: str
    measured: str
    goal: str
    met: bool


def interleaved(one: Callable[[], object], other: Callable[[], object], rounds: int) -> tuple[float, float]:
    """Return the median seconds of two functions that run alternately, so that both meet the same conditions."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for which, work in enumerate((one, other)):
            start = perf_counter()
            work()
            times[which].append(perf_counter() - start)
    return sorted(times[0])[rounds // 2], sorted(times[1])[rounds // 2]
