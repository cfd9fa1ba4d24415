"""Waiting in tests, on a machine of any speed."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import time
from collections.abc import Callable
from typing import Any

MAX_WAIT_SECONDS = 180.0
"""Seconds after which something that has not come never comes. No test takes so long unless it fails: a machine that
is busy with other work may be twenty times slower than a quiet one."""

LONG = 100.0
"""Seconds for limits of the bot and the local server in tests that are not about them: less than MAX_WAIT_SECONDS, so
that what never comes is told as what it is."""


async def until(condition: Callable[[], Any], what: str = "", *, pause: float = 0.01) -> Any:
    """Wait until `condition()`, which may be a coroutine, is true, and return its value. Raises AssertionError with
    `what` if it stays false.

    The condition must stay true until somebody acts on it: one that holds for a moment only may be missed.
    """
    end = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(IndexError, KeyError):  # What it looks at is not there yet.
            value = condition()
            if inspect.isawaitable(value):
                value = await value
            if value:
                return value
        await asyncio.sleep(pause)
    raise AssertionError(f"never happened: {what or condition}")


def until_true(condition: Callable[[], Any], what: str = "", *, pause: float = 0.01) -> Any:
    """Wait in the same way where no event loop runs."""
    end = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(pause)
    raise AssertionError(f"never happened: {what or condition}")


async def idle() -> None:
    """Wait until the event loop has nothing left to do but to wait: for time, a thread or a socket."""
    loop: Any = asyncio.get_running_loop()
    for _ in range(3):
        while loop._ready:  # noqa: ASYNC110
            await asyncio.sleep(0)
        await asyncio.sleep(0)
