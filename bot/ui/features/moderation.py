"""``/admin table`` and ``/admin ban``: what moderators do at tables and with people.

A table is notified in the place where it is played.
"""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import LOBBY, TableState
from bot.table.ports import TableSummary
from bot.ui import screens
from bot.ui.features.waiting_list import leave_queues
from bot.ui.messages.passing_notes import note_named
from bot.ui.messages.reconciler import Reconciler
from bot.ui.requests.answers import Answers, Interaction
from bot.ui.requests.caller import Caller, Callers, locale_of
from bot.ui.requests.slash_commands import Choice, label, offered
from bot.ui.requests.visibility import Kind, Thing
from bot.ui.transport import send
from bot.ui.transport.id_format import base36

log = logging.getLogger(__name__)

ENDING = ("end", "void")
"""Choices that end a table. For a table whose log cannot be read the two have the same effect."""

DISPLACED = "mod-told-displace"
"""Key of the notice that a barred player no longer plays at a table: the only one that names a player."""


class AdminCommands:
    """Answers moderators: people with Manage Threads, Manage Messages, Manage Server, or the role set for it."""

    def __init__(
        self, client: send.Channels, services: Services, callers: Callers, answers: Answers, reconciler: Reconciler
    ) -> None:
        self._client = client
        self._services = services
        self._callers = callers
        self._answers = answers
        self._reconciler = reconciler

    async def table(self, interaction: Interaction, table: str, what: str) -> None:
        """Answer ``/admin table``: repair, pause, resume or end a table of this server."""
        caller = await self._moderator(interaction)
        if caller is None:
            return
        table = table.strip()
        row = next((row for row in await self._rows(caller) if row.id == table), None)
        if row is None:
            await self._answers.refuse(interaction, caller, "refusal-table-unknown")
            return
        await send.defer(interaction, thinking=True)
        tables = self._services.tables
        closed_off = what == "repair" or table in tables.quarantine.tables
        if not closed_off or await tables.revive(table):
            await self._moderate(interaction, caller, table, what)
        elif what in ENDING:
            await self._shut(interaction, caller, row)
        else:
            await self._answers.refuse(interaction, caller, "reply-unreadable")

    async def _shut(self, interaction: Interaction, caller: Caller, row: TableSummary) -> None:
        """End a table whose log cannot be read. It has no result, but its players are free to sit elsewhere."""
        await self._services.tables.shut(row.id)
        log.warning("a table that cannot be read was closed", extra={"table": row.id})
        name, said = escape(plain(row.name, "…")), words(choose(locale_of(interaction.guild_locale), None))
        text = said.text("mod-told-void", who=escape(plain(caller.person.name, "…")))
        screen = screens.notice(text, "info", said)
        await send.post(self._client, row.thread or row.channel, screen, nonce=f"{row.id}-shut"[:25])
        text = caller.words.text("reply-deed-void", table=name)
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))

    async def _moderate(self, interaction: Interaction, caller: Caller, table: str, what: str) -> None:
        outcome = await self._answers.submit(interaction, caller, table, cmd.Moderate(what))
        if not isinstance(outcome, cmd.Applied):
            await self._answers.outcome(interaction, caller, table, outcome)
            return
        if what == "repair":
            await self._reconciler.repair(table)
        state = await self._callers.state(table)
        if state is not None:
            await self._tell(state, f"mod-told-{what}", who=caller.person.name)
            text = caller.words.text(f"reply-deed-{what}", table=escape(plain(state.name, "…")))
            await self._answers.tell(interaction, screens.notice(text, "done", caller.words))

    async def ban(self, interaction: Interaction, player: discord.abc.User) -> None:
        """Answer ``/admin ban``: bar a person from the tables of this server, or readmit them.

        Bars belong to the server: a moderator of one channel neither reads nor changes them.
        """
        caller = await self._callers.caller(interaction)
        if not caller.may(Thing(Kind.BANS, caller.guild)):
            await self._answers.refuse(interaction, caller, "reply-not-server-moderator")
            return
        guild, who = interaction.guild_id or 0, escape(plain(player.display_name, "…"))
        if player.bot or player.id == caller.person.user:
            await self._answers.refuse(interaction, caller, "reply-not-barrable", who=who)
            return
        await send.defer(interaction, thinking=True)
        barred = await self._services.store.servers.bar(guild, player.id, self._services.clock.now())
        log.warning("a person was %s", "barred" if barred else "readmitted", extra={"guild": guild})
        if barred:
            await self._displace(interaction, caller, guild, player)
        text = caller.words.text("reply-barred" if barred else "reply-readmitted", who=who)
        await self._answers.tell(interaction, screens.notice(text, "done", caller.words))

    async def _displace(self, interaction: Interaction, caller: Caller, guild: int, player: Any) -> None:
        """Make the person get up from every table of this server. In running matches computer players take over."""
        person = await self._services.store.people.person_of(player.id)
        if person is None:
            return
        for row in await self._services.store.tables.listed(guild=guild, person=person.id):
            body = cmd.Displace(person.id)
            command = cmd.Command(f"i{interaction.id}-{row.id}", row.id, body, caller.person.id, moderator=True)
            outcome = await self._services.tables.submit(command)
            state = await self._callers.readable(row.id)
            if isinstance(outcome, cmd.Applied) and state is not None:
                await self._tell(state, DISPLACED, who=person.name)
        await leave_queues(self._services, person.id, f"q{interaction.id}", guild)

    async def choices(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Return the open tables of this server as choices."""
        caller = await self._callers.caller(interaction)
        return offered([(label(row, caller), row.id) for row in await self._rows(caller)], typed)

    async def _rows(self, caller: Caller) -> list[TableSummary]:
        """Return the open tables at which this moderator may act."""
        return [row for row in await self._services.store.tables.listed(guild=caller.guild) if caller.moderates(row)]

    async def _moderator(self, interaction: Interaction) -> Caller | None:
        caller = await self._callers.caller(interaction)
        if caller.moderator:
            return caller
        await self._answers.refuse(interaction, caller, "refusal-not-moderator")
        return None

    async def _tell(self, state: TableState, key: str, *, who: str) -> None:
        """Post the notice where the table is played. A table that has not begun shows it on its lobby card."""
        if state.status == LOBBY or state.match is None:
            return
        said = words(choose(state.language, None))
        text = said.text(key, who=escape(plain(who, "…")))
        screen = screens.notice(text, "info", said, table=state.id if state.open else "")
        where, nonce = state.thread or state.channel, f"{state.id}-a{base36(state.seq)}"[:25]
        sent = await send.post(self._client, where, screen, nonce=nonce)
        if key == DISPLACED:
            await note_named(self._services, state, where, sent)
