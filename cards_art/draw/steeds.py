"""The horses before a car, seen from the side to their shoulders (units: px of the card; they stand at y 408)."""

from __future__ import annotations

from cards_art.draw.palette import DARK, GOLD, INK, RED, WHITE
from cards_art.draw.shapes import Piece, circle, draw, flat, line

COAT, SHADE, MANE = "#FCF8EC", "#DAD0BA", "#6B4A2E"


def _steed() -> list[Piece]:
    """Looking left, one fore leg lifted."""
    return [
        Piece("M92,338 L98,392 L78,392 L70,344 Z", SHADE),
        Piece("M78,390 H98 L101,408 H74 Z", DARK),
        Piece("M66,340 L48,362 L58,384 L44,392 L34,362 L48,332 Z", SHADE),
        Piece("M44,392 L58,384 L62,398 L48,406 Z", DARK),
        Piece("M74,252 C100,258 118,284 120,318 L112,322 L104,296 L98,300 L96,278 L88,280 L84,264 Z", MANE),
        Piece("M66,246 L72,228 L82,246 C104,262 116,288 118,322 C120,346 104,358 82,356 C60,354 46,342 44,324"
              " C44,308 52,296 54,286 L44,292 C36,304 20,306 14,298 C10,290 14,282 22,276 L40,258 C46,250"
              " 56,246 66,246 Z", COAT),
        flat("M118,318 C120,346 104,358 82,356 C62,354 48,344 44,328 C62,342 88,340 98,322 C106,306 102,284 94,266"
             " C110,280 117,298 118,318 Z", SHADE),
        flat("M14,298 C10,290 14,282 22,276 L30,284 C32,294 28,302 22,304 Z", "#E9B9A4"),
        line("M42,258 L52,288 M30,268 L40,296 M52,288 C70,292 90,292 106,286", 4, RED),
        line("M48,318 C66,334 94,332 114,312", 6, RED),
        flat(circle(60, 327, 3) + circle(80, 331, 3) + circle(99, 325, 3), GOLD),
        flat(circle(51, 265, 4.6), WHITE),
        flat(circle(50.4, 265.4, 3.2) + circle(20, 288, 2), INK),
        Piece("M66,246 L62,226 L74,240 Z", COAT),
        flat("M70,234 C60,228 56,216 60,206 C68,212 76,222 78,238 Z", MANE),
    ]  # fmt: skip


def pair() -> str:
    """Two of them, turned from each other."""
    return draw(_steed(), 6, 0, ink=2.8) + draw(_steed(), -6, 0, ink=2.8, flip=True)
