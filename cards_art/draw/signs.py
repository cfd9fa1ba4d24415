"""The four suit signs, drawn in a square of 100 units; they differ in shape, not only in colour."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from cards_art.draw.palette import COIN_INK, GOLD, RED, SUITS, WHITE
from cards_art.draw.shapes import Piece, circle, draw, ellipse, flat

Sign = Callable[[float, float, float], str]
"""A function that draws a sign in the square at x, y of that size in px."""


def cup(x: float, y: float, size: float, ink: float = 2.4) -> str:
    """A goblet with a gilt rim and foot."""
    red = SUITS["C"].strip
    pieces = [
        Piece("M30,84 L70,84 L78,96 L22,96 Z", GOLD),
        Piece("M43,60 L57,60 L60,82 L40,82 Z", GOLD),
        Piece(ellipse(50, 66, 13, 6), red),
        Piece("M14,14 L86,14 C88,44 72,62 50,62 C28,62 12,44 14,14 Z", red),
        Piece("M10,4 L90,4 L88,17 L12,17 Z", GOLD),
        flat("M25,25 C26,40 32,49 40,54 C34,44 33,34 33,25 Z", WHITE, 'opacity=".55"'),
    ]
    return draw(pieces, x, y, size, 100, ink=ink)


def coin(x: float, y: float, size: float, ink: float = 2.4, *, beaded: bool = False) -> str:
    """A gold disc with a rosette; ``beaded`` adds the beads of the large ace."""
    pieces = [
        Piece(circle(50, 50, 46), GOLD),
        flat(circle(50, 50, 37) + circle(50, 50, 32.5), COIN_INK, 'fill-rule="evenodd"'),
    ]
    if beaded:
        beads = ""
        for step in range(28):
            angle = math.radians(step * 360 / 28)
            beads += circle(round(50 + 41.6 * math.cos(angle), 2), round(50 + 41.6 * math.sin(angle), 2), 2)
        pieces.append(flat(beads, COIN_INK))
    petal = "M50,48 C41,38 43,26 50,21 C57,26 59,38 50,48 Z"
    petals = [
        flat(petal, RED if step % 2 == 0 else COIN_INK, f'transform="rotate({step * 45} 50 50)"') for step in range(8)
    ]
    heart = flat(circle(50, 50, 8), GOLD, f'stroke="{COIN_INK}" stroke-width="3"')
    return draw([*pieces, *petals, heart], x, y, size, 100, ink=ink)


def sword(x: float, y: float, size: float, ink: float = 2.4) -> str:
    """An upright dagger."""
    pieces = [
        Piece("M50,1 L61,18 L61,66 L39,66 L39,18 Z", "#8FB4E2"),
        flat("M50,1 L61,18 L61,66 L50,66 Z", "#2F5FAE"),
        Piece("M43,74 L57,74 L57,88 L43,88 Z", RED),
        Piece("M18,61 C22,68 38,66 50,66 C62,66 78,68 82,61 L86,70 C80,79 62,76 50,76 C38,76 20,79 14,70 Z", GOLD),
        Piece(circle(50, 91, 8), GOLD),
    ]
    return draw(pieces, x, y, size, 100, ink=ink)


def scimitar(x: float, y: float, size: float, ink: float = 2.4) -> str:
    """A curved sword, point up."""
    pieces = [
        Piece("M66,0 C84,24 82,50 62,68 L42,64 C62,48 68,26 66,0 Z", "#8FB4E2"),
        flat("M66,0 C84,24 82,50 62,68 L52,66 C72,50 76,26 66,0 Z", "#2F5FAE"),
        Piece("M44,74 L56,76 L50,90 L38,87 Z", RED),
        Piece("M22,58 C34,68 56,72 78,66 L80,76 C58,82 30,78 16,66 Z", GOLD),
        Piece(circle(42, 92, 8), GOLD),
    ]
    return draw(pieces, x, y, size, 100, ink=ink)


def _turned(body: str, x: float, y: float, size: float, angle: float) -> str:
    return f'<g transform="rotate({angle} {x + size / 2:.1f} {y + size / 2:.1f})">{body}</g>'


def baton(x: float, y: float, size: float, ink: float = 2.4) -> str:
    """A turned staff with gilt ends, leaning."""
    pieces = [
        Piece("M40,14 L60,14 L57,86 L43,86 Z", "#12977D"),
        flat("M50,14 L60,14 L57,86 L50,86 Z", SUITS["B"].strip),
        Piece("M36,24 L64,24 L63,33 L37,33 Z", GOLD),
        Piece("M40,67 L60,67 L59.5,75 L40.5,75 Z", GOLD),
        Piece("M36,14 C30,2 40,-4 50,-6 C60,-4 70,2 64,14 Z", GOLD),
        Piece(ellipse(50, 92, 14, 9), GOLD),
    ]
    return _turned(draw(pieces, x, y, size, 100, ink=ink), x, y, size, 38)


def cudgel(x: float, y: float, size: float, ink: float = 2.4) -> str:
    """A knobbly club with lopped branches, leaning."""
    pieces = [
        Piece("M66,30 l15,-9 l5,9 l-17,12 Z", "#12977D"),
        Piece("M36,44 l-15,-7 l-4,9 l18,10 Z", "#12977D"),
        Piece("M62,58 l12,-6 l4,8 l-15,8 Z", "#12977D"),
        Piece(
            "M34,16 C32,0 44,-6 52,-5 C62,-4 70,4 67,18 C64,36 62,60 58,92 C56,101 44,101 42,92 C40,62 36,36 34,16 Z",
            "#12977D",
        ),
        flat("M52,-5 C62,-4 70,4 67,18 C64,36 62,60 58,92 C57,97 54,99 51,99 C55,64 58,30 52,-5 Z", SUITS["B"].strip),
        flat(circle(44, 20, 4) + circle(47, 46, 3.2) + circle(48, 72, 2.8), "#0A4A40"),
    ]
    return _turned(draw(pieces, x, y, size, 100, ink=ink), x, y, size, 38)


class Family(NamedTuple):
    """How a region draws its suits and courts. ``maids`` are the suits whose jack is a woman."""

    curved: bool
    cudgels: bool
    woven: bool
    centaurs: bool
    maids: str

    def sign(self, suit: str) -> Callable[..., str]:
        """Return the sign of a suit letter (C D S B)."""
        if suit == "S":
            return scimitar if self.curved else sword
        if suit == "B":
            return cudgel if self.cudgels else baton
        return cup if suit == "C" else coin
