"""Faces of the tarocchi and the Matto: a patterned window with an emblem and the Roman numeral."""

from __future__ import annotations

import random

from cards_art import fonts
from cards_art.canvas import Canvas, Point, arc, rounded, turned
from cards_art.emblems import DRAWN, jester
from cards_art.frame import trump_face
from cards_art.palette import CREAM, PALE_GOLD, RULE, TRUMPS

WINDOW = (14.0, 86.0, 286.0, 448.0)


def trump_card(kind: str, index: str, roman: str, emblem: str, name: str) -> Canvas:
    """``kind`` is a key of ``palette.TRUMPS``; ``emblem`` a symbol of the broad font, or the name of an own drawing."""
    colours = TRUMPS[kind]
    c = trump_face(colours, index, name)
    field = Canvas(colours.window)
    GROUNDS[colours.ground](field, colours.mark)
    c.stencil(field, rounded(*WINDOW, 10))
    c.box(WINDOW, 10, None, RULE, 2.4)
    if emblem in DRAWN:
        DRAWN[emblem](c)
    else:
        rim = (CREAM if colours.mark not in (CREAM, PALE_GOLD) else colours.head, 5.0)
        c.text(emblem, (150, 324), fonts.BROAD, 184, colours.mark, 200, rim)
    if roman:
        c.text(roman, (150, 432), fonts.TITLE, 58, colours.mark, 244, (colours.window, 4.0))
    return c


def matto_card(name: str) -> Canvas:
    """The Fool: its index is a jester's cap."""
    colours = TRUMPS["matto"]
    c = trump_face(colours, "", name)
    field = Canvas(colours.window)
    GROUNDS[colours.ground](field, colours.mark)
    c.stencil(field, rounded(*WINDOW, 10))
    c.box(WINDOW, 10, None, RULE, 2.4)
    for x in (50, 250):
        jester(c, x, 46, 66)
    jester(c, 150, 262, 224)
    return c


def _sunburst(c: Canvas, mark: str) -> None:
    ray = "#C23A34" if mark == PALE_GOLD else "#F0D79A"
    for n in range(18):
        c.shape(turned([(150, 262), (115, -120), (185, -120)], 150, 262, n * 20), ray)


def _halo(c: Canvas, mark: str) -> None:
    for n in range(36):
        start = -118 if n % 2 else -104
        c.line(turned(((150, 262 + start), (150, 262 - 150)), 150, 262, n * 10), "#D9A227", 3.2)
    c.disc(150, 262, 96, "#F7EFCB", mark, 1.6)


def _hatching(c: Canvas, mark: str) -> None:
    lines = random.Random(9)
    for y in range(100, 446, 13):
        x = lines.uniform(18, 170)
        c.line(((x, y), (x + lines.uniform(50, 110), y)), "#CDB894", 2)
    c.disc(150, 262, 98, "#F8F0DE", mark, 1.6)


def _waves(c: Canvas, mark: str) -> None:
    for row, y in enumerate(range(96, 460, 30)):
        crest: list[Point] = []
        for n in range(-1, 12):
            crest += arc(n * 32 + (row % 2) * 16, y, 16, 9, 180, 360, 10)
        c.line(crest, "#7FB3CE", 3)
    c.disc(150, 262, 98, "#EAF4F8", mark, 1.6)


def _stars(c: Canvas, _: str) -> None:
    sky = random.Random(24)
    for _n in range(42):
        x, y, r = sky.uniform(22, 278), sky.uniform(96, 380), sky.uniform(2.4, 6)
        star = [turned([(x, y - (r if k % 2 == 0 else r * 0.42))], x, y, k * 36)[0] for k in range(10)]
        c.shape(star, "#E9C15C")
    c.disc(150, 262, 100, "#24357C", "#E9C15C", 1.8)


def _lozenges(c: Canvas, _: str) -> None:
    for row in range(12):
        for column in range(-1, 8):
            x, y = column * 46 + (row % 2) * 23, 86 + row * 34
            colour = ("#F3C9BC", "#CFE0F0", "#F6E3A6")[(row + 2 * column) % 3]
            c.shape([(x, y - 34), (x + 23, y), (x, y + 34), (x - 23, y)], colour)


GROUNDS = {
    "sunburst": _sunburst,
    "halo": _halo,
    "hatching": _hatching,
    "waves": _waves,
    "stars": _stars,
    "lozenges": _lozenges,
}
