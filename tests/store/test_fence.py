"""After a second bot has taken the database without the lock, every write of the first one fails (issue 13)."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from bot.ports.servers import Report, ServerSettings
from bot.ports.store import StoreProblem
from bot.store import Database, SqlStore, schema
from bot.store.db import parse
from bot.store.engines import is_sqlite, read_engine
from bot.store.lease import OWNER_NAME, Fenced, Owner, owner_of
from bot.store.rebuild import rebuild
from bot.store.statements import Connection, Step, replacing
from bot.table import events as ev
from bot.table.model import TableState
from bot.table.ports import Slot, StoreBusy
from tests.store.samples import AT, append, everything, opened, opening
from tests.store.test_startup import holding
from tests.support.postgres import cluster

Write = Callable[[SqlStore, TableState], Awaitable[object]]

WRITES: dict[str, Write] = {
    "append": lambda store, state: append(store, state, "i2", ev.Vacated(0)),
    "a new table": lambda store, _: append(store, TableState("t2"), "i3", *opening(1)),
    "heartbeat": lambda store, _: store.heartbeat.beat(AT),
    "person": lambda store, _: store.people.person(1002, "Bruno", "it"),
    "slot": lambda store, _: store.messages.save_slot(Slot("t1", "board", 20, 18, AT, 1)),
    "stage": lambda store, _: store.messages.stage("t1", 0, 7, (1, 2)),
    "fact": lambda store, _: store.facts.set_fact("x", "y"),
    "preference": lambda store, _: store.preferences.set_preference(1, "theme", "light"),
    "surface": lambda store, _: store.people.set_surface(1, "channel"),
    "mailbox": lambda store, _: store.people.set_mailbox(1, 5),
    "wish": lambda store, _: store.privacy.set_wish(1, "hidden"),
    "guild": lambda store, _: store.servers.save_settings(10, ServerSettings()),
    "retention": lambda store, _: store.retention.set_months(10, 3),
    "old moves": lambda store, _: store.retention.drop_old_moves(AT),
    "season": lambda store, _: store.seasons.open_season(10, "One", AT),
    "bar": lambda store, _: store.servers.bar(10, 1001, AT),
    "report": lambda store, _: store.reports.file_report(Report(1, 10, "t1", 1, None, None, 1, 1, "words", AT)),
    "shut": lambda store, _: store.log.shut("t1", AT),
    "forget": lambda store, _: store.privacy.forget(1, AT),
    "a server": lambda store, _: store.servers.forget_server(10),
    "rebuild": lambda store, _: rebuild(store.log._database),  # pyright: ignore[reportPrivateUsage]
}
"""Every write, as the running bot makes it."""


async def free(url: str, database: Database) -> None:
    """Remove what keeps a second bot from a database: the file of the lock, or the connection that holds it."""
    if is_sqlite(parse(url)):
        await asyncio.to_thread(Path(f"{make_url(url).database}.lock").unlink)
        return
    async with database.read() as connection:
        await connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted")
        )


@asynccontextmanager
async def second_bot(url: str, database: Database) -> AsyncIterator[subprocess.Popen[str]]:
    """Open the database in another process."""
    await free(url, database)
    holder = await asyncio.to_thread(holding, url)
    try:
        yield holder
    finally:
        os.kill(holder.pid, signal.SIGKILL)
        await asyncio.to_thread(holder.communicate)


@pytest.mark.parametrize("what", WRITES)
async def test_each_of_them_writes_as_long_as_nobody_else_has_taken_it(sqlite_url: str, what: str) -> None:
    """Each write that the next test expects to be refused must succeed here."""
    database = await Database.open(sqlite_url)
    store = SqlStore(database)
    await WRITES[what](store, await opened(store))
    await database.close()


@pytest.mark.slow
async def test_nothing_is_written_after_another_process_has_taken_it(url: str) -> None:
    first = await Database.open(url, patience=200)
    store = SqlStore(first)
    state = await opened(store)
    async with second_bot(url, first) as holder:
        other = SqlStoreReader(url)
        before = await other.everything()
        for what, write in WRITES.items():
            with pytest.raises((StoreBusy, StoreProblem), match=r"taken|in-use"):
                await write(store, state)
            assert await other.everything() == before, what
        problem = await asyncio.wait_for(first.fatal_problem(), 10)
        assert problem.code == "taken"
        assert f"process {holder.pid}" in problem.args_for_text["holder"]
    with pytest.raises(StoreProblem, match="taken"):
        await store.heartbeat.beat(AT)
    with pytest.raises(StoreBusy, match=r"taken|in-use"):
        await append(store, state, "i2", ev.Vacated(0))
    assert await other.everything() == before, "it is over for good, also when the other has gone"
    await first.close()


class SqlStoreReader:
    """Reads without the lock of a bot."""

    def __init__(self, url: str) -> None:
        self._url = parse(url)

    async def everything(self) -> object:
        engine = read_engine(self._url)
        try:
            database = type("Reading", (), {"read": staticmethod(engine.connect)})
            return await everything(database)  # type: ignore[arg-type]
        finally:
            await engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("note", [False, True])
@pytest.mark.parametrize("way", ["write", "transact", "bare"])
async def test_every_way_into_the_database_passes_the_fence(url: str, way: str, note: bool) -> None:
    """The first write after the takeover fails by itself, before the next heartbeat."""
    first = await Database.open(url, patience=200)
    row = {"key": "k", "value": "v"}

    async def write() -> None:
        if way == "transact":
            await first.transact([Step(replacing(first.writer.dialect.name, schema.app_state), [row])], note=note)
            return
        ways = {"write": first.note() if note else first.write(), "bare": first.writer.begin()}
        async with ways[way] as connection:
            await connection.execute(schema.app_state.insert(), row)

    async with second_bot(url, first):
        with pytest.raises((StoreBusy, Fenced)):
            await write()
    async with first.reader.connect() as connection:
        assert (await connection.execute(text("SELECT key FROM app_state WHERE key = 'k'"))).all() == []
    await first.close()


@pytest.mark.slow
async def test_a_write_that_has_begun_is_whole_before_the_other_has_it(url: str) -> None:
    """The second bot waits for the transaction that passed the fence; nothing is written after it."""
    first = await Database.open(url, patience=5_000)
    store = SqlStore(first)
    await store.facts.set_fact("x", "before")
    async with first.write() as connection:
        await connection.execute(text("UPDATE app_state SET value = 'while' WHERE key = 'fact:x'"))
        await free(url, first)
        taking = asyncio.create_task(asyncio.to_thread(holding, url))
        await asyncio.sleep(1.0)
        assert not taking.done()
    holder = await taking
    try:
        with pytest.raises(StoreBusy, match="taken"):
            await store.facts.set_fact("x", "after")
    finally:
        os.kill(holder.pid, signal.SIGKILL)
        await asyncio.to_thread(holder.communicate)
    await first.close()
    second = await Database.open(url)
    assert await SqlStore(second).facts.get_fact("x") == "while"
    await second.close()


async def test_each_opening_raises_the_epoch(url: str) -> None:
    epochs: list[int] = []
    for _ in range(3):
        database = await Database.open(url)
        async with database.read() as connection:
            assert await owner_of(connection) == database.owner
        epochs.append(database.owner.epoch)
        await database.close()
    assert epochs == [1, 2, 3]


@pytest.mark.parametrize("change", ["epoch = epoch + 1", "epoch = epoch - 1", "holder = 'somebody else'", None])
async def test_the_row_has_to_be_exactly_ours(database: Database, change: str | None) -> None:
    """The row may also differ because a backup was restored or the row was lost."""
    async with database.write() as connection:
        await connection.execute(text(f"UPDATE owners SET {change}" if change else "DELETE FROM owners"))
    with pytest.raises(StoreBusy, match="taken"):
        await SqlStore(database).facts.set_fact("x", "y")
    assert (await database.fatal_problem()).code == "taken"


@pytest.mark.postgres
async def test_a_cut_connection_alone_costs_nothing(postgres: object) -> None:
    """The lock is taken again at the next heartbeat if no other bot has taken it in between."""
    url: str = postgres.database()  # type: ignore[attr-defined]
    first = await Database.open(url)
    store = SqlStore(first)
    state = await opened(store)
    await free(url, first)
    await store.heartbeat.beat(AT)
    await append(store, state, "i2", ev.Vacated(0))
    with pytest.raises(StoreProblem, match="in-use"):
        await Database.open(url)
    await first.close()


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_server_that_does_not_answer_is_not_taken_for_another_bot() -> None:
    with cluster() as server:
        database = await Database.open(server.database())
        store = SqlStore(database)
        state = await opened(store)
        server.stop()
        for _ in range(2):
            with pytest.raises((StoreBusy, StoreProblem), match="unreachable"):
                await store.heartbeat.beat(AT)
            with pytest.raises(StoreBusy, match="unreachable"):
                await store.facts.set_fact("x", "y")
        server.resume()
        await store.heartbeat.beat(AT)
        await append(store, state, "i2", ev.Vacated(0))
        await database.close()


@pytest.mark.postgres
async def test_a_process_that_is_stopped_within_a_transaction_can_be_followed(
    postgres: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends the transaction of a process that no longer responds."""
    monkeypatch.setattr("bot.store.engines._STALLED", 500)
    url: str = postgres.database()  # type: ignore[attr-defined]
    first = await Database.open(url)
    opened_meanwhile: list[Database] = []

    async def stopped() -> None:
        async with first.write() as connection:
            await connection.execute(text("SELECT 1"))
            await free(url, first)
            opened_meanwhile.append(await Database.open(url, patience=20_000))
            await connection.execute(text("SELECT 1"))

    with pytest.raises(StoreBusy):
        await stopped()
    with pytest.raises(StoreBusy, match="taken"):
        await SqlStore(first).facts.set_fact("x", "y")
    await first.close()
    await opened_meanwhile[0].close()


