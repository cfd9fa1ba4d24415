"""Whole matches through the actor, with crashes, clocks and computer players."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.actions import Pick, Stop
from bot.engine.seal import sealed
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import MINUTE
from bot.table.concede import STOP
from bot.table.evolve import fold
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.selectors import blocking, deal_number, decisions_of
from tests.acceptance.sitting import PEOPLE
from tests.table.played_table import PlayedTable


async def through(house: PlayedTable) -> TableState:
    """Play to the end of the match."""
    while (state := await house.settled()).status == PLAYING:
        if state.between:
            for person in PEOPLE:
                await house.do(cmd.Ready(), person)
        else:
            assert await house.play_one()
    return state


async def test_three_people_play_a_match(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await through(house)
    assert state.status == FINISHED
    assert sum(state.balances) == 8
    log = house.store.logs["t"]
    assert sum(isinstance(event, ev.Acted) for event in log) == 24
    assert [event.deal for event in log if isinstance(event, ev.SeedRevealed)] == [1, 2]


async def test_a_listener_hears_of_the_facts_that_it_asked_for(house: PlayedTable) -> None:
    heard: list[cmd.Applied] = []
    every: list[cmd.Applied] = []
    house.tables.listen(lambda before, after, outcome: heard.append(outcome), ev.DealBegun, ev.Finished)
    house.tables.listen(lambda before, after, outcome: every.append(outcome))
    await house.start("relaxed")
    await through(house)
    wanted = [one for one in every if any(isinstance(event, ev.DealBegun | ev.Finished) for event in one.events)]
    assert heard == wanted
    assert 3 == len(heard) < len(every)


async def test_every_deal_keeps_its_published_promise(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await through(house)
    assert len(state.seals) == 2
    for seal in state.seals:
        assert seal.revealed
        assert sealed(seal.seed, seal.terms) == seal.commitment


async def test_computer_players_play_by_themselves(house: PlayedTable) -> None:
    await house.start("relaxed", people=1)
    mine = 0
    while (state := await house.settled()).status == PLAYING:
        if state.between:
            await house.do(cmd.Ready())
        else:
            assert blocking(state) == (0,)
            assert await house.play_one()
            mine += 1
    assert mine == 8
    assert state.status == FINISHED


async def test_a_repeated_click_is_applied_once(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await house.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    first = await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same")
    again = await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same")
    assert isinstance(first, cmd.Applied)
    assert again == cmd.Duplicate(first.seq)
    await house.crash(0)
    assert await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same") == cmd.Duplicate(first.seq)


async def test_a_hundred_clicks_on_one_turn_play_one_card(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await house.settled()
    player = blocking(state)[0]
    cards = decisions_of(state, player)[0].cards
    outcomes = await asyncio.gather(
        *(house.do(cmd.Act(Pick((cards[n % len(cards)],)), 0), PEOPLE[player]) for n in range(100))
    )
    assert sum(isinstance(outcome, cmd.Applied) for outcome in outcomes) == 1
    assert all(isinstance(outcome, cmd.Applied | cmd.Stale | cmd.Busy) for outcome in outcomes)
    assert any(isinstance(outcome, cmd.Busy) for outcome in outcomes)


async def test_bad_answers_are_refused_and_change_nothing(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await house.settled()
    player = blocking(state)[0]
    other = (player + 1) % 3
    before = len(house.store.logs["t"])
    mine = decisions_of(state, player)[0].cards
    foreign = next(card for card in range(12) if card not in mine)
    for person, action, code in (
        (PEOPLE[player], Pick((foreign,)), "not-held"),
        (PEOPLE[other], Pick((mine[0],)), "not-your-turn"),
        (99, Pick((mine[0],)), "not-seated"),
        (PEOPLE[player], Stop(), "nothing-to-decide"),
    ):
        outcome = await house.do(cmd.Act(action), person)
        assert isinstance(outcome, cmd.Refused)
        assert outcome.refusal.code == code
    assert isinstance(await house.do(cmd.Act(Pick((mine[0],)), 7), PEOPLE[player]), cmd.Stale)
    assert len(house.store.logs["t"]) == before


@pytest.mark.parametrize("moment", ["before", "after", "busy"])
async def test_t76_a_crash_at_every_step_of_a_deal_loses_and_doubles_nothing(moment: str) -> None:
    """Kill the bot at each write in turn (before: between the answer and the commit; after: between the commit and the
    update of the messages). The person presses again with the same interaction, and the result is the same."""
    step = 0
    while True:
        house = PlayedTable()
        await house.open()
        await house.start("relaxed")
        failed = False
        clicks = 0
        while (state := await house.settled()).status == PLAYING and not state.between:
            player = blocking(state)[0]
            card = decisions_of(state, player)[0].cards[0]
            if clicks == step:
                house.store.fail, failed = moment, True
            click = cmd.Act(Pick((card,)), state.asked[player])
            outcome = await house.do(click, PEOPLE[player], f"click{clicks}")
            if not isinstance(outcome, cmd.Applied):
                assert isinstance(outcome, cmd.Broken | cmd.Busy)
                await house.crash(0)
                resumed = await house.tables.state("t")
                assert resumed == fold(TableState("t"), house.store.logs["t"])
                assert resumed is not None
                assert resumed.asked[player] == state.asked[player] + (moment == "after")
                outcome = await house.do(click, PEOPLE[player], f"click{clicks}")
                assert isinstance(outcome, cmd.Duplicate if moment == "after" else cmd.Applied)
            clicks += 1
        log = house.store.logs["t"]
        assert sum(isinstance(event, ev.Acted) for event in log) == clicks == 12
        await house.close()
        if not failed:
            break
        step += 1
    assert step == 12


async def test_the_pause_between_deals_ends_when_all_are_ready_or_its_time_is_over(house: PlayedTable) -> None:
    await house.start("relaxed")
    while not (await house.settled()).between:
        await house.play_one()
    await house.do(cmd.Ready(), 1)
    await house.do(cmd.Ready(), 2)
    assert (await house.state()).between
    house.clock.advance(10 * MINUTE)
    state = await house.until(lambda state: not state.between)
    assert blocking(state)


async def test_handing_the_seat_over_and_taking_it_back(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await house.settled()
    player = blocking(state)[0]
    assert isinstance(await house.do(cmd.HandOver(), PEOPLE[player]), cmd.Applied)
    state = await house.settled()
    assert state.asked[player] == 1
    assert state.last_by == "computer"
    assert isinstance(await house.do(cmd.TakeBack(), PEOPLE[player]), cmd.Applied)
    assert not (await house.state()).chairs[player].away


async def test_closing_a_running_match_ends_it_early(house: PlayedTable) -> None:
    await house.start("relaxed")
    await house.play_one()
    await house.do(cmd.Close())
    for person in PEOPLE[1:]:
        state = await house.state()
        assert state.status == PLAYING, "the others are asked"
        await house.do(cmd.AnswerConcession(deal_number(state), True, STOP), person)
    state = await house.state()
    assert state.status == FINISHED
    outcome = await house.do(cmd.Act(Pick((1,))))
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == "table-over"
