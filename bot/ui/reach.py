"""How far a person's word reaches: an id of a table can be typed by anybody, from any server the bot is on."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.table.model import TableState

Interaction = discord.Interaction[Any]

NOWHERE = ""
"""The id of no table."""
_ID = re.compile(r"[0-9a-z]{1,12}")


def table_id(typed: str) -> str:
    """The id that was typed, :data:`NOWHERE` for what cannot be one."""
    bare = typed.strip().lower()
    return bare if _ID.fullmatch(bare) else NOWHERE


def within(state: TableState, person: int, interaction: Interaction) -> bool:
    """Whether this person may know of a table from where she is asking: she sits or waits there or is its host, or it
    is played on this server in a channel she can see. Of any other nothing is said, not even that there is one."""
    if state.chair_of(person) is not None or person == state.host or person in state.queue:
        return True
    if interaction.guild_id is None or interaction.guild_id != state.guild:
        return False
    return interaction.channel_id in (state.channel, state.thread) or _sees(interaction, state.channel)


def _sees(interaction: Interaction, channel: int) -> bool:
    """Whether she can see a channel of her server; one that is not known any more hides nothing."""
    found = interaction.guild.get_channel(channel) if interaction.guild is not None else None
    if found is None or not isinstance(interaction.user, discord.Member):
        return True
    return found.permissions_for(interaction.user).view_channel
