"""Colours of the packs: suits, classes of trumps, inks (RGB hex)."""

from __future__ import annotations

from typing import NamedTuple

INK = "#1E1713"
PAPER = "#FAF3E1"
PALE_GOLD = "#FFE9A8"
RULE = "#E9C15C"
GOLD = "#E8AE1E"
STEEL = "#9DB9D6"
STEEL_DARK = "#5E84B4"
WOOD = "#8A5631"
RED = "#C8342C"
BLUE = "#2B56A8"
GREEN = "#3F9A7F"
CREAM = "#FFF3D2"


class SuitColours(NamedTuple):
    """``figure`` colours the index, ``strip`` the name plate, ``tint`` the niche of courts.

    ``outline`` rims pale figures.
    """

    figure: str
    strip: str
    tint: str
    outline: str | None = None


SUITS: dict[str, SuitColours] = {
    "C": SuitColours("#BC1A2E", "#BC1A2E", "#F6DAD3"),
    "S": SuitColours("#173F92", "#173F92", "#D5E1F2"),
    "B": SuitColours("#007567", "#007567", "#D3EADF"),
    "D": SuitColours("#E5A419", "#9A6200", "#F7E7BC", "#4A2A00"),
}


class TrumpColours(NamedTuple):
    """``head`` is header and plate, ``window`` the field, ``mark`` the emblem.

    ``ground`` names the pattern of the field.
    """

    head: str
    window: str
    mark: str
    ground: str


TRUMPS: dict[str, TrumpColours] = {
    "papi": TrumpColours("#4B1D4A", "#F8E9C6", "#4B1D4A", "sunburst"),
    "virtues": TrumpColours("#17443B", "#E3EFDF", "#17443B", "halo"),
    "fates": TrumpColours("#3B2922", "#EFE3CF", "#3B2922", "hatching"),
    "fire": TrumpColours("#7A2A12", "#FBE3C0", "#B5401A", "sunburst"),
    "water": TrumpColours("#0E3F57", "#CFE4EE", "#0E3F57", "waves"),
    "earth": TrumpColours("#2F4A22", "#E2ECCB", "#2F4A22", "hatching"),
    "air": TrumpColours("#0E3F57", "#D8EAF4", "#1F5C80", "halo"),
    "zodiac": TrumpColours("#151F4C", "#1F2C66", "#FFE9A8", "stars"),
    "red": TrumpColours("#74121A", "#A81F22", "#FFE9A8", "sunburst"),
    "matto": TrumpColours("#2A2320", "#FBF3DF", "#2A2320", "lozenges"),
}
