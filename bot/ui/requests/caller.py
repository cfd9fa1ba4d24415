"""Identify the person of an interaction: their language, what they may do, and which table they mean.

:class:`InFlight` counts the interactions that are being answered, so that a stopping bot can finish them first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import discord

from bot.i18n import Words, choose, words
from bot.ports.people import DEFAULT_PREFERENCES, Preferences, Theme
from bot.render import PlayerNames
from bot.services import Services
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.ports import Person, Quarantined, TableSummary
from bot.table.selectors import blocking
from bot.ui.requests.visibility import (
    NOWHERE,
    Archive,
    Interaction,
    Kind,
    Thing,
    Viewer,
    led,
    may,
    may_moderate,
    placed,
    table_id,
    the_table,
)
from bot.ui.screens.names import Company, Marks, company, marks_of
from bot.ui.transport.card_emojis import CardEmojis
from bot.ui.transport.controls import Dedupe, DuplicateInteraction
from bot.ui.transport.send import SEEN

FINISH_WAIT = 5.0
"""Seconds a stopping bot waits for answers in progress."""


class AnswerListener(Protocol):
    """Is informed when the answering of an interaction begins and ends."""

    def enter(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether :meth:`leave` is to be called for this interaction."""
        ...

    def leave(self, interaction: discord.Interaction[Any]) -> None: ...


