"""Declare ``/hint``, on servers and in direct messages with the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.ui.requests.slash_commands import described, options

Interaction = discord.Interaction[GerminiBot]


class Hint(commands.Cog):
    """Declares the command. ``bot.ui.features.hint`` answers it."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="hint", description=described("hint"))
    @app_commands.describe(**options("hint", "table"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.hints.command(interaction, table)

    @hint.autocomplete("table")
    async def own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.table.own_choices(interaction, current)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Hint(bot))
