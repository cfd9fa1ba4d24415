"""``/history``: the finished matches of a person, page by page, and the export of a match as files.

``MatchLoader`` loads finished matches and replays them. It decides who may see a match and which names they read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import discord
import msgspec
from babel.dates import format_date
from discord import app_commands

from bot.cache import LruCache, TtlCache
from bot.i18n import Words, distinct
from bot.records import Match, Record, RecordError, encode, match_of, match_text, problem_text, record_of
from bot.records.narrate import trick_starts
from bot.records.text import LOCALES
from bot.services import Services
from bot.standings import Decided
from bot.table.model import FINISHED, TableState
from bot.table.ports import MatchSummary, Person
from bot.table.quota import POST
from bot.ui import screens
from bot.ui.features.dispatch import MatchPress
from bot.ui.messages.past_deals import PastDeals
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.answers import Answers, Interaction, TurnedAway
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.panels import Panels
from bot.ui.requests.quotas import Quotas
from bot.ui.requests.slash_commands import MOST_CHOICES, offered
from bot.ui.requests.visibility import Kind, Thing, found, placed, shown_to_all, table_id
from bot.ui.screens.history import PAGE, Filters, match_label, posted
from bot.ui.screens.names import chair_name
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.screen import Screen

KEPT = 4
"""Matches kept in memory. A long one takes a few megabytes."""


class Tricks(msgspec.Struct, frozen=True):
    """Where the tricks of a deal begin: number, index of the moment, and the player who took it (None: no player)."""

    starts: tuple[tuple[int, int, int | None], ...]


class MatchLoader:
    """Loads finished matches and caches the last few. They are cached without names, since people may be renamed or
    forgotten."""

    def __init__(self, services: Services, callers: Callers, past: PastDeals) -> None:
        self._services = services
        self._callers = callers
        self._past = past
        self._kept: LruCache[str, tuple[Match, dict[int, Tricks]]] = LruCache(KEPT)

    async def reached(self, caller: Caller, typed: str) -> Thing | None:
        """Return the match or table of an id, which may be any text. Its moves may be deleted, or the match still
        running.

        Returns None if there is none that the person may know of where they are.
        """
        table = table_id(typed)
        place = (await self._services.store.tables.places([table])).get(table) if table else None
        if place is None:
            return None
        what = placed(Kind.MATCH, place)
        await found(caller.viewer, [what])
        return what if caller.may(what) else None

    async def state(self, table: str) -> TableState | None:
        """Return a table by its id, None if there is none or its moves are deleted."""
        if await self.dropped(table):
            return None
        state = await self._callers.state(table)
        return state if state is not None and state.seq else None

    async def dropped(self, table: str) -> bool:
        """Return whether the moves of this match are deleted."""
        return await self._services.store.retention.moves_dropped(table)

    async def match(self, state: TableState, said: Words, viewer: int = 0) -> Match:
        """Return the match of a finished table, with the names that ``viewer`` may read (0: those that everybody may
        read).

        Raises RecordError (``unfinished``) if the match is not over.
        """
        kept = self._kept.get(state.id)
        if kept is None:
            events = await self._events(state)
            nameless = [""] * len(state.chairs)
            kept = (await asyncio.to_thread(match_of, state.id, events, nameless), {})
            self._kept[state.id] = kept
        return msgspec.structs.replace(kept[0], names=await self.names(state, said, viewer))

    async def tricks(self, match: Match, deal: int) -> Tricks:
        """Return where the tricks of a deal begin."""
        kept = self._kept.get(match.table)
        found = kept[1].get(deal) if kept is not None else None
        if found is None:
            found = await asyncio.to_thread(tricks_of, match, deal)
            if kept is not None:
                kept[1][deal] = found
        return found

    async def decided(self, state: TableState) -> Decided:
        """Return what decided the match of a finished table."""
        return (await self._past.ended(state)).decided

    async def record(self, state: TableState, said: Words, viewer: int = 0) -> Record:
        """Return the match file, with the names that ``viewer`` may read (0: those that everybody may read).

        Raises RecordError (``unfinished``) if the match is not over.
        """
        events = await self._events(state)
        return await asyncio.to_thread(record_of, state.id, events, await self.names(state, said, viewer))

    async def names(self, state: TableState, said: Words, viewer: int = 0) -> tuple[str, ...]:
        """Return the players' current names, made distinct. Players who wish to be hidden are "Player n" to all but
        themselves."""
        ids = [one.person for one in state.chairs if one.person is not None]
        people = await self._callers.named_people(ids, viewer)
        bare = [chair_name(chair, people, said, number) for number, chair in enumerate(state.chairs)]
        return distinct(tuple(bare))

    async def _events(self, state: TableState) -> Sequence[Any]:
        stored = await self._services.store.log.load(state.id)
        return stored.events if stored is not None else ()


def over(state: TableState) -> bool:
    """Return whether the match is over. Nobody may open its history before that."""
    return state.status == FINISHED


def tricks_of(match: Match, deal: int) -> Tricks:
    """Return where the tricks of a deal begin and who took them."""
    moments = match.deals[deal - 1].moments
    views = [match.view(moment) for moment in moments]
    seats = tuple(info.player for info in views[-1].seats)
    # All moments are searched: some tables show only the last trick while they play, but the match is over now.
    taken = {trick.number: trick.winning for view in views for trick in view.history}
    starts: list[tuple[int, int, int | None]] = []
    for number, index in trick_starts(views):
        winner = taken.get(number)
        starts.append((number, index, None if winner is None else seats[winner]))
    return Tricks(tuple(starts))


HERE = "here"

NOBODY = -1
"""The number that belongs to no person."""

QUIET = 10 * 60_000
"""Milliseconds before the same match may be posted again in one channel."""

REMEMBERED = 1024
"""Posts remembered for ``QUIET``. Beyond that the oldest is forgotten."""


class HistoryCommands:
    """Shows the person's own matches. Only the person who asks sees the answers."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        answers: Answers,
        panels: Panels,
        loader: MatchLoader,
        builder: ScreenBuilder,
    ) -> None:
        self._builder = builder
        self._services = services
        self._callers = callers
        self._answers = answers
        self._panels = panels
        self._loader = loader
        self._quotas = Quotas(services)
        self._posted: TtlCache[tuple[int, str], None] = TtlCache(REMEMBERED, QUIET, services.clock.now)

    async def history(
        self,
        interaction: Interaction,
        *,
        game: str | None = None,
        player: discord.abc.User | None = None,
        server: str | None = None,
    ) -> None:
        """Answer ``/history`` with the newest page."""
        self._panels.saw(interaction)
        caller = await self._callers.caller(interaction)
        beside = 0
        if player is not None and player.id != caller.person.user:
            # Only looked up, not created: a person unknown to the bot has no matches.
            beside = await self._services.store.people.number_of(player.id) or NOBODY
        guild = interaction.guild_id or 0 if server == HERE else 0
        screen = await self._page(caller, 0, Filters(game or "", beside, guild))
        if screen is None:
            await self._answers.refuse(interaction, caller, "history-stranger")
        else:
            await self._answers.tell(interaction, screen)

    @handles(ids.HISTORY)
    async def leaf(self, press: MatchPress, filters: str) -> None:
        """Show another page of the list."""
        screen = await self._page(press.caller, press.deal, Filters.parse(filters))
        if screen is None:
            await self._answers.refuse(press.interaction, press.caller, "history-stranger")
        else:
            await send.in_place(press.interaction, screen)

    async def choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the person's newest finished matches as choices."""
        caller = await self._callers.caller(interaction)
        rows = await self._services.store.archive.finished(caller.person.id, most=MOST_CHOICES)
        found: list[tuple[str, str]] = []
        for row in rows:
            when = datetime.fromtimestamp(row.finished_at / 1000, UTC)
            date = format_date(when, "medium", locale=LOCALES[caller.words.language])
            found.append((match_label(row, caller.person.id, date, caller.words), row.table))
        return offered(found, typed)

    async def export(self, interaction: Interaction, caller: Caller, state: TableState) -> None:
        """Send the match as a match file and as text."""
        await send.defer(interaction, thinking=True)
        said = caller.words
        try:
            record = await self._loader.record(state, said, caller.person.id)
            match = await self._loader.match(state, said, caller.person.id)
        except RecordError as error:
            await self._answers.tell(interaction, screens.notice(problem_text(error, said), "refused", said))
            return
        text = await asyncio.to_thread(match_text, match, said)
        name = f"{state.game}-{state.id}"
        files = ((f"{name}.json", encode(record)), (f"{name}.txt", text.encode("utf-8", "replace")))
        await send.hand_out(interaction, said.text("history-exported"), files)

    async def post(self, interaction: Interaction, caller: Caller, table: str) -> bool:
        """Post one of the person's matches for everybody. Return whether the match is theirs.

        It is refused where somebody could read it who may not see the match, and if it was posted there within
        ``QUIET``.
        """
        said, person = caller.words, caller.person.id
        rows = await self._services.store.archive.finished(person, table=table, most=1)
        if not rows:
            return False
        what = await self._loader.reached(caller, table)
        if what is None or not shown_to_all(caller.viewer, what):
            await self._answers.refuse(interaction, caller, "reply-not-shown-here")
            return True
        key = (interaction.channel_id or 0, table)
        if key in self._posted:
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
        if await send.show(interaction, screen) is not None:
            await self._quotas.give_back(interaction, caller, POST, here)
            await self._answers.refuse(interaction, caller, "history-post-failed")
            return True
        self._posted[key] = None
        return True

    async def _people(self, rows: Sequence[MatchSummary], viewer: int, *others: int) -> dict[int, Person]:
        """Return the people in these matches who may be named to ``viewer`` (0: to everybody)."""
        ids = {one for row in rows for seat in row.seats for one in (seat.person, seat.substitute) if one is not None}
        return await self._callers.named_people(sorted(ids | set(others) - {0}), viewer)

    async def _page(self, caller: Caller, page: int, filters: Filters) -> Screen | None:
        """Return a page of the person's own matches.

        Returns None if it is filtered by a player who never played with the person or wishes to be hidden: the list
        would show who "Player n" is.
        """
        store, own = self._services.store, caller.person.id
        if filters.beside:
            together = await store.archive.finished(own, beside=filters.beside, most=1)
            if not together or filters.beside in await store.privacy.hidden([filters.beside]) - {own}:
                return None
        rows = await store.archive.finished(
            own,
            game=filters.game or None,
            beside=filters.beside or None,
            guild=filters.guild or None,
            skip=page * PAGE,
            most=PAGE + 1,
        )
        people = await self._people(rows, own, own, filters.beside)
        on_server, posters = caller.guild != 0, {}
        if not rows and not page and on_server:
            posters = await self._builder.posters(caller.words, caller.prefers.theme, only=filters.game)
        return screens.history(rows, people, own, page, filters, caller.words, posters, on_server=on_server)
