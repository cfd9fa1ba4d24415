"""The pack of 24 cards (Z1). The ids are those of Chinze, whose pictures it shows."""

from __future__ import annotations

from bot.engine.cards import Card, Pack, mask_of
from bot.engine.tricktaking.deck import DeckTables

SUITS, RANKS = "CDBS", "KQCJA"
LETTERS = "CDBSTM"
"""The letter of each suit number: 0-3 are plain suits, 4 the trumps, 5 the Fool."""

TRUMP, FOOL = 4, 5
FOOL_CARD: Card = 3
LOOK = "chinze"

IDS = ("T3", "T2", "T1", "MAT", *(suit + rank for suit in SUITS for rank in RANKS))
SIZE = len(IDS)
SUIT = (TRUMP, TRUMP, TRUMP, FOOL, *(suit for suit in range(4) for _ in RANKS))
PACK = Pack("small", IDS, tuple(LETTERS[suit] for suit in SUIT))
SUIT_KEYS = tuple(f"suit-small-{letter}" for letter in LETTERS)
TABLES = DeckTables.of(SUIT, trump=TRUMP, fool=FOOL_CARD)
KINGS = mask_of(PACK.ids.index(suit + "K") for suit in SUITS)


def _strength(card: Card, led: int) -> int:
    """Return the strength of a card once suit ``led`` is led, -1 if it cannot win (Z4, Z5)."""
    if SUIT[card] == TRUMP:
        return 2 * SIZE - card
    return SIZE - card if SUIT[card] == led else -1


STRENGTH = tuple(tuple(_strength(card, led) for card in range(SIZE)) for led in range(TRUMP + 1))
"""By suit led, the strength of each card."""
