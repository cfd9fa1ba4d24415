"""Leaderboards by number: how places are found, and that only leaderboards with lines exist."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import MetaData, Table, func, insert, select
from sqlalchemy.dialects import sqlite

from bot.standings import month_of, week_of
from bot.standings.tally import EVERYWHERE
from bot.store import Database, SqlStore, ladder, leaderboards, profiles, schema, startup
from bot.store.db import parse
from bot.store.engines import write_engine
from bot.store.ranking import Ranking, line_of, page_of, place_of_first
from bot.store.rebuild import rebuild
from bot.store.statements import compiled
from tests.store.samples import everything
from tests.store.test_older import rows_of
from tests.store.test_standings import AT, HOUR, crowd, some_play, toy_match

ASKED = {"scope": 10, "game": "toy", "period": "ever", "level": "", "offset": 20, "count": 21, "person": 1}


async def plan(url: str, statement: Any) -> list[str]:
    """Return SQLite's plan for a query."""
    database = await Database.open(url)
    said, arrange = compiled(sqlite.dialect(), statement)
    async with database.read() as connection:
        rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}", arrange(ASKED))
        found = [str(row.detail) for row in rows]
    await database.close()
    return found


WITHIN = {"standings": "board_id=?", "ladder": "scope=? AND game=? AND level=?"}
"""What finds the lines of one ranking in the index of a measure, by table."""

RANKINGS = [(ranking, one) for ranking in (leaderboards.RANKING, ladder.RANKING) for one in ranking.measures]


@pytest.mark.parametrize(("ranking", "measure"), RANKINGS)
@pytest.mark.parametrize("question", [place_of_first, line_of])
async def test_p8_a_place_is_counted_within_an_index(
    sqlite_url: str, question: Any, ranking: Ranking, measure: str
) -> None:
    steps = await plan(sqlite_url, question(ranking, measure))
    name = ranking.table.name
    within = f"USING COVERING INDEX ix_{name}_{measure} ({WITHIN[name]} AND {measure}>?)"
    assert any(step.endswith(within) for step in steps), steps
    assert not any(step.startswith("SCAN") for step in steps), steps


@pytest.mark.parametrize(("ranking", "measure"), RANKINGS)
async def test_p8_a_page_is_read_in_the_order_of_an_index(sqlite_url: str, ranking: Ranking, measure: str) -> None:
    steps = await plan(sqlite_url, page_of(ranking, measure))
    name = ranking.table.name
    assert any(f"ix_{name}_{measure} ({WITHIN[name]}" in step for step in steps), steps
    assert not any("SCAN" in step or "TEMP B-TREE" in step for step in steps), steps


async def test_p8_a_profile_finds_its_lines_by_their_leaderboards(sqlite_url: str) -> None:
    """For any number of weeks played, the lines for ever are found without reading those of the weeks."""
    steps = await plan(sqlite_url, profiles._sums())  # pyright: ignore[reportPrivateUsage]
    first, second = steps
    assert "leaderboards" in first
    assert "(scope=? AND period=?)" in first
    assert "PRIMARY KEY (board_id=? AND person_id=?)" in second


async def numbers(database: Database) -> dict[str, list[Any]]:
    """Return all leaderboards and lines, with the numbers."""
    async with database.read() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in (schema.leaderboards, schema.standings)
        }


@pytest.mark.slow
async def test_made_anew_leaderboards_keep_their_numbers(store: SqlStore, database: Database) -> None:
    await some_play(store)
    before = await numbers(database)
    assert len(before["leaderboards"]) > 10
    await rebuild(database)
    assert await numbers(database) == before


async def stretches(database: Database) -> dict[int, set[str]]:
    """Return the periods that have leaderboards, by scope."""
    its = schema.leaderboards.c
    found: dict[int, set[str]] = {}
    async with database.read() as connection:
        for scope, period in await connection.execute(select(its.scope, its.period)):
            found.setdefault(scope, set()).add(period)
    return found


