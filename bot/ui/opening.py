"""How fast direct messages are opened (ux.md 3.9): bots that open many at once have been quarantined."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

MINUTE = 60.0


class Opening:
    """A turn for each, at most ``most`` in any minute, in the order in which they were asked for."""

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

    async def turn(self) -> None:
        """Wait until one more may be opened."""
        async with self._line:
            if len(self._begun) == self._begun.maxlen:
                await self._sleep(max(0.0, self._begun[0] + MINUTE - self._clock()))
            self._begun.append(self._clock())
