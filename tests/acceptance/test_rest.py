"""Tables that rest: because no player acts, or because all have agreed to it (ux.md 3.1, 3.2; T96)."""

from __future__ import annotations

import asyncio

from bot.i18n import LANGUAGES, words
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import HOUR, MINUTE, SECOND
from bot.table.model import PLAYING, TableState
from bot.table.pause import TellRest
from bot.table.selectors import blocking
from bot.ui.messages.passing_notes import standing
from tests.acceptance.clocked import LIVE, RELAXED, board
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting


async def test_t96_a_table_where_nobody_does_anything_rests_until_the_first_control(sitting: Sitting) -> None:
    await sitting.start("relaxed", people=1)
    await sitting.turn_of(0)
    sitting.clock.advance(10 * MINUTE)
    await sitting.play(0)
    await sitting.turn_of(0)
    sitting.clock.advance(15 * MINUTE - 1)
    assert not (await sitting.quiet()).paused
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: bool(state.paused))
    assert blocking(state) == (0,)
    assert {timer.kind for timer in sitting.tables.timers(TABLE)} == {"resting", "forsaken"}
    for language in LANGUAGES:
        assert words(language).text("ui-paused-idle") in board(state, language)

    sitting.clock.advance(20 * HOUR)
    assert (await sitting.quiet()).asked == state.asked, "nothing is played for them"
    left = dict(state.clocks.left)[0]
    assert isinstance(await sitting.do(cmd.Resume()), cmd.Applied)
    assert not (await sitting.now()).paused
    assert sitting.clock_of(0).fire_at == sitting.clock.now() + left


async def test_t96_where_everybody_has_gone_the_table_rests_before_anything_is_played_for_them(
    sitting: Sitting,
) -> None:
    state = await sitting.start("relaxed")
    first = blocking(state)[0]
    sitting.clock.advance(15 * MINUTE - 1)
    assert not (await sitting.quiet()).paused
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.paused == "idle")
    assert (state.asked[first], state.clocks.strikes) == (0, (0, 0, 0))
    sitting.clock.advance(HOUR)
    assert isinstance(await sitting.do(cmd.Resume(), PEOPLE[(first + 1) % 3]), cmd.Applied)
    assert sitting.clock_of(first).fire_at == sitting.clock.now() + RELAXED - 15 * MINUTE, "no pause is charged"


async def test_t96_who_waits_and_shows_it_keeps_the_clock_running(sitting: Sitting) -> None:
    state = await sitting.start("relaxed")
    first = blocking(state)[0]
    sitting.clock.advance(10 * MINUTE)
    sitting.tables.attended(TABLE, PEOPLE[(first + 1) % 3])
    sitting.clock.advance(RELAXED - 10 * MINUTE - 1)
    state = await sitting.quiet()
    assert (state.paused, state.asked[first]) == ("", 0)
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.asked[first] == 1)
    assert (state.clocks.strikes[first], state.paused) == (1, "")
    sitting.clock.advance(25 * MINUTE - RELAXED)
    assert (await sitting.until(lambda state: bool(state.paused))).paused == "idle", "15 minutes after they looked"


async def test_t96_a_stranger_who_looks_is_nobody_at_the_table(sitting: Sitting) -> None:
    await sitting.start("relaxed")
    sitting.clock.advance(10 * MINUTE)
    sitting.tables.attended(TABLE, 9)
    sitting.clock.advance(5 * MINUTE)
    assert (await sitting.until(lambda state: bool(state.paused))).paused == "idle"


async def test_t96_who_plays_alone_puts_the_rest_off_by_deciding_only(sitting: Sitting) -> None:
    await sitting.start("relaxed", people=1)
    state = await sitting.turn_of(0)
    sitting.clock.advance(10 * MINUTE)
    sitting.tables.attended(TABLE, PEOPLE[0])
    sitting.clock.advance(5 * MINUTE)
    after = await sitting.until(lambda state: bool(state.paused))
    assert (after.paused, after.asked) == ("idle", state.asked)


async def test_t96_a_person_in_time_puts_the_rest_off(sitting: Sitting) -> None:
    state = await sitting.start("relaxed")
    player = blocking(state)[0]
    sitting.clock.advance(14 * MINUTE)
    assert not (await sitting.quiet()).paused
    await sitting.play(player)
    (idle,) = [timer for timer in sitting.tables.timers(TABLE) if timer.kind == "idle"]
    assert idle.fire_at == sitting.clock.now() + 15 * MINUTE


async def test_t96_a_card_wakes_the_table_and_counts(sitting: Sitting) -> None:
    state = await sitting.start("relaxed", people=1)
    await sitting.turn_of(0)
    sitting.clock.advance(15 * MINUTE)
    state = await sitting.until(lambda state: state.paused == "idle")
    done = await sitting.play(0)
    assert isinstance(done, cmd.Applied)
    assert isinstance(done.events[0], ev.Resumed)
    assert (await sitting.now()).asked[0] == state.asked[0] + 1


