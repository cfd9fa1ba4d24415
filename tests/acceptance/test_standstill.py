"""T58, T57 and ux.md E20, E38: while nobody can be reached nobody can play, so nobody's clock runs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.allowance import BANK, HOUR, PER_MOVE
from bot.table.look import blocking
from bot.table.standstill import UNCONNECTED, Cause, Connection, Guild
from bot.table.timers import HOST_LIFE
from tests.acceptance.sitting import TABLE, Sitting
from tests.support.edge import Edge

LIVE = PER_MOVE["live"] + BANK["live"]

GAP = Connection().hiccup


@pytest.mark.parametrize(
    ("cause", "lasted"),
    [
        (UNCONNECTED, LIVE + 60_000),
        (Connection(), GAP - 1000),
        (Connection(), GAP),
        (Connection(), 2 * HOUR),
        (Guild(guild=10), 2 * HOUR),
    ],
)
async def test_t58_what_ran_out_while_nobody_could_press_has_not_run_out(
    sitting: Sitting, cause: Cause, lasted: int
) -> None:
    standstill = sitting.tables.standstill
    state = await sitting.start("live")
    player = blocking(state)[0]
    left = sitting.clock_of(player).fire_at - sitting.clock.now()
    standstill.begin(cause)
    standstill.begin(cause)
    sitting.clock.advance(lasted)
    state = await sitting.quiet()
    assert (state.asked[player], state.calls) == (0, ()), "nothing was played for her, nobody was called"
    standstill.end(cause)
    await sitting.until(lambda _: bool(sitting.tables.timers(TABLE)))
    if lasted >= cause.hiccup:
        await sitting.until(lambda _: sitting.clock_of(player).fire_at - sitting.clock.now() == left)
        assert ev.Credited(lasted) in sitting.store.logs[TABLE]
    else:
        assert sitting.clock_of(player).fire_at - sitting.clock.now() == left - lasted, "a hiccup is nobody's gain"
    standstill.end(cause)
    sitting.clock.advance(left)
    await sitting.until(lambda state: state.asked[player] == 1)


async def test_t58_a_clock_that_a_short_gap_kept_back_runs_out_after_it(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(sitting.clock_of(player).fire_at - sitting.clock.now() - 1000)
    await sitting.quiet()
    sitting.tables.standstill.begin(Connection())
    sitting.clock.advance(2000)
    assert (await sitting.quiet()).asked[player] == 0
    sitting.tables.standstill.end(Connection())
    await sitting.until(lambda state: state.asked[player] == 1)


async def test_a_moment_is_not_worth_a_fact(sitting: Sitting) -> None:
    await sitting.start("live")
    sitting.tables.standstill.begin(UNCONNECTED)
    sitting.clock.advance(1000)
    await sitting.tables.standstill.end(UNCONNECTED)
    assert not [one for one in sitting.store.logs[TABLE] if isinstance(one, ev.Credited)]
    assert not sitting.tables.standstill.on(UNCONNECTED)


async def test_t57_the_host_of_a_full_lobby_is_not_passed_over_while_the_server_is_out_of_reach(
    sitting: Sitting,
) -> None:
    await sitting.do(cmd.Open("toy", 10, 20, "en"))
    for person in (2, 3):
        await sitting.do(cmd.Sit(), person)
    sitting.tables.standstill.begin(Guild(guild=10))
    sitting.clock.advance(2 * HOST_LIFE)
    assert (await sitting.quiet()).host == 1
    await sitting.tables.standstill.end(Guild(guild=10))
    assert {timer.fire_at - sitting.clock.now() for timer in sitting.tables.timers(TABLE) if timer.kind == "host"} == {
        HOST_LIFE
    }
    sitting.clock.advance(HOST_LIFE)
    await sitting.until(lambda state: state.host == 2)


@pytest.mark.parametrize("resumes", [True, False])
async def test_t58_the_client_says_when_its_connection_goes_and_comes(asked: Edge, resumes: bool) -> None:
    assert asked.bot is not None
    standstill: Any = asked.bot.services.tables.standstill
    told: list[bool] = []
    give_back = standstill._give_back

    def given(lasted: Any) -> Any:
        told.append(lasted(asked.state) is not None)
        return give_back(lasted)

    standstill._give_back = given
    if resumes:
        await asked.world.faults.drop_gateway()
    else:
        await asked.world.faults.invalid_session()
    await asked.until(lambda: told, 20)
    assert all(told)
    assert not standstill.holds(asked.state)


async def test_t57_the_client_says_when_a_server_goes_and_comes(asked: Edge) -> None:
    assert asked.bot is not None
    standstill = asked.bot.services.tables.standstill
    asked.world.outage(asked.world.guild_id)
    await asked.until(lambda: standstill.holds(asked.state) and asked.state.paused == "unavailable")
    asked.world.outage(asked.world.guild_id, over=True)
    await asked.until(lambda: not standstill.holds(asked.state) and not asked.state.paused)


async def test_t57_the_tables_of_a_server_that_is_missing_at_the_start_wait_for_it(asked: Edge) -> None:
    guild = asked.world.guild_id
    await asked.stop()
    asked.world.outage(guild)
    await asked.start()
    assert asked.bot is not None
    standstill = asked.bot.services.tables.standstill
    await asked.until(lambda: not standstill.on(UNCONNECTED))
    assert standstill.holds(asked.state)
    asked.world.outage(guild, over=True)
    await asked.until(lambda: not standstill.holds(asked.state))
    assert not asked.state.paused
