"""Check where a table may be opened: kinds of channels, the bot's permissions, and one table at a time in a channel
without threads (ux.md E17, E18)."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.i18n import escape, plain
from bot.services import Services
from bot.ui import screens
from bot.ui.requests.answers import Interaction
from bot.ui.requests.caller import Caller
from bot.ui.transport.channel_health import NO_THREADS
from bot.ui.transport.load import FULL
from bot.ui.transport.screen import Screen

KINDS = discord.ChannelType
INSIDE = (KINDS.public_thread, KINDS.private_thread, KINDS.news_thread, KINDS.voice)
"""Threads, forum posts and chats of voice channels: the table is played there, without a thread of its own."""
THREADED = (KINDS.text, KINDS.news)

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Permissions without which a table cannot be shown in a channel. Threads are optional."""


@dataclass(frozen=True, slots=True)
class Room:
    """A channel in which a table would be opened: its ids (``parent`` is 0 unless it is a thread), its kind (None: not
    known), and the bot's permissions there."""

    guild: int
    channel: int
    parent: int
    kind: discord.ChannelType | None
    held: discord.Permissions

    @property
    def ids(self) -> tuple[int, ...]:
        """The id of the channel, and of a thread also that of its parent."""
        return tuple(one for one in (self.channel, self.parent) if one)


def room_of(interaction: Interaction) -> Room:
    """Return the channel of an interaction."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
    kind = channel.type if channel is not None else None
    return Room(interaction.guild_id or 0, interaction.channel_id or 0, parent, kind, interaction.app_permissions)


def room_at(interaction: Interaction, guild: int, channel: int) -> Room:
    """Return a channel by its id. A channel that is not known (any more) has no kind and no permissions."""
    if (interaction.guild_id, interaction.channel_id) == (guild, channel):
        return room_of(interaction)
    server = interaction.client.get_guild(guild)
    found = server.get_channel_or_thread(channel) if server is not None else None
    if server is None or found is None:
        return Room(guild, channel, 0, None, discord.Permissions.none())
    parent = found.parent_id if isinstance(found, discord.Thread) else 0
    return Room(guild, channel, parent, found.type, found.permissions_for(server.me))


async def closed(services: Services, interaction: Interaction, caller: Caller, room: Room) -> Screen | None:
    """Return a notice that says why no table can be opened in this channel, with a link to the table that prevents it.
    Returns None if a table can be opened."""
    said = caller.words
    missing = missing_permissions(room) if room.kind is not None else []
    if missing:
        names = said.joined([said.text(f"perm-{name.replace('_', '-')}") for name in missing])
        return screens.notice(said.text("reply-permissions", names=names), "refused", said)
    if room.kind not in (*INSIDE, *THREADED):
        return screens.notice(said.text("place-kind"), "refused", said)
    traffic = getattr(interaction.client, "traffic", None)
    if traffic is not None and traffic.level() >= FULL:
        return screens.notice(said.text("place-busy"), "refused", said)
    alone = plays_here(room)
    for row in await services.store.tables.listed(guild=room.guild):
        if row.thread == room.channel or (alone and row.channel == room.channel and not row.thread):
            text = said.text("place-taken", table=escape(plain(row.name, "…")))
            url = f"https://discord.com/channels/{row.guild}/{room.channel}"
            return screens.notice(text, "refused", said, url=url)
    return None


def plays_here(room: Room) -> bool:
    """Return whether a table opened in this channel will get no thread of its own."""
    return room.kind in (*INSIDE, *NO_THREADS) or not room.held.create_public_threads


def missing_permissions(room: Room) -> list[str]:
    """Return the permissions the bot lacks there to show a table."""
    needed: list[str] = list(NEEDED)
    if room.parent:
        needed[1] = "send_messages_in_threads"
    return [name for name in needed if not getattr(room.held, name)]