class InFlight:
    """The tasks that are answering interactions."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self.listener: AnswerListener | None = None
        """Set once by the client."""

    def enter(self, interaction: discord.Interaction[Any] | None = None) -> None:
        """Register the current task as answering somebody until it ends."""
        task = asyncio.current_task()
        if task is None:
            return
        if task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if interaction is not None and self.listener is not None and self.listener.enter(interaction):
            task.add_done_callback(partial(_left, self.listener, interaction))

    async def finish(self, patience: float = FINISH_WAIT) -> int:
        """Wait at most ``patience`` seconds for all of them. Returns how many are unfinished."""
        waiting = self._tasks - {asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=patience)
        return len([task for task in waiting if not task.done()])


def _left(listener: AnswerListener, interaction: discord.Interaction[Any], _: asyncio.Task[object]) -> None:
    listener.leave(interaction)


log = logging.getLogger(__name__)

NOBODY = Viewer()
"""A viewer without a person and a place, who may reach nothing."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The person of an interaction. ``guild`` is the server (0: none); ``prefers`` are their preferences; ``viewer`` is
    what :func:`may` takes."""

    person: Person
    words: Words
    prefers: Preferences = DEFAULT_PREFERENCES
    guild: int = 0
    viewer: Viewer = NOBODY

    @property
    def moderator(self) -> bool:
        """Whether they may act for a host in the place they use."""
        its = self.viewer.interaction
        return self.viewer.role or (its is not None and may_moderate(its))

    def may(self, what: Thing) -> bool:
        """Return whether they may reach this from where they are."""
        return may(self.viewer, what)

    def reaches(self, state: TableState) -> bool:
        """Return whether they may reach a table, open or finished."""
        return state.chair_of(self.person.id) is not None or self.may(the_table(state))

    def moderates(self, state: TableState | TableSummary) -> bool:
        """Return whether they may act for the host of this table. A moderator of one server or channel has no rights in
        others."""
        return self.moderator and self.may(led(state))


class Callers:
    """Finds what every press and every command needs first: the caller and the table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.in_flight = InFlight()
        self._once = Dedupe(services.clock.now)
        self._archive = Archive()
        self.masked: set[str] = set()
        """Ids of tables whose people are shown as "Player 1", "Player 2" …, because AutoMod blocks a name (T73)."""
        self.emojis = CardEmojis()

    async def caller(self, interaction: discord.Interaction[Any]) -> Caller:
        """Return the person of an interaction, and store their current name and language.

        Raises DuplicateInteraction for an event that was received before.
        """
        self.in_flight.enter(interaction)
        self._once.check(interaction)
        interaction.extras.setdefault(SEEN, time.monotonic())
        user = interaction.user
        locale = locale_of(interaction.locale)
        person, prefers = await self._identified(user.id, user.display_name, locale)
        role, guild = await self._has_role(interaction), interaction.guild_id or 0
        viewer = Viewer(person.id, interaction, role, self._archive)
        return Caller(person, words(choose(locale, prefers.language)), prefers, guild, viewer)

    async def _identified(self, user: int, name: str, locale: str) -> tuple[Person, Preferences]:
        """Return who this is and what they prefer. Nearly always the store has both in memory, where they are looked
        up without a call: this runs before every answer."""
        people, preferences = self.services.store.people, self.services.store.preferences
        person = people.known.get(people.numbers.get(user, 0))
        if person is None or (person.name, person.locale) != (name, locale):
            person = await people.person(user, name, locale)
        prefers = preferences.known.get(person.id)
        return person, await preferences.chosen_by(person.id) if prefers is None else prefers

    async def said(self, interaction: discord.Interaction[Any]) -> Words:
        """Return the language for an error message: the person's, or that of their client if their preferences cannot
        be read."""
        try:
            return (await self.caller(interaction)).words
        except DuplicateInteraction:
            raise
        except Exception as error:
            log.warning("a language could not be looked up", exc_info=error)
            return words(choose(locale_of(interaction.locale), None))

    async def _has_role(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether the person has the moderators' role of this server (ux.md S25)."""
        if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
            return False
        role = (await self.services.store.servers.settings(interaction.guild_id)).role
        return bool(role) and interaction.user.get_role(role) is not None

    async def company(self, state: TableState, said: Words, theme: Theme = DEFAULT_PREFERENCES.theme) -> Company:
        """Return the people of a table with their names in a language, and the emojis of cards for a reader with this
        theme. At an open table all names are shown. In a finished match people who hide their name are "Player n"."""
        if state.id in self.masked:
            return company(state, {}, said, self.marks(said, theme))
        ids = [chair.person for chair in state.chairs if chair.person is not None]
        named = await (self.services.store.people.by_number(ids) if state.open else self.named_people(ids))
        return company(state, named, said, self.marks(said, theme))

    async def reader(self, state: TableState, caller: Caller) -> Company:
        """Return the people of a table for what this person alone reads: with the emojis of their theme, or with cards
        in words if they prefer words."""
        who = await self.company(state, caller.words, caller.prefers.theme)
        return who.in_words() if caller.prefers.panel == "words" else who

    def marks(self, said: Words, theme: Theme = DEFAULT_PREFERENCES.theme) -> Marks:
        """Return the emojis of cards for a language and a theme, as :func:`company` takes them."""
        return lambda pack: marks_of(self.emojis.ids, pack, said.language, theme)

    async def named_people(self, ids: Sequence[int], viewer: int = 0) -> dict[int, Person]:
        """Return those of these people who may be named to ``viewer`` (0: to everybody). People who hide their name are
        named only to themselves."""
        people = await self.services.store.people.by_number(ids)
        hidden = await self.services.store.privacy.hidden(list(people)) - {viewer}
        return {number: person for number, person in people.items() if number not in hidden}

    async def state(self, table: str) -> TableState | None:
        """Return the state of a table, finished ones included."""
        return await self.services.tables.state(table)

    async def readable(self, table: str) -> TableState | None:
        """As :meth:`state`, but returns None for a quarantined table."""
        return await self.services.tables.readable(table)

    async def named(self, caller: Caller, interaction: discord.Interaction[Any], typed: str) -> str:
        """Return the id of the table that was typed, or :data:`NOWHERE` if the person may not reach such a table from
        here."""
        table = table_id(typed)
        return table if table and await self.reached(caller, table) is not None else NOWHERE

    async def reached(self, caller: Caller, table: str) -> TableState | None:
        """Return a table, open or finished, or None if the person may not reach such a table from where they are.

        Raises Quarantined if the table is quarantined and the person may reach it.
        """
        try:
            state = await self.state(table)
        except Quarantined:
            place = (await self.services.store.tables.places([table])).get(table)
            if place is not None and caller.may(placed(Kind.TABLE, place)):
                raise
            return None
        return state if state is not None and state.seq and caller.reaches(state) else None

    async def table_of(self, caller: Caller, interaction: discord.Interaction[Any], table: str | None) -> str | None:
        """Return the table a command means: the one named, else one of the person's own, preferably in this channel."""
        if table:
            return await self.named(caller, interaction, table)
        own = await self._own(caller)
        return _first(own, interaction.channel_id or 0)

    async def waiting_table(
        self, caller: Caller, interaction: discord.Interaction[Any], table: str | None
    ) -> str | None:
        """As :meth:`table_of`, but prefers a table in play that waits for this person."""
        if table:
            return await self.named(caller, interaction, table)
        own = await self._own(caller)
        playing = [row for row in own if row.status == PLAYING]
        for row in _by_place(playing, interaction.channel_id or 0):
            state = await self.readable(row.id)
            if state is not None and waits_for(state, caller.person.id):
                return row.id
        return _first(playing or own, interaction.channel_id or 0)

    async def waiting_tables(self, caller: Caller) -> list[TableState]:
        """Return the tables that wait for this person, sorted by deadline."""
        states = [await self.readable(row.id) for row in await self._own(caller)]
        found = [state for state in states if state is not None and waits_for(state, caller.person.id)]
        never = (
            max((timer.fire_at for state in found for timer in self.services.tables.timers(state.id)), default=0) + 1
        )

        def runs_out(state: TableState) -> int:
            return deadline_of(self.services, state, state.chair_of(caller.person.id)) or never

        return sorted(found, key=runs_out)

    async def free_table(self, caller: Caller, interaction: Interaction, state: TableState) -> TableState | None:
        """Return a table with a free chair that the person may reach: this table, else the newest on its server,
        preferably in its channel."""
        rows = [row for row in await self.services.store.tables.listed(guild=state.guild) if row.status == LOBBY]
        rows = [row for row in rows if self._may_know(caller, row)]
        for row in sorted(_by_place(rows, state.channel), key=lambda row: row.id != state.id):
            found = await self.readable(row.id)
            if found is not None and found.status == LOBBY and any(chair.free for chair in found.chairs):
                return found
        return None

    async def lobby_here(
        self, caller: Caller, interaction: discord.Interaction[Any], table: str | None, *, own: bool
    ) -> str | None:
        """Return the table in the lobby a command means: the one named, else the newest in this channel, else on this
        server.

        With ``own``, tables at which the person sits or is host come first, and those elsewhere on the server last.
        """
        if table:
            return await self.named(caller, interaction, table)
        rows, here = await self.tables_here(caller, interaction), interaction.channel_id or 0
        rows = [row for row in rows if row.status == LOBBY or (own and here in (row.channel, row.thread))]
        rows = _by_place(rows, here)
        if own:
            rows = sorted(rows, key=lambda row: caller.person.id not in row.persons)
        return rows[0].id if rows else None

    async def tables_here(self, caller: Caller, interaction: Interaction) -> list[TableSummary]:
        """Return the open tables of this server that the person may reach: newest first, quarantined ones last."""
        rows, quarantined = (
            await self.services.store.tables.listed(guild=caller.guild),
            self.services.tables.quarantine.tables,
        )
        seen = [row for row in rows if self._may_know(caller, row)]
        return sorted(seen, key=lambda row: row.id in quarantined)

    def _may_know(self, caller: Caller, row: TableSummary) -> bool:
        """Return whether the person may know of an open table: of one of a tournament only if they sit there."""
        kept = self.services.tables.of_tournament(row.id) and caller.person.id not in row.persons
        return not kept and caller.may(placed(Kind.TABLE, row))

    async def _own(self, caller: Caller) -> list[TableSummary]:
        """Return the person's open tables, quarantined ones last."""
        rows, quarantined = (
            await self.services.store.tables.listed(person=caller.person.id),
            self.services.tables.quarantine.tables,
        )
        return sorted(rows, key=lambda row: row.id in quarantined)


def locale_of(locale: discord.Locale | None) -> str:
    """Return the language of a person's client or of a server, "" if it is not known."""
    said: Any = locale.value if locale is not None else None
    return said if isinstance(said, str) else ""


async def words_of(services: Services, person: Person) -> Words:
    """Return the language of private messages: the person's choice, else the language of their client (ux.md 2.4)."""
    return words(choose(person.locale, (await services.store.preferences.chosen_by(person.id)).language))


def waits_for(state: TableState, person: int) -> bool:
    """Return whether the table waits for this person's answer."""
    chair = state.chair_of(person)
    return chair is not None and state.status == PLAYING and chair in blocking(state)


def player_names_of(state: TableState, who: Company) -> PlayerNames:
    """Return the names shown in a picture, by seat."""
    return PlayerNames(who.labels, state.name, who.cast.faces)


def deadline_of(services: Services, state: TableState, player: int | None = None) -> int | None:
    """Return when a turn clock of the table runs out (Unix ms): the player's, or the earliest. None if no clock
    runs."""
    turns = [
        timer.fire_at
        for timer in services.tables.timers(state.id)
        if timer.kind == "turn" and (player is None or timer.player == player)
    ]
    return min(turns, default=None)


def _by_place(rows: Sequence[TableSummary], channel: int) -> list[TableSummary]:
    return sorted(rows, key=lambda row: channel not in (row.channel, row.thread))


def _first(rows: Sequence[TableSummary], channel: int) -> str | None:
    ordered = _by_place(rows, channel)
    return ordered[0].id if ordered else None
