"""What follows from a table's state and is looked up without reading its log. Written with the log or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, update

from bot.store import schema
from bot.store.batch import Step
from bot.table import events as ev
from bot.table.model import TableState
from bot.table.ports import Timer

_SEATING = (ev.Opened, ev.Seated, ev.BotSeated, ev.Vacated, ev.Swapped, ev.HandedToBot, ev.Relieved, ev.TakenBack)


_ROW = (
    *("seq", "status", "game", "name", "guild", "channel", "thread"),
    *("chairs", "opened_at", "updated_at", "ended_at"),
)
"""What a table's own row says of it; its other columns are not the table's to write."""

_OPENED = insert(schema.tables).values({name: bindparam(name) for name in ("id", *_ROW)})
_MOVED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("its_id"), schema.tables.c.seq == bindparam("from_seq"))
    .values({name: bindparam(name) for name in _ROW})
)
_NOBODY_SITS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("its_id"))
_SITS = insert(schema.seats)
_NOBODY_STOOD_IN = delete(schema.stand_ins).where(schema.stand_ins.c.table_id == bindparam("its_id"))
_STOOD_IN = insert(schema.stand_ins)
_NO_CLOCKS = delete(schema.timers).where(schema.timers.c.table_id == bindparam("its_id"))
_CLOCKS = insert(schema.timers)


def table_step(state: TableState, first_seq: int, at: int) -> Step:
    """The table's own row, which guards the log: it moves on only from the seq before ``first_seq``.

    On PostgreSQL this row's lock also puts racing writers in order.
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
        return Step(_OPENED, [{"id": state.id, **row}], fresh=True)
    return Step(_MOVED, [{"its_id": state.id, "from_seq": first_seq - 1, **row}], moves=True)


def seat_steps(state: TableState, events: Sequence[Any]) -> tuple[Step, ...]:
    """Who sits where and who was a substitute, if these events have changed it."""
    if not any(isinstance(event, _SEATING) for event in events):
        return ()
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
    relieved = any(isinstance(event, ev.Relieved) for event in events)
    return Step(_NOBODY_SITS, [{"its_id": state.id}]), Step(_SITS, rows), *(stand_in_steps(state) if relieved else ())


def stand_in_steps(state: TableState) -> tuple[Step, ...]:
    """Everybody who has sat at the table as a substitute."""
    rows = [
        {"table_id": state.id, "player": player, "person_id": person}
        for player, chair in enumerate(state.chairs)
        for person in chair.substitutes
    ]
    return Step(_NOBODY_STOOD_IN, [{"its_id": state.id}]), Step(_STOOD_IN, rows)


def timer_steps(table: str, timers: Sequence[Timer]) -> tuple[Step, ...]:
    """The table's complete set of clocks."""
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
    return Step(_NO_CLOCKS, [{"its_id": table}]), Step(_CLOCKS, rows)
