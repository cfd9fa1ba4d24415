"""Tables that work outside the tasks of the simulated bot. SimCord waits until all tasks of the bot have ended, and the
tasks of a table never end."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.services import Services
from bot.table.commands import Command, Outcome
from bot.table.manager import TableManager
from tests.support.edge import EdgeRuntime


class DetachedTables:
    """Passes commands to the real tables through a task of the test."""

    def __init__(self, tables: TableManager) -> None:
        self._tables = tables
        self._queue: asyncio.Queue[tuple[Command, asyncio.Future[Outcome]]] = asyncio.Queue()
        self._pump: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to pass commands. Their effects run in the caller's context. simcord must have been started in it: it
        keeps its stand-in for Discord's webhooks in a context variable, and an edit through an interaction from another
        context would go to the network."""
        self._pump = asyncio.create_task(self._run())

    async def submit(self, command: Command) -> Outcome:
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((command, answer))
        return await answer

    async def stop(self) -> None:
        await self._tables.stop()
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tables, name)

    async def _run(self) -> None:
        while True:
            command, answer = await self._queue.get()
            answer.set_result(await self._tables.submit(command))


class DetachedRuntime(EdgeRuntime):
    """Services that are opened before the simulated bot starts."""

    async def open(self) -> Services:
        if self.services is None:
            services = await super().open()
            services.settings.emojis = False  # Uploading pauses again and again, and simcord waits for each pause.
            self.services = _with_tables(services, DetachedTables(services.tables))
        return self.services

    def begin(self) -> None:
        """Let the tables work (:meth:`DetachedTables.begin`)."""
        assert self.services is not None
        tables: Any = self.services.tables
        tables.begin()


def _with_tables(services: Services, tables: Any) -> Services:
    return Services(services.settings, services.store, tables, services.pictures, services.clock)
