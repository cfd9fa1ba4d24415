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

CARD, WIDE_CARD = 200, 228
"""Width of a card of four, and of three."""
HIGH = card_height(CARD)
PILL = 70
"""Height of a pill."""

SOUTH, EAST, NORTH, WEST = range(4)
SIDES: dict[int, tuple[int, ...]] = {2: (SOUTH, NORTH), 3: (SOUTH, EAST, WEST), 4: (SOUTH, EAST, NORTH, WEST)}
"""Points of the compass by seat, for each number of seats."""

CARDS: dict[int, Place] = {
    SOUTH: Place(450, 360),
    EAST: Place(694, 166),
    NORTH: Place(450, 8),
    WEST: Place(206, 166),
}
PILLS: dict[int, Box] = {
    SOUTH: (112, 620, 438, 690),
    EAST: (662, 506, 1086, 576),
    NORTH: (662, 90, 1086, 160),
    WEST: (14, 506, 438, 576),
}
THREE_CARDS: dict[int, Place] = {SOUTH: Place(436, 308), EAST: Place(678, 112), WEST: Place(190, 112)}
THREE_PILLS: dict[int, Box] = {SOUTH: (112, 620, 424, 690), EAST: (680, 500, 1086, 570), WEST: (14, 500, 420, 570)}
"""The same for three, below a strip over the whole width."""
CALLERS: dict[int, Box] = {
    SOUTH: (351, 620, 749, 690),
    EAST: (662, 420, 1060, 490),
    NORTH: (662, 90, 1086, 160),
    WEST: (40, 420, 438, 490),
}
"""The pills of an auction."""
CALLS: dict[int, Box] = {
    SOUTH: (351, 492, 749, 616),
    EAST: (662, 236, 1060, 416),
    NORTH: (662, 166, 1060, 232),
    WEST: (40, 166, 438, 416),
}
"""Where the calls of a seat stand, upwards from its pill."""
TITLE: Box = (14, 14, 438, 160)
SCORE: Box = (662, 14, 1086, 84)
LAST: Box = (662, 582, 1086, 690)
NOTES: Box = (14, 580, 438, 616)
THREE_LAST: Box = (680, 578, 1086, 690)
THREE_NOTES: Box = (14, 574, 424, 614)

LEFT, RIGHT = Area(14, 166, 174, 330), Area(912, 166, 174, 330)
SPOTS: dict[int, tuple[Area, ...]] = {
    3: (Area(436, 112, 228, 188), Area(14, 112, 162, 380), Area(924, 112, 162, 380)),
    4: (LEFT, RIGHT),
}
"""Where groups of cards are shown beside the trick, by the number of seats."""
HOMES: dict[int, dict[Seat, int]] = {3: {0: 0, 1: 2, 2: 1}, 4: {1: 1, 3: 0}}
"""The spot nearest to a seat."""
CENTRE = Area(446, 166, 208, 322)
"""Where they are shown in an auction of two."""

THREE_CALLERS: dict[int, tuple[Box, Box]] = {
    SOUTH: ((112, 556, 1086, 690), (560, 556, 1072, 690)),
    EAST: ((728, 112, 1086, 544), (736, 250, 1078, 534)),
    WEST: ((14, 112, 372, 544), (22, 250, 364, 534)),
}
"""Plates of an auction of three, and where the calls stand on them."""
STAKE = Area(382, 112, 336, 432)
"""What three call for: the stock, and the call that stands."""

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
    """Three make a triangle, four a cross."""
    cards, pills, width = (THREE_CARDS, THREE_PILLS, WIDE_CARD) if count == 3 else (CARDS, PILLS, CARD)
    return {seat: SeatPlace(cards[side], width, pills[side]) for seat, side in compass(count, clockwise).items()}


def callers(count: int, clockwise: bool = False) -> dict[Seat, SeatPlace]:
    """The same company in an auction: no cards, room for calls."""
    boxes = THREE_CALLERS if count == 3 else {side: (CALLERS[side], CALLS[side]) for side in CALLERS}
    return {seat: SeatPlace(CARDS[side], CARD, *boxes[side]) for seat, side in compass(count, clockwise).items()}


def row(count: int, shown: int = HIGH, pill_high: int = PILL) -> dict[Seat, SeatPlace]:
    """All cards side by side in the order of the seats, ``shown`` px of them, names in pills of that height below: the
    lower edge is left for open hands."""
    pitch = (WIDTH - 28) // count
    found: dict[Seat, SeatPlace] = {}
    for seat in range(count):
        left = 14 + pitch * seat
        pill = (left + 4, 108 + shown + 6, left + pitch - 4, 108 + shown + 6 + pill_high)
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
