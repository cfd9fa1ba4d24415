"""The append-only log of every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.batch import Step, carry_out, transact
from bot.store.part import Part
from bot.store.problems import CorruptLog
from bot.store.projections import seat_steps, table_step, timer_steps
from bot.store.results import has_results, write_results
from bot.table.model import CLOSED, TableState
from bot.table.ports import Conflict, Stored, Timer

_FACTS = insert(schema.events)
_COMMAND = insert(schema.commands)


class TableLog(Part):
    """Appending to the logs and reading them."""

    async def append(
        self,
        state: TableState,
        first_seq: int,
        command_id: str,
        events: Sequence[Any],
        timers: Sequence[Timer],
        at: int,
    ) -> int | None:
        """See :meth:`bot.table.ports.Store.append`. Raises TypeError for a fact that is not the game's, ValueError
        if ``state`` is not the state after ``events``.

        Where the connection to a server breaks at the very commit, StoreBusy may come although all was written; the
        same command then gives its earlier seq, another one Conflict.
        """
        if not events or state.seq != first_seq + len(events) - 1:
            raise ValueError(f"{len(events)} events from {first_seq} on do not lead to {state.seq}")
        command = {"table_id": state.id, "command_id": command_id, "seq": state.seq, "at": at}
        steps = (
            table_step(state, first_seq, at),
            Step(_FACTS, self._rows(state, first_seq, command_id, events, at), fresh=True),
            Step(_COMMAND, [command], fresh=True),
            *seat_steps(state, events),
            *timer_steps(state.id, timers),
        )
        try:
            if not has_results(events):
                await transact(self._database, steps)
                return None
            async with self._database.write() as connection:
                await carry_out(connection, steps)
                await write_results(connection, state, events)
        except Conflict:
            earlier = await self.applied(state.id, command_id)
            if earlier is None:
                raise
            return earlier
        return None

    def _rows(
        self, state: TableState, first_seq: int, command_id: str, events: Sequence[Any], at: int
    ) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        for seq, event in enumerate(events, first_seq):
            kind, version, body = self._codec.encode(state.game, event)
            row = {"table_id": state.id, "seq": seq, "kind": kind, "v": version, "body": body}
            rows.append({**row, "command_id": command_id, "at": at})
        return rows

    async def applied(self, table: str, command_id: str) -> int | None:
        """The seq a command was applied at, or None."""
        async with self._database.read() as connection:
            return await _applied(connection, table, command_id)

    async def load(self, table: str) -> Stored | None:
        """The whole log of a table and its clocks, as of one moment; None if there is no such table, or its log was
        dropped because it was old.

        Raises CorruptLog if a fact is missing or cannot be read.
        """
        log, clocks = schema.events.c, schema.timers.c
        async with self._database.read() as connection:
            here = select(schema.tables.c.seq, schema.tables.c.dropped_at).where(schema.tables.c.id == table)
            found = (await connection.execute(here)).one_or_none()
            if found is None or found.dropped_at:
                return None
            seq = found.seq
            rows = (
                await connection.execute(
                    select(log.seq, log.kind, log.v, log.body).where(log.table_id == table).order_by(log.seq)
                )
            ).all()
            timers = (
                await connection.execute(
                    select(clocks.kind, clocks.fire_at, clocks.guard, clocks.player)
                    .where(clocks.table_id == table)
                    .order_by(clocks.fire_at, clocks.kind, clocks.player)
                )
            ).all()
        for expected, row in enumerate(rows, 1):
            if row.seq != expected:
                raise CorruptLog(table, expected, "it is missing")
        if len(rows) != seq:
            raise CorruptLog(table, min(len(rows), seq) + 1, f"the log ends at {len(rows)}, the table stands at {seq}")
        events = tuple(self._codec.decode(table, row.seq, row.kind, row.v, row.body) for row in rows)
        return Stored(table, events, tuple(Timer(*timer) for timer in timers))

    async def shut(self, table: str, at: int) -> None:
        """Close a table whose log cannot be read, without a result (``at`` is Unix ms). The log stays for whoever runs
        the bot; as of one that was dropped, nothing reads it any more. Raises StoreBusy."""
        closed = update(schema.tables).where(schema.tables.c.id == table)
        async with self._database.write() as connection:
            await connection.execute(closed.values(status=CLOSED, ended_at=at, dropped_at=at))
            for kept in (schema.timers, schema.staged):
                await connection.execute(delete(kept).where(kept.c.table_id == table))

    async def all_timers(self) -> list[tuple[str, Timer]]:
        """Every table's clocks, the next to ring first."""
        clocks = schema.timers.c
        query = select(clocks.table_id, clocks.kind, clocks.fire_at, clocks.guard, clocks.player)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(clocks.fire_at, clocks.table_id))).all()
        return [(table, Timer(*timer)) for table, *timer in rows]


async def _applied(connection: AsyncConnection, table: str, command_id: str) -> int | None:
    commands = schema.commands.c
    query = select(commands.seq).where(commands.table_id == table, commands.command_id == command_id)
    return (await connection.execute(query)).scalar_one_or_none()
