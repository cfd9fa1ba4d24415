"""Declare ``/leaderboard``, ``/profile`` and ``/privacy``, on servers and in direct messages with the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.games.registry import games
from bot.i18n import words
from bot.ports.leaderboards import LADDER_MEASURES, MEASURES
from bot.ui.features.leaderboard import ALL_LEVELS
from bot.ui.features.privacy import PrivacyPages
from bot.ui.requests.slash_commands import choice, described, options
from bot.ui.screens.leaderboard import EVERYWHERE, HERE, PERIODS, levels
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]

GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]
SCOPES = [choice(f"ui-scope-{scope}", scope) for scope in (HERE, EVERYWHERE)]
PERIOD_CHOICES = [choice(f"ui-period-{period}", period) for period in PERIODS]
MEASURE_CHOICES = [choice(f"ui-measure-{measure}", measure) for measure in dict.fromkeys((*MEASURES, *LADDER_MEASURES))]
LEVELS = dict.fromkeys(level for slug in games() for level in levels(slug) if level)
BOT_CHOICES = [choice("ui-ladder-any", ALL_LEVELS), *(choice(f"ui-level-{level}", level) for level in LEVELS)]


class Standings(commands.Cog):
    """Declares the commands. ``bot.ui.features`` answers them."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="leaderboard", description=described("leaderboard"))
    @app_commands.describe(**options("leaderboard", "game", "scope", "period", "measure", "bots"))
    @app_commands.choices(game=GAMES, scope=SCOPES, period=PERIOD_CHOICES, measure=MEASURE_CHOICES, bots=BOT_CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        scope: str | None = None,
        period: str | None = None,
        measure: str | None = None,
        bots: str | None = None,
    ) -> None:
        await self.bot.features.boards.command(interaction, game, scope, period, measure, bots)

    @app_commands.command(name="profile", description=described("profile"))
    @app_commands.describe(**options("profile", "player"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await self.bot.features.profiles.command(interaction, player)

    @app_commands.command(name="privacy", description=described("privacy"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def privacy(self, interaction: Interaction) -> None:
        await self.bot.features.page(PrivacyPages).command(interaction)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Standings(bot))
