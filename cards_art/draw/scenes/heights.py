"""The highest trumps: star, moon, sun, world, angel; Atlas and Jupiter of Mineo."""

from __future__ import annotations

from cards_art.draw.figures import standing, twin
from cards_art.draw.palette import BLUE, BROWN, CREAM, DARK, GOLD, INK, PURPLE, RED, SKIN, WHITE
from cards_art.draw.pictogram import icon, lit
from cards_art.draw.robed import FAIR, Look, hand, robed, throne
from cards_art.draw.scenery import cloud, stars, sunburst, sward
from cards_art.draw.shapes import Piece, box, circle, draw, line
from cards_art.draw.steeds import charger
from cards_art.draw.things import orb, sceptre

LIGHT = "#F5C242"


def glory(cx: float = 150, cy: float = 240) -> str:
    """Broad beams on red, and the land far below."""
    return sunburst(cx, cy, 380, 20, LIGHT, 0.30) + sward("#6DB08F", 408, 6)


def star_rider() -> str:
    """Stella of Minchiate: one of the Magi riding after the star."""
    look = Look(BLUE, RED, beard=True, long_hair=False, hair=BROWN, arms=("down", "up"), sleeves=RED)
    return (
        glory(150, 182)
        + charger(WHITE, "#DCD3BF", "#6B4A2E", PURPLE, x=-5, y=14, size=287, halo=CREAM)
        + robed(look, 55, 184, 168, half=True, ink=2.8, halo=CREAM)
        + icon("mounted-knight", 26, 190, 226, BLUE, only=(3,), ink=3)
        + lit("polar-star", 178, 118, 92, GOLD, ink=3)
    )


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
        + lit("sitting-dog", 36, 322, 92, "#B5793F", ink=3)
        + lit("sitting-dog", 172, 322, 92, "#8FA3B8", ink=3, flip=True)
    )


def sun() -> str:
    """The sun with a face over two young people before a garden wall."""
    stones = "M40,372 H260 M40,390 H260 M72,354 v18 M126,354 v18 M180,354 v18 M228,354 v18 M98,372 v18 M204,372 v18"
    wall = [Piece(box(24, 352, 252, 62), "#D9B48A"), Piece(box(18, 342, 264, 14), "#EBD0A8"), line(stones, 2, BROWN)]
    return (
        glory(150, 222)
        + lit("heraldic-sun", 54, 126, 192, ("#F5B82E", "#FBE3A0"))
        + draw(wall, ink=2.6, halo=CREAM)
        + standing(twin("#E9C46A"), 44, 300, 122, ink=2.8, halo=CREAM)
        + standing(twin(BLUE), 134, 300, 122, ink=2.8, flip=True, halo=CREAM)
        + sward("#6DB08F", 418, 6)
    )


def _winged(look: Look, x: float, y: float, size: float) -> str:
    """A winged half-figure, lit."""
    wings = lit("angel-wings", x + size * 0.02, y - size * 0.14, size * 0.96, WHITE, only=(0, 1), ink=3)
    return wings + robed(look, x, y, size, half=True, halo=CREAM, ink=3)


def world() -> str:
    """A crowned angel over the globe."""
    look = Look(BLUE, RED, "#F3D9B0", FAIR, arms=("up", "out"))
    x, y = hand(look, 40, 130, 220, left=True)
    right = hand(look, 40, 130, 220)
    return (
        glory(150, 220)
        + _winged(look, 40, 130, 220)
        + sceptre(x, y, 60)
        + orb(right[0], right[1] - 12, 14, RED)
        + draw([Piece(circle(150, 336, 86), "#8EC1E0")], ink=3.4, halo=CREAM)
        + icon("earth-africa-europe", 64, 250, 172, "#2C6E8F", ink=0)
    )


def trumpets() -> str:
    """Trombe: Fame with two trumpets over the clouds."""
    look = Look(RED, BLUE, "#F3D9B0", FAIR, "wreath", ("out", "out"))
    return (
        glory(150, 210)
        + lit("angel-wings", 32, 122, 236, WHITE, only=(0, 1), ink=3)
        + robed(look, 20, 150, 260, halo=CREAM)
        + lit("trumpet-flag", 16, 204, 116, ("#F3E3BC", GOLD), flip=True, ink=2.8)
        + lit("trumpet-flag", 168, 204, 116, ("#F3E3BC", GOLD), ink=2.8)
        + cloud(34, 364, 104)
        + cloud(162, 364, 104)
        + cloud(92, 376, 116)
    )


def angel() -> str:
    """Angelo: the last trumpet, and the risen dead."""
    look = Look(WHITE, BLUE, "#BBDCEA", FAIR, "bare", ("fold", "out"))
    return (
        glory(150, 200)
        + _winged(look, 24, 124, 230)
        + cloud(30, 226, 110)
        + cloud(160, 226, 100)
        + cloud(96, 232, 110)
        + lit("trumpet-flag", 158, 166, 120, ("#C8342C", GOLD), ink=2.8)
        + standing(twin(WHITE), 34, 318, 116, ink=2.6)
        + standing(twin("#E9C46A"), 150, 318, 116, ink=2.6, flip=True)
        + draw([Piece(box(46, 396, 92, 38), "#CFC5B4"), Piece(box(162, 396, 92, 38), "#CFC5B4")], ink=2.6)
    )


def atlas() -> str:
    """Palla: Atlas under the globe (Mineo)."""
    sea = draw([Piece(circle(172, 218, 72), "#8EC1E0")], ink=3, halo=CREAM)
    return glory(150, 220) + sea + lit("atlas", 40, 140, 262, ("#3E86B0", SKIN, SKIN, SKIN, DARK, GOLD))


def jupiter() -> str:
    """Giove on his throne with bolt and eagle (Mineo)."""
    look = Look(
        WHITE,
        "#7A2F6B",
        beard=True,
        long_hair=False,
        hair="#E4DFD3",
        arms=("up", "down"),
        seated=True,
        sleeves="#F3D9B0",
    )
    x, y = hand(look, 15, 150, 270, left=True)
    return (
        glory(150, 220)
        + throne(15, 150, 270, "#C79A55", "#2C3F86")
        + robed(look, 15, 150, 270)
        + lit("lightning-trio", x - 34, y - 58, 84, GOLD, ink=2.8, flip=True)
        + lit("eagle-emblem", 184, 290, 84, DARK, ink=0)
    )
