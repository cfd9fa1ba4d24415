"""Declare ``/help`` (how to start) and ``/rules`` (how the games are played)."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.games.registry import games
from bot.i18n import words
from bot.ui.features.guide import GuidePages
from bot.ui.requests.slash_commands import described, options
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]


class Help(commands.Cog):
    """Declares ``/help``. ``bot.ui.features.table_commands`` answers it."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=described("help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: Interaction) -> None:
        await self.bot.features.table.help(interaction)


GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]


class Rules(commands.Cog):
    """Declares ``/rules``. ``bot.ui.features.guide`` answers it."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(**options("rules", "game", "topic"))
    @app_commands.choices(game=GAMES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        await self.bot.features.page(GuidePages).command(interaction, game, topic)

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.page(GuidePages).topics(
            interaction, getattr(interaction.namespace, "game", None), current
        )


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Help(bot))
    await bot.add_cog(Rules(bot))
