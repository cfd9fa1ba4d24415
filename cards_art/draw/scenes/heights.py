"""The highest trumps: star, moon, sun, world, angel; Atlas and Jupiter of Mineo."""

from __future__ import annotations

from cards_art.draw.palette import BLUE, CREAM, DARK, GOLD, INK, RED, SKIN, WHITE
from cards_art.draw.pictogram import icon, lit
from cards_art.draw.scenery import stars, sunburst, sward
from cards_art.draw.shapes import Piece, circle, draw, line

LIGHT = "#F5C242"


def glory(cx: float = 150, cy: float = 240) -> str:
    """Broad beams on red, and the land far below."""
    return sunburst(cx, cy, 380, 20, LIGHT, 0.30) + sward("#4E7F55", 408, 6)


def star_rider() -> str:
    """Stella of Minchiate: one of the Magi riding after the star."""
    grey = "#F4EEDC"
    colours = (grey, grey, grey, BLUE, DARK, grey, DARK, grey, RED, SKIN, RED, grey, DARK, DARK, RED, grey)
    return glory(150, 182) + lit("cavalry", 52, 212, 196, colours, ink=3) + lit("polar-star", 94, 124, 112, GOLD)


def star() -> str:
    """The star over the earth."""
    return (
        glory(150, 200) + lit("polar-star", 56, 138, 188, GOLD) + stars(31, (34, 330, 270, 392), 9, "#FBE7B0", (5, 9))
    )


def moon() -> str:
    """The moon with a face, two dogs below."""
    disc = draw([Piece(circle(150, 236, 92), "#2C3F86")], ink=3.4, halo=CREAM)
    crescent = draw([Piece("M176,158 A82,82 0 1 0 214,284 A68,68 0 0 1 176,158 Z", "#FBE3A0")], ink=3)
    traits = draw([line("M146,232 q16,10 8,20 M118,262 q12,10 26,4", 4)], ink=0)
    return (
        glory(150, 236)
        + disc
        + crescent
        + f'<circle cx="124" cy="222" r="5.5" fill="{INK}"/>'
        + traits
        + stars(12, (176, 190, 224, 270), 4, GOLD, (5, 8))
        + lit("sitting-dog", 36, 322, 92, "#B8834E", ink=3)
        + lit("sitting-dog", 172, 322, 92, "#8FA3B8", ink=3, flip=True)
    )


def sun() -> str:
    """The sun with a face."""
    return glory(150, 248) + lit("heraldic-sun", 26, 138, 248, ("#F5B82E", "#FBE3A0"))


def world() -> str:
    """An angel over the globe."""
    return (
        glory(150, 220)
        + lit("angel-wings", 52, 112, 196, (WHITE, WHITE, BLUE, SKIN), ink=3, faces=(3,))
        + draw([Piece(circle(150, 344, 74), "#8EC1E0")], ink=3.4, halo=CREAM)
        + icon("earth-africa-europe", 76, 270, 148, "#2C6E8F", ink=0)
    )


def trumpets() -> str:
    """Trombe: Fame with two trumpets."""
    return (
        glory(150, 210)
        + lit("angel-wings", 50, 158, 200, (WHITE, WHITE, BLUE, SKIN), faces=(3,))
        + lit("trumpet-flag", 24, 252, 122, (RED, GOLD), flip=True, ink=3)
        + lit("trumpet-flag", 154, 252, 122, (BLUE, GOLD), ink=3)
    )


def angel() -> str:
    """Angelo: the last trumpet, and those who rise."""
    return (
        glory(150, 200)
        + lit("angel-wings", 44, 136, 212, (WHITE, WHITE, BLUE, SKIN), faces=(3,))
        + lit("trumpet-flag", 152, 276, 120, (WHITE, GOLD), ink=3)
        + icon("person", 40, 338, 66, SKIN, ink=2.6)
        + icon("person", 84, 346, 62, SKIN, ink=2.6)
    )


def atlas() -> str:
    """Palla: Atlas under the globe (Mineo)."""
    return glory(150, 220) + lit("atlas", 40, 140, 262, ("#3E86B0", SKIN, SKIN, SKIN, DARK, GOLD))


def jupiter() -> str:
    """Giove on his throne with bolt and eagle (Mineo)."""
    chair, beard = "#B98B4A", "#ECE6DA"
    colours = (WHITE, BLUE, GOLD, GOLD, chair, chair, SKIN, GOLD, beard, beard, DARK, DARK, GOLD, GOLD)
    return (
        glory(150, 220)
        + icon("lightning-trio", 24, 122, 110, GOLD, ink=2.8)
        + lit("throne-king", 56, 166, 240, colours, ink=3.8, faces=(6,))
        + lit("eagle-emblem", 18, 318, 84, DARK, ink=0)
    )
