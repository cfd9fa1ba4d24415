"""``/help``: how to start."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.ui.translator import described

Interaction = discord.Interaction[GerminiBot]


class Help(commands.Cog):
    """Declarations only."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=described("help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: Interaction) -> None:
        await self.bot.table_commands.help(interaction)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Help(bot))
