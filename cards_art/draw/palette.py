"""Colours of the packs: inks of the stencil, suits, classes of trumps (RGB hex)."""

from __future__ import annotations

from typing import NamedTuple

INK = "#1E1713"
PAPER = "#FAF3E1"
PALE_GOLD = "#FFE9A8"
RULE = "#E9C15C"
CREAM = "#FFF3D2"

RED = "#C8342C"
BLUE = "#2B56A8"
GREEN = "#3F9A7F"
GOLD = "#E8AE1E"
BROWN = "#8A5631"
WOOD = "#B5793F"
OAK = "#C79A55"
SKIN = "#F2CBA0"
WHITE = "#FCF8EC"
STEEL = "#9DB9D6"
ORANGE = "#E8792B"
PINK = "#E9A6A0"
PURPLE = "#7A2F6B"
DARK = "#3A2A22"
LEAF = "#5B9A3C"
SKY = "#BBDCEA"
STONE = "#D8D3C4"
SWARD = "#6DB08F"
STRAW = "#A8A06A"
COIN_INK = "#7A4A00"


class SuitColours(NamedTuple):
    """``figure`` colours the index, ``strip`` the name plate, ``tint`` the niche of courts, ``coats`` the courts.

    ``outline`` rims pale figures.
    """

    figure: str
    strip: str
    tint: str
    coats: tuple[str, str]
    outline: str | None = None


SUITS: dict[str, SuitColours] = {
    "C": SuitColours("#BC1A2E", "#BC1A2E", "#F6DAD3", (RED, "#E9C46A")),
    "D": SuitColours("#E5A419", "#9A6200", "#F7E7BC", ("#C98A1B", BLUE), "#4A2A00"),
    "S": SuitColours("#173F92", "#173F92", "#D5E1F2", (BLUE, RED)),
    "B": SuitColours("#007567", "#007567", "#D3EADF", ("#0F8069", "#C98B3A")),
}


class TrumpColours(NamedTuple):
    """``head`` is header and plate, ``window`` the field, ``numeral`` the Roman number in the field."""

    head: str
    window: str
    numeral: str = INK


TRUMPS: dict[str, TrumpColours] = {
    "papi": TrumpColours("#4B1D4A", "#F8E9C6"),
    "virtues": TrumpColours("#17443B", "#E3EFDF"),
    "fates": TrumpColours("#3B2922", "#EFE3CF"),
    "death": TrumpColours("#3B2922", "#E7DCCB"),
    "fire": TrumpColours("#7A2A12", "#FBE3C0"),
    "water": TrumpColours("#0E3F57", "#D6EAF2"),
    "earth": TrumpColours("#2F4A22", "#DDEDF2"),
    "air": TrumpColours("#0E3F57", "#9CCBE6"),
    "zodiac": TrumpColours("#151F4C", "#1F2C66", "#FBE7B0"),
    "red": TrumpColours("#74121A", "#B02A24", "#FBE7B0"),
    "matto": TrumpColours("#2A2320", "#F5EAD0"),
}
