"""Forgetting a server deletes all of its rows and none of any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from bot.standings.tally import EVERYWHERE
from bot.store import Database, SqlStore, schema
from bot.store import rebuild as rebuild_module
from bot.store.rebuild import GlobalLeaderboard, Numbered, rebuild
from tests.store.samples import everything, told
from tests.store.test_standings import AT, lines, some_play, toy_match


async def of_others(database: Database, guild: int) -> dict[str, list[Any]]:
    """Return all rows that do not belong to a server."""
    async with database.read() as connection:
        mine = set(
            (await connection.execute(select(schema.tables.c.id).where(schema.tables.c.guild == guild))).scalars()
        )
        found: dict[str, list[Any]] = {}
        for table in schema.metadata.sorted_tables:
            rows = (await connection.execute(told(table))).mappings()
            keys = {
                "tables": "id",
                "leaderboards": "scope",
                "standings": "scope",
                "ladder": "scope",
                "seasons": "guild",
                "partners": "guild",
            }
            key = keys.get(table.name, "table_id")
            found[table.name] = [tuple(row.values()) for row in rows if row.get(key) not in mine | {guild}]
    del found[schema.owners.name]  # The owner row belongs to no server, and ``everything`` leaves it out too.
    return found


def at_home(rows: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Drop the global standings, ladder and leaderboards; keep all other rows."""
    shared = ("leaderboards", "standings", "ladder")
    single = {name: [row for row in rows[name] if row[0] != EVERYWHERE] for name in shared}
    return {**rows, **single}


@pytest.mark.slow
async def test_a_forgotten_server_leaves_nothing_and_the_others_whole(store: SqlStore, database: Database) -> None:
    await some_play(store)
    await store.seasons.open_season(10, "spring", 1)
    assert await store.servers.known_servers() == [10, 11]
    kept = await of_others(database, 10)
    assert await store.servers.forget_server(10) != []
    left = await everything(database)
    assert at_home(left) == at_home(kept)
    assert await store.servers.known_servers() == [11]


@pytest.mark.slow
@pytest.mark.parametrize("guild", [10, 11, 12])
async def test_what_is_left_equals_what_the_logs_give(store: SqlStore, database: Database, guild: int) -> None:
    await some_play(store)
    person = await store.people.person(1, "P1", "en")
    await store.privacy.set_wish(person.id, "everywhere")
    before = await lines(database, scope=EVERYWHERE, period="ever")
    await store.servers.forget_server(guild)
    left = await everything(database)
    after = await lines(database, scope=EVERYWHERE, period="ever")
    assert (before == after) is (guild == 12), "what was played at a server without matches is nothing"
    await rebuild(database)
    assert await everything(database) == left


@pytest.mark.slow
async def test_somebody_who_was_forgotten_stays_so(store: SqlStore, database: Database) -> None:
    await some_play(store)
    person = next(iter(await lines(database, scope=EVERYWHERE, period="ever")))
    await store.privacy.forget(person, AT + 10**12)
    await store.servers.forget_server(10)
    assert person not in await lines(database, scope=EVERYWHERE, period="ever")
    left = await everything(database)
    await rebuild(database)
    assert await everything(database) == left


@pytest.mark.slow
async def test_a_match_that_ends_while_it_is_reckoned_is_counted(
    store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await some_play(store)
    people = [chair.person or 0 for chair in played[0].state.chairs]
    add, ended = GlobalLeaderboard.add, list[int]()

    def meanwhile(made: GlobalLeaderboard, matches: Sequence[Numbered]) -> None:
        add(made, matches)
        ended.append(len(matches))

    async def reckoned(work: Any, found: Any) -> None:
        work(found)
        await toy_match(store, "late", people, AT + 10**10, guild=11)

    monkeypatch.setattr(GlobalLeaderboard, "add", meanwhile)
    monkeypatch.setattr(rebuild_module.asyncio, "to_thread", reckoned)
    await store.servers.forget_server(10)
    assert ended == [3, 1], "only the late one is added inside"
    left = await everything(database)
    await rebuild(database)
    assert await everything(database) == left


@pytest.mark.slow
async def test_another_server_that_is_forgotten_meanwhile_is_not_counted(
    store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await some_play(store)
    people = [chair.person or 0 for chair in played[0].state.chairs]
    await toy_match(store, "third", people, AT + 10**10, guild=12)

    async def reckoned(work: Any, found: Any) -> None:
        work(found)
        monkeypatch.undo()
        await store.servers.forget_server(11)

    monkeypatch.setattr(rebuild_module.asyncio, "to_thread", reckoned)
    await store.servers.forget_server(10)
    assert {row.matches for row in (await lines(database, scope=EVERYWHERE, period="ever")).values()} == {1}
    left = await everything(database)
    await rebuild(database)
    assert await everything(database) == left
