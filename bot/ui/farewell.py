"""Servers the bot was taken off: the day is noted, and after 30 days all their data is forgotten (ux.md E19)."""

from __future__ import annotations

import asyncio
import json
import logging

from bot.services import Services
from bot.table import commands as cmd
from bot.table.hold import REMOVED
from bot.ui.whereabouts import PlacesClient

log = logging.getLogger(__name__)

LEFT = "edge.left"
"""The fact that says of each server the bot is no longer on since when (Unix ms)."""

DAY = 24 * 3600.0
KEPT = 30 * 24 * 3_600_000
"""How long the data of such a server is kept, in ms."""


class Farewell:
    """Looks once a day, and at every start, which servers are gone."""

    def __init__(self, client: PlacesClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    def start(self) -> None:
        """Look now and once a day. May be called again."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="farewell")

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> list[int]:
        """Note who has gone and who is back, and forget those who have been gone too long; whom that was."""
        async with self._lock:
            now = self._services.clock.now()
            known: dict[str, int] = json.loads(await self._services.store.get_fact(LEFT) or "{}")
            servers = await self._services.store.servers()
            gone = [guild for guild in servers if guild and self._client.get_guild(guild) is None]
            left = {str(guild): known.get(str(guild), now) for guild in gone}
            over = [guild for guild in gone if now - left[str(guild)] >= KEPT]
            for guild in over:
                await self._forget(guild)
                del left[str(guild)]
            if left != known:
                await self._services.store.set_fact(LEFT, json.dumps(left))
            return over

    async def _forget(self, guild: int) -> None:
        rows = await self._services.store.tables(guild=guild)
        for row in rows:
            close = cmd.Command(f"hC{REMOVED}-{row.seq}", row.id, cmd.Close(REMOVED))
            await self._services.tables.submit(close)
        count = await self._services.store.forget_server(guild)
        self._services.tables.forget(guild)
        for row in rows:
            await self._services.tables.drop(row.id)
        log.warning("a server was forgotten 30 days after the bot was taken off it", extra={"tables": count})

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("servers could not be looked at", exc_info=error)
            await asyncio.sleep(DAY)
