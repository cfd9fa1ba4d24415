"""Where seats and their cards are on the board. Seat 0 sits south; play goes counter-clockwise: 1 is east.

Where it goes clockwise, east and west change places.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Seat
from bot.render.layout import Area, Place
from bot.render.model import WIDTH
from bot.render.sheet import Box
from bot.render.sprites import card_height

CARD = 200
HIGH = card_height(CARD)

SOUTH, EAST, NORTH, WEST = range(4)
SIDES: dict[int, tuple[int, ...]] = {2: (SOUTH, NORTH), 3: (SOUTH, EAST, WEST), 4: (SOUTH, EAST, NORTH, WEST)}
"""Points of the compass by seat, for each number of seats."""

CARDS: dict[int, Place] = {
    SOUTH: Place(450, 360),
    EAST: Place(712, 152),
    NORTH: Place(450, 8),
    WEST: Place(188, 152),
}
PILLS: dict[int, Box] = {
    SOUTH: (100, 620, 438, 688),
    EAST: (662, 494, 1060, 562),
    NORTH: (662, 76, 1060, 144),
    WEST: (40, 494, 438, 562),
}
CALLERS: dict[int, Box] = {
    SOUTH: (351, 620, 749, 688),
    EAST: (662, 420, 1060, 488),
    NORTH: (662, 76, 1060, 144),
    WEST: (40, 420, 438, 488),
}
"""The pills of an auction."""
CALLS: dict[int, Box] = {
    SOUTH: (351, 490, 749, 612),
    EAST: (662, 212, 1060, 412),
    NORTH: (662, 150, 1060, 208),
    WEST: (40, 152, 438, 412),
}
"""Where the calls of a seat stand, upwards from its pill."""
TITLE: Box = (14, 14, 438, 144)
SCORE: Box = (662, 14, 1086, 70)
LAST: Box = (662, 570, 1086, 688)
NOTES: Box = (14, 568, 438, 614)

LEFT, RIGHT = Area(14, 152, 166, 334), Area(920, 152, 166, 334)
SPOTS: dict[int, tuple[Area, ...]] = {
    2: (Area(14, 152, 424, 408), Area(662, 152, 424, 408)),
    3: (Area(446, 14, 208, 338), LEFT, RIGHT),
    4: (LEFT, RIGHT),
}
"""Where groups of cards are shown beside the trick, by the number of seats."""
HOMES: dict[int, dict[Seat, int]] = {2: {0: 0, 1: 1}, 3: {0: 0, 1: 2, 2: 1}, 4: {1: 1, 3: 0}}
"""The spot nearest to a seat."""
CENTRE = Area(446, 152, 208, 336)
"""Where they are shown in an auction."""

LARGE_CALLERS: dict[int, tuple[Box, Box]] = {
    SOUTH: ((310, 604, 790, 688), (310, 464, 790, 598)),
    EAST: ((660, 376, 1086, 460), (660, 112, 1086, 370)),
    WEST: ((14, 376, 440, 460), (14, 112, 440, 370)),
}
"""Pills and calls of an auction of three in large print."""
LARGE_CENTRE = Area(446, 112, 208, 256)

LARGE_TOP = 116
LARGE_PILL = 84


class SeatPlace(NamedTuple):
    """Where a seat's card (``width`` wide) and its name lie, and where its calls stand."""

    card: Place
    width: int
    pill: Box
    calls: Box = (0, 0, 0, 0)


def _mirrored(seat: Seat, count: int, clockwise: bool) -> Seat:
    """The seat whose place it takes."""
    return -seat % count if clockwise else seat


def compass(count: int, clockwise: bool = False) -> dict[Seat, int]:
    """The point of the compass at which each of ``count`` seats sits."""
    return {seat: SIDES[count][_mirrored(seat, count, clockwise)] for seat in range(count)}


def homes(count: int, clockwise: bool = False) -> dict[Seat, int]:
    """The spot nearest to each seat that has one."""
    return {_mirrored(seat, count, clockwise): spot for seat, spot in HOMES[count].items()}


def cross(count: int, clockwise: bool = False) -> dict[Seat, SeatPlace]:
    """Two seats face each other, three make a triangle, four a cross."""
    return {seat: SeatPlace(CARDS[side], CARD, PILLS[side]) for seat, side in compass(count, clockwise).items()}


def callers(count: int, clockwise: bool = False, *, large: bool = False) -> dict[Seat, SeatPlace]:
    """The same company in an auction: no cards, room for calls. ``large`` is large print, for three."""
    sides = compass(count, clockwise).items()
    if large:
        return {seat: SeatPlace(CARDS[side], CARD, *LARGE_CALLERS[side]) for seat, side in sides}
    return {seat: SeatPlace(CARDS[side], CARD, CALLERS[side], CALLS[side]) for seat, side in sides}


def row(count: int, shown: int = HIGH) -> dict[Seat, SeatPlace]:
    """All cards side by side in the order of the seats, ``shown`` px of them, names below: the lower edge is left for
    open hands."""
    pitch = (WIDTH - 28) // count
    found: dict[Seat, SeatPlace] = {}
    for seat in range(count):
        left = 14 + pitch * seat
        pill = (left + 4, 108 + shown + 6, left + pitch - 4, 108 + shown + 74)
        found[seat] = SeatPlace(Place(left + (pitch - CARD) // 2, 108), CARD, pill)
    return found


def large(count: int) -> dict[Seat, SeatPlace]:
    """Large print: cards as wide as there is room side by side, their names below in larger letters."""
    pitch = (WIDTH - 28) // count
    width = min(252, pitch - 14)
    top = LARGE_TOP + card_height(width) + 8
    found: dict[Seat, SeatPlace] = {}
    for seat in range(count):
        left = 14 + pitch * seat
        pill = (left + 3, top, left + pitch - 3, top + LARGE_PILL)
        found[seat] = SeatPlace(Place(left + (pitch - width) // 2, LARGE_TOP), width, pill)
    return found
