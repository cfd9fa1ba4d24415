"""A card that can be taken back for three seconds, and presses that come twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.autoplay import UNDO_MARK, UNDO_TIME, Autoplay, put_off
from bot.table.clocks import MINUTE
from bot.ui.transport.id_format import base36
from tests.cogs.screens.conftest import Sitting, control, hand, ids, names, said
from tests.cogs.screens.test_tricks import card_asked
from tests.support.paper import TABLE, asks


@pytest.fixture
async def undoing(sitting: Sitting) -> Sitting:
    """Players who may take a card back for three seconds."""
    sitting.wishes = {"confirm": "undo"}
    return sitting


def kept(sitting: Sitting, player: int) -> tuple[int, ...]:
    """What is kept as chosen."""
    return sitting.scene.runtime.store.chosen.get((TABLE, player), (0, ()))[1]


async def test_a_card_that_may_be_taken_back_is_seen_by_nobody_and_comes_back(undoing: Sitting) -> None:
    state = await undoing.at(card_asked)
    player, decision = asks(state, "play")
    card = decision.cards[-1]
    before = undoing.everywhere(but=player)
    await undoing.press(player, undoing.panel(player), "card", base36(card))
    assert undoing.state.seq == state.seq
    assert undoing.everywhere(but=player) == before
    panel = undoing.panel(player)
    assert f"{names([card])[0]} will be played in three seconds." in said(panel)
    assert {"card", "play"}.isdisjoint(ids(panel))
    await undoing.press(player, panel, "undo")
    await undoing.quiet()
    assert kept(undoing, player) == ()
    assert undoing.state.seq == state.seq
    assert undoing.everywhere(but=player) == before
    assert "card" in ids(undoing.panel(player))


async def test_it_is_played_when_the_time_is_over_and_then_stays(undoing: Sitting) -> None:
    state = await undoing.at(card_asked)
    player, decision = asks(state, "play")
    card = decision.cards[-1]
    await undoing.press(player, undoing.panel(player), "card", base36(card))
    old = undoing.panel(player)
    await undoing.scene.until(lambda: card not in hand(undoing.state, player))
    await undoing.quiet()
    assert f"{undoing.people[player].name}: {names([card])[0]}" in said(undoing.board)
    seq = undoing.state.seq
    late = await undoing.press_old(player, undoing.panel(player), old, "undo")
    assert late.acknowledged
    assert undoing.state.seq == seq
    assert card not in hand(undoing.state, player)


async def test_it_is_played_after_the_process_was_killed(undoing: Sitting) -> None:
    state = await undoing.at(card_asked)
    player, decision = asks(state, "play")
    card = decision.cards[-1]
    services, runtime = undoing.scene.bot.services, undoing.scene.runtime
    assert runtime.own_moves is not None
    await undoing.press(player, undoing.panel(player), "card", base36(card))
    await runtime.own_moves.stop()
    waiting = put_off(kept(undoing, player))
    assert waiting is not None
    assert waiting[0] == card
    assert waiting[1] - services.clock.now() <= UNDO_TIME
    again = Autoplay(services.tables, runtime.store, lambda: 0.0)
    await again.start()
    await undoing.scene.until(lambda: card not in hand(undoing.state, player))
    assert services.clock.now() >= waiting[1]
    await again.stop()


async def test_it_is_played_although_the_clock_of_the_machine_was_set_back(undoing: Sitting) -> None:
    state = await undoing.at(card_asked)
    player, decision = asks(state, "play")
    card = decision.cards[-1]
    services, runtime = undoing.scene.bot.services, undoing.scene.runtime
    assert runtime.own_moves is not None
    await runtime.own_moves.stop()
    long_after = services.clock.now() + 20 * MINUTE
    await runtime.store.messages.stage(state.id, player, state.asked[player], (card, UNDO_MARK, long_after))
    again = Autoplay(services.tables, runtime.store, lambda: 0.0)
    await again.start()
    await undoing.scene.until(lambda: card not in hand(undoing.state, player))
    await again.stop()


async def test_controls_do_not_rest_until_the_clock_that_was_set_back_has_caught_up(undoing: Sitting) -> None:
    places = undoing.scene.bot.features.hands._panels.places  # pyright: ignore[reportPrivateUsage]
    clock: Any = undoing.scene.bot.services.clock
    before, wall = places._now(), clock.now()  # pyright: ignore[reportPrivateUsage]
    clock._offset -= 20 * MINUTE * 1_000_000
    assert clock.now() < wall
    assert places._now() >= before  # pyright: ignore[reportPrivateUsage]


async def test_another_card_chosen_meanwhile_replaces_it(undoing: Sitting) -> None:
    state = await undoing.at(card_asked)
    player, decision = asks(state, "play")
    first, second = decision.cards[0], decision.cards[-1]
    before = undoing.panel(player)
    await undoing.press(player, before, "card", base36(first))
    await undoing.press_old(player, undoing.panel(player), before, "card", base36(second))
    waiting = put_off(kept(undoing, player))
    assert waiting is not None
    assert waiting[0] == second
    await undoing.scene.until(lambda: second not in hand(undoing.state, player))
    assert first in hand(undoing.state, player)


async def test_a_press_that_comes_twice_does_nothing_else(undoing: Sitting) -> None:
    """The undo button has come under the finger that chose the card."""
    now = [0]
    state = await undoing.at(card_asked)
    player, decision = asks(state, "play")
    places = undoing.scene.bot.features.hands._panels.places  # pyright: ignore[reportPrivateUsage]
    places._now, places._rest = (lambda: now[0]), 700  # pyright: ignore[reportPrivateUsage]
    card = decision.cards[-1]
    await undoing.press(player, undoing.panel(player), "card", base36(card))
    assert control(undoing.panel(player), "undo")
    await undoing.press(player, undoing.panel(player), "undo")
    assert put_off(kept(undoing, player)) is not None, "pressed too early"
    now[0] += 700
    await undoing.press(player, undoing.panel(player), "undo")
    assert kept(undoing, player) == ()
    await undoing.press(player, undoing.panel(player), "card")
    assert kept(undoing, player) == (), "the cards have come under the finger that pressed Undo"
    assert undoing.state.seq == state.seq
