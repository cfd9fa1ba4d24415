"""Lookup tables of a deck with plain suits, trumps and a Fool."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.cards import Card, mask_of


class DeckTables(msgspec.Struct, frozen=True, gc=False):
    """Tables by card or by suit number.

    ``suit`` has the suit number of each card, ``suit_mask`` the cards of each suit, ``with_fool`` the same with the
    Fool. ``trump`` is the suit number of the trumps. The Fool has a suit number of its own, which is never led.
    """

    suit: tuple[int, ...]
    suit_mask: tuple[int, ...]
    with_fool: tuple[int, ...]
    trump: int
    fool_bit: int

    @classmethod
    def of(cls, suit: Sequence[int], *, trump: int, fool: Card) -> DeckTables:
        """Return the tables of a deck from the suit number of each card."""
        masks = [mask_of(card for card, own in enumerate(suit) if own == number) for number in range(max(suit) + 1)]
        return cls(tuple(suit), tuple(masks), tuple([mask | 1 << fool for mask in masks]), trump, 1 << fool)
