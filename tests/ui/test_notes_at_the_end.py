"""*Leaving…* and what a player has opened when the match ends: its controls go, and a stale one is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.table import commands as cmd
from bot.table.model import FINISHED
from bot.ui.features.hand import HandControls
from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import play_to_cards

OVER = "That match is over."


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    """A channel with four people and no table yet."""
    async with edge() as found:
        yield found


async def leaving(its: Edge) -> str:
    """Open *Leaving…* and return the id of its message."""
    await its.host.slash(its.channel, "table resign")
    message, _ = await its.until(lambda: its.find(its.host, its.channel, "concede"))
    return message


async def end(its: Edge) -> None:
    """End the match without an answer of the player."""
    tables = its.bot.services.tables  # type: ignore[union-attr]
    assert isinstance(await tables.submit(cmd.Command("c", its.table, cmd.Close("host"), person=1)), cmd.Applied)


def forget_notes(its: Edge) -> None:
    """Let the bot forget what is open, as a restart does."""
    hands: HandControls = its.bot.features.hands  # type: ignore[union-attr]
    hands._fading._last.clear()  # pyright: ignore[reportPrivateUsage]


async def test_the_ways_out_go_when_the_match_ends_without_an_answer(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await leaving(its)
    await end(its)
    await its.until(lambda: not its.find(its.host, its.channel, "concede"))


async def test_the_menu_that_leads_to_them_goes_too(its: Edge) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    await its.host.click(*await its.until(lambda: its.find(its.host, panel["channel_id"], "panelmore")))
    await its.until(lambda: its.find(its.host, panel["channel_id"], "resign"))
    await end(its)
    await its.until(lambda: not its.find(its.host, panel["channel_id"], "resign"))


async def test_conceding_from_them_is_answered_although_it_ends_the_match(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    note = await leaving(its)
    await its.press(its.host, its.channel, "concede")
    await its.press(its.host, its.channel, "concedesure")
    await its.until(lambda: its.state.status == FINISHED)
    await its.quiet()
    said = its.host.message(note)
    assert "You have conceded the match" in texts(said)
    assert not [node for node in controls(said) if action(node) in ("concede", "concedesure", "keep", "handover")]


@pytest.mark.parametrize("verb", ["handover", "offerchair", "concede"])
async def test_a_stale_way_out_says_in_its_place_that_the_match_is_over(verb: str, its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    note = await leaving(its)
    forget_notes(its)
    await end(its)
    before = len(its.only_you(its.host, its.channel))
    await its.press(its.host, its.channel, verb)
    said = its.host.message(note)
    assert OVER in texts(said)
    assert [action(node) for node in controls(said)] == ["hand"]
    assert len(its.only_you(its.host, its.channel)) == before, "one sentence, in the place of the control"


@pytest.mark.parametrize("verb", ["concedesure", "keep"])
async def test_a_stale_question_whether_to_concede_says_so_too(verb: str, its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    note = await leaving(its)
    await its.press(its.host, its.channel, "concede")
    forget_notes(its)
    await end(its)
    await its.press(its.host, its.channel, verb)
    said = its.host.message(note)
    assert OVER in texts(said)
    assert [action(node) for node in controls(said)] == ["hand"]


async def test_a_press_on_what_goes_at_that_moment_is_answered_beside_it(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    note = await leaving(its)
    _, control = await its.until(lambda: its.find(its.host, its.channel, "handover"))
    press = asyncio.create_task(its.host.click(note, control, force=True))
    hands: HandControls = its.bot.features.hands  # type: ignore[union-attr]
    await hands._fading.clear((its.table, 0))  # pyright: ignore[reportPrivateUsage]
    await press
    await its.until(lambda: any("A bot has your seat" in said for said in its.only_you(its.host, its.channel)))


async def test_a_stale_leaving_button_says_so_too(its: Edge) -> None:
    await its.open_table()
    panel = await play_to_cards(its, its.host)
    await its.host.click(*await its.until(lambda: its.find(its.host, panel["channel_id"], "panelmore")))
    menu, control = await its.until(lambda: its.find(its.host, panel["channel_id"], "resign"))
    forget_notes(its)
    await end(its)
    await its.host.click(menu, control)
    said = its.host.message(menu)
    assert OVER in texts(said)
    assert [action(node) for node in controls(said)] == ["hand"]
