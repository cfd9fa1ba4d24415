"""Where a table may be opened: kinds of channels, what the bot must be allowed there, and one table at a time where no
thread can be made (ux.md E17, E18)."""

from __future__ import annotations

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


async def barred(services: Services, interaction: Interaction, caller: Caller) -> Screen | None:
    """Why no table can be opened in this channel, with the way to the one that is in its way; None if it can."""
    kind = interaction.channel.type if interaction.channel is not None else None
    if kind not in (*INSIDE, *THREADED):
        return screens.notice(caller.words.text("place-kind"), "refused", caller.words)
    traffic = getattr(interaction.client, "traffic", None)
    if traffic is not None and traffic.step() >= FULL:
        return screens.notice(caller.words.text("place-busy"), "refused", caller.words)
    here = interaction.channel_id or 0
    alone = plays_here(interaction)
    for row in await services.store.tables(guild=interaction.guild_id or 0):
        if row.thread == here or (alone and row.channel == here and not row.thread):
            text = caller.words.text("place-taken", table=escape(plain(row.name, "…")))
            url = f"https://discord.com/channels/{row.guild}/{here}"
            return screens.notice(text, "refused", caller.words, url=url)
    return None


def plays_here(interaction: Interaction) -> bool:
    """Whether a table opened in this channel will get no thread of its own."""
    kind = interaction.channel.type if interaction.channel is not None else None
    return kind in (*INSIDE, *NO_THREADS) or not interaction.app_permissions.create_public_threads


def missing_permissions(interaction: Interaction) -> list[str]:
    """What the bot lacks here to show a table."""
    held = interaction.app_permissions
    needed: list[str] = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    return [name for name in needed if not getattr(held, name)]
