"""A person's preferences and quiet hours (ux.md S24, E42).

The database has a row for each person who has ever changed a preference.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, cast

import msgspec
from sqlalchemy import select

from bot.cache import ReadCache
from bot.ports.people import DEFAULT_PREFERENCES, Notice, Preferences, QuietHours, may_be
from bot.store import schema
from bot.store.db import Database, Repository
from bot.store.statements import upsert
from bot.table.clocks import Spans


def read(kept: Mapping[str, Any]) -> Preferences:
    """Return stored preferences. Names and values that this version does not know are ignored."""
    known: dict[str, Any] = {
        name: kept[name] for name in Preferences.__struct_fields__ if name in kept and may_be(name, kept[name])
    }
    return Preferences(**known)


class PreferenceBook(Repository):
    """Reads and writes preferences by the person's number. Keeps them in memory: nearly every press needs them."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.known: ReadCache[int, Preferences] = ReadCache(4096)
        """Preferences by the person's number."""
        self._changing = asyncio.Lock()

    async def chosen_by(self, person: int) -> Preferences:
        """Return what the person has chosen, with the defaults for the rest."""
        known = self.known.get(person)
        if known is not None:
            return known
        stamp = self.known.stamp()
        query = select(schema.preferences.c.chosen).where(schema.preferences.c.person_id == person)
        async with self._database.read() as connection:
            kept = (await connection.execute(query)).scalar_one_or_none()
        found = DEFAULT_PREFERENCES if kept is None else read(cast(Mapping[str, Any], kept))
        self.known.keep(person, found, stamp)
        return found

    async def set_preference(self, person: int, name: str, value: str | bool) -> Preferences:
        """Change one of a person's preferences and return all of them.

        Raises ValueError for an unknown preference or a value it cannot have, and StoreBusy.
        """
        if name not in Preferences.__struct_fields__ or not may_be(name, value):
            raise ValueError(f"{name}={value!r}")
        mine = schema.preferences.c.person_id == person
        try:
            # One change at a time, so that two presses at once both count. The lock suffices: only one bot uses the
            # database.
            async with self._changing, self._database.write() as connection:
                kept = (await connection.execute(select(schema.preferences.c.chosen).where(mine))).scalar_one_or_none()
                before = DEFAULT_PREFERENCES if kept is None else read(cast(Mapping[str, Any], kept))
                wished = msgspec.structs.replace(before, **{name: value})
                await upsert(
                    connection, schema.preferences, {"person_id": person, "chosen": msgspec.to_builtins(wished)}
                )
        finally:
            self.known.forget(person)
        return wished

    async def notice(self, person: int) -> Notice:
        """Return how the person is reminded that a table waits for them."""
        return (await self.chosen_by(person)).notice

    async def quiet_spans(self, person: int, begin: int, end: int) -> Spans:
        """Return the person's quiet hours between two moments (:class:`bot.table.ports.QuietWishes`)."""
        hours = QuietHours.read((await self.chosen_by(person)).quiet)
        return () if hours is None else hours.spans(begin, end)

    async def plays_forced(self, person: int) -> bool:
        """Return whether the bot plays the person's only legal card (:class:`bot.table.autoplay.Wishes`)."""
        return (await self.chosen_by(person)).forced

    def drop_cached(self, person: int) -> None:
        """Drop a person's preferences from the cache after they were deleted elsewhere."""
        self.known.forget(person)
