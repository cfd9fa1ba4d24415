"""Hosts, lobbies, and people who leave (ux.md 3.3; T19, T20, T54)."""

from __future__ import annotations

from bot.table import commands as cmd
from bot.table.clocks import BANK, HOUR, MINUTE, PER_MOVE
from bot.table.model import CLOSED
from bot.table.selectors import blocking
from tests.acceptance.sitting import PEOPLE, Sitting


async def test_t19_the_host_leaves_and_the_longest_seated_person_is_host(sitting: Sitting) -> None:
    await sitting.do(cmd.Open("toy", 10, 20, "en"), 1)
    await sitting.do(cmd.Sit(2), 2)
    await sitting.do(cmd.Sit(1), 3)
    await sitting.do(cmd.GetUp(), 1)
    assert (await sitting.now()).host == 2
    assert isinstance(await sitting.do(cmd.AddBot(), 2), cmd.Applied)
    refused = await sitting.do(cmd.Start(), 3)
    assert isinstance(refused, cmd.Refused)
    assert refused.refusal.code == "not-host"


async def test_t19_the_last_person_leaves_and_the_lobby_closes_after_ten_minutes(sitting: Sitting) -> None:
    await sitting.do(cmd.Open("toy", 10, 20, "en"), 1)
    await sitting.do(cmd.AddBot(), 1)
    await sitting.do(cmd.GetUp(), 1)
    sitting.clock.advance(10 * MINUTE - 1)
    assert (await sitting.quiet()).open
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: not state.open)
    assert (state.status, state.close_reason) == (CLOSED, "empty")


async def test_t20_a_lobby_closes_a_day_after_it_was_last_touched(sitting: Sitting) -> None:
    await sitting.do(cmd.Open("toy", 10, 20, "en"), 1)
    sitting.clock.advance(20 * HOUR)
    await sitting.do(cmd.Sit(), 2)
    sitting.clock.advance(24 * HOUR - 1)
    assert (await sitting.quiet()).open
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: not state.open)
    assert (state.status, state.close_reason) == (CLOSED, "expired")


async def test_t20_an_outage_does_not_count_against_a_lobby(sitting: Sitting) -> None:
    await sitting.do(cmd.Open("toy", 10, 20, "en"), 1)
    await sitting.crash(30 * HOUR)
    assert (await sitting.quiet()).open
    sitting.clock.advance(24 * HOUR)
    await sitting.until(lambda state: not state.open)


async def test_t54_who_cannot_press_any_more_is_played_for_and_returns_by_a_control(sitting: Sitting) -> None:
    state = await sitting.start("daily")
    player = blocking(state)[0]
    for turn in (1, 2):
        await sitting.turn_of(player)
        sitting.clock.advance(PER_MOVE["daily"] + BANK["daily"])
        # Who is away is played for at once, so that the next turn may have passed already.
        await sitting.until(lambda state, turn=turn: state.asked[player] >= turn)
    state = await sitting.now()
    assert state.chairs[player].away
    # From now on the table does not wait for this player: decisions are made without the clock.
    for _ in range(4):
        state = await sitting.until(lambda state: state.between or any(p != player for p in blocking(state)))
        if state.between:
            break
        assert isinstance(await sitting.play(blocking(state)[0]), cmd.Applied)
    await sitting.until(lambda state: state.asked[player] > 2)
    assert isinstance(await sitting.do(cmd.TakeBack(), PEOPLE[player]), cmd.Applied)
    state = await sitting.turn_of(player)
    assert isinstance(await sitting.play(player), cmd.Applied)
    assert (await sitting.now()).last_by == "person"


async def test_a_chair_handed_over_by_command_is_played_at_once(sitting: Sitting) -> None:
    state = await sitting.start("none")
    player = blocking(state)[0]
    assert isinstance(await sitting.do(cmd.HandOver(), PEOPLE[player]), cmd.Applied)
    state = await sitting.until(lambda state: state.asked[player] == 1)
    assert state.last_by == "computer"
    again = await sitting.do(cmd.HandOver(), PEOPLE[player])
    assert isinstance(again, cmd.Refused)
    assert again.refusal.code == "already-away"
