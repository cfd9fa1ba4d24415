"""Comparing entries of a board: places, shares of the others that are below, and the curve of all results.

Few scores are possible, so results are kept as the number of entries with each score: the place of an entry is a sum
over them, however many people played.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

K = TypeVar("K", bound=Hashable)

Results = Mapping[int, int]
"""How many entries have each score."""


class Rank(msgspec.Struct, frozen=True):
    """How an entry compares with all of a board, itself among them.

    ``place`` is one more than the number of higher scores; equal scores share it, and ``equal`` counts the others that
    do. ``below`` is the share of the entries that are strictly below plus half of the equal ones, in percent.
    ``difference`` is that to the mean of all entries, ``beaten`` the number of entries strictly below.
    """

    place: int
    entries: int
    equal: int
    below: float
    difference: float
    beaten: int = 0


class Bin(msgspec.Struct, frozen=True):
    """The entries with scores from ``low`` to ``high``, both included. ``own``: the person's is among these scores."""

    low: int
    high: int
    entries: int
    own: bool = False


def counted(scores: Iterable[int]) -> dict[int, int]:
    """Return how many entries have each score."""
    found: dict[int, int] = {}
    for score in scores:
        found[score] = found.get(score, 0) + 1
    return found


def rank(results: Results, score: int) -> Rank:
    """Return the rank of an entry with this score. Raises ValueError if no entry has it."""
    equal = results.get(score, 0)
    if equal < 1:
        raise ValueError("no entry has this score")
    above = below = total = points = 0
    for other, entries in results.items():
        total += entries
        points += other * entries
        if other > score:
            above += entries
        elif other < score:
            below += entries
    return Rank(above + 1, total, equal - 1, 100 * (below + equal / 2) / total, score - points / total, below)


def placed(entries: Sequence[tuple[K, int]]) -> list[tuple[int, K, int]]:
    """Return place, name and score of every entry, the best first. Equal scores share a place and keep their order."""
    ordered = sorted(entries, key=lambda entry: -entry[1])
    found: list[tuple[int, K, int]] = []
    for number, (name, score) in enumerate(ordered, 1):
        place = found[-1][0] if found and found[-1][2] == score else number
        found.append((place, name, score))
    return found


def curve(results: Results, own: int | None, bins: int) -> tuple[Bin, ...]:
    """Return all results in at most so many bins of equal width, the lowest scores first; () without results.

    ``own`` is the score of the person who looks, None if they have none. The width of a bin is a whole number.
    """
    if not results:
        return ()
    low, high = min(results), max(results)
    width = -(-(high - low + 1) // bins)
    counts = [0] * (-(-(high - low + 1) // width))
    for score, entries in results.items():
        counts[(score - low) // width] += entries
    place = None if own is None else (own - low) // width
    return tuple(
        Bin(low + number * width, low + (number + 1) * width - 1, entries, number == place)
        for number, entries in enumerate(counts)
    )
