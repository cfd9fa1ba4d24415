"""Open direct messages at a limited rate (ux.md 3.9), and handle people who cannot be reached (ux.md E1-E4)."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

import discord
from msgspec.structs import replace as changed

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table.model import TableState
from bot.table.ports import Person, Slot
from bot.ui import screens
from bot.ui.messages.passing_notes import note_named
from bot.ui.requests.caller import words_of
from bot.ui.requests.panels import Panels
from bot.ui.transport import send
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

MINUTE = 60.0


class DmRateLimit:
    """Limits the opening of direct messages to ``most`` per minute, first come, first served. Discord has quarantined
    bots that opened many at once. Openings can be paused."""

    def __init__(
        self,
        most: int,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """``clock`` and ``sleep`` are in seconds."""
        self._begun: deque[float] = deque(maxlen=most)
        self._clock = clock
        self._sleep = sleep
        self._line = asyncio.Lock()
        self._paused_until = float("-inf")

    def pause(self, seconds: float) -> None:
        """Allow no openings for ``seconds``, because Discord said that too many direct messages were opened."""
        self._paused_until = max(self._paused_until, self._clock() + seconds)

    def paused(self) -> bool:
        """Return whether openings are paused now."""
        return self._clock() < self._paused_until

    async def turn(self, wanted: Callable[[], bool] = lambda: True) -> bool:
        """Wait until one more may be opened, and count it. Returns False without counting if openings are paused by
        then or if this one is not ``wanted`` any more. A cancelled call is not counted."""
        async with self._line:
            if self.paused() or not wanted():
                return False
            if len(self._begun) == self._begun.maxlen:
                await self._sleep(max(0.0, self._begun[0] + MINUTE - self._clock()))
            if self.paused() or not wanted():
                return False
            self._begun.append(self._clock())
            return True


log = logging.getLogger(__name__)

COOLING = 600.0
"""Seconds for which no direct message is opened after Discord said that too many were opened."""

DM, CHANNEL = "dm", "channel"
"""Where a person's hand is shown."""


class DmClient(send.Channels, Protocol):
    """The part of the client that is needed to send direct messages."""

    async def create_dm(self, user: discord.abc.Snowflake) -> discord.DMChannel:
        """Return the direct-message channel with a person."""
        ...


@dataclass(slots=True)
class Pending:
    """An opening in progress or waiting for its turn, and how many callers wait for it."""

    task: asyncio.Task[int | Failure]
    callers: int = 0


