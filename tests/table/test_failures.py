"""Tables whose clocks run out, that fail, or that do not exist."""

from __future__ import annotations

from bot.engine.actions import Pick
from bot.table import commands as cmd
from bot.table.clocks import MINUTE, time_allowed
from bot.table.model import CLOSED
from bot.table.selectors import blocking, decisions_of
from tests.acceptance.sitting import PEOPLE
from tests.table.played_table import PlayedTable


async def test_a_person_out_of_time_has_one_card_played_for_them(house: PlayedTable) -> None:
    await house.start("live")
    state = await house.settled()
    player = blocking(state)[0]
    house.clock.advance(time_allowed(state, player) or 0)
    state = await house.until(lambda state: state.asked[player] == 1)
    assert state.last_by == "clock"
    assert blocking(state) != (player,)


async def test_clocks_are_given_back_after_downtime(house: PlayedTable) -> None:
    await house.start("relaxed")
    await house.settled()
    before = house.tables.timers("t")
    await house.crash(40 * MINUTE)
    after = house.tables.timers("t")
    moved = [timer.fire_at + 40 * MINUTE for timer in before]
    assert [timer.fire_at for timer in after] == [max(at, house.clock.now() + MINUTE) for at in moved]


async def test_a_lobby_nobody_touches_closes_after_a_day(house: PlayedTable) -> None:
    await house.do(cmd.Open("toy", 10, 20, "en"))
    house.clock.advance(24 * 60 * MINUTE)
    state = await house.until(lambda state: not state.open)
    assert (state.status, state.close_reason) == (CLOSED, "expired")


async def test_a_deserted_lobby_closes_after_ten_minutes_unless_somebody_comes(house: PlayedTable) -> None:
    await house.do(cmd.Open("toy", 10, 20, "en"))
    await house.do(cmd.GetUp())
    house.clock.advance(9 * MINUTE)
    await house.do(cmd.Sit(), 2)
    house.clock.advance(5 * MINUTE)
    assert (await house.state()).open
    await house.do(cmd.GetUp(), 2)
    house.clock.advance(10 * MINUTE)
    state = await house.until(lambda state: not state.open)
    assert state.close_reason == "empty"


async def test_two_failures_at_one_place_close_the_table_off_and_spare_the_others(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await house.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    for _ in range(2):
        house.store.fail = "before"
        assert isinstance(await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Broken)
    assert await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]) == cmd.Busy("quarantined")
    other = await house.tables.submit(cmd.Command("o", "u", cmd.Open("toy", 1, 2, "en"), 5))
    assert isinstance(other, cmd.Applied)


async def test_a_store_that_is_away_for_a_while_closes_no_table_off(house: PlayedTable) -> None:
    await house.start("relaxed")
    state = await house.settled()
    player = blocking(state)[0]
    card = decisions_of(state, player)[0].cards[0]
    house.store.away = True
    for _ in range(3):
        stale = await house.do(cmd.Act(Pick((card,)), 7), PEOPLE[player])
        assert stale == cmd.Busy("unreachable")
    house.store.fail = "before"
    assert isinstance(await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Broken)
    house.store.away = False
    assert isinstance(await house.do(cmd.Act(Pick((card,)), 0), PEOPLE[player]), cmd.Applied)


async def test_an_unknown_table_is_refused() -> None:
    house = PlayedTable()
    await house.open()
    outcome = await house.do(cmd.Sit())
    assert isinstance(outcome, cmd.Refused)
    assert outcome.refusal.code == "table-unknown"
    await house.tables.stop()
    assert await house.do(cmd.Sit()) == cmd.Busy("restarting")
    await house.store.close()
