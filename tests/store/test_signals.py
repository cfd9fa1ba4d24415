"""The data for the signals to moderators, on the real store: one server, a period, a number of matches."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update

from bot.standings import match_facts
from bot.standings.signals import DUMP
from bot.store import Database, SqlStore, schema
from bot.store.rebuild import rebuild
from bot.table import events as ev
from bot.table.clocks import BANK
from bot.table.evolve import fold
from tests.store.test_standings import crowd, toy_match
from tests.support.matches import Hall

AT = 1_764_500_000_000
HERE, THERE = 10, 11
MINUTE = 60_000


async def season(store: SqlStore, database: Database, *, guild: int = HERE, count: int = 20) -> list[int]:
    """Play matches of three out of four people and return the people.

    The first always wins, the second always loses, and the third lets the clock run.
    """
    people = await crowd(store, 4)
    async with database.write() as connection:
        board = {"id": guild, "scope": guild, "game": "mineo", "period": "ever"}
        await connection.execute(insert(schema.leaderboards), [board])
        zero = {column.name: 0 for column in schema.standings.columns}
        rated = {"board_id": guild, "shown": False, "mu": 25.0, "sigma": 3.0}
        await connection.execute(insert(schema.standings), [{**zero, **rated, "person_id": one} for one in people])
        for number in range(count):
            table, at = f"g{guild}m{number}", AT + number * MINUTE
            its: dict[str, Any] = {"game": "mineo", "guild": guild, "finished_at": at}
            match = {"options": {}, "preset": "", "deals": 6, "complete": True, "started_at": at - MINUTE}
            row = {
                **{column.name: 0 for column in schema.tables.columns},
                "id": table,
                "status": "finished",
                "game": "mineo",
                "name": table,
                "guild": guild,
                "chairs": 3,
            }
            await connection.execute(insert(schema.tables), [row])
            await connection.execute(insert(schema.matches), [{"table_id": table, "number": number, **its, **match}])
            seats = [
                {
                    "table_id": table,
                    "player": player,
                    "person_id": one,
                    "balance": 0,
                    "place": place,
                    **its,
                    "team": player,
                    "decided": 40,
                    "clocked": late,
                    "drained": late,
                }
                for player, (one, place, late) in enumerate(
                    ((people[0], 1, 0), (people[1], 3, 0), (people[2 + number % 2], 2, 1 - number % 2))
                )
            ]
            await connection.execute(insert(schema.match_seats), seats)
    return people


async def test_a_pair_and_a_player_are_found_with_their_names(store: SqlStore, database: Database) -> None:
    anna, bruno, carla, _ = await season(store, database, count=40)
    sheet = await store.signals.signal_sheet(HERE, 0)
    found = sheet.signals
    first = found.pairs[0]
    assert (first.kind, first.first, first.second, first.times, first.matches) == (DUMP, anna, bruno, 40, 40)
    assert first.marked
    stall = found.stalls[0]
    assert (stall.person, stall.times, stall.clocked, stall.asked) == (carla, 20, 20, 800)
    assert sheet.names[anna] == "P0"
    assert (found.matches, sheet.since, sheet.more) == (40, AT, False)


async def test_only_this_server_and_only_the_window_and_the_newest(store: SqlStore, database: Database) -> None:
    await season(store, database)
    assert (await store.signals.signal_sheet(THERE, 0)).signals.matches == 0
    assert (await store.signals.signal_sheet(HERE, AT + 5 * MINUTE)).signals.matches == 15
    assert (await store.signals.signal_sheet(HERE, AT + 99 * MINUTE)).since == 0
    newest = await store.signals.signal_sheet(HERE, 0, most=18)
    assert (newest.signals.matches, newest.since, newest.more) == (18, AT + 2 * MINUTE, True)


async def test_a_match_that_somebody_abandoned_is_not_compared(store: SqlStore, database: Database) -> None:
    anna, *_ = await season(store, database)
    seat = schema.match_seats
    async with database.write() as connection:
        await connection.execute(update(seat).where(seat.c.person_id == anna).values(abandoned=True))
    assert (await store.signals.signal_sheet(HERE, 0)).signals.judged_pairs == 0


async def test_who_is_forgotten_vanishes(store: SqlStore, database: Database) -> None:
    anna, _, carla, _ = await season(store, database, count=40)
    assert carla in (await store.signals.signal_sheet(HERE, 0)).names
    for gone in (anna, carla):
        await store.privacy.forget(gone, AT + 99 * MINUTE)
    sheet = await store.signals.signal_sheet(HERE, 0)
    shown = {one.person for one in sheet.signals.stalls}
    shown.update(person for one in sheet.signals.pairs for person in (one.first, one.second))
    assert shown
    assert not {anna, carla} & (shown | sheet.names.keys())
    seat = schema.match_seats.c
    async with database.read() as connection:
        query = select(seat.decided, seat.clocked, seat.drained).where(seat.person_id.in_((anna, carla)))
        assert {tuple(row) for row in await connection.execute(query)} == {(0, 0, 0)}


async def test_decisions_are_counted_as_matches_end_and_again_from_the_logs(
    store: SqlStore, database: Database
) -> None:
    people = await crowd(store, 3)
    await toy_match(store, "m1", people, AT)
    await toy_match(store, "bots", people[:2], AT, bots=1)

    async def counts() -> list[tuple[Any, ...]]:
        seat = schema.match_seats.c
        query = select(seat.table_id, seat.player, seat.person_id, seat.decided, seat.clocked, seat.drained)
        async with database.read() as connection:
            return [tuple(row) for row in await connection.execute(query.order_by(seat.table_id, seat.player))]

    before = await counts()
    assert all((row[3] > 0) == (row[2] is not None) for row in before)
    async with database.write() as connection:
        await connection.execute(delete(schema.match_seats))
    await rebuild(database)
    assert await counts() == before


@pytest.mark.parametrize("pace", ["live", "none"])
def test_what_the_clock_took_is_counted_for_persons_only(pace: str) -> None:
    hall = Hall("minchiate", people=3, options={"set_length": 1})
    hall.start()
    state = replace(hall.state, pace=pace)
    bank = BANK.get(pace, 0)
    asked = state.asked
    state = fold(
        state,
        (
            ev.Acted(0, "person", max(bank - 1, 0)),
            ev.Acted(0, "clock", 1),
            ev.Acted(0, "clock", 0),
            ev.Acted(1, "person", bank),
            ev.Acted(2, "computer", 0),
            ev.Acted(3, "computer", 0),
            ev.DealBegun(2),
            ev.Acted(0, "clock", bank),
        ),
    )
    assert state.clocks.clocked == (3, 0, 0, 0)
    assert state.clocks.drained == ((2, 1, 0, 0) if bank else (0, 0, 0, 0))
    finished = ev.Finished((0, 0, 0, 0), (1, 1, 1, 1), 1, False, AT)
    facts = match_facts(state, finished, [])
    told = [(seat.decided, seat.clocked, seat.drained) for seat in facts.seats]
    if pace == "none":
        assert told == [(0, 0, 0)] * 4
        return
    # An answer of a computer player is not the person's; a chair that was handed on belongs to no single person.
    assert told == [(asked[0] + 4, 3, 2), (asked[1] + 1, 0, 1), (asked[2], 0, 0), (0, 0, 0)]
    chairs = (replace(state.chairs[0], first=9), *state.chairs[1:])
    assert match_facts(replace(state, chairs=chairs), finished, []).seats[0].decided == 0
