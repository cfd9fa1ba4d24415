"""Servers' settings and bars in memory, as :class:`bot.store.guilds.Guilds` keeps them."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.guilds import GuildSettings
from bot.table.ports import Person


class GuildMemory:
    """For stores of tests that keep the rest in memory too."""

    logs: dict[str, list[Any]]
    status: dict[str, str]
    known: dict[int, Person]
    by_user: dict[int, int]

    def __init__(self) -> None:
        super().__init__()
        self.settled: dict[int, GuildSettings] = {}
        self.bars: set[tuple[int, int]] = set()
        self.erased: list[int] = []

    async def guild(self, guild: int) -> GuildSettings:
        return self.settled.get(guild, GuildSettings())

    async def save_guild(self, guild: int, settings: GuildSettings) -> None:
        self.settled[guild] = settings

    async def barred(self, guild: int, user: int) -> bool:
        return (guild, user) in self.bars

    async def bar(self, guild: int, user: int, at: int) -> bool:
        self.bars ^= {(guild, user)}
        return (guild, user) in self.bars

    async def person_of(self, user: int) -> Person | None:
        return self.known.get(self.by_user.get(user, 0))

    async def export_guild(self, guild: int) -> dict[str, Any]:
        return {"settings": msgspec.to_builtins(await self.guild(guild)), "tables": await self.tables_of(guild)}

    async def tables_of(self, guild: int) -> list[str]:
        return [table for table, log in self.logs.items() if log[0].guild == guild]

    async def erase_guild(self, guild: int) -> None:
        self.erased.append(guild)
        for table in await self.tables_of(guild):
            del self.logs[table], self.status[table]
        self.settled.pop(guild, None)
        self.bars = {bar for bar in self.bars if bar[0] != guild}
