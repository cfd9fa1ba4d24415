"""Greet a server: one message with a poster and a button for each game, once, when the bot has just joined it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from typing import Protocol

import discord

from bot.i18n import choose, words
from bot.services import Services
from bot.ui import screens
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.channel_rules import NEEDED
from bot.ui.transport import send
from bot.ui.transport.send import Failure

log = logging.getLogger(__name__)

WELCOMED = "edge.welcomed"
"""Key of the stored fact that lists the servers that were greeted."""

NEW = 24 * 3_600_000
"""Milliseconds after joining in which a server is greeted. One joined earlier knows the bot already."""


class Client(send.Channels, Protocol):
    """The part of the client that is needed here."""

    @property
    def guilds(self) -> Sequence[discord.Guild]: ...


class Welcome:
    """Greets servers. Nothing is posted if ``GERMINI_WELCOME`` is off or no channel can be written to."""

    def __init__(self, client: Client, services: Services, builder: ScreenBuilder) -> None:
        self._client = client
        self._services = services
        self._builder = builder
        self._tasks: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()

    def start(self) -> None:
        """Greet the servers joined while the bot was not running."""
        for guild in self._client.guilds:
            self.joined(guild)

    def joined(self, guild: discord.Guild) -> None:
        """Greet a server, if it is new and has not been greeted."""
        if self._services.settings.welcome:
            task = asyncio.create_task(self._greet(guild), name="welcome")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Stop greeting."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _greet(self, guild: discord.Guild) -> None:
        try:
            async with self._lock:
                facts = self._services.store.facts
                known: list[int] = json.loads(await facts.get_fact(WELCOMED) or "[]")
                channel = place_for(guild)
                if guild.id in known or channel is None or not self._is_new(guild):
                    return
                said = words(choose(str(guild.preferred_locale), None))
                screen = screens.welcome(said, await self._builder.posters(said, patience=None))
                sent = await send.post(self._client, channel.id, screen, nonce=f"{guild.id}-w"[:25])
                if not isinstance(sent, Failure):
                    await facts.set_fact(WELCOMED, json.dumps([*known, guild.id]))
        except Exception as error:
            log.error("a server could not be greeted", exc_info=error)

    def _is_new(self, guild: discord.Guild) -> bool:
        joined = guild.me.joined_at
        return joined is not None and self._services.clock.now() - joined.timestamp() * 1000 < NEW


def place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for the greeting: the server's own for such messages, else the first one in which the bot may
    post pictures."""
    own = [guild.system_channel] if guild.system_channel is not None else []
    for channel in (*own, *guild.text_channels):
        held = channel.permissions_for(guild.me)
        if all(getattr(held, name) for name in NEEDED):
            return channel
    return None
