"""Issue 6, item 1: when the last person's time is up for the second time, the computer players do not finish the match
among themselves: the table rests until a person comes back (ux.md 3.2)."""

from __future__ import annotations

import pytest

from bot.table import commands as cmd
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.selectors import blocking, humans
from tests.acceptance.sitting import PEOPLE, Sitting


async def all_away(sitting: Sitting, pace: str) -> TableState:
    """Let time pass without a player acting until all are away or the table rests."""
    await sitting.start(pace)
    for _ in range(60):
        state = await sitting.quiet()
        if state.paused or not humans(state):
            return state
        timers = sitting.tables.timers("t")
        sitting.clock.advance(max(0, min(timer.fire_at for timer in timers) - sitting.clock.time))
    raise AssertionError("somebody is still there")


async def test_at_a_daily_table_it_rests(sitting: Sitting) -> None:
    state = await all_away(sitting, "daily")
    assert (state.status, state.paused) == (PLAYING, "idle")
    assert not humans(state)
    asked = state.asked
    sitting.clock.advance(60_000)
    assert (await sitting.quiet()).asked == asked, "nothing is played for anybody"


@pytest.mark.parametrize("player", [0, 1, 2])
async def test_who_comes_back_goes_on_with_all_their_time(sitting: Sitting, player: int) -> None:
    await all_away(sitting, "daily")
    outcome = await sitting.do(cmd.TakeBack(), PEOPLE[player])
    assert isinstance(outcome, cmd.Applied), outcome
    state = await sitting.until(lambda state: blocking(state) == (player,) and not state.paused)
    assert humans(state) == (player,)
    assert sitting.clock_of(player).fire_at - sitting.clock.time >= 24 * 3600 * 1000
    assert isinstance(await sitting.play(player), cmd.Applied)


async def test_once_all_have_abandoned_it_the_computer_players_play_it_to_its_end(sitting: Sitting) -> None:
    state = await all_away(sitting, "daily")
    last = max(timer.fire_at for timer in sitting.tables.timers("t") if timer.kind == "abandon")
    sitting.clock.advance(last - 1 - sitting.clock.time)
    state = await sitting.quiet()
    assert (state.paused, sum(chair.gone for chair in state.chairs)) == ("idle", len(PEOPLE) - 1)
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.status == FINISHED)
    assert all(chair.gone for chair in state.chairs)


async def test_at_a_live_table_the_computer_plays_on_for_a_player_who_is_away(sitting: Sitting) -> None:
    """T93: the player's decisions are made with normal delay, and *I'm back* is effective from the next one."""
    await sitting.start("live", people=1)
    for strike in (1, 2):
        state = await sitting.turn_of(0)
        asked = state.asked[0]
        sitting.clock.advance(sitting.clock_of(0).fire_at - sitting.clock.time)
        state = await sitting.until(lambda state, asked=asked: state.asked[0] > asked)
        assert state.chairs[0].away == (strike == 2)
    assert not state.paused
