"""Where a table may be opened: kinds of channels, what the bot must be allowed there, and one table at a time where no
thread can be made (ux.md E17, E18)."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.i18n import escape, plain
from bot.services import Services
from bot.ui import screens
from bot.ui.answers import Interaction
from bot.ui.ladder import FULL
from bot.ui.lookup import Caller
from bot.ui.screen import Screen
from bot.ui.whereabouts import NO_THREADS

KINDS = discord.ChannelType
INSIDE = (KINDS.public_thread, KINDS.private_thread, KINDS.news_thread, KINDS.voice)
"""Threads, posts of a forum and chats of voice channels: the table is played right there."""
THREADED = (KINDS.text, KINDS.news)

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Without these a table cannot be shown in a channel; threads are a convenience and may be missing."""


@dataclass(frozen=True, slots=True)
class Room:
    """A channel in which a table would stand: its ids (``parent`` 0: it is no thread), its kind (None: not known), and
    what the bot may do there."""

    guild: int
    channel: int
    parent: int
    kind: discord.ChannelType | None
    held: discord.Permissions

    @property
    def ids(self) -> tuple[int, ...]:
        """The channel, and of a thread its parent."""
        return tuple(one for one in (self.channel, self.parent) if one)


def room_of(interaction: Interaction) -> Room:
    """Where an interaction is."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
    kind = channel.type if channel is not None else None
    return Room(interaction.guild_id or 0, interaction.channel_id or 0, parent, kind, interaction.app_permissions)


def room_at(interaction: Interaction, guild: int, channel: int) -> Room:
    """A channel by its id; one of no kind and no permissions where it is not known (any more)."""
    if (interaction.guild_id, interaction.channel_id) == (guild, channel):
        return room_of(interaction)
    server = interaction.client.get_guild(guild)
    found = server.get_channel_or_thread(channel) if server is not None else None
    if server is None or found is None:
        return Room(guild, channel, 0, None, discord.Permissions.none())
    parent = found.parent_id if isinstance(found, discord.Thread) else 0
    return Room(guild, channel, parent, found.type, found.permissions_for(server.me))


async def closed(services: Services, interaction: Interaction, caller: Caller, room: Room) -> Screen | None:
    """Why no table can be opened in this channel, with the way to the one that is in its way; None if it can."""
    said = caller.words
    missing = missing_permissions(room) if room.kind is not None else []
    if missing:
        names = said.joined([said.text(f"perm-{name.replace('_', '-')}") for name in missing])
        return screens.notice(said.text("reply-permissions", names=names), "refused", said)
    if room.kind not in (*INSIDE, *THREADED):
        return screens.notice(said.text("place-kind"), "refused", said)
    traffic = getattr(interaction.client, "traffic", None)
    if traffic is not None and traffic.step() >= FULL:
        return screens.notice(said.text("place-busy"), "refused", said)
    alone = plays_here(room)
    for row in await services.store.tables(guild=room.guild):
        if row.thread == room.channel or (alone and row.channel == room.channel and not row.thread):
            text = said.text("place-taken", table=escape(plain(row.name, "…")))
            url = f"https://discord.com/channels/{row.guild}/{room.channel}"
            return screens.notice(text, "refused", said, url=url)
    return None


def plays_here(room: Room) -> bool:
    """Whether a table opened in this channel will get no thread of its own."""
    return room.kind in (*INSIDE, *NO_THREADS) or not room.held.create_public_threads


def missing_permissions(room: Room) -> list[str]:
    """What the bot lacks there to show a table."""
    needed: list[str] = list(NEEDED)
    if room.parent:
        needed[1] = "send_messages_in_threads"
    return [name for name in needed if not getattr(room.held, name)]
