"""Pictures of private panels from one answer to the next, and open panels under load."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.table import commands as cmd
from bot.table.concede import why_not_deal
from bot.table.model import TableState
from bot.ui.features import hand
from bot.ui.messages import reconciler
from bot.ui.messages.direct_messages import CHANNEL
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.panels import TOKEN_LIFE
from bot.ui.transport.interaction_queue import PRESSED, pressed_pictures
from bot.ui.transport.load import SPARING
from bot.ui.transport.screen import Kept, Screen
from tests.support.edge import Edge, edge
from tests.support.panel import PanelPlayer, texts
from tests.ui.delivery import answer_all, node, play_to_cards

DEFERRED, UPDATED = 6, 7
"""Discord's types of an answer that announces a change of the message that was pressed, and of one that changes it."""


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


def pictures(message: dict[str, Any]) -> list[str]:
    """Return the attachment ids of the pictures that a message shows."""
    return re.findall(r"'attachment_id': '(\d+)'", str(message["components"]))


async def play_one(its: Edge) -> tuple[list[str], list[Any], list[str]]:
    """Play a card by one press. Returns the pictures of the panel before, the bodies of the answers to the press, and
    the pictures once everything is shown."""
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    await its.quiet()
    shown = its.panel(its.host)
    assert shown is not None
    before = pictures(shown)
    one = node(shown, "card", "pick", "play")
    value = one["options"][0]["value"] if "options" in one else ""
    made = await (
        its.host.choose(panel["id"], one["custom_id"], [value])
        if value
        else its.host.click(panel["id"], one["custom_id"])
    )
    await its.quiet()
    answers = [one.json for one in its.world.requests if one.path == f"/interactions/{made.id}/{made.token}/callback"]
    after = its.panel(its.host)
    assert after is not None
    assert after["id"] == panel["id"]
    return before, answers, pictures(after)


async def test_a_panel_keeps_its_picture_until_the_next_one_is_drawn(its: Edge) -> None:
    before, answers, after = await play_one(its)
    assert [answer["type"] for answer in answers] == [UPDATED]
    assert [one["id"] for one in answers[0]["data"]["attachments"]] == [int(one) for one in before]
    assert "attachment://" in str(answers[0]["data"]["components"])
    assert len(after) == len(before) == 1
    assert after != before


def gone(press: Any) -> list[Kept]:
    """Return pictures to keep that are gone: the panel was changed after the press left the player's device."""
    return [replace(one, id=1) for one in pressed_pictures(press)]


async def test_a_press_is_answered_although_the_picture_to_keep_is_gone(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand, "pressed_pictures", gone)
    before, answers, after = await play_one(its)
    assert [[one["id"] for one in answer["data"]["attachments"]] for answer in answers] == [[1], []]
    assert len(after) == 1
    assert after != before


