"""Declare ``/daily``, on servers and in direct messages with the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.games.registry import games
from bot.i18n import words
from bot.ui.features.daily import DailyPages
from bot.ui.requests.slash_commands import described, options
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]

GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]


class Daily(commands.Cog):
    """Declares the command. ``bot.ui.features.daily`` answers it."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="daily", description=described("daily"))
    @app_commands.describe(**options("daily", "game"))
    @app_commands.choices(game=GAMES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def daily(self, interaction: Interaction, game: str | None = None) -> None:
        await self.bot.features.page(DailyPages).command(interaction, game)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Daily(bot))
