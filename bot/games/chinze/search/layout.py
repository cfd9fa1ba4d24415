"""How the compiled play stores a position: places in an array of numbers, and the tables of the pack.

A set of cards is two masks. The low one has the suit cards, 14 bits a suit; the high one has the tarocchi, bit 0 for
the Bagatto, and the Matto at bit 21. The *code* of a card is its bit, counted over both masks: 0-55 for suit cards,
56-76 for tarocchi, 77 for the Matto. Codes are in order of strength, so those of some cards depend on the options
(C2, C3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np

from bot.engine.cards import Card
from bot.games.chinze.deck import MATTO, SIZE, SUIT, TRUMP, value
from bot.games.chinze.options import Rules

LOW, HIGH = 0, 2
"""The two masks of each hand."""
SEEN_LOW, SEEN_HIGH = 4, 6
"""The cards of each hand that everybody has seen: drawn in the open or announced."""
LACK_LOW, LACK_HIGH = 8, 10
"""Cards that are not among the unseen ones of each hand, as its replies have shown."""
GONE_LOW, GONE_HIGH = 12, 13
"""The cards played."""
TURN, LEADER, LEAD, NUMBER, DRAWN = 14, 15, 16, 17, 18
"""Seat to play, seat that led, code led (-1: none), number of the trick from 1 (40: the hand is over), and the number
of cards drawn."""
FOOL_BY, OWING, AFTER_LOW, AFTER_HIGH, DUE = 19, 20, 21, 22, 23
"""The seat that played the Matto (-1: none), whether it owes a card for it, what it has captured since, and whether it
must give a card now."""
CARDS, POINTS, MELDS, LAST = 24, 26, 28, 30
"""For each seat: cards captured without the Matto, their points, points of melds, and those of the last trick."""
SHOWN, SAID = 32, 34
"""For each seat: the largest number of tarocchi announced, and the other melds announced: bit 0-3 families, 4-7 threes,
8-11 fours of the ranks from King to Jack, 12 gatti."""
TALON = 36
"""The codes of the talon, first card to draw first; -1 for a card that nobody sees drawn."""
TALON_SIZE = 48
SIZE_OF = TALON + TALON_SIZE
"""Number of places of a position."""

COUNTING, DUTY, AT_ONCE, KEPT, LAST_POINTS, LAST_TO_BAGATTO, OPEN_DRAW = range(7)
"""Places of the options: code of the tarocco that counts besides the Bagatto, duty to beat a tarocco, exchange for the
Matto after the first trick won, an unpaid Matto kept, points of the last trick and whether the Bagatto must win it,
cards drawn in the open."""
VALUES = 7
"""Place of the points of each code among the options."""

FOOL_CODE, BAGATTO_CODE = 77, 56
FOOL_BIT, TAROCCHI = 1 << 21, (1 << 21) - 1
ALL_LOW, ALL_HIGH = (1 << 56) - 1, (1 << 22) - 1
SUIT_LOW = np.array([0x3FFF << 14 * suit for suit in range(4)], np.int64)
FAMILY = np.array([0xF << 14 * suit + 10 for suit in range(4)], np.int64)
"""The four courts of each suit."""
OF_RANK = np.array([sum(1 << 14 * suit + 13 - rank for suit in range(4)) for rank in range(4)], np.int64)
"""The four cards of each rank, from the Kings to the Jacks."""
COURTS = sum(0xF << 14 * suit + 10 for suit in range(4))
LAST_TRICK = 39


@cache
def codes_of(strength: tuple[int, ...]) -> tuple[int, ...]:
    """Return the code of each card, from the strengths of the cards under the options of a match."""
    return tuple(
        FOOL_CODE if card == MATTO else (56 if SUIT[card] == TRUMP else 14 * SUIT[card]) + strength[card] - 1
        for card in range(SIZE)
    )


@cache
def cards_by(codes: tuple[int, ...]) -> tuple[Card, ...]:
    """Return the card of each code."""
    return tuple(sorted(range(SIZE), key=lambda card: codes[card]))


def masks(codes: Sequence[int], cards: Iterable[Card]) -> tuple[int, int]:
    """Return the two masks of some cards. ``codes`` are those of all cards."""
    low = high = 0
    for card in cards:
        code = codes[card]
        if code < 56:
            low |= 1 << code
        else:
            high |= 1 << code - 56
    return low, high


def options_of(rules: Rules) -> np.ndarray:
    """Return the options of a match as the compiled play reads them."""
    codes = codes_of(rules.strength)
    found = np.zeros(VALUES + SIZE, np.int64)
    found[COUNTING] = codes[rules.counting]
    found[DUTY] = rules.overtrump == "trump_led"
    found[AT_ONCE] = rules.exchange_at_once
    found[KEPT] = rules.unpaid_kept
    found[LAST_POINTS] = rules.urtimo_points
    found[LAST_TO_BAGATTO] = rules.urtimo_to_bagatto
    found[OPEN_DRAW] = rules.draw_shown
    for card, code in enumerate(codes):
        found[VALUES + code] = value(card, rules.counting)
    return found
