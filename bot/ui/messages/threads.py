"""Create and maintain the thread of each table, and its slow mode.

A table gets a thread from its card when the match begins; where no thread can be made, it is played in the channel. In
the thread of a quiet table slow mode keeps people from talking; the bot and its controls are not affected (ux.md 3.6).

The table of a tournament gets a private thread, because others still play the same cards. Where none can be made, it
has no thread: it is played in its players' panels alone.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeVar

import discord
from discord.http import HTTPClient

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.boards import board_table
from bot.table.model import PLAYING, QUIET, TableState
from bot.table.ports import Slot
from bot.ui.screens.names import title
from bot.ui.screens.notices import notice
from bot.ui.transport.channel_health import NO_THREADS
from bot.ui.transport.send import Channels, Failure, attempt, post

log = logging.getLogger(__name__)

SLOWEST = 6 * 3600
"""Seconds between two messages of one person, Discord's maximum. Any creator of a thread may set it; a later change
needs Manage Threads (ux.md R5)."""

T = TypeVar("T")

PublicOrPrivate = Literal[10, 11, 12]
"""Discord's types of threads: in an announcement channel, public, private."""
PRIVATE: PublicOrPrivate = 12


def slow_mode(state: TableState) -> int:
    """Return the slow mode of the table's thread, in seconds."""
    return SLOWEST if state.talk == QUIET else 0


async def made_slow(state: TableState, make: Callable[[int], Awaitable[T]], what: str) -> T | Failure:
    """Make a thread with the table's slow mode, or without slow mode if that fails. ``what`` names the request in the
    log."""
    seconds = slow_mode(state)
    made = await attempt(make(seconds), what)
    if seconds and made in (Failure.FORBIDDEN, Failure.REFUSED):
        made = await attempt(make(0), what)
    return made


async def keep_slow(http: HTTPClient, state: TableState, thread: Any) -> None:
    """Adapt the slow mode of an existing thread to the table (``thread`` as the library knows it, None if it does not).
    A value set by a moderator stays."""
    now, wanted = getattr(thread, "slowmode_delay", None), slow_mode(state)
    if now == wanted or now not in (0, SLOWEST):
        return
    done = await attempt(http.edit_channel(state.thread, rate_limit_per_user=wanted), "setting the slow mode")
    if isinstance(done, Failure):
        log.warning("the slow mode of a thread stays as it is", extra={"table": state.id, "why": done.name})


ALREADY_THERE = 160004
"""Discord's error code: this message already has a thread, whose id is that of the message."""

Minutes = Literal[60, 1440, 4320, 10080]

ARCHIVE_AFTER: dict[str, Minutes] = {"daily": 10080, "none": 10080}
"""Minutes without a message after which a thread is archived, by pace; a day for the others."""


class ThreadClient(Channels, Protocol):
    """The part of the client that is needed to make threads."""

    def get_channel(self, id: int, /) -> Any:  # noqa: A002 (the library's name)
        """Return a channel or thread the library knows, or None."""
        ...


