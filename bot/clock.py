"""The real clock behind :class:`bot.table.ports.Clock`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LONGEST_NAP = 60.0
"""Maximum of seconds before a waiting task looks at the clock again: the machine may have been suspended."""

UNNOTICED = 2_000
"""Milliseconds of difference from the machine's clock that are ignored."""

JUMP = 60_000
"""Milliseconds of difference from which on the operator is informed."""


class SystemClock:
    """Unix time in ms that advances evenly, even if the machine's clock is changed (ux.md E41).

    It starts with the machine's time and advances by the monotonic clock. When the two differ, :meth:`follow` adopts
    the machine's time and returns the difference, so that running clocks can be moved by it.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> int:
        """Return the Unix time in ms."""
        return (self._steady() + self._offset) // 1_000_000

    def steady(self) -> int:
        """Return the monotonic clock in ms."""
        return self._steady() // 1_000_000

    def follow(self) -> int:
        """Adopt the machine's time if it differs. Returns by how many ms it was ahead (negative: behind), or 0."""
        ahead = self._wall() - self._steady() - self._offset
        if abs(ahead) <= UNNOTICED * 1_000_000:
            return 0
        self._offset += ahead
        return ahead // 1_000_000

    async def sleep_until(self, at: int) -> None:
        """Wait until this clock shows ``at`` (Unix ms) or later. When :meth:`follow` adopts another time meanwhile, the
        wait takes as long as it would have taken without that."""
        due = at * 1_000_000 - self._offset
        while (left := due - self._steady()) > 0:  # noqa: ASYNC110 - it waits for the time itself
            await asyncio.sleep(min(left / 1_000_000_000, LONGEST_NAP))
