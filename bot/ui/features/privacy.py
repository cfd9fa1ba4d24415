"""``/privacy`` and ``/admin data``: export and deletion of the stored data of a person or of a server (ux.md 3.9).

Only the person sees the pages of ``/privacy``, and every press is about their own data. Exports are sent as files.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.ports.people import WISHES
from bot.records import own_moves
from bot.services import Services
from bot.table import commands as cmd
from bot.table.model import LOBBY, TableState
from bot.table.pause import BLOCKED
from bot.table.ports import StoreBusy
from bot.ui import screens
from bot.ui.features.dispatch import PagePress
from bot.ui.features.page import Page
from bot.ui.features.waiting_list import leave_queues
from bot.ui.requests.answers import Interaction
from bot.ui.requests.caller import Caller
from bot.ui.screens.privacy import forget_screen, forgotten_screen, privacy_screen
from bot.ui.screens.server_settings import data_screen, erase_screen
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.screen import Screen

log = logging.getLogger(__name__)

LARGE = 8_000_000
"""Bytes above which an export is compressed. Discord accepts 10 MiB."""


async def hand_over(interaction: Interaction, found: object, name: str, text: str) -> None:
    """Send ``found`` as ``<name>.json`` to the person alone, with a sentence."""
    data, file = msgspec.json.format(msgspec.json.encode(found), indent=1), f"{name}.json"
    if len(data) > LARGE:
        data, file = gzip.compress(data), f"{file}.gz"
    failure = await send.hand_over(interaction, file, data, text)
    if failure is not None:
        log.warning("an export did not arrive", extra={"why": failure.name})


class DataPages(Page):
    """Answers ``/admin data``. Only people who may manage the server can use it."""

    async def command(self, interaction: Interaction) -> None:
        """Answer ``/admin data``."""
        caller = await self._callers.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        await self._answers.tell(interaction, data_screen(caller.words))

    async def manages(self, press: PagePress) -> bool:
        """Return whether the person may manage this server; if not, they are told."""
        allowed = await self._answers.only_managers(press.interaction, press.caller)
        return allowed and press.interaction.guild_id is not None

    @handles(ids.DATA, before="manages")
    async def open(self, press: PagePress) -> None:
        """Show the page."""
        await send.in_place(press.interaction, data_screen(press.caller.words))

    @handles(ids.DATA_ERASE, before="manages")
    async def ask(self, press: PagePress) -> None:
        """Ask for confirmation before the data are erased."""
        tables = len(await self._services.store.tables.listed(guild=press.interaction.guild_id or 0))
        await send.in_place(press.interaction, erase_screen(tables, press.caller.words))

    @handles(ids.DATA_EXPORT, before="manages")
    async def export(self, press: PagePress) -> None:
        """Send the server's data as a file."""
        interaction, caller, guild = press.interaction, press.caller, press.interaction.guild_id or 0
        await send.defer(interaction, thinking=True)
        found = await self._services.store.servers.export_server(guild)
        await hand_over(interaction, found, "germini-server", caller.words.text("reply-data-export"))

    @handles(ids.DATA_SURE, before="manages")
    async def erase(self, press: PagePress) -> None:
        """Erase the server's data. Running matches are voided first, so that everybody sees why they end."""
        interaction, caller, guild = press.interaction, press.caller, press.interaction.guild_id or 0
        await send.defer(interaction)
        store, tables = self._services.store, self._services.tables
        for row in await store.tables.listed(guild=guild):
            body = cmd.Moderate("void")
            command = cmd.Command(f"i{interaction.id}-{row.id}", row.id, body, caller.person.id, moderator=True)
            await tables.submit(command)
        if self._services.tournaments is not None:
            await self._services.tournaments.forget_guild(guild)
        gone = await store.servers.forget_server(guild)
        for table in gone:
            await tables.drop(table)
        log.warning("a server's data were erased", extra={"guild": guild, "tables": len(gone)})
        text = caller.words.text("reply-data-erased")
        await send.in_place(interaction, screens.notice(text, "done", caller.words))


TURNS = 3
"""Passes over the person's tables before they are forgotten."""


