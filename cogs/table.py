"""Declare ``/table``, and the menus of a person: invite them to a table, show their record."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.games.registry import games
from bot.i18n import words
from bot.table import commands as cmd
from bot.table.lobby import LEVELS
from bot.table.model import PACES, TALKS
from bot.ui.requests.slash_commands import choice, described, options
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]

GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]
PACE_CHOICES = [choice(f"ui-pace-{pace}", pace) for pace in PACES]
TALK_CHOICES = [choice(f"ui-talk-{talk}", talk) for talk in TALKS]
LEVEL_CHOICES = [choice(f"ui-level-{level}", level) for level in LEVELS]
SEATS = [
    app_commands.Choice(name=str(number), value=number)
    for number in range(1, 1 + max(game.meta.players for game in games().values()))
]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Table(commands.GroupCog, group_name="table", group_description=described("table")):
    """Declares the commands. ``bot.ui.features.table_commands`` answers them."""

    def __init__(self, bot: GerminiBot) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(name="create", description=described("table-create"))
    @app_commands.describe(**options("table-create", "game", "pace", "rules", "length", "ranked", "chat"))
    @app_commands.choices(game=GAMES, pace=PACE_CHOICES, chat=TALK_CHOICES)
    async def create(
        self,
        interaction: Interaction,
        game: str,
        pace: str | None = None,
        rules: str | None = None,
        length: int | None = None,
        ranked: bool | None = None,
        chat: str | None = None,
    ) -> None:
        await self.bot.features.table.create(
            interaction, game, rules=rules, length=length, pace=pace, ranked=ranked, talk=chat
        )

    @create.autocomplete("rules")
    async def rules(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.table.rule_choices(interaction, current)

    @create.autocomplete("length")
    async def length(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.table.length_choices(interaction, current)

    @app_commands.command(name="join", description=described("table-join"))
    @app_commands.describe(**options("table-join", "table", "seat"))
    @app_commands.choices(seat=SEATS)
    async def join(self, interaction: Interaction, table: str | None = None, seat: int | None = None) -> None:
        await self.bot.features.table.join(interaction, table, seat)

    @app_commands.command(name="leave", description=described("table-leave"))
    @app_commands.describe(**options("table-leave", "table"))
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.table.simple(interaction, table, cmd.GetUp(), "leave")

    @app_commands.command(name="start", description=described("table-start"))
    @app_commands.describe(**options("table-start", "table"))
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.table.simple(interaction, table, cmd.Start(check=True), "start")

    @app_commands.command(name="seat", description=described("table-seat"))
    @app_commands.describe(**options("table-seat", "seat", "player"))
    @app_commands.choices(seat=SEATS)
    async def seat(self, interaction: Interaction, seat: int, player: discord.User | None = None) -> None:
        await self.bot.features.table.seat(interaction, seat, player)

    @app_commands.command(name="add-bot", description=described("table-add-bot"))
    @app_commands.describe(**options("table-add-bot", "level", "seat"))
    @app_commands.choices(level=LEVEL_CHOICES, seat=SEATS)
    async def add_bot(self, interaction: Interaction, level: str = "regular", seat: int | None = None) -> None:
        body = cmd.AddBot(level, chair=None if seat is None else seat - 1)
        await self.bot.features.table.simple(interaction, None, body, "add-bot")

    @app_commands.command(name="invite", description=described("table-invite"))
    @app_commands.describe(**options("table-invite", "player"))
    async def invite(self, interaction: Interaction, player: discord.User) -> None:
        await self.bot.features.guests.command(interaction, player)

    @app_commands.command(name="settings", description=described("table-settings"))
    @app_commands.describe(**options("table-settings", "table"))
    async def settings(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.table.settings(interaction, table)

    @app_commands.command(name="list", description=described("table-list"))
    async def list_tables(self, interaction: Interaction) -> None:
        await self.bot.features.table.list(interaction)

    @app_commands.command(name="close", description=described("table-close"))
    @app_commands.describe(**options("table-close", "table"))
    async def close(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.table.close(interaction, table)

    @app_commands.command(name="pause", description=described("table-pause"))
    @app_commands.describe(**options("table-pause", "table"))
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.table.in_play(interaction, table, cmd.Pause(), "pause")

    @app_commands.command(name="resign", description=described("table-resign"))
    @app_commands.describe(**options("table-resign", "table"))
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.features.table.resign(interaction, table)

    @join.autocomplete("table")
    async def open_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.table.open_choices(interaction, current)

    @leave.autocomplete("table")
    @start.autocomplete("table")
    @settings.autocomplete("table")
    @close.autocomplete("table")
    @pause.autocomplete("table")
    @resign.autocomplete("table")
    async def own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.features.table.own_choices(interaction, current)


IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)


def named(key: str) -> app_commands.locale_str:
    """Return the name of a menu, from the catalogues."""
    return app_commands.locale_str(words("en").text(key), key=key)


def _add_menus(bot: GerminiBot) -> None:
    """Declare the menus of a person."""

    async def invite(interaction: Interaction, user: discord.User) -> None:
        await bot.features.guests.command(interaction, user)

    async def record(interaction: Interaction, user: discord.User) -> None:
        await bot.features.profiles.command(interaction, user)

    for key, callback in (("menu-invite", invite), ("menu-record", record)):
        menu = app_commands.ContextMenu(
            name=named(key), callback=callback, allowed_contexts=IN_SERVERS, allowed_installs=INSTALLED
        )
        bot.tree.add_command(menu)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Table(bot))
    _add_menus(bot)
