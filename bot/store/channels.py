"""The channels that the bot has to reach, read from a database that another process may have open."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from bot.store import schema
from bot.store.db import parse
from bot.store.engines import read_engine
from bot.table.model import LOBBY, PLAYING


class ServerChannels(msgspec.Struct, frozen=True):
    """The channels of a Discord server by their ids: where tables may be opened (none chosen: everywhere), where tables
    are open now, and those of moderators, of the puzzle and of the deals of the day (0: none)."""

    chosen: tuple[int, ...] = ()
    tables: tuple[int, ...] = ()
    notices: int = 0
    puzzles: int = 0
    deals: int = 0


async def read_channels(url: str) -> dict[int, ServerChannels]:
    """Return the channels of each server; nothing if the database cannot be read or has another revision."""
    engine = read_engine(parse(url), readers=1)
    guild, table = schema.guilds.c, schema.tables.c
    found: dict[int, ServerChannels] = {}
    try:
        async with engine.connect() as connection:
            settled = select(guild.guild, guild.channels, guild.notices, guild.puzzles, guild.deals)
            for number, channels, notices, puzzles, deals in await connection.execute(settled):
                found[number] = ServerChannels(tuple(channels), (), notices, puzzles, deals)
            places = select(table.guild, table.channel).where(table.status.in_((LOBBY, PLAYING))).distinct()
            for number, channel in await connection.execute(places):
                its = found.get(number, ServerChannels())
                found[number] = msgspec.structs.replace(its, tables=(*its.tables, channel))
    except (SQLAlchemyError, OSError):
        return {}
    finally:
        await engine.dispose()
    return found
