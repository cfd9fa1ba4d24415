"""The pack of 78 cards: ids, suits and values (C1, C16, C17), and sets of cards.

A set of cards is an int with one bit per card (a *mask*): bit ``n`` is card ``n`` of the canonical order, which is the
order of ``IDS``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bot.engine.cards import Card, Pack, by_bytes, mask_of
from bot.engine.tricktaking.deck import DeckTables

SUITS = "CDBS"
RANKS = ("K", "Q", "C", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A")
COURTS = "KQCJ"
"""King, Queen, Cavalier and Jack, the counting ranks of every suit."""

SIGNS = "♥♦♣♠"
"""The French suit signs of the suits C D B S, in this order."""

TRUMP, FOOL = 4, 5
"""Suit numbers 0-3 are C D B S; 4 is the tarocchi, 5 the Matto."""

LETTERS = "CDBSTM"
"""The letter of each suit number."""

IDS: tuple[str, ...] = (
    *(f"T{number}" for number in range(21, 0, -1)),
    "MAT",
    *(f"{suit}{rank}" for suit in SUITS for rank in RANKS),
)
SIZE = 78
MATTO: Card = 21
BAGATTO: Card = 20


def trump(number: int) -> Card:
    """Return the tarocco with this number, 1-21."""
    return 21 - number


def suit_card(suit: int, rank: int) -> Card:
    """Return the card of suit 0-3 at position ``rank`` (0-13) of the order K Q C J 10 ... A."""
    return 22 + 14 * suit + rank


SUIT: tuple[int, ...] = tuple(
    TRUMP if card < MATTO else FOOL if card == MATTO else (card - 22) // 14 for card in range(SIZE)
)
"""The suit number of each card."""

PACK = Pack("chinze", IDS, tuple(LETTERS[suit] for suit in SUIT))
SUIT_KEYS = tuple(f"suit-chinze-{letter}" for letter in LETTERS)

cards_of = by_bytes(SIZE)
"""Return the cards of a mask in canonical order."""

BIT: tuple[int, ...] = tuple(1 << card for card in range(SIZE))
MATTO_BIT = BIT[MATTO]
BAGATTO_BIT = BIT[BAGATTO]

TABLES = DeckTables.of(SUIT, trump=TRUMP, fool=MATTO)
SUIT_MASKS = TABLES.suit_mask
TRUMPS = SUIT_MASKS[TRUMP]
FAMILIES: tuple[int, ...] = tuple(mask_of(suit_card(suit, rank) for rank in range(4)) for suit in range(4))
"""Masks of King, Queen, Cavalier and Jack of each suit (C24)."""

OF_RANK: tuple[int, ...] = tuple(mask_of(suit_card(suit, rank) for suit in range(4)) for rank in range(4))
"""Masks of the four Kings, Queens, Cavaliers and Jacks (C24)."""

COURT_CARDS = sum(FAMILIES)
"""The mask of all Kings, Queens, Cavaliers and Jacks."""

COURT_POINTS = (4, 3, 2, 1)
"""Points of a King, Queen, Cavalier and Jack (C17)."""

_COURT_VALUE = tuple((*COURT_POINTS, *[0] * 10)[(card - 22) % 14] for card in range(SIZE))


GATTI_CARDS: tuple[int, ...] = tuple(BAGATTO_BIT | MATTO_BIT | bit for bit in BIT)
"""For each tarocco that counts 4 besides the Bagatto: the three cards of the meld ``gatti`` (C29)."""


def counting_mask(counting: Card) -> int:
    """Return the three cards besides the courts that count 4; together they are the meld ``gatti`` (C17, C29)."""
    return GATTI_CARDS[counting]


def value(card: Card, counting: Card) -> int:
    """Return the points of a card (C17). ``counting`` is the tarocco that counts 4 besides the Bagatto."""
    if card > MATTO:
        return _COURT_VALUE[card]
    return 4 if card in (BAGATTO, MATTO, counting) else 0


@cache
def values(counting: Card) -> tuple[int, ...]:
    """Return the points of every card (:func:`value`)."""
    return tuple(value(card, counting) for card in range(SIZE))


def cheapest(cards: Iterable[Card], counting: Card) -> Card:
    """Return the card that is worth least. Of several it is the last one."""
    held, worth = tuple(cards), values(counting)
    least = min([worth[card] for card in held])
    return max([card for card in held if worth[card] == least])


def trick_points(mask: int, counting: Card) -> int:
    """Return the trick points of a pile: one for every three cards, and the counting cards (C16, C17)."""
    points = (mask.bit_count() + 1) // 3 + 4 * (mask & counting_mask(counting)).bit_count()
    for worth, rank in zip(COURT_POINTS, OF_RANK, strict=True):
        points += worth * (mask & rank).bit_count()
    return points


def french(card: Card) -> str:
    """Return the index of a suit card in a French-suited pack ("♥K"), "" for tarocchi and the Matto (C1)."""
    if card <= MATTO:
        return ""
    suit, rank = divmod(card - 22, 14)
    return SIGNS[suit] + RANKS[rank]


LEAST_CUT, MOST_CUT = 1, SIZE - 1
"""The fewest and the most cards that the cutter may lift (C5)."""
