"""``/privacy``: only the person herself ever sees these pages, and every press is about herself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.records import own_moves
from bot.services import Services
from bot.store.privacy import WISHES
from bot.table import commands as cmd
from bot.table.hold import HELD
from bot.table.model import LOBBY, TableState
from bot.table.ports import StoreBusy
from bot.ui import deliver, exports
from bot.ui.answers import Interaction
from bot.ui.lookup import Caller
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.queue_controls import leave_queues
from bot.ui.screen import Screen
from bot.ui.screens.privacy import forget_screen, forgotten_screen, privacy_screen

TURNS = 3
"""Times her tables are looked at before she is forgotten."""


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
        """Leave every table first; where that cannot be written now nobody is forgotten."""
        store, person = self._services.store, caller.person.id
        busy = await leave_tables(self._services, person, f"i{interaction.id}")
        if busy is not None:
            raise StoreBusy(busy.reason)
        await leave_queues(self._services, person, f"q{interaction.id}")
        await store.forget(person, self._services.clock.now())
        await deliver.in_place(interaction, forgotten_screen(caller.words))


async def leave_tables(services: Services, person: int, name: str) -> cmd.Busy | None:
    """Whoever is to be forgotten sits nowhere any more: chairs before the start are free, hands in a match a computer
    player's. Looked at again afterwards, because a match may have begun or been held meanwhile. Why it cannot be done
    now, None where it is done; a table that is set aside keeps nobody. ``name`` makes it happen once."""
    for turn in range(TURNS):
        own = [await services.tables.readable(row.id) for row in await services.store.tables(person=person)]
        for state in own:
            player = state.chair_of(person) if state is not None else None
            if state is not None and player is not None and not state.chairs[player].away:
                command = _parting(state, player, person, f"{name}-{turn}-{state.id}")
                outcome = await services.tables.submit(command)
                if isinstance(outcome, cmd.Busy) and outcome.reason != "quarantined":
                    return outcome
    return None


def _parting(state: TableState, player: int, person: int, name: str) -> cmd.Command:
    """How she leaves. Where the place of a match is gone or shut no word of hers is heard: then the house says so."""
    if state.status == LOBBY:
        return cmd.Command(name, state.id, cmd.GetUp(), person)
    if state.paused in HELD:
        return cmd.Command(name, state.id, cmd.Missing(player, person, deleted=True))
    return cmd.Command(name, state.id, cmd.HandOver(), person)
