"""The twelve signs of the zodiac: nine by night, three on the red sky of the high trumps."""

from __future__ import annotations

from cards_art.draw.figures import centaur_head, standing, twin
from cards_art.draw.palette import BROWN, CREAM, DARK, GOLD, INK, OAK, SKIN, WHITE
from cards_art.draw.pictogram import icon, lit
from cards_art.draw.robed import FAIR, Look, hand, robed
from cards_art.draw.scenery import stars, sunburst, sward, water
from cards_art.draw.shapes import Piece, draw, line

HORN = "#F2D9A6"
CHAIR = "#C79A55"


def night(seed: int) -> str:
    """A starry sky over dark blue land."""
    return stars(seed * 7, (22, 128, 278, 392), 22) + sward("#2B56A8", 408, 4)


def red_evening(seed: int) -> str:
    """The red sky of the highest signs."""
    return (
        sunburst(150, 260, 330, 18, "#F5C242", 0.16)
        + stars(seed * 5, (22, 128, 278, 392), 12, "#F6D066")
        + sward("#6DB08F", 408, 6)
    )


def libra() -> str:
    """The scales."""
    return night(24) + lit("scales", 30, 158, 240, GOLD)


def virgo() -> str:
    """The maid with wings and an ear of corn."""
    look = Look(WHITE, "#5F8FC9", "#E9E2F2", FAIR, "bare", ("down", "up"))
    x, y = hand(look, 15, 146, 270)
    return (
        night(25)
        + lit("angel-wings", 18, 122, 264, WHITE, only=(0, 1))
        + robed(look, 15, 146, 270, halo=CREAM)
        + icon("wheat", x - 30, y - 54, 60, GOLD, ink=2.4)
    )


def scorpio() -> str:
    """The scorpion."""
    return night(26) + lit("scorpion", 32, 160, 236, "#B5793F")


def aries() -> str:
    """The ram."""
    return night(27) + lit("ram-profile", 24, 164, 240, (HORN, CHAIR, OAK, CHAIR, OAK, CHAIR, OAK, CHAIR))


def capricorn() -> str:
    """The goat."""
    coat = "#B5793F"
    return night(28) + lit("goat", 14, 166, 248, (coat, HORN, HORN, coat, HORN, BROWN, HORN, HORN))


def sagittarius() -> str:
    """The archer, half horse."""
    horse = "#8A5631"
    return (
        night(29) + lit("centaur", 30, 164, 240, (horse, SKIN, SKIN, horse, DARK, horse)) + centaur_head(30, 164, 240)
    )


def cancer() -> str:
    """The crab."""
    eyes = "".join(f'<circle cx="{x}" cy="229" r="4" fill="{INK}"/>' for x in (127, 173))
    return night(30) + lit("sad-crab", 30, 152, 240, "#E8792B") + eyes


def pisces() -> str:
    """Two fish."""
    return night(31) + lit("double-fish", 30, 152, 240, ("#E8AE1E", "#9DB9D6"))


def aquarius() -> str:
    """The jar that is poured out."""
    stream = [
        Piece("M176,232 C196,262 206,300 204,392 L146,392 C160,330 158,280 150,252 Z", "#BBDCEA"),
        line("M168,262 C176,300 176,340 170,388 M186,290 C188,320 188,350 186,388", 3, "#FFF"),
    ]
    return (
        night(32)
        + draw(stream, ink=3, halo=CREAM)
        + water(384, "#5E9CC4")
        + lit("amphora", 10, 118, 196, ("#E8792B", GOLD, GOLD), turn=118)
    )


def leo() -> str:
    """The lion."""
    return red_evening(33) + lit("lion", 30, 156, 240, ("#B5652B", "#E8AE1E"))


def taurus() -> str:
    """The bull."""
    white = "#FCF8EC"
    return red_evening(34) + lit("charging-bull", 24, 186, 232, (white, "#8FB46A", GOLD, GOLD, white), drop=(1,))


def gemini() -> str:
    """The twins, arm in arm."""
    left, right = twin(WHITE), twin("#9DB9D6")
    rims = draw(left, -18, 166, 250, 512, halo=CREAM) + draw(right, 68, 166, 250, 512, flip=True, halo=CREAM)
    return red_evening(35) + rims + standing(right, 68, 166, 250, flip=True) + standing(left, -18, 166, 250)
