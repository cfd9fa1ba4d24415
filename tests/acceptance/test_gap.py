"""T58 and ux.md E38: while the connection to Discord is lost nobody can play, so nobody's clock runs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.allowance import HOUR
from bot.table.look import blocking
from bot.table.manager import GAP
from bot.table.model import TableState
from bot.ui.gap import Gap
from tests.acceptance.sitting import Sitting
from tests.support.edge import Edge


class Watch:
    """A clock in seconds that is set by hand."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.mark.parametrize("lasted", [GAP - 1000, GAP, 2 * HOUR])
async def test_t58_what_ran_out_while_nobody_could_press_has_not_run_out(sitting: Sitting, lasted: int) -> None:
    watch = Watch()
    gap = Gap(sitting.tables, lambda: 1, watch)
    state = await sitting.start("live")
    player = blocking(state)[0]
    left = sitting.clock_of(player).fire_at - sitting.clock.now()
    gap.lost(0)
    gap.lost(0)
    watch.at += lasted / 1000
    sitting.clock.advance(lasted)
    assert (await sitting.quiet()).asked == state.asked, "no clock ran out"
    gap.back(0)
    await sitting.until(lambda _: bool(sitting.tables.timers("t")))
    if lasted >= GAP:
        await sitting.until(lambda _: sitting.clock_of(player).fire_at - sitting.clock.now() == left)
    else:
        assert sitting.clock_of(player).fire_at - sitting.clock.now() == left - lasted, "a hiccup is nobody's gain"
    gap.back(0)
    sitting.clock.advance(left)
    await sitting.until(lambda state: state.asked[player] == 1)


async def test_t58_a_clock_that_a_short_gap_kept_back_runs_out_after_it(sitting: Sitting) -> None:
    watch = Watch()
    gap = Gap(sitting.tables, lambda: 1, watch)
    state = await sitting.start("live")
    player = blocking(state)[0]
    sitting.clock.advance(sitting.clock_of(player).fire_at - sitting.clock.now() - 1000)
    await sitting.quiet()
    gap.lost(0)
    watch.at += 2
    sitting.clock.advance(2000)
    assert (await sitting.quiet()).asked[player] == 0
    gap.back(0)
    await sitting.until(lambda state: state.asked[player] == 1)


class Tables:
    """What a gap tells the tables."""

    def __init__(self) -> None:
        self.unreached: Any = None
        self.told: list[tuple[int, list[int]]] = []

    def reached_again(self, lasted: int, concerns: Any) -> None:
        self.told.append((lasted, [guild for guild in range(4) if concerns(table(guild))]))


def table(connection: int) -> TableState:
    """A table on a server of that connection, of four."""
    return TableState("t", guild=connection << 22)


def test_only_the_servers_of_the_lost_connection_wait() -> None:
    tables, watch = Tables(), Watch()
    gap = Gap(tables, lambda: 4, watch)  # type: ignore[arg-type]
    gap.lost(2)
    assert [tables.unreached(table(one)) for one in range(4)] == [False, False, True, False]
    watch.at += 60
    gap.back(1)
    gap.back(2)
    assert tables.told == [(60_000, [2])]
    assert not any(tables.unreached(table(one)) for one in range(4))


@pytest.mark.parametrize("resumes", [True, False])
async def test_t58_the_client_says_when_its_connection_goes_and_comes(asked: Edge, resumes: bool) -> None:
    assert asked.bot is not None
    tables: Any = asked.bot.services.tables
    told: list[int] = []
    tables.reached_again = lambda lasted, concerns: told.append(lasted if concerns(asked.state) else -1)
    if resumes:
        await asked.world.faults.drop_gateway()
    else:
        await asked.world.faults.invalid_session()
    await asked.until(lambda: told, 20)
    assert min(told) >= 0
    assert not tables.unreached(asked.state)