async def test_a_leaderboard_is_made_when_the_first_match_of_it_ends(store: SqlStore, database: Database) -> None:
    people = await crowd(store)
    assert await stretches(database) == {}
    await toy_match(store, "friendly", people[:3], AT, ranked=False)
    assert await stretches(database) == {}
    await toy_match(store, "first", people[:3], AT)
    now = {"ever", week_of(AT), month_of(AT)}
    assert await stretches(database) == {10: now, EVERYWHERE: now}
    season = await store.seasons.open_season(10, "", AT + HOUR)
    assert season is not None
    later = AT + 9 * 24 * HOUR
    await toy_match(store, "second", people[:3], later)
    now |= {week_of(later), month_of(later)}
    assert await stretches(database) == {10: now | {f"s{season.id}"}, EVERYWHERE: now}


async def test_a_leaderboard_goes_with_its_last_line(store: SqlStore, database: Database) -> None:
    people = await crowd(store)
    await toy_match(store, "m1", people[:3], AT)
    await toy_match(store, "m2", people[2:], AT, guild=11)
    for person in people[:2]:
        await store.privacy.forget(person, AT + HOUR)
    assert set(await stretches(database)) == {10, 11, EVERYWHERE}
    await store.privacy.forget(people[2], AT + HOUR)
    assert set(await stretches(database)) == {11, EVERYWHERE}
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before


async def test_leaderboards_go_with_their_server(store: SqlStore, database: Database) -> None:
    people = await crowd(store)
    await toy_match(store, "early", people[:3], AT - 1000 * HOUR)
    await toy_match(store, "late", people[:3], AT, guild=11)
    await store.servers.forget_server(10)
    now = {"ever", week_of(AT), month_of(AT)}
    assert await stretches(database) == {11: now, EVERYWHERE: now}
    await store.servers.forget_server(11)
    assert await stretches(database) == {}


async def test_lines_are_told_with_what_their_leaderboard_is_of(store: SqlStore) -> None:
    people = await crowd(store)
    await toy_match(store, "m1", people[:3], AT)
    told = (await store.privacy.export(people[0]))["standings"]
    now = {"ever", week_of(AT), month_of(AT)}
    assert {(row["scope"], row["game"], row["period"]) for row in told} == {
        (scope, "toy", period) for scope in (10, EVERYWHERE) for period in now
    }
    assert not any("board_id" in row for row in told)
    of_server = (await store.servers.export_server(10))["standings"]
    assert {(row["person_id"], row["period"]) for row in of_server} == {(one, its) for one in people[:3] for its in now}


@pytest.mark.slow
async def test_lines_from_before_leaderboards_had_numbers_are_kept(
    store: SqlStore, database: Database, tmp_path: Any, url: str
) -> None:
    """Migrates down to the revision before and up again, on either kind of database."""
    await some_play(store)
    today = await everything(database)
    rows = (await rows_of(database))["standings"]
    await database.close()
    engine = write_engine(parse(url), foreign_keys=False)
    then = MetaData()
    async with engine.begin() as connection:
        await connection.run_sync(startup.downgrade, "0010")
        old = await connection.run_sync(lambda its: Table("standings", then, autoload_with=its))
        assert [column.name for column in old.primary_key] == ["scope", "game", "period", "person_id"]
        found = [dict(row) for row in (await connection.execute(select(old))).mappings()]
        assert len(found) == len(rows)
        assert {(row["scope"], row["game"], row["period"], row["person_id"], row["mu"]) for row in found} == {
            (row["scope"], row["game"], row["period"], row["person_id"], row["mu"]) for row in rows
        }
        await connection.execute(insert(old), [{**found[0], "scope": 12, "game": "mineo"}])
    await engine.dispose()
    again = await Database.open(url)
    try:
        left = await everything(again)
        assert [row for row in left["standings"] if row[0] != 12] == today["standings"]
        assert [row[:3] for row in left["leaderboards"] if row not in today["leaderboards"]] == [
            (12, "mineo", found[0]["period"])
        ]
        async with again.read() as connection:
            count = await connection.execute(select(func.count()).select_from(schema.standings))
            assert count.scalar_one() == len(rows) + 1
    finally:
        await again.close()
