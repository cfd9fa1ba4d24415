"""Servers the bot has been taken off: what was played there goes after a while (ux.md E19)."""

from __future__ import annotations

from sqlalchemy import delete, select, union

from bot.store import schema
from bot.store.everywhere import without
from bot.store.leaderboards import boards_of
from bot.store.slots import MessageSlots

MOST_PLAYERS = 12
"""More than any game seats; what was staged is remembered by player."""


class Servers(MessageSlots):
    """Which servers have data, and forgetting one of them."""

    async def servers(self) -> list[int]:
        """The Discord ids of all servers of which anything is kept."""
        kept = union(select(schema.tables.c.guild), select(schema.seasons.c.guild))
        async with self._database.read() as connection:
            return sorted((await connection.execute(kept)).scalars())

    async def forget_server(self, guild: int) -> int:
        """Delete everything of a server in one transaction: its tables with their logs, matches, seasons, standings.
        How many tables that were. Its tables must be closed.

        What was won there is gone from the standings of all servers too (:mod:`bot.store.everywhere`). Works on every
        table that names a table, a server, a leaderboard or a scope, so that later ones are not forgotten.
        """
        here = select(schema.tables.c.id).where(schema.tables.c.guild == guild)
        async with without(self._database, guild) as connection:
            gone = list((await connection.execute(here)).scalars())
            for kind in reversed(schema.metadata.sorted_tables):
                if kind is schema.tables:
                    continue
                if "table_id" in kind.c:
                    await connection.execute(delete(kind).where(kind.c.table_id.in_(here)))
                elif "guild" in kind.c:
                    await connection.execute(delete(kind).where(kind.c.guild == guild))
                elif "board_id" in kind.c:
                    await connection.execute(delete(kind).where(kind.c.board_id.in_(boards_of(guild))))
                elif "scope" in kind.c:
                    await connection.execute(delete(kind).where(kind.c.scope == guild))
            await connection.execute(delete(schema.tables).where(schema.tables.c.guild == guild))
        for table in gone:
            self._slots_known.forget(table)
            for player in range(MOST_PLAYERS):
                self._staged_known.forget((table, player))
        await self._database.clear_traces()
        return len(gone)