@pytest.mark.parametrize("there", [True, False])
async def test_a_panel_keeps_its_picture_if_the_answer_was_announced_first(
    its: Edge, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """The table was slow to take the card. ``there``: the picture to keep is not gone meanwhile."""
    monkeypatch.setattr("bot.ui.requests.answers.TABLE_DEFER_AFTER", 0.0)
    if not there:
        monkeypatch.setattr(hand, "pressed_pictures", gone)
    before, answers, after = await play_one(its)
    assert answers == [{"type": DEFERRED}]
    changes = [one.json["attachments"] for one in its.world.requests if one.path.endswith("/messages/@original")]
    kept = [[one["id"] for one in files] for files in changes if files and "size" not in files[0]]
    assert [int(one) for one in before] in kept if there else [1] in kept and [] in changes
    assert len(after) == 1
    assert after != before


async def test_the_message_that_was_pressed_is_kept_only_while_it_is_answered(its: Edge) -> None:
    """It takes some ten kilobytes, and a press is remembered for a quarter of an hour."""
    await play_one(its)
    newest = its.bot.features.hands._panels.newest(int(its.host.id))  # type: ignore[union-attr]
    assert newest is not None
    assert PRESSED not in newest.extras
    assert pressed_pictures(newest) == ()
    assert newest.message is not None
    assert newest.message.attachments == []


async def test_the_cards_of_the_next_deal_come_with_their_picture(its: Edge) -> None:
    """The count of a deal does not stay above the buttons of the next one. The cut has no picture."""
    await its.open_table()
    await answer_all(its, [its.host], lambda: why_not_deal(its.state, 0) is None)
    tables = its.bot.services.tables  # type: ignore[union-attr]
    assert isinstance(await tables.submit(cmd.Command("c", its.table, cmd.Concede("deal", 1), person=1)), cmd.Applied)
    panel = await its.until(lambda: its.asks(its.host, "next"))
    await its.quiet()
    counted = pictures(panel)
    assert counted
    before = len(its.world.requests)
    made = await its.host.click(panel["id"], node(panel, "next")["custom_id"])
    await its.until(lambda: not its.state.between)
    await its.quiet()
    answer, *changes = [
        one.json
        for one in its.world.requests[before:]
        if made.token in one.path or one.path.endswith(f"/messages/{panel['id']}")
    ]
    assert answer == {"type": DEFERRED}
    assert changes
    assert not any(picture in str(one["attachments"]) for one in changes for picture in counted)


async def test_my_cards_is_pushed_while_its_token_lives_and_left_alone_after(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    thread = its.thread()
    await its.press(its.host, thread, "hand")
    await its.quiet()
    only = [m for m in its.host.messages(thread) if m["id"] in its.world.only_for][-1]
    before = texts(only)
    await PanelPlayer(its.host).answer()
    await PanelPlayer(its.host).answer()
    await its.until(lambda: texts(its.host.message(only["id"])) != before)
    panel = its.bot.features.hands._panels.of(its.table, 0)  # type: ignore[union-attr]
    assert panel is not None
    panel.at -= TOKEN_LIFE
    assert its.bot.features.hands._panels.of(its.table, 0) is None  # type: ignore[union-attr]


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the players whose panel was built with its picture, in their order."""
    building, players = ScreenBuilder.hand, list[int]()

    async def noted(self: ScreenBuilder, state: TableState, player: int, *of: Any, **so: Any) -> Screen:
        if so.get("picture", True):
            players.append(player)
        return await building(self, state, player, *of, **so)

    monkeypatch.setattr(ScreenBuilder, "hand", noted)
    return players


async def test_the_panel_of_a_player_who_sees_none_is_not_drawn(its: Edge, built: list[int]) -> None:
    await its.open_table(people=2)
    await its.until(lambda: (its.table, "hand:1") in its.store.rows)
    await its.store.people.set_surface(2, CHANNEL)
    await its.quiet()
    built.clear()
    for player in range(2):
        its.bot.reconciler.wake(its.table, f"hand:{player}")  # type: ignore[union-attr]
    await its.quiet()
    assert built == [0]
    await its.press(its.people[1], its.thread(), "hand")
    await its.quiet()
    built.clear()
    its.bot.reconciler.wake(its.table, "hand:1")  # type: ignore[union-attr]
    await its.quiet()
    assert built == [1]


async def test_a_panel_that_was_not_pushed_under_load_comes_once_the_load_is_over(
    its: Edge, monkeypatch: pytest.MonkeyPatch, built: list[int]
) -> None:
    """Meanwhile it is looked at again and again, and not drawn."""
    monkeypatch.setattr(reconciler, "PUSH_AGAIN", 0.1)
    await its.open_table()
    await play_to_cards(its, its.host)
    thread, reconciled = its.thread(), its.bot.reconciler  # type: ignore[union-attr]
    await its.press(its.host, thread, "hand")
    await its.quiet()
    only = [m for m in its.host.messages(thread) if m["id"] in its.world.only_for][-1]
    before, busy = texts(only), [True]
    monkeypatch.setattr(reconciled._traffic, "level", lambda: SPARING if busy else 0)
    monkeypatch.setattr(reconciled._easing, "pushes", lambda _: not busy)
    await PanelPlayer(its.host).answer()
    await its.until(lambda: any(slot.startswith("hand:") for _, slot in reconciled._easing._again))
    await its.until(lambda: not reconciled._tasks)
    looked, later = list[str](), reconciled._easing.later

    def again(key: tuple[str, str], *when: Any) -> None:
        looked.append(key[1])
        later(key, *when)

    monkeypatch.setattr(reconciled._easing, "later", again)
    built.clear()
    await its.until(lambda: looked.count("hand:0") >= 3)
    assert built == []
    assert texts(its.host.message(only["id"])) == before
    busy.clear()
    await its.until(lambda: texts(its.host.message(only["id"])) != before)
