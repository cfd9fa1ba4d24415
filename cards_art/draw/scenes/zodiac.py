"""The twelve signs of the zodiac: nine by night, three on the red sky of the high trumps."""

from __future__ import annotations

from cards_art.draw.figures import standing, twin
from cards_art.draw.palette import BROWN, CREAM, DARK, GOLD, OAK, RED, SKIN, WHITE
from cards_art.draw.pictogram import lit
from cards_art.draw.scenery import stars, sunburst, sward, water
from cards_art.draw.shapes import Piece, draw, line

HORN = "#E8D3A8"
CHAIR = "#B98B4A"


def night(seed: int) -> str:
    """A starry sky over dark blue land."""
    return stars(seed * 7, (22, 128, 278, 392), 22) + sward("#3C5AA0", 408, 4)


def red_evening(seed: int) -> str:
    """The red sky of the highest signs."""
    return (
        sunburst(150, 260, 330, 18, "#F5C242", 0.16)
        + stars(seed * 5, (22, 128, 278, 392), 12, "#F6D066")
        + sward("#5E8F5A", 408, 6)
    )


def libra() -> str:
    """The scales."""
    return night(24) + lit("scales", 30, 158, 240, GOLD)


def virgo() -> str:
    """The maid with wings."""
    return night(25) + lit("angel-wings", 26, 158, 248, (WHITE, WHITE, RED, SKIN), faces=(3,))


def scorpio() -> str:
    """The scorpion."""
    return night(26) + lit("scorpion", 32, 160, 236, "#B8834E")


def aries() -> str:
    """The ram."""
    return night(27) + lit("ram-profile", 24, 164, 240, (HORN, CHAIR, OAK, CHAIR, OAK, CHAIR, OAK, CHAIR))


def capricorn() -> str:
    """The goat."""
    coat = "#B07A48"
    return night(28) + lit("goat", 14, 166, 248, (coat, HORN, HORN, coat, HORN, BROWN, HORN, HORN))


def sagittarius() -> str:
    """The archer, half horse."""
    horse = "#9A6537"
    return night(29) + lit("centaur", 30, 164, 240, (horse, SKIN, SKIN, horse, DARK, horse))


def cancer() -> str:
    """The crab."""
    return night(30) + lit("sad-crab", 30, 152, 240, "#E0703A")


def pisces() -> str:
    """Two fish."""
    return night(31) + lit("double-fish", 30, 152, 240, ("#E9B44C", "#7FB6D9"))


def aquarius() -> str:
    """The jar that is poured out."""
    stream = [
        Piece("M176,232 C196,262 206,300 204,392 L146,392 C160,330 158,280 150,252 Z", "#8CC4E6"),
        line("M168,262 C176,300 176,340 170,388 M186,290 C188,320 188,350 186,388", 3, "#FFF"),
    ]
    return (
        night(32)
        + draw(stream, ink=3, halo=CREAM)
        + water(384, "#4A8AB8")
        + lit("amphora", 10, 118, 196, ("#D9803A", GOLD, GOLD), turn=118)
    )


def leo() -> str:
    """The lion."""
    return red_evening(33) + lit("lion", 30, 156, 240, ("#B5652B", "#E2A548"))


def taurus() -> str:
    """The bull."""
    white = "#F4EEDC"
    return red_evening(34) + lit("charging-bull", 24, 186, 232, (white, "#8FB46A", GOLD, GOLD, white), drop=(1,))


def gemini() -> str:
    """The twins, arm in arm."""
    left, right = twin(WHITE), twin("#8DB7E0")
    rims = draw(left, -18, 166, 250, 512, halo=CREAM) + draw(right, 68, 166, 250, 512, flip=True, halo=CREAM)
    return red_evening(35) + rims + standing(right, 68, 166, 250, flip=True) + standing(left, -18, 166, 250)
