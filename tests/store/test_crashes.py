"""After a power cut at any moment either all of a command is stored, or nothing of it."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Database, SqlStore
from bot.store.statements import Connection
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import StoreBusy, Timer
from tests.store.samples import AT, append, everything, opened, opening
from tests.support.postgres import Cluster

LAST = (ev.Started(AT), ev.Finished((1, 2, 3), (3, 2, 1), 1, True, AT), ev.BotSeated(1, "novice", "Lisa"))
"""Facts that write to every table an append can write to."""


class PowerCut(Exception):
    """Raised where the power fails."""


@contextmanager
def counting(database: Database, cut: tuple[str, int] | None = None) -> Iterator[list[str]]:
    """Record the statements of the writing engine; with ``cut`` the power fails before or after that statement."""
    steps: list[str] = []
    engine = database.writer.sync_engine

    def before(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if cut == ("before", len(steps)):
            raise PowerCut
        steps.append(statement)

    def after(*_: Any) -> None:
        if cut == ("after", len(steps) - 1):
            raise PowerCut

    def commit(_: Any) -> None:
        if cut == ("commit", 0):
            raise PowerCut

    def step(self: Connection, cursor: Any, sql: str, rows: Any) -> int:
        before(self, cursor, sql)
        changed = together(self, cursor, sql, rows)
        after()
        return changed

    together = Connection.step
    listeners = {"before_cursor_execute": before, "after_cursor_execute": after, "commit": commit}
    for name, listener in listeners.items():
        event.listen(engine, name, listener)
    Connection.step = step
    try:
        yield steps
    finally:
        Connection.step = together
        for name, listener in listeners.items():
            event.remove(engine, name, listener)


async def test_a_cut_between_any_two_statements_leaves_nothing(store: SqlStore, database: Database) -> None:
    state = await opened(store)
    ready = fold(state, LAST)
    clocks = (Timer("next", AT, 1),)
    rehearsal = await opened(store, "rehearsal")
    with counting(database) as steps:
        await append(store, rehearsal, "i2", *LAST, timers=clocks)
    assert len([step for step in steps if step.startswith(("INSERT", "UPDATE", "DELETE"))]) >= 9

    before = await everything(database)
    cuts = [(when, step) for step in range(len(steps)) for when in ("before", "after")] + [("commit", 0)]
    for cut in cuts:
        with counting(database, cut), pytest.raises(PowerCut):
            await store.log.append(ready, state.seq + 1, "i2", LAST, clocks, AT)
        assert await everything(database) == before, cut
        assert await store.log.applied("t1", "i2") is None
    await append(store, state, "i2", *LAST, timers=clocks)
    assert await store.log.applied("t1", "i2") == ready.seq


async def test_a_cancelled_append_is_whole_or_absent(store: SqlStore) -> None:
    state = await opened(store)
    for number in range(40):
        task = asyncio.create_task(append(store, state, f"i{number + 2}", ev.Placed(number)))
        await asyncio.sleep(number * 0.0002)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        stored = await store.log.load("t1")
        assert stored is not None
        state = fold(TableState("t1"), stored.events)
        applied = await store.log.applied("t1", f"i{number + 2}")
        assert applied == (state.seq if stored.events[-1] == ev.Placed(number) else None)
    await append(store, state, "last", ev.Placed(99))


WRITER = """
import asyncio, sys
from bot.games import registry
from bot.store import Database, SqlStore
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from tests.support.toy_game import TOY

async def main():
    registry.games()["toy"] = TOY
    store = SqlStore(await Database.open(sys.argv[1]))
    stored = await store.log.load("t1")
    state = fold(TableState("t1"), stored.events)
    while True:
        facts = (ev.Placed(state.seq + 1), ev.Readied(0))
        after = fold(state, facts)
        await store.log.append(after, state.seq + 1, f"i{state.seq + 1}", facts, (), 0)
        state = after
        print(state.seq, flush=True)

