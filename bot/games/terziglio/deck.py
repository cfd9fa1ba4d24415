"""The pack of 62 cards: ids, suits, values and groups of cards (T2-T7), and sets of cards as masks.

A set of cards is an int with one bit per card (a *mask*): bit ``n`` is card ``n`` of the canonical order T21…T1, MAT,
then S, B, C, D, each from the King down to the ace.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.cards import Card, Pack, by_bytes, mask_of
from bot.engine.cards import cards_of as few
from bot.engine.tricktaking.deck import DeckTables

SUITS = "SBCD"
RANKS: tuple[str, ...] = ("K", "Q", "C", "J", "10", "9", "8", "7", "6", "A")
TRUMP, FOOL = 4, 5
"""Suit numbers 0-3 are S B C D; 4 is the trumps, 5 the Matto."""

LETTERS = "SBCDTM"
"""The letter of each suit number."""

IDS: tuple[str, ...] = (
    *(f"T{rank}" for rank in range(21, 0, -1)),
    "MAT",
    *(f"{suit}{rank}" for suit in SUITS for rank in RANKS),
)
PACK = Pack("terziglio", IDS, tuple(card_id[0] for card_id in IDS))
SUIT_KEYS = tuple(f"suit-terziglio-{letter}" for letter in LETTERS)
SIZE = 62

MAGICIAN: Card = 20
MATTO: Card = 21
FIRST_PLAIN: Card = 22


def trump(rank: int) -> Card:
    """Return the trump of a rank from 1 to 21."""
    return 21 - rank


def of_suit(suit: int, rank: str) -> Card:
    """Return the card of a suit from 0 to 3 with a rank of RANKS."""
    return FIRST_PLAIN + 10 * suit + RANKS.index(rank)


FEW = 8
"""Up to this number of cards it is faster to read a mask bit by bit than byte by byte."""

_many = by_bytes(SIZE)


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask in canonical order."""
    return few(mask) if mask.bit_count() <= FEW else _many(mask)


SUIT: tuple[int, ...] = tuple(
    TRUMP if card < MATTO else FOOL if card == MATTO else (card - FIRST_PLAIN) // 10 for card in range(SIZE)
)
BIT: tuple[int, ...] = tuple(1 << card for card in range(SIZE))
TABLES = DeckTables.of(SUIT, trump=TRUMP, fool=MATTO)
SUIT_MASKS = TABLES.suit_mask
TRUMPS = SUIT_MASKS[TRUMP]
MATTO_BIT, MAGICIAN_BIT = BIT[MATTO], BIT[MAGICIAN]
WHOLE = (1 << SIZE) - 1

MOORS = mask_of(trump(rank) for rank in (5, 4, 3, 2))
"""The Moors, trumps 2 to 5: equal in rank (T5)."""
ACES = mask_of(of_suit(suit, "A") for suit in range(4))
COURTS: tuple[int, ...] = tuple(mask_of(of_suit(suit, rank) for suit in range(4)) for rank in ("K", "Q", "C", "J"))
"""The masks of the Kings, Queens, Cavaliers and Jacks."""
TAROCCHI = mask_of((trump(21), trump(20), MAGICIAN, MATTO))
WILDS = MATTO_BIT | MAGICIAN_BIT
"""The wild cards (*contatori*), the Fool and the Magician (T6)."""
FIVES = TAROCCHI | COURTS[0]
"""The eight cards worth five points (T6)."""

_GROUPS: tuple[tuple[int, int], ...] = ((4, FIVES), (3, COURTS[1]), (2, COURTS[2]), (1, COURTS[3]))
"""The points of the cards of each group in addition to the one point of every card (T7)."""

VALUE: tuple[int, ...] = tuple(1 + sum(more for more, group in _GROUPS if group >> card & 1) for card in range(SIZE))


def value_of(mask: int) -> int:
    """Return the sum of the values of a set (T7), before the deduction for pairs (T8)."""
    return mask.bit_count() + sum(more * (mask & group).bit_count() for more, group in _GROUPS)


def cards_worth(cards: Sequence[Card]) -> int:
    """Return the card points of the cards, counted in pairs (T8)."""
    return sum(VALUE[card] for card in cards) - len(cards) // 2


def laid_out(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return a combination or pattern in display order: the given order, but the wild cards last."""
    shown = tuple(cards)
    wild = tuple([card for card in shown if WILDS >> card & 1])
    return (*[card for card in shown if card not in wild], *wild) if wild else shown


def names(cards: Iterable[Card]) -> list[str]:
    """Return the ids of cards in the given order."""
    return [IDS[card] for card in cards]
