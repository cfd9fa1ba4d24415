"""What the people who manage a server have settled for it, whom they have barred, and all that is kept of it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, union

from bot.store import schema
from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.everywhere import without
from bot.store.leaderboards import as_told, boards_of
from bot.store.memo import Memo
from bot.store.nobody import HIDDEN
from bot.store.part import upsert
from bot.store.slots import MessageSlots
from bot.table.quota import Limits, read_limits

LIMIT = 10
"""Tables open at the same time on a server, unless it is settled otherwise (ux.md 3.8)."""


class GuildSettings(msgspec.Struct, frozen=True):
    """S25. ``channels`` where tables may be opened (ids; none: everywhere), ``language`` of new tables ("": that of the
    server), ``limit`` of open tables, ``role`` whose members are moderators (id, 0: none), ``boards`` shown or not,
    ``notices`` where moderators are told of reports (a channel's id, 0: none settled), ``limits`` of what one person
    may do in an hour."""

    channels: tuple[int, ...] = ()
    language: str = ""
    limit: int = LIMIT
    role: int = 0
    boards: bool = True
    notices: int = 0
    limits: Limits = Limits()


_EXPORTED = (
    *("tables", "seats", "stand_ins", "matches", "match_seats", "deal_seats", "seasons", "standings", "partners"),
    "reports",
)


class Guilds(MessageSlots):
    """Settings, bars, export, erasing."""

    def __init__(self, database: Database, codec: Codec | None = None) -> None:
        super().__init__(database, codec)
        self._guilds: Memo[int, GuildSettings] = Memo(1024)

    async def guild(self, guild: int) -> GuildSettings:
        """What is settled for a server."""
        known = self._guilds.get(guild)
        if known is not None:
            return known
        stamp = self._guilds.stamp()
        its = schema.guilds.c
        settled = (its.channels, its.language, its.most, its.role, its.boards, its.notices, its.limits)
        query = select(*settled).where(its.guild == guild)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        found = (
            GuildSettings() if row is None else GuildSettings(tuple(row.channels), *row[1:6], read_limits(row.limits))
        )
        self._guilds.keep(guild, found, stamp)
        return found

    async def save_guild(self, guild: int, settings: GuildSettings) -> None:
        """Settle all of it anew."""
        row = {
            "guild": guild,
            "channels": list(settings.channels),
            "language": settings.language,
            "most": settings.limit,
            "role": settings.role,
            "boards": settings.boards,
            "notices": settings.notices,
            "limits": msgspec.to_builtins(settings.limits),
        }
        try:
            async with self._database.write() as connection:
                await upsert(connection, schema.guilds, row)
        finally:
            self._guilds.forget(guild)

    async def barred(self, guild: int, user: int) -> bool:
        """Whether the person with this Discord id may not sit on this server."""
        bars = schema.bars.c
        query = select(bars.at).where(bars.guild == guild, bars.mark == mark(guild, user))
        async with self._database.read() as connection:
            return (await connection.execute(query)).one_or_none() is not None

    async def bar(self, guild: int, user: int, at: int) -> bool:
        """Bar a person, or readmit one who is barred; whether she is barred now. ``at`` is Unix ms."""
        bars = schema.bars.c
        here = (bars.guild == guild) & (bars.mark == mark(guild, user))
        async with self._database.write() as connection:
            if (await connection.execute(delete(schema.bars).where(here))).rowcount:
                return False
            await connection.execute(insert(schema.bars).values(guild=guild, mark=mark(guild, user), at=at))
            return True

    async def export_guild(self, guild: int) -> dict[str, Any]:
        """Everything kept of a server but the course of its matches, which ``/history`` gives: plain values, people by
        their numbers, with the names of those who do not wish to be hidden."""
        found: dict[str, Any] = {"settings": msgspec.to_builtins(await self.guild(guild))}
        tables = schema.tables.c
        its = select(tables.id).where(tables.guild == guild)
        sat = (schema.seats.c, schema.stand_ins.c)
        seated = union(*(select(these.person_id).where(these.table_id.in_(its)) for these in sat))
        people = schema.people.c
        named = select(people.id, people.name).where(people.id.in_(seated), people.standing != HIDDEN)
        async with self._database.read() as connection:
            for name in _EXPORTED:
                table = schema.metadata.tables[name]
                rows = await connection.execute(as_told(table).where(_of_guild(table, guild)))
                found[name] = [dict(row) for row in rows.mappings()]
            found["people"] = [dict(row) for row in (await connection.execute(named)).mappings()]
            bars = select(schema.bars.c.at).where(schema.bars.c.guild == guild)
            found["bars"] = [{"at": row.at} for row in await connection.execute(bars)]
        return found

    async def tables_of(self, guild: int) -> list[str]:
        """Ids of all tables a server has ever had."""
        query = select(schema.tables.c.id).where(schema.tables.c.guild == guild)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def erase_guild(self, guild: int) -> None:
        """Forget everything of a server at once; it cannot be undone.

        What was won there is gone from the standings of all servers too (:mod:`bot.store.everywhere`).
        """
        tables = await self.tables_of(guild)
        async with without(self._database, guild) as connection:
            for table in reversed(schema.metadata.sorted_tables):
                where = _of_guild(table, guild)
                if where is not None:
                    await connection.execute(delete(table).where(where))
        self._guilds.forget(guild)
        for one in tables:
            self._slots_known.forget(one)
        await self._database.clear_traces()


def _of_guild(table: Any, guild: int) -> Any:
    """Which rows of a table of the database are a server's; None where none are."""
    if "table_id" in table.c:
        return table.c.table_id.in_(select(schema.tables.c.id).where(schema.tables.c.guild == guild))
    if table is schema.standings:
        return table.c.board_id.in_(boards_of(guild))
    if table is schema.leaderboards:
        return table.c.scope == guild
    return table.c.guild == guild if "guild" in table.c else None


def mark(guild: int, user: int) -> str:
    """What a bar is kept under: nobody's Discord id can be read from it, and being forgotten does not lift it."""
    return hashlib.sha256(f"{guild}:{user}".encode()).hexdigest()
