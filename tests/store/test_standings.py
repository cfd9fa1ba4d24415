"""Standings on the real store: equal to a recount from the log, rebuilt, paged, by season, and after forgetting."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, text

from bot.ports.profiles import RECENT
from bot.standings import month_of, week_of
from bot.store import CorruptLog, Database, SqlStore, schema
from bot.store.leaderboards import named_lines
from bot.store.rebuild import rebuild
from bot.table import commands as cmd
from bot.table.model import PLAYING
from tests.store.samples import everything
from tests.support.played import Play

AT = 1_764_500_000_000
HOUR = 3_600_000
PROJECTED = ("matches", "match_seats", "deal_seats", "leaderboards", "standings", "partners", "ladder", "achievements")


async def crowd(store: SqlStore, count: int = 5) -> list[int]:
    """Create people and return their numbers."""
    return [(await store.people.person(1000 + n, f"P{n}", "en")).id for n in range(count)]


async def toy_match(store: SqlStore, name: str, persons: list[int], at: int, *, guild: int = 10, **more: Any) -> Play:
    play = Play(name, 1, at, store)
    await play.open("toy", persons, guild=guild, **more)
    await play.to_end()
    return play


async def some_play(store: SqlStore) -> list[Play]:
    """Play a dozen matches on two servers: ranked, with a computer player, broken off, still running."""
    people = await crowd(store)
    played: list[Play] = []
    for n in range(9):
        three = [people[n % 5], people[(n + 1) % 5], people[(n + 3) % 5]]
        played.append(await toy_match(store, f"m{n}", three, AT + n * 80 * HOUR, guild=10 if n % 3 else 11))
    await toy_match(store, "bots", people[:2], AT, bots=1)
    await toy_match(store, "friendly", people[:3], AT, ranked=False)
    broken = Play("broken", 1, AT, store)
    await broken.open("toy", people[:3])
    for _ in range(15):
        await broken.step()
    await broken.stop(people[0])
    running = Play("running", 1, AT, store)
    await running.open("toy", people[:3])
    for _ in range(15):
        await running.step()
    return played


async def lines(database: Database, **where: Any) -> dict[int, Any]:
    """Return lines of the standings by person."""
    query = named_lines()
    for column, value in where.items():
        query = query.where(query.selected_columns[column] == value)
    async with database.read() as connection:
        return {row.person_id: row for row in await connection.execute(query)}


@pytest.mark.slow
async def test_standings_equal_a_recount_of_the_ranked_matches(store: SqlStore, database: Database) -> None:
    played = await some_play(store)
    for scope in (10, 11, 0):
        counted = [play for play in played if scope in (0, play.state.guild)]
        for period in ("ever", month_of(AT), week_of(AT)):
            matches: Counter[int] = Counter()
            balance: Counter[int] = Counter()
            wins: Counter[int] = Counter()
            for play in counted:
                at = play.state.ended_at
                if period not in ("ever", month_of(at), week_of(at)):
                    continue
                for player, chair in enumerate(play.state.chairs):
                    matches[chair.person or 0] += 1
                    balance[chair.person or 0] += play.state.balances[player]
                    wins[chair.person or 0] += play.state.places[player] == 1
            found = await lines(database, scope=scope, period=period)
            assert {person: row.matches for person, row in found.items()} == matches
            assert {person: row.balance for person, row in found.items()} == balance
            assert {person: row.wins for person, row in found.items()} == +wins | dict.fromkeys(
                set(matches) - set(+wins), 0
            )
            for row in found.values():
                assert row.average == row.balance * 1000 // row.deals
                assert row.deals == 2 * row.matches


@pytest.mark.slow
async def test_what_does_not_count_says_why(store: SqlStore, database: Database) -> None:
    await some_play(store)
    async with database.read() as connection:
        rows = await connection.execute(select(schema.matches.c.table_id, schema.matches.c.unranked))
        why = {row[0]: row[1] for row in rows}
    assert {why.pop(name) for name in ("bots", "friendly", "broken")} == {"computer", "house", "stopped"}
    assert why == {f"m{n}": "" for n in range(9)}


@pytest.mark.slow
async def test_made_anew_everything_is_the_same(store: SqlStore, database: Database) -> None:
    await some_play(store)
    await store.seasons.open_season(10, "Autumn", AT + 800 * HOUR)
    people = await crowd(store)
    await toy_match(store, "late", people[:3], AT + 900 * HOUR)
    await store.privacy.set_wish(people[1], "everywhere")
    before = await everything(database)
    assert all(before[name] for name in PROJECTED if name != "partners"), "all but partners: the toy game has none"
    told: list[tuple[int, int]] = []
    async with database.write() as connection:
        await connection.execute(text("UPDATE standings SET rating = 0, matches = 99"))
    count = await rebuild(database, progress=lambda done, of: told.append((done, of)))
    assert await everything(database) == before
    assert told == [(n, count) for n in range(1, count + 1)]


async def test_without_any_row_of_results_the_order_is_that_of_time(store: SqlStore, database: Database) -> None:
    people = await crowd(store)
    for n in range(4):
        await toy_match(store, f"z{9 - n}", people[n % 2 : n % 2 + 3], AT + n * HOUR)
    before = await everything(database)
    async with database.write() as connection:
        for name in (
            "achievements",
            "ladder",
            "partners",
            "standings",
            "leaderboards",
            "match_seats",
            "matches",
            "deal_seats",
        ):
            await connection.execute(text(f"DELETE FROM {name}"))
    await rebuild(database)
    assert await everything(database) == before


async def test_a_log_that_cannot_be_read_changes_nothing(store: SqlStore, database: Database) -> None:
    people = await crowd(store)
    await toy_match(store, "m1", people[:3], AT)
    async with database.write() as connection:
        await connection.execute(text("UPDATE events SET kind = 'table.surprise' WHERE seq = 9"))
    before = await everything(database)
    with pytest.raises(CorruptLog, match="table m1, event 9"):
        await rebuild(database)
    assert await everything(database) == before


@pytest.mark.slow
async def test_pages_and_ones_own_place(store: SqlStore) -> None:
    await some_play(store)
    people = await crowd(store)
    for measure in ("rating", "balance", "average", "wins"):
        whole = await store.leaderboards.page(10, "toy", "ever", measure, person=people[4])
        values = [getattr(row, measure) for row in whole.rows]
        assert values == sorted(values, reverse=True)
        assert [row.place for row in whole.rows] == [1 + sum(other > own for other in values) for own in values]
        assert not whole.more
        paged = [await store.leaderboards.page(10, "toy", "ever", measure, offset=n, count=2) for n in (0, 2, 4)]
        assert [row for page in paged for row in page.rows] == list(whole.rows)
        assert [page.more for page in paged] == [True, True, False]
        assert whole.own == next(row for row in whole.rows if row.person == people[4])
        assert paged[0].own is None


async def test_nobody_has_a_place_in_what_was_not_played(store: SqlStore) -> None:
    people = await crowd(store)
    empty = await store.leaderboards.page(10, "toy", "2001-01", "rating", person=people[0])
    assert (empty.rows, empty.own, empty.more) == ((), None, False)
    with pytest.raises(KeyError):
        await store.leaderboards.page(10, "toy", "ever", "person_id")


@pytest.mark.slow
async def test_only_those_who_wish_it_stand_in_all_servers(store: SqlStore) -> None:
    await some_play(store)
    people = await crowd(store)
    assert (await store.leaderboards.page(0, "toy", "ever", "rating")).rows == ()
    await store.privacy.set_wish(people[2], "everywhere")
    await store.privacy.set_wish(people[3], "everywhere")
    board = await store.leaderboards.page(0, "toy", "ever", "rating")
    assert sorted(row.person for row in board.rows) == people[2:4]
    await store.privacy.set_wish(people[3], "hidden")
    assert [row.person for row in (await store.leaderboards.page(0, "toy", "ever", "rating")).rows] == [people[2]]
    names = {row.person: row.name for row in (await store.leaderboards.page(10, "toy", "ever", "rating")).rows}
    assert names[people[3]] == ""
    assert names[people[2]] == "P2"
    with pytest.raises(ValueError, match="nowhere"):
        await store.privacy.set_wish(people[0], "nowhere")


async def test_seasons_follow_each_other_and_keep_their_standings(store: SqlStore) -> None:
    people = await crowd(store)
    first = await store.seasons.open_season(10, "", AT)
    assert first is not None
    assert first.name == "1"
    assert await store.seasons.open_season(10, "again", AT) is None
    await toy_match(store, "m1", people[:3], AT + HOUR)
    assert await store.seasons.close_season(11, AT) is None
    closed = await store.seasons.close_season(10, AT + 3 * HOUR)
    assert closed is not None
    assert (closed.id, closed.closed_at) == (first.id, AT + 3 * HOUR)
    await toy_match(store, "between", people[:3], AT + 4 * HOUR)
    second = await store.seasons.open_season(10, " Spring  cup ", AT + 5 * HOUR)
    assert second is not None
    await toy_match(store, "m2", people[:3], AT + 6 * HOUR)
    assert [season.name for season in await store.seasons.of_server(10)] == ["Spring cup", "1"]
    archive = await store.leaderboards.page(10, "toy", f"s{first.id}", "rating")
    assert [row.matches for row in archive.rows] == [1, 1, 1]
    assert [row.matches for row in (await store.leaderboards.page(10, "toy", "ever", "rating")).rows] == [3, 3, 3]
    again = await store.leaderboards.page(10, "toy", f"s{second.id}", "rating")
    assert [row.matches for row in again.rows] == [1, 1, 1]
    assert all(row.gained == row.rating for row in again.rows)


async def test_a_season_never_reaches_back_over_a_match_that_was_counted(store: SqlStore, database: Database) -> None:
    """If clocks are turned back or two things happen in one ms, a rebuild still puts every match into the same
    season."""
    people = await crowd(store)
    play = await toy_match(store, "m1", people[:3], AT)
    ended = play.state.ended_at
    first = await store.seasons.open_season(10, "", AT - HOUR)
    assert first is not None
    assert first.opened_at == ended + 1
    play = await toy_match(store, "m2", people[:3], AT + HOUR)
    closed = await store.seasons.close_season(10, play.state.ended_at)
    assert closed is not None
    assert closed.closed_at == play.state.ended_at + 1
    before = await everything(database)
    assert [row[-1] for row in before["matches"]] == [None, first.id]
    await rebuild(database)
    assert await everything(database) == before


@pytest.mark.slow
async def test_t101_forgetting_a_person_takes_their_ratings_and_leaves_the_others_theirs(
    store: SqlStore, database: Database
) -> None:
    await some_play(store)
    people = await crowd(store)
    gone, stay = people[1], people[0]
    before = await everything(database)
    board = await store.leaderboards.page(10, "toy", "ever", "rating", person=stay)
    profile = await store.profiles.profile(stay)
    history = await store.archive.finished(stay)
    await store.privacy.forget(gone, AT + 2000 * HOUR)
    after = await everything(database)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"people", "forgotten", "standings", "ladder", "achievements", "match_seats"}
    assert [row for row in after["people"] if row[0] == gone] == [(gone, None, "", "", "channel", "hidden", 0)]
    assert not await lines(database, person_id=gone)
    rows = await store.profiles.results(gone, count=50)
    assert rows
    assert all(one.rating is None and one.gained is None for one in rows)
    # Everybody else has the same lines and figures; places are counted without the forgotten person.
    again = await store.leaderboards.page(10, "toy", "ever", "rating", person=stay)
    left = [row for row in board.rows if row.person != gone]
    assert [replace(row, place=0) for row in again.rows] == [replace(row, place=0) for row in left]
    assert [row.place for row in again.rows] == [1 + sum(o.rating > row.rating for o in left) for row in left]
    assert await store.profiles.profile(stay) == profile
    assert await store.archive.finished(stay) == history
    await rebuild(database)
    assert await everything(database) == after
    assert (await store.people.person(1001, "P1", "en")).id not in people
    assert (await store.people.by_number([gone]))[gone].user == 0


async def test_a_match_that_one_left_by_being_forgotten_does_not_count(store: SqlStore, database: Database) -> None:
    """A forgotten player has no rating to count the match against; a rebuild from the log gives the same."""
    people = await crowd(store)
    await toy_match(store, "before", people[:3], AT)
    play = Play("during", 2, AT + HOUR, store)
    await play.open("toy", people[:3])
    await play.do(cmd.HandOver(), people[1])
    await store.privacy.forget(people[1], AT + HOUR)
    play.at += HOUR
    while play.state.status == PLAYING:
        await play.step()
    await toy_match(store, "after", [people[0], people[2], people[3]], AT + 9 * HOUR)
    async with database.read() as connection:
        rows = await connection.execute(select(schema.matches.c.table_id, schema.matches.c.unranked))
        assert {row[0]: row[1] for row in rows} == {"before": "", "during": "substitution", "after": ""}
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before


@pytest.mark.slow
async def test_the_export_holds_what_is_stored_of_one_person_only(store: SqlStore) -> None:
    await some_play(store)
    people = await crowd(store)
    found = await store.privacy.export(people[0])
    assert [row["name"] for row in found["person"]] == ["P0"]
    assert found["matches"]
    assert found["deals"]
    assert {row["person_id"] for name in ("matches", "standings", "seats") for row in found[name]} == {people[0]}
    tables = {row["table_id"]: row["player"] for row in found["matches"]}
    assert all(tables[row["table_id"]] == row["player"] for row in found["deals"])


@pytest.mark.slow
async def test_a_profile_counts_every_match_and_rates_the_ranked(store: SqlStore) -> None:
    played = await some_play(store)
    people = await crowd(store)
    me = people[0]
    mine = [play.state for play in played if play.state.chair_of(me) is not None and play.state.guild == 10]
    profile = await store.profiles.profile(me, guild=10)
    assert profile.played["toy"].matches == len(mine) + 3
    assert profile.played["toy"].ranked == len(mine) == profile.roles["toy"].matches
    formed = [one for one in profile.form if one.rating is not None]
    assert [one.balance for one in formed] == [state.balances[state.chair_of(me) or 0] for state in mine]
    assert formed[-1].rating == profile.roles["toy"].rating
    results = await store.profiles.results(me, guild=10, count=len(mine) + 3)
    assert profile.recent == tuple(results[:RECENT])
    assert [one.rating for one in results if not one.unranked] == [one.rating for one in reversed(formed)]
    assert sum(one.gained or 0 for one in results) == profile.roles["toy"].rating
    assert [one.table for one in await store.profiles.results(me, guild=10, count=2)] == [
        one.table for one in results[:2]
    ]
    sitters = await store.profiles.sitters([mine[0].id])
    assert [one.person for one in sitters[mine[0].id]] == [chair.person for chair in mine[0].chairs]
