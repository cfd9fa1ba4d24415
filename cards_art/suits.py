"""Faces of the four suits: pips in fixed tables, courts in a tinted niche."""

from __future__ import annotations

from cards_art.canvas import Canvas, Point, arc, turned
from cards_art.frame import suit_face
from cards_art.palette import BLUE, CREAM, GOLD, GREEN, INK, RED, SUITS
from cards_art.signs import SIGNS

PIPS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (215, ((150, 285),)),
    2: (136, ((150, 200), (150, 362))),
    3: (108, ((150, 166), (150, 282), (150, 398))),
    4: (118, ((95, 216), (205, 216), (95, 364), (205, 364))),
    5: (104, ((88, 200), (212, 200), (150, 292), (88, 384), (212, 384))),
    6: (96, ((92, 190), (208, 190), (92, 293), (208, 293), (92, 396), (208, 396))),
    7: (90, ((88, 196), (212, 196), (88, 298), (212, 298), (88, 400), (212, 400), (150, 247))),
    8: (88, ((84, 190), (216, 190), (84, 296), (216, 296), (84, 402), (216, 402), (150, 243), (150, 349))),
    9: (84, tuple((x, y) for y in (190, 294, 398) for x in (74, 150, 226))),
    10: (76, (*((x, y) for y in (182, 258, 334, 410) for x in (76, 224)), (150, 220), (150, 372))),
}
"""Height of a sign and the centres of the signs, by their number."""


FULLNESS = {"C": 0.88, "D": 0.88, "S": 0.98, "B": 1.0}
"""How much of its place a sign fills: broad signs less, slender ones more."""


def pip_card(suit: str, number: int, name: str) -> Canvas:
    """Ace to ten; suit signs as many as the number."""
    c = suit_face(suit, "A" if number == 1 else str(number), name)
    height, places = PIPS[number]
    for x, y in places:
        SIGNS[suit](c, x, y, height * FULLNESS[suit])
    if number == 1:
        for ray in range(24):
            near, far = (150, 285 - 124), (150, 285 - (146 if ray % 2 else 136))
            c.line(turned((near, far), 150, 285, ray * 15), SUITS[suit].strip, 3)
    return c


def court_card(suit: str, rank: str, name: str) -> Canvas:
    """A niche with the emblem of the rank over the suit sign. ``rank`` is the index letter F, C, D or R."""
    c = suit_face(suit, rank, name)
    colours = SUITS[suit]
    inside = Canvas(colours.tint)
    for ray in range(24):
        inside.line(turned(((150, 300), (150, -40)), 150, 300, ray * 15 + 7.5), colours.strip, 0.8)
    # The ogive stays clear of the index corners: it is drawn only between them.
    niche = [(38, 440), (38, 158), (92, 158), *arc(150, 158, 58, 74, 180, 360), (208, 158), (262, 158), (262, 440)]
    c.stencil(inside, niche)
    c.shape(niche, None, colours.strip, 2)
    EMBLEMS[rank](c, suit)
    SIGNS[suit](c, 150, 352, 150)
    return c


def _crown(c: Canvas, _: str) -> None:
    c.shape([(92, 246), (78, 152), (118, 194), (150, 128), (182, 194), (222, 152), (208, 246)], GOLD, INK, 3.4)
    for x, y in ((78, 150), (150, 124), (222, 150)):
        c.disc(x, y, 9, RED, INK, 2.6)
    c.box((90, 236, 210, 262), 4, GOLD, INK, 3.2)
    for x in (112, 150, 188):
        c.disc(x, 249, 6, BLUE, INK, 2)


def _coronet(c: Canvas, _: str) -> None:
    c.shape([(84, 244), *arc(150, 236, 74, 76, 188, 352), (216, 244)], CREAM, INK, 3.2)
    for x, y in ((86, 196), (118, 164), (150, 152), (182, 164), (214, 196)):
        c.line(((150 + (x - 150) * 0.7, 240), (x, y)), GOLD, 5)
        c.disc(x, y, 11, CREAM, INK, 2.8)
        c.disc(x, y, 5, RED)
    c.box((84, 236, 216, 262), 6, GOLD, INK, 3.2)
    for x in (106, 135, 165, 194):
        c.disc(x, 249, 5, GREEN, INK, 1.8)


def _horse(c: Canvas, suit: str) -> None:
    head = [
        (118, 264), (124, 226), (112, 214), (88, 222), (76, 210), (84, 190), (106, 166), (120, 142), (134, 124),
        (140, 142), (168, 150), (194, 178), (206, 218), (210, 264),
    ]  # fmt: skip
    c.shape(head, "#B07A4A", INK, 3.4)
    mane = [(140, 142), (168, 150), (194, 178), (206, 218), (210, 264), (188, 264), (180, 214), (164, 178), (142, 158)]
    c.shape(mane, "#5C3A22", INK, 2.6)
    c.disc(122, 168, 5, INK)
    c.line(((84, 206), (108, 196), (116, 176)), SUITS[suit].figure, 5)
    c.line(((108, 196), (132, 214)), SUITS[suit].figure, 5)


def _page(c: Canvas, suit: str) -> None:
    (_flower if suit in "CD" else _hat)(c, suit)


def _flower(c: Canvas, suit: str) -> None:
    c.line(((150, 200), (150, 274)), GREEN, 7)
    c.shape(turned(arc(176, 252, 26, 10, 0, 360, 24), 150, 262, -24), GREEN, INK, 2.2)
    for petal in range(8):
        colour = SUITS[suit].figure if petal % 2 else CREAM
        c.shape(turned(arc(150, 146, 17, 26, 0, 360, 28), 150, 188, petal * 45), colour, INK, 2.6)
    c.disc(150, 188, 19, GOLD, INK, 2.8)


def _hat(c: Canvas, suit: str) -> None:
    feather = [(170, 214), (196, 150), (232, 124), (240, 150), (222, 192), (190, 222)]
    c.shape(feather, CREAM, INK, 2.8)
    c.line(((178, 216), (204, 174), (232, 134)), INK, 2)
    c.shape([(92, 232), *arc(146, 228, 56, 62, 180, 350), (204, 232)], SUITS[suit].figure, INK, 3.2)
    c.shape(arc(148, 240, 82, 17, 0, 360), GOLD, INK, 3)


EMBLEMS = {"R": _crown, "D": _coronet, "C": _horse, "F": _page}
