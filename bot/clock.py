"""The real clock behind :class:`bot.table.ports.Clock`."""

from __future__ import annotations

import asyncio
import time

LONGEST_NAP = 60.0


class SystemClock:
    """Wall time in Unix ms. Sleeps in short naps, so that a jump of the clock is noticed."""

    def now(self) -> int:
        """Unix time in ms."""
        return time.time_ns() // 1_000_000

    async def sleep_until(self, at: int) -> None:
        """Return when the wall clock shows ``at`` ms or later."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110 - time itself is what is waited for
            await asyncio.sleep(min(left / 1000, LONGEST_NAP))
