"""Positions of seats and their cards on the board.

Seat 0 sits south; play goes counter-clockwise, so seat 1 sits east. In games that go clockwise, east and west are
swapped.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import PublicView
from bot.render.layout import Area, Place
from bot.render.model import WIDTH
from bot.render.sprites import card_height
from bot.render.surface import Box

CARD, WIDE_CARD = 200, 228
"""Width in px of a played card with four players, and with three."""
HIGH = card_height(CARD)
"""Height in px of a card of width `CARD`."""
NAMEPLATE = 70
"""Height in px of a nameplate."""

SOUTH, EAST, NORTH, WEST = range(4)
"""Compass points, as numbers."""
SIDES: dict[int, tuple[int, ...]] = {2: (SOUTH, NORTH), 3: (SOUTH, EAST, WEST), 4: (SOUTH, EAST, NORTH, WEST)}
"""Compass points by seat, for each number of seats."""

CARDS: dict[int, Place] = {
    SOUTH: Place(450, 360),
    EAST: Place(694, 166),
    NORTH: Place(450, 8),
    WEST: Place(206, 166),
}
"""Places of played cards by compass point, with two or four players."""
NAMEPLATES: dict[int, Box] = {
    SOUTH: (112, 620, 438, 690),
    EAST: (662, 506, 1086, 576),
    NORTH: (662, 90, 1086, 160),
    WEST: (14, 506, 438, 576),
}
"""Boxes of nameplates by compass point, with two or four players."""
THREE_CARDS: dict[int, Place] = {SOUTH: Place(436, 308), EAST: Place(678, 112), WEST: Place(190, 112)}
"""Places of played cards with three players, below a strip over the whole width."""
BROAD_CARDS: dict[int, Place] = {EAST: Place(769, 112), WEST: Place(103, 112)}
"""Places of the outer cards with three players, if no groups of cards lie beside them."""
THREE_NAMEPLATES: dict[int, Box] = {SOUTH: (112, 620, 424, 690), EAST: (680, 500, 1086, 570), WEST: (14, 500, 420, 570)}
"""Boxes of nameplates with three players, below a strip over the whole width."""
CALLERS: dict[int, Box] = {
    SOUTH: (351, 620, 749, 690),
    EAST: (662, 420, 1060, 490),
    NORTH: (662, 90, 1086, 160),
    WEST: (40, 420, 438, 490),
}
"""Boxes of nameplates in an auction of two or four players."""
CALLS: dict[int, Box] = {
    SOUTH: (351, 492, 749, 616),
    EAST: (662, 236, 1060, 416),
    NORTH: (662, 166, 1060, 232),
    WEST: (40, 166, 438, 416),
}
"""Boxes of the calls of a seat, above its nameplate."""
TITLE: Box = (14, 14, 438, 160)
"""The corner with table, deal, trick and status."""
SCORE: Box = (662, 14, 1086, 84)
"""The corner with the score."""
LAST: Box = (662, 582, 1086, 690)
"""The corner with the previous trick."""
NOTES: Box = (14, 580, 438, 616)
"""The corner with a remark."""
THREE_LAST: Box = (680, 578, 1086, 690)
"""The corner with the previous trick, with three players."""
THREE_NOTES: Box = (14, 574, 424, 614)
"""The corner with a remark, with three players."""

LEFT, RIGHT = Area(14, 166, 174, 330), Area(912, 166, 174, 330)
"""Areas beside the trick with four players."""
SPOTS: dict[int, tuple[Area, ...]] = {
    3: (Area(436, 112, 228, 188), Area(14, 112, 162, 380), Area(924, 112, 162, 380)),
    4: (LEFT, RIGHT),
}
"""Areas for groups of cards beside the trick, by number of seats."""
HOMES: dict[int, dict[Seat, int]] = {3: {0: 0, 1: 2, 2: 1}, 4: {1: 1, 3: 0}}
"""Number of the area nearest to a seat, by number of seats."""
CENTRE = Area(446, 166, 208, 322)
"""Area for groups of cards in an auction of two players."""

THREE_CALLERS: dict[int, tuple[Box, Box]] = {
    SOUTH: ((112, 556, 1086, 690), (560, 556, 1072, 690)),
    EAST: ((728, 112, 1086, 544), (736, 250, 1078, 534)),
    WEST: ((14, 112, 372, 544), (22, 250, 364, 534)),
}
"""Plates in an auction of three players, and the boxes of the calls on them."""
STAKE = Area(382, 112, 336, 432)
"""Area in an auction of three players for the stock and the standing call."""

LARGE_TOP = 116
"""y coordinate in px of the cards in large print."""
LARGE_NAMEPLATE = 84
"""Height in px of a nameplate in large print."""


class SeatPlace(NamedTuple):
    """Place of a seat's card (`width` px wide), and the boxes of its nameplate and its calls."""

    card: Place
    width: int
    nameplate: Box
    calls: Box = (0, 0, 0, 0)


