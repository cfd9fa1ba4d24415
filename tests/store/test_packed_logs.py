"""Logs of tables that are over are packed into one row each, and everything that reads them reads the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from bot.games.registry import games
from bot.store import Database, SqlStore, schema, startup
from bot.store.db import parse
from bot.store.engines import write_engine
from bot.store.errors import CorruptLog
from bot.store.packed_logs import FORM, REST, LogRow, pack, unpack
from bot.store.rebuild import rebuild
from bot.store.table_log import Codec
from bot.table import events as ev
from bot.table.evolve import fold
from tests.store.samples import everything
from tests.store.test_standings import AT, HOUR, crowd, some_play, toy_match
from tests.support.played import Play

LATER = AT + 1000 * HOUR
LOG = {"events", "commands", "packed_logs", "tables"}
DEAL, MATCH = 4_000, 40_000
"""Bytes that a deal and a whole match may take on the disk."""


async def count(database: Database, table: Any) -> int:
    async with database.read() as connection:
        return (await connection.execute(select(func.count()).select_from(table))).scalar_one()


async def commands_of(database: Database, table: str) -> dict[str, int]:
    its = schema.commands.c
    async with database.read() as connection:
        rows = await connection.execute(select(its.command_id, its.seq).where(its.table_id == table))
        return {row[0]: row[1] for row in rows}


@pytest.mark.slow
async def test_a_packed_log_reads_the_same_everywhere(store: SqlStore, database: Database) -> None:
    await some_play(store)
    rows = await everything(database)
    tables = [row[0] for row in rows["tables"]]
    logs = {table: await store.log.load(table) for table in tables}
    times = {table: await store.log.event_times(table, 40) for table in tables}
    commands = {table: await commands_of(database, table) for table in tables}
    packed = await store.packed.pack_due(LATER)
    after = await everything(database)
    assert packed == len(tables) - 1 > 8, "all but the running one"
    assert {name for name in rows if rows[name] != after[name]} == LOG
    assert {row[0] for row in after["events"]} == {"running"}
    assert await store.packed.pack_due(LATER) == 0
    for table in tables:
        assert await store.log.load(table) == logs[table]
        assert await store.log.event_times(table, 40) == times[table]
        for command, seq in commands[table].items():
            assert await store.log.applied(table, command) == seq
        assert await store.log.applied(table, "never") is None
    async with database.write() as connection:
        await connection.execute(delete(schema.partners))
        await connection.execute(update(schema.standings).values(matches=99))
    await rebuild(database)
    assert await everything(database) == after


async def test_what_is_added_to_a_packed_log_is_read_after_it(store: SqlStore) -> None:
    """As when the round of a tournament is closed long after the end of a table."""
    people = await crowd(store)
    state = (await toy_match(store, "m0", people[:3], AT)).state
    assert await store.packed.pack_due(LATER) == 1
    before = await store.log.load("m0")
    added = ev.Placed(77)
    after = fold(state, (added,))
    assert await store.log.append(after, state.seq + 1, "late", (added,), (), LATER) is None
    its = await store.log.load("m0")
    assert before is not None
    assert its is not None
    assert its.events == (*before.events, added)
    assert await store.log.applied("m0", "late") == after.seq
    assert await store.log.applied("m0", "i1") is not None
    assert (await store.log.event_times("m0", after.seq))[after.seq] == LATER
    assert await store.packed.pack_due(LATER) == 0


@pytest.mark.slow
async def test_only_what_has_been_over_for_a_while_is_packed(store: SqlStore, database: Database) -> None:
    await some_play(store)
    ended = schema.tables.c
    async with database.read() as connection:
        first = (await connection.execute(select(func.min(ended.ended_at)).where(ended.ended_at > 0))).scalar_one()
    assert await store.packed.due(first + REST, 99) == []
    assert await store.packed.due(first + REST + 1, 99) != []
    assert "running" not in await store.packed.due(LATER, 99)


async def test_moves_that_are_dropped_and_servers_that_are_forgotten_take_packed_logs_along(
    store: SqlStore, database: Database
) -> None:
    await some_play(store)
    await store.packed.pack_due(LATER)
    held = await count(database, schema.packed_logs)
    await store.retention.set_months(10, 1)
    gone = await store.retention.drop_old_moves(AT + 100 * 31 * 24 * HOUR)
    assert gone > 0
    assert await count(database, schema.packed_logs) == held - gone
    assert await store.log.load("m1") is None
    await store.servers.forget_server(11)
    assert await count(database, schema.packed_logs) == 0


async def test_a_damaged_log_is_not_read_and_a_torn_one_is_not_packed(
    store: SqlStore, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    await some_play(store)
    its, log = schema.packed_logs.c, schema.events.c
    async with database.write() as connection:
        await connection.execute(delete(schema.events).where(log.table_id == "m2", log.seq == 5))
    await store.packed.pack_due(LATER)
    await store.packed.pack_due(LATER)
    assert [(one.message, vars(one)["table"]) for one in caplog.records if "packed" in one.message] == [
        ("a log cannot be packed", "m2")
    ]
    async with database.write() as connection:
        body = (await connection.execute(select(its.body).where(its.table_id == "m1"))).scalar_one()
        wrong = bytes((*body[:-9], body[-9] ^ 4, *body[-8:]))
        await connection.execute(update(schema.packed_logs).where(its.table_id == "m1").values(body=wrong))
    with pytest.raises(CorruptLog):
        await store.log.load("m1")
    assert await store.log.applied("m1", "i1") is None, "a command of a table that is over is only refused"
    with pytest.raises(CorruptLog):
        await store.log.load("m2")
    assert await store.log.load("m3") is not None


def test_a_form_of_a_newer_version_is_refused() -> None:
    body, checksum = pack([LogRow(1, "table.opened", 1, b"{}", "i1", AT)])
    assert unpack("t", FORM, body, checksum) == [LogRow(1, "table.opened", 1, b"{}", "i1", AT)]
    with pytest.raises(CorruptLog):
        unpack("t", FORM + 1, body, checksum)
    with pytest.raises(CorruptLog):
        unpack("t", FORM, body, bytes(32))


async def test_a_log_is_unpacked_for_an_older_version(url: str) -> None:
    database = await Database.open(url)
    store = SqlStore(database)
    await some_play(store)
    order = (schema.events.c.table_id, schema.events.c.seq)
    async with database.read() as connection:
        before = [tuple(row) for row in await connection.execute(select(schema.events).order_by(*order))]
        applied = sorted(tuple(row) for row in await connection.execute(select(schema.commands)))
    await store.packed.pack_due(LATER)
    await database.close()
    engine = write_engine(parse(url), foreign_keys=False)
    async with engine.begin() as connection:
        await connection.run_sync(startup.downgrade, "0022")
        assert [tuple(row) for row in await connection.execute(select(schema.events).order_by(*order))] == before
        assert sorted(tuple(row) for row in await connection.execute(select(schema.commands))) == applied
        await connection.run_sync(startup.upgrade)
    await engine.dispose()


@pytest.mark.parametrize("slug", sorted(set(games()) - {"toy"}))
async def test_a_deal_and_a_match_are_small(slug: str) -> None:
    """The default match of each game, with times and interactions as they really are."""
    play = Play("size", 1, AT)
    people = games()[slug].meta.players
    await play.open(slug, [1, 2, 3, 4][:people])
    await asyncio.wait_for(play.to_end(), 60)
    codec, rows = Codec(), list[LogRow]()
    for number, batch in enumerate(play.batches):
        for event in batch:
            kind, version, body = codec.encode(slug, event)
            at = AT + play.rng.below(3000) + 4000 * number
            command = f"i{1_234_567_890_123_456_789 + 4_194_304_000 * number + play.rng.below(10**6)}"
            rows.append(LogRow(len(rows) + 1, kind, version, body, command, at))
    deals = sum(row.kind == "table.deal_begun" for row in rows)
    body, checksum = pack(rows)
    assert deals > 0
    assert unpack("size", FORM, body, checksum)[-1].body == rows[-1].body
    assert len(body) <= min(MATCH, DEAL * deals)
    assert sum(len(row.body) for row in rows) > 5 * len(body), "as rows it is many times as large"
