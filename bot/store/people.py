"""People the bot has met. No other part of the database holds a person's name, or a Discord id that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update

from bot.cache import ReadCache
from bot.store import schema
from bot.store.db import Database, Repository
from bot.store.statements import insert_of
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
