"""``/privacy``: only the person herself ever sees these pages, and every press is about herself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.records import own_moves
from bot.store.privacy import WISHES
from bot.table import commands as cmd
from bot.table.model import LOBBY
from bot.ui import deliver, exports
from bot.ui.answers import Interaction
from bot.ui.lookup import Caller
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.queue_controls import leave_queues
from bot.ui.screen import Screen
from bot.ui.screens.privacy import forget_screen, forgotten_screen, privacy_screen


class PrivacyPages(Page):
    """Wishes, export, forgetting."""

    async def command(self, interaction: Interaction) -> None:
        """``/privacy``."""
        caller = await self._lookup.caller(interaction)
        await self._answers.tell(interaction, await self._screen(interaction, caller))

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """One of its controls. What its id says of the person counts for nothing: it is about who presses."""
        match control.deed:
            case "wish":
                if values and values[0] in WISHES:
                    await self._services.store.set_wish(caller.person.id, values[0])
                await self._open(interaction, caller)
            case "export":
                await self._export(interaction, caller)
            case "forget":
                await deliver.in_place(interaction, forget_screen(caller.person.id, caller.words))
            case "sure":
                await self._forget(interaction, caller)
            case _:
                await self._open(interaction, caller)

    async def _open(self, interaction: Interaction, caller: Caller) -> None:
        await deliver.in_place(interaction, await self._screen(interaction, caller))

    async def _screen(self, interaction: Interaction, caller: Caller) -> Screen:
        store, guild = self._services.store, interaction.guild_id
        wish = await store.wish(caller.person.id)
        months = None if guild is None else await store.retention(guild)
        return privacy_screen(caller.person.id, wish, caller.words, months=months)

    async def _export(self, interaction: Interaction, caller: Caller) -> None:
        await deliver.defer(interaction, thinking=True)
        found: dict[str, Any] = {**await self._services.store.export(caller.person.id)}
        found["moves"] = await self._moves([(row["table_id"], row["chair"]) for row in found["seats"]])
        await exports.hand_over(interaction, found, "germini", caller.words.text("reply-export"))

    async def _moves(self, chairs: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
        """Her own moves at every table whose log is kept, one table after the other: nobody waits for all of them."""
        told: list[dict[str, Any]] = []
        for table, chair in sorted(chairs):
            stored = await self._services.store.load(table)
            if stored is not None:
                one = await asyncio.to_thread(own_moves, table, stored.events, chair)
                told += [one] if one["deals"] else []
        return told

    async def _forget(self, interaction: Interaction, caller: Caller) -> None:
        """Leave every table first: chairs before the start, hands to a computer player in a match."""
        store, person = self._services.store, caller.person.id
        for number, row in enumerate(await store.tables(person=person)):
            body = cmd.GetUp() if row.status == LOBBY else cmd.HandOver()
            await self._services.tables.submit(cmd.Command(f"i{interaction.id}-{number}", row.id, body, person))
        await leave_queues(self._services, person, f"q{interaction.id}")
        await store.forget(person, self._services.clock.now())
        await deliver.in_place(interaction, forgotten_screen(caller.words))
