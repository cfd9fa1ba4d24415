"""Declares the courts: the pose, dress and company of each suit's jack, knight, queen and king."""

from __future__ import annotations

from typing import NamedTuple

from cards_art.draw.palette import BROWN, DARK, GOLD, OAK, STEEL, WHITE
from cards_art.draw.robed import AUBURN, FAIR, GREY

BLACK = "#2A211C"
STONE_SEAT = "#C9C3B2"

Beside = tuple[str, float, float, float, tuple[str, ...]]
"""A pictogram at the feet: name, x, y, size in px, colours (none: the ``coats`` of the suit)."""


class Jack(NamedTuple):
    """A jack or maid. ``hat`` is of ``robed.HATS``; ``flip`` holds the sign on the left; ``hair`` is a maid's."""

    hat: str
    flip: bool
    hair: str
    beside: Beside | None = None


class Knight(NamedTuple):
    """A knight. ``horse`` and ``shade`` are the colours of the horse's coat and of its shadows.

    The horse rears by ``rears`` degrees round ``pivot`` (px); ``flip`` turns it round.
    """

    horse: str
    shade: str
    tail: str
    hat: str
    hair: str
    flip: bool = False
    rears: float = 0
    pivot: tuple[float, float] = (96, 412)


class Ruler(NamedTuple):
    """A queen or king; ``left`` holds the sign on the left of the picture, ``coloured`` makes the sleeves not white."""

    arms: tuple[str, str]
    left: bool = False
    head: str = "crown"
    hair: str = AUBURN
    beard: bool = False
    long_hair: bool = True
    seated: bool = True
    coloured: bool = False
    wood: str = OAK
    beside: Beside | None = None


JACKS = {
    "C": Jack("cap", flip=False, hair=AUBURN, beside=("rabbit", 30, 366, 60, ("#B5793F",))),
    "D": Jack("brim", flip=True, hair=FAIR, beside=("cat", 208, 356, 60, ("#8A5631",))),
    "S": Jack("helm", flip=False, hair=BLACK, beside=("sitting-dog", 28, 336, 84, ("#D9C6A0",))),
    "B": Jack("hood", flip=True, hair=BROWN, beside=("goose", 206, 344, 74, (WHITE, GOLD))),
}

KNIGHTS = {
    "C": Knight("#B5652B", "#8A4A1E", "#4A2C17", "cap", AUBURN),
    "D": Knight("#FCF8EC", "#DCD3BF", "#6B4A2E", "brim", BLACK, flip=True),
    "S": Knight("#8C8894", "#6A6674", "#3A3A46", "helm", BROWN, rears=-9),
    "B": Knight("#6B4A2E", "#4E3420", "#2A211C", "wreath", FAIR, flip=True, rears=-9),
}

QUEENS = {
    "C": Ruler(("down", "out")),
    "D": Ruler(("out", "down"), left=True, head="veil", hair=BLACK, wood=STONE_SEAT),
    "S": Ruler(("fold", "up"), hair=FAIR, coloured=True, wood="#8A93A8"),
    "B": Ruler(("out", "down"), left=True, hair=BROWN, seated=False, beside=("deer", 196, 318, 88, ("#B5793F", BROWN))),
}

KINGS = {
    "C": Ruler(("down", "up"), hair=BROWN, beard=True, long_hair=False),
    "D": Ruler(("down", "out"), hair=GREY, beard=True, coloured=True, beside=("swap-bag", 28, 366, 56, (GOLD,))),
    "S": Ruler(
        ("up", "down"), left=True, hair=BLACK, beard=True, long_hair=False, coloured=True, wood=STONE_SEAT,
        beside=("visored-helm", 216, 362, 58, (STEEL, STEEL, DARK)),
    ),
    "B": Ruler(
        ("up", "fold"), left=True, hair=BLACK, beard=True, long_hair=False, seated=False,
        beside=("lion", 198, 338, 84, ("#B5652B", "#E8AE1E")),
    ),
}  # fmt: skip
