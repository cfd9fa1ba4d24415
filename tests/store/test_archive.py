"""Finished matches of a person, from a store with whole logs in it."""

from __future__ import annotations

import json

from bot.records import encode, match_of, read, record_of, verify
from bot.store import SqlStore, schema
from bot.table import commands as cmd
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.ui.requests.visibility import the_table
from tests.support.matches import AT, Hall


async def keep(store: SqlStore, hall: Hall) -> None:
    """Write a table's log command by command, as the actor does."""
    state = TableState(hall.state.id)
    for command, events in hall.batches:
        after = fold(state, events)
        assert await store.log.append(after, state.seq + 1, command, events, (), AT) is None
        state = after


async def played(store: SqlStore, table: str, persons: tuple[int, ...], *, end: bool = True, **more: int) -> Hall:
    hall = Hall("toy", table=table, people=len(persons), persons=persons, **more)
    hall.start()
    hall.play(10_000 if end else 3)
    await keep(store, hall)
    return hall


async def test_only_finished_matches_newest_first(store: SqlStore) -> None:
    anna, bruno = (await store.people.person(1, "Anna", "it")).id, (await store.people.person(2, "Bruno", "it")).id
    await played(store, "one", (anna, bruno), at=AT)
    await played(store, "two", (anna,), at=AT + 10**6)
    await played(store, "running", (anna,), end=False, at=AT + 2 * 10**6)
    await played(store, "theirs", (bruno,), at=AT)
    assert [row.table for row in await store.archive.finished(anna)] == ["two", "one"]
    assert [row.table for row in await store.archive.finished(bruno)] == ["one", "theirs"]


async def test_a_line_says_who_played_and_how_it_ended(store: SqlStore) -> None:
    anna = (await store.people.person(1, "Anna", "it")).id
    hall = await played(store, "one", (anna,))
    (row,) = await store.archive.finished(anna)
    assert (row.name, row.game, row.guild, row.deals, row.complete) == (hall.state.name, "toy", 10, 2, True)
    assert row.finished_at == hall.state.ended_at
    assert [seat.person for seat in row.seats] == [anna, None, None]
    assert [seat.level for seat in row.seats] == [None, "regular", "regular"]
    assert [seat.bot_name for seat in row.seats] == ["", *(chair.bot_name for chair in hall.state.chairs[1:])]
    assert tuple(seat.balance for seat in row.seats) == hall.state.balances
    assert tuple(seat.place for seat in row.seats) == hall.state.places


async def test_filters_and_pages(store: SqlStore) -> None:
    anna, bruno = (await store.people.person(1, "Anna", "it")).id, (await store.people.person(2, "Bruno", "it")).id
    for number in range(5):
        persons = (anna, bruno) if number % 2 else (anna,)
        await played(store, f"t{number}", persons, guild=10 + number // 3, at=AT + number * 10**6)

    async def ids(**which: int | str) -> list[str]:
        return [row.table for row in await store.archive.finished(anna, **which)]  # type: ignore[arg-type]

    assert await ids() == ["t4", "t3", "t2", "t1", "t0"]
    assert await ids(skip=1, most=2) == ["t3", "t2"]
    assert await ids(skip=5) == []
    assert await ids(beside=bruno) == ["t3", "t1"]
    assert await ids(guild=11) == ["t4", "t3"]
    assert await ids(guild=10, beside=bruno) == ["t1"]
    assert await ids(game="toy", most=1) == ["t4"]
    assert await ids(game="minchiate") == []


async def test_the_log_out_of_the_store_makes_the_same_record(store: SqlStore) -> None:
    anna = (await store.people.person(1, "Anna", "it")).id
    hall = Hall(seed=2, persons=(anna,), options={"set_length": 1})
    hall.start()
    hall.play()
    await keep(store, hall)
    stored = await store.log.load(hall.state.id)
    assert stored is not None
    names = ("Anna", "Cecco", "Lisa", "Nanni")
    record = record_of(hall.state.id, stored.events, names)
    assert verify(record) == []
    assert record == record_of(hall.state.id, hall.events, names)
    assert read(json.loads(encode(record))) == record
    assert match_of(hall.state.id, stored.events, names).balances == hall.state.balances


async def test_a_substitute_finds_the_match_and_it_is_not_counted_in_their_results(store: SqlStore) -> None:
    anna, bruno, carla = [
        (await store.people.person(n, name, "it")).id for n, name in enumerate(("Anna", "Bruno", "Carla"), 1)
    ]
    hall = Hall("toy", table="sub", people=2, persons=(anna, bruno))
    hall.start()
    hall.play(3)
    hall.give(cmd.OfferChair(), bruno)
    hall.give(cmd.Substitute(1), carla)
    hall.play(10_000)
    await keep(store, hall)
    (row,) = await store.archive.finished(carla)
    assert (row.table, row.seats[1].person, row.seats[1].substitute) == ("sub", bruno, carla)
    assert [seat.substitute for seat in row.seats] == [None, carla, None]
    assert [one.table for one in await store.archive.finished(bruno)] == ["sub"]
    assert [one.table for one in await store.archive.finished(anna, beside=carla)] == ["sub"]
    assert await store.profiles.results(carla) == []
    assert (await store.profiles.profile(carla)).played == {}
    assert await store.archive.finished(carla, table="other") == []
    assert await store.archive.finished(carla, table="sub") == [row]
    assert the_table(hall.state).people == {anna, bruno, carla}
    place = (await store.tables.places(["sub", "other", "sub"]))["sub"]
    assert set(place.persons) == {anna, bruno, carla}
    assert (place.guild, place.channel, place.thread) == (hall.state.guild, hall.state.channel, 0)
    assert set(await store.tables.places(["sub", "other"])) == {"sub"}
    await store.retention.set_months(place.guild, 1)
    assert await store.retention.drop_old_moves(AT + 10**11) == 1
    assert (await store.tables.places(["sub"]))["sub"] == place, "also when the moves are gone"


async def test_puzzles_are_made_of_matches_of_people_who_are_shown_and_whose_moves_are_kept(store: SqlStore) -> None:
    anna, bruno, carla = [(await store.people.person(n, f"P{n}", "it")).id for n in (1, 2, 3)]
    await played(store, "annas", (anna,))
    await played(store, "both", (anna, bruno))
    await played(store, "carlas", (anna, carla))
    await played(store, "elsewhere", (anna,), guild=11)
    await played(store, "running", (anna,), end=False)
    assert await store.archive.for_puzzles("toy") == ["annas", "both", "carlas", "elsewhere"]
    assert await store.archive.for_puzzles("minchiate") == []
    await store.privacy.set_wish(bruno, "hidden")
    assert await store.archive.for_puzzles("toy") == ["annas", "carlas", "elsewhere"]
    await store.privacy.forget(carla, AT)
    assert await store.archive.for_puzzles("toy") == ["annas", "elsewhere"]
    await store.retention.set_months(11, 3)
    assert await store.archive.for_puzzles("toy") == ["annas"]


async def test_a_substitute_who_is_shown_nowhere_keeps_a_match_from_puzzles(store: SqlStore) -> None:
    anna, bruno = [(await store.people.person(n, f"P{n}", "it")).id for n in (1, 2)]
    await played(store, "one", (anna,))
    async with store.archive._database.write() as connection:  # type: ignore[attr-defined]
        row = {"table_id": "one", "player": 0, "person_id": bruno}
        await connection.execute(schema.stand_ins.insert(), row)
    assert await store.archive.for_puzzles("toy") == ["one"]
    await store.privacy.set_wish(bruno, "hidden")
    assert await store.archive.for_puzzles("toy") == []
