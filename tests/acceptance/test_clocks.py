"""Clocks, absence and pauses (ux.md 3.1, 3.2; T93, T96, T98)."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES, words
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import BANK, HOUR, MINUTE, PER_MOVE, SECOND, bank_left
from bot.table.evolve import evolve
from bot.table.look import blocking, public_view, seat_view
from bot.table.model import PLAYING, TableState
from bot.ui import screens
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting
from tests.ui.tables import some_match, table, who

LIVE = PER_MOVE["live"] + BANK["live"]
RELAXED = PER_MOVE["relaxed"] + BANK["relaxed"]


def alike(state: TableState) -> TableState:
    """A table of Minchiate, which has words for its screens, whose people fare as those of ``state`` do."""
    shown = table(some_match())
    chairs = tuple(
        replace(chair, away=mine.away, gone=mine.gone) for chair, mine in zip(shown.chairs, state.chairs, strict=False)
    )
    return replace(
        shown,
        chairs=(*chairs, *shown.chairs[len(chairs) :]),
        strikes=(*state.strikes, 0),
        paused=state.paused,
        pausing=state.pausing,
    )


def panel(state: TableState, player: int, language: str = "en") -> str:
    """What a player's panel says, with its buttons."""
    said, state = words(language), alike(state)
    view = seat_view(state, player)
    assert view is not None
    return repr(screens.hand(state, view, who(state, said), None, said))


def board(state: TableState, language: str = "en") -> str:
    """What the board says."""
    said, state = words(language), alike(state)
    view = public_view(state)
    assert view is not None
    return repr(screens.board(state, view, who(state, said), None, said))


async def test_t93_time_up_twice_in_a_row_then_back(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(LIVE - 1)
    assert (await sitting.quiet()).asked[player] == 0
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.asked[player] == 1)
    assert (state.last_by, state.strikes[player], state.chairs[player].away) == ("clock", 1, False)
    assert bank_left(state, player) == 0
    assert words("en").text("ui-strike") in panel(state, player)
    assert "🤖 played for" in board(state)

    await sitting.turn_of(player)
    sitting.clock.advance(PER_MOVE["live"])
    state = await sitting.until(lambda state: state.asked[player] == 2)
    assert state.chairs[player].away
    assert words("en").text("ui-btn-back") in panel(state, player)
    assert "🤖 plays for" in board(state)

    assert isinstance(await sitting.do(cmd.TakeBack(), PEOPLE[player]), cmd.Applied)
    state = await sitting.turn_of(player)
    assert state.strikes[player] == 0
    assert isinstance(await sitting.play(player), cmd.Applied)
    assert (await sitting.now()).last_by == "person"


async def test_t93_an_answer_in_time_wipes_the_first_strike_out(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(LIVE)
    await sitting.until(lambda state: state.strikes[player] == 1)
    await sitting.turn_of(player)
    await sitting.play(player)
    await sitting.turn_of(player)
    sitting.clock.advance(PER_MOVE["live"])
    state = await sitting.until(lambda state: state.strikes[player] == 1)
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
    assert sitting.tables.timers(TABLE) == ()
    for language in LANGUAGES:
        assert words(language).text("ui-paused-idle") in board(state, language)

    sitting.clock.advance(20 * HOUR)
    assert (await sitting.quiet()).asked == state.asked, "nothing is played for her"
    left = dict(state.left)[0]
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
    assert (state.asked[first], state.strikes) == (0, (0, 0, 0))
    sitting.clock.advance(HOUR)
    assert isinstance(await sitting.do(cmd.Resume(), PEOPLE[(first + 1) % 3]), cmd.Applied)
    assert sitting.clock_of(first).fire_at == sitting.clock.now() + RELAXED - 15 * MINUTE, "no pause is charged"


async def test_t96_whoever_waits_and_shows_it_keeps_the_clock_running(sitting: Sitting) -> None:
    state = await sitting.start("relaxed")
    first = blocking(state)[0]
    sitting.clock.advance(10 * MINUTE)
    sitting.tables.attended(TABLE, PEOPLE[(first + 1) % 3])
    sitting.clock.advance(RELAXED - 10 * MINUTE - 1)
    state = await sitting.quiet()
    assert (state.paused, state.asked[first]) == ("", 0)
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.asked[first] == 1)
    assert (state.strikes[first], state.paused) == (1, "")
    sitting.clock.advance(25 * MINUTE - RELAXED)
    assert (await sitting.until(lambda state: bool(state.paused))).paused == "idle", "15 minutes after she looked"


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
    assert sitting.tables.timers(TABLE) == ()


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
    assert (state.asked[player], state.strikes) == (0, (0, 0, 0))
    assert isinstance(await sitting.play(player), cmd.Applied)


async def test_t98_forty_seconds_are_not_lost_by_a_second_crash(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    due = sitting.clock_of(player).fire_at
    await sitting.crash(40 * SECOND)
    assert sitting.clock_of(player).fire_at == due + 40 * SECOND
    await sitting.crash(0)
    assert sitting.clock_of(player).fire_at == due + 40 * SECOND


async def test_everybody_must_want_a_pause_and_anybody_ends_it(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(30 * SECOND)
    assert isinstance(await sitting.do(cmd.Pause(), 1), cmd.Applied)
    again = await sitting.do(cmd.Pause(), 1)
    assert isinstance(again, cmd.Refused)
    assert again.refusal.code == "already-pausing"
    assert "would like to pause" in board(await sitting.now())
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


async def test_an_answer_stored_before_there_were_banks_still_folds(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    old = msgspec.convert({"type": "table.acted", "player": player, "by": "person"}, ev.Acted)
    state = evolve(state, old)
    assert state.asked[player] == 1
    assert bank_left(state, player) == BANK["live"]
