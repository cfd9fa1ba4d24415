"""T87: a card chosen before one's turn: seen by nobody else, played on the turn if it may be; it can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import Pick, Refusal
from bot.games.registry import game
from bot.i18n import Names, words
from bot.table.autoplay import Autoplay, queued
from bot.table.model import TableState
from bot.table.selectors import blocking, decisions_of, public_view, seat_of
from bot.ui.transport.id_format import base36
from tests.cogs.screens.conftest import Sitting, alts, control, hand, ids, labels, menus, names, said, shown_by
from tests.support.paper import TABLE, asked, asks


def lying(state: TableState) -> list[int]:
    """The cards on the trick."""
    view = public_view(state)
    return [one.card for one in view.trick.cards] if view is not None and view.trick is not None else []


def next_but_one(state: TableState) -> bool:
    """A card lies on the trick, a player is asked, and another comes after them."""
    return asked("play")(state) and len(lying(state)) == 1 and len(hand(state, _next(state))) > 8


def _next(state: TableState) -> int:
    """The player who comes after the one who is asked: seats are chairs at this table."""
    return (blocking(state)[0] + 1) % 4


async def queue(sitting: Sitting, player: int, card: int) -> Any:
    result = await sitting.press(player, sitting.panel(player), "queuecard", base36(card))
    await sitting.quiet()
    return result


async def play(sitting: Sitting, player: int, card: int) -> None:
    """The player plays by two taps."""
    await sitting.press(player, sitting.panel(player), "card", base36(card))
    await sitting.press(player, sitting.panel(player), "play")
    await sitting.quiet()


@pytest.fixture
async def sitting(sitting: Sitting) -> Sitting:
    """Players who confirm a card with a second tap."""
    sitting.wishes = {"confirm": "twice"}
    return sitting


async def moves(sitting: Sitting) -> Autoplay:
    """The bot plays at once what was queued."""
    its = Autoplay(sitting.scene.bot.services.tables, sitting.scene.runtime.store, lambda: 0.0)
    await its.start()
    return its


def kept(sitting: Sitting, player: int) -> tuple[int, ...]:
    """What is kept as chosen."""
    asked_for, cards = sitting.scene.runtime.store.chosen[TABLE, player]
    return cards if asked_for == sitting.state.asked[player] else ()


async def turn_comes(sitting: Sitting, *, legal: bool) -> tuple[int, int]:
    """A player has queued a card that is (or is not) legal at their turn, which has come."""
    state = await sitting.at(lambda state: next_but_one(state) and _choice(state, legal) is not None)
    player, card = _next(state), _choice(state, legal)
    assert card is not None
    await queue(sitting, player, card)
    first, decision = asks(state, "play")
    await play(sitting, first, decision.cards[0])
    return player, card


def _choice(state: TableState, legal: bool) -> int | None:
    """A card of the next player that follows the first, or one that does not although they can follow."""
    led, suits = lying(state)[0], game("minchiate").meta.pack.suits
    own = hand(state, _next(state))
    following = [card for card in own if suits[card] == suits[led]]
    others = [card for card in own if suits[card] != suits[led] and suits[card] in "CDSB"]
    if suits[led] not in "CDSB" or len(following) < 2 or not others or len(asks(state, "play")[1].cards) < 2:
        return None
    return following[0] if legal else others[0]


async def test_t87_a_queued_card_is_shown_raised_to_its_player_alone(sitting: Sitting) -> None:
    state = await sitting.at(next_but_one)
    player = _next(state)
    card = hand(state, player)[2]
    assert not menus(sitting.panel(player))
    assert ids(sitting.panel(player)).count("queuecard") == len(hand(state, player))
    before, picture = sitting.everywhere(but=player), alts(sitting.panel(player))
    await queue(sitting, player, card)
    assert sitting.everywhere(but=player) == before
    assert f"Queued: **{names([card])[0]}**" in said(sitting.panel(player))
    assert alts(sitting.panel(player)) != picture
    assert ids(sitting.panel(player)).count("unqueue") == 1
    assert sitting.state.seq == state.seq
    assert queued(state, kept(sitting, player)) == card


async def test_t87_it_is_taken_back_or_replaced(sitting: Sitting) -> None:
    state = await sitting.at(next_but_one)
    player = _next(state)
    one, other = hand(state, player)[:2]
    await queue(sitting, player, one)
    await queue(sitting, player, other)
    assert names([other])[0] in said(sitting.panel(player)).partition("Queued:")[2].partition("\n")[0]
    await sitting.press(player, sitting.panel(player), "unqueue", base36(other))
    await sitting.quiet()
    assert "Queued:" not in said(sitting.panel(player))
    assert kept(sitting, player) == ()


async def test_t87_a_tap_that_comes_twice_queues_the_card_and_does_not_take_it_back(sitting: Sitting) -> None:
    now = [0]
    state = await sitting.at(next_but_one)
    player = _next(state)
    card = hand(state, player)[0]
    places = sitting.scene.bot.features.hands._panels.places  # pyright: ignore[reportPrivateUsage]
    places._now, places._rest = (lambda: now[0]), 700  # pyright: ignore[reportPrivateUsage]
    await queue(sitting, player, card)
    await sitting.press(player, sitting.panel(player), "unqueue", base36(card))
    assert queued(state, kept(sitting, player)) == card, "pressed too early"
    now[0] += 700
    await sitting.press(player, sitting.panel(player), "unqueue", base36(card))
    assert kept(sitting, player) == ()


async def test_t87_in_words_a_card_is_queued_from_a_menu_and_taken_back(wordy: Sitting) -> None:
    state = await wordy.at(next_but_one)
    player = _next(state)
    card = hand(state, player)[0]
    (menu,) = menus(wordy.panel(player))
    assert len(menu["options"]) == len(hand(state, player))
    await wordy.choose(player, wordy.panel(player), "queue", [base36(card)])
    await wordy.quiet()
    assert queued(state, kept(wordy, player)) == card
    assert "Remove from queue" in labels(wordy.panel(player))
    await wordy.press(player, wordy.panel(player), "cancel")
    assert kept(wordy, player) == ()


async def test_t87_a_legal_one_is_played_by_itself_when_the_turn_comes(sitting: Sitting) -> None:
    player, card = await turn_comes(sitting, legal=True)
    assert f"Play {names([card])[0]}" in labels(sitting.panel(player))
    assert "played in a moment" in said(sitting.panel(player))
    its = await moves(sitting)
    await sitting.scene.until(lambda: card not in hand(sitting.state, player))
    await sitting.quiet()
    assert f"{sitting.people[player].name}: {names([card])[0]}" in said(sitting.board)
    assert sitting.state.last_by == "person"
    await its.stop()


async def test_t87_playing_it_oneself_just_after_the_bot_has_played_it_is_no_mistake(sitting: Sitting) -> None:
    player, card = await turn_comes(sitting, legal=True)
    other = next(one for one in decisions_of(sitting.state, player)[0].cards if one != card)
    old, person = sitting.panel(player), sitting.people[player]
    its = await moves(sitting)
    await sitting.scene.until(lambda: card not in hand(sitting.state, player))
    await sitting.quiet()
    seen = len(person.seen())
    await sitting.press_old(player, sitting.panel(player), old, "play")
    await sitting.quiet()
    assert len(person.seen()) == seen, "what was wanted is done"
    await sitting.press_old(player, sitting.panel(player), old, "card", base36(other))
    await sitting.scene.until(lambda: any("earlier moment" in shown_by(one) for one in person.seen()))
    await its.stop()


async def test_t87_an_illegal_one_gives_a_normal_turn_and_says_why(sitting: Sitting) -> None:
    player, card = await turn_comes(sitting, legal=False)
    its = await moves(sitting)
    state = sitting.state
    assert blocking(state) == (player,)
    refusal = game("minchiate").decide(state.match, seat_of(state, player), Pick((card,)))
    assert isinstance(refusal, Refusal)
    text = said(sitting.panel(player))
    assert f"Your queued card, {names([card])[0].the}, cannot be played now; it stays in your hand." in text
    assert (
        words("en").refusal(refusal, Names(game("minchiate").meta.pack, tuple(one.name for one in sitting.people)))
        in text
    )
    assert "card" in ids(sitting.panel(player))
    assert sitting.state.seq == state.seq
    await play(sitting, player, decisions_of(state, player)[0].cards[0])
    assert "stays in your hand" not in said(sitting.panel(player))
    await its.stop()


async def test_t87_cancel_in_the_last_moment_keeps_the_card(sitting: Sitting) -> None:
    player, card = await turn_comes(sitting, legal=True)
    await sitting.press(player, sitting.panel(player), "cancel")
    await sitting.quiet()
    its = await moves(sitting)
    await sitting.quiet()
    assert blocking(sitting.state) == (player,)
    assert card in hand(sitting.state, player)
    assert "play" not in ids(sitting.panel(player))
    await its.stop()


async def test_t87_another_card_chosen_on_the_turn_waits_for_its_confirmation(sitting: Sitting) -> None:
    player, card = await turn_comes(sitting, legal=True)
    other = next(one for one in decisions_of(sitting.state, player)[0].cards if one != card)
    await sitting.press(player, sitting.panel(player), "card", base36(other))
    await sitting.quiet()
    its = await moves(sitting)
    await sitting.quiet()
    assert {card, other} <= set(hand(sitting.state, player))
    assert f"Play {names([other])[0]}" in labels(sitting.panel(player))
    assert "in a moment" not in said(sitting.panel(player))
    await its.stop()


async def test_t87_a_card_pressed_when_the_turn_came_is_chosen_and_not_played(sitting: Sitting) -> None:
    state = await sitting.at(lambda state: next_but_one(state) and _choice(state, True) is not None)
    player, card = _next(state), _choice(state, True)
    assert card is not None
    old = sitting.panel(player)
    first, decision = asks(state, "play")
    await play(sitting, first, decision.cards[0])
    its = await moves(sitting)
    await sitting.press_old(player, sitting.panel(player), old, "queuecard", base36(card))
    await sitting.quiet()
    assert card in hand(sitting.state, player)
    assert f"Play {names([card])[0]}" in labels(sitting.panel(player))
    assert queued(sitting.state, kept(sitting, player)) is None
    await its.stop()


async def test_a_card_of_another_cannot_be_queued(sitting: Sitting) -> None:
    state = await sitting.at(next_but_one)
    player = _next(state)
    foreign = next(card for card in range(97) if card not in hand(state, player))
    node = control(sitting.panel(player), "queuecard")
    forged = f"{node['custom_id'].rpartition(':')[0]}:{base36(foreign)}"
    await sitting.people[player].click(sitting.panel(player), custom_id=forged, force=True)
    await sitting.quiet()
    assert (TABLE, player) not in sitting.scene.runtime.store.chosen
