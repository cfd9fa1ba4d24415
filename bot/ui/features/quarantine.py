"""Tell players that their table is quarantined because its log cannot be read, and list such tables for the
operator."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Protocol

import discord
from msgspec.structs import replace

from bot.i18n import choose, escape, plain, words
from bot.ports.store import QUARANTINED_TABLES
from bot.services import Services
from bot.table.ports import Slot, TableSummary
from bot.ui import screens
from bot.ui.transport import send
from bot.ui.transport.send import Failure

log = logging.getLogger(__name__)

NOTICE = "aside"
"""The slot of the message. It is posted once, and not again after a restart."""


class QuarantineClient(send.Channels, Protocol):
    """The part of the client that is needed to write in the server's language."""

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 (the library's name)
        """Return a server the bot is on."""
        ...


class QuarantineNotices:
    """Posts a notice for every quarantined table, and stores the list for ``germini health``.

    A repaired table that is quarantined again gets a new notice.
    """

    def __init__(self, client: QuarantineClient, services: Services) -> None:
        self._client = client
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()
        services.tables.quarantine.listen(self._later)

    def start(self) -> None:
        """Post notices for the tables that could not be read at the start. Later ones follow when they are
        quarantined."""
        self._later("")

    async def stop(self) -> None:
        """Stop posting notices."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _later(self, table: str) -> None:
        task = asyncio.create_task(self._tell(table), name="quarantined")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, changed: str) -> None:
        store = self._services.store
        try:
            quarantined = self._services.tables.quarantine.tables
            await store.facts.set_fact(QUARANTINED_TABLES, json.dumps(sorted(quarantined)))
            for row in [row for row in await store.tables.listed() if row.id in quarantined or row.id == changed]:
                told = next(
                    (slot for slot in await store.messages.slots(row.id) if slot.slot == NOTICE and not slot.gone), None
                )
                if row.id in quarantined and told is None:
                    await self._say(row)
                elif row.id not in quarantined and told is not None:
                    await store.messages.save_slot(replace(told, gone=True))
        except Exception as error:
            log.error("people could not be told that their table is quarantined", exc_info=error)

    async def _say(self, row: TableSummary) -> None:
        guild = self._client.get_guild(row.guild)
        said = words(choose(str(guild.preferred_locale) if guild is not None else None, None))
        text = said.text("place-broken", table=escape(plain(row.name, "…")))
        where = row.thread or row.channel
        sent = await send.post(
            self._client, where, screens.notice(text, "refused", said), nonce=f"{row.id}-q"[:25], silent=False
        )
        if not isinstance(sent, Failure):
            now = self._services.clock.now()
            await self._services.store.messages.save_slot(Slot(row.id, NOTICE, where, sent, now, row.seq))
