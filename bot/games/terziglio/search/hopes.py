"""What the cards of a family promise the two sides, by what their piles already have of it: tables for the policy.

Every card still to be won goes to either side with the same probability. Numbers are in 50 points of the score.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from bot.games.terziglio.melds import longest


def _alike(three: float, four: float, few: float) -> np.ndarray:
    """Return the difference between winning and losing one of four like cards, by those that each side has."""

    @cache
    def value(mine: int, theirs: int) -> float:
        if mine + theirs == 4:
            points = (0.0, 0.0, few, three, four)
            return points[mine] - points[theirs]
        return (value(mine + 1, theirs) + value(mine, theirs + 1)) / 2

    found = np.zeros((5, 5), np.float64)
    for mine in range(4):
        for theirs in range(4 - mine):
            found[mine, theirs] = (value(mine + 1, theirs) - value(mine, theirs + 1)) / 100
    return found


COMBINATION = _alike(17.0, 34.0, 0.0)
"""For a card of a combination, the Kings as example (T20)."""
ALIKE = _alike(13.0, 18.0, 7.0)
"""For an ace or a Moor, with the wild cards on average (T30)."""


def _suited() -> np.ndarray:
    """Return the mean difference of the patterns of a suit by the cards that each side has: King to Jack, then the
    ace."""
    lengths = np.array([[longest(held, 5, wilds, True, "natural").length for wilds in range(3)] for held in range(32)])
    points = np.where(lengths > 0, 5.0 * (lengths - 1), 0.0)
    found = np.zeros((32, 32), np.float64)
    for mine in range(32):
        rest = 31 & ~mine
        found[mine, rest] = (points[mine] - points[rest, ::-1]) @ (0.25, 0.5, 0.25) / 50
    for size in range(4, -1, -1):
        for mine in range(32):
            for theirs in range(32):
                if mine & theirs or (mine | theirs).bit_count() != size:
                    continue
                card = ~(mine | theirs) & (mine | theirs) + 1 & 31 or 1
                found[mine, theirs] = (found[mine | card, theirs] + found[mine, theirs | card]) / 2
    return found


SUITED = _suited()
"""For the cards of a suit (T25), the wild cards on average."""
