"""One thread for each table, made from its card when the match begins; the channel itself where none can be made."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any, Literal, Protocol

import discord
from discord.http import HTTPClient

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import PLAYING, TableState
from bot.table.ports import Slot
from bot.ui.deliver import Channels, post
from bot.ui.failure import Failure, attempt
from bot.ui.screens.naming import title
from bot.ui.screens.notices import notice
from bot.ui.slow_mode import keep_slow, made_slow
from bot.ui.whereabouts import NO_THREADS

log = logging.getLogger(__name__)

ALREADY_THERE = 160004
"""A thread was made from this message before; it has the message's id."""

Minutes = Literal[60, 1440, 4320, 10080]

ARCHIVE_AFTER: dict[str, Minutes] = {"daily": 10080, "none": 10080}
"""Minutes without a message after which a thread is archived, by pace; a day for the others."""


class ThreadClient(Channels, Protocol):
    """What is needed of the client to make threads."""

    @property
    def http(self) -> HTTPClient: ...

    def get_channel(self, id: int, /) -> Any:  # noqa: A002 (the library's name)
        """A channel or thread the library knows."""
        ...


class Threads:
    """Makes threads and opens archived ones."""

    def __init__(self, client: ThreadClient, services: Services) -> None:
        self._client = client
        self._services = services

    async def place(self, state: TableState, card: Slot | None) -> Failure | None:
        """Give a table its place when it begins, or asks who is there (T15): a thread from its card, else the channel.
        Without a card yet nothing happens.

        Returns UNREACHABLE when it should be tried again.
        """
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

    async def put(self, state: TableState, where: int, channel: int = 0) -> None:
        """Record where the table is played, and in which channel that is where it has moved to another."""
        await self._services.tables.submit(cmd.Command(f"p{where}-{state.seq}", state.id, cmd.Place(where, channel)))

    async def anew(self, state: TableState, channel: int) -> int | Failure:
        """A new thread in a channel for a table whose own was deleted, with its people in it; the channel itself where
        threads may not be made."""
        made = await made_slow(state, lambda slow: self._start(state, channel, slow), "making a thread anew")
        if made in (Failure.FORBIDDEN, Failure.REFUSED, Failure.CROWDED):
            return channel
        if not isinstance(made, Failure):
            await self._invite(state, made)
        return made

    def _inside(self, channel: int) -> bool:
        """Whether the card stands in a thread, a post of a forum or the chat of a voice channel (E18)."""
        found = self._client.get_channel(channel)
        return isinstance(found, discord.Thread) or (found is not None and found.type in NO_THREADS)

    async def _start(self, state: TableState, channel: int, slow: int) -> int:
        found = self._client.get_channel(channel)
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
        """Take a thread out of the archive."""
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
        """Say why the table has no thread, and who can do something about it (E52)."""
        said = words(choose(state.language, None))
        text = said.text("place-threads-full", table=escape(plain(state.name, "…")))
        await post(self._client, state.channel, notice(text, "info", said), nonce=f"{state.id}-full")

    async def _invite(self, state: TableState, thread: int) -> None:
        ids = [chair.person for chair in state.chairs if chair.person is not None]
        people = await self._services.store.people(ids)
        for person in people.values():
            await attempt(self._client.http.add_user_to_thread(thread, person.user), "adding to a thread")


def _name(state: TableState) -> str:
    said = words(choose(state.language, None))
    return said.text("reply-thread", game=title(state.game, said), name=state.name)[:100]


async def _or_earlier(making: Awaitable[Any], message: int) -> int:
    """The id of the thread being made, or of the one that was made from this message before."""
    try:
        return int((await making)["id"])
    except discord.HTTPException as error:
        if error.code == ALREADY_THERE:
            return message
        raise
