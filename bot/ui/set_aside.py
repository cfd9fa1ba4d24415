"""Tables whose logs cannot be read: their people are told in their place, and whoever runs the bot can see which."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Protocol

import discord
from msgspec.structs import replace

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.store import ASIDE
from bot.table.ports import Slot, TableSummary
from bot.ui import deliver, screens
from bot.ui.failure import Failure

log = logging.getLogger(__name__)

NOTICE = "aside"
"""The slot of the message; it is said once, and not again after a restart."""


class AsideClient(deliver.Channels, Protocol):
    """What is needed of the client to tell people in their server's language."""

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 (the library's name)
        """A server the bot is on."""
        ...


class SetAsideNotices:
    """Tells the people of every table that is set aside, and keeps the list for ``germini health``. A table that was
    mended is told of again if it is set aside again."""

    def __init__(self, client: AsideClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()
        services.tables.aside.listen(self._later)

    def start(self) -> None:
        """Tell of the tables that could not be read at the start; of others when it happens."""
        self._later("")

    async def stop(self) -> None:
        """Tell no more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _later(self, table: str) -> None:
        task = asyncio.create_task(self._tell(table), name="set aside")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, changed: str) -> None:
        store = self._services.store
        try:
            aside = self._services.tables.aside.tables
            await store.set_fact(ASIDE, json.dumps(sorted(aside)))
            for row in [row for row in await store.tables() if row.id in aside or row.id == changed]:
                told = next((slot for slot in await store.slots(row.id) if slot.slot == NOTICE and not slot.gone), None)
                if row.id in aside and told is None:
                    await self._say(row)
                elif row.id not in aside and told is not None:
                    await store.save_slot(replace(told, gone=True))
        except Exception as error:
            log.error("people could not be told that their table is set aside", exc_info=error)

    async def _say(self, row: TableSummary) -> None:
        guild = self._client.get_guild(row.guild)
        said = words(choose(str(guild.preferred_locale) if guild is not None else None, None))
        text = said.text("place-broken", table=escape(plain(row.name, "…")))
        where = row.thread or row.channel
        sent = await deliver.post(
            self._client, where, screens.notice(text, "refused", said), nonce=f"{row.id}-q"[:25], silent=False
        )
        if not isinstance(sent, Failure):
            now = self._services.clock.now()
            await self._services.store.save_slot(Slot(row.id, NOTICE, where, sent, now, row.seq))
