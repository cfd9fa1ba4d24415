"""The back of the Florentine pack: a diaper of gold lilies on crimson."""

from __future__ import annotations

from cards_art import fonts
from cards_art.canvas import Canvas
from cards_art.palette import INK, PAPER, RULE


def back() -> Canvas:
    """One back for all cards of a pack."""
    c = Canvas(INK)
    c.box((2, 2, 297, 497), 18, PAPER)
    c.box((14, 14, 285, 485), 10, "#8E1B26", RULE, 3)
    for row in range(9):
        for column in range(5 if row % 2 == 0 else 4):
            x = 50 + column * 50 + (25 if row % 2 else 0)
            c.text("⚜", (x, 66 + row * 50), fonts.BROAD, 34, "#D9A64A")
    c.disc(150, 250, 62, "#8E1B26", RULE, 4)
    c.text("⚜", (150, 284), fonts.BROAD, 92, RULE)
    return c
