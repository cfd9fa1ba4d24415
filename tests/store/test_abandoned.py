"""A match that a player abandoned, on the real store (T97)."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.store import Database, SqlStore, schema
from bot.store.leaderboards import named_lines
from bot.store.rebuild import rebuild
from bot.table import commands as cmd
from tests.store.samples import everything
from tests.support.played import Play

AT = 1_764_500_000_000


@pytest.mark.slow
async def test_t97_an_assisted_result_is_marked_counts_and_is_made_anew_the_same(
    store: SqlStore, database: Database
) -> None:
    people = [(await store.people.person(1000 + n, f"P{n}", "en")).id for n in range(3)]
    play = Play("left", 1, AT, store)
    await play.open("toy", people)
    await play.step()
    await play.do(cmd.HandOver(), people[0])
    await play.to_end()
    async with database.read() as connection:
        rows = (await connection.execute(select(schema.match_seats).order_by(schema.match_seats.c.player))).all()
        match = (await connection.execute(select(schema.matches))).one()
        lines = (await connection.execute(named_lines().where(schema.leaderboards.c.scope == 10))).all()
    assert match.unranked == ""
    assert [(row.assisted, row.stayed) for row in rows] == [(True, False), (False, True), (False, True)]
    assert {row.person_id for row in lines} == set(people)
    assert all(not row.wins for row in lines if row.person_id == people[0])
    profile = await store.profiles.profile(people[0], guild=10)
    assert (profile.played["toy"].matches, profile.played["toy"].stayed) == (1, 0)
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before
