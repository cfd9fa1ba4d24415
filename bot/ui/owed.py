"""Which tables may still be owed messages: those that are open, and finished ones whose last messages are behind."""

from __future__ import annotations

import json

from bot.services import Services

OWED = "edge.tables"
"""The fact that lists them."""


class Owed:
    """The list, kept in the store, so that a restart knows whom to look after."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: set[str] = set()

    async def read(self) -> None:
        """Read the list. To be done before the first command can be applied."""
        self._tables = set(json.loads(await self._services.store.get_fact(OWED) or "[]"))

    def add(self, table: str) -> bool:
        """A table is in use. Whether it was not on the list, which is then to be kept anew."""
        new = table not in self._tables
        self._tables.add(table)
        return new

    async def all(self) -> list[str]:
        """All of them, the open ones first."""
        tables = [*dict.fromkeys([*await self._services.tables.open_ids(), *sorted(self._tables)])]
        self._tables |= set(tables)
        return tables

    async def keep(self, busy: set[str]) -> None:
        """Keep the list: the open ones, and of the others those that are ``busy`` with their last messages."""
        opened = set(await self._services.tables.open_ids())
        self._tables &= opened | busy
        self._tables |= opened
        await self._services.store.set_fact(OWED, json.dumps(sorted(self._tables)))
