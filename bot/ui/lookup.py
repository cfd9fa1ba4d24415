"""Who is asking, in which language, and which table is meant."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.i18n import Words, choose, words
from bot.render import Cast
from bot.services import Services
from bot.store.preferences import DEFAULT, Preferences
from bot.table.aside import SetAside
from bot.table.look import blocking
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.ports import Person, TableSummary
from bot.ui.at_work import AtWork
from bot.ui.cast import Company, company
from bot.ui.deliver import SEEN
from bot.ui.once import Once, Repeated
from bot.ui.reach import (
    NOWHERE,
    Archive,
    Interaction,
    Kind,
    Thing,
    Viewer,
    led,
    locale_of,
    may,
    may_moderate,
    placed,
    table_id,
    the_table,
)

log = logging.getLogger(__name__)

NOBODY = Viewer()
"""Who asks from nowhere and may reach nothing."""


@dataclass(frozen=True, slots=True)
class Caller:
    """The person of an interaction. ``moderator`` says that they may act for a host where they are, on the server
    ``guild`` (0: on none); ``prefers`` is how they wish to see and play, ``viewer`` what :func:`may` asks."""

    person: Person
    words: Words
    moderator: bool
    prefers: Preferences = DEFAULT
    guild: int = 0
    viewer: Viewer = NOBODY

    def may(self, what: Thing) -> bool:
        """Whether they may reach this from where they are."""
        return may(self.viewer, what)

    def moderates(self, state: TableState | TableSummary) -> bool:
        """Whether they may act for the host of this table: a moderator of one server or channel is nobody elsewhere."""
        return self.moderator and self.may(led(state))


class Lookup:
    """Answers the questions every press and every command begins with."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.at_work = AtWork()
        self._once = Once(services.clock.now)
        self._archive = Archive()
        self.masked: set[str] = set()
        """Tables whose people are called "Player 1", "Player 2" …, because AutoMod does not let a name pass (T73)."""

    async def caller(self, interaction: discord.Interaction[Any]) -> Caller:
        """The person who acts, known from now on by the name and language seen last. Raises Repeated for an event that
        came before."""
        self.at_work.enter(interaction)
        self._once.check(interaction)
        interaction.extras.setdefault(SEEN, time.monotonic())
        user = interaction.user
        locale = locale_of(interaction.locale)
        person = await self.services.store.person(user.id, user.display_name, locale)
        prefers = await self.services.store.preferences(person.id)
        held, role = may_moderate(interaction), await self._has_role(interaction)
        said, guild = words(choose(locale, prefers.language)), interaction.guild_id or 0
        viewer = Viewer(person.id, interaction, role, self._archive)
        return Caller(person, said, held or role, prefers, guild, viewer)

    async def said(self, interaction: discord.Interaction[Any]) -> Words:
        """The language to tell a person in that something failed: that of her client if hers cannot be read now."""
        try:
            return (await self.caller(interaction)).words
        except Repeated:
            raise
        except Exception as error:
            log.warning("a language could not be looked up", exc_info=error)
            return words(choose(locale_of(interaction.locale), None))

    async def _has_role(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the person has the role that was named as the moderators' (ux.md S25)."""
        if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
            return False
        role = (await self.services.store.guild(interaction.guild_id)).role
        return bool(role) and interaction.user.get_role(role) is not None

    async def company(self, state: TableState, said: Words) -> Company:
        """The people of a table in a language. While it is open they know each other; of a finished match those who
        wish to be named nowhere are "Player n"."""
        if state.id in self.masked:
            return company(state, {}, said)
        ids = [chair.person for chair in state.chairs if chair.person is not None]
        named = await (self.services.store.people(ids) if state.open else self.named_people(ids))
        return company(state, named, said)

    async def named_people(self, ids: Sequence[int], viewer: int = 0) -> dict[int, Person]:
        """Those of these people who may be named to ``viewer`` (0: to everybody): not those who wish to be named
        nowhere, but everybody to themselves."""
        people = await self.services.store.people(ids)
        hidden = await self.services.store.hidden(list(people)) - {viewer}
        return {number: person for number, person in people.items() if number not in hidden}

    async def state(self, table: str) -> TableState | None:
        """The state of a table, past ones too."""
        return await self.services.tables.state(table)

    async def readable(self, table: str) -> TableState | None:
        """As :meth:`state`; None for a table that is set aside."""
        return await self.services.tables.readable(table)

    async def named(self, caller: Caller, interaction: discord.Interaction[Any], typed: str) -> str:
        """The id of a table that was typed; that of no table where there is none the person may know of from here."""
        table = table_id(typed)
        return table if table and await self.reached(caller, table) is not None else NOWHERE

    async def reached(self, caller: Caller, table: str) -> TableState | None:
        """A table, open or finished, None where there is none the person may know of from where they are. Raises
        SetAside for one they may know of that is set aside."""
        try:
            state = await self.state(table)
        except SetAside:
            place = (await self.services.store.places([table])).get(table)
            if place is not None and caller.may(placed(Kind.TABLE, place)):
                raise
            return None
        return state if state is not None and state.seq and caller.may(the_table(state)) else None

    async def table_of(self, caller: Caller, interaction: discord.Interaction[Any], table: str | None) -> str | None:
        """The table a command means: the one named, else one of the person's own, those in this channel first."""
        if table:
            return await self.named(caller, interaction, table)
        own = await self._own(caller)
        return _first(own, interaction.channel_id or 0)

    async def waiting_table(
        self, caller: Caller, interaction: discord.Interaction[Any], table: str | None
    ) -> str | None:
        """As :meth:`table_of`, but a table in play that waits for this person comes first."""
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
        """The tables that wait for this person, the one whose clock runs out first before the others."""
        states = [await self.readable(row.id) for row in await self._own(caller)]
        found = [state for state in states if state is not None and waits_for(state, caller.person.id)]
        never = (
            max((timer.fire_at for state in found for timer in self.services.tables.timers(state.id)), default=0) + 1
        )

        def runs_out(state: TableState) -> int:
            return deadline_of(self.services, state, state.chair_of(caller.person.id)) or never

        return sorted(found, key=runs_out)

    async def free_table(self, caller: Caller, interaction: Interaction, state: TableState) -> TableState | None:
        """A table with a free chair that she may know of: this one, else the newest on its server, those in its channel
        first."""
        rows = [row for row in await self.services.store.tables(guild=state.guild) if row.status == LOBBY]
        rows = [row for row in rows if caller.may(placed(Kind.TABLE, row))]
        for row in sorted(_by_place(rows, state.channel), key=lambda row: row.id != state.id):
            found = await self.readable(row.id)
            if found is not None and found.status == LOBBY and any(chair.free for chair in found.chairs):
                return found
        return None

    async def lobby_here(
        self, caller: Caller, interaction: discord.Interaction[Any], table: str | None, *, own: bool
    ) -> str | None:
        """The table in the lobby that is meant: the one named, else the newest in this channel, else on this server.

        With ``own`` those at which the person sits or is host come first and those elsewhere on the server last.
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
        """The open tables of this server that she may know of, newest first; those that are set aside last."""
        rows, aside = await self.services.store.tables(guild=caller.guild), self.services.tables.aside.tables
        seen = [row for row in rows if caller.may(placed(Kind.TABLE, row))]
        return sorted(seen, key=lambda row: row.id in aside)

    async def _own(self, caller: Caller) -> list[TableSummary]:
        """The person's open tables; those that are set aside after the others."""
        rows, aside = await self.services.store.tables(person=caller.person.id), self.services.tables.aside.tables
        return sorted(rows, key=lambda row: row.id in aside)


async def words_of(services: Services, person: Person) -> Words:
    """The language of what a person alone sees: her own choice, else that of her client (ux.md 2.4)."""
    return words(choose(person.locale, (await services.store.preferences(person.id)).language))


def waits_for(state: TableState, person: int) -> bool:
    """Whether the table waits for this person's answer."""
    chair = state.chair_of(person)
    return chair is not None and state.status == PLAYING and chair in blocking(state)


def cast_of(state: TableState, who: Company) -> Cast:
    """Who is shown in a picture, by seat."""
    return Cast(who.labels, state.name)


def deadline_of(services: Services, state: TableState, player: int | None = None) -> int | None:
    """When a clock of the table runs out (Unix ms): that of a player, or the earliest; None if there is none."""
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
