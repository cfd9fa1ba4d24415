"""Declare ``/admin``, for people who manage or moderate the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.ports.leaderboards import SEASON_NAME_LENGTH
from bot.ports.servers import MAX_RETENTION
from bot.table.moderation import MODERATOR_ACTIONS
from bot.ui.features.doctor import DoctorPages
from bot.ui.features.privacy import DataPages
from bot.ui.features.reports import ReportPages
from bot.ui.features.server_settings import SetupPages
from bot.ui.features.signals import SignalPages
from bot.ui.requests.slash_commands import choice, described, options

Interaction = discord.Interaction[GerminiBot]

DEED_CHOICES = [choice(f"ui-deed-{deed}", deed) for deed in MODERATOR_ACTIONS]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name="admin", group_description=described("admin")):
    """Declares the commands. They are answered by ``bot.ui.features``: ``moderation``, ``server_settings``,
    ``doctor``, ``reports``, ``signals`` and ``privacy``."""

    season = app_commands.Group(name="season", description=described("admin-season"))

    def __init__(self, bot: GerminiBot) -> None:
        super().__init__()
        self.bot = bot

    @season.command(name="open", description=described("admin-season-open"))
    @app_commands.describe(**options("admin-season-open", "name"))
    async def season_open(
        self, interaction: Interaction, name: app_commands.Range[str, 1, SEASON_NAME_LENGTH] | None = None
    ) -> None:
        await self.bot.features.seasons.open(interaction, name)

    @season.command(name="close", description=described("admin-season-close"))
    async def season_close(self, interaction: Interaction) -> None:
        await self.bot.features.seasons.close(interaction)

    @app_commands.command(name="retention", description=described("admin-retention"))
    @app_commands.describe(**options("admin-retention", "months"))
    async def retention(self, interaction: Interaction, months: app_commands.Range[int, 0, MAX_RETENTION]) -> None:
        await self.bot.features.seasons.keep(interaction, months)

    @app_commands.command(name="table", description=described("admin-table"))
    @app_commands.describe(**options("admin-table", "table", "what"))
    @app_commands.choices(what=DEED_CHOICES)
    async def table(self, interaction: Interaction, table: str, what: str) -> None:
        await self.bot.features.moderation.table(interaction, table, what)

    @table.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.moderation.choices(interaction, current)

    @app_commands.command(name="ban", description=described("admin-ban"))
    @app_commands.describe(**options("admin-ban", "player"))
    async def ban(self, interaction: Interaction, player: discord.User) -> None:
        await self.bot.features.moderation.ban(interaction, player)

    @app_commands.command(name="setup", description=described("admin-setup"))
    async def settings(self, interaction: Interaction) -> None:
        await self.bot.features.page(SetupPages).command(interaction)

    @app_commands.command(name="doctor", description=described("admin-doctor"))
    async def doctor(self, interaction: Interaction) -> None:
        await self.bot.features.page(DoctorPages).command(interaction)

    @app_commands.command(name="reports", description=described("admin-reports"))
    async def reports(self, interaction: Interaction) -> None:
        await self.bot.features.page(ReportPages).command(interaction)

    @app_commands.command(name="signals", description=described("admin-signals"))
    async def signals(self, interaction: Interaction) -> None:
        await self.bot.features.page(SignalPages).command(interaction)

    @app_commands.command(name="data", description=described("admin-data"))
    async def data(self, interaction: Interaction) -> None:
        await self.bot.features.page(DataPages).command(interaction)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Admin(bot))
