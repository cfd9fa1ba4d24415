"""A server keeps the moves of its matches for a number of months: then the log is deleted, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.ports.servers import MAX_RETENTION
from bot.store import Database, SqlStore
from bot.store.archive import before
from bot.store.rebuild import rebuild
from tests.store.samples import everything
from tests.store.test_standings import AT, HOUR, crowd, some_play, toy_match
from tests.support.template import FILE, place

MONTHS = 31 * 24 * HOUR
LOGS = {"events", "commands", "tables", "retention"}


def at(moment: str) -> int:
    """Return a date in Unix ms."""
    return int(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "months", "then"),
    [
        ("2026-03-15T10:20:30", 1, "2026-02-15T10:20:30"),
        ("2026-03-31T00:00:00", 1, "2026-02-28T00:00:00"),
        ("2026-01-05T08:00:00", 14, "2024-11-05T08:00:00"),
        ("2026-05-31T08:00:00", 120, "2016-05-31T08:00:00"),
    ],
)
def test_months_are_those_of_the_calendar(now: str, months: int, then: str) -> None:
    assert before(at(now), months) == at(then)


@pytest.mark.slow
async def test_by_default_everything_is_kept(store: SqlStore, database: Database) -> None:
    await some_play(store)
    rows = await everything(database)
    assert await store.retention.months(10) == 0
    assert await store.retention.drop_old_moves(AT + 400 * MONTHS) == 0
    assert await everything(database) == rows


@pytest.mark.slow
async def test_old_moves_go_and_standings_results_and_a_rebuild_stay_the_same(
    store: SqlStore, database: Database
) -> None:
    played = await some_play(store)
    people = await crowd(store)
    rows = await everything(database)
    await store.retention.set_months(10, 2)
    assert await store.retention.months(10) == 2
    gone = await store.retention.drop_old_moves(AT + 3 * MONTHS)
    after = await everything(database)
    assert {name for name in rows if rows[name] != after[name]} <= LOGS
    dropped = {play.state.id for play in played if play.state.guild == 10} | {"bots", "friendly", "broken"}
    assert gone == len(dropped)
    for play in played:
        assert (await store.log.load(play.state.id) is None) == (play.state.id in dropped)
        assert await store.retention.moves_dropped(play.state.id) == (play.state.id in dropped)
    assert await store.log.load("running") is not None, "a match that is played is never touched"
    assert {row.table: row.moves for row in await store.archive.finished(people[0], most=50)} == {
        row.table: row.table not in dropped for row in await store.archive.finished(people[0], most=50)
    }
    async with database.write() as connection:
        await connection.execute(text("UPDATE standings SET rating = 0, matches = 99"))
        await connection.execute(text("DELETE FROM partners"))
    await rebuild(database)
    assert await everything(database) == after
    assert await store.retention.drop_old_moves(AT + 3 * MONTHS) == 0


async def test_only_what_is_old_enough_goes_and_play_goes_on_from_there(store: SqlStore, database: Database) -> None:
    people = await crowd(store)
    await toy_match(store, "old", people[:3], AT)
    await toy_match(store, "new", people[:3], AT + MONTHS)
    await store.retention.set_months(10, 1)
    assert await store.retention.drop_old_moves(AT + MONTHS + 2 * HOUR) == 1
    assert await store.log.load("new") is not None
    await toy_match(store, "next", people[1:4], AT + 2 * MONTHS)
    await store.privacy.forget(people[1], AT + 3 * MONTHS)
    rows = await everything(database)
    await rebuild(database)
    assert await everything(database) == rows
    await store.retention.set_months(10, 0)
    assert await store.retention.drop_old_moves(AT + 99 * MONTHS) == 0


@pytest.mark.parametrize("months", [-1, MAX_RETENTION + 1])
async def test_a_wish_that_makes_no_sense_changes_nothing(tmp_path: Path, months: int) -> None:
    database = await Database.open(place(tmp_path / FILE))
    try:
        store = SqlStore(database)
        with pytest.raises(ValueError, match=str(months)):
            await store.retention.set_months(10, months)
        assert await store.retention.months(10) == 0
    finally:
        await database.close()
