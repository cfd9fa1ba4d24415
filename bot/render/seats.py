"""Where seats and their cards are on the board. Seat 0 sits south; play goes counter-clockwise: 1 is east."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Seat
from bot.render.layout import Place
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
CALLS: dict[int, Box] = {
    SOUTH: (442, 390, 658, 612),
    EAST: (690, 152, 1060, 486),
    NORTH: (414, 152, 686, 374),
    WEST: (40, 152, 410, 486),
}
TITLE: Box = (14, 14, 438, 144)
SCORE: Box = (662, 14, 1086, 70)
LAST: Box = (662, 570, 1086, 688)
NOTES: Box = (14, 568, 438, 614)


class SeatPlace(NamedTuple):
    """Where a seat's card, its name and its calls lie."""

    card: Place
    pill: Box
    calls: Box


def cross(count: int) -> dict[Seat, SeatPlace]:
    """Two seats face each other, three make a triangle, four a cross."""
    return {seat: SeatPlace(CARDS[side], PILLS[side], CALLS[side]) for seat, side in enumerate(SIDES[count])}


def row(count: int) -> dict[Seat, SeatPlace]:
    """All cards side by side in the order of the seats, names below, which leaves the lower edge for open hands."""
    pitch = (WIDTH - 28) // count
    found: dict[Seat, SeatPlace] = {}
    for seat in range(count):
        left = 14 + pitch * seat
        pill = (left + 4, 108 + HIGH + 6, left + pitch - 4, 108 + HIGH + 74)
        card = Place(left + (pitch - CARD) // 2, 108)
        found[seat] = SeatPlace(card, pill, (left, card.y, left + pitch, card.y + HIGH))
    return found
