"""Pausing and handing over the chair through Discord: the commands, the texts of board and panel, and resuming."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.i18n import words
from bot.table.bot_moves import Pacing
from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import node, until_asked

SAID = words("en")


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


def board_says(its: Edge, text: str) -> bool:
    """Return whether a message in the thread says so now."""
    shown: list[dict[str, Any]] = its.host.messages(its.thread())
    return any(text in texts(message) for message in shown)


async def test_a_pause_shows_on_the_board_and_a_button_ends_it(its: Edge) -> None:
    await its.open_table()
    await until_asked(its, its.host)
    await its.host.slash(its.channel, "table pause")
    assert its.state.paused == "asked"
    assert SAID.text("reply-paused", table=its.state.name) in its.only_you(its.host, its.channel)[-1]
    await its.until(lambda: board_says(its, SAID.text("ui-paused-asked")))
    await its.press(its.host, its.thread(), "resume")
    assert not its.state.paused
    await its.until(lambda: not board_says(its, SAID.text("ui-paused-asked")))


async def test_the_answer_to_a_pause_has_the_button_that_it_names(its: Edge) -> None:
    """The board with *Resume* is in the thread: who plays from a panel elsewhere does not see it."""
    await its.open_table()
    await until_asked(its, its.host)
    await its.host.slash(its.channel, "table pause")
    said = SAID.text("reply-paused", table=its.state.name)
    answer = next(one for one in reversed(its.host.messages(its.channel)) if said in texts(one))
    assert [action(control) for control in controls(answer)] == ["resume"]
    await its.press(its.host, its.channel, "resume")
    assert not its.state.paused


async def test_a_strangers_button_does_not_wake_a_table(its: Edge) -> None:
    await its.open_table()
    await until_asked(its, its.host)
    await its.host.slash(its.channel, "table pause")
    await its.press(its.people[1], its.thread(), "score")
    assert its.state.paused == "asked"


async def test_who_resigns_is_played_for_and_comes_back_by_a_button(its: Edge) -> None:
    await its.open_table()
    await until_asked(its, its.host)
    # Four computer players without a pause would finish the deal before the person can return.
    its.bot.services.tables.moves._rhythm = Pacing(0.5, 0.5, 0.0)  # type: ignore[union-attr]
    await its.host.slash(its.channel, "table resign")
    await its.press(its.host, its.channel, "handover")
    assert its.state.chairs[0].away
    panel = await its.until(lambda: its.asks(its.host, "back"))
    assert SAID.text("ui-away") in texts(panel)
    await its.host.click(panel["id"], node(panel, "back")["custom_id"])
    await its.until(lambda: not its.state.chairs[0].away)
