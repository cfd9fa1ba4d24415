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


async def through(its: PlayedTable) -> TableState:
    """Play to the end of the match."""
    while (state := await its.settled()).status == PLAYING:
        if state.between:
            for person in PEOPLE:
                await its.do(cmd.Ready(), person)
        else:
            assert await its.play_one()
    return state


async def test_three_people_play_a_match(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await through(its)
    assert state.status == FINISHED
    assert sum(state.balances) == 8
    log = its.store.logs["t"]
    assert sum(isinstance(event, ev.Acted) for event in log) == 24
    assert [event.deal for event in log if isinstance(event, ev.SeedRevealed)] == [1, 2]


async def test_a_listener_hears_of_the_facts_that_it_asked_for(its: PlayedTable) -> None:
    heard: list[cmd.Applied] = []
    every: list[cmd.Applied] = []
    its.tables.listen(lambda before, after, outcome: heard.append(outcome), ev.DealBegun, ev.Finished)
    its.tables.listen(lambda before, after, outcome: every.append(outcome))
    await its.start("relaxed")
    await through(its)
    wanted = [one for one in every if any(isinstance(event, ev.DealBegun | ev.Finished) for event in one.events)]
    assert heard == wanted
    assert 3 == len(heard) < len(every)


async def test_every_deal_keeps_its_published_promise(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await through(its)
    assert len(state.seals) == 2
    for seal in state.seals:
        assert seal.revealed
        assert sealed(seal.seed, seal.terms) == seal.commitment


async def test_computer_players_play_by_themselves(its: PlayedTable) -> None:
    await its.start("relaxed", people=1)
    mine = 0
    while (state := await its.settled()).status == PLAYING:
        if state.between:
            await its.do(cmd.Ready())
        else:
            assert blocking(state) == (0,)
            assert await its.play_one()
            mine += 1
    assert mine == 8
    assert state.status == FINISHED


async def test_a_repeated_click_is_applied_once(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await its.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    first = await its.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same")
    again = await its.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same")
    assert isinstance(first, cmd.Applied)
    assert again == cmd.Duplicate(first.seq)
    await its.crash(0)
    assert await its.do(cmd.Act(Pick((card,)), 0), PEOPLE[player], "i-same") == cmd.Duplicate(first.seq)


async def test_a_hundred_clicks_on_one_turn_play_one_card(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await its.settled()
    player = blocking(state)[0]
    cards = decisions_of(state, player)[0].cards
    outcomes = await asyncio.gather(
        *(its.do(cmd.Act(Pick((cards[n % len(cards)],)), 0), PEOPLE[player]) for n in range(100))
    )
    assert sum(isinstance(outcome, cmd.Applied) for outcome in outcomes) == 1
    assert all(isinstance(outcome, cmd.Applied | cmd.Stale | cmd.Busy) for outcome in outcomes)
    assert any(isinstance(outcome, cmd.Busy) for outcome in outcomes)


async def test_bad_answers_are_refused_and_change_nothing(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await its.settled()
    player = blocking(state)[0]
    other = (player + 1) % 3
    before = len(its.store.logs["t"])
    mine = decisions_of(state, player)[0].cards
    foreign = next(card for card in range(12) if card not in mine)
    for person, action, code in (
        (PEOPLE[player], Pick((foreign,)), "not-held"),
        (PEOPLE[other], Pick((mine[0],)), "not-your-turn"),
        (99, Pick((mine[0],)), "not-seated"),
        (PEOPLE[player], Stop(), "nothing-to-decide"),
    ):
        outcome = await its.do(cmd.Act(action), person)
        assert isinstance(outcome, cmd.Refused)
        assert outcome.refusal.code == code
    assert isinstance(await its.do(cmd.Act(Pick((mine[0],)), 7), PEOPLE[player]), cmd.Stale)
    assert len(its.store.logs["t"]) == before


@pytest.mark.parametrize("moment", ["before", "after", "busy"])
async def test_t76_a_crash_at_every_step_of_a_deal_loses_and_doubles_nothing(moment: str) -> None:
    """Kill the bot at each write in turn (before: between the answer and the commit; after: between the commit and the
    update of the messages). The person presses again with the same interaction, and the result is the same."""
    step = 0
    while True:
        its = PlayedTable()
        await its.open()
        await its.start("relaxed")
        failed = False
        clicks = 0
        while (state := await its.settled()).status == PLAYING and not state.between:
            player = blocking(state)[0]
            card = decisions_of(state, player)[0].cards[0]
            if clicks == step:
                its.store.fail, failed = moment, True
            click = cmd.Act(Pick((card,)), state.asked[player])
            outcome = await its.do(click, PEOPLE[player], f"click{clicks}")
            if not isinstance(outcome, cmd.Applied):
                assert isinstance(outcome, cmd.Broken | cmd.Busy)
                await its.crash(0)
                resumed = await its.tables.state("t")
                assert resumed == fold(TableState("t"), its.store.logs["t"])
                assert resumed is not None
                assert resumed.asked[player] == state.asked[player] + (moment == "after")
                outcome = await its.do(click, PEOPLE[player], f"click{clicks}")
                assert isinstance(outcome, cmd.Duplicate if moment == "after" else cmd.Applied)
            clicks += 1
        log = its.store.logs["t"]
        assert sum(isinstance(event, ev.Acted) for event in log) == clicks == 12
        await its.close()
        if not failed:
            break
        step += 1
    assert step == 12


async def test_the_pause_between_deals_ends_when_all_are_ready_or_its_time_is_over(its: PlayedTable) -> None:
    await its.start("relaxed")
    while not (await its.settled()).between:
        await its.play_one()
    await its.do(cmd.Ready(), 1)
    await its.do(cmd.Ready(), 2)
    assert (await its.state()).between
    its.clock.advance(10 * MINUTE)
    state = await its.until(lambda state: not state.between)
    assert blocking(state)


async def test_handing_the_seat_over_and_taking_it_back(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await its.settled()
    player = blocking(state)[0]
    assert isinstance(await its.do(cmd.HandOver(), PEOPLE[player]), cmd.Applied)
    state = await its.settled()
    assert state.asked[player] == 1
    assert state.last_by == "computer"
    assert isinstance(await its.do(cmd.TakeBack(), PEOPLE[player]), cmd.Applied)
    assert not (await its.state()).chairs[player].away


async def test_closing_a_running_match_ends_it_early(its: PlayedTable) -> None:
    await its.start("relaxed")
    await its.play_one()
    await its.do(cmd.Close())
    for person in PEOPLE[1:]:
        state = await its.state()
        assert state.status == PLAYING, "the others are asked"
        await its.do(cmd.AnswerConcession(deal_number(state), True, STOP), person)
    state = await its.state()
    assert state.status == FINISHED
    outcome = await its.do(cmd.Act(Pick((1,))))
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == "table-over"
