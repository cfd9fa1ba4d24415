"""Whom the bot has met. Nothing else in the database knows a Discord id of a person or a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update

from bot.store import schema
from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.memo import Memo
from bot.store.part import Part, insert_of
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


class PeopleBook(Part):
    """Persons by their surrogate number and by their Discord id."""

    def __init__(self, database: Database, codec: Codec | None = None) -> None:
        super().__init__(database, codec)
        self._numbers: Memo[int, int] = Memo(4096)
        self._people_known: Memo[int, Person] = Memo(4096)

    async def person(self, user: int, name: str, locale: str) -> Person:
        """The person with this Discord id, made on first sight; name and locale are brought up to date.

        Writes only when something is new: this runs before almost every command.
        """
        name, locale = name.replace("\0", ""), locale[:16]
        known = self._people_known.get(self._numbers.get(user) or 0)
        if known is not None and (known.name, known.locale) == (name, locale):
            return known
        stamp = self._people_known.stamp()
        async with self._database.read() as connection:
            row = (await connection.execute(select(*_ROW).where(schema.people.c.user_id == user))).one_or_none()
        if row is not None and (row.name, row.locale) == (name, locale):
            person = _person(row)
            self._numbers.written(user, person.id)
            self._people_known.keep(person.id, person, stamp)
            return person
        async with self._database.note() as connection:
            insert = insert_of(connection.dialect.name)(schema.people)
            met = insert.values(user_id=user, name=name, locale=locale, surface=SURFACES[0])
            news = {"name": name, "locale": locale}
            both = met.on_conflict_do_update(index_elements=["user_id"], set_=news).returning(*_ROW)
            person = _person((await connection.execute(both)).one())
        self._people_known.forget(person.id)
        return person

    async def person_of(self, user: int) -> Person | None:
        """The person with this Discord id, None for somebody the bot has not met."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(*_ROW).where(schema.people.c.user_id == user))).one_or_none()
        return None if row is None else _person(row)

    async def people(self, ids: Sequence[int]) -> dict[int, Person]:
        """Persons by number; numbers nobody has are left out."""
        found = {number: person for number in ids if (person := self._people_known.get(number)) is not None}
        missing = [number for number in ids if number not in found]
        if missing:
            stamp = self._people_known.stamp()
            async with self._database.read() as connection:
                rows = (await connection.execute(select(*_ROW).where(schema.people.c.id.in_(missing)))).all()
            for row in rows:
                found[row.id] = _person(row)
                self._people_known.keep(row.id, found[row.id], stamp)
        return found

    async def set_surface(self, person: int, surface: str) -> None:
        """Where the person's hands are shown. Raises ValueError unless dm or channel."""
        if surface not in SURFACES:
            raise ValueError(surface)
        statement = update(schema.people).where(schema.people.c.id == person).values(surface=surface)
        try:
            async with self._database.write() as connection:
                await connection.execute(statement)
        finally:
            self._people_known.forget(person)

    async def set_mailbox(self, person: int, channel: int) -> None:
        """The channel of direct messages with the person; 0: it is to be opened anew."""
        statement = update(schema.people).where(schema.people.c.id == person).values(mailbox=channel)
        try:
            async with self._database.note() as connection:
                await connection.execute(statement)
        finally:
            self._people_known.forget(person)


def _person(row: Any) -> Person:
    return Person(row.id, row.user_id or 0, row.name, row.locale, row.surface, row.mailbox)
