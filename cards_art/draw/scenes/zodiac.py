"""The twelve signs of the zodiac: nine by night, three on the red sky of the high trumps."""

from __future__ import annotations

from cards_art.draw import beasts
from cards_art.draw.centaurs import arrow, bow, centaur, grip
from cards_art.draw.figures import standing, twin
from cards_art.draw.palette import CREAM, GOLD, RED, SKIN, WHITE
from cards_art.draw.pictogram import icon, lit
from cards_art.draw.robed import FAIR, Look, hand, robed
from cards_art.draw.scenery import cloud, rays, stars, sunburst, sward, water
from cards_art.draw.shapes import Piece, circle, draw, flat, line, star

STARS = ((118, 336), (182, 330), (104, 376), (196, 372), (150, 352), (128, 398), (174, 396), (150, 312))
"""Positions of the stars on the skirt of the maid."""
GIRDLE = "M150,282 C146,300 150,320 144,338 M150,282 C156,300 152,318 160,332"


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
    """The scales, held from a cloud over the hills."""
    hills = "M10,404 C60,352 96,352 140,394 C186,348 240,344 292,392 L292,420 L10,420 Z"
    arm = [
        Piece("M196,118 L232,134 L176,190 L156,172 Z", RED),
        flat("M170,172 l10,14 l-8,8 l-16,-16 Z", GOLD),
        Piece(circle(156, 186, 14), SKIN),
        line("M147,190 l12,8 M146,182 l12,5", 2.2),
    ]
    return (
        stars(168, (22, 128, 278, 330), 18)
        + draw([Piece(hills, "#33539B")], ink=2.4)
        + sward("#2B56A8", 408, 4)
        + lit("scales", 44, 176, 212, GOLD)
        + draw(arm, ink=3, halo=CREAM)
        + cloud(172, 84, 116)
    )


def virgo() -> str:
    """The maid with wings, a sheaf in her hand, among the corn."""
    look = Look("#F7EFDC", "#3F7FC4", "#DCE8F6", FAIR, "wreath", ("down", "up"))
    x, y = hand(look, 15, 142, 272)
    spangles = [flat("".join(star(*at, 6, 5, 0.45) for at in STARS), GOLD), line(GIRDLE, 4, "#C98B1A")]
    corn = "".join(icon("wheat", at, 344, size, GOLD, ink=2.4) for at, size in ((16, 74), (214, 70)))
    return (
        night(25)
        + lit("angel-wings", 18, 118, 264, "#E4EEF8", only=(0, 1))
        + robed(look, 15, 142, 272, halo=CREAM)
        + draw(spangles, ink=0)
        + corn
        + icon("wheat", x - 34, y - 60, 68, GOLD, ink=2.4)
    )


def scorpio() -> str:
    """The scorpion on a hot stone."""
    return night(26) + beasts.rock(388) + beasts.scorpion(CREAM)


def aries() -> str:
    """The ram on a crag."""
    return night(27) + beasts.rock(392) + beasts.ram(CREAM)


def capricorn() -> str:
    """The goat with the tail of a fish, in the sea."""
    return night(28) + water(352, "#2F66A8") + beasts.sea_goat(CREAM) + water(384, "#5E9CC4")


def sagittarius() -> str:
    """The archer, half horse, his bow bent at the stars."""
    look = Look(RED, "#7A1F2B", SKIN, "#6B3B1E", "wreath", ("out", "fold"), long_hair=False)
    held, nock = grip(look, left=True), grip(look)
    body = centaur(look, "#B5793F", "#8A5631", "#4A2C17", halo=CREAM)
    return (
        night(29)
        + '<g transform="translate(4,4)">'
        + bow(held[0], held[1])
        + body
        + arrow(held[0], held[1], nock[0])
        + "</g>"
    )


def cancer() -> str:
    """The crab on the shore, a young moon over it."""
    moon = draw(
        [Piece("M146,134 C176,138 188,168 172,190 C160,204 138,204 126,192 C156,190 166,158 146,134 Z", "#FBE7A0")]
    )
    return night(30) + moon + water(300, "#2F66A8") + sward("#D9B97C", 366, 9) + beasts.crab(CREAM)


def pisces() -> str:
    """Two fish over the waves."""
    bubbles = "".join(circle(x, y, r) for x, y, r in ((236, 150, 6), (250, 172, 4), (60, 158, 5), (74, 140, 3)))
    foam = flat(bubbles, "none", 'stroke="#BBDCEA" stroke-width="2"')
    return night(31) + draw([foam], ink=0) + lit("double-fish", 30, 140, 240, (GOLD, "#9DB9D6")) + water(376, "#2F66A8")


def aquarius() -> str:
    """The youth who pours out his jar."""
    stream = [
        Piece("M226,268 C246,300 252,340 250,400 L206,400 C216,350 216,310 204,282 Z", "#BBDCEA"),
        line("M222,286 C232,320 234,350 230,394 M238,300 C242,330 242,360 241,392", 2.6, WHITE),
    ]
    youth = twin("#5F8FC9", "#6B3B1E", RED)
    return (
        night(32)
        + draw(youth, -36, 160, 250, 512, halo=CREAM)
        + draw(stream, ink=2.8, halo=CREAM)
        + standing(youth, -36, 160, 250)
        + lit("amphora", 142, 190, 112, ("#E8792B", GOLD, GOLD), turn=118)
        + water(384, "#5E9CC4")
    )


def leo() -> str:
    """The lion."""
    return red_evening(33) + beasts.lion(CREAM) + beasts.flowers([(34, 424), (186, 428), (270, 420)])


def taurus() -> str:
    """The bull with his garland."""
    return red_evening(34) + beasts.bull(CREAM) + beasts.flowers([(48, 420), (172, 426), (276, 424)], WHITE)


def gemini() -> str:
    """The twins, arm in arm, each with his star and in his cloak."""
    left, right = twin(WHITE, "#6B3B1E", "#2B56A8"), twin("#9DB9D6", "#D9962E", "#3F9A7F")
    places = ((-22, 158, 256), (66, 158, 256))
    rims = draw(left, *places[0], 512, halo=CREAM) + draw(right, *places[1], 512, flip=True, halo=CREAM)
    lights = [Piece(star(x, 146, 19, 8, 0.5), GOLD) for x in (106, 194)]
    return (
        red_evening(35)
        + rays(106, 146, 22, 32, 16, "#F6D066")
        + rays(194, 146, 22, 32, 16, "#F6D066")
        + draw(lights, ink=2.6, halo=CREAM)
        + rims
        + standing(right, *places[1], flip=True)
        + standing(left, *places[0])
        + beasts.flowers([(36, 424), (150, 432), (262, 422)], WHITE)
    )
