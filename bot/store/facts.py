"""Small facts the house remembers between two starts, such as the hash of the commands last made known to Discord."""

from __future__ import annotations

from sqlalchemy import select

from bot.store import schema
from bot.store.part import Part, upsert

PREFIX = "fact:"
"""Of the keys of facts, beside which the state of the application holds its heartbeat."""


class HouseFacts(Part):
    """Facts by key."""

    async def get_fact(self, key: str) -> str | None:
        """What was last remembered under ``key``, None if nothing was."""
        query = select(schema.app_state.c.value).where(schema.app_state.c.key == PREFIX + key)
        async with self._database.read() as connection:
            value: str | None = (await connection.execute(query)).scalar_one_or_none()
            return value

    async def set_fact(self, key: str, value: str) -> None:
        """Remember a fact. Raises StoreBusy."""
        async with self._database.write() as connection:
            await upsert(connection, schema.app_state, {"key": PREFIX + key, "value": value})
