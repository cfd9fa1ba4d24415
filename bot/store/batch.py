"""Several statements of one transaction, handed to SQLite's thread together.

A move writes six statements. Each going to the thread and back by itself was most of what an acknowledgement waited
for while pictures were being drawn: every change of thread waits for the interpreter's lock.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.driver import Connection, Spoilt
from bot.store.part import compiled
from bot.table.ports import Conflict


class Step(NamedTuple):
    """A statement that is kept (made once), and the rows it is executed for; none: it is left out.

    ``moves``: it must change exactly one row. ``fresh``: its rows must be new. Else somebody else has written.
    """

    statement: Any
    rows: Sequence[Mapping[str, Any]]
    moves: bool = False
    fresh: bool = False


async def carry_out(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    """Execute the steps in order, in the transaction of ``connection``. Raises Conflict; then it is to be undone."""
    steps = [step for step in steps if step.rows]
    if connection.dialect.name != "sqlite":
        for step in steps:
            await _one(connection, step)
        return
    ready = [compiled(connection.dialect, step.statement) for step in steps]
    told = [(said, [arrange(row) for row in step.rows]) for (said, arrange), step in zip(ready, steps, strict=True)]
    driver = cast(Connection, (await connection.get_raw_connection()).driver_connection)
    try:
        changed = await driver.run_all(told, [step.moves for step in steps])
    except Spoilt as spoilt:
        fault = spoilt.fault
        if isinstance(fault, sqlite3.IntegrityError) and steps[spoilt.number].fresh:
            raise Conflict from fault
        raise DBAPIError.instance(told[spoilt.number][0], {}, fault, sqlite3.Error) from fault
    if not changed:
        raise Conflict


async def _one(connection: AsyncConnection, step: Step) -> None:
    try:
        result = await connection.execute(step.statement, [dict(row) for row in step.rows])
    except IntegrityError as error:
        if step.fresh:
            raise Conflict from error
        raise
    if step.moves and result.rowcount != 1:
        raise Conflict
