"""Legal cards and the winner of a trick. Sets of cards are masks (:mod:`bot.engine.cards`).

Computer players call these functions for every card that they consider, so they must be fast.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Card
from bot.engine.tricktaking.deck import DeckTables


def follow(deck: DeckTables, hand: int, led: int) -> int:
    """Return the legal cards of ``hand`` once suit ``led`` is led: that suit, without it a trump, without both any."""
    legal = hand & deck.with_fool[led]
    if legal and legal != deck.fool_bit:
        return legal
    legal = hand & deck.with_fool[deck.trump]
    return legal if legal and legal != deck.fool_bit else hand


def follow_or_any(deck: DeckTables, hand: int, led: int) -> int:
    """Return the legal cards of ``hand`` once suit ``led`` is led: that suit, without it any card."""
    legal = hand & deck.with_fool[led]
    return legal if legal and legal != deck.fool_bit else hand


def follow_or_overtrump(deck: DeckTables, hand: int, led: int, beat: int) -> int:
    """Return the legal cards of ``hand`` like :func:`follow`, where a trump must beat those played if it can.

    ``beat`` are the trumps that fulfil this duty, 0 if there is none; without one of them any trump will do.
    """
    trump = deck.trump
    if led != trump:
        legal = hand & deck.with_fool[led]
        if legal and legal != deck.fool_bit:
            return legal
    suited = hand & deck.suit_mask[trump]
    return (suited & beat or suited) | hand & deck.fool_bit if suited else hand


def lead(deck: DeckTables, hand: int, *, fool_may_lead: bool) -> int:
    """Return the legal cards of ``hand`` for the first card of a trick. A Fool that may not be led is led if it is the
    only card."""
    fool = deck.fool_bit
    return hand if fool_may_lead or not hand & fool or hand == fool else hand ^ fool


def winning_place(strength: Sequence[int], cards: Sequence[Card]) -> int:
    """Return the place of the winning card among ``cards``, -1 if none of them can win.

    ``strength`` is that of every card for the suit led; a card of strength -1 cannot win. Of equal cards the last one
    wins (the Moors of Terziglio); in other games no two cards are equal.
    """
    best, at = 0, -1
    for place, card in enumerate(cards):
        own = strength[card]
        if own >= best:
            best, at = own, place
    return at
