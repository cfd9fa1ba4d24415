"""ux.md 2.3: a board under fifteen messages is posted anew at the end of a trick, so that nobody scrolls for it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table.model import TableState
from bot.ui.burial import DEEP, WATCHED, Burial
from tests.acceptance.deeds import hand, row
from tests.support.edge import Edge


def with_trick(state: TableState, cards: tuple[int, ...]) -> TableState:
    """The same table with these cards on it."""
    table = state.match.table
    by, led = (table.leader,) * len(cards), 0 if cards else -1
    return replace(state, match=replace(state.match, table=replace(table, cards=cards, by=by, led=led)))


async def test_a_board_under_talk_is_posted_anew_at_the_end_of_a_trick(asked: Edge) -> None:
    planner, rows = asked.bot.slots._planner, {"board": row(asked, "board")}  # type: ignore[union-attr]
    bare, led = with_trick(asked.state, ()), with_trick(asked.state, hand(asked)[:1])

    async def anew(state: TableState) -> bool:
        plan = await planner.plan(state, "board", rows)
        assert plan is not None
        return plan.anew

    await asked.quiet()
    assert not await anew(bare)
    depth = planner._burial._depths[int(asked.thread())]
    for below in range(depth.below + 1, DEEP):
        await asked.host.say(asked.thread(), f"word {below}")
        await asked.until(lambda below=below: depth.below >= below)
    assert not await anew(bare)
    await asked.host.say(asked.thread(), "and one more")
    await asked.until(lambda: depth.below >= DEEP)
    assert not await anew(led), "not in the middle of a trick"
    assert await anew(bare)
    before = row(asked, "board")
    await asked.store.save_slot(replace(before, digest=""))
    courier = asked.bot.slots._courier  # type: ignore[union-attr]
    await courier.bring(bare, "board", await planner.plan(bare, "board", rows), before)
    rows["board"] = row(asked, "board")
    assert rows["board"].message > before.message
    assert not await anew(bare), "the new one lies bare"


def test_messages_count_below_their_board_only_and_anew_for_another() -> None:
    burial = Burial()
    for message in range(DEEP):
        burial.saw(1, 200 + message)
    assert not burial.deep(1, 100), "from the first question on"
    for message in (50, 99, 100):
        burial.saw(1, message)
    for message in range(DEEP):
        assert not burial.deep(1, 100)
        burial.saw(1, 300 + message)
        burial.saw(2, 300 + message)
    assert burial.deep(1, 100)
    assert not burial.deep(1, 400)


def test_channels_are_forgotten_when_they_are_many_or_their_table_is_over() -> None:
    burial = Burial()
    for channel in range(WATCHED + 10):
        burial.deep(channel, 1)
    assert len(burial._depths) == WATCHED
    burial.forget(WATCHED)
    burial.forget(WATCHED)
    assert len(burial._depths) == WATCHED - 1
