"""Several statements of one transaction, handed to SQLite's thread together.

A move writes six statements. Each going to the thread and back by itself was most of what an acknowledgement waited
for while pictures were being drawn: every change of thread waits for the interpreter's lock.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple

from sqlalchemy import Dialect
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.asking import Question, driver_of, look_up, mended
from bot.store.db import Database
from bot.store.driver import Spoilt, Told
from bot.store.engines import is_sqlite, waiting_for_the_disk
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


class Plain(NamedTuple):
    """A statement that is kept, and rows without names: their values stand in the order of its parameters, ``names``.

    For many rows at once; arranging each by its names takes as long as making it.
    """

    statement: Any
    names: Sequence[str]
    rows: Sequence[Sequence[Any]]


async def transact(database: Database, steps: Sequence[Step], *, note: bool = False) -> None:
    """One transaction of these steps alone. Raises Conflict or StoreBusy; then nothing is written.

    A ``note`` waits for no disk, as :meth:`Database.note` says.
    """
    if not is_sqlite(database.url):
        async with database.note() if note else database.write() as connection:
            await carry_out(connection, steps)
        return
    with nullcontext() if note else database.saving.noted():
        async with database.alone() as connection:
            await _on_sqlite(connection, steps, waiting_for_the_disk(connection.info, note=note))


async def carry_out(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    """Execute the steps in order, in the transaction of ``connection``. Raises Conflict; then it is to be undone."""
    if connection.dialect.name == "sqlite":
        await _on_sqlite(connection, steps)
        return
    for step in steps:
        if step.rows:
            await _one(connection, step)


async def carry_out_after(
    connection: AsyncConnection, question: Question, then: Callable[[list[Sequence[Any]]], Sequence[Step | Plain]]
) -> None:
    """Ask, and execute the steps that follow from the rows, in the transaction of ``connection``. None of them may be
    ``fresh`` or ``moves``. ``then`` is only to reckon: on SQLite it is called on the database's thread, so that the
    whole costs one change of thread."""
    if connection.dialect.name != "sqlite":
        for step in then(await look_up(connection, question)):
            if step.rows:
                await _one(connection, _named(step))
        return
    dialect, (statement, its) = connection.dialect, question
    said, arrange = compiled(dialect, statement)

    def follow(rows: list[Any]) -> list[Told]:
        return [_told(dialect, step) for step in then(mended(dialect, statement, rows)) if step.rows]

    driver = driver_of(connection)
    try:
        await driver.run_after(said, arrange(its), follow)
    except sqlite3.Error as fault:
        raise DBAPIError.instance(said, {}, fault, sqlite3.Error) from fault


def _told(dialect: Dialect, step: Step | Plain) -> Told:
    said, arrange = compiled(dialect, step.statement)
    return said, step.rows if isinstance(step, Plain) else [arrange(row) for row in step.rows]


def _named(step: Step | Plain) -> Step:
    if isinstance(step, Step):
        return step
    return Step(step.statement, [dict(zip(step.names, row, strict=True)) for row in step.rows])


async def _on_sqlite(connection: AsyncConnection, steps: Sequence[Step], before: str | None = None) -> None:
    """All steps with one change of thread; as a transaction of their own if ``before`` is told."""
    steps = [step for step in steps if step.rows]
    told = [_told(connection.dialect, step) for step in steps]
    moves = [step.moves for step in steps]
    driver = driver_of(connection)
    try:
        changed = await (driver.run_all(told, moves) if before is None else driver.transact(told, moves, before))
    except Spoilt as spoilt:
        fault = spoilt.fault
        if isinstance(fault, sqlite3.IntegrityError) and spoilt.number >= 0 and steps[spoilt.number].fresh:
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
