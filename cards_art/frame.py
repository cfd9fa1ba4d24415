"""What all faces share: index corners, border, name plate."""

from __future__ import annotations

from cards_art import fonts
from cards_art.canvas import Canvas
from cards_art.palette import INK, PALE_GOLD, PAPER, RULE, SUITS, TrumpColours
from cards_art.signs import SIGNS

CORNERS = (47, 253)
PLATE_TOP = 452


def suit_face(suit: str, index: str, name: str) -> Canvas:
    """An ivory card with the index and the suit sign in both upper corners and its name below."""
    colours = SUITS[suit]
    c = Canvas(INK)
    c.box((2, 2, 297, 497), 18, PAPER)
    c.box((8, 8, 291, 491), 13, None, colours.strip, 1.6)
    for x in CORNERS:
        rim = (colours.outline, 3.2) if colours.outline else None
        c.text(index, (x, 72), fonts.INDEX, 82, colours.figure, 66, rim)
        SIGNS[suit](c, x, 111, 54)
    plate(c, name, colours.strip, "#FFFFFF")
    return c


def plate(c: Canvas, name: str, ground: str, ink: str) -> None:
    """The strip at the foot with the card's name."""
    c.box((9, PLATE_TOP, 290, 490), 12, ground)
    c.text(name.upper(), (150, 480), fonts.TITLE, 23, ink, 262)


def trump_face(colours: TrumpColours, index: str, name: str) -> Canvas:
    """A dark card with a pale gold index in both upper corners and an empty window."""
    c = Canvas(INK)
    c.box((2, 2, 297, 497), 18, colours.head)
    c.box((7, 7, 292, 492), 14, None, RULE, 1.4)
    for x in (51, 249):
        if index:
            c.text(index, (x, 71), fonts.INDEX, 78, PALE_GOLD, 72)
    c.text(name.upper(), (150, 480), fonts.TITLE, 23, PALE_GOLD, 258)
    return c
