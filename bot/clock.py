"""The real clock behind :class:`bot.table.ports.Clock`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

LONGEST_NAP = 60.0
"""Seconds after which a sleeper looks at the clock again: it may have followed the world's."""

UNNOTICED = 2_000
"""A difference of so many ms from the world's clock is let be."""

JUMP = 60_000
"""One of so many ms is told to whoever runs the bot."""


class SystemClock:
    """Unix time in ms that runs evenly, whatever is done to the machine's clock (ux.md E41).

    It is set by the machine's clock at the start and goes on by the monotonic one. When the two have come apart,
    :meth:`follow` takes the machine's time over and says by how much, so that running clocks can be moved along.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> int:
        """Unix time in ms."""
        return (self._steady() + self._offset) // 1_000_000

    def steady(self) -> int:
        """Ms on the monotonic clock."""
        return self._steady() // 1_000_000

    def follow(self) -> int:
        """Take over the machine's time if it differs; by how many ms it was ahead (less than 0: behind), else 0."""
        ahead = self._wall() - self._steady() - self._offset
        if abs(ahead) <= UNNOTICED * 1_000_000:
            return 0
        self._offset += ahead
        return ahead // 1_000_000

    async def sleep_until(self, at: int) -> None:
        """Return when this clock shows ``at`` ms or later."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110 - time itself is what is waited for
            await asyncio.sleep(min(left / 1000, LONGEST_NAP))
