"""The pack of 63 cards: ids, suits, ranks and values (S1-S11).

A set of cards is an int with one bit per card (a *mask*): bit ``n`` stands for card ``n`` of the canonical order (S3).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Card, Pack, mask_of
from bot.engine.tricktaking.deck import DeckTables

LETTERS = "OCSBTF"
"""The first letter of the card ids, by suit number."""
TRUMP, FOOL = 4, 5
"""The suit numbers of the trumps and of the Fujutu; 0-3 are the plain suits O, C, S and B."""

NO_SUIT = -1
"""No suit has been led: the trick is empty, or holds only the Fujutu."""

RANKS = ("5", "6", "7", "8", "9", "10", "D", "C", "Q", "R")

IDS: tuple[str, ...] = (
    "O4",
    *(f"{suit}{rank}" for suit in "OCSB" for rank in RANKS),
    *(f"T{number}" for number in range(21)),
    "F",
)
PACK = Pack("mineo", IDS, tuple(card_id[0] for card_id in IDS))
SIZE = 63
ALL = (1 << SIZE) - 1

MISERIA: Card = 41
FUJUTU: Card = 62


def trump(number: int) -> Card:
    """Return the trump with this number: 0 is the Miseria, 1 the Picciotti, 20 Giove."""
    return MISERIA + number


PICCIOTTI, GIOVE = trump(1), trump(20)


_COURTS = {"D": 2, "C": 3, "Q": 4, "R": 5}
_TRUMPS = {1: 10, 16: 5, 17: 5, 18: 5, 19: 5, 20: 10}


def _value(card_id: str) -> int:
    if card_id == "F":
        return 10
    if card_id[0] == "T":
        return _TRUMPS.get(int(card_id[1:]), 1)
    return _COURTS.get(card_id[1:], 1)


VALUE: tuple[int, ...] = tuple(_value(card_id) for card_id in IDS)
"""The nominal value of each card, in points (S7)."""

THIRDS: tuple[int, ...] = tuple(3 * value - 2 for value in VALUE)
"""The exact worth of each card, in thirds of a point (S9)."""

SUIT_KEYS = tuple(f"suit-mineo-{letter}" for letter in LETTERS)
"""The key of the name of each suit, by suit number."""

SUIT: tuple[int, ...] = tuple(LETTERS.index(card_id[0]) for card_id in IDS)
BIT: tuple[int, ...] = tuple(1 << card for card in range(SIZE))
TABLES = DeckTables.of(SUIT, trump=TRUMP, fool=FUJUTU)
"""The lookup tables of the kit."""

SUIT_MASKS: tuple[int, ...] = TABLES.suit_mask
TRUMPS = SUIT_MASKS[TRUMP]
FUJUTU_BIT = BIT[FUJUTU]

RE = mask_of(card for card in range(MISERIA) if VALUE[card] == 5)
ARIE = mask_of(trump(number) for number in range(16, 20))
"""The trumps 16-19, which the joco *Arie* needs; Giove (20) is not among them (S73)."""

TAKEABLE = ARIE | BIT[PICCIOTTI]
"""The cards whose capture is a pigliata: trumps 16-19 and 1 (S66)."""

HONOURS = mask_of(card for card in range(SIZE) if VALUE[card] >= 5)
"""The eleven cards of value 5 or 10, which the default rule keeps out of the scarto (S41)."""

SCARTINE = mask_of(card for card in range(SIZE) if VALUE[card] == 1)
"""The forty cards of nominal value 1 (S8)."""

TRIO = BIT[GIOVE] | BIT[PICCIOTTI] | FUJUTU_BIT
"""Giove, Picciotti and Fujutu, the cards that a scommessa is about (S45)."""

TOTAL_THIRDS = sum(THIRDS)
"""The worth of the whole pack: 312 thirds, that is 104 points (S11)."""

_WORTHS: tuple[tuple[int, int], ...] = tuple(
    (thirds, mask_of(card for card in range(SIZE) if THIRDS[card] == thirds)) for thirds in (1, 4, 7, 10, 13, 28)
)


def thirds_of(mask: int) -> int:
    """Return the card points of a set of cards, in thirds of a point (S9)."""
    return sum(thirds * (mask & group).bit_count() for thirds, group in _WORTHS)


def cards_worth(cards: Sequence[Card]) -> int:
    """Return the whole points of the cards (S9): exact for every three of them."""
    return sum(THIRDS[card] for card in cards) // 3
