"""Which suits the players cannot hold, from the cards that they have played."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.tricktaking.deck import DeckTables
from bot.engine.view import Trick


def voids(deck: DeckTables, tricks: Iterable[Trick], seats: int, *, must_trump: bool = True) -> tuple[int, ...]:
    """Return the suits that each seat has shown to lack, as masks of suit numbers.

    A seat that does not follow lacks the suit led. If ``must_trump``, a seat that then plays no trump has none.
    """
    void = [0] * seats
    for trick in tricks:
        led = -1
        for played in trick.cards:
            if deck.fool_bit >> played.card & 1:
                continue
            suit = deck.suit[played.card]
            if led < 0:
                led = suit
            elif suit != led:
                void[played.seat] |= 1 << led
                if must_trump and suit != deck.trump:
                    void[played.seat] |= 1 << deck.trump
    return tuple(void)
