"""For tests of what takes time: a clock that is moved by hand, and waiting for a condition without any clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class HandClock:
    """A clock that is moved by hand, in seconds."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


async def until(true: Callable[[], bool]) -> None:
    """Let the others work until something holds. Raises AssertionError when it never does."""
    for _ in range(100_000):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never happens")
