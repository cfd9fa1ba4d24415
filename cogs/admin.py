"""``/admin``: for those who manage the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.store.retention import LONGEST
from bot.store.seasons import NAME_LENGTH
from bot.table.moderate import DEEDS
from bot.ui.translator import choice, described, options

Interaction = discord.Interaction[GerminiBot]

DEED_CHOICES = [choice(f"ui-deed-{deed}", deed) for deed in DEEDS]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name="admin", group_description=described("admin")):
    """Declarations only; the work is done by ``bot.ui.admin_commands``, ``bot.ui.season_commands`` and pages."""

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

    @app_commands.command(name="table", description=described("admin-table"))
    @app_commands.describe(**options("admin-table", "table", "what"))
    @app_commands.choices(what=DEED_CHOICES)
    async def table(self, interaction: Interaction, table: str, what: str) -> None:
        await self.bot.admin_commands.table(interaction, table, what)

    @table.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.admin_commands.choices(interaction, current)

    @app_commands.command(name="ban", description=described("admin-ban"))
    @app_commands.describe(**options("admin-ban", "player"))
    async def ban(self, interaction: Interaction, player: discord.User) -> None:
        await self.bot.admin_commands.ban(interaction, player)

    @app_commands.command(name="setup", description=described("admin-setup"))
    async def settings(self, interaction: Interaction) -> None:
        await self.bot.pages.setup.command(interaction)

    @app_commands.command(name="reports", description=described("admin-reports"))
    async def reports(self, interaction: Interaction) -> None:
        await self.bot.pages.reports.command(interaction)

    @app_commands.command(name="signals", description=described("admin-signals"))
    async def signals(self, interaction: Interaction) -> None:
        await self.bot.pages.signals.command(interaction)

    @app_commands.command(name="data", description=described("admin-data"))
    async def data(self, interaction: Interaction) -> None:
        await self.bot.pages.data.command(interaction)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Admin(bot))
