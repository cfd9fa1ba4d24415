"""``/history``: one's finished matches page by page, and the files of one of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime

import discord
from babel.dates import format_date
from discord import app_commands

from bot.records import RecordError, encode, match_text, problem_text
from bot.records.text import LOCALES
from bot.services import Services
from bot.table.model import TableState
from bot.table.ports import MatchSummary, Person
from bot.table.quota import POST
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction, TurnedAway
from bot.ui.lookup import Caller, Lookup
from bot.ui.matches import Shelf
from bot.ui.panels import Panels
from bot.ui.quotas import Quotas
from bot.ui.reach import shown_to_all
from bot.ui.screen import Screen
from bot.ui.screens.history import PAGE, Filters, match_label, posted
from bot.ui.suggestions import MOST_CHOICES, offered

HERE = "here"

NOBODY = -1
"""The number of no person."""

QUIET = 10 * 60_000
"""Milliseconds in which the same match is not posted twice in one channel."""

REMEMBERED = 1024
"""Posts that are remembered for that."""


class HistoryCommands:
    """One's own matches. Everything is for the one who asks only."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers, panels: Panels, shelf: Shelf) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._panels = panels
        self._shelf = shelf
        self._quotas = Quotas(services)
        self._posted: OrderedDict[tuple[int, str], int] = OrderedDict()

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
            beside = await self._services.store.number_of(player.id) or NOBODY
        guild = interaction.guild_id or 0 if server == HERE else 0
        screen = await self._page(caller, 0, Filters(game or "", beside, guild))
        if screen is None:
            await self._answers.refuse(interaction, caller, "history-stranger")
        else:
            await self._answers.tell(interaction, screen)

    async def leaf(self, interaction: Interaction, caller: Caller, page: int, arg: str) -> None:
        """Another page of the list."""
        screen = await self._page(caller, page, Filters.parse(arg))
        if screen is None:
            await self._answers.refuse(interaction, caller, "history-stranger")
        else:
            await deliver.in_place(interaction, screen)

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
            record = await self._shelf.record(state, said, caller.person.id)
            match = await self._shelf.match(state, said, caller.person.id)
        except RecordError as error:
            await self._answers.tell(interaction, screens.notice(problem_text(error, said), "refused", said))
            return
        text = await asyncio.to_thread(match_text, match, said)
        name = f"{state.game}-{state.id}"
        files = ((f"{name}.json", encode(record)), (f"{name}.txt", text.encode("utf-8", "replace")))
        await deliver.hand_out(interaction, said.text("history-exported"), files)

    async def post(self, interaction: Interaction, caller: Caller, table: str) -> bool:
        """One of their matches for everybody where the person is, not twice in a row in one place, and only where all
        may see it; whether it is theirs."""
        said, person = caller.words, caller.person.id
        rows = await self._services.store.finished(person, table=table, most=1)
        if not rows:
            return False
        what = await self._shelf.reached(caller, table)
        if what is None or not shown_to_all(caller.viewer, what):
            await self._answers.refuse(interaction, caller, "reply-not-shown-here")
            return True
        key, now = (interaction.channel_id or 0, table), self._services.clock.now()
        if now - self._posted.get(key, now - QUIET) < QUIET:
            await self._answers.refuse(interaction, caller, "history-post-again")
            return True
        here = interaction.guild_id or 0
        refusal = await self._quotas.spend(interaction, caller, POST, here)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, "", TurnedAway(refusal))
            return True
        home = interaction.guild_id is not None
        people = await self._people(rows, 0 if home else person, person)
        screen = posted(rows[0], people, person, said, home=home)
        if await deliver.show(interaction, screen) is not None:
            await self._quotas.give_back(interaction, caller, POST, here)
            await self._answers.refuse(interaction, caller, "history-post-failed")
            return True
        self._posted[key] = now
        while len(self._posted) > REMEMBERED:
            self._posted.popitem(last=False)
        return True

    async def _people(self, rows: Sequence[MatchSummary], viewer: int, *others: int) -> dict[int, Person]:
        """Everybody in these matches who may be named to ``viewer`` (0: to everybody)."""
        ids = {one for row in rows for seat in row.seats for one in (seat.person, seat.substitute) if one is not None}
        return await self._lookup.named_people(sorted(ids | set(others) - {0}), viewer)

    async def _page(self, caller: Caller, page: int, filters: Filters) -> Screen | None:
        """A page of the person's own matches; None where it is asked for those with somebody who never played with them
        or wishes to be named nowhere: by that they would be found under "Player n"."""
        store, own = self._services.store, caller.person.id
        if filters.beside:
            together = await store.finished(own, beside=filters.beside, most=1)
            if not together or filters.beside in await store.hidden([filters.beside]) - {own}:
                return None
        rows = await store.finished(
            own,
            game=filters.game or None,
            beside=filters.beside or None,
            guild=filters.guild or None,
            skip=page * PAGE,
            most=PAGE + 1,
        )
        people = await self._people(rows, own, own, filters.beside)
        return screens.history(rows, people, own, page, filters, caller.words)
