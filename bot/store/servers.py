"""Discord servers: their settings, their bars, the export of their data, and its deletion (ux.md E19)."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, delete, false, insert, select, union

from bot.ports.people import HIDDEN
from bot.ports.servers import ServerSettings, mark
from bot.store import schema, tournament_tables
from bot.store.db import Database, ReadCache, Repository
from bot.store.leaderboards import as_told, boards_of
from bot.store.messages import Messages
from bot.store.rebuild import without
from bot.store.statements import upsert
from bot.table.quota import read_limits

_EXPORTED = (
    *("tables", "seats", "stand_ins", "matches", "match_seats", "deal_seats", "seasons", "standings", "partners"),
    *("ladder", "achievements", "reports", "daily_puzzles", "daily_answers", "daily_visits", "daily_posts"),
    *("tournaments", "tournament_facts", "tournament_words", "tournament_people"),
)


class Servers(Repository):
    """Discord servers: their settings, bars, export and deletion. `messages` caches rows that are deleted here."""

    def __init__(self, database: Database, messages: Messages) -> None:
        super().__init__(database)
        self._messages = messages
        self._settings: ReadCache[int, ServerSettings] = ReadCache(1024)

    async def known_servers(self) -> list[int]:
        """Return the Discord ids of all servers that have data."""
        its = (schema.tables, schema.seasons, schema.daily_puzzles, schema.daily_visits, tournament_tables.tournaments)
        kept = union(*(select(one.c.guild) for one in its))
        async with self._database.read() as connection:
            return sorted((await connection.execute(kept)).scalars())

    async def forget_server(self, guild: int) -> list[str]:
        """Delete everything of a Discord server in one transaction; this cannot be undone.

        Returns the ids of the deleted tables; they must be closed before. The results also leave the standings of all
        servers (:mod:`bot.store.rebuild`).
        """
        here = select(schema.tables.c.id).where(schema.tables.c.guild == guild)
        async with without(self._database, guild) as connection:
            gone = list((await connection.execute(here)).scalars())
            # Last the tables, because rows of other kinds are found through them.
            kinds = [kind for kind in reversed(schema.metadata.sorted_tables) if kind is not schema.tables]
            for kind in (*kinds, schema.tables):
                where = _of_guild(kind, guild)
                if where is not None:
                    await connection.execute(delete(kind).where(where))
        self._settings.forget(guild)
        for table in gone:
            self._messages.drop_cached(table)
        await self._database.clear_traces()
        return gone

    async def settings(self, guild: int) -> ServerSettings:
        """Return the settings of a Discord server."""
        known = self._settings.get(guild)
        if known is not None:
            return known
        stamp = self._settings.stamp()
        its = schema.guilds.c
        settled = (its.channels, its.language, its.most, its.role, its.boards, its.notices, its.limits)
        settled = (*settled, its.puzzles, its.deals, its.deals_hour)
        query = select(*settled).where(its.guild == guild)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        found = (
            ServerSettings()
            if row is None
            else ServerSettings(tuple(row.channels), *row[1:6], read_limits(row.limits), *row[7:])
        )
        self._settings.keep(guild, found, stamp)
        return found

    async def save_settings(self, guild: int, settings: ServerSettings) -> None:
        """Replace all settings of a Discord server."""
        row = {
            "guild": guild,
            "channels": list(settings.channels),
            "language": settings.language,
            "most": settings.limit,
            "role": settings.role,
            "boards": settings.boards,
            "notices": settings.notices,
            "limits": msgspec.to_builtins(settings.limits),
            "puzzles": settings.puzzles,
            "deals": settings.deals,
            "deals_hour": settings.deals_hour,
        }
        try:
            async with self._database.write() as connection:
                await upsert(connection, schema.guilds, row)
        finally:
            self._settings.forget(guild)

    async def barred(self, guild: int, user: int) -> bool:
        """Return whether the person with this Discord id is banned from tables on this Discord server."""
        bars = schema.bars.c
        query = select(bars.at).where(bars.guild == guild, bars.mark == mark(guild, user))
        async with self._database.read() as connection:
            return (await connection.execute(query)).one_or_none() is not None

    async def bar(self, guild: int, user: int, at: int) -> bool:
        """Ban a person, or unban a person who is banned. Returns whether they are banned now. `at` is Unix ms."""
        bars = schema.bars.c
        here = (bars.guild == guild) & (bars.mark == mark(guild, user))
        async with self._database.write() as connection:
            if (await connection.execute(delete(schema.bars).where(here))).rowcount:
                return False
            await connection.execute(insert(schema.bars).values(guild=guild, mark=mark(guild, user), at=at))
            return True

    async def export_server(self, guild: int) -> dict[str, Any]:
        """Return everything stored about a Discord server but the course of its matches, which `/history` gives.

        Holds plain values and people's numbers, with the names of those who do not wish to be hidden.
        """
        found: dict[str, Any] = {"settings": msgspec.to_builtins(await self.settings(guild))}
        tables = schema.tables.c
        its = select(tables.id).where(tables.guild == guild)
        sat = (schema.seats.c, schema.stand_ins.c)
        seated = union(*(select(these.person_id).where(these.table_id.in_(its)) for these in sat))
        people = schema.people.c
        named = select(people.id, people.name).where(people.id.in_(seated), people.standing != HIDDEN)
        async with self._database.read() as connection:
            for name in _EXPORTED:
                table = schema.metadata.tables[name]
                where = _of_guild(table, guild)
                rows = await connection.execute(as_told(table).where(false() if where is None else where))
                found[name] = [dict(row) for row in rows.mappings()]
            found["people"] = [dict(row) for row in (await connection.execute(named)).mappings()]
            bars = select(schema.bars.c.at).where(schema.bars.c.guild == guild)
            found["bars"] = [{"at": row.at} for row in await connection.execute(bars)]
        return found


def _of_guild(table: Table, guild: int) -> ColumnElement[bool] | None:
    """Return the condition for the rows of a database table that belong to a Discord server, None if there are none.

    It follows from the columns (a table, a tournament, a server, a leaderboard, a scope), so new database tables are
    covered.
    """
    if "table_id" in table.c:
        return table.c.table_id.in_(select(schema.tables.c.id).where(schema.tables.c.guild == guild))
    if "tournament_id" in table.c:
        its = tournament_tables.tournaments.c
        return table.c.tournament_id.in_(select(its.id).where(its.guild == guild))
    if "guild" in table.c:
        return table.c.guild == guild
    if "board_id" in table.c:
        return table.c.board_id.in_(boards_of(guild))
    return table.c.scope == guild if "scope" in table.c else None