def runs_clockwise(view: PublicView) -> bool:
    """Return whether the next seat sits to the left. The option ``direction`` only mirrors the drawing (Terziglio
    T1)."""
    return view.options.get("direction") == "cw"


def _mirrored(seat: Seat, count: int, clockwise: bool) -> Seat:
    """Return the seat whose place this seat takes: another one if the game goes clockwise."""
    return -seat % count if clockwise else seat


def compass(count: int, clockwise: bool = False) -> dict[Seat, int]:
    """Return the compass point of each of `count` seats."""
    return {seat: SIDES[count][_mirrored(seat, count, clockwise)] for seat in range(count)}


def homes(count: int, clockwise: bool = False) -> dict[Seat, int]:
    """Return the number of the nearest area for each seat that has one."""
    return {_mirrored(seat, count, clockwise): spot for seat, spot in HOMES[count].items()}


def cross(count: int, clockwise: bool = False, *, broad: bool = False) -> dict[Seat, SeatPlace]:
    """Return the places of a triangle for three seats, of a cross for four. `broad` is a triangle without groups of
    cards at its sides: the outer cards stand in the middle of their nameplates."""
    cards, nameplates, width = (THREE_CARDS, THREE_NAMEPLATES, WIDE_CARD) if count == 3 else (CARDS, NAMEPLATES, CARD)
    if broad:
        cards = {**cards, **BROAD_CARDS}
    return {seat: SeatPlace(cards[side], width, nameplates[side]) for seat, side in compass(count, clockwise).items()}


def callers(count: int, clockwise: bool = False) -> dict[Seat, SeatPlace]:
    """Return the places in an auction: no cards, room for calls."""
    boxes = THREE_CALLERS if count == 3 else {side: (CALLERS[side], CALLS[side]) for side in CALLERS}
    return {seat: SeatPlace(CARDS[side], CARD, *boxes[side]) for seat, side in compass(count, clockwise).items()}


def row(count: int, shown: int = HIGH, nameplate_height: int = NAMEPLATE) -> dict[Seat, SeatPlace]:
    """Return places side by side in the order of the seats, with `shown` px of each card and nameplates of this height
    below. The lower edge stays free for open hands."""
    pitch = (WIDTH - 28) // count
    found: dict[Seat, SeatPlace] = {}
    for seat in range(count):
        left = 14 + pitch * seat
        nameplate = (left + 4, 108 + shown + 6, left + pitch - 4, 108 + shown + 6 + nameplate_height)
        found[seat] = SeatPlace(Place(left + (pitch - CARD) // 2, 108), CARD, nameplate)
    return found


def large(count: int) -> dict[Seat, SeatPlace]:
    """Return the places in large print: cards side by side, as wide as possible, with larger nameplates below."""
    pitch = (WIDTH - 28) // count
    width = min(252, pitch - 14)
    top = LARGE_TOP + card_height(width) + 8
    found: dict[Seat, SeatPlace] = {}
    for seat in range(count):
        left = 14 + pitch * seat
        nameplate = (left + 3, top, left + pitch - 3, top + LARGE_NAMEPLATE)
        found[seat] = SeatPlace(Place(left + (pitch - width) // 2, LARGE_TOP), width, nameplate)
    return found
