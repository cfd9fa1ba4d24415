"""Check whether a table can be played in its channel or thread (ux.md E11, E13-E15, E19, E20).

Every call checks again; results are not cached.
"""

from __future__ import annotations

from typing import Any, Protocol

import discord
from discord.http import HTTPClient

from bot.table.model import TableState
from bot.table.pause import FORBIDDEN, GONE, LOCKED, REMOVED, UNAVAILABLE
from bot.ui.transport.send import Failure, attempt

IN_THREAD = ("view_channel", "send_messages_in_threads")
IN_CHANNEL = ("view_channel", "send_messages")
"""Permissions without which a match cannot be shown. Without Attach Files it is played in text mode (T38)."""

NO_THREADS = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
"""Types of channels that have no threads. Their tables are played in the channel itself."""


class ChannelClient(Protocol):
    """The part of the client that gives access to servers and channels."""

    @property
    def http(self) -> HTTPClient: ...

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 (the library's name)
        """Return a server the bot is on, or None."""
        ...


Trouble = tuple[str, str]
"""Why a table cannot be played (a reason of :mod:`bot.table.pause`) and which permission is missing; ("", "") if it can
be played."""

FINE: Trouble = ("", "")


class ChannelHealth:
    """Checks the channels of tables. Makes a request only for threads that are not in the library's cache (archived
    ones)."""

    def __init__(self, client: ChannelClient) -> None:
        self._client = client

    async def look(self, state: TableState) -> Trouble:
        """Return why this table cannot be played now, or ``FINE``."""
        guild = self._client.get_guild(state.guild)
        if guild is None:
            return (REMOVED, "")
        if guild.unavailable:
            return (UNAVAILABLE, "")
        place = state.thread or state.channel
        found = guild.get_channel_or_thread(place)
        if found is None:
            return await self._unknown(guild, state, place)
        if isinstance(found, discord.Thread) and found.locked:
            return (LOCKED, "")
        return missing(guild, found)

    def stays(self, state: TableState) -> bool:
        """Return whether a table of this channel gets no thread of its own: the channel is a thread or the chat of a
        voice channel, or the bot may not create threads in it (E17, E18)."""
        guild = self._client.get_guild(state.guild)
        found = guild.get_channel_or_thread(state.channel) if guild is not None else None
        if guild is None or found is None:
            return False
        if isinstance(found, discord.Thread) or found.type in NO_THREADS:
            return True
        return not found.permissions_for(guild.me).create_public_threads

    def home(self, state: TableState) -> discord.abc.GuildChannel | None:
        """Return the channel in which a new thread for this table can be created, or None if the channel is gone."""
        guild = self._client.get_guild(state.guild)
        found = guild.get_channel_or_thread(state.channel) if guild is not None else None
        return found.parent if isinstance(found, discord.Thread) else found

    async def choices(self, state: TableState, user: int) -> list[tuple[int, str]]:
        """Return id and name of the server's text channels in which both this person and the bot can write."""
        guild = self._client.get_guild(state.guild)
        if guild is None:
            return []
        member = await attempt(guild.fetch_member(user), "looking for a member")
        if isinstance(member, Failure):
            return []
        open_to = [
            channel
            for channel in guild.text_channels
            if channel.permissions_for(member).send_messages and not missing(guild, channel)[0]
        ]
        return [(channel.id, channel.name) for channel in open_to]

    async def _unknown(self, guild: discord.Guild, state: TableState, place: int) -> Trouble:
        found: Any = await attempt(self._client.http.get_channel(place), "looking for a channel")
        if isinstance(found, Failure):
            return {Failure.NOWHERE: (GONE, ""), Failure.FORBIDDEN: (FORBIDDEN, IN_CHANNEL[0])}.get(found, FINE)
        if found.get("thread_metadata", {}).get("locked"):
            return (LOCKED, "")
        parent = guild.get_channel(int(found.get("parent_id") or 0))
        return missing(guild, parent, thread=True) if parent is not None else FINE


def missing(guild: discord.Guild, place: Any, *, thread: bool = False) -> Trouble:
    """Return the first permission that the bot lacks in this channel or thread, as a ``Trouble``."""
    inside = thread or isinstance(place, discord.Thread)
    channel = place.parent if isinstance(place, discord.Thread) else place
    if guild.me is None or channel is None:  # pyright: ignore[reportUnnecessaryComparison]
        return FINE
    held = channel.permissions_for(guild.me)
    lacking = [name for name in (IN_THREAD if inside else IN_CHANNEL) if not getattr(held, name)]
    return (FORBIDDEN, lacking[0]) if lacking else FINE
