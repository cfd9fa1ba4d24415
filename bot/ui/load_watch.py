"""Looks at the load every few seconds, so that the operator reads of every step, also of the way back down; the step
is kept for ``germini health`` (ux.md 5.4)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store import LOAD
from bot.ui.traffic import Traffic

log = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two looks. A step that is gained is told at once by whoever meets it."""


class LoadWatch:
    """Keeps the step of the load where ``germini health`` finds it. ``keep`` remembers a fact by its key."""

    def __init__(self, traffic: Traffic, keep: Callable[[str, str], Awaitable[None]], every: float = EVERY) -> None:
        self._traffic = traffic
        self._keep = keep
        self._every = every
        self._kept: int | None = None
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch; a second time the same."""
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch(), name="load")

    async def stop(self) -> None:
        """Watch no more."""
        watching, self._watching = self._watching, None
        if watching is not None:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            step = self._traffic.step()
            if step != self._kept:
                try:
                    await self._keep(LOAD, str(step))
                    self._kept = step
                except Exception as error:
                    log.warning("the load could not be noted", extra={"step": step}, exc_info=error)
            await asyncio.sleep(self._every)
