"""Direct messages: the channel to a person, and what happens when she cannot be written to (ux.md E1-E4)."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Protocol

import discord
from msgspec.structs import replace as changed

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table.model import TableState
from bot.table.ports import Person, Slot
from bot.ui import deliver, screens
from bot.ui.failure import Failure
from bot.ui.lookup import words_of
from bot.ui.opening import Opening
from bot.ui.panels import Panels
from bot.ui.screen import Screen

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


@dataclass(slots=True)
class Pending:
    """An opening that is under way or waits for its turn, and how many callers wait for it."""

    task: asyncio.Task[int | Failure]
    callers: int = 0


class Dms:
    """Opens direct messages, each once, and stops asking those who are closed."""

    def __init__(self, client: DmClient, services: Services, panels: Panels, opening: Opening | None = None) -> None:
        self._client = client
        self._services = services
        self._panels = panels
        self._channels: dict[int, int] = {}
        self._lost: set[int] = set()
        self._opening = opening or Opening(services.settings.dm_opens)
        self._pending: dict[int, Pending] = {}
        self._shut: set[int] = set()

    async def channel(self, person: Person) -> int | Failure:
        """The id of the direct-message channel with a person, opened if need be: once, however many ask for it, and
        in turn. A person who could not be written to is not tried again before they ask for it (E2)."""
        if person.user in self._shut:
            return Failure.CLOSED
        known = self._channels.get(person.user) or (person.mailbox if person.user not in self._lost else 0)
        if known:
            return known
        if self._opening.paused():
            return Failure.TOO_MANY
        pending = self._pending.get(person.user)
        if pending is None:
            pending = self._pending[person.user] = Pending(asyncio.create_task(self._open(person), name="open a dm"))
        pending.callers += 1
        try:
            return await asyncio.shield(pending.task)
        finally:
            pending.callers -= 1
            if not pending.callers:
                # Nobody waits for it (any more): the next caller asks anew, and no turn is lost by it.
                self._pending.pop(person.user, None)
                pending.task.cancel()

    async def _open(self, person: Person) -> int | Failure:
        """One opening for everybody who waits for it, when its turn comes."""
        if not await self._opening.turn(lambda: person.user not in self._shut):
            return Failure.TOO_MANY if self._opening.paused() else Failure.CLOSED
        opened = await deliver.attempt(self._opened(person.user), "opening a direct message")
        if opened is Failure.TOO_MANY:
            self._opening.pause(COOLING)
            log.error("too many direct messages were opened; none for ten minutes")
        if isinstance(opened, Failure):
            return opened
        self._channels[person.user] = opened.id
        self._lost.discard(person.user)
        await self._services.store.set_mailbox(person.id, opened.id)
        return opened.id

    async def lost(self, person: Person) -> None:
        """The channel with the person is not there (any more): it is opened anew when it is needed next."""
        self._channels.pop(person.user, None)
        self._lost.add(person.user)
        await self._services.store.set_mailbox(person.id, 0)

    async def _opened(self, user: int) -> discord.DMChannel | Failure:
        """A rate limit on opening means the same as the code for opening too fast (E4)."""
        try:
            return await self._client.create_dm(discord.Object(user))
        except discord.RateLimited:
            return Failure.TOO_MANY
        except discord.HTTPException as error:
            if error.status == 429:
                return Failure.TOO_MANY
            raise

    async def shut(self, person: Person) -> bool:
        """Whether nothing is sent to the person now: it did not arrive, and she has not asked for another try."""
        wished = (await self._services.store.preferences(person.id)).surface == DM
        return person.user in self._shut or (wished and person.surface != DM)

    def allow(self, user: int) -> None:
        """She wishes that it is tried again (a Discord id)."""
        self._shut.discard(user)

    async def closed(self, state: TableState, person: Person) -> None:
        """The person cannot be written to: remember it, and tell her once how to play without."""
        cooling = self._opening.paused()
        if person.user in self._shut or (cooling and person.surface == CHANNEL):
            return
        if not cooling:
            self._shut.add(person.user)
        self._channels.pop(person.user, None)
        await self._services.store.set_surface(person.id, CHANNEL)
        own = self._panels.newest(person.user)
        if own is not None:
            told = await deliver.respond(own, screens.seated_no_dm(state, await words_of(self._services, person)))
            if told is None:
                return
        said = words(choose(state.language, None))
        text = said.text("reply-dm-closed", who=escape(plain(person.name, "…")))
        notice = screens.notice(text, "info", said, table=state.id)
        where = state.thread or state.channel
        await deliver.post(self._client, where, notice, nonce=f"{state.id}-x{person.id}"[:25])

    async def test(self, person: Person, screen: Screen) -> Failure | None:
        """Write to the person, to see whether it arrives; why it does not. Pressed again within a minute it is the same
        message."""
        self.allow(person.user)
        channel = await self.channel(person)
        if isinstance(channel, Failure):
            return channel
        minute = self._services.clock.now() // 60_000
        sent = await deliver.post(self._client, channel, screen, nonce=f"dm-{person.id}-{minute}"[:25])
        if not isinstance(sent, Failure):
            return None
        if sent is Failure.NOWHERE:
            await self.lost(person)
        if sent in (Failure.CLOSED, Failure.STRANGER):
            self._channels.pop(person.user, None)
            self._shut.add(person.user)
        return sent

    async def withdraw(self, row: Slot, stub: Screen) -> None:
        """The hand is shown elsewhere from now on: nothing of it stays in the direct messages."""
        await deliver.edit(self._client, row.channel, row.message, stub)
        await self._services.store.save_slot(changed(row, gone=True))

    async def ask_again(self, person: Person) -> None:
        """The person sat down: that is asking for her cards by message, so it is tried again, unless she chose not to
        get them so."""
        self.allow(person.user)
        if person.surface != DM and (await self._services.store.preferences(person.id)).surface == DM:
            await self._services.store.set_surface(person.id, DM)
