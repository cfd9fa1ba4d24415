"""``/admin data``: all that is kept of a server as a file, or erased at once (ux.md 3.9)."""

from __future__ import annotations

import logging

from bot.table import commands as cmd
from bot.ui import deliver, exports, screens
from bot.ui.answers import Interaction
from bot.ui.lookup import Caller
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.screens.admin import data_screen, erase_screen

log = logging.getLogger(__name__)


class DataPages(Page):
    """Only whoever may manage the server."""

    async def command(self, interaction: Interaction) -> None:
        """``/admin data``."""
        caller = await self._lookup.caller(interaction)
        if not await self._answers.only_managers(interaction, caller):
            return
        await self._answers.tell(interaction, data_screen(caller.words))

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """Export, or erase after a second question."""
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
        await exports.hand_over(interaction, found, "germini-server", caller.words.text("reply-data-export"))

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
