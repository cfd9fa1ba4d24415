"""How fast direct messages are opened (ux.md 3.9): bots that open many at once have been quarantined."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

MINUTE = 60.0


class Opening:
    """A turn for each opening, at most ``most`` in any minute, in the order in which they were asked for; none while
    they are paused."""

    def __init__(
        self,
        most: int,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """``clock`` and ``sleep`` are in seconds."""
        self._begun: deque[float] = deque(maxlen=most)
        self._clock = clock
        self._sleep = sleep
        self._line = asyncio.Lock()
        self._paused_until = float("-inf")

    def pause(self, seconds: float) -> None:
        """Give no turns for so long: Discord said that too many direct messages were opened."""
        self._paused_until = max(self._paused_until, self._clock() + seconds)

    def paused(self) -> bool:
        """Whether no turns are given now."""
        return self._clock() < self._paused_until

    async def turn(self, wanted: Callable[[], bool] = lambda: True) -> bool:
        """Wait until one more may be opened, and count it. False, and nothing is counted, where openings are paused by
        then or this one is not ``wanted`` any more. A caller that is cancelled has taken no turn."""
        async with self._line:
            if self.paused() or not wanted():
                return False
            if len(self._begun) == self._begun.maxlen:
                await self._sleep(max(0.0, self._begun[0] + MINUTE - self._clock()))
            if self.paused() or not wanted():
                return False
            self._begun.append(self._clock())
            return True
