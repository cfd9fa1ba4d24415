"""Comparing the scores of one board across tables: matchpoints, differences and victory points. Pure.

Scores are whole numbers in the game's own unit (``docs/tournaments.md``), each of one side that sat in the same seat of
the same board as the others it is compared with. What is counted from them is exact (:class:`fractions.Fraction`); what
is shown and added up is rounded once, to hundredths of a percent or of a victory point, so that everybody can add up a
table by hand and equal results are equal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

R = (math.sqrt(5) - 1) / 2
"""The constant of the World Bridge Federation's continuous scale."""

WHOLE = 100
"""Hundredths in a percent or in a victory point."""

MOST_VP = 20 * WHOLE
"""The victory points that both sides of a match share, in hundredths."""

FULL = 100 * WHOLE
"""All of what is possible, in hundredths of a percent."""

FIELD, MATCH = "field", "match"
"""What a score is compared with: all tables at the board (pairs, individuals), or those of the match (teams)."""

BLITZ = {
    ("minchiate", FIELD): 160.0,
    ("minchiate", MATCH): 240.0,
    ("terziglio", FIELD): 17.0,
    ("terziglio", MATCH): 15.0,
    ("chinze", FIELD): 56.0,
    ("chinze", MATCH): 61.0,
    ("mineo", FIELD): 8.5,
    ("mineo", MATCH): 7.8,
}
"""The difference a board, in the game's unit, that about one random round in twenty reaches. It was measured:
``python -m tests.duplicate.blitz --boards 400``."""


def matchpoints(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the matchpoints of each score: 2 for each other one that it beats, 1 for each that it equals."""
    return tuple(sum((own > other) + (own >= other) for other in scores) - 1 for own in scores)


def shares(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the matchpoints of each score as a share (0 to 1) of the most possible; half of it for a single score."""
    if len(scores) == 1:
        return (Fraction(1, 2),)
    return tuple(Fraction(points, 2 * (len(scores) - 1)) for points in matchpoints(scores))


def mean(scores: Sequence[int]) -> Fraction:
    """Return the mean in the unit of the scores. Raises ValueError without scores."""
    if not scores:
        raise ValueError("there are no scores")
    return Fraction(sum(scores), len(scores))


def datum(scores: Sequence[int]) -> Fraction:
    """Return the mean without the highest and the lowest eighth, each rounded down, in the unit of the scores.

    Raises ValueError without scores.
    """
    left_out = len(scores) // 8
    return mean(sorted(scores)[left_out : len(scores) - left_out])


def differences(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the difference of each score from the datum, in the unit of the scores (Butler)."""
    if not scores:
        return ()
    middle = datum(scores)
    return tuple(own - middle for own in scores)


def from_others(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the difference of each score from the mean of the others, in the unit of the scores; 0 for a single one.

    Of two scores it is what the one has more than the other: the difference of a match of teams.
    """
    if len(scores) < 2:
        return (Fraction(0),) * len(scores)
    total = sum(scores)
    return tuple(own - Fraction(total - own, len(scores) - 1) for own in scores)


def victory_points(difference: Fraction | int, boards: int, blitz: float) -> int:
    """Return the victory points of a side in hundredths, 0 to 2000, from its difference over all boards of a round.

    ``blitz`` is the difference a board (:data:`BLITZ`). The other side, whose difference is the opposite, gets what is
    missing to 2000. Raises ValueError if there are no boards or the blitz is not above 0.
    """
    if boards < 1 or blitz <= 0:
        raise ValueError("victory points need a board and a blitz above 0")
    span = blitz * math.sqrt(boards)
    part = (1 - R ** (3 * min(float(abs(difference)) / span, 1.0))) / (1 - R**3)
    won = MOST_VP // 2 + rounded(part * (MOST_VP // 2))
    return won if difference >= 0 else MOST_VP - won


def rounded(value: Fraction | float) -> int:
    """Return the nearest whole number; halves are rounded up."""
    return math.floor(value + Fraction(1, 2)) if isinstance(value, Fraction) else math.floor(value + 0.5)
