"""Tables whose clocks run out, that fail, or that do not exist."""

from __future__ import annotations

import pytest

from bot.engine.actions import Pick
from bot.table import commands as cmd
from bot.table.clocks import MINUTE, time_allowed
from bot.table.events import Acted
from bot.table.model import CLOSED, TableState
from bot.table.selectors import blocking, decisions_of
from tests.acceptance.sitting import PEOPLE
from tests.table.played_table import PlayedTable


async def test_a_person_out_of_time_has_one_card_played_for_them(its: PlayedTable) -> None:
    await its.start("live")
    state = await its.settled()
    player = blocking(state)[0]
    its.clock.advance(time_allowed(state, player) or 0)
    state = await its.until(lambda state: state.asked[player] == 1)
    assert state.last_by == "clock"
    assert blocking(state) != (player,)


async def test_clocks_are_given_back_after_downtime(its: PlayedTable) -> None:
    await its.start("relaxed")
    await its.settled()
    before = its.tables.timers("t")
    await its.crash(40 * MINUTE)
    after = its.tables.timers("t")
    moved = [timer.fire_at + 40 * MINUTE for timer in before]
    assert [timer.fire_at for timer in after] == [max(at, its.clock.now() + MINUTE) for at in moved]


async def test_a_lobby_nobody_touches_closes_after_a_day(its: PlayedTable) -> None:
    await its.do(cmd.Open("toy", 10, 20, "en"))
    its.clock.advance(24 * 60 * MINUTE)
    state = await its.until(lambda state: not state.open)
    assert (state.status, state.close_reason) == (CLOSED, "expired")


async def test_a_deserted_lobby_closes_after_ten_minutes_unless_somebody_comes(its: PlayedTable) -> None:
    await its.do(cmd.Open("toy", 10, 20, "en"))
    await its.do(cmd.GetUp())
    its.clock.advance(9 * MINUTE)
    await its.do(cmd.Sit(), 2)
    its.clock.advance(5 * MINUTE)
    assert (await its.state()).open
    await its.do(cmd.GetUp(), 2)
    its.clock.advance(10 * MINUTE)
    state = await its.until(lambda state: not state.open)
    assert state.close_reason == "empty"


async def test_two_failures_at_one_place_close_the_table_off_and_spare_the_others(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await its.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    for _ in range(2):
        its.store.fail = "before"
        assert isinstance(await its.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Broken)
    assert await its.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]) == cmd.Busy("quarantined")
    other = await its.tables.submit(cmd.Command("o", "u", cmd.Open("toy", 1, 2, "en"), 5))
    assert isinstance(other, cmd.Applied)


@pytest.mark.parametrize("fail", ["before", "after", "lost"])
async def test_a_computer_players_move_that_failed_once_is_made(its: PlayedTable, fail: str) -> None:
    """Before, the table waited for ever: nobody else answers for a computer player."""
    await its.start("relaxed", people=1)
    await its.turn_of(0)
    failed = list[str]()

    def next_one(before: TableState, after: TableState, outcome: cmd.Applied) -> None:
        """Let the next command fail, which is a computer player's."""
        if not failed:
            failed.append(fail)
            its.store.fail = fail

    its.tables.listen(next_one, Acted)
    assert isinstance(await its.play(0), cmd.Applied)
    await its.until(lambda state: 0 in blocking(state) or state.between)
    assert its.store.fail is None


async def test_what_a_lost_answer_hid_is_told(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await its.settled()
    player = blocking(state)[0]
    told = list[tuple[int, int]]()
    its.tables.listen(lambda before, after, outcome: told.append((before.seq, after.seq)))
    card = decisions_of(state, player)[0].cards[0]
    its.store.fail = "lost"
    act = cmd.Act(Pick((card,)), state.asked[player])
    assert await its.do(act, PEOPLE[player], "same") == cmd.Busy("unreachable")
    assert (await its.now()).seq == state.seq
    assert isinstance(await its.do(act, PEOPLE[player], "same"), cmd.Duplicate)
    now = await its.now()
    assert now.asked[player] == state.asked[player] + 1
    assert told == [(state.seq, now.seq)]


async def test_a_store_that_is_away_for_a_while_closes_no_table_off(its: PlayedTable) -> None:
    await its.start("relaxed")
    state = await its.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    its.store.away = True
    for _ in range(3):
        stale = await its.do(cmd.Act(Pick((card,)), 7), PEOPLE[player])
        assert stale == cmd.Busy("unreachable")
    its.store.fail = "before"
    assert isinstance(await its.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Broken)
    its.store.away = False
    assert isinstance(await its.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Applied)


async def test_an_unknown_table_is_refused() -> None:
    its = PlayedTable()
    await its.open()
    outcome = await its.do(cmd.Sit())
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == "table-unknown"
    await its.tables.stop()
    assert await its.do(cmd.Sit()) == cmd.Busy("restarting")
    await its.store.close()
