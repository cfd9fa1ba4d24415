"""Matches with conceded deals in the database: they count, and all projections can be rebuilt from their logs."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.store import Database, SqlStore, schema
from bot.store.rebuild import rebuild
from bot.table import commands as cmd
from bot.table.concede import DEAL, asked_to_concede, why_not_deal
from bot.table.evolve import fold
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.selectors import deal_number
from tests.store.samples import everything
from tests.support.played import Play

AT = 1_764_500_000_000


@pytest.mark.parametrize(("game", "count"), [("minchiate", 4), ("terziglio", 3), ("mineo", 3), ("chinze", 2)])
async def test_a_match_of_conceded_deals_is_a_whole_match(
    store: SqlStore, database: Database, game: str, count: int
) -> None:
    people = [(await store.people.person(1000 + n, f"P{n}", "en")).id for n in range(count)]
    play = Play(f"y{game}", 1, AT, store)
    await play.open(game, people)
    conceded = 0
    while play.state.status == PLAYING:
        await play.step()
        state = play.state
        if state.status != PLAYING or why_not_deal(state, 0):
            continue
        deal = deal_number(state)
        await play.do(cmd.Concede(DEAL, deal), people[0])
        for other in asked_to_concede(state, 0, DEAL):
            await play.do(cmd.AnswerConcession(deal, True, DEAL), people[other])
        conceded += 1
    assert play.state.status == FINISHED
    assert conceded >= 2
    async with database.read() as connection:
        match = (await connection.execute(select(schema.matches))).one()
    assert (match.unranked, match.complete) == ("", True), "nobody gets out of a loss by it"
    stored = await store.log.load(play.state.id)
    assert stored is not None
    assert fold(TableState(play.state.id), stored.events) == play.state
    before = await everything(database)
    await rebuild(database)
    assert await everything(database) == before
