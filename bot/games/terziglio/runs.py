"""The longest pattern of a sequence family (T25-T29), on places instead of cards.

Place 0 is the head, places 1-3 stand under it, the tail follows. A set of places is an int, bit ``n`` the place ``n``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Run(NamedTuple):
    """An arrangement: how many cards, the places filled by their own cards, how many wild cards in all."""

    length: int
    natural: int
    wilds: int


NO_RUN = Run(0, 0, 0)

_FILLS: tuple[tuple[int, int], ...] = ((0, 0), (0b001, 1), (0b010, 1), (0b100, 1), (0b101, 2))
"""Places 1-3 (bits 0-2) that wild cards may fill, no two next to each other (T27), and how many they are."""


@lru_cache(maxsize=1 << 15)
def longest(held: int, places: int, wilds: int, skip: bool, extension: str) -> Run:
    """The longest legal pattern. ``held`` are the places whose own card is there, of ``places`` in all; ``wilds`` the
    wild cards to hand; ``skip`` whether one of places 1-3 may stay empty (T25)."""
    best = NO_RUN
    top = held >> 1 & 7
    if not held & 1 or not top:
        return best
    complete = top & 3 == 3 or (skip and top.bit_count() >= 2)
    for fill, count in _FILLS:
        if count > wilds or fill & top:
            continue
        filled = top | fill
        if not (filled & 3 == 3 or (skip and filled.bit_count() >= 2)):
            continue
        natural = 1 | top << 1
        length = 1 + filled.bit_count()
        tails = _tails(held, places, wilds - count) if skip or filled & 4 else _NO_TAIL
        for tail, bridges in tails:
            used = count + bridges
            spare = wilds - used
            if (extension != "free" and not complete) or (extension == "strict" and used):
                spare = 0
            total = length + tail.bit_count() + bridges + spare
            if total > best.length:
                best = Run(total, natural | tail, used + spare)
    return best if best.length >= 3 else NO_RUN


_NO_TAIL: list[tuple[int, int]] = [(0, 0)]
"""Without the free gap a tail needs place 3 filled (T25)."""


def _tails(held: int, places: int, wilds: int) -> list[tuple[int, int]]:
    """Every way to run down the tail: its natural places, and the single missing ones bridged (T28)."""
    found: list[tuple[int, int]] = []
    natural = bridges = 0
    place = 4
    while place < places:
        if held >> place & 1:
            natural |= 1 << place
        else:
            # Stopping here keeps a wild card for the end, which may be worth as much as a bridge.
            found.append((natural, bridges))
            if bridges == wilds or not held >> place - 1 & 1 or place + 1 >= places or not held >> place + 1 & 1:
                return found
            bridges += 1
        place += 1
    found.append((natural, bridges))
    return found
