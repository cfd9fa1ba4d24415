"""ux.md 2.3: a table's message below fifteen others is posted again at the end of a trick, so that players need not
scroll."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.table.model import TableState
from bot.table.ports import Slot
from bot.ui.messages.desired_messages import DEEP, WATCHED, ScrollDepth
from bot.ui.transport import send
from tests.acceptance.forging import hand, row
from tests.support.edge import Edge
from tests.support.panel import action, controls


def with_trick(state: TableState, cards: tuple[int, ...]) -> TableState:
    """Return the same table with these cards on it."""
    table = state.match.table
    by, led = (table.leader,) * len(cards), 0 if cards else -1
    return replace(state, match=replace(state.match, table=replace(table, cards=cards, by=by, led=led)))


async def test_a_board_under_talk_is_posted_anew_at_the_end_of_a_trick(asked: Edge) -> None:
    planner, rows = asked.bot.reconciler._planner, {"board": row(asked, "board")}  # type: ignore[union-attr]
    bare, led = with_trick(asked.state, ()), with_trick(asked.state, hand(asked)[:1])

    async def anew(state: TableState) -> bool:
        plan = await planner.plan(state, "board", rows)
        assert plan is not None
        return plan.repost

    await asked.quiet()
    assert not await anew(bare)
    depth = planner._scroll_depth._depths[int(asked.thread())]
    for below in range(depth.below + 1, DEEP):
        await asked.host.say(asked.thread(), f"word {below}")
        await asked.until(lambda below=below: depth.below >= below)
    assert not await anew(bare)
    await asked.host.say(asked.thread(), "and one more")
    await asked.until(lambda: depth.below >= DEEP)
    assert not await anew(led), "not in the middle of a trick"
    assert await anew(bare)
    before = row(asked, "board")
    await asked.store.messages.save_slot(replace(before, digest=""))
    sender = asked.bot.reconciler._sender  # type: ignore[union-attr]
    await sender.bring(bare, "board", await planner.plan(bare, "board", rows), before)
    rows["board"] = row(asked, "board")
    assert rows["board"].message > before.message
    assert not await anew(bare), "the new one lies bare"


def test_messages_count_below_their_board_only_and_anew_for_another() -> None:
    scroll_depth = ScrollDepth()
    for message in range(DEEP):
        scroll_depth.saw(1, 200 + message)
    assert not scroll_depth.deep(1, 100), "from the first question on"
    for message in (50, 99, 100):
        scroll_depth.saw(1, message)
    for message in range(DEEP):
        assert not scroll_depth.deep(1, 100)
        scroll_depth.saw(1, 300 + message)
        scroll_depth.saw(2, 300 + message)
    assert scroll_depth.deep(1, 100)
    assert not scroll_depth.deep(1, 400)


def test_channels_are_forgotten_when_they_are_many_or_their_table_is_over() -> None:
    scroll_depth = ScrollDepth()
    for channel in range(WATCHED + 10):
        scroll_depth.deep(channel, 1)
    assert len(scroll_depth._depths) == WATCHED
    scroll_depth.forget(WATCHED)
    scroll_depth.forget(WATCHED)
    assert len(scroll_depth._depths) == WATCHED - 1


@pytest.mark.parametrize("step", ["note", "post", "stub", "save"])
async def test_a_bot_that_dies_while_it_brings_a_board_down_leaves_one_board(
    asked: Edge, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def boards() -> list[str]:
        messages = asked.host.messages(asked.thread())
        return [one["id"] for one in messages if any(action(node) == "score" for node in controls(one))]

    async def bring() -> None:
        rows = {"board": row(asked, "board")}
        plan = await planner.plan(bare, "board", rows)
        assert plan is not None
        await sender.bring(bare, "board", plan, rows["board"])

    def dying(work: Callable[..., Awaitable[Any]], *, after: bool) -> Callable[..., Awaitable[Any]]:
        async def dies(*args: Any, **more: Any) -> Any:
            if after:
                await work(*args, **more)
            raise Died

        return dies

    await asked.quiet()
    slots: Any = asked.bot.reconciler
    planner, sender = slots._planner, slots._sender
    bare = with_trick(asked.state, ())
    (old,) = boards()
    with monkeypatch.context() as patch:
        patch.setattr(planner._scroll_depth, "deep", lambda *_: True)
        if step == "post":
            patch.setattr(sender, "_send", dying(sender._send, after=True))
        elif step == "stub":
            patch.setattr(send, "edit", dying(send.edit, after=False))
        else:
            save, saves = asked.store.messages.save_slot, list[Slot]()

            async def counted(slot: Slot) -> None:
                saves.append(slot)
                if len(saves) == (1 if step == "note" else 2):
                    raise Died
                await save(slot)

            patch.setattr(asked.store.messages, "save_slot", counted)
        with pytest.raises(Died):
            await bring()
    await bring()
    (new,) = boards()
    assert str(row(asked, "board").message) == new
    assert (new == old) is (step == "note"), "what was begun is ended"


class Died(Exception):
    """Simulates a kill at this step: nothing after it happens."""
