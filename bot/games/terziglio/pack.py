"""The pack of 62 cards: ids, suits, values and groups (T2-T7), and how sets of cards are kept.

A set of cards is an int with one bit per card (a *mask*): bit ``n`` is the card ``n`` of the canonical order
T21…T1, MAT, then S, B, C, D from the King down to the ace.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.cards import Card, Pack
from bot.engine.masks import by_bytes, mask_of
from bot.engine.masks import cards_of as few

SUITS = "SBCD"
RANKS: tuple[str, ...] = ("K", "Q", "C", "J", "10", "9", "8", "7", "6", "A")
TRUMP, FOOL = 4, 5
"""Suit numbers 0-3 are S B C D; 4 is the trumps, 5 the Matto."""

IDS: tuple[str, ...] = (
    *(f"T{rank}" for rank in range(21, 0, -1)),
    "MAT",
    *(f"{suit}{rank}" for suit in SUITS for rank in RANKS),
)
PACK = Pack("terziglio", IDS, tuple(card_id[0] for card_id in IDS))
SIZE = 62

MAGICIAN: Card = 20
MATTO: Card = 21
FIRST_PLAIN: Card = 22


def trump(rank: int) -> Card:
    """The trump of this rank, 1-21."""
    return 21 - rank


def of_suit(suit: int, rank: str) -> Card:
    """A card of suit 0-3 by the letters of its rank."""
    return FIRST_PLAIN + 10 * suit + RANKS.index(rank)


FEW = 8
"""Up to so many cards it is quicker to look for the bits one by one than byte by byte."""

_many = by_bytes(SIZE)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set in canonical order."""
    return few(mask) if mask.bit_count() <= FEW else _many(mask)


SUIT: tuple[int, ...] = tuple(
    TRUMP if card < MATTO else FOOL if card == MATTO else (card - FIRST_PLAIN) // 10 for card in range(SIZE)
)
BIT: tuple[int, ...] = tuple(1 << card for card in range(SIZE))
SUIT_MASKS: tuple[int, ...] = tuple(mask_of(c for c in range(SIZE) if SUIT[c] == suit) for suit in range(6))
TRUMPS = SUIT_MASKS[TRUMP]
MATTO_BIT, MAGICIAN_BIT = BIT[MATTO], BIT[MAGICIAN]
WHOLE = (1 << SIZE) - 1

MOORS = mask_of(trump(rank) for rank in (5, 4, 3, 2))
"""T5, T4, T3, T2: equal in rank (T5)."""
ACES = mask_of(of_suit(suit, "A") for suit in range(4))
COURTS: tuple[int, ...] = tuple(mask_of(of_suit(suit, rank) for suit in range(4)) for rank in ("K", "Q", "C", "J"))
"""Kings, Queens, Cavaliers, Jacks."""
TAROCCHI = mask_of((trump(21), trump(20), MAGICIAN, MATTO))
WILDS = MATTO_BIT | MAGICIAN_BIT
"""The *contatori* (T6)."""
FIVES = TAROCCHI | COURTS[0]
"""The eight five-point cards (T6)."""

_GROUPS: tuple[tuple[int, int], ...] = ((4, FIVES), (3, COURTS[1]), (2, COURTS[2]), (1, COURTS[3]))
"""What the cards of a group are worth beyond one point (T7)."""

VALUE: tuple[int, ...] = tuple(1 + sum(more for more, group in _GROUPS if group >> card & 1) for card in range(SIZE))


def value_of(mask: int) -> int:
    """The sum of the values of a set, before anything is taken off (T7)."""
    return mask.bit_count() + sum(more * (mask & group).bit_count() for more, group in _GROUPS)


def laid_out(cards: Iterable[Card]) -> tuple[Card, ...]:
    """A combination or pattern as it is laid on the table: the head first, the wild cards last."""
    return tuple(sorted(cards, key=lambda card: WILDS >> card & 1))


def names(cards: Iterable[Card]) -> list[str]:
    """Ids in the order given."""
    return [IDS[card] for card in cards]