class Threads:
    """Makes threads and takes them out of the archive."""

    def __init__(self, client: ThreadClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._without: set[str] = set()  # Tables of tournaments for which no private thread can be made.

    async def place(self, state: TableState, card: Slot | None) -> Failure | None:
        """Give a table its place when it begins or asks who is present (T15): a thread from its card, else the channel.
        Does nothing while there is no card, which tables of tournaments do not have.

        Returns UNREACHABLE when it should be tried again.
        """
        if state.board is not None and not state.thread:
            return await self._place_apart(state)
        if not (state.status == PLAYING or state.check) or card is None:
            return None
        if state.thread:
            if state.check and state.thread != state.channel:
                await self._invite(state, state.thread)
            if state.thread != state.channel:
                await keep_slow(self._client.http, state, self._client.get_channel(state.thread))
            return None
        where = state.channel if self._inside(state.channel) else Failure.GONE
        if where is Failure.GONE and not card.gone:
            where = await self._thread(state, card)
        if where is Failure.UNREACHABLE:
            return where
        if isinstance(where, Failure):
            log.warning("no thread can be made; the table stays in its channel", extra={"table": state.id})
            if where is Failure.CROWDED:
                await self._crowded(state)
            where = state.channel
        await self.put(state, where)
        if where != state.channel:
            await self._invite(state, where)
        return None

    async def _place_apart(self, state: TableState) -> Failure | None:
        """Give the table of a tournament its private thread: that of the deal before, if there was one."""
        if state.status != PLAYING or not state.channel or state.id in self._without:
            return None
        made: int | Failure = await self._thread_before(state)
        if not made:
            made = await self._made_apart(state)
        if made is Failure.UNREACHABLE:
            return made
        if isinstance(made, Failure):
            log.warning("no private thread can be made; the table is played in panels", extra={"table": state.id})
            self._without.add(state.id)
            return None
        await self.put(state, made)
        await self._invite(state, made)
        return None

    async def _made_apart(self, state: TableState) -> int | Failure:
        """Make a private thread."""
        return await made_slow(
            state, lambda slow: self._start(state, state.channel, slow, PRIVATE), "making a private thread"
        )

    async def _thread_before(self, state: TableState) -> int:
        """Return the thread of the deal before at the same table of the tournament, in this channel; 0 if there is
        none."""
        board = state.board
        if board is None or board.deal < 2:
            return 0
        table = board_table(board.tournament, board.round, board.number, board.deal - 1)
        before = await self._services.tables.readable(table)
        found = before is not None and before.channel == state.channel and before.thread != before.channel
        return before.thread if before is not None and found else 0

    async def put(self, state: TableState, where: int, channel: int = 0) -> None:
        """Record where the table is played, and in which channel if it has moved to another."""
        await self._services.tables.submit(cmd.Command(f"p{where}-{state.seq}", state.id, cmd.Place(where, channel)))

    async def recreate(self, state: TableState, channel: int) -> int | Failure:
        """Make a new thread in a channel for a table whose thread was deleted, and add its people. Returns the id of
        the thread, or of the channel if threads may not be made; a failure for the table of a tournament."""
        kind = PRIVATE if state.board is not None else None
        made = await made_slow(state, lambda slow: self._start(state, channel, slow, kind), "making a thread again")
        if state.board is None and made in (Failure.FORBIDDEN, Failure.REFUSED, Failure.CROWDED):
            return channel
        if not isinstance(made, Failure):
            await self._invite(state, made)
        return made

    def _inside(self, channel: int) -> bool:
        """Return whether the card stands in a thread, a forum post or the chat of a voice channel (E18)."""
        found = self._client.get_channel(channel)
        return isinstance(found, discord.Thread) or (found is not None and found.type in NO_THREADS)

    async def _start(self, state: TableState, channel: int, slow: int, kind: PublicOrPrivate | None = None) -> int:
        found = self._client.get_channel(channel)
        if kind is None:
            kind = 10 if found is not None and found.type is discord.ChannelType.news else 11
        made = await self._client.http.start_thread_without_message(
            channel,
            name=_name(state),
            auto_archive_duration=ARCHIVE_AFTER.get(state.pace, 1440),
            type=kind,
            rate_limit_per_user=slow or None,
        )
        return int(made["id"])

    async def open_again(self, thread: int) -> Failure | None:
        """Take a thread out of the archive. Returns the failure, or None."""
        result = await attempt(self._client.http.edit_channel(thread, archived=False), "opening a thread")
        return result if isinstance(result, Failure) else None

    async def _thread(self, state: TableState, card: Slot) -> int | Failure:
        def make(slow: int) -> Awaitable[int]:
            making = self._client.http.start_thread_with_message(
                card.channel,
                card.message,
                name=_name(state),
                auto_archive_duration=ARCHIVE_AFTER.get(state.pace, 1440),
                rate_limit_per_user=slow or None,
            )
            return _or_earlier(making, card.message)

        return await made_slow(state, make, "making a thread")

    async def _crowded(self, state: TableState) -> None:
        """Post why the table has no thread, and who can change that (E52)."""
        said = words(choose(state.language, None))
        text = said.text("place-threads-full", table=escape(plain(state.name, "…")))
        await post(self._client, state.channel, notice(text, "info", said), nonce=f"{state.id}-full")

    async def _invite(self, state: TableState, thread: int) -> None:
        ids = [chair.person for chair in state.chairs if chair.person is not None]
        people = await self._services.store.people.by_number(ids)
        for person in people.values():
            await attempt(self._client.http.add_user_to_thread(thread, person.user), "adding to a thread")


def _name(state: TableState) -> str:
    said = words(choose(state.language, None))
    return said.text("reply-thread", game=title(state.game, said), name=state.name)[:100]


async def _or_earlier(making: Awaitable[Any], message: int) -> int:
    """Return the id of the new thread, or of the one that was made from this message before."""
    try:
        return int((await making)["id"])
    except discord.HTTPException as error:
        if error.code == ALREADY_THERE:
            return message
        raise