class PrivacyPages(Page):
    """Answers ``/privacy``: the wish about being named, the export and the deletion.

    Its controls act on the person who presses, whatever person their ids name.
    """

    async def command(self, interaction: Interaction) -> None:
        """Answer ``/privacy``."""
        caller = await self._callers.caller(interaction)
        await self._answers.tell(interaction, await self._screen(interaction, caller))

    @handles(ids.PRIVACY)
    async def open(self, press: PagePress, person: str) -> None:
        """Show the page."""
        await send.in_place(press.interaction, await self._screen(press.interaction, press.caller))

    @handles(ids.PRIVACY_WISH)
    async def wish(self, press: PagePress, person: str) -> None:
        """Set where the person is named."""
        if press.value in WISHES:
            await self._services.store.privacy.set_wish(press.caller.person.id, press.value)
        await self.open(press, person)

    @handles(ids.PRIVACY_FORGET)
    async def ask(self, press: PagePress, person: str) -> None:
        """Ask for confirmation before the person's data are deleted."""
        await send.in_place(press.interaction, forget_screen(press.caller.person.id, press.caller.words))

    async def _screen(self, interaction: Interaction, caller: Caller) -> Screen:
        store, guild = self._services.store, interaction.guild_id
        wish = await store.privacy.wish(caller.person.id)
        months = None if guild is None else await store.retention.months(guild)
        return privacy_screen(caller.person.id, wish, caller.words, months=months)

    @handles(ids.PRIVACY_EXPORT)
    async def export(self, press: PagePress, person: str) -> None:
        """Send the person's data as a file."""
        interaction, caller = press.interaction, press.caller
        await send.defer(interaction, thinking=True)
        found: dict[str, Any] = {**await self._services.store.privacy.export(caller.person.id)}
        found["moves"] = await self._moves([(row["table_id"], row["chair"]) for row in found["seats"]])
        await hand_over(interaction, found, "germini", caller.words.text("reply-export"))

    async def _moves(self, chairs: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
        """Return the person's own moves at every table whose log is kept. The tables are loaded one at a time."""
        told: list[dict[str, Any]] = []
        for table, chair in sorted(chairs):
            stored = await self._services.store.log.load(table)
            if stored is not None:
                one = await asyncio.to_thread(own_moves, table, stored.events, chair)
                told += [one] if one["deals"] else []
        return told

    @handles(ids.PRIVACY_SURE)
    async def forget(self, press: PagePress, person: str) -> None:
        """Leave every table, then delete the person's data. Raises StoreBusy if leaving cannot be saved now; nothing is
        deleted."""
        interaction, caller = press.interaction, press.caller
        me = caller.person.id
        tournaments = self._services.tournaments
        if tournaments is not None:
            await tournaments.leave_all(me, f"t{interaction.id}")
        busy = await leave_tables(self._services, me, f"i{interaction.id}")
        if busy is not None:
            raise StoreBusy(busy.reason)
        await leave_queues(self._services, me, f"q{interaction.id}")
        await self._services.store.privacy.forget(me, self._services.clock.now())
        if tournaments is not None:
            await tournaments.read_again()
        await send.in_place(interaction, forgotten_screen(caller.words))


async def leave_tables(services: Services, person: int, name: str) -> cmd.Busy | None:
    """Make a person leave every table: chairs before the start become free, hands in a match go to computer players.

    It is repeated, because a match may have begun or been blocked meanwhile. Returns why it cannot be done now, None if
    it is done. Quarantined tables are skipped. ``name`` is part of the command names, so that a repeated call has no
    effect.
    """
    for turn in range(TURNS):
        own = [await services.tables.readable(row.id) for row in await services.store.tables.listed(person=person)]
        for state in own:
            player = state.chair_of(person) if state is not None else None
            if state is not None and player is not None and not state.chairs[player].away:
                command = _parting(state, player, person, f"{name}-{turn}-{state.id}")
                outcome = await services.tables.submit(command)
                if isinstance(outcome, cmd.Busy) and outcome.reason != "quarantined":
                    return outcome
    return None


def _parting(state: TableState, player: int, person: int, name: str) -> cmd.Command:
    """Return the command by which the player leaves. While the place of a match is deleted or locked no command of a
    player is accepted: then the bot reports them as missing."""
    if state.status == LOBBY:
        return cmd.Command(name, state.id, cmd.GetUp(), person)
    if state.paused in BLOCKED:
        return cmd.Command(name, state.id, cmd.Missing(player, person, deleted=True))
    return cmd.Command(name, state.id, cmd.HandOver(), person)