asyncio.run(main())
"""


def writing(url: str) -> subprocess.Popen[str]:
    """Start a process that appends to table t1 as fast as it can and prints every seq once it is written."""
    return subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, text=True)


@pytest.mark.slow
async def test_what_was_acknowledged_before_a_kill_is_there(url: str) -> None:
    database = await Database.open(url)
    await opened(SqlStore(database))
    await database.close()
    told = 2
    for rounds in (3, 20):
        writer = writing(url)
        assert writer.stdout is not None
        for _ in range(rounds):
            told = int(await asyncio.to_thread(writer.stdout.readline))
        os.kill(writer.pid, signal.SIGKILL)
        rest = await asyncio.to_thread(writer.communicate)
        told = max([told, *(int(line) for line in rest[0].split("\n")[:-1])])
        assert writer.returncode == -signal.SIGKILL
        database = await Database.open(url)
        stored = await SqlStore(database).log.load("t1")
        await database.close()
        assert stored is not None
        assert len(stored.events) in (told, told + 2)


async def test_a_foreign_lock_means_busy(store: SqlStore, database: Database) -> None:
    state = await opened(store)
    before = await everything(database)
    after = fold(state, (ev.Vacated(0),))
    foreign = create_async_engine(database.url)
    async with foreign.connect() as connection:
        await connection.execute(text("SELECT 1"))
        lock = "BEGIN IMMEDIATE" if database.url.get_backend_name() == "sqlite" else "LOCK TABLE events"
        await connection.exec_driver_sql(lock)
        with pytest.raises(StoreBusy, match="locked"):
            await store.log.append(after, state.seq + 1, "i2", (ev.Vacated(0),), (), AT)
        await connection.rollback()
    await foreign.dispose()
    assert await everything(database) == before
    await append(store, state, "i2", ev.Vacated(0))


async def test_a_full_disk_means_busy(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    state = await opened(store)
    before = await everything(database)
    async with database.writer.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    name = ev.BotSeated(1, "novice", "L" * 50_000)
    with pytest.raises(StoreBusy, match="full"):
        await append(store, state, "i2", name)
    assert await everything(database) == before
    async with database.writer.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 1000}")
    await append(store, state, "i2", name)
    await database.close()


async def test_a_database_turned_read_only_means_busy(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    state = await opened(store)
    async with database.writer.connect() as connection:
        await connection.exec_driver_sql("PRAGMA query_only=ON")
    with pytest.raises(StoreBusy, match="readonly"):
        await append(store, state, "i2", ev.Vacated(0))
    assert await store.log.applied("t1", "i2") is None
    await database.close()


async def test_nothing_is_written_after_closing(store: SqlStore, database: Database) -> None:
    state = await opened(store)
    await database.close()
    with pytest.raises(StoreBusy, match="closed"):
        await append(store, state, "i2", ev.Vacated(0))


async def test_the_log_survives_a_loss_of_power(sqlite_url: str) -> None:
    """SQLite is set to wait for the disk at every commit, to check references, and to use its write-ahead log."""
    database = await Database.open(sqlite_url)
    async with database.writer.connect() as connection:
        for pragma, value in (("synchronous", 2), ("foreign_keys", 1), ("journal_mode", "wal")):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value
    await database.close()
    with closing(sqlite3.connect(Path(make_url(sqlite_url).database or ""))) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_notes_do_not_wait_for_the_disk_and_moves_after_them_do(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    for open_transaction, value in ((database.note, 1), (database.write, 2), (database.note, 1), (database.write, 2)):
        async with open_transaction() as connection:
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one() == value
    await database.close()


@pytest.mark.postgres
async def test_notes_and_moves_on_a_server(postgres: Cluster) -> None:
    database = await Database.open(postgres.database())
    for open_transaction, value in ((database.note, "off"), (database.write, "on"), (database.note, "off")):
        async with open_transaction() as connection:
            assert (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar_one() == value
    await database.close()


@pytest.mark.postgres
async def test_a_restarted_server_means_busy_and_then_goes_on(postgres: Cluster) -> None:
    database = await Database.open(postgres.database())
    store = SqlStore(database)
    anna = await store.people.person(1, "Anna", "it")
    state = await append(store, TableState("t1"), "i1", *opening(anna.id))
    await asyncio.to_thread(postgres.stop)
    with pytest.raises(StoreBusy, match="unreachable"):
        await append(store, state, "i2", ev.Vacated(0))
    with pytest.raises(StoreBusy, match="unreachable"):
        await store.log.load("t1")
    await asyncio.to_thread(postgres.resume)
    await store.heartbeat.beat(AT)
    await append(store, state, "i2", ev.Vacated(0))
    await database.close()
