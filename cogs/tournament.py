"""Declare ``/tournament``."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import GerminiBot
from bot.duplicate.seating import INDIVIDUALS, PAIRS, TEAMS
from bot.duplicate.tournament.entering import SPANS
from bot.duplicate.tournament.model import SCORINGS, SYSTEMS
from bot.games.registry import games
from bot.i18n import words
from bot.i18n.people import NAME_LENGTH
from bot.ui.features.tournament import TournamentPages
from bot.ui.features.tournament_director import TournamentDirecting
from bot.ui.requests.slash_commands import choice, described, options
from bot.ui.screens.names import title

Interaction = discord.Interaction[GerminiBot]

GAMES = [app_commands.Choice(name=title(slug, words("en")), value=slug) for slug in games()]
FORMS = [choice(f"ui-tour-form-{form}", form) for form in (INDIVIDUALS, PAIRS, TEAMS)]
SYSTEM_CHOICES = [choice(f"ui-tour-system-{system}", system) for system in SYSTEMS]
SCORING_CHOICES = [choice(f"ui-tour-scoring-{scoring}", scoring) for scoring in SCORINGS]
ROUNDS, DEALS = SPANS["rounds"], SPANS["boards"]
MAX_MINUTES = SPANS["round_ms"][1] // 60_000


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Tournament(commands.GroupCog, group_name="tournament", group_description=described("tournament")):
    """Declares the commands. ``bot.ui.features.tournament`` and ``tournament_director`` answer them."""

    def __init__(self, bot: GerminiBot) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(name="create", description=described("tournament-create"))
    @app_commands.describe(
        **options(
            "tournament-create",
            *("name", "game", "form", "system", "scoring", "rounds", "deals", "begins", "minutes", "director"),
        )
    )
    @app_commands.choices(game=GAMES, form=FORMS, system=SYSTEM_CHOICES, scoring=SCORING_CHOICES)
    async def create(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        game: str,
        form: str | None = None,
        system: str | None = None,
        scoring: str | None = None,
        rounds: app_commands.Range[int, ROUNDS[0], ROUNDS[1]] | None = None,  # type: ignore[valid-type]
        deals: app_commands.Range[int, DEALS[0], DEALS[1]] | None = None,  # type: ignore[valid-type]
        begins: app_commands.Range[str, 1, 40] | None = None,
        minutes: app_commands.Range[int, 0, MAX_MINUTES] | None = None,
        director: bool | None = None,
    ) -> None:
        await self._pages.create(
            interaction,
            name,
            game,
            form=form,
            system=system,
            scoring=scoring,
            rounds=rounds,
            deals=deals,
            begins=begins,
            minutes=minutes,
            director=director,
        )

    @property
    def _pages(self) -> TournamentPages:
        return self.bot.features.page(TournamentPages)

    @app_commands.command(name="join", description=described("tournament-join"))
    @app_commands.describe(**options("tournament-join", "tournament"))
    async def join(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self._pages.join(interaction, tournament)

    @app_commands.command(name="leave", description=described("tournament-leave"))
    @app_commands.describe(**options("tournament-leave", "tournament"))
    async def leave(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self._pages.leave(interaction, tournament)

    @app_commands.command(name="check-in", description=described("tournament-check-in"))
    @app_commands.describe(**options("tournament-check-in", "tournament"))
    async def check_in(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self._pages.check_in(interaction, tournament)

    @app_commands.command(name="standings", description=described("tournament-standings"))
    @app_commands.describe(**options("tournament-standings", "tournament"))
    async def standings(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self._pages.standings(interaction, tournament)

    @app_commands.command(name="rounds", description=described("tournament-rounds"))
    @app_commands.describe(**options("tournament-rounds", "tournament"))
    async def rounds(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self._pages.rounds(interaction, tournament)

    @app_commands.command(name="director", description=described("tournament-director"))
    @app_commands.describe(**options("tournament-director", "tournament"))
    async def director(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self.bot.features.page(TournamentDirecting).command(interaction, tournament)

    @join.autocomplete("tournament")
    @leave.autocomplete("tournament")
    @check_in.autocomplete("tournament")
    @standings.autocomplete("tournament")
    @rounds.autocomplete("tournament")
    @director.autocomplete("tournament")
    async def known(self, interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        return await self._pages.choices(interaction, current)


async def setup(bot: GerminiBot) -> None:
    """Called by the client when it starts."""
    await bot.add_cog(Tournament(bot))
