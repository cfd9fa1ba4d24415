"""Declare ``/preferences``, on servers and in direct messages with the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.ui.requests.slash_commands import described

Interaction = discord.Interaction[GerminiBot]


class Preferences(commands.Cog):
    """Declares the command. ``bot.ui.features.preferences`` answers it."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="preferences", description=described("preferences"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def preferences(self, interaction: Interaction) -> None:
        await self.bot.features.preferences.command(interaction)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Preferences(bot))
