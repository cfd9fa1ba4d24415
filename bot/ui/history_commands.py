"""``/history``: one's finished matches page by page, and the files of one of them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import discord
from babel.dates import format_date
from discord import app_commands

from bot.records import RecordError, encode, match_text, problem_text
from bot.records.text import LOCALES
from bot.services import Services
from bot.table.model import TableState
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.lookup import Caller, Lookup
from bot.ui.matches import Shelf
from bot.ui.panels import Panels
from bot.ui.screen import Screen
from bot.ui.screens.history import PAGE, Filters, match_label
from bot.ui.table_commands import MOST_CHOICES, offered

HERE = "here"


class HistoryCommands:
    """One's own matches. Everything is for the one who asks only."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers, panels: Panels, shelf: Shelf) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._panels = panels
        self._shelf = shelf

    async def history(
        self,
        interaction: Interaction,
        *,
        game: str | None = None,
        player: discord.abc.User | None = None,
        server: str | None = None,
    ) -> None:
        """The newest page."""
        self._panels.saw(interaction)
        caller = await self._lookup.caller(interaction)
        beside = 0
        if player is not None and player.id != caller.person.user:
            # Only looked up: whoever the bot never met has no matches with anybody, and is not written down here.
            beside = await self._services.store.number_of(player.id) or 0
            if not beside:
                await self._answers.refuse(interaction, caller, "history-stranger")
                return
        guild = interaction.guild_id or 0 if server == HERE else 0
        screen = await self._page(caller, 0, Filters(game or "", beside, guild))
        await self._answers.tell(interaction, screen)

    async def leaf(self, interaction: Interaction, caller: Caller, page: int, arg: str) -> None:
        """Another page of the list."""
        await deliver.in_place(interaction, await self._page(caller, page, Filters.parse(arg)))

    async def choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The person's newest finished matches."""
        caller = await self._lookup.caller(interaction)
        rows = await self._services.store.finished(caller.person.id, most=MOST_CHOICES)
        found: list[tuple[str, str]] = []
        for row in rows:
            when = datetime.fromtimestamp(row.finished_at / 1000, UTC)
            date = format_date(when, "medium", locale=LOCALES[caller.words.language])
            found.append((match_label(row, caller.person.id, date, caller.words), row.table))
        return offered(found, typed)

    async def export(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """The match as a hand record and as text."""
        await deliver.defer(interaction, thinking=True)
        said = caller.words
        try:
            record = await self._shelf.record(state, said)
            match = await self._shelf.match(state, said)
        except RecordError as error:
            await self._answers.tell(interaction, screens.notice(problem_text(error, said), "refused", said))
            return
        text = await asyncio.to_thread(match_text, match, said)
        name = f"{state.game}-{state.id}"
        files = ((f"{name}.json", encode(record)), (f"{name}.txt", text.encode("utf-8", "replace")))
        await deliver.hand_out(interaction, said.text("history-exported"), files)

    async def _page(self, caller: Caller, page: int, filters: Filters) -> Screen:
        rows = await self._services.store.finished(
            caller.person.id,
            game=filters.game or None,
            beside=filters.beside or None,
            guild=filters.guild or None,
            skip=page * PAGE,
            most=PAGE + 1,
        )
        ids = {seat.person for row in rows for seat in row.seats if seat.person is not None}
        people = await self._services.store.people(sorted(ids | {caller.person.id} | ({filters.beside} - {0})))
        return screens.history(rows, people, caller.person.id, page, filters, caller.words)
