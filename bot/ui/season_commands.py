"""``/admin season`` and ``/admin retention``: the seasons of a server, and how long it keeps the moves of matches."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import escape, plain
from bot.services import Services
from bot.store.retention import LONGEST
from bot.store.seasons import Season
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.lookup import Caller, Lookup
from bot.ui.podium import podium


class SeasonCommands:
    """All are answered so that everybody sees it; a refusal is for the moderator alone."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers

    async def open(self, interaction: Interaction, name: str | None) -> None:
        """Begin a season."""
        caller = await self._lookup.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        guild, now = interaction.guild_id or 0, self._services.clock.now()
        begun = await self._services.store.open_season(guild, name or "", now)
        if begun is None:
            running = next(iter(await self._services.store.seasons(guild)), None)
            named = escape(plain(running.name, "…")) if running is not None else "…"
            await self._answers.refuse(interaction, caller, "reply-season-running", name=named)
        else:
            await self._told(interaction, caller, "reply-season-open", begun)

    async def close(self, interaction: Interaction) -> None:
        """End the season that runs, and name the first three of each game."""
        caller = await self._lookup.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        ended = await self._services.store.close_season(interaction.guild_id or 0, self._services.clock.now())
        if ended is None:
            await self._answers.refuse(interaction, caller, "reply-season-none")
        else:
            first = await podium(self._services, interaction.guild_id or 0, ended, caller.words)
            await self._told(interaction, caller, "reply-season-close", ended, first)

    async def keep(self, interaction: Interaction, months: int) -> None:
        """Keep the moves of finished matches for so many months, 0: for good."""
        caller = await self._lookup.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        if not 0 <= months <= LONGEST:
            # Discord's clients hold the number to that; others may send any.
            await self._answers.refuse(interaction, caller, "reply-retention-range", most=LONGEST)
            return
        await self._services.store.set_retention(interaction.guild_id or 0, months)
        key = "reply-retention" if months else "reply-retention-none"
        text = caller.words.text(key, count=months)
        await deliver.show(interaction, screens.notice(text, "done", caller.words))

    async def _told(
        self, interaction: Interaction, caller: Caller, key: str, season: Season, more: Sequence[str] = ()
    ) -> None:
        text = caller.words.text(key, name=escape(plain(season.name, "…")))
        await deliver.show(interaction, screens.notice("\n".join((text, *more)), "done", caller.words))
