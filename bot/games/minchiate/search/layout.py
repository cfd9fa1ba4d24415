"""How the compiled play stores a position: places in an array of numbers, and the tables of the pack.

A set of cards is two masks. The low one has the suit cards, 14 bits a suit in order of power; the high one has the
tarocchi, bit 0 for the 1, and the Matto at bit 40. The *code* of a card is its bit, counted over both masks: 0-55 for
suit cards, 56-95 for tarocchi, 96 for the Matto. Only suit cards of C and D have another code than number.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from bot.engine.cards import Card
from bot.games.minchiate.deck import FOOL, MATTO, POWER, SIZE, SUIT, TRUMP, VALUE, trump
from bot.games.minchiate.melds import versicole
from bot.games.minchiate.options import Rules

LOW, HIGH = 0, 4
"""The two masks of each of the four hands."""
PILE_LOW, PILE_HIGH = 8, 10
"""The two masks of the pile of each pair."""
TURN, LEADER, LED, COUNT, TABLE = 12, 13, 14, 15, 16
"""Seat to play, seat that led, suit led (-1: none), number of cards on the table, and their codes."""
NUMBER, SUITS_LED, FALLEN, OWING, WON = 20, 21, 22, 23, 24
"""Number of the trick from 1 (22: the deal is over), masks as in the rules, the pair that owes for the Matto (-1:
none), and the tricks of each pair."""
UNPAID, PAID, MARKS = 26, 27, 28
"""The unpaid difference, the rests paid and the raw marks, each as pair 0 less pair 1."""
VOID = 29
"""Suits that each seat has shown to lack, a mask by seat."""
BEST, BEST_SEAT, LAST_PAIR = 33, 34, 35
"""The winning card so far (-1: none), its seat, and the pair that took the last trick."""
GONE_LOW, GONE_HIGH = 36, 37
"""The cards that everybody has seen leave a hand: played, or discarded openly."""
KNOWN_KINGS = 38
"""Kings that everybody knows a seat to have held: bit 4 * seat + suit."""
LAID_LOW, LAID_HIGH = 39, 40
"""Discards that everybody sees once the first trick is complete (M62)."""
SIZE_OF = 41
"""Number of places of a position."""

KING_RULE, MATTO_LEAD, MATTO_FORCED, LAST_EXTRA, CASCARE, LITERAL, DEVIL, AT_ONCE, DECLARED, SHOWN = range(10)
"""Places of the options. ``KING_RULE`` is 0 off, 1 first trick, 2 suit first led. ``DECLARED``: the versicole of each
hand are marked with its first card. ``SHOWN``: discards are shown, not counted only."""

CODE = tuple(card if card >= 56 else SUIT[card] * 14 + POWER[card] - 1 for card in range(SIZE))
"""The code of each card."""
CARD = tuple(sorted(range(SIZE), key=lambda card: CODE[card]))
"""The card of each code."""

SUIT_LOW = np.array([0x3FFF << 14 * suit for suit in range(4)] + [0, 0], np.int64)
TAROCCHI = (1 << 40) - 1
FOOL_BIT = 1 << 40
KINGS_LOW = sum(1 << 14 * suit + 13 for suit in range(4))
SUIT_OF = np.array([SUIT[card] for card in CARD], np.int64)
WORTH = np.array([VALUE[card] for card in CARD], np.int64)
"""Suit number and points of each code."""


def _high(points: int) -> int:
    return sum(1 << code - 56 for code in range(56, SIZE) if WORTH[code] == points and code != MATTO)


THREES, FIVES, TENS = _high(3), _high(5), _high(10)
"""The tarocchi of the carte di conto by their points."""
ALL_LOW, ALL_HIGH = (1 << 56) - 1, (1 << 41) - 1


def _melds(first: int, length: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the points and the number of the versicole of each set of ``length`` tarocchi in sequence."""
    points, count = np.zeros(1 << length, np.int64), np.zeros(1 << length, np.int64)
    for held in range(1 << length):
        found = versicole(held << 55 + first, devil=False)
        runs = [one for one in found if one.type in ("papi", "run")]
        points[held], count[held] = sum(one.points for one in runs), len(runs)
    return points, count


PAPI_POINTS, PAPI_COUNT = _melds(1, 5)
RUN_POINTS, RUN_COUNT = _melds(28, 13)
"""Points and number of the sequences in each block of tarocchi (M15, M16)."""


def masks(cards: Iterable[Card]) -> tuple[int, int]:
    """Return the two masks of some cards."""
    low = high = 0
    for card in cards:
        code = CODE[card]
        if code < 56:
            low |= 1 << code
        else:
            high |= 1 << code - 56
    return low, high


def options_of(rules: Rules) -> np.ndarray:
    """Return the options of a match as the compiled play reads them."""
    found = np.zeros(10, np.int64)
    found[KING_RULE] = {"off": 0, "first_trick": 1, "suit_first_led": 2}[rules.king_rule]
    found[MATTO_LEAD] = rules.matto_may_lead
    found[MATTO_FORCED] = rules.matto_forced
    found[LAST_EXTRA] = rules.matto_last_extra
    found[CASCARE] = rules.cascare == "mandatory"
    found[LITERAL] = rules.card_points == "literal_piles"
    found[DEVIL] = rules.devil_versicola
    found[AT_ONCE] = rules.pay_at_once
    found[DECLARED] = 1
    found[SHOWN] = rules.discards_shown == "cards"
    return found


assert (SUIT[MATTO], SUIT[trump(1)]) == (FOOL, TRUMP)
