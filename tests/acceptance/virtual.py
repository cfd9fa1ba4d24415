"""An event loop whose time passes only when nothing is left to do: hours of traffic are simulated in seconds, whatever
the speed of the machine."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class _Selector(selectors.SelectSelector):
    """Never waits: moves straight to the time of the next timer."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Move time on by the timeout."""
        self.now += max(0.0, timeout or 0.0)
        return super().select(0)


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of a coroutine, run in virtual time from 0 s on."""
    selector = _Selector()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
