"""``/admin data``: all that is kept of a server as a file, or erased at once (ux.md 3.9)."""

from __future__ import annotations

import gzip
import logging

import msgspec

from bot.services import Services
from bot.table import commands as cmd
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction
from bot.ui.lookup import Caller, Lookup
from bot.ui.page_items import PageId
from bot.ui.privacy_pages import LARGE
from bot.ui.screens.admin import data_screen, erase_screen

log = logging.getLogger(__name__)


class DataPages:
    """Only whoever may manage the server."""

    def __init__(self, services: Services, lookup: Lookup, answers: Answers) -> None:
        self._services = services
        self._lookup = lookup
        self._answers = answers

    async def command(self, interaction: Interaction) -> None:
        """``/admin data``."""
        caller = await self._lookup.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        await self._answers.tell(interaction, data_screen(caller.words))

    async def press(self, interaction: Interaction, control: PageId, values: list[str]) -> None:
        """Export, or erase after a second question."""
        caller = await self._lookup.caller(interaction)
        guild = interaction.guild_id
        if not await self._answers.only_managers(interaction, caller) or guild is None:
            return
        match control.deed:
            case "export":
                await self._export(interaction, caller, guild)
            case "erase":
                tables = len(await self._services.store.tables(guild=guild))
                await deliver.in_place(interaction, erase_screen(tables, caller.words))
            case "sure":
                await self._erase(interaction, caller, guild)
            case _:
                await deliver.in_place(interaction, data_screen(caller.words))

    async def _export(self, interaction: Interaction, caller: Caller, guild: int) -> None:
        await deliver.defer(interaction, thinking=True)
        found = await self._services.store.export_guild(guild)
        data, name = msgspec.json.format(msgspec.json.encode(found), indent=1), "germini-server.json"
        if len(data) > LARGE:
            data, name = gzip.compress(data), "germini-server.json.gz"
        failure = await deliver.hand_over(interaction, name, data, caller.words.text("reply-data-export"))
        if failure is not None:
            log.warning("an export did not arrive", extra={"why": failure.name})

    async def _erase(self, interaction: Interaction, caller: Caller, guild: int) -> None:
        """Matches that run are broken off first, so that everybody sees why they end."""
        await deliver.defer(interaction)
        store, tables = self._services.store, self._services.tables
        for row in await store.tables(guild=guild):
            body = cmd.Moderate("void")
            command = cmd.Command(f"i{interaction.id}-{row.id}", row.id, body, caller.person.id, moderator=True)
            await tables.submit(command)
        every = await store.tables_of(guild)
        await store.erase_guild(guild)
        for table in every:
            await tables.drop(table)
        log.warning("a server's data were erased", extra={"guild": guild, "tables": len(every)})
        text = caller.words.text("reply-data-erased")
        await deliver.in_place(interaction, screens.notice(text, "done", caller.words))
