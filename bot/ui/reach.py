"""How far a person's word reaches: an id of a table can be typed by anybody, from any server the bot is on."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.table.model import TableState
from bot.table.ports import TableSummary

Interaction = discord.Interaction[Any]

NOWHERE = ""
"""The id of no table."""
_ID = re.compile(r"[0-9a-z]{1,12}")


def locale_of(locale: discord.Locale | None) -> str:
    """The language of a person's client or of a server, "" where nothing is said of it."""
    said: Any = locale.value if locale is not None else None
    return said if isinstance(said, str) else ""


def table_id(typed: str) -> str:
    """The id that was typed, :data:`NOWHERE` for what cannot be one."""
    bare = typed.strip().lower()
    return bare if _ID.fullmatch(bare) else NOWHERE


def within(state: TableState, person: int, interaction: Interaction) -> bool:
    """Whether this person may know of a table from where she is asking: she sits or waits there or is its host, or it
    is played on this server in a channel she can see. Of any other nothing is said, not even that there is one."""
    if state.chair_of(person) is not None or person == state.host or person in state.queue:
        return True
    return _is_seen(state.guild, state.channel, state.thread, interaction)


def listed(row: TableSummary, person: int, interaction: Interaction) -> bool:
    """As :func:`within`, for a line of a list."""
    return person in row.persons or _is_seen(row.guild, row.channel, row.thread, interaction)


def may_moderate(interaction: Interaction) -> bool:
    """Whether the person may act for a host here (Manage Threads, Manage Messages or Manage Server, ux.md 1.2)."""
    return interaction.guild_id is not None and _moderates(interaction.permissions)


def moderates_at(interaction: Interaction, channel: int) -> bool:
    """Whether the person, who may act for a host here, may do so in another channel of this server too: a moderator of
    one channel is nobody in the next."""
    if interaction.permissions.manage_guild or channel in _here(interaction):
        return True
    found = _place(interaction, channel)
    if found is None or not isinstance(interaction.user, discord.Member):
        return True
    return _moderates(found.permissions_for(interaction.user))


def _moderates(held: discord.Permissions) -> bool:
    return held.manage_threads or held.manage_messages or held.manage_guild


def _here(interaction: Interaction) -> tuple[int | None, int | None]:
    channel = interaction.channel
    return interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None


def _place(interaction: Interaction, channel: int) -> discord.abc.GuildChannel | None:
    """The channel whose permissions hold there; None where it is not known (any more)."""
    found = interaction.guild.get_channel_or_thread(channel) if interaction.guild is not None else None
    return found.parent if isinstance(found, discord.Thread) else found


def _is_seen(guild: int, channel: int, thread: int, interaction: Interaction) -> bool:
    if interaction.guild_id is None or interaction.guild_id != guild:
        return False
    return interaction.channel_id in (channel, thread) or _sees(interaction, channel)


def _sees(interaction: Interaction, channel: int) -> bool:
    """Whether she can see a channel of her server. What is not known (any more) is deleted or an archived thread: only
    moderators look for tables there; and of private threads nothing can be known but from inside."""
    if interaction.guild is None or not isinstance(interaction.user, discord.Member):
        return True
    found, place = interaction.guild.get_channel_or_thread(channel), _place(interaction, channel)
    if place is None:
        return may_moderate(interaction)
    held = place.permissions_for(interaction.user)
    private = isinstance(found, discord.Thread) and found.is_private() and not held.manage_threads
    return held.view_channel and not private
