"""Places as a reader counts them: players who share a place by their number are one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine.actions import Refusal
from bot.engine.options import complete
from bot.games.registry import game


def steps(places: Sequence[int]) -> dict[int, int]:
    """Return the number that each place has for a reader. Pairs share a place, so that the second pair has the third
    one; it is read as the second."""
    every = sorted(set(places))
    pairs = len({places.count(place) for place in every}) == 1
    return {place: number if pairs else place for number, place in enumerate(every, 1)}


def place_of(places: Sequence[int], place: int) -> tuple[int, int]:
    """Return the number that a place has for a reader, and of how many: pairs count as one each."""
    read = steps(places)
    shared = {places.count(one) for one in read}
    return read[place], len(read) if len(shared) == 1 < len(read) else len(places)


@cache
def step_of(slug: str, place: int) -> int:
    """Return the number that a place in a match of this game has for a reader, where the other places are unknown."""
    its_game = game(slug)
    options = complete(its_game.meta, {})
    sides = its_game.view(its_game.start(options)).sides if not isinstance(options, Refusal) else ()
    size = len(sides[0]) if sides and len({len(side) for side in sides}) == 1 else 1
    return (place - 1) // size + 1
