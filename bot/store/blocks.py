"""Whom a person has blocked: they cannot invite or nudge that person, nor sit down at that person's tables."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ports.people import MAX_BLOCKED
from bot.store import schema
from bot.store.db import Repository
from bot.store.statements import insert_of


class Blocks(Repository):
    """Reads and changes the lists of blocked people, by their numbers."""

    async def blocked_by(self, person: int) -> list[int]:
        """Return whom this person has blocked, the earliest first."""
        its = schema.blocks.c
        query = select(its.blocked_id).where(its.person_id == person).order_by(its.at, its.blocked_id)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def blocking(self, people: Sequence[int], person: int) -> set[int]:
        """Return those of `people` who have blocked `person`."""
        if not people:
            return set()
        its = schema.blocks.c
        query = select(its.person_id).where(its.person_id.in_(people), its.blocked_id == person)
        async with self._database.read() as connection:
            return set((await connection.execute(query)).scalars())

    async def block(self, person: int, other: int, at: int) -> bool:
        """Block a person (`at` is Unix ms). A second call changes nothing. Returns False if the list is full.

        Raises ValueError if `person` and `other` are the same.
        """
        if person == other:
            raise ValueError("nobody blocks themselves")
        its = schema.blocks.c
        async with self._database.write() as connection:
            many = select(func.count()).select_from(schema.blocks).where(its.person_id == person)
            known = select(its.at).where(its.person_id == person, its.blocked_id == other)
            if (await connection.execute(known)).one_or_none() is not None:
                return True
            if (await connection.execute(many)).scalar_one() >= MAX_BLOCKED:
                return False
            row = {"person_id": person, "blocked_id": other, "at": at}
            adding = insert_of(connection.dialect.name)(schema.blocks).values(row)
            await connection.execute(adding.on_conflict_do_nothing())
        return True

    async def unblock(self, person: int, others: Sequence[int]) -> None:
        """Remove these people from the list; ignores those who are not on it."""
        its = schema.blocks.c
        async with self._database.write() as connection:
            await connection.execute(delete(schema.blocks).where(its.person_id == person, its.blocked_id.in_(others)))


async def forget_blocks(connection: AsyncConnection, person: int) -> None:
    """Delete a person's list, and remove the person from the lists of others."""
    its = schema.blocks.c
    rows = or_(its.person_id == person, its.blocked_id == person)
    await connection.execute(delete(schema.blocks).where(rows))
