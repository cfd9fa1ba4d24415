"""Forgetting a server: all of it goes, nothing of any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from bot.standings.tally import EVERYWHERE
from bot.store import Database, SqlStore, everywhere, schema
from bot.store.everywhere import Everywhere, Numbered
from bot.store.rebuild import rebuild
from tests.store.samples import everything, told
from tests.store.test_standings import AT, lines, some_play, toy_match


async def of_others(database: Database, guild: int) -> dict[str, list[Any]]:
    """All rows that do not belong to a server."""
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
                "seasons": "guild",
                "partners": "guild",
            }
            key = keys.get(table.name, "table_id")
            found[table.name] = [tuple(row.values()) for row in rows if row.get(key) not in mine | {guild}]
    del found[schema.owners.name]  # Who has the database open is nobody's, and not among everything either.
    return found


def at_home(rows: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Of standings and leaderboards those of single servers, of everything else all."""
    single = {name: [row for row in rows[name] if row[0] != EVERYWHERE] for name in ("leaderboards", "standings")}
    return {**rows, **single}


async def test_a_forgotten_server_leaves_nothing_and_the_others_whole(store: SqlStore, database: Database) -> None:
    await some_play(store)
    await store.open_season(10, "spring", 1)
    assert await store.servers() == [10, 11]
    kept = await of_others(database, 10)
    assert await store.forget_server(10) > 0
    left = await everything(database)
    assert at_home(left) == at_home(kept)
    assert await store.servers() == [11]


@pytest.mark.parametrize("way", ["forget_server", "erase_guild"])
@pytest.mark.parametrize("guild", [10, 11, 12])
async def test_what_is_left_equals_what_the_logs_give(
    store: SqlStore, database: Database, way: str, guild: int
) -> None:
    await some_play(store)
    person = await store.person(1, "P1", "en")
    await store.set_wish(person.id, "everywhere")
    before = await lines(database, scope=EVERYWHERE, period="ever")
    await getattr(store, way)(guild)
    left = await everything(database)
    after = await lines(database, scope=EVERYWHERE, period="ever")
    assert (before == after) is (guild == 12), "what was played at a server without matches is nothing"
    await rebuild(database)
    assert await everything(database) == left


async def test_somebody_who_was_forgotten_stays_so(store: SqlStore, database: Database) -> None:
    await some_play(store)
    person = next(iter(await lines(database, scope=EVERYWHERE, period="ever")))
    await store.forget(person, AT + 10**12)
    await store.erase_guild(10)
    assert person not in await lines(database, scope=EVERYWHERE, period="ever")
    left = await everything(database)
    await rebuild(database)
    assert await everything(database) == left


async def test_a_match_that_ends_while_it_is_reckoned_is_counted(
    store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await some_play(store)
    people = [chair.person or 0 for chair in played[0].state.chairs]
    add, ended = Everywhere.add, list[int]()

    def meanwhile(made: Everywhere, matches: Sequence[Numbered]) -> None:
        add(made, matches)
        ended.append(len(matches))

    async def reckoned(work: Any, found: Any) -> None:
        work(found)
        await toy_match(store, "late", people, AT + 10**10, guild=11)

    monkeypatch.setattr(Everywhere, "add", meanwhile)
    monkeypatch.setattr(everywhere.asyncio, "to_thread", reckoned)
    await store.forget_server(10)
    assert ended == [3, 1], "only the late one is added inside"
    left = await everything(database)
    await rebuild(database)
    assert await everything(database) == left


async def test_another_server_that_is_forgotten_meanwhile_is_not_counted(
    store: SqlStore, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await some_play(store)
    people = [chair.person or 0 for chair in played[0].state.chairs]
    await toy_match(store, "third", people, AT + 10**10, guild=12)

    async def reckoned(work: Any, found: Any) -> None:
        work(found)
        monkeypatch.undo()
        await store.forget_server(11)

    monkeypatch.setattr(everywhere.asyncio, "to_thread", reckoned)
    await store.forget_server(10)
    assert {row.matches for row in (await lines(database, scope=EVERYWHERE, period="ever")).values()} == {1}
    left = await everything(database)
    await rebuild(database)
    assert await everything(database) == left
