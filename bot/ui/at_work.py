"""Presses and commands that are being answered, so that a bot that stops can finish them first."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Protocol

import discord

PATIENCE = 5.0
"""Seconds a stopping bot waits for answers that are on their way."""


class Door(Protocol):
    """Wants to know when an interaction is being answered, and when that is over."""

    def enter(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether :meth:`leave` is to be said of it."""
        ...

    def leave(self, interaction: discord.Interaction[Any]) -> None: ...


class AtWork:
    """The tasks in which people are being answered now."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self.door: Door | None = None
        """Set once by the client."""

    def enter(self, interaction: discord.Interaction[Any] | None = None) -> None:
        """The running task answers somebody, until it ends."""
        task = asyncio.current_task()
        if task is None:
            return
        if task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if interaction is not None and self.door is not None and self.door.enter(interaction):
            task.add_done_callback(partial(_left, self.door, interaction))

    async def finish(self, patience: float = PATIENCE) -> int:
        """Wait for all of them, at most ``patience`` seconds; how many are still at it."""
        waiting = self._tasks - {asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=patience)
        return len([task for task in waiting if not task.done()])


def _left(door: Door, interaction: discord.Interaction[Any], _: asyncio.Task[object]) -> None:
    door.leave(interaction)
