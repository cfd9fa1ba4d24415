"""What follows from a table's state and is looked up without reading its log. Written with the log or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.table import events as ev
from bot.table.model import TableState
from bot.table.ports import Conflict, Timer

_SEATING = (ev.Opened, ev.Seated, ev.BotSeated, ev.Vacated, ev.Swapped, ev.HandedToBot, ev.TakenBack)


async def write_table(connection: AsyncConnection, state: TableState, first_seq: int, at: int) -> None:
    """The table's own row, which guards the log: it moves on only from the seq before ``first_seq``.

    Raises Conflict if the table stands elsewhere. On PostgreSQL this row's lock also puts racing writers in order.
    """
    row = {
        "seq": state.seq,
        "status": state.status,
        "game": state.game,
        "name": state.name.replace("\0", ""),
        "guild": state.guild,
        "channel": state.channel,
        "thread": state.thread,
        "chairs": len(state.chairs),
        "opened_at": state.opened_at,
        "updated_at": at,
        "ended_at": state.ended_at,
    }
    if first_seq == 1:
        try:
            await connection.execute(insert(schema.tables).values(id=state.id, **row))
        except IntegrityError as error:
            raise Conflict from error
        return
    here = (schema.tables.c.id == state.id) & (schema.tables.c.seq == first_seq - 1)
    moved = await connection.execute(update(schema.tables).where(here).values(row))
    if moved.rowcount != 1:
        raise Conflict


async def write_seats(connection: AsyncConnection, state: TableState, events: Sequence[Any]) -> None:
    """Who sits where, if these events have changed it."""
    if not any(isinstance(event, _SEATING) for event in events):
        return
    await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == state.id))
    rows = [
        {
            "table_id": state.id,
            "chair": number,
            "person_id": chair.person,
            "level": chair.level,
            "bot_name": chair.bot_name,
            "away": chair.away,
        }
        for number, chair in enumerate(state.chairs)
    ]
    if rows:
        await connection.execute(insert(schema.seats), rows)


async def write_timers(connection: AsyncConnection, table: str, timers: Sequence[Timer]) -> None:
    """The table's complete set of clocks."""
    await connection.execute(delete(schema.timers).where(schema.timers.c.table_id == table))
    rows = [
        {
            "table_id": table,
            "kind": timer.kind,
            "player": timer.player,
            "guard": timer.guard,
            "fire_at": timer.fire_at,
        }
        for timer in timers
    ]
    if rows:
        await connection.execute(insert(schema.timers), rows)
