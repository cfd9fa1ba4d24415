"""T58, T57 and ux.md E20, E38: while the bot cannot be reached, players cannot play, so no clock runs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local_server import guilds
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import BANK, HOUR, PER_MOVE, UNCONNECTED, Cause, Connection, Guild
from bot.table.selectors import blocking
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
    clock_freeze = sitting.tables.clock_freeze
    state = await sitting.start("live")
    player = blocking(state)[0]
    left = sitting.clock_of(player).fire_at - sitting.clock.now()
    clock_freeze.begin(cause)
    clock_freeze.begin(cause)
    sitting.clock.advance(lasted)
    state = await sitting.quiet()
    assert (state.asked[player], state.calls) == (0, ()), "nothing was played for the player, nobody was called"
    clock_freeze.end(cause)
    await sitting.until(lambda _: bool(sitting.tables.timers(TABLE)))
    if lasted >= cause.hiccup:
        await sitting.until(lambda _: sitting.clock_of(player).fire_at - sitting.clock.now() == left)
        assert ev.Credited(lasted) in sitting.store.logs[TABLE]
    else:
        assert sitting.clock_of(player).fire_at - sitting.clock.now() == left - lasted, "a hiccup is nobody's gain"
    clock_freeze.end(cause)
    sitting.clock.advance(left)
    await sitting.until(lambda state: state.asked[player] == 1)


async def test_t58_a_clock_that_a_short_gap_kept_back_runs_out_after_it(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(sitting.clock_of(player).fire_at - sitting.clock.now() - 1000)
    await sitting.quiet()
    sitting.tables.clock_freeze.begin(Connection())
    sitting.clock.advance(2000)
    assert (await sitting.quiet()).asked[player] == 0
    sitting.tables.clock_freeze.end(Connection())
    await sitting.until(lambda state: state.asked[player] == 1)


async def test_a_moment_is_not_worth_a_fact(sitting: Sitting) -> None:
    await sitting.start("live")
    sitting.tables.clock_freeze.begin(UNCONNECTED)
    sitting.clock.advance(1000)
    await sitting.tables.clock_freeze.end(UNCONNECTED)
    assert not [one for one in sitting.store.logs[TABLE] if isinstance(one, ev.Credited)]
    assert not sitting.tables.clock_freeze.on(UNCONNECTED)


async def test_t57_the_host_of_a_full_lobby_is_not_passed_over_while_the_server_is_out_of_reach(
    sitting: Sitting,
) -> None:
    await sitting.do(cmd.Open("toy", 10, 20, "en"))
    for person in (2, 3):
        await sitting.do(cmd.Sit(), person)
    sitting.tables.clock_freeze.begin(Guild(guild=10))
    sitting.clock.advance(2 * HOST_LIFE)
    assert (await sitting.quiet()).host == 1
    await sitting.tables.clock_freeze.end(Guild(guild=10))
    assert {timer.fire_at - sitting.clock.now() for timer in sitting.tables.timers(TABLE) if timer.kind == "host"} == {
        HOST_LIFE
    }
    sitting.clock.advance(HOST_LIFE)
    await sitting.until(lambda state: state.host == 2)


@pytest.mark.parametrize("resumes", [True, False])
async def test_t58_the_client_says_when_its_connection_goes_and_comes(asked: Edge, resumes: bool) -> None:
    assert asked.bot is not None
    clock_freeze: Any = asked.bot.services.tables.clock_freeze
    told: list[bool] = []
    give_back = clock_freeze._give_back

    def given(lasted: Any) -> Any:
        told.append(lasted(asked.state) is not None)
        return give_back(lasted)

    clock_freeze._give_back = given
    if resumes:
        await asked.world.faults.drop_gateway()
    else:
        await asked.world.faults.invalid_session()
    await asked.until(lambda: told)
    assert all(told)
    assert not clock_freeze.holds(asked.state)


async def test_t57_the_client_says_when_a_server_goes_and_comes(asked: Edge) -> None:
    assert asked.bot is not None
    clock_freeze = asked.bot.services.tables.clock_freeze
    guilds.outage(asked.world, asked.world.guild_id)
    await asked.until(lambda: clock_freeze.holds(asked.state) and asked.state.paused == "unavailable")
    guilds.outage(asked.world, asked.world.guild_id, over=True)
    await asked.until(lambda: not clock_freeze.holds(asked.state) and not asked.state.paused)


async def test_t57_the_tables_of_a_server_that_is_missing_at_the_start_wait_for_it(asked: Edge) -> None:
    guild = asked.world.guild_id
    await asked.stop()
    guilds.outage(asked.world, guild)
    await asked.start()
    assert asked.bot is not None
    clock_freeze = asked.bot.services.tables.clock_freeze
    await asked.until(lambda: not clock_freeze.on(UNCONNECTED))
    assert clock_freeze.holds(asked.state)
    guilds.outage(asked.world, guild, over=True)
    await asked.until(lambda: not clock_freeze.holds(asked.state))
    assert not asked.state.paused
