"""The pack of 97 cards: ids, suits, powers and values (M1-M12).

A set of cards is an int with one bit per card (a *mask*): bit ``n`` stands for card ``n`` of the canonical order (M12).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Card, Pack, by_bytes, mask_of
from bot.engine.tricktaking.deck import DeckTables

SUITS = "CDSB"
TRUMP, FOOL = 4, 5
"""Suit numbers: 0-3 are C D S B, 4 is the tarocchi, 5 the Matto."""

LETTERS = "CDSBTM"
"""The letter of each suit number."""

IDS: tuple[str, ...] = (
    *(f"{suit}{rank:02d}" for suit in SUITS for rank in range(1, 15)),
    *(f"T{number:02d}" for number in range(1, 41)),
    "M00",
)
PACK = Pack("minchiate", IDS, tuple(card_id[0] for card_id in IDS))
SUIT_KEYS = tuple(f"suit-minchiate-{letter}" for letter in LETTERS)
SIZE = 97
FOLLA = 13
"""Number of cards left over when all hands have 21 cards (M48)."""

MATTO: Card = 96


def trump(number: int) -> Card:
    """Return the tarocco with this number, 1-40."""
    return 55 + number


KING: tuple[Card, ...] = tuple(14 * suit + 13 for suit in range(4))
"""The king of each of the suits 0-3."""

cards_of = by_bytes(SIZE)
"""Return the cards of a mask in canonical order."""


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
"""Strength of each card inside its own suit (M5); more is stronger."""

VALUE: tuple[int, ...] = tuple(_value(card) for card in range(SIZE))
"""Points of each carta di conto, 0 for all other cards (M8)."""

SUIT: tuple[int, ...] = tuple(card // 14 if card < 56 else TRUMP if card < MATTO else FOOL for card in range(SIZE))

STRENGTH: tuple[tuple[int, ...], ...] = tuple(
    tuple(POWER[card] + 100 if suit == TRUMP else POWER[card] if suit == led else -1 for card, suit in enumerate(SUIT))
    for led in range(FOOL + 1)
)
"""Strength of each card by the suit led (M87); a card of strength -1 cannot win. The Matto counts as the suit led only
while no other card is played."""

BIT: tuple[int, ...] = tuple(1 << card for card in range(SIZE))
TABLES = DeckTables.of(SUIT, trump=TRUMP, fool=MATTO)
SUIT_MASKS = TABLES.suit_mask
TRUMPS = SUIT_MASKS[TRUMP]
MATTO_BIT = BIT[MATTO]
KINGS = mask_of(KING)
KING_BIT: tuple[int, ...] = (*(BIT[king] for king in KING), 0)
"""The king of each suit number as a mask; the tarocchi have none."""

CARTIGLIE = mask_of(card for card in range(56) if card % 14 != 13)
"""Mask of the suit cards other than kings (M10)."""

CONTO = mask_of(card for card in range(SIZE) if VALUE[card])
"""The 25 carte di conto (M8)."""

RUBABILI = CONTO | mask_of(trump(number) for number in range(20, 30))
"""Mask of the cards that the cutter robs and the dealer keeps when turning up the folla (M10)."""

VALUE_GROUPS: tuple[tuple[int, int], ...] = tuple(
    (points, mask_of(card for card in range(SIZE) if VALUE[card] == points)) for points in (3, 5, 10)
)


def points_of(mask: int) -> int:
    """Return the points of the carte di conto of a mask, each card counted once (M115)."""
    return sum(points * (mask & group).bit_count() for points, group in VALUE_GROUPS)


def cards_worth(cards: Sequence[Card]) -> int:
    """Return the points of the carte di conto among the cards (M8)."""
    return sum(VALUE[card] for card in cards)


def suit_counts(mask: int) -> tuple[int, int, int, int]:
    """Return the number of C, D, S and B cards, kings included, as announced for the folla (M54, M148)."""
    cups, coins, swords, staves = SUIT_MASKS[:4]
    return (
        (mask & cups).bit_count(),
        (mask & coins).bit_count(),
        (mask & swords).bit_count(),
        (mask & staves).bit_count(),
    )
