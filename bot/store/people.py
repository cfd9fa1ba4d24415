"""People the bot has met, and their preferences. No other part of the database holds a person's name, or a Discord id
that can be read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from sqlalchemy import select, update

from bot.ports.people import DEFAULT_PREFERENCES, Notice, Preferences, QuietHours, may_be
from bot.store import schema
from bot.store.db import Database, ReadCache, Repository
from bot.store.statements import insert_of, upsert
from bot.table.clocks import Spans
from bot.table.ports import Person

SURFACES = ("dm", "channel")
_ROW = (
    schema.people.c.id,
    schema.people.c.user_id,
    schema.people.c.name,
    schema.people.c.locale,
    schema.people.c.surface,
    schema.people.c.mailbox,
)


class People(Repository):
    """Reads and writes people by their number in the database and by their Discord id."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.numbers: ReadCache[int, int] = ReadCache(4096)
        """Numbers by Discord id."""
        self.known: ReadCache[int, Person] = ReadCache(4096)
        """People by number."""

    async def person(self, user: int, name: str, locale: str) -> Person:
        """Return the person with this Discord id, created on first sight; updates name and locale.

        Writes only when something is new: this runs before almost every command.
        """
        name, locale = name.replace("\0", ""), locale[:16]
        known = self.known.get(self.numbers.get(user) or 0)
        if known is not None and (known.name, known.locale) == (name, locale):
            return known
        stamp = self.known.stamp()
        async with self._database.read() as connection:
            row = (await connection.execute(select(*_ROW).where(schema.people.c.user_id == user))).one_or_none()
        if row is not None and (row.name, row.locale) == (name, locale):
            person = _person(row)
            self.numbers.written(user, person.id)
            self.known.keep(person.id, person, stamp)
            return person
        async with self._database.note() as connection:
            insert = insert_of(connection.dialect.name)(schema.people)
            met = insert.values(user_id=user, name=name, locale=locale, surface=SURFACES[0])
            news = {"name": name, "locale": locale}
            both = met.on_conflict_do_update(index_elements=["user_id"], set_=news).returning(*_ROW)
            person = _person((await connection.execute(both)).one())
        self.known.forget(person.id)
        return person

    async def person_of(self, user: int) -> Person | None:
        """Return the person with this Discord id, None if the bot has not met them."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(*_ROW).where(schema.people.c.user_id == user))).one_or_none()
        return None if row is None else _person(row)

    async def by_number(self, ids: Sequence[int]) -> dict[int, Person]:
        """Return people by number; unknown numbers are left out."""
        found = {number: person for number in ids if (person := self.known.get(number)) is not None}
        missing = [number for number in ids if number not in found]
        if missing:
            stamp = self.known.stamp()
            async with self._database.read() as connection:
                rows = (await connection.execute(select(*_ROW).where(schema.people.c.id.in_(missing)))).all()
            for row in rows:
                found[row.id] = _person(row)
                self.known.keep(row.id, found[row.id], stamp)
        return found

    async def number_of(self, user: int) -> int | None:
        """Return the person's number for this Discord id, None if the bot does not know the id."""
        people = schema.people.c
        async with self._database.read() as connection:
            return (await connection.execute(select(people.id).where(people.user_id == user))).scalar_one_or_none()

    async def set_surface(self, person: int, surface: str) -> None:
        """Set where the person's hand is shown. Raises ValueError if `surface` is neither dm nor channel."""
        if surface not in SURFACES:
            raise ValueError(surface)
        statement = update(schema.people).where(schema.people.c.id == person).values(surface=surface)
        try:
            async with self._database.write() as connection:
                await connection.execute(statement)
        finally:
            self.known.forget(person)

    async def set_mailbox(self, person: int, channel: int) -> None:
        """Set the channel of direct messages with the person; 0 means that it must be opened again."""
        statement = update(schema.people).where(schema.people.c.id == person).values(mailbox=channel)
        try:
            async with self._database.note() as connection:
                await connection.execute(statement)
        finally:
            self.known.forget(person)

    def drop_cached(self, person: int, user: int | None) -> None:
        """Drop a person from the cache after their row was changed elsewhere."""
        self.known.forget(person)
        if user is not None:
            self.numbers.forget(user)


def _person(row: Any) -> Person:
    return Person(row.id, row.user_id or 0, row.name, row.locale, row.surface, row.mailbox)


def preferences_of(kept: Mapping[str, Any]) -> Preferences:
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
        self._changes: Counter[int] = Counter()
        """Changes that are being written, by the person's number."""

    async def chosen_by(self, person: int) -> Preferences:
        """Return what the person has chosen, with the defaults for the rest. While a change of theirs is being written
        it is waited for: on a busy machine their next press, of a card, would be answered by what they chose before."""
        known = self.known.get(person)
        if known is not None:
            return known
        if self._changes[person]:
            async with self._changing:
                pass
        stamp = self.known.stamp()
        query = select(schema.preferences.c.chosen).where(schema.preferences.c.person_id == person)
        async with self._database.read() as connection:
            kept = (await connection.execute(query)).scalar_one_or_none()
        found = DEFAULT_PREFERENCES if kept is None else preferences_of(cast(Mapping[str, Any], kept))
        self.known.keep(person, found, stamp)
        return found

    async def set_preference(self, person: int, name: str, value: str | bool) -> Preferences:
        """Change one of a person's preferences and return all of them.

        Raises ValueError for an unknown preference or a value it cannot have, and StoreBusy.
        """
        if name not in Preferences.__struct_fields__ or not may_be(name, value):
            raise ValueError(f"{name}={value!r}")
        mine = schema.preferences.c.person_id == person
        self._changes[person] += 1
        self.known.forget(person)
        try:
            # One change at a time, so that two presses at once both count. The lock suffices: only one bot uses the
            # database.
            async with self._changing, self._database.write() as connection:
                kept = (await connection.execute(select(schema.preferences.c.chosen).where(mine))).scalar_one_or_none()
                # Only what was chosen is stored: defaults may change, and a guided hand that was begun chooses nothing.
                chosen = {**cast(Mapping[str, Any], kept or {}), name: value}
                await upsert(connection, schema.preferences, {"person_id": person, "chosen": chosen})
        finally:
            self._changes -= Counter({person: 1})
            self.known.forget(person)
        return preferences_of(chosen)

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
