"""Substitutes find the match in their own history, also if they left before the end (ux.md 3.3)."""

from __future__ import annotations

import pytest
from sqlalchemy import delete

from bot.store import Database, SqlStore, schema
from bot.store.rebuild import rebuild
from bot.table import commands as cmd
from bot.table.model import FINISHED
from bot.ui.requests.visibility import the_table
from tests.store.samples import everything
from tests.store.test_archive import keep
from tests.support.matches import Hall

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa")


async def people(store: SqlStore) -> tuple[int, ...]:
    return tuple([(await store.people.person(n, name, "it")).id for n, name in enumerate(NAMES, 1)])


def relay(persons: tuple[int, ...], *sitters: int, back: bool = False) -> Hall:
    """Play a match in which Bruno's chair passes to each of the sitters."""
    anna, bruno = persons[:2]
    hall = Hall("toy", table="relay", people=2, persons=(anna, bruno))
    hall.start()
    hall.play(2)
    sits = bruno
    for one in (*sitters, *((bruno,) if back else ())):
        hall.give(cmd.OfferChair(), sits)
        hall.give(cmd.Substitute(1), one)
        sits = one
        hall.play(1)
    hall.play()
    assert hall.state.status == FINISHED
    return hall


async def test_a_substitute_who_left_again_finds_the_match_and_may_look_at_it(store: SqlStore) -> None:
    persons = await people(store)
    anna, bruno, carla, dino, elsa = persons
    hall = relay(persons, carla, dino)
    await keep(store, hall)
    for one in (anna, bruno, carla, dino):
        (row,) = await store.archive.finished(one)
        assert row.table == "relay"
        assert await store.archive.finished(one, table="relay") == [row]
        assert one in the_table(hall.state).people
    assert await store.archive.finished(elsa) == []
    assert elsa not in the_table(hall.state).people
    seat = (await store.archive.finished(carla))[0].seats[1]
    assert (seat.person, seat.substitute, seat.passed) == (bruno, dino, (carla,))
    assert [one.table for one in await store.archive.finished(anna, beside=carla)] == ["relay"]
    for one in (carla, dino):
        assert await store.profiles.results(one) == [], "the result is Bruno's"
        assert (await store.profiles.profile(one)).played == {}


async def test_whose_chair_it_was_may_come_back_to_it(store: SqlStore) -> None:
    persons = await people(store)
    bruno, carla = persons[1], persons[2]
    hall = relay(persons, carla, back=True)
    await keep(store, hall)
    (row,) = await store.archive.finished(bruno)
    assert (row.seats[1].substitute, row.seats[1].passed) == (None, (carla,))
    assert [one.table for one in await store.archive.finished(carla)] == ["relay"]
    assert hall.state.chairs[1].substitutes == (carla,)


async def test_who_sat_there_twice_is_named_once(store: SqlStore) -> None:
    persons = await people(store)
    hall = relay(persons, persons[2], persons[3], persons[2])
    await keep(store, hall)
    assert hall.state.chairs[1].substitutes == (persons[2], persons[3])
    seat = (await store.archive.finished(persons[3]))[0].seats[1]
    assert (seat.substitute, seat.passed) == (persons[2], (persons[3],))


async def test_a_rebuild_finds_those_of_matches_from_before(store: SqlStore, database: Database) -> None:
    persons = await people(store)
    await keep(store, relay(persons, persons[2], persons[3]))
    before = await everything(database)
    assert len(before["stand_ins"]) == 2
    async with database.write() as connection:
        await connection.execute(delete(schema.stand_ins))
    assert await store.archive.finished(persons[2]) == []
    await rebuild(database)
    assert await everything(database) == before


async def test_it_stands_in_their_export_and_goes_with_the_server(store: SqlStore, database: Database) -> None:
    persons = await people(store)
    await keep(store, relay(persons, persons[2], persons[3]))
    found = await store.privacy.export(persons[2])
    assert [row["table_id"] for row in found["stand_ins"]] == ["relay"]
    assert [row["id"] for row in found["tables"]] == ["relay"]
    given = await store.servers.export_server(10)
    assert {row["person_id"] for row in given["stand_ins"]} == {persons[2], persons[3]}
    assert {row["name"] for row in given["people"]} >= {"Anna", "Carla", "Dino"}
    await store.servers.forget_server(10)
    assert (await everything(database))["stand_ins"] == []


@pytest.mark.parametrize("chair", [0, 1])
async def test_nobody_is_written_down_where_nobody_sat_in(store: SqlStore, database: Database, chair: int) -> None:
    persons = await people(store)
    hall = relay(persons)
    await keep(store, hall)
    assert (await everything(database))["stand_ins"] == []
    assert hall.state.chairs[chair].substitutes == ()
