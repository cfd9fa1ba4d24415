"""Clocks and absence (ux.md 3.1; T93, T98)."""

from __future__ import annotations

import msgspec
import pytest

from bot.i18n import words
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import BANK, HOUR, MINUTE, PER_MOVE, SECOND, bank_left
from bot.table.evolve import evolve
from bot.table.selectors import blocking
from tests.acceptance.clocked import LIVE, board, panel
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting


async def test_t93_time_up_twice_in_a_row_then_back(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(LIVE - 1)
    assert (await sitting.quiet()).asked[player] == 0
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.asked[player] == 1)
    assert (state.last_by, state.clocks.strikes[player], state.chairs[player].away) == ("clock", 1, False)
    assert bank_left(state, player) == 0
    assert words("en").text("ui-strike") in panel(state, player)
    assert "🤖 played for" in board(state)

    await sitting.turn_of(player)
    sitting.clock.advance(PER_MOVE["live"])
    state = await sitting.until(lambda state: state.chairs[player].away)
    assert state.asked[player] >= 2  # The computer player has led already where the card won the trick.
    assert words("en").text("ui-btn-back") in panel(state, player)
    assert "🤖 plays for" in board(state)

    assert isinstance(await sitting.do(cmd.TakeBack(), PEOPLE[player]), cmd.Applied)
    state = await sitting.turn_of(player)
    assert state.clocks.strikes[player] == 0
    assert isinstance(await sitting.play(player), cmd.Applied)
    assert (await sitting.now()).last_by == "person"


async def test_t93_an_answer_in_time_wipes_the_first_strike_out(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(LIVE)
    await sitting.until(lambda state: state.clocks.strikes[player] == 1)
    await sitting.turn_of(player)
    await sitting.play(player)
    await sitting.turn_of(player)
    sitting.clock.advance(PER_MOVE["live"])
    state = await sitting.until(lambda state: state.clocks.strikes[player] == 1)
    assert not state.chairs[player].away


@pytest.mark.parametrize("thought", [0, 45 * SECOND, 100 * SECOND])
async def test_the_allowance_is_used_before_the_bank(sitting: Sitting, thought: int) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + LIVE
    sitting.clock.advance(thought)
    await sitting.play(player)
    left = bank_left(await sitting.turn_of(player), player)
    assert left == BANK["live"] - max(0, thought - PER_MOVE["live"])
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + PER_MOVE["live"] + left


async def test_the_bank_is_full_again_with_a_new_deal(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(100 * SECOND)
    await sitting.play(player)
    while not (await sitting.now()).between:
        state = await sitting.now()
        await sitting.play(blocking(state)[0])
        assert bank_left(state, player) == BANK["live"] - 55 * SECOND
    for person in PEOPLE:
        await sitting.do(cmd.Ready(), person)
    state = await sitting.until(lambda state: bool(blocking(state)))
    assert bank_left(state, player) == BANK["live"]


async def test_without_a_clock_nobody_is_played_for(sitting: Sitting) -> None:
    await sitting.start("none")
    assert sitting.tables.timers(TABLE) == ()
    sitting.clock.advance(1000 * HOUR)
    assert sum((await sitting.quiet()).asked) == 0


async def test_t98_an_outage_is_given_back_to_every_clock(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(LIVE - 10 * SECOND)
    before = sitting.tables.timers(TABLE)
    assert {timer.kind for timer in before} == {"turn", "idle", "notice"}
    await sitting.crash(5 * MINUTE)
    after = sitting.tables.timers(TABLE)
    moved = {timer.kind: timer.fire_at for timer in after}
    assert moved["idle"] == next(t.fire_at for t in before if t.kind == "idle") + 5 * MINUTE
    state = await sitting.quiet()
    assert (state.asked[player], state.clocks.strikes) == (0, (0, 0, 0))
    assert isinstance(await sitting.play(player), cmd.Applied)


async def test_t98_forty_seconds_are_not_lost_by_a_second_crash(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    due = sitting.clock_of(player).fire_at
    await sitting.crash(40 * SECOND)
    assert sitting.clock_of(player).fire_at == due + 40 * SECOND
    await sitting.crash(0)
    assert sitting.clock_of(player).fire_at == due + 40 * SECOND


async def test_an_answer_stored_before_there_were_banks_still_folds(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    old = msgspec.convert({"type": "table.acted", "player": player, "by": "person"}, ev.Acted)
    state = evolve(state, old)
    assert state.asked[player] == 1
    assert bank_left(state, player) == BANK["live"]
