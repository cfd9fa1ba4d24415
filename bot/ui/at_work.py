"""Presses and commands that are being answered, so that a bot that stops can finish them first."""

from __future__ import annotations

import asyncio

PATIENCE = 5.0
"""Seconds a stopping bot waits for answers that are on their way."""


class AtWork:
    """The tasks in which people are being answered now."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def enter(self) -> None:
        """The running task answers somebody, until it ends."""
        task = asyncio.current_task()
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self, patience: float = PATIENCE) -> int:
        """Wait for all of them, at most ``patience`` seconds; how many are still at it."""
        waiting = self._tasks - {asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=patience)
        return len([task for task in waiting if not task.done()])
