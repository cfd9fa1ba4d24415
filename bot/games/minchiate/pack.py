"""The pack of 97 cards: ids, suits, powers and values (M1-M12), and how sets of cards are kept.

A set of cards is an int with one bit per card (a *mask*): bit ``n`` is the card ``n`` of the canonical order M12.
"""

from __future__ import annotations

from bot.engine.cards import Card, Pack
from bot.engine.masks import by_bytes, mask_of

SUITS = "CDSB"
TRUMP, FOOL = 4, 5
"""Suit numbers 0-3 are C D S B; 4 is the tarocchi, 5 the Matto."""

NO_SUIT = -1

IDS: tuple[str, ...] = (
    *(f"{suit}{rank:02d}" for suit in SUITS for rank in range(1, 15)),
    *(f"T{number:02d}" for number in range(1, 41)),
    "M00",
)
PACK = Pack("minchiate", IDS, tuple(card_id[0] for card_id in IDS))
SIZE = 97

MATTO: Card = 96


def trump(number: int) -> Card:
    """The tarocco with this number, 1-40."""
    return 55 + number


def king(suit: int) -> Card:
    """The king of suit 0-3."""
    return 14 * suit + 13


cards_of = by_bytes(SIZE)
"""The cards of a set in canonical order."""


def _power(card: Card) -> int:
    if card >= 56:
        return card - 55 if card < MATTO else 0
    suit, rank = divmod(card, 14)
    rank += 1
    return 11 - rank if suit < 2 and rank <= 10 else rank


def _value(card: Card) -> int:
    if card == MATTO or (card < 56 and card % 14 == 13):
        return 5
    number = card - 55
    if number >= 36:
        return 10
    if 2 <= number <= 5:
        return 3
    return 5 if number in (1, 10, 13, 20, 28) or number >= 30 else 0


POWER: tuple[int, ...] = tuple(_power(card) for card in range(SIZE))
"""Strength inside the card's own suit (M5)."""

VALUE: tuple[int, ...] = tuple(_value(card) for card in range(SIZE))
"""What a carta di conto counts, 0 for all others (M8)."""

SUIT: tuple[int, ...] = tuple(card // 14 if card < 56 else TRUMP if card < MATTO else FOOL for card in range(SIZE))

BIT: tuple[int, ...] = tuple(1 << card for card in range(SIZE))
SUIT_MASKS: tuple[int, ...] = tuple(mask_of(c for c in range(SIZE) if SUIT[c] == suit) for suit in range(6))
TRUMPS = SUIT_MASKS[TRUMP]
MATTO_BIT = BIT[MATTO]
KINGS = mask_of(king(suit) for suit in range(4))
CARTIGLIE = mask_of(card for card in range(56) if card % 14 != 13)
"""Suit cards other than kings (M10)."""

CONTO = mask_of(card for card in range(SIZE) if VALUE[card])
"""The 25 carte di conto (M8)."""

RUBABILI = CONTO | mask_of(trump(number) for number in range(20, 30))
"""What the cutter robs and the dealer turns up (M10)."""

VALUE_GROUPS: tuple[tuple[int, int], ...] = tuple(
    (points, mask_of(card for card in range(SIZE) if VALUE[card] == points)) for points in (3, 5, 10)
)


def points_of(mask: int) -> int:
    """The carte di conto of a set, counted once each (M115)."""
    return sum(points * (mask & group).bit_count() for points, group in VALUE_GROUPS)


def suit_counts(mask: int) -> tuple[int, int, int, int]:
    """How many C, D, S and B cards, kings included, as the folla is announced (M54, M148)."""
    cups, coins, swords, staves = SUIT_MASKS[:4]
    return (
        (mask & cups).bit_count(),
        (mask & coins).bit_count(),
        (mask & swords).bit_count(),
        (mask & staves).bit_count(),
    )
