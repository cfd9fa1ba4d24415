"""What the computer player says and lays away before the play, from the worth of its cards alone."""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.games.mineo.pack import (
    ARIE,
    BIT,
    FUJUTU_BIT,
    GIOVE,
    PICCIOTTI,
    RE,
    SUIT,
    SUIT_MASKS,
    TRUMP,
    TRUMPS,
    VALUE,
    mask_of,
)


def features(hand: int) -> tuple[int, ...]:
    return (
        (hand & TRUMPS).bit_count(),
        hand >> GIOVE & 1,
        (hand & ARIE).bit_count(),
        hand >> PICCIOTTI & 1,
        1 if hand & FUJUTU_BIT else 0,
        (hand & RE).bit_count(),
        sum(1 for suit in range(4) if (hand & SUIT_MASKS[suit]).bit_count() <= 2),
        (hand & TRUMPS).bit_count() ** 2,
    )


def bid(view, decision):
    return decision.words[0].word


def declaration(view, decision):
    return "no"


def scarto(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Court cards that nobody can take any more, and short suits made void; never a trump while there is a choice."""
    hand = mask_of(view.hand)

    def worth(card: Card) -> float:
        suit = SUIT[card]
        if suit == TRUMP or VALUE[card] >= 5:
            return -100.0 - VALUE[card] - card
        held = hand & SUIT_MASKS[suit]
        length, king = held.bit_count(), bool(held & RE)
        banked = 1.2 * (VALUE[card] - 1) * (0.5 if king else 1.0)
        return banked + (6.0 - 1.5 * length if not king else 2.0 - length)

    return tuple(sorted(sorted(decision.cards, key=worth, reverse=True)[: decision.least]))