async def test_t96_a_table_at_rest_stays_so_through_a_restart(sitting: Sitting) -> None:
    await sitting.start("relaxed", people=1)
    await sitting.turn_of(0)
    sitting.clock.advance(15 * MINUTE)
    await sitting.until(lambda state: state.paused == "idle")
    await sitting.crash(HOUR)
    assert (await sitting.quiet()).paused == "idle"
    assert {timer.kind for timer in sitting.tables.timers(TABLE)} == {"resting", "forsaken"}


async def test_everybody_must_want_a_pause_and_anybody_ends_it(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(30 * SECOND)
    assert isinstance(await sitting.do(cmd.Pause(), 1), cmd.Applied)
    again = await sitting.do(cmd.Pause(), 1)
    assert isinstance(again, cmd.Refused)
    assert again.refusal.code == "already-pausing"
    assert "Pause requested by Anna" in board(await sitting.now())
    await sitting.do(cmd.Pause(), 2)
    assert not (await sitting.now()).paused
    await sitting.do(cmd.Pause(), 3)
    assert (await sitting.now()).paused == "asked"
    sitting.clock.advance(HOUR)
    assert sum((await sitting.quiet()).asked) == 0
    foreign = await sitting.do(cmd.Resume(), 9)
    assert isinstance(foreign, cmd.Refused)
    assert isinstance(await sitting.do(cmd.Resume(), 2), cmd.Applied)
    assert sitting.clock_of(player).fire_at == sitting.clock.now() + LIVE - 30 * SECOND
    assert (await sitting.now()).status == PLAYING


async def test_e59_all_who_ask_for_a_pause_at_once_are_heard_in_the_order_in_which_they_came(sitting: Sitting) -> None:
    await sitting.start("live")
    order = (2, 1, 3)
    outcomes = await asyncio.gather(*(sitting.do(cmd.Pause(), person) for person in order))
    assert all(isinstance(one, cmd.Applied) for one in outcomes)
    log = sitting.store.logs[TABLE]
    assert [one.player for one in log if isinstance(one, ev.PauseAsked)] == [PEOPLE.index(person) for person in order]
    assert sum(isinstance(one, ev.Paused) for one in log) == 1
    assert (await sitting.now()).paused == "asked"


async def test_computer_players_wait_while_the_table_rests(sitting: Sitting) -> None:
    await sitting.start("live", people=1)
    await sitting.turn_of(0)
    await sitting.do(cmd.Pause())
    await sitting.do(cmd.HandOver())
    before = await sitting.quiet()
    assert before.paused == "asked"
    assert before.chairs[0].away
    assert (await sitting.quiet()).asked == before.asked
    await sitting.do(cmd.Resume())
    await sitting.until(lambda state: state.asked[0] > before.asked[0])


def word(state: TableState) -> list[str]:
    """Return the messages that say how long the table has rested."""
    return [slot for slot in standing(state) if slot.startswith("rest:")]


async def test_after_a_day_of_rest_it_is_said_once_and_after_thirty_the_table_closes_without_a_result(
    sitting: Sitting,
) -> None:
    await sitting.start("relaxed")
    sitting.clock.advance(15 * MINUTE)
    state = await sitting.until(lambda state: state.paused == "idle")
    rested = sitting.clock.now()
    assert word(state) == []
    sitting.clock.advance(24 * HOUR - 1)
    pause = (await sitting.quiet()).pause
    assert pause is not None
    assert not pause.closes_at
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.pause is not None and state.pause.closes_at > 0)
    assert state.pause is not None
    assert state.pause.closes_at == rested + 30 * 24 * HOUR
    assert word(state) == [f"rest:{state.pause.since}"]
    seq = state.seq
    sitting.clock.advance(29 * 24 * HOUR - 1)
    assert (await sitting.quiet()).seq == seq, "said once, and nothing else happens"
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: not state.open)
    assert (state.close_reason, state.balances) == ("forsaken", ())
    for language in LANGUAGES:
        assert words(language).has("ui-closed-forsaken")


async def test_who_goes_on_after_a_day_stops_that_clock_too(sitting: Sitting) -> None:
    await sitting.start("relaxed")
    sitting.clock.advance(15 * MINUTE)
    await sitting.until(lambda state: state.paused == "idle")
    sitting.clock.advance(24 * HOUR)
    state = await sitting.until(lambda state: state.pause is not None and state.pause.closes_at > 0)
    assert state.pause is not None
    rested = state.pause.since
    assert isinstance(await sitting.do(cmd.Resume()), cmd.Applied)
    state = await sitting.now()
    assert (state.pause, word(state)) == (None, [])
    late = await sitting.tables.submit(cmd.Command("late", TABLE, cmd.Close("forsaken")))
    assert isinstance(late, cmd.Stale), "somebody came back at the last moment"
    again = await sitting.tables.submit(cmd.Command("again", TABLE, TellRest(rested)))
    assert isinstance(again, cmd.Stale)
    assert (await sitting.now()).status == PLAYING
