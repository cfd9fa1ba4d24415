"""``/admin``: for those who manage the server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.store.retention import LONGEST
from bot.store.seasons import NAME_LENGTH
from bot.ui.translator import described, options

Interaction = discord.Interaction[GerminiBot]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name="admin", group_description=described("admin")):
    """Declarations only; the work is done by ``bot.ui.season_commands``."""

    season = app_commands.Group(name="season", description=described("admin-season"))

    def __init__(self, bot: GerminiBot) -> None:
        super().__init__()
        self.bot = bot

    @season.command(name="open", description=described("admin-season-open"))
    @app_commands.describe(**options("admin-season-open", "name"))
    async def season_open(
        self, interaction: Interaction, name: app_commands.Range[str, 1, NAME_LENGTH] | None = None
    ) -> None:
        await self.bot.season_commands.open(interaction, name)

    @season.command(name="close", description=described("admin-season-close"))
    async def season_close(self, interaction: Interaction) -> None:
        await self.bot.season_commands.close(interaction)

    @app_commands.command(name="retention", description=described("admin-retention"))
    @app_commands.describe(**options("admin-retention", "months"))
    async def retention(self, interaction: Interaction, months: app_commands.Range[int, 0, LONGEST]) -> None:
        await self.bot.season_commands.keep(interaction, months)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Admin(bot))
