"""The deal of the day in the store: sealed once, played once, counted once, ranked quickly."""

from __future__ import annotations

import asyncio
from time import process_time

import pytest
from msgspec.structs import replace

from bot.duplicate.ranking import rank
from bot.ports.daily import EVERYBODY, FRIENDS, DailyDeal, DailyEntry
from bot.store import Database, SqlStore, schema
from tests.bench.daily import fill
from tests.store.samples import AT, everything
from tests.support.played import Play

DAY = 20_785
DEAL = DailyDeal(DAY, "toy", bytes(range(32)), "terms", AT)


async def crowd(store: SqlStore, count: int) -> list[int]:
    return [(await store.people.person(1000 + number, f"P{number}", "en")).id for number in range(count)]


async def counted(store: SqlStore, person: int, score: int, at: int = AT, deal: DailyDeal = DEAL) -> None:
    """Store a finished entry."""
    begun = await store.daily.begin(deal.day, deal.game, person, at)
    assert begun is not None
    after = replace(begun, moves="a b", answers="a", steps=1, own=1, score=score, tricks="101", done_at=at)
    assert await store.daily.answered(after, 0)


async def test_a_deal_is_sealed_once(store: SqlStore) -> None:
    assert await store.daily.deal(DAY, "toy") is None
    first, second = await asyncio.gather(
        store.daily.open_deal(DEAL), store.daily.open_deal(replace(DEAL, seed=bytes(32), terms="other"))
    )
    assert first == second == await store.daily.deal(DAY, "toy")
    assert await store.daily.open_deal(replace(DEAL, seed=bytes([9] * 32))) == first


async def test_two_devices_find_one_entry(store: SqlStore, database: Database) -> None:
    (anna,) = await crowd(store, 1)
    await store.daily.open_deal(DEAL)
    one, two = await asyncio.gather(*(store.daily.begin(DAY, "toy", anna, AT + number) for number in (0, 5)))
    assert one == two
    assert one == await store.daily.entry(DAY, "toy", anna)
    assert len((await everything(database))["daily_entries"]) == 1


async def test_of_two_answers_to_one_question_the_first_counts(store: SqlStore) -> None:
    (anna,) = await crowd(store, 1)
    await store.daily.open_deal(DEAL)
    begun = await store.daily.begin(DAY, "toy", anna, AT)
    assert begun is not None
    left = replace(begun, moves="pT01 pT02", answers="pT01", steps=1, own=1)
    right = replace(begun, moves="pT03 pT04", answers="pT03", steps=1, own=1)
    kept = await asyncio.gather(store.daily.answered(left, 0), store.daily.answered(right, 0))
    assert sorted(kept) == [False, True]
    assert await store.daily.entry(DAY, "toy", anna) == (left if kept[0] else right)
    assert not await store.daily.answered(replace(left, steps=2), 0)


async def test_nothing_is_stored_after_the_end(store: SqlStore) -> None:
    """Nor if the clock was set back."""
    anna, bruno = await crowd(store, 2)
    await store.daily.open_deal(DEAL)
    begun = await store.daily.begin(DAY, "toy", anna, AT)
    assert begun is not None
    assert not await store.daily.played_on(replace(begun, steps=9), 0), "a bot plays on only after the end"
    await store.daily.close(DAY, "toy", AT + 100)
    await store.daily.close(DAY, "toy", AT + 50)
    closed = await store.daily.deal(DAY, "toy")
    assert closed is not None
    assert closed.closed_at == AT + 100
    assert not await store.daily.answered(replace(begun, steps=1), 0)
    assert await store.daily.begin(DAY, "toy", bruno, AT + 1) is None
    assert await store.daily.begin(DAY, "toy", anna, AT + 1) == begun


async def test_a_counted_entry_stays_as_it_is(store: SqlStore) -> None:
    (anna,) = await crowd(store, 1)
    await store.daily.open_deal(DEAL)
    await counted(store, anna, 7)
    known = await store.daily.entry(DAY, "toy", anna)
    assert known is not None
    assert not await store.daily.answered(replace(known, score=99, steps=2), 1)
    await store.daily.close(DAY, "toy", AT)
    assert not await store.daily.played_on(replace(known, score=99, steps=2), 1)
    assert await store.daily.entry(DAY, "toy", anna) == known


async def test_entries_are_played_on_and_settled_once(store: SqlStore) -> None:
    anna, bruno, carla = await crowd(store, 3)
    await store.daily.open_deal(DEAL)
    await counted(store, anna, 7)
    half = await store.daily.begin(DAY, "toy", bruno, AT)
    assert half is not None
    half = replace(half, moves="a", answers="a", steps=1, own=1)
    assert await store.daily.answered(half, 0)
    assert await store.daily.begin(DAY, "toy", carla, AT)
    assert await store.daily.unsettled(DAY) == []
    assert [one.day for one in await store.daily.unsettled(DAY + 1)] == [DAY]
    await store.daily.close(DAY, "toy", AT + 9)
    assert {one.person for one in await store.daily.unfinished(DAY, "toy")} == {bruno, carla}
    end = replace(half, moves="a b c", steps=3, score=2, tricks="01", done_at=AT + 9)
    assert await store.daily.played_on(end, 1)
    assert not await store.daily.played_on(end, 1)
    await store.daily.settle(DAY, "toy")
    assert await store.daily.unsettled(DAY + 1) == []
    assert await store.daily.entry(DAY, "toy", carla) is None, "who has chosen nothing has not played"
    assert await store.daily.results(DAY, "toy") == {7: 1, 2: 1}
    assert await store.daily.days_of(bruno) == []
    assert await store.daily.days_of(anna) == [DAY]


