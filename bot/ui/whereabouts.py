"""What stands in the way of a table where it is: looked up, never remembered (ux.md E11, E13-E15, E19, E20)."""

from __future__ import annotations

from typing import Any, Protocol

import discord
from discord.http import HTTPClient

from bot.table.hold import FORBIDDEN, GONE, LOCKED, REMOVED, UNAVAILABLE
from bot.table.model import TableState
from bot.ui.failure import Failure, attempt

IN_THREAD = ("view_channel", "send_messages_in_threads")
IN_CHANNEL = ("view_channel", "send_messages")
"""Without these a match cannot be shown. Without files it is played in words (T38)."""

NO_THREADS = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
"""Channels in which a table is played among the other messages, because they have no threads."""


class PlacesClient(Protocol):
    """What is needed of the client to look at servers and channels."""

    @property
    def http(self) -> HTTPClient: ...

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 (the library's name)
        """A server the bot is on."""
        ...


Trouble = tuple[str, str]
"""Why a table cannot be played where it is (:mod:`bot.table.hold`) and what is missing; ("", "") if it can."""

FINE: Trouble = ("", "")


class Whereabouts:
    """Looks at the places of tables. Costs a request only for a thread the library does not know (an archived one)."""

    def __init__(self, client: PlacesClient) -> None:
        self._client = client

    async def look(self, state: TableState) -> Trouble:
        """What stands in the way of this table now."""
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
        """Whether a table of this channel gets no thread of its own: it stands in one, in the chat of a voice channel,
        or where the bot may make none (E17, E18)."""
        guild = self._client.get_guild(state.guild)
        found = guild.get_channel_or_thread(state.channel) if guild is not None else None
        if guild is None or found is None:
            return False
        if isinstance(found, discord.Thread) or found.type in NO_THREADS:
            return True
        return not found.permissions_for(guild.me).create_public_threads

    def home(self, state: TableState) -> discord.abc.GuildChannel | None:
        """The channel in which a new thread for this table can be made, None if there is none any more."""
        guild = self._client.get_guild(state.guild)
        found = guild.get_channel_or_thread(state.channel) if guild is not None else None
        return found.parent if isinstance(found, discord.Thread) else found

    async def choices(self, state: TableState, user: int) -> list[tuple[int, str]]:
        """The text channels of the server in which both this person and the bot can write, as id and name."""
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
    """Which permission the bot lacks there."""
    inside = thread or isinstance(place, discord.Thread)
    channel = place.parent if isinstance(place, discord.Thread) else place
    if guild.me is None or channel is None:  # pyright: ignore[reportUnnecessaryComparison]
        return FINE
    held = channel.permissions_for(guild.me)
    lacking = [name for name in (IN_THREAD if inside else IN_CHANNEL) if not getattr(held, name)]
    return (FORBIDDEN, lacking[0]) if lacking else FINE
