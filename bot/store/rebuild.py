"""Making everything that follows from the logs of deals and matches anew, in the order in which matches ended."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.problems import CorruptLog
from bot.store.results import write_results
from bot.table.evolve import fold
from bot.table.model import LOBBY, TableState

_MADE_ANEW = (schema.partners, schema.standings, schema.match_seats, schema.matches, schema.deal_seats)


async def rebuild(
    database: Database, *, codec: Codec | None = None, progress: Callable[[int, int], None] = lambda done, of: None
) -> int:
    """Forget what follows from the logs and make it anew, all or nothing; how many tables were read.

    ``progress`` is told after each table how many of how many are done. The order of matches is the one thing that no
    log tells alone: it is kept, and matches that were never counted come after the others by the time they ended.
    Raises CorruptLog, naming table and place, and then nothing has changed; StoreBusy.
    """
    codec = codec or Codec()
    async with database.write() as connection:
        tables = await _tables(connection)
        for table in _MADE_ANEW:
            await connection.execute(delete(table))
        for done, (table, game, number) in enumerate(tables, 1):
            await _again(connection, codec, table, game, number)
            progress(done, len(tables))
    return len(tables)


async def _tables(connection: AsyncConnection) -> list[tuple[str, str, int | None]]:
    """Every table whose match has begun, in order."""
    tables, matches = schema.tables.c, schema.matches.c
    query = (
        select(tables.id, tables.game, matches.number)
        .select_from(schema.tables.outerjoin(schema.matches, matches.table_id == tables.id))
        .where(tables.status != LOBBY)
        .order_by(matches.number.is_(None), matches.number, tables.ended_at, tables.id)
    )
    return [(row[0], row[1], row[2] or None) for row in await connection.execute(query)]


async def _again(connection: AsyncConnection, codec: Codec, table: str, game: str, number: int | None) -> None:
    log = schema.events.c
    query = select(log.seq, log.kind, log.v, log.body, log.command_id).where(log.table_id == table).order_by(log.seq)
    state = TableState(table)
    rows = (await connection.execute(query)).all()
    for expected, row in enumerate(rows, 1):
        if row.seq != expected:
            raise CorruptLog(table, expected, "it is missing")
    for _, batch in groupby(rows, key=lambda row: row.command_id):
        facts = tuple(codec.decode(table, row.seq, row.kind, row.v, row.body) for row in batch)
        state = fold(state, facts)
        await write_results(connection, state, facts, number=number)
