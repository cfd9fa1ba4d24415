"""The players by name: each decides from its view alone, and the same view and seed give the same answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.engine.actions import Chance, Decision, Refusal
from bot.engine.cards import mask_of
from bot.engine.game import Game
from bot.engine.options import deal_options
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import companions, game
from bot.players.levels import Player, SeesAll, players, question
from bot.players.lines import view_line
from bot.players.random_answers import at_random
from bot.players.search.think import Budget

SLUGS = ("minchiate", "terziglio", "chinze", "mineo")
FAIR = [name for name, maker in players().items() if not isinstance(maker(), SeesAll)]


def positions(slug: str, seed: int) -> Iterator[tuple[Game, Any, Decision]]:
    """Yield every question of one deal in which everybody plays at random."""
    its, rng = game(slug), Rng(f"views {slug} {seed}".encode())
    state, dealt = its.start(deal_options(its)), 0
    while its.result(state) is None and dealt < 3:
        if its.chance(state) is not None:
            seat, action = None, Chance(seed=rng.word().to_bytes(8, "big") * 4)
            dealt += its.chance(state) == "shuffle"
        else:
            asked = next(one for one in its.decisions(state) if not one.optional)
            yield its, state, asked
            seat, action = asked.seat, at_random(its.seat_view(state, asked.seat), asked, rng)
        events = its.decide(state, seat, action)
        assert not isinstance(events, Refusal), events
        for event in events:
            state = its.evolve(state, event)


def exchanged(its: Game, state: Any, asked: Decision, rng: Rng) -> Any | None:
    """Return the state with two hidden cards exchanged so that the view of the asked seat stays as it is, or None if
    chance finds no such pair of cards."""
    before = its.seat_view(state, asked.seat)
    hands = state.table.hands
    others = [seat for seat in range(len(hands)) if seat != asked.seat]
    for _ in range(6):
        one, other = rng.sample(others, 2) if len(others) > 1 else (others[0], others[0])
        cards = [rng.choice(_cards(hands[seat])) for seat in (one, other) if hands[seat]]
        if len(cards) < 2 or one == other:
            return None
        swapped = list(hands)
        both = mask_of(cards)
        swapped[one] ^= both
        swapped[other] ^= both
        after = msgspec.structs.replace(state, table=msgspec.structs.replace(state.table, hands=tuple(swapped)))
        if its.seat_view(after, asked.seat) == before:
            return after
    return None


def redrawn(its: Game, state: Any, asked: Decision, rng: Rng) -> Any | None:
    """Return a state of Chinze with an unseen card of the other hand exchanged for one of the talon, or None."""
    before, other = its.seat_view(state, asked.seat), 1 - asked.seat
    taken, talon, hand = state.tricks.taken, state.setup.talon, state.table.hands[other]
    for _ in range(6):
        if taken >= len(talon) or not hand:
            return None
        at, card = taken + rng.below(len(talon) - taken), rng.choice(_cards(hand))
        cards = (*talon[:at], card, *talon[at + 1 :])
        hands = list(state.table.hands)
        hands[other] ^= 1 << card | 1 << talon[at]
        after = msgspec.structs.replace(
            state,
            table=msgspec.structs.replace(state.table, hands=tuple(hands)),
            setup=msgspec.structs.replace(state.setup, talon=cards),
        )
        if its.seat_view(after, asked.seat) == before:
            return after
    return None


HIDDEN: dict[str, Callable[..., Any | None]] = dict.fromkeys(SLUGS, exchanged) | {"chinze": redrawn}


def _cards(hand: int) -> list[int]:
    return [card for card in range(hand.bit_length()) if hand >> card & 1]


def views(slug: str, seed: int) -> Iterator[tuple[Game, SeatView, SeatView]]:
    """Yield views of a deal, each with that of the same seat after two hidden cards were exchanged."""
    rng = Rng(f"hidden {slug} {seed}".encode())
    for its, state, asked in positions(slug, seed):
        if rng.below(4) == 0 and asked.cards:
            after = HIDDEN[slug](its, state, asked, rng)
            if after is not None:
                yield its, its.seat_view(state, asked.seat), its.seat_view(after, asked.seat)


def made(name: str) -> Player:
    """Return a player; one that searches judges in fewer worlds than at a table."""
    player: Any = players()[name]()
    if hasattr(player, "budget"):
        player.budget = BRIEF
    return player


BRIEF = Budget(worlds=24, batch=8)


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_hidden_cards_exchanged_change_no_answer_and_no_line(slug: str) -> None:
    seen = 0
    for its, view, other in views(slug, 1):
        for name in FAIR:
            assert made(name).decide(its, view, 7) == made(name).decide(its, other, 7), name
        assert view_line(its, view, 7) == view_line(its, other, 7)
        seen += 1
    assert seen >= 8


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_view_and_seed_give_the_same_answer(slug: str) -> None:
    count = 0
    for number, (its, state, asked) in enumerate(positions(slug, 2)):
        if number % 5 == 0:
            view = its.seat_view(state, asked.seat)
            copy = msgspec.json.decode(msgspec.json.encode(view), type=SeatView)
            for name in FAIR:
                player = made(name)
                first = player.decide(its, view, number)
                assert first == player.decide(its, view, number) == made(name).decide(its, copy, number), name
                assert not isinstance(its.decide(state, asked.seat, first), Refusal), name
            count += 1
    assert count >= 8


def test_a_random_player_uses_its_seed() -> None:
    its, state, asked = next(one for one in positions("minchiate", 3) if len(one[2].cards) > 5)
    view = its.seat_view(state, asked.seat)
    assert len({players()["random"]().decide(its, view, seed) for seed in range(20)}) > 1


def test_nobody_is_asked_who_has_no_question() -> None:
    its, state, asked = next(positions("minchiate", 4))
    with pytest.raises(ValueError, match="nothing is asked"):
        question(its.seat_view(state, (asked.seat + 1) % 4))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_weights_and_the_numbers_of_a_card_belong_together(slug: str) -> None:
    tunable = companions(slug).tunable
    assert tunable is not None
    assert len(tunable.names) == len(tunable.weights) == len(tunable.start) == len(set(tunable.names))
    used = [0.0] * len(tunable.names)
    for seed in (5, 6, 7):
        for its, state, asked in positions(slug, seed):
            for numbers in tunable.choices(its.seat_view(state, asked.seat), asked).values():
                used = [one + abs(more) for one, more in zip(used, numbers, strict=True)]
    never = [name for name, amount in zip(tunable.names, used, strict=True) if not amount]
    assert len(never) <= 2, never
