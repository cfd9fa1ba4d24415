"""Nobody loses time while the house cannot be reached."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.games import registry
from bot.table import events as ev
from bot.table.allowance import BANK, PER_MOVE
from bot.table.look import blocking
from tests.acceptance.sitting import TABLE, Sitting
from tests.support.toy_game import TOY

LIVE = PER_MOVE["live"] + BANK["live"]


@pytest.fixture
def toy() -> Iterator[None]:
    """The toy game, which is quickly played."""
    registry.games()["toy"] = TOY
    yield
    registry.games().pop("toy", None)


@pytest.fixture
async def sitting(toy: None) -> AsyncIterator[Sitting]:
    """A house that is open."""
    its = Sitting()
    await its.tables.start()
    yield its
    await its.tables.stop()


async def test_a_clock_that_would_have_run_out_meanwhile_is_given_the_time_back(sitting: Sitting) -> None:
    state = await sitting.start("live")
    player = blocking(state)[0]
    ends = sitting.clock_of(player).fire_at
    sitting.tables.reach.lose()
    sitting.tables.reach.lose()
    sitting.clock.advance(LIVE + 60_000)
    state = await sitting.quiet()
    assert (state.asked[player], state.calls) == (0, ()), "nothing was played for her, nobody was called"
    sitting.tables.reach.found()
    await sitting.until(lambda _: any(one.kind == "turn" for one in sitting.tables.timers(TABLE)))
    assert sitting.clock_of(player).fire_at == ends + LIVE + 60_000
    assert (await sitting.now()).asked[player] == 0
    assert ev.Credited(LIVE + 60_000) in sitting.store.logs[TABLE]
    sitting.clock.advance(LIVE)
    await sitting.until(lambda state: state.asked[player] == 1)


async def test_a_moment_is_not_worth_a_fact(sitting: Sitting) -> None:
    await sitting.start("live")
    sitting.tables.reach.lose()
    sitting.clock.advance(1000)
    sitting.tables.reach.found()
    sitting.tables.reach.found()
    await sitting.quiet()
    assert not [one for one in sitting.store.logs[TABLE] if isinstance(one, ev.Credited)]
    assert not sitting.tables.reach.lost
