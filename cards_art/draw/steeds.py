"""Draws horses: those of a car, to their shoulders, and a knight's (units: px of the card; they stand at y 408)."""

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
    """Two such horses, turned from each other."""
    return draw(_steed(), 6, 0, ink=2.8) + draw(_steed(), -6, 0, ink=2.8, flip=True)


def _charger(coat: str, shade: str, mane: str, cloth: str, trim: str) -> list[Piece]:
    """Looking right, one fore leg lifted, under a saddle cloth."""
    return [
        Piece("M70,300 C50,294 46,274 54,258 C58,248 46,242 40,250 C26,274 28,312 48,330 C57,338 66,342 62,328"
              " C59,318 64,314 74,316 Z", mane),
        Piece("M96,336 L122,334 L114,364 L128,386 L112,392 L96,366 Z", shade),
        Piece("M112,390 L128,385 L133,404 H111 Z", DARK),
        Piece("M156,338 L184,336 L179,370 L181,390 H162 L161,370 Z", shade),
        Piece("M162,389 H181 L185,404 H159 Z", DARK),
        Piece("M112,296 C96,286 76,288 68,308 C60,326 66,342 74,352 L60,376 L73,394 L91,391 L82,374 L102,352"
              " C124,362 150,360 168,352 L190,354 L214,356 L206,381 L221,387 L238,347 L224,330 L200,318 C204,304"
              " 202,294 199,284 L201,276 C207,284 214,290 222,292 C233,296 241,288 237,278 L223,251"
              " C219,240 211,232 203,228 L201,214 L190,225 C171,231 158,256 152,284 C146,292 130,296 112,296 Z", coat),
        flat("M67,332 C90,350 132,350 176,334 C192,334 206,340 216,352 L190,354 L168,352 C150,360 124,362 102,352"
             " L82,374 L91,391 L82,392 L70,374 L84,352 C76,348 70,342 67,332 Z", shade),
        Piece("M73,393 L91,390 L96,404 H71 Z", DARK),
        Piece("M206,380 L221,386 L217,399 L200,392 Z", DARK),
        Piece("M203,228 L190,225 C168,228 150,252 145,288 L153,293 L160,277 L165,283 L169,264 L175,270 L179,251"
              " L186,256 L191,239 L199,243 Z", mane),
        flat("M237,278 C241,288 233,296 222,292 C217,290 213,288 210,286 L218,272 L231,267 Z", shade),
        Piece("M106,291 L152,287 L160,336 C142,346 124,346 108,341 Z", cloth),
        flat("M108,331 C124,337 142,337 158,327 L160,336 C142,346 124,346 108,341 Z", trim),
        line("M152,300 C166,322 184,328 200,314 M107,312 C92,318 78,318 66,314", 5, trim),
        line("M200,237 C203,256 212,273 224,289 M231,268 L211,284 M220,284 C200,296 178,294 156,284", 3.4, "#5A2A1C"),
        flat(circle(168, 315, 3.2) + circle(183, 320, 3.2), GOLD),
        flat(circle(209, 251, 5), WHITE),
        flat(circle(209.8, 251.6, 3.4) + circle(231, 282, 2.2), INK),
    ]  # fmt: skip


def charger(
    coat: str,
    shade: str,
    mane: str,
    cloth: str,
    trim: str = GOLD,
    *,
    x: float = 0,
    y: float = 0,
    size: float = 300,
    halo: str | None = None,
) -> str:
    """A knight's horse, bridled, ready to be ridden."""
    return draw(_charger(coat, shade, mane, cloth, trim), x, y, size, ink=3, halo=halo)
