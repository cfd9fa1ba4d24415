"""Clocks that a test moves by hand."""

from __future__ import annotations

import asyncio
from typing import Any


class HandClock:
    """A clock in seconds, for code that only reads the time."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


class FakeClock:
    """A clock whose time moves only when the test moves it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now
        self._sleepers: list[tuple[int, Any]] = []

    def now(self) -> int:
        return self.time

    def steady(self) -> int:
        return self.time

    async def sleep_until(self, at: int) -> None:
        if at <= self.time:
            return
        waiter = asyncio.get_running_loop().create_future()
        self._sleepers.append((at, waiter))
        await waiter

    def advance(self, ms: int) -> None:
        """Move the time forward and wake the tasks that are due."""
        self.time += ms
        for at, waiter in self._sleepers:
            if at <= self.time and not waiter.done():
                waiter.set_result(None)
        self._sleepers = [(at, waiter) for at, waiter in self._sleepers if not waiter.done()]
