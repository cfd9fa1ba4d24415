"""``/leaderboard``, ``/profile`` and ``/privacy``: in a server and in the direct messages with the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.games.registry import games
from bot.i18n import words
from bot.store.schema import MEASURES
from bot.ui.screens.boards import EVERYWHERE, HERE, PERIODS
from bot.ui.screens.naming import title
from bot.ui.translator import choice, described, options

Interaction = discord.Interaction[GerminiBot]

GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]
SCOPES = [choice(f"ui-scope-{scope}", scope) for scope in (HERE, EVERYWHERE)]
PERIOD_CHOICES = [choice(f"ui-period-{period}", period) for period in PERIODS]
MEASURE_CHOICES = [choice(f"ui-measure-{measure}", measure) for measure in MEASURES]


class Standings(commands.Cog):
    """Declarations only; the work is done by ``bot.ui.pages``."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="leaderboard", description=described("leaderboard"))
    @app_commands.describe(**options("leaderboard", "game", "scope", "period", "measure"))
    @app_commands.choices(game=GAMES, scope=SCOPES, period=PERIOD_CHOICES, measure=MEASURE_CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        scope: str | None = None,
        period: str | None = None,
        measure: str | None = None,
    ) -> None:
        await self.bot.pages.boards.command(interaction, game, scope, period, measure)

    @app_commands.command(name="profile", description=described("profile"))
    @app_commands.describe(**options("profile", "player"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        await self.bot.pages.profiles.command(interaction, player)

    @app_commands.command(name="privacy", description=described("privacy"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def privacy(self, interaction: Interaction) -> None:
        await self.bot.pages.privacy.command(interaction)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Standings(bot))
