"""How the compiled play stores a position: places in an array of numbers, and the tables of the pack.

A set of cards is a mask as in the rules (:mod:`bot.games.terziglio.deck`); a card is its number. Side 0 is the
declarer, side 1 the defenders.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from bot.engine.compiled import Ints
from bot.games.terziglio import deck
from bot.games.terziglio.deck import MATTO, RANKS, SIZE, of_suit
from bot.games.terziglio.melds import longest
from bot.games.terziglio.options import Rules
from bot.games.terziglio.play import table_strengths

HAND, PILE, AWAY = 0, 3, 5
"""The hands, the cards of the tricks of each side without the Matto, and the discard or, after solo, the stock."""
TURN, LEADER, LED, COUNT, TABLE = 6, 7, 8, 9, 10
"""Seat to play, seat that led, suit led (-1: none), number of cards on the table, and the cards."""
NUMBER, WON, POINTS = 13, 14, 16
"""Number of the trick from 1 (20: the hand is over), tricks of each side, its points for declarations and tricks."""
FOOL_SEAT, FOOL_TO = 18, 19
"""The seat that played the Matto (-1: none), and the side that won its trick."""
VOID = 20
"""Suits that each seat has shown to lack, a mask by seat."""
BEST, BEST_SEAT, LAST_SIDE = 23, 24, 25
"""The winning card so far (-1: none), its seat, and the side that took the last trick."""
GONE, SHOWN = 26, 27
"""The cards played, and those in each hand that everybody knows from a declaration."""
DECLARER, SOLO = 30, 31
"""The seat of the declarer, and 1 for the contract ``solo``."""
SIZE_OF = 32
"""Number of places of a position."""

(
    ORDER,
    SKIP,
    EXTENSION,
    COMBO_WILD,
    BONUS,
    FOOL_BONUS,
    FOOL_LEADS,
    BY_LAST,
    ODD_UP,
    TIE_VOID,
    FLAT_ALL,
    EMPTY,
    BOLOGNESE,
) = range(13)
"""Places of the options. ``ORDER`` is the number of the order of the cards in ``POWER``, ``EXTENSION`` 0 natural,
1 strict, 2 free; ``EMPTY`` is the mask of the cards that count in no family."""
RUNS = 13
"""Where the lengths of the patterns of a suit begin: by the ten cards held, counted from the King as lowest bit, and by
the number of wild cards; first of S and B, then of C and D."""
RUNS_SIZE = 1024 * 3

SUIT_OF = np.array(deck.SUIT, np.int64)
SUIT_CARDS = np.array([*deck.SUIT_MASKS[:5], 1 << MATTO], np.int64)
VALUES = np.array(deck.VALUE, np.int64)
ORDERS = tuple((trumps, pips) for trumps in (False, True) for pips in (False, True))
POWER = np.array(
    [[table_strengths(*order)[min(deck.SUIT[card], deck.TRUMP)][card] for card in range(SIZE)] for order in ORDERS],
    np.int64,
)
"""The strength of each card in its own suit, by the order of the cards."""
HIGHER: Ints = np.array(
    [
        [
            sum(
                1 << other
                for other in range(SIZE)
                if other != card and deck.SUIT[other] == deck.SUIT[card] and power[other] >= power[card]
            )
            for card in range(SIZE)
        ]
        for power in POWER
    ],
    np.int64,
)
"""The cards of the same suit that beat a card if they are played after it, by the order of the cards (T5)."""


@lru_cache(maxsize=64)
def options_of(rules: Rules) -> np.ndarray:
    """Return the options of a match as the compiled play reads them."""
    found = np.zeros(RUNS + 2 * RUNS_SIZE, np.int64)
    order = (rules.trump_order == "bolognese", rules.pip_order == "bolognese")
    found[ORDER], found[BOLOGNESE] = ORDERS.index(order), order[0]
    found[SKIP] = rules.top_skip == "one"
    found[EXTENSION] = ("natural", "strict", "free").index(rules.wild_extension)
    found[COMBO_WILD] = rules.combo_wild == "allowed"
    found[BONUS], found[FOOL_BONUS] = rules.trick_bonus, rules.fool_in_trick_bonus
    found[FOOL_LEADS] = rules.fool_lead == "allowed"
    found[BY_LAST] = rules.solo_stock == "last_trick"
    found[ODD_UP] = rules.odd_card == "defenders"
    found[TIE_VOID], found[FLAT_ALL] = rules.tie == "void", rules.all_tricks == "flat40"
    found[EMPTY] = sum(1 << card for card in range(SIZE) if not rules.melds.touched(card))
    full = rules.suit_pattern_cards == "full_suit"
    for kind in (0, 1):
        tail = RANKS[4:] if full and not (kind and order[1]) else ("A", "6", "7", "8", "9", "10") if full else ("A",)
        places = [of_suit(0, rank) - of_suit(0, "K") for rank in (*RANKS[:4], *tail)]
        at = RUNS + kind * RUNS_SIZE
        for held in range(1024):
            row = sum((held >> bit & 1) << place for place, bit in enumerate(places))
            for wilds in range(3):
                run = longest(row, len(places), wilds, rules.top_skip == "one", rules.wild_extension)
                found[at + 3 * held + wilds] = run.length
    return found
