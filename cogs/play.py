"""Declare ``/play-now``, and ``/hand`` and ``/play``, which also work in direct messages with the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.games.registry import games
from bot.i18n import words
from bot.ui.requests.slash_commands import described, options
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]


GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]


class Play(commands.Cog):
    """Declares the commands. ``bot.ui.features.play_command`` and ``play_now`` answer them."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="play-now", description=described("play-now"))
    @app_commands.describe(**options("play-now", "game"))
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def play_now(self, interaction: Interaction, game: str | None = None) -> None:
        await self.bot.features.play_now.command(interaction, game)

    @app_commands.command(name="hand", description=described("hand"))
    @app_commands.describe(**options("hand", "table"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.play.hand(interaction, table)

    @app_commands.command(name="play", description=described("play"))
    @app_commands.describe(**options("play", "answer", "table"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def play(self, interaction: Interaction, answer: str, table: str | None = None) -> None:
        await self.bot.features.play.play(interaction, answer, table)

    @play.autocomplete("answer")
    async def answers(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self.bot.features.play.answer_choices(interaction, current)

    @hand.autocomplete("table")
    @play.autocomplete("table")
    async def own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.table.own_choices(interaction, current)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Play(bot))
