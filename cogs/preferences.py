"""``/preferences``: in a server and in the direct messages with the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.ui.translator import described

Interaction = discord.Interaction[GerminiBot]


class Preferences(commands.Cog):
    """Declarations only; the work is done by ``bot.ui.preference_pages``."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="preferences", description=described("preferences"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def preferences(self, interaction: Interaction) -> None:
        await self.bot.pages.preferences.command(interaction)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Preferences(bot))
