"""How the compiled play stores a hand: places in an array of numbers, and the tables of the pack.

A set of cards is one mask with the bits of the rules (:mod:`bot.games.mineo.deck`), 63 of them.
"""

from __future__ import annotations

import numpy as np

from bot.engine.compiled import Ints
from bot.games.mineo.deck import MISERIA, SIZE, SUIT, SUIT_MASKS, TRUMP, VALUE
from bot.games.mineo.options import Rules

HAND, PILE = 0, 3
"""The hand of each seat; the pile of the soloist and that of the defenders."""
TURN, LEADER, LED, COUNT, TABLE = 5, 6, 7, 8, 9
"""Seat to play, seat that led, suit led (-1: none), number of cards on the table, and the cards."""
NUMBER, OWING, TAKEN = 12, 13, 14
"""Number of the trick from 1 (21: the hand is over), the side that owes for the Fujutu (-1: none), and the pigliate of
each side."""
BEST, BEST_SEAT, LAST_SEAT = 16, 17, 18
"""The winning card so far (-1: none), its seat, and the seat that took the last trick."""
VOID = 19
"""Suits that each seat has shown to lack, a mask by seat."""
GONE, SHOWN, SCARTO = 22, 23, 24
"""Cards that everybody has seen leave a hand; cards of a shown monte that the soloist cannot have laid away; and the
cards laid away, which the soloist knows."""
SOLOIST, STATA, SCOMMESSA, RIVANTO = 25, 26, 27, 28
"""The soloist (-1: none), whether the payments are doubled, whether there is a scommessa, and the defender who said *mi
rivanto* (-1: none)."""
DEALER, GIRO, SPOKEN, WANTS_MORE, OFFERS, TAKER, PAYERS = 29, 30, 31, 32, 33, 34, 35
"""The auction, as in the rules (:class:`bot.games.mineo.auction.Auction`); ``TURN`` is the seat to speak. ``SPOKEN``
has a second mask, shifted by three, of those who have said *mischio* in this giro."""
PACKET, MONTE = 36, 48
"""The cards that each seat receives in each giro (12 masks, four for each seat), and the monte."""
SIZE_OF = 49
"""Number of places of a position."""

(
    VOID_FREE,
    OVERTRUMP,
    FUJUTU_LEAD,
    FUJUTU_LOST,
    FUJUTU_KEPT,
    LAST_POINTS,
    FULL_POINTS,
    RIVANTO_PERSONAL,
    RIVANTO_PAYS,
    CUMULATIVE,
    DISCARD,
    SCOMMESSA_NEEDS,
    ELIGIBLE,
    SHOWS_STATA,
    AMOUNT,
    ROUND_ONLY,
    PRENDO_ALWAYS,
    PAGO_AFTER,
    DEALER_PAGO,
) = range(19)
"""Places of the options. ``DISCARD`` is 0 for no_5_10, 1 for no_trumps, 2 for scartine_only, 3 for free; ``ELIGIBLE``
is 0 for not_spoken, 1 for not_passed, 2 for any_defender."""

LAST = 20
"""The number of the last trick."""
SUITS: Ints = np.array(SUIT_MASKS, np.int64)
SUIT_OF = np.array(SUIT, np.int64)
POINTS = np.array([value - 2 / 3 for value in VALUE], np.float64)
"""Card points of each card."""
NUMBERS = np.array([card - MISERIA if suit == TRUMP else -1 for card, suit in enumerate(SUIT)], np.int64)


def _worth(value: int) -> int:
    return sum(1 << card for card in range(SIZE) if VALUE[card] == value)


TWOS, THREES, FOURS, FIVES, TENS = (_worth(value) for value in (2, 3, 4, 5, 10))
"""The cards of each nominal value above 1 (S7)."""


def options_of(rules: Rules) -> np.ndarray:
    """Return the options of a match as the compiled play reads them."""
    found = np.zeros(19, np.int64)
    found[VOID_FREE] = rules.void_free
    found[OVERTRUMP] = rules.overtrump
    found[FUJUTU_LEAD] = rules.fujutu_may_lead
    found[FUJUTU_LOST] = rules.fujutu_lost_last
    found[FUJUTU_KEPT] = rules.fujutu_kept
    found[LAST_POINTS] = rules.last_trick_points
    found[FULL_POINTS] = rules.full_points
    found[RIVANTO_PERSONAL] = rules.rivanto_personal
    found[RIVANTO_PAYS] = rules.rivanto_failure_pays
    found[CUMULATIVE] = rules.arie_giove_cumulative
    found[DISCARD] = ("no_5_10", "no_trumps", "scartine_only", "free").index(rules.discard_rule)
    found[SCOMMESSA_NEEDS] = rules.scommessa_needs_fujutu
    found[ELIGIBLE] = ("not_spoken", "not_passed", "any_defender").index(rules.rivanto_eligibility)
    found[SHOWS_STATA] = rules.dealer_shows_stata
    found[AMOUNT] = rules.pago_amount
    found[ROUND_ONLY] = rules.pago_round_only
    found[PRENDO_ALWAYS] = rules.prendo_always
    found[PAGO_AFTER] = rules.pago_after_prendo
    found[DEALER_PAGO] = rules.dealer_final_pago
    return found
