"""Direct messages: the channel to a person, and what happens when she cannot be written to (ux.md E1-E4)."""

from __future__ import annotations

import logging
import time
from typing import Protocol

import discord

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table.model import TableState
from bot.table.ports import Person
from bot.ui import deliver, screens
from bot.ui.deliver import Failure
from bot.ui.panels import Panels

log = logging.getLogger(__name__)

COOLING = 600.0
"""Seconds without opening any direct message after Discord said that too many were opened."""

DM, CHANNEL = "dm", "channel"
"""Where a person's hand is shown."""


class DmClient(deliver.Channels, Protocol):
    """What is needed of the client to write to a person."""

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel:
        """The direct-message channel with a person."""
        ...


class Dms:
    """Opens direct messages, each once, and stops asking those who are closed."""

    def __init__(self, client: DmClient, services: Services, panels: Panels) -> None:
        self._client = client
        self._services = services
        self._panels = panels
        self._channels: dict[int, int] = {}
        self._cool_until = 0.0

    async def channel(self, person: Person) -> int | Failure:
        """The id of the direct-message channel with a person, opened if need be."""
        known = self._channels.get(person.user)
        if known is not None:
            return known
        if time.monotonic() < self._cool_until:
            return Failure.TOO_MANY
        opened = await deliver.attempt(self._client.create_dm(discord.Object(person.user)), "opening a direct message")
        if opened is Failure.TOO_MANY:
            self._cool_until = time.monotonic() + COOLING
            log.error("too many direct messages were opened; none for ten minutes")
        if isinstance(opened, Failure):
            return opened
        self._channels[person.user] = opened.id
        return opened.id

    async def closed(self, state: TableState, person: Person) -> None:
        """The person cannot be written to: remember it, and tell her once how to play without."""
        self._channels.pop(person.user, None)
        await self._services.store.set_surface(person.id, CHANNEL)
        own = self._panels.newest(person.user)
        if own is not None:
            told = await deliver.respond(own, screens.seated_no_dm(state, words(choose(person.locale, None))))
            if told is None:
                return
        said = words(choose(state.language, None))
        text = said.text("reply-dm-closed", who=escape(plain(person.name, "…")))
        notice = screens.notice(text, "info", said, table=state.id)
        where = state.thread or state.channel
        await deliver.post(self._client, where, notice, nonce=f"{state.id}-x{person.id}"[:25])

    async def ask_again(self, person: Person) -> None:
        """The person sat down: that is asking for her cards by message, so it is tried again."""
        if person.surface != DM:
            await self._services.store.set_surface(person.id, DM)
