"""``/table``: opening, filling, settling and closing tables."""

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
from bot.ui.screens.naming import title
from bot.ui.translator import choice, described, options

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
    """Declarations only; the work is done by ``bot.ui.table_commands``."""

    def __init__(self, bot: GerminiBot) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(name="create", description=described("table-create"))
    @app_commands.describe(**options("table-create", "game", "pace", "rules", "length", "ranked", "talk"))
    @app_commands.choices(game=GAMES, pace=PACE_CHOICES, talk=TALK_CHOICES)
    async def create(
        self,
        interaction: Interaction,
        game: str,
        pace: str | None = None,
        rules: str | None = None,
        length: int | None = None,
        ranked: bool | None = None,
        talk: str | None = None,
    ) -> None:
        await self.bot.table_commands.create(
            interaction, game, rules=rules, length=length, pace=pace, ranked=ranked, talk=talk
        )

    @create.autocomplete("rules")
    async def rules(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.table_commands.rule_choices(interaction, current)

    @create.autocomplete("length")
    async def length(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.table_commands.length_choices(interaction, current)

    @app_commands.command(name="join", description=described("table-join"))
    @app_commands.describe(**options("table-join", "table", "seat"))
    @app_commands.choices(seat=SEATS)
    async def join(self, interaction: Interaction, table: str | None = None, seat: int | None = None) -> None:
        await self.bot.table_commands.join(interaction, table, seat)

    @app_commands.command(name="leave", description=described("table-leave"))
    @app_commands.describe(**options("table-leave", "table"))
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.table_commands.simple(interaction, table, cmd.GetUp(), "leave")

    @app_commands.command(name="start", description=described("table-start"))
    @app_commands.describe(**options("table-start", "table"))
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.table_commands.simple(interaction, table, cmd.Start(check=True), "start")

    @app_commands.command(name="seat", description=described("table-seat"))
    @app_commands.describe(**options("table-seat", "seat", "player"))
    @app_commands.choices(seat=SEATS)
    async def seat(self, interaction: Interaction, seat: int, player: discord.User | None = None) -> None:
        await self.bot.table_commands.seat(interaction, seat, player)

    @app_commands.command(name="add-bot", description=described("table-add-bot"))
    @app_commands.describe(**options("table-add-bot", "level", "seat"))
    @app_commands.choices(level=LEVEL_CHOICES, seat=SEATS)
    async def add_bot(self, interaction: Interaction, level: str = "regular", seat: int | None = None) -> None:
        body = cmd.AddBot(level, chair=None if seat is None else seat - 1)
        await self.bot.table_commands.simple(interaction, None, body, "add-bot")

    @app_commands.command(name="invite", description=described("table-invite"))
    @app_commands.describe(**options("table-invite", "player"))
    async def invite(self, interaction: Interaction, player: discord.User) -> None:
        await self.bot.guests.command(interaction, player)

    @app_commands.command(name="settings", description=described("table-settings"))
    @app_commands.describe(**options("table-settings", "table"))
    async def settings(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.table_commands.settings(interaction, table)

    @app_commands.command(name="list", description=described("table-list"))
    async def list_tables(self, interaction: Interaction) -> None:
        await self.bot.table_commands.list(interaction)

    @app_commands.command(name="close", description=described("table-close"))
    @app_commands.describe(**options("table-close", "table"))
    async def close(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.table_commands.close(interaction, table)

    @app_commands.command(name="pause", description=described("table-pause"))
    @app_commands.describe(**options("table-pause", "table"))
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.table_commands.in_play(interaction, table, cmd.Pause(), "pause")

    @app_commands.command(name="resign", description=described("table-resign"))
    @app_commands.describe(**options("table-resign", "table"))
    async def resign(self, interaction: Interaction, table: str | None = None) -> None:
        await self.bot.table_commands.resign(interaction, table)

    @join.autocomplete("table")
    async def open_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.table_commands.open_choices(interaction, current)

    @leave.autocomplete("table")
    @start.autocomplete("table")
    @settings.autocomplete("table")
    @close.autocomplete("table")
    @pause.autocomplete("table")
    @resign.autocomplete("table")
    async def own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self.bot.table_commands.own_choices(interaction, current)


async def setup(bot: GerminiBot) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Table(bot))
