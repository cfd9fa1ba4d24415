"""Making everything that follows from the logs of deals and matches anew, in the order in which matches ended.

Of a match whose log was dropped (``retention``) the rows of its own are the truth; the rest is made anew from them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.batch import carry_out
from bot.store.codec import Codec
from bot.store.db import Database
from bot.store.forget import unrate
from bot.store.kept import kept_match
from bot.store.problems import CorruptLog
from bot.store.projections import stand_in_steps
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
    Leaderboards keep their numbers; at the end those go that nobody stands on.
    Raises CorruptLog, naming table and place, and then nothing has changed; StoreBusy.
    """
    codec = codec or Codec()
    async with database.write() as connection:
        tables = await _tables(connection)
        kept = {table: await kept_match(connection, table) for table, _, dropped in tables if dropped}
        for table in _MADE_ANEW:
            await connection.execute(delete(table))
        for done, (table, number, _) in enumerate(tables, 1):
            if table in kept:
                await kept[table].write(connection)
            else:
                await _again(connection, codec, table, number)
            progress(done, len(tables))
        await unrate(connection)
    return len(tables)


async def _tables(connection: AsyncConnection) -> list[tuple[str, int | None, bool]]:
    """Every table whose match has begun, in order: its match's number, and whether its log was dropped."""
    tables, matches = schema.tables.c, schema.matches.c
    query = (
        select(tables.id, matches.number, tables.dropped_at)
        .select_from(schema.tables.outerjoin(schema.matches, matches.table_id == tables.id))
        .where(tables.status != LOBBY)
        .order_by(matches.number.is_(None), matches.number, tables.ended_at, tables.id)
    )
    return [(row[0], row[1] or None, bool(row[2])) for row in await connection.execute(query)]


async def _again(connection: AsyncConnection, codec: Codec, table: str, number: int | None) -> None:
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
    await carry_out(connection, stand_in_steps(state))
