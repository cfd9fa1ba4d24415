"""The buttons on a table's card: chairs, computer players, settings, start and close, and who may not press them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import play_to_cards, requests


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        await found.host.slash(found.channel, "table create", game="minchiate")
        await found.press(found.people[1], found.channel, "sit")
        yield found


async def test_the_card_shows_every_change_and_stays_one_message(its: Edge) -> None:
    await its.press(its.people[2], its.channel, "sit")
    await its.press(its.host, its.channel, "bot")
    await its.quiet()
    said = texts(its.card() or {})
    assert all(name in said for name in ("Anna", "Bruno", "Carla", "a bot"))
    assert len([m for m in its.host.messages(its.channel) if m["id"] not in its.world.only_for]) == 1


async def test_the_last_chair_goes_to_exactly_one_of_two(its: Edge) -> None:
    await its.press(its.host, its.channel, "bot")
    await asyncio.gather(its.press(its.people[2], its.channel, "sit"), its.press(its.people[3], its.channel, "sit"))
    assert sum(chair.free for chair in its.state.chairs) == 0
    told = [its.only_you(person, its.channel) for person in its.people[2:]]
    assert sorted(len(one) for one in told) == [0, 1]


async def test_chairs_can_be_chosen_and_computer_players_sent_away(its: Edge) -> None:
    await its.press(its.host, its.channel, "bot")
    await its.press(its.host, its.channel, "chairs")
    await its.press(its.host, its.channel, "chair")
    await its.press(its.host, its.channel, "unbot")
    assert all(chair.level is None for chair in its.state.chairs)
    assert its.state.chair_of(1) == 3


@pytest.mark.parametrize("verb", ["start", "close", "set", "bot"])
async def test_what_is_the_hosts_is_refused_to_others(its: Edge, verb: str) -> None:
    await its.press(its.host, its.channel, "bot")
    before = its.state
    card = await its.until(its.card)
    await its.people[1].click(card["id"], f"m1:{its.table}:0:0:{verb}", force=True)
    assert its.only_you(its.people[1], its.channel), "the reason is told to the one who pressed"
    assert its.state == before


async def test_the_start_is_refused_while_a_chair_is_free(its: Edge) -> None:
    before = its.state
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: any("2" in said for said in its.only_you(its.host, its.channel)[1:]))
    assert its.state == before
    assert not requests(its, "POST", "/threads")


async def test_settings_are_changed_by_a_modal(its: Edge) -> None:
    shown = await its.press(its.host, its.channel, "set")
    await its.host.submit(shown, {"preset": ["quick"], "length": ["1"], "pace": ["daily"]})
    await its.quiet()
    assert (its.state.preset, its.state.pace) == ("quick", "daily")
    assert "daily" in texts(its.card() or {})


async def test_a_modal_from_before_a_restart_is_carried_out(its: Edge) -> None:
    shown = await its.press(its.host, its.channel, "set")
    await its.stop()
    await its.start()
    await its.host.submit(shown, {"preset": ["quick"], "length": ["1"], "pace": ["daily"]})
    assert (its.state.preset, its.state.pace) == ("quick", "daily")


@pytest.mark.parametrize("named", ["m1:{table}:0:0:start", "m1:{table}:0:0:waltz", "p1:prefs:open:quiet", "nonsense"])
async def test_a_form_with_the_id_of_another_control_does_nothing(its: Edge, named: str) -> None:
    shown = await its.press(its.host, its.channel, "set")
    assert shown.modal is not None
    shown.modal["custom_id"] = named.format(table=its.table)
    before = its.state
    await its.host.submit(shown, {"preset": ["quick"], "length": ["1"], "pace": ["daily"]})
    assert "out of date" in its.only_you(its.host, its.channel)[-1]
    assert its.state == before


async def test_a_closed_table_says_so_on_its_card(its: Edge) -> None:
    await its.press(its.host, its.channel, "close")
    await its.quiet()
    assert "closed" in texts(its.card() or {})
    assert its.state.status == "closed"


async def test_fill_and_start_never_puts_the_hand_on_the_card_that_all_see() -> None:
    async with edge() as its:
        await its.open_table()
        await play_to_cards(its, its.host)
        await its.quiet()
        public = [m for m in its.host.messages(its.channel) if not its.world.only_for.get(m["id"])]
        (card,) = [message for message in public if "At the table" in texts(message)]
        assert "Your hand" not in texts(card)
        assert not {"play", "handwords"} & {action(node) for node in controls(card)}
        shown = its.panel(its.host)
        assert shown is not None
        own = [texts(m) for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]
        assert texts(shown) in own, "My cards, opened by the same press, stays up to date"
