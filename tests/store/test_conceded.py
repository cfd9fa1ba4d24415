"""A conceded match counts: the player who concedes is last whatever the score, and nobody avoids a loss (ux.md 3.3)."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from bot.store import Database, SqlStore, schema
from bot.store.leaderboards import named_lines
from bot.store.rebuild import rebuild
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.concede import asked_to_concede
from bot.table.evolve import fold
from bot.table.model import FINISHED, TableState
from bot.table.selectors import deal_number
from tests.store.samples import everything
from tests.support.played import Play

AT = 1_764_500_000_000


async def conceded(
    store: SqlStore, game: str, count: int, deals: int, by: int, **options: Any
) -> tuple[Play, list[int]]:
    """Play a match that the player ``by`` concedes in the deal after this many, and return the table and the people."""
    people = [(await store.people.person(1000 + n, f"P{n}", "en")).id for n in range(count)]
    play = Play(f"c{game}{deals}", 1, AT, store)
    await play.open(game, people, options=options)
    while sum(seal.revealed for seal in play.state.seals) < deals or play.state.between:
        await play.step()
    await play.step()
    await play.do(cmd.Concede(), people[by])
    for player in asked_to_concede(play.state, by):
        if play.state.open:
            await play.do(cmd.AnswerConcession(deal_number(play.state), agree=True), people[player])
    assert play.state.status == FINISHED
    return play, people


async def results(database: Database) -> tuple[Any, list[Any], dict[int, Any]]:
    """Return the match, its seats by player, and the lines of the standings on its server by person."""
    board = schema.leaderboards.c
    async with database.read() as connection:
        match = (await connection.execute(select(schema.matches))).one()
        seats = (await connection.execute(select(schema.match_seats).order_by(schema.match_seats.c.player))).all()
        ever = (board.scope == 10, board.period == "ever")
        lines = (await connection.execute(named_lines().where(*ever))).all()
    return match, list(seats), {row.person_id: row for row in lines}


@pytest.mark.parametrize("deals", [0, 1])
async def test_a_pair_that_concedes_has_lost_and_the_other_has_won(
    store: SqlStore, database: Database, deals: int
) -> None:
    play, people = await conceded(store, "minchiate", 4, deals, 1, seat_draw="fixed")
    match, seats, lines = await results(database)
    assert (match.unranked, match.complete) == ("", False)
    losers = set(play.state.yielded)
    assert 1 in losers
    assert len(losers) == 2
    assert [row.place for row in seats if row.player in losers] == [3, 3]
    assert {people.index(person) for person, row in lines.items() if not row.wins} >= losers
    assert all(lines[people[player]].rating < 0 for player in losers)
    assert all(row.rating >= lines[people[min(losers)]].rating for row in lines.values())
    if deals == 0:
        assert len({row.team for row in seats}) == 2, "they are rated as pairs although no deal was finished"
        assert all(row.wins for person, row in lines.items() if people.index(person) not in losers)
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before


@pytest.mark.parametrize("game", ["terziglio", "mineo"])
async def test_of_three_the_others_are_placed_by_their_balances(store: SqlStore, database: Database, game: str) -> None:
    play, people = await conceded(store, game, 3, 1, 2)
    match, seats, lines = await results(database)
    assert match.unranked == ""
    assert play.state.yielded == (2,)
    assert seats[2].place == 3
    first, second = (row.balance for row in seats[:2])
    assert [row.place for row in seats[:2]] == [1 + (second > first), 1 + (first > second)]
    assert lines[people[2]].wins == 0
    assert lines[people[2]].rating == min(row.rating for row in lines.values())
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before


async def test_of_two_nobody_else_must_agree(store: SqlStore, database: Database) -> None:
    _, people = await conceded(store, "chinze", 2, 0, 0)
    match, seats, lines = await results(database)
    assert (match.unranked, [row.place for row in seats]) == ("", [2, 1])
    assert lines[people[1]].rating > 0 > lines[people[0]].rating


async def test_what_would_not_have_counted_does_not_count_conceded_either(store: SqlStore, database: Database) -> None:
    people = [(await store.people.person(1000 + n, f"P{n}", "en")).id for n in range(2)]
    play = Play("free", 1, AT, store)
    await play.open("chinze", people, ranked=False)
    await play.step()
    await play.do(cmd.Concede(), people[0])
    match, _, lines = await results(database)
    assert (match.unranked, lines) == ("house", {})


async def test_a_log_from_before_conceding_counted_means_what_it_meant(store: SqlStore, database: Database) -> None:
    people = [(await store.people.person(1000 + n, f"P{n}", "en")).id for n in range(2)]
    play = Play("old", 1, AT, store)
    await play.open("chinze", people)
    await play.step()
    facts = (ev.ConcessionOffered(0), ev.Conceded((0,)), ev.Finished((0, 0), (1, 1), 0, False, AT))
    after = fold(play.state, facts)
    assert await store.log.append(after, play.state.seq + 1, "i9", facts, (), AT) is None
    match, _, lines = await results(database)
    assert (match.unranked, lines) == ("stopped", {})
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before
    assert fold(TableState("old"), [one for batch in (*play.batches, facts) for one in batch]).yielded == ()
