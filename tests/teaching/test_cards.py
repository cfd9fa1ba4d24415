"""What the teacher counts is true: trumps that are out, cards that could beat one, and who is out of a suit."""

from __future__ import annotations

import pytest

from bot.games.registry import game
from bot.teaching.cards import Spot, reason
from bot.teaching.lesson import Position, lessons
from tests.teaching.lines import SLUGS, Chooses, other, played, suggested

BY_GAME = pytest.mark.parametrize("slug", SLUGS)
LINES = pytest.mark.parametrize("choose", [suggested, other(21), other(22)], ids=["suggested", "one", "two"])

SURE = ("teach-card-lead-sure", "teach-card-take-top")
"""Reasons that say that nobody can beat the card."""


def hands(at: Position) -> dict[int, tuple[int, ...]]:
    """Return the cards of the other seats, which the learner does not see."""
    its_game, own = game(at.slug), at.own.seat
    seats = range(len(at.public.seats))
    return {seat: its_game.seat_view(at.match, seat).hand for seat in seats if seat != own}


@BY_GAME
@LINES
def test_who_is_called_out_of_a_suit_has_none_of_it(slug: str, choose: Chooses) -> None:
    suits, found = game(slug).meta.pack.suits, 0
    for at in played(slug, choose):
        spot = Spot.of(at)
        if spot is None:
            continue
        held = hands(at)
        for seat, suit in spot.voids:
            assert all(suits[card] != suit for card in held[seat]), (at.line, seat, suit)
            found += 1
    assert found or choose is not suggested, "somebody is out of a suit at some time"


@BY_GAME
@LINES
def test_no_card_that_another_player_has_is_left_out_of_the_count(slug: str, choose: Chooses) -> None:
    suits, trump = game(slug).meta.pack.suits, lessons()[slug].trump
    for at in played(slug, choose):
        spot = Spot.of(at)
        if spot is None:
            continue
        held = {card for seat, hand in hands(at).items() if seat != spot.seat for card in hand}
        assert spot.trumps_out >= sum(suits[card] == trump for card in held)
        for card in spot.decision.cards:
            assert set(spot.out(card)) >= {one for one in held if suits[one] == suits[card]}


@BY_GAME
@LINES
def test_what_is_called_sure_cannot_be_beaten(slug: str, choose: Chooses) -> None:
    suits, lesson = game(slug).meta.pack.suits, lessons()[slug]
    for at in played(slug, choose):
        spot = Spot.of(at)
        if spot is None or reason(spot).key not in SURE:
            continue
        for card in (one for seat, hand in hands(at).items() if seat != spot.seat for one in hand):
            assert not (suits[card] == suits[spot.card] and lesson.beats(at.own, card, spot.card)), at.line
            assert suits[card] != lesson.trump or suits[spot.card] == lesson.trump, at.line
