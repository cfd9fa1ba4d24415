"""A stopping bot finishes the answers under way; an unreadable table is reported, and the others continue."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.ports.store import QUARANTINED_TABLES
from bot.table.ports import Stored
from bot.ui.requests.caller import InFlight
from bot.ui.transport.send import SESSION_CLOSED, Failure, attempt
from tests.acceptance.forging import play, told
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import texts


async def test_a_press_being_answered_while_the_bot_stops_is_answered(asked: Edge) -> None:
    asked.world.faults.slow(0.4, match="/callback")
    asks = asked.state.asked[0]
    press = asyncio.create_task(
        asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True), name="press"
    )
    await asked.until(lambda: asked.state.asked[0] > asks)
    await asked.stop()
    answer = await press
    assert answer is not None
    callbacks = [one for one in asked.world.requests if one.path.endswith("/callback")]
    assert callbacks[-1].status in (0, 200, 204, None)


async def test_a_request_after_the_session_was_closed_is_an_ordinary_failure() -> None:
    async def too_late() -> None:
        raise RuntimeError(SESSION_CLOSED)

    async def worse() -> None:
        raise RuntimeError("something else")

    assert await attempt(too_late(), "answering") is Failure.UNREACHABLE
    with pytest.raises(RuntimeError, match="something else"):
        await attempt(worse(), "answering")


async def test_a_stopping_bot_waits_for_answers_only_so_long() -> None:
    work, forever = InFlight(), asyncio.Event()

    async def answer(until: asyncio.Event) -> None:
        work.enter()
        await until.wait()

    task = asyncio.create_task(answer(forever))
    await asyncio.sleep(0)
    assert await work.finish(0.05) == 1
    forever.set()
    await task
    assert await work.finish(0.05) == 0


async def test_the_people_of_a_table_that_cannot_be_read_are_told_once_and_the_others_go_on() -> None:
    runtime = EdgeRuntime()
    async with edge(runtime) as its:
        await its.open_table()
        await its.quiet()
        broken, thread = its.table, its.thread()
        await its.open_table(pace="daily")
        await its.quiet()
        whole = its.table
        await its.stop()
        load = runtime.store.log.load

        async def corrupt(table: str) -> Stored | None:
            if table == broken:
                raise ValueError("not a fact")
            return await load(table)

        runtime.store.log.load = corrupt  # type: ignore[method-assign]

        def notices() -> list[dict[str, Any]]:
            return [m for m in its.host.messages(thread) if "the other tables continue" in texts(m)]

        await its.start()
        await its.until(notices)
        assert json.loads(runtime.store.fact_values[QUARANTINED_TABLES]) == [broken]
        await its.press(its.host, thread, "hand")
        assert any("been suspended" in said for said in told(its, its.host))
        state = await its.bot.services.tables.state(whole)  # type: ignore[union-attr]
        assert state is not None
        assert state.open
        await its.stop()
        await its.start()
        await its.quiet()
        assert len(notices()) == 1