class Dms:
    """Opens each direct-message channel once, and does not retry people who cannot be reached."""

    def __init__(self, client: DmClient, services: Services, panels: Panels, limit: DmRateLimit | None = None) -> None:
        self._client = client
        self._services = services
        self._panels = panels
        self._channels: dict[int, int] = {}
        self._lost: set[int] = set()
        self._rate_limit = limit or DmRateLimit(services.settings.dm_opens)
        self._pending: dict[int, Pending] = {}
        self._shut: set[int] = set()
        self.failed: Counter[str] = Counter()
        """Failures since the start: to open a channel, by what Discord answered, and people found to be unreachable."""

    async def channel(self, person: Person) -> int | Failure:
        """Return the id of the direct-message channel with a person. It is opened if necessary: once for all callers
        together, in the order of requests. A person who could not be reached is not tried again until they ask for it
        (E2)."""
        if person.user in self._shut:
            return Failure.CLOSED
        known = self._channels.get(person.user) or (person.mailbox if person.user not in self._lost else 0)
        if known:
            return known
        if self._rate_limit.paused():
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
                # No caller waits any more: the next one starts a new task, and no opening is counted for this one.
                self._pending.pop(person.user, None)
                pending.task.cancel()

    async def _open(self, person: Person) -> int | Failure:
        """Open the channel when its turn comes, for all callers that wait for it."""
        if not await self._rate_limit.turn(lambda: person.user not in self._shut):
            return Failure.TOO_MANY if self._rate_limit.paused() else Failure.CLOSED
        opened = await send.attempt(self._opened(person.user), "opening a direct message")
        if opened is Failure.TOO_MANY:
            self._rate_limit.pause(COOLING)
            log.error("too many direct messages were opened; none for ten minutes")
        if isinstance(opened, Failure):
            self.failed[opened.name.lower()] += 1
            return opened
        self._channels[person.user] = opened.id
        self._lost.discard(person.user)
        await self._services.store.people.set_mailbox(person.id, opened.id)
        return opened.id

    async def lost(self, person: Person) -> None:
        """Record that the channel with the person does not exist (any more). It is opened again when it is needed
        next."""
        self._channels.pop(person.user, None)
        self._lost.add(person.user)
        await self._services.store.people.set_mailbox(person.id, 0)

    async def _opened(self, user: int) -> discord.DMChannel | Failure:
        """Create the channel. A rate limit means the same as Discord's code for opening too fast (E4)."""
        try:
            return await self._client.create_dm(discord.Object(user))
        except discord.RateLimited:
            return Failure.TOO_MANY
        except discord.HTTPException as error:
            if error.status == 429:
                return Failure.TOO_MANY
            raise

    async def shut(self, person: Person) -> bool:
        """Return whether nothing is sent to the person now: a message did not arrive, and they have not asked for
        another try."""
        wished = (await self._services.store.preferences.chosen_by(person.id)).surface == DM
        return person.user in self._shut or (wished and person.surface != DM)

    def allow(self, user: int) -> None:
        """Try direct messages to the person again (a Discord id), because they asked for it."""
        self._shut.discard(user)

    async def closed(self, state: TableState, person: Person) -> None:
        """Record that the person cannot be reached, and tell them once how to play without direct messages."""
        cooling = self._rate_limit.paused()
        if person.user in self._shut or (cooling and person.surface == CHANNEL):
            return
        if not cooling:
            self._shut.add(person.user)
            self.failed["unreachable"] += 1
        self._channels.pop(person.user, None)
        await self._services.store.people.set_surface(person.id, CHANNEL)
        own = self._panels.newest(person.user)
        if own is not None:
            told = await send.respond(own, screens.seated_no_dm(state, await words_of(self._services, person)))
            if told is None:
                return
        said = words(choose(state.language, None))
        text = said.text("reply-dm-closed", who=escape(plain(person.name, "…")))
        notice = screens.notice(text, "info", said, table=state.id)
        where = state.thread or state.channel
        sent = await send.post(self._client, where, notice, nonce=f"{state.id}-x{person.id}"[:25])
        await note_named(self._services, state, where, sent)

    async def test(self, person: Person, screen: Screen) -> Failure | None:
        """Send a screen to the person to test whether it arrives. Returns why it does not, or None. A second test in
        the same minute does not send a second message."""
        self.allow(person.user)
        channel = await self.channel(person)
        if isinstance(channel, Failure):
            return channel
        minute = self._services.clock.now() // 60_000
        sent = await send.post(self._client, channel, screen, nonce=f"dm-{person.id}-{minute}"[:25])
        if not isinstance(sent, Failure):
            return None
        if sent is Failure.NOWHERE:
            await self.lost(person)
        if sent in (Failure.CLOSED, Failure.STRANGER):
            self._channels.pop(person.user, None)
            self._shut.add(person.user)
        return sent

    async def withdraw(self, row: Slot, stub: Screen) -> None:
        """Replace the hand in a direct message by ``stub``, because it is shown elsewhere from now on."""
        await send.edit(self._client, row.channel, row.message, stub)
        await self._services.store.messages.save_slot(changed(row, gone=True))

    async def ask_again(self, person: Person) -> None:
        """Try direct messages again, because the person sat down, unless their preferences exclude direct messages."""
        self.allow(person.user)
        if person.surface != DM and (await self._services.store.preferences.chosen_by(person.id)).surface == DM:
            await self._services.store.people.set_surface(person.id, DM)
