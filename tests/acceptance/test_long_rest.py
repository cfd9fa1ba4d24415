"""A table that has been idle for a day says so once in its thread (ux.md 3.2, 5)."""

from __future__ import annotations

from typing import Any

from bot.table import commands as cmd
from bot.table.timers import REST_TOLD
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import action, controls, texts


def said_in_thread(its: Edge) -> list[dict[str, Any]]:
    return [one for one in its.host.messages(its.thread()) if "been idle for a day" in texts(one)]


async def test_after_a_day_of_rest_the_thread_gets_one_message_which_goes_when_somebody_goes_on() -> None:
    """No player is mentioned; a month later the table would be closed."""
    clock = FakeClock()
    async with edge(EdgeRuntime(clock=clock)) as its:
        await its.open_table(2)
        await its.quiet()
        tables = its.bot.services.tables  # type: ignore[union-attr]
        for number, chair in enumerate(its.state.chairs[:2]):
            await tables.submit(cmd.Command(f"rest{number}", its.table, cmd.Pause(), person=chair.person))
        await its.until(lambda: its.state.paused == "asked")
        clock.advance(REST_TOLD)
        await its.until(lambda: said_in_thread(its))
        clock.advance(REST_TOLD)
        await its.quiet()
        (said,) = said_in_thread(its)
        assert "<@" not in texts(said)
        assert its.state.pause is not None
        assert f"<t:{its.state.pause.closes_at // 1000}:D>" in texts(said)
        (resume,) = [one for one in controls(said) if action(one) == "resume"]
        await its.host.click(said["id"], resume["custom_id"])
        await its.until(lambda: not its.state.paused and not said_in_thread(its))
