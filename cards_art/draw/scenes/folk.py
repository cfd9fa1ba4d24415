"""People of no rank: the Matto, the four Moors of Bologna, Miseria and the lads of Mineo."""

from __future__ import annotations

from cards_art.draw.figures import LEFT_ARM, page, standing
from cards_art.draw.palette import BLUE, BROWN, GOLD, GREEN, PURPLE, RED, SKIN, STEEL, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.robed import ARMS, GREY, Look, hand, mirrored, robed
from cards_art.draw.scenery import lozenges, sward
from cards_art.draw.scenes.fates import bare_land
from cards_art.draw.scenes.rulers import court_light
from cards_art.draw.shapes import Piece, box, circle, draw, face, flat, line
from cards_art.draw.signs import scimitar
from cards_art.draw.things import bowl, staff

CAP = (RED, BLUE, GOLD, GREEN, GOLD, GOLD, GOLD, RED)
PALE_CAP = ("#F25F4C", "#6AA5F0", "#FFE9A8", "#7CCBA8", "#FFE9A8", "#FFE9A8", "#FFE9A8", "#F25F4C")
"""Colours of the Matto's cap on a dark header."""


def fool() -> str:
    """Matto, Fujutu: a jester's head on a harlequin field."""
    coat = [
        Piece("M66,412 L84,372 L106,392 L128,366 L150,396 L172,366 L194,392 L216,372 L234,412 L234,452 L66,452 Z", RED),
        flat("M106,392 L128,366 L150,396 L150,452 L106,452 Z", BLUE),
        flat("M172,366 L194,392 L194,452 L172,452 Z", GOLD),
        Piece("M96,296 C96,346 116,378 150,386 C184,378 204,346 204,296 Z", SKIN),
    ]
    return lozenges() + icon("jester-hat", 56, 132, 188, CAP, ink=3.6) + draw(coat, ink=3.4) + face(150, 328, 92, 90)


def wanderer(coat: str = RED, hose: str = GREEN) -> str:
    """Matto of the common tarot: a jester on the road with his bundle, a dog at his heels."""
    person = page(coat, hose)[:-3]
    sleeve, (x, y) = ARMS["up"]
    person[LEFT_ARM : LEFT_ARM + 2] = [Piece(mirrored(sleeve), hose), Piece(circle(508 - x, y, 19), SKIN)]
    return (
        lozenges()
        + sward(top=404)
        + icon("bindle", 18, 140, 92, ("#C79A55", BROWN), ink=2.6, flip=True)
        + standing(person, 46, 166, 252)
        + icon("jester-hat", 116, 103, 110, CAP, ink=2.8)
        + icon("sitting-dog", 18, 330, 88, "#B5793F", ink=2.8)
    )


MOOR_SKIN = "#8A5434"
MOORS = (
    Look(RED, "#1F5B52", GOLD, "#241A14", "turban", ("down", "up"), beard=True, skin=MOOR_SKIN, trim="#E8AE1E"),
    Look(BLUE, RED, "#F3E3BC", "#241A14", "turban", ("up", "down"), skin=MOOR_SKIN, trim="#E4572E", long_hair=False),
    Look("#2E7D5B", GOLD, WHITE, "#241A14", "turban", ("down", "up"), skin=MOOR_SKIN, trim="#C8342C", long_hair=False),
    Look(PURPLE, BLUE, "#BBDCEA", "#5A544C", "turban", ("out", "down"), beard=True, skin=MOOR_SKIN, trim="#4C8ED6"),
)
"""The dress of each of the four Moors."""


def _spear(x: float, y: float) -> str:
    shaft, head = Piece(box(x - 4, 150, 8, 258), BROWN), Piece(f"M{x},118 l11,26 l-11,12 l-11,-12 Z", STEEL)
    return draw([shaft, head, flat(f"M{x - 6},{y - 26} h12 v8 h-12 Z", RED)], ink=2.6)


def _bow(x: float, y: float) -> str:
    return draw(
        [
            Piece(f"M{x - 14},{y - 72} C{x + 44},{y - 44} {x + 44},{y + 44} {x - 14},{y + 72}"
                  f" L{x - 8},{y + 76} C{x + 60},{y + 46} {x + 60},{y - 46} {x - 8},{y - 76} Z", BROWN),
            line(f"M{x - 12},{y - 74} V{y + 74}", 2.4),
        ],
        ink=2.4,
    )  # fmt: skip


def moor(which: int) -> str:
    """One of the four Moors (0-3): equal in rank, told apart by dress and attribute."""
    look = MOORS[which]
    x, y, size = 15, 154, 264
    left, right = hand(look, x, y, size, left=True), hand(look, x, y, size)
    before = (_bow(right[0] - 26, right[1]), _spear(*left), scimitar(right[0] - 44, right[1] - 78, 96, 2.8), "")[which]
    scroll = icon("tied-scroll", left[0] - 30, left[1] - 40, 66, "#F3E3BC", ink=2.6)
    return court_light() + before + robed(look, x, y, size) + (scroll if which == 3 else "")


def misery() -> str:
    """Miseria: a beggar with staff, bundle and bowl."""
    look = Look(
        "#8C97A6", "#6B7585", "#A9B2BE", GREY, "hood", ("out", "out"), beard=True, trim="#77818F", skin="#E9C39A"
    )
    left, right = hand(look, 15, 150, 270, left=True), hand(look, 15, 150, 270)
    patches = [
        flat("M168,330 l26,-4 l4,26 l-26,4 Z", "#C79A55", 'stroke="#1E1713" stroke-width="2" stroke-dasharray="4 3"'),
        flat("M112,352 l22,4 l-4,24 l-22,-4 Z", "#B5793F", 'stroke="#1E1713" stroke-width="2" stroke-dasharray="4 3"'),
    ]
    return (
        bare_land()
        + icon("bindle", 14, 116, 110, ("#C79A55", BROWN), ink=2.6)
        + staff(left[0], left[1], 200, 408)
        + robed(look, 15, 150, 270)
        + draw(patches, ink=0)
        + bowl(right[0] + 8, right[1] - 8)
    )


def lads() -> str:
    """Picciotti: two lads at dice."""
    return (
        court_light()
        + standing(page(RED, BLUE)[:-1], -14, 186, 224)
        + standing(page(GREEN, GOLD), 92, 186, 224, flip=True)
        + icon("dice-six-faces-five", 128, 366, 40, WHITE, ink=2.6)
    )
