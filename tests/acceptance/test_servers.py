"""T56, T57: the bot is removed from a server and invited again, or Discord loses the server for a while."""

from __future__ import annotations

import pytest

from bot.clock import SystemClock
from bot.local_server import guilds
from bot.ui.messages.servers import KEPT
from tests.acceptance.forging import hand, play, row
from tests.acceptance.test_channel_loss import left, notes
from tests.support.edge import Edge
from tests.support.panel import texts

DAY = 24 * 3_600_000


@pytest.fixture
def later(asked: Edge, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ms that are added to the bot's clock."""
    moved = [0]
    now = SystemClock.now
    monkeypatch.setattr(SystemClock, "now", lambda self: now(self) + moved[0])
    return moved


async def test_t56_a_table_waits_for_the_bot_and_goes_on_when_somebody_presses(asked: Edge, later: list[int]) -> None:
    guild, cards = asked.world.guild_id, hand(asked)
    # Without a second guild in common, the bot could not write to the host.
    guilds.join(asked.world, asked.host.id, guilds.add_guild(asked.world, "elsewhere")["id"])
    guilds.remove_bot(asked.world, guild)
    await asked.until(lambda: asked.state.paused == "removed")
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    assert "30 days" in texts(note)
    later[0] += 29 * DAY
    assert await asked.bot.server_purge.look() == []  # type: ignore[union-attr]
    guilds.add_bot(asked.world, guild)
    await asked.until(lambda: asked.state.paused == "returned")
    back = await asked.until(lambda: [m for m in notes(asked, asked.host) if "back on the server" in texts(m)])
    await asked.press(asked.host, back[0]["channel_id"], "resume")
    await asked.until(lambda: not asked.state.paused)
    assert hand(asked) == cards
    asks = asked.state.asked[0]
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > asks)


async def test_t56_after_30_days_the_data_of_the_server_is_gone(asked: Edge, later: list[int]) -> None:
    guilds.remove_bot(asked.world, asked.world.guild_id)
    await asked.until(lambda: asked.state.paused == "removed")
    table = asked.table
    await asked.until(lambda: "edge.left" in asked.store.fact_values)
    later[0] += KEPT + 60_000
    assert await asked.bot.server_purge.look() == [int(asked.world.guild_id)]  # type: ignore[union-attr]
    assert not asked.store.states
    assert not asked.store.rows
    assert await asked.bot.services.tables.state(table) is None  # type: ignore[union-attr]


async def test_t57_while_discord_has_lost_the_server_the_clocks_stand_and_nothing_is_posted(
    asked: Edge, later: list[int]
) -> None:
    before, guild = left(asked), asked.world.guild_id
    await asked.quiet()
    guilds.outage(asked.world, guild)
    await asked.until(lambda: asked.state.paused == "unavailable")
    await asked.quiet()
    sent, board = len(asked.world.requests), row(asked, "board")
    later[0] += 5 * 60_000
    assert not asked.bot.services.tables.timers(asked.table)  # type: ignore[union-attr]
    await asked.quiet()
    assert len(asked.world.requests) == sent
    assert not notes(asked, asked.host)
    guilds.outage(asked.world, guild, over=True)
    await asked.until(lambda: not asked.state.paused)
    after = left(asked)
    assert before - 60_000 < after <= before, "five minutes are given back"
    assert row(asked, "board").message == board.message
