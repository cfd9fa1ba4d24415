"""People of no rank: the Matto, the four Moors of Bologna, Miseria and the lads of Mineo."""

from __future__ import annotations

from cards_art.draw.figures import page, standing
from cards_art.draw.palette import BLUE, BROWN, GOLD, GREEN, PURPLE, RED, SKIN, STEEL, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import lozenges, sunburst, sward
from cards_art.draw.scenes.fates import bare_land
from cards_art.draw.scenes.rulers import court_light
from cards_art.draw.shapes import Piece, draw, ellipse, face, flat

CAP = (RED, BLUE, GOLD, GREEN, GOLD, GOLD, GOLD, RED)
PALE_CAP = ("#F25F4C", "#6AA5F0", "#FFE9A8", "#7CCBA8", "#FFE9A8", "#FFE9A8", "#FFE9A8", "#F25F4C")
"""The Matto's cap on a dark header."""


def fool() -> str:
    """Matto, Fuiutu: a jester's head on a harlequin field."""
    coat = [
        Piece("M66,412 L84,372 L106,392 L128,366 L150,396 L172,366 L194,392 L216,372 L234,412 L234,452 L66,452 Z", RED),
        flat("M106,392 L128,366 L150,396 L150,452 L106,452 Z", BLUE),
        flat("M172,366 L194,392 L194,452 L172,452 Z", GOLD),
        Piece("M96,296 C96,346 116,378 150,386 C184,378 204,346 204,296 Z", SKIN),
    ]
    return lozenges() + icon("jester-hat", 56, 132, 188, CAP, ink=3.6) + draw(coat, ink=3.4) + face(150, 328, 92, 90)


MOORS = (
    (RED, (WHITE, GOLD, WHITE, GOLD, RED, GOLD)),
    (BLUE, (GOLD, RED, GOLD, RED, WHITE, WHITE)),
    (GREEN, (WHITE, RED, WHITE, RED, GREEN, GOLD)),
    (PURPLE, (BLUE, WHITE, BLUE, WHITE, GOLD, RED)),
)
"""Robe and turban of each of the four."""

SCIMITAR = (
    Piece("M236,356 C262,312 262,262 236,214 C250,226 286,270 262,340 Z", STEEL),
    Piece("M226,350 L250,362 L245,372 L221,360 Z", GOLD),
    Piece("M228,364 L238,369 L228,392 L218,387 Z", BROWN),
)


def _attribute(which: int) -> str:
    return (
        icon("bow-arrow", 196, 190, 86, BROWN, ink=2.6),
        icon("spears", 24, 200, 80, STEEL, ink=2.6),
        draw(SCIMITAR, ink=2.8),
        icon("tied-scroll", 200, 230, 76, "#F3E3BC", ink=2.6),
    )[which]


def moor(which: int) -> str:
    """One of the four Moors (0-3): equal in rank, each with his own robe and attribute."""
    robe, turban = MOORS[which]
    skin = "#8A5434"
    bust = [
        Piece("M52,452 C54,360 92,318 150,314 C208,318 246,360 248,452 Z", robe),
        Piece("M118,318 L150,372 L182,318 L166,308 L134,308 Z", GOLD),
        Piece("M134,286 H166 V326 Q150,340 134,326 Z", skin),
        Piece(ellipse(150, 256, 38, 48), skin),
    ]
    return (
        sunburst(150, 260, 300, 22, "#E9B949", 0.28)
        + _attribute(which)
        + draw(bust, ink=3.4)
        + face(150, 258, 76, 92, "#1A0F0A")
        + icon("turban", 84, 130, 132, turban)
    )


def misery() -> str:
    """Miseria: one who begs, with bundle and bowl."""
    bowl = [Piece("M212,402 q4,24 26,24 q22,0 26,-24 Z", "#A56A3C"), Piece(ellipse(238, 402, 26, 9), BROWN)]
    return (
        sunburst(150, 250, 300, 22, "#E9B949", 0.12)
        + bare_land()
        + icon("despair", 34, 150, 240, "#8C97A6", only=(0,), ink=3.8)
        + icon("bindle", 40, 150, 96, "#B98B4A", ink=2.8)
        + draw(bowl, ink=2.8)
    )


def lads() -> str:
    """Picciotti: two lads at dice."""
    return (
        court_light()
        + standing(page(RED, BLUE), -14, 186, 224)
        + standing(page(GREEN, GOLD), 92, 186, 224, flip=True)
        + icon("dice-six-faces-five", 128, 366, 40, WHITE, ink=2.6)
    )


def ground() -> str:
    """Plain grass."""
    return sward()