async def test_places_among_all_on_a_server_and_among_friends(store: SqlStore) -> None:
    *people, third = await crowd(store, 6)
    await store.daily.open_deal(DEAL)
    for number, person in enumerate(people):
        await counted(store, person, 10 * (number // 2), AT + 10 - number)
    for person in people[:3]:
        await store.daily.visit(DAY, 77, person)
        await store.daily.visit(DAY, 77, person)
    await store.daily.visit(DAY + 1, 77, people[4])
    met = Play("met", 1, AT, store)
    await met.open("toy", [people[0], people[4], third])
    await met.to_end()
    assert await store.daily.results(DAY, "toy", EVERYBODY) == {0: 2, 10: 2, 20: 1}
    assert await store.daily.results(DAY, "toy", 77) == {0: 2, 10: 1}
    assert await store.daily.results(DAY, "toy", FRIENDS, people[0]) == {0: 1, 20: 1}
    assert await store.daily.results(DAY, "toy", FRIENDS, people[1]) == {0: 1}
    assert await store.daily.results(DAY, "mineo") == {}
    leaders = await store.daily.leaders(DAY, "toy", limit=3)
    assert [(one.person, one.score) for one in leaders] == [(people[4], 20), (people[3], 10), (people[2], 10)]
    assert [one.person for one in await store.daily.leaders(DAY, "toy", 77, limit=9)] == [
        people[2],
        people[1],
        people[0],
    ]


async def test_the_best_line_is_stored_after_the_end(store: SqlStore) -> None:
    (anna,) = await crowd(store, 1)
    await store.daily.open_deal(DEAL)
    await counted(store, anna, 3)
    await store.daily.open_deal(replace(DEAL, game="mineo"))
    await store.daily.keep_best(DAY, "toy", "a b", 9)
    running = await store.daily.deal(DAY, "toy")
    for game in ("toy", "mineo"):
        await store.daily.close(DAY, game, AT)
        await store.daily.settle(DAY, game)
    assert [(one.day, one.game) for one in await store.daily.without_best(DAY)] == [(DAY, "toy")], "nobody played Mineo"
    assert await store.daily.without_best(DAY + 1) == []
    await store.daily.keep_best(DAY, "toy", "a b", 9)
    assert await store.daily.without_best(DAY) == []
    ended = await store.daily.deal(DAY, "toy")
    assert running is not None
    assert ended is not None
    assert (running.best, ended.best, ended.best_score) == ("", "a b", 9)


async def test_the_entries_of_a_person(store: SqlStore) -> None:
    anna, bruno = await crowd(store, 2)
    for day in (DAY, DAY + 1):
        deal = replace(DEAL, day=day)
        await store.daily.open_deal(deal)
        await counted(store, anna, day - DAY, deal=deal)
    found = await store.daily.entries_of(anna, DAY)
    assert [(one.day, one.score, one.moves) for one in found] == [(DAY + 1, 1, "a b"), (DAY, 0, "a b")]
    assert await store.daily.entries_of(anna, DAY + 2) == await store.daily.entries_of(bruno, DAY) == []


async def test_nothing_is_begun_for_a_person_who_was_forgotten(store: SqlStore) -> None:
    (anna,) = await crowd(store, 1)
    await store.daily.open_deal(DEAL)
    await store.privacy.forget(anna, AT)
    assert await store.daily.begin(DAY, "toy", anna, AT) is None


@pytest.mark.parametrize(("count", "seconds"), [(1_000, 0.1), pytest.param(100_000, 1.0, marks=pytest.mark.slow)])
async def test_a_place_among_many_is_found_quickly(
    count: int, seconds: float, store: SqlStore, database: Database
) -> None:
    await fill(database, store, count)
    start = process_time()
    results = await store.daily.results(DAY, "minchiate")
    found = rank(results, 0)
    leaders = await store.daily.leaders(DAY, "minchiate")
    assert process_time() - start < seconds
    assert found.entries == count
    assert leaders[0].score == max(results)


def test_an_entry_has_the_fields_of_its_tables() -> None:
    columns = {column.name for table in (schema.daily_entries, schema.daily_logs) for column in table.columns}
    assert set(DailyEntry.__struct_fields__) == columns - {"person_id", "player"} | {"person"}
    assert set(DailyDeal.__struct_fields__) == {column.name for column in schema.daily_deals.columns}
