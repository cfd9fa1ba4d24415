"""Declare ``/puzzle``, on servers and in direct messages with the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.i18n import words
from bot.players.puzzles.library import puzzle_games
from bot.ui.features.puzzle import PuzzlePages
from bot.ui.requests.slash_commands import described, options
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]

GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in puzzle_games()]


class Puzzle(commands.Cog):
    """Declares the command. ``bot.ui.features.puzzle`` answers it."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="puzzle", description=described("puzzle"))
    @app_commands.describe(**options("puzzle", "game"))
    @app_commands.choices(game=GAMES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def puzzle(self, interaction: Interaction, game: str | None = None) -> None:
        await self.bot.features.page(PuzzlePages).command(interaction, game)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Puzzle(bot))