async def test_the_fence_is_asked_within_the_transaction(tmp_path: Path) -> None:
    """The check runs on SQLite's thread while the write lock is held: an earlier check could be out of date."""
    path = tmp_path / "x.sqlite3"
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("CREATE TABLE owners (name TEXT, epoch INTEGER, holder TEXT)")
        other.execute("INSERT INTO owners VALUES ('house', 1, 'me')")
    sql, *parameters = Owner(OWNER_NAME, 1, "me", AT).fence
    connection = Connection(str(path), 100, (), (sql, parameters))
    await connection
    asked: list[bool] = []
    look = connection._pass_the_fence  # pyright: ignore[reportPrivateUsage]

    def noting(cursor: sqlite3.Cursor) -> None:
        asked.append(cursor.connection.in_transaction)
        look(cursor)

    connection._pass_the_fence = noting  # type: ignore[method-assign]
    step = ("INSERT INTO owners VALUES ('x', 1, 'me')", [()])
    assert await connection.transact([step], [True])
    await connection.run("BEGIN IMMEDIATE", ())
    await connection.rollback()
    assert asked == [True, True]
    await connection.run("UPDATE owners SET epoch = 2", ())
    with pytest.raises(Fenced):
        await connection.transact([step], [True])
    with pytest.raises(Fenced):
        await connection.run("BEGIN IMMEDIATE", ())
    assert not connection.in_transaction
    await connection.close()
