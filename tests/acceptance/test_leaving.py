"""Leaving a running match (ux.md 3.2, 3.3; T79, T97)."""

from __future__ import annotations

from bot.i18n import LANGUAGES, words
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import HOUR
from bot.table.look import blocking
from bot.table.model import FINISHED, TableState
from tests.acceptance.sitting import PEOPLE, TABLE, Sitting
from tests.acceptance.test_clocks import board, panel


async def play_on(sitting: Sitting, done: int) -> TableState:
    """Let the people who are there play until so many deals are over, or the match is."""
    while True:
        state = await sitting.until(
            lambda state: not state.open or state.between or any(not state.chairs[p].computer for p in blocking(state))
        )
        if not state.open or sum(seal.revealed for seal in state.seals) >= done:
            return state
        if state.between:
            for player, person in enumerate(PEOPLE):
                if not state.chairs[player].away:
                    await sitting.do(cmd.Ready(), person)
        else:
            await sitting.play(next(p for p in blocking(state) if not state.chairs[p].computer))


async def code(sitting: Sitting, body: cmd.Body, person: int) -> str:
    """Why the table refuses this."""
    outcome = await sitting.do(body, person)
    assert isinstance(outcome, cmd.Refused), outcome
    return outcome.refusal.code


async def test_t97_away_for_a_full_deal_more_the_match_is_abandoned(sitting: Sitting) -> None:
    await sitting.start("relaxed")
    await sitting.do(cmd.HandOver(), 1)
    state = await play_on(sitting, 1)
    assert (state.chairs[0].away, state.chairs[0].gone) == (True, False)
    for person in PEOPLE[1:]:
        await sitting.do(cmd.Ready(), person)
    state = await play_on(sitting, 2)
    assert state.chairs[0].gone
    log = sitting.store.logs[TABLE]
    assert [event for event in log if isinstance(event, ev.Abandoned)] == [ev.Abandoned(0)]
    assert state.host == 2


async def test_t97_who_comes_back_in_time_has_abandoned_nothing(sitting: Sitting) -> None:
    await sitting.start("relaxed")
    await sitting.do(cmd.HandOver(), 1)
    await play_on(sitting, 1)
    await sitting.do(cmd.TakeBack(), 1)
    await sitting.do(cmd.HandOver(), 1)
    state = await play_on(sitting, 2)
    assert state.status == FINISHED
    assert state.chairs[0].away
    assert state.chairs[0].gone, "the deal was missed from its beginning"


async def test_t97_a_slow_table_waits_for_three_days(sitting: Sitting) -> None:
    await sitting.start("daily")
    await sitting.do(cmd.HandOver(), 1)
    await sitting.until(lambda state: not state.chairs[blocking(state)[0]].computer if blocking(state) else False)
    sitting.clock.advance(71 * HOUR)
    await sitting.crash(0)
    await sitting.do(cmd.TakeBack(), 1)
    await sitting.do(cmd.HandOver(), 1)
    sitting.clock.advance(72 * HOUR - 1)
    assert not (await sitting.quiet()).chairs[0].gone
    sitting.clock.advance(1)
    state = await sitting.until(lambda state: state.chairs[0].gone)
    assert await code(sitting, cmd.TakeBack(), 1) == "abandoned"
    for language in LANGUAGES:
        assert words(language).text("ui-gone") in panel(state, 0, language)
        assert words(language).text("ui-bot-stays", who="Anna") in board(state, language)
    assert words("en").text("ui-btn-back") not in panel(state, 0)
