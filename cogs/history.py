"""Declare ``/history`` and ``/replay``, for finished matches."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.games.registry import games
from bot.i18n import words
from bot.ui.features.history import HERE
from bot.ui.requests.slash_commands import choice, described, options
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]

GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]
SERVERS = [choice("history-choice-here", HERE), choice("history-choice-all", "all")]


class History(commands.Cog):
    """Declares the commands. ``bot.ui.features.history`` and ``bot.ui.features.replay`` answer them."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="history", description=described("history"))
    @app_commands.describe(**options("history", "game", "player", "server"))
    @app_commands.choices(game=GAMES, server=SERVERS)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def history(
        self,
        interaction: Interaction,
        game: str | None = None,
        player: discord.User | None = None,
        server: str | None = None,
    ) -> None:
        await self.bot.features.history.history(interaction, game=game, player=player, server=server)

    @app_commands.command(name="replay", description=described("replay"))
    @app_commands.describe(**options("replay", "match", "deal"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def replay(
        self, interaction: Interaction, match: str, deal: app_commands.Range[int, 1, 999] | None = None
    ) -> None:
        await self.bot.features.replay.replay(interaction, match, deal)

    @replay.autocomplete("match")
    async def matches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self.bot.features.history.choices(interaction, current)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(History(bot))
