"""``/hand`` and ``/play``: in a server and in the direct messages with the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.ui.translator import described, options

Interaction = discord.Interaction[GerminiBot]


class Play(commands.Cog):
    """Declarations only; the work is done by ``bot.ui.play_commands``."""

    def __init__(self, bot: GerminiBot) -> None:
        self.bot = bot

    @app_commands.command(name="hand", description=described("hand"))
    @app_commands.describe(**options("hand", "table"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.play_commands.hand(interaction, table)

    @app_commands.command(name="play", description=described("play"))
    @app_commands.describe(**options("play", "card", "table"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def play(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        await self.bot.play_commands.play(interaction, card, table)

    @play.autocomplete("card")
    async def cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self.bot.play_commands.card_choices(interaction, current)

    @hand.autocomplete("table")
    @play.autocomplete("table")
    async def own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.table_commands.own_choices(interaction, current)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Play(bot))
