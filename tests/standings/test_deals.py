"""Deals and matches of Minchiate, played through the table and compared with an independent count."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.minchiate.events import DealScored
from bot.standings import DealSeat, MatchFacts, deal_seats, finished_deal, match_facts
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from tests.support.played import Play

AT = 1_700_000_000_000
FOUR = (1, 2, 3, 4)


def projected(batches: list[tuple[Any, ...]], table: str) -> tuple[list[DealSeat], MatchFacts]:
    """Return the deals and the match of a log, projected batch by batch as the store does it."""
    state, deals, before = TableState(table), [], [0] * 4
    for facts in batches:
        state = fold(state, facts)
        deal = finished_deal(facts)
        if deal is not None:
            seats = deal_seats(state, deal, before)
            deals += seats
            for seat in seats:
                before[seat.player] = seat.total
    finished = next(fact for fact in batches[-1] if isinstance(fact, ev.Finished))
    return deals, match_facts(state, finished, deals)


async def played(length: int, seed: int = 1, **more: Any) -> Play:
    play = Play("t1", seed, AT)
    await play.open("minchiate", FOUR, options={"set_length": length}, **more)
    await play.to_end()
    return play


@pytest.mark.slow
async def test_a_giro_of_twelve_deals_is_every_player_alone() -> None:
    play = await played(12)
    deals, match = projected(play.batches, "t1")
    scored = [fact for batch in play.batches for fact in batch if isinstance(fact, DealScored)]
    assert len(scored) == 12
    assert [seat.team for seat in match.seats] == [0, 1, 2, 3]
    assert match.unranked == ""
    for player, seat in enumerate(match.seats):
        dealt = sum(one.seating[(one.deal - 1) % 4] == player for one in scored)
        won = sum(net(one, player) > 0 for one in scored)
        assert seat.roles["dealer"][0] == dealt == 3
        assert seat.roles["pair"] == (12, won)
        assert seat.balance == sum(net(one, player) for one in scored)
        assert seat.best[0] == max(0, *(net(one, player) for one in scored))
        assert sorted(seat.partners) == sorted({0, 1, 2, 3} - {player})
        assert all(deals == 4 for deals, _, _ in seat.partners.values())
        assert sum(gain for _, _, gain in seat.partners.values()) == seat.balance
    assert {seat.role for seat in deals} == {"pair"}


def net(scored: DealScored, player: int) -> int:
    """Return the rests that a player won in a deal, from the count itself."""
    side = scored.seating.index(player) & 1
    return scored.rests[side] - scored.rests[1 - side]


async def test_four_deals_are_played_by_two_teams() -> None:
    play = await played(4, 2)
    _, match = projected(play.batches, "t1")
    teams = [seat.team for seat in match.seats]
    assert sorted(teams) == [0, 0, 1, 1]
    for seat in match.seats:
        (partner,) = seat.partners
        assert teams[partner] == seat.team
        assert match.seats[partner].balance == seat.balance
        assert seat.won == (seat.place == 1)


async def test_a_deal_that_is_broken_off_counts_for_nobody() -> None:
    play = Play("t1", 3, AT)
    await play.open("minchiate", FOUR, options={"set_length": 4})
    while len(play.state.seals) < 2:
        await play.step()
    for _ in range(8):
        await play.step()
    await play.stop(1)
    deals, match = projected(play.batches, "t1")
    assert {seat.deal for seat in deals} == {1}
    assert (match.complete, match.unranked) == (False, "stopped")
    assert [seat.deals for seat in match.seats] == [1, 1, 1, 1]


@pytest.mark.parametrize("seed", range(5))
async def test_without_a_count_a_deal_is_won_by_those_above_the_average(seed: int) -> None:
    play = Play("t1", seed, AT)
    await play.open("toy", (1, 2, 3), options={"deals": 2})
    await play.to_end()
    deals, match = projected(play.batches, "t1")
    assert {seat.role for seat in deals} == {"alone"}
    totals = {(seat.deal, seat.player): seat.total for seat in deals}
    for seat in deals:
        gain = seat.total - totals.get((seat.deal - 1, seat.player), 0)
        assert seat.won == (gain > 4 / 3)
    assert [seat.team for seat in match.seats] == [0, 1, 2]
