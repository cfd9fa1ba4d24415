"""The ladder against bots on the real store: apart from people's standings, rebuilt, by wish, after forgetting."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, text

from bot.standings import ANY
from bot.store import Database, SqlStore, schema
from bot.store.rebuild import rebuild
from bot.table import commands as cmd
from tests.store.samples import everything
from tests.store.test_standings import AT, HOUR, crowd, toy_match
from tests.support.played import Play

MEASURES = ("rating", "average", "wins", "best_streak")


async def bot_matches(store: SqlStore, person: int, count: int, *, name: str = "b", guild: int = 10) -> list[Play]:
    """Play matches of one person against two bots."""
    return [
        await toy_match(store, f"{name}{n}", [person], AT + n * 26 * HOUR, guild=guild, bots=2) for n in range(count)
    ]


def outcomes(played: list[Play]) -> list[int]:
    """Return 1, 0 or -1 for each match of the person in the first chair against the others."""
    found: list[int] = []
    for play in played:
        own, *bots = play.state.places
        found.append((own < min(bots)) - (own > min(bots)))
    return found


async def ladder(database: Database, **where: Any) -> list[Any]:
    """Return the rows of the ladder."""
    query = select(schema.ladder)
    for column, value in where.items():
        query = query.where(schema.ladder.c[column] == value)
    async with database.read() as connection:
        return list(await connection.execute(query))


async def test_a_line_is_a_recount_of_the_matches(store: SqlStore, database: Database) -> None:
    person = (await crowd(store, 1))[0]
    played = await bot_matches(store, person, 9)
    told = outcomes(played)
    assert len(set(told)) > 1, "the seed gives wins and losses"
    streak = best = 0
    for one in told:
        streak = streak + 1 if one > 0 else 0 if one < 0 else streak
        best = max(best, streak)
    margin = sum(one.state.balances[0] - max(one.state.balances[1:]) for one in played)
    for scope in (10, 0):
        for level in (ANY, "novice"):
            (row,) = await ladder(database, scope=scope, level=level)
            assert (row.matches, row.wins, row.deals) == (9, told.count(1), 18)
            assert (row.streak, row.best_streak, row.margin) == (streak, best, margin)
            assert row.shown is (scope == 10)
            assert row.average is None
    await bot_matches(store, person, 1, name="c")
    (row,) = await ladder(database, scope=10, level=ANY)
    assert row.average == int(row.margin * 1000 / 20)


@pytest.mark.slow
async def test_people_and_bots_are_never_mixed(store: SqlStore, database: Database) -> None:
    """Matches with bots change no standings of people, and ranked matches no ladder; a planted mix is noticed."""
    people = await crowd(store)
    await toy_match(store, "ranked", people[:3], AT)
    between = await everything(database)
    assert not between["ladder"]
    await bot_matches(store, people[0], 3)
    await toy_match(store, "mixed", people[:2], AT + 200 * HOUR, bots=1)
    after = await everything(database)
    assert after["standings"] == between["standings"]
    assert after["leaderboards"] == between["leaderboards"]
    assert {row.person_id for row in await ladder(database)} == set(people[:2])
    page = await store.leaderboards.page(10, "toy", "ever", "rating")
    assert {row.person for row in page.rows} == set(people[:3])
    assert all(row.matches == 1 and row.best_streak == 0 for row in page.rows)
    async with database.write() as connection:
        await connection.execute(
            text("UPDATE standings SET matches = matches + 3 WHERE person_id = :p"), {"p": people[0]}
        )
    mixed = await everything(database)
    await rebuild(database)
    assert await everything(database) == after != mixed


@pytest.mark.slow
async def test_rebuilt_dropped_and_forgotten_the_rows_are_the_same(store: SqlStore, database: Database) -> None:
    people = await crowd(store)
    await bot_matches(store, people[0], 4)
    await bot_matches(store, people[0], 3, name="e", guild=11)
    await bot_matches(store, people[1], 2, name="f", guild=11)
    await store.privacy.set_wish(people[0], "everywhere")
    await toy_match(store, "ranked", people[:3], AT + 300 * HOUR)

    async def same(what: str) -> None:
        before = await everything(database)
        await rebuild(database)
        assert await everything(database) == before, what

    assert {row.person_id for row in await ladder(database, scope=0, shown=True)} == {people[0]}
    await same("play and wishes")
    await store.retention.set_months(10, 1)
    assert await store.retention.drop_old_moves(AT + 9000 * HOUR) > 3
    await same("moves dropped")
    assert await store.servers.forget_server(11)
    assert {row.person_id for row in await ladder(database)} == {people[0]}
    assert {row.matches for row in await ladder(database)} == {4}
    await same("a server forgotten")
    await store.privacy.forget(people[0], AT + 9001 * HOUR)
    assert not await ladder(database)
    assert not (await everything(database))["achievements"] or people[0] not in {
        row[0] for row in (await everything(database))["achievements"]
    }
    await same("a person forgotten")


async def test_a_match_stopped_behind_is_lost_and_stopped_ahead_counts_for_nothing(
    store: SqlStore, database: Database
) -> None:
    person = (await crowd(store, 1))[0]
    seen: set[int] = set()
    for n in range(40):
        play = Play(f"s{n}", n, AT + n * HOUR, store)
        await play.open("toy", [person], bots=2)
        for _ in range(14 + n % 5):
            await play.step()
        before = [row.matches for row in await ladder(database, scope=10, level=ANY)] or [0]
        await play.do(cmd.Close(), person)
        ahead = outcomes([play])[0] > 0
        after = await ladder(database, scope=10, level=ANY)
        assert [row.matches for row in after] in ([before[0] + (not ahead)], [] if not before[0] and ahead else [-1])
        assert all(row.wins == 0 for row in after)
        seen.add(ahead)
        if len(seen) == 2:
            break
    assert seen == {True, False}


@pytest.mark.slow
async def test_pages_places_and_the_own_line(store: SqlStore) -> None:
    people = await crowd(store)
    for n, person in enumerate(people[:4]):
        await bot_matches(store, person, 2 + 3 * n, name=f"p{n}-")
    await store.privacy.set_wish(people[1], "hidden")
    for measure in MEASURES:
        page = await store.ladder.page(10, "toy", ANY, measure, person=people[3])
        values = [getattr(row, measure) for row in page.rows]
        assert values == sorted(values, reverse=True)
        assert [row.place for row in page.rows] == [1 + sum(other > own for other in values) for own in values]
        assert page.own is not None
        assert page.own.person == people[3]
        assert {row.name for row in page.rows if row.person == people[1]} <= {""}
        again = [await store.ladder.page(10, "toy", ANY, measure, offset=n, count=2) for n in (0, 2)]
        assert [row for part in again for row in part.rows] == list(page.rows)
        above = await store.ladder.lines_before(10, "toy", ANY, measure, people[3])
        assert above == [row.person for row in page.rows].index(people[3])
    # Two deals a match: the first three have too few for an average, the own line has no place then.
    page = await store.ladder.page(10, "toy", ANY, "average", person=people[0])
    assert [row.person for row in page.rows] == [people[3]]
    assert page.own is not None
    assert page.own.place == 0
    assert await store.ladder.lines_before(10, "toy", ANY, "average", people[0]) is None
    with pytest.raises(KeyError):
        await store.ladder.page(10, "toy", ANY, "person_id")


async def test_what_a_match_changed_and_the_export(store: SqlStore, database: Database) -> None:
    person = (await crowd(store, 1))[0]
    played = await bot_matches(store, person, 6)
    told = outcomes(played)
    (first,) = await store.achievements.of_match("b0")
    assert first.player == 0
    assert "toy:played" in first.earned
    assert ("first-win" in first.earned) == (told[0] >= 0), "the first place may be shared"
    assert not first.bests
    assert first.ladder is not None
    assert first.ladder.level == "novice"
    assert first.ladder.place_before is None
    assert first.ladder.matches == 1
    (last,) = await store.achievements.of_match("b5")
    assert last.ladder is not None
    assert (last.ladder.place, last.ladder.place_before) == (1, 1)
    records = await store.achievements.records(person, AT, guild=10)
    assert records.bots["toy"].streak == last.ladder.streak
    assert records.bots["toy"].rating == last.ladder.rating
    assert records.bots["toy"].matches == last.ladder.matches > 1
    assert {one.key for one in records.earned} >= {"toy:played"}
    assert records.days.best >= 3
    assert await store.achievements.of_match("nothing") == ()
    export = await store.privacy.export(person)
    assert {row["person_id"] for row in export["ladder"]} == {person}
    assert len(export["achievements"]) == len(records.earned)
    everywhere = await store.achievements.records(person, AT)
    assert {one.key for one in everywhere.earned} == {one.key for one in records.earned}
    await store.privacy.set_wish(person, "hidden")
    assert await store.achievements.of_match("b0") == ()
