"""People who left the server, or whose account was deleted (ux.md E5, E6; T54, T55)."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.local_server import guilds
from bot.table.clocks import SECOND
from bot.table.model import FINISHED
from bot.table.selectors import blocking
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import PanelPlayer, texts
from tests.ui.delivery import answer_all


@pytest.fixture
async def slow() -> AsyncIterator[Edge]:
    """Anna and Bruno with two computer players and a clock that the test sets; the table waits for Bruno."""
    async with edge(EdgeRuntime(clock=FakeClock())) as found:
        await found.open_table(2)
        await found.until(lambda: blocking(found.state))
        while 1 not in blocking(found.state):
            await PanelPlayer(found.host).answer()
            await found.quiet()
        yield found


def later(its: Edge) -> None:
    """Move time on until the player to move is called."""
    clock = its.runtime.clock
    assert isinstance(clock, FakeClock)
    clock.advance(61 * SECOND)


async def test_t54_who_left_the_server_is_played_for_at_once_and_comes_back(slow: Edge) -> None:
    bruno = slow.people[1]
    guilds.leave(slow.world, bruno.id)
    later(slow)
    await slow.until(lambda: slow.state.chairs[1].away)
    assert slow.state.open
    await slow.until(lambda: any("plays for Bruno" in texts(m) for m in slow.host.messages(slow.thread())))
    guilds.join(slow.world, bruno.id, slow.world.guild_id)
    await slow.press(bruno, bruno.dm_messages()[-1]["channel_id"], "back")
    await slow.until(lambda: not slow.state.chairs[1].away)


@pytest.mark.slow
async def test_t55_a_deleted_account_becomes_a_former_player_and_the_match_finishes(slow: Edge) -> None:
    bruno = slow.people[1]
    guilds.leave(slow.world, bruno.id)
    del slow.world.users[bruno.id]
    later(slow)
    await slow.until(lambda: slow.state.chairs[1].away)
    assert slow.state.chairs[1].away_deal == 1
    await slow.until(lambda: any("former player" in texts(m) for m in slow.host.messages(slow.thread())))
    await answer_all(slow, [slow.host], lambda: slow.state.status == FINISHED or slow.state.chairs[1].gone)
    assert slow.state.chairs[1].gone


async def test_t54_who_left_is_found_out_when_a_deal_begins_and_nobody_waits_for_their_turn() -> None:
    async with edge() as its:
        await its.open_table(start=False)
        bot, host = its.bot, its.host
        assert bot is not None
        ask = bot.members.of

        async def gone_by_then(guild: int, user: int) -> str:
            guilds.leave(its.world, host.id)
            return await ask(guild, user)

        bot.members.of = gone_by_then  # type: ignore[method-assign]
        bot.members.known = lambda guild, user: False  # type: ignore[method-assign]
        bot.reconciler._sender.stranger = None  # Closed direct messages would make the bot check the membership, too.
        await its.press(host, its.channel, "start")
        await its.until(lambda: its.state.chairs and its.state.chairs[0].away)
        assert not its.state.calls, "nobody had to call them first"
        asked = [one for one in its.world.requests if one.method == "GET" and "/members/" in one.path]
        assert len(asked) == 1
