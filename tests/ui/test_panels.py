"""Panels in direct messages are edited through the interaction of the last press on them.

Such edits do not count towards Discord's limit for all requests together (ux.md 5.1, 5.2).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from discord import InteractionResponseType

from bot.clock import SystemClock
from bot.i18n import Words
from bot.table.model import TableState
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.panels import TOKEN_LIFE, Panels
from bot.ui.transport.screen import Screen
from tests.support.edge import Edge, edge
from tests.support.panel import PanelPlayer, texts
from tests.ui.delivery import node, play_to_cards, requests


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Milliseconds that are added to the clock of a bot that is made after this."""
    added, now = list[int](), SystemClock.now
    monkeypatch.setattr(SystemClock, "now", lambda self: now(self) + sum(added))
    return added


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


async def pressed_once(its: Edge) -> dict[str, Any]:
    """Return the host's panel, which the host has pressed once and which asks for the next card."""
    await play_to_cards(its, its.host)
    assert await PanelPlayer(its.host).answer()
    panel = await play_to_cards(its, its.host)
    await its.quiet()
    return panel


async def test_a_player_who_plays_costs_no_request_that_counts(its: Edge) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    await its.quiet()
    counted = len(_by_the_bot(its, panel["id"]))
    through = len(requests(its, "PATCH", "/webhooks/"))
    before = texts(panel)
    await PanelPlayer(its.host).answer()
    await its.until(lambda: texts(its.host.message(panel["id"])) != before)
    await its.quiet()
    assert len(requests(its, "PATCH", "/webhooks/")) > through
    assert len(_by_the_bot(its, panel["id"])) == counted


async def test_a_panel_whose_token_is_dead_is_edited_by_the_bot(later: list[int], its: Edge) -> None:
    await its.open_table()
    panel = await pressed_once(its)
    counted, through = len(_by_the_bot(its, panel["id"])), len(requests(its, "PATCH", "/webhooks/"))
    await _shown_again(its)
    assert len(_by_the_bot(its, panel["id"])) == counted
    assert len(requests(its, "PATCH", "/webhooks/")) > through
    later.append(TOKEN_LIFE)
    await _shown_again(its)
    assert len(_by_the_bot(its, panel["id"])) > counted


async def test_a_panel_is_never_kept_through_a_message_that_others_see() -> None:
    """The original response of a press that has changed a message is that message."""
    panels = Panels(lambda: 0)
    for answered in (InteractionResponseType.message_update, InteractionResponseType.deferred_message_update):
        await panels.opened("t", 0, 1, _press(answered, own=False), "")
        panels.renewed("t", 0, 1, _press(answered, own=False), "")
        assert panels.of("t", 0) is None
    for number, answered in enumerate(
        (InteractionResponseType.message_update, InteractionResponseType.channel_message)
    ):
        panels.renewed("t", number, 1, _press(answered, own=answered is InteractionResponseType.message_update), "")
        assert panels.of("t", number) is not None


def _press(answered: InteractionResponseType, *, own: bool) -> Any:
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=own))
    response, user = SimpleNamespace(type=answered), SimpleNamespace(id=7)
    return SimpleNamespace(response=response, message=message, user=user, application_id=1, token="t")


async def test_a_token_that_is_refused_is_not_used_again(its: Edge) -> None:
    await its.open_table()
    panel = await pressed_once(its)
    counted = len(_by_the_bot(its, panel["id"]))
    its.world.faults.fail(404, match="PATCH /webhooks/", code=10015)
    await _shown_again(its)
    assert len(_by_the_bot(its, panel["id"])) == counted + 1, "the bot edits it itself"
    through = len(requests(its, "PATCH", "/webhooks/"))
    await _shown_again(its)
    assert len(_by_the_bot(its, panel["id"])) == counted + 2
    assert len(requests(its, "PATCH", "/webhooks/")) == through


async def test_a_card_that_is_taken_up_has_its_panel_made_once(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    await its.prefers(its.host, panel="words", confirm="twice")
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    while its.asks(its.host, "pick") is None:  # A single legal card needs one press only.
        await PanelPlayer(its.host).answer()
        panel = await play_to_cards(its, its.host)
    await its.quiet()
    made, hand = list[int](), ScreenBuilder.hand

    async def counted(builder: ScreenBuilder, state: TableState, player: int, said: Words, **more: Any) -> Screen:
        made.append(player)
        return await hand(builder, state, player, said, **more)

    monkeypatch.setattr(ScreenBuilder, "hand", counted)
    menu = node(panel, "pick")
    await its.host.choose(panel["id"], menu["custom_id"], [menu["options"][0]["value"]])
    await its.until(lambda: its.asks(its.host, "play"))
    await its.quiet()
    assert made == [0]


def _by_the_bot(its: Edge, message: str) -> list[object]:
    return requests(its, "PATCH", f"/messages/{message}")


async def _shown_again(its: Edge) -> None:
    """Make the stored panel differ from the state, so that it is updated although nothing happened."""
    row = its.store.rows[its.table, "hand:0"]
    await its.store.messages.save_slot(
        type(row)(row.table, row.slot, row.channel, row.message, row.posted_at, row.shown_seq, "")
    )
    its.bot.reconciler.wake(its.table, "hand:0")  # type: ignore[union-attr]
    await its.until(lambda: its.store.rows[its.table, "hand:0"].digest)
    await its.quiet()
