"""Delete the data of servers the bot was removed from (ux.md E19), and find the moderators' channel (ux.md E7, E60)."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Protocol

import discord

from bot.services import Services
from bot.table import commands as cmd
from bot.table.pause import REMOVED
from bot.ui.transport import send
from bot.ui.transport.channel_health import ChannelClient

log = logging.getLogger(__name__)

LEFT = "edge.left"
"""Key of the stored fact that gives, for each server the bot is no longer on, the time of removal (Unix ms)."""

DAY = 24 * 3600.0
"""Seconds between two checks."""
KEPT = 30 * 24 * 3_600_000
"""Milliseconds for which the data of such a server is kept: 30 days."""


class ServerPurge:
    """Checks once a day and at every start which servers the bot was removed from."""

    def __init__(self, client: ChannelClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    def start(self) -> None:
        """Check now and once a day. May be called again."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="server_purge")

    async def stop(self) -> None:
        """Stop the checks."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> list[int]:
        """Record which servers are gone and which are back, and delete the data of those gone too long. Returns the ids
        of the deleted ones."""
        async with self._lock:
            now = self._services.clock.now()
            known: dict[str, int] = json.loads(await self._services.store.facts.get_fact(LEFT) or "{}")
            servers = await self._services.store.servers.known_servers()
            gone = [guild for guild in servers if guild and self._client.get_guild(guild) is None]
            left = {str(guild): known.get(str(guild), now) for guild in gone}
            over = [guild for guild in gone if now - left[str(guild)] >= KEPT]
            for guild in over:
                await self._forget(guild)
                del left[str(guild)]
            if left != known:
                await self._services.store.facts.set_fact(LEFT, json.dumps(left))
            return over

    async def _forget(self, guild: int) -> None:
        rows = await self._services.store.tables.listed(guild=guild)
        for row in rows:
            close = cmd.Command(f"hC{REMOVED}-{row.seq}", row.id, cmd.Close(REMOVED))
            await self._services.tables.submit(close)
        if self._services.tournaments is not None:
            await self._services.tournaments.forget_guild(guild)
        gone = await self._services.store.servers.forget_server(guild)
        self._services.tables.forget(guild)
        for row in rows:
            await self._services.tables.drop(row.id)
        log.warning("a server was forgotten 30 days after the bot was taken off it", extra={"tables": len(gone)})

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("servers could not be looked at", exc_info=error)
            await asyncio.sleep(DAY)


class Client(send.Channels, Protocol):
    """The part of the client that is needed here."""

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 (the library's name)
        """Return a server the bot is on, or None."""
        ...


async def their_channel(client: Client, services: Services, guild: int) -> int:
    """Return the id of the channel for notices to the moderators: the one set in ``/admin setup``, else the server's
    own channel for such notices, else 0."""
    settled = (await services.store.servers.settings(guild)).notices
    if settled:
        return settled
    found = client.get_guild(guild)
    own = (found.safety_alerts_channel or found.public_updates_channel) if found is not None else None
    return own.id if own is not None else 0
