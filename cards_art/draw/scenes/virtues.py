"""The cardinal and the theological virtues, and Costanza of Mineo: ladies with their attributes."""

from __future__ import annotations

from cards_art.draw.bars import long_sword
from cards_art.draw.figures import standing, twin
from cards_art.draw.palette import BLUE, GOLD, GREEN, ORANGE, PURPLE, RED, STEEL, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.robed import FAIR, Look, hand, robed
from cards_art.draw.scenery import halo, rays, sward
from cards_art.draw.things import chalice, column, cross_staff, jug, mirror, stream

SIZE = 272
LEFT, TOP = 15, 150
"""Square of a figure that is alone in the window: size, x and y in px."""

HEAD = (150, 214)
"""Centre of that figure's head."""


def light(cx: float = HEAD[0], cy: float = HEAD[1], r: float = 70) -> str:
    """The halo and the ground."""
    return halo(cx, cy, r) + sward()


def temperance() -> str:
    """A winged lady who pours from one jug into another."""
    look = Look(RED, BLUE, head="bare", arms=("down", "up"), hair=FAIR)
    upper, lower = hand(look, LEFT, TOP, SIZE), hand(look, LEFT, TOP, SIZE, left=True)
    return (
        light()
        + icon("angel-wings", 18, 128, 264, WHITE, only=(0, 1))
        + robed(look, LEFT, TOP, SIZE)
        + stream(upper[0] - 28, upper[1] - 8, lower[0] - 2, lower[1] - 10)
        + jug(upper[0] - 2, upper[1] - 12, -70, 52)
        + jug(lower[0] - 2, lower[1] + 14, 0, 52)
    )


def fortitude() -> str:
    """A lady who holds a column, a lion beside her."""
    look = Look(BLUE, RED, arms=("down", "out"), sleeves=GOLD)
    return (
        light(118, 210, 66)
        + column(228, 196, 404, 52)
        + robed(look, -18, 146, SIZE)
        + icon("lion", 24, 326, 88, ("#B5652B", "#E8AE1E"), ink=2.8)
    )


def justice() -> str:
    """Sword and scales."""
    look = Look(PURPLE, BLUE, sleeves=STEEL, arms=("up", "out"))
    x = hand(look, LEFT, TOP, SIZE, left=True)[0]
    right = hand(look, LEFT, TOP, SIZE)
    return (
        light()
        + long_sword((x, 124, x, 262), 15, 2.4)
        + robed(look, LEFT, TOP, SIZE)
        + icon("scales", right[0] - 44, right[1] - 6, 92, GOLD, ink=2.6)
    )


def hope() -> str:
    """A lady with folded hands who looks up to the crown; the anchor beside her."""
    look = Look(GREEN, RED, head="bare", arms=("fold", "fold"), hair=FAIR)
    return (
        halo(122, 222, 64)
        + sward()
        + rays(234, 156, 34, 56, 20, "#D9A227", width=3)
        + icon("queen-crown", 200, 122, 68, (GOLD, RED), ink=2.8)
        + robed(look, -18, 158, 262)
        + icon("anchor", 178, 288, 100, STEEL)
    )


def prudence() -> str:
    """A lady with a mirror and the snake."""
    look = Look(GOLD, GREEN, arms=("up", "down"), sleeves=WHITE)
    x, y = hand(look, 20, TOP, SIZE, left=True)
    return (
        light(155, 214) + mirror(x, y - 6) + robed(look, 20, TOP, SIZE) + icon("snake", 190, 288, 88, "#5B9A3C", ink=3)
    )


def faith() -> str:
    """A lady with the cross, chalice and host in her hand."""
    look = Look(WHITE, BLUE, head="veil", arms=("up", "out"), sleeves="#E9E2F2")
    x, y = hand(look, LEFT, TOP, SIZE, left=True)
    right = hand(look, LEFT, TOP, SIZE)
    return light() + cross_staff(x, y, 124, 404) + robed(look, LEFT, TOP, SIZE) + chalice(right[0], right[1] + 8, 54)


def charity() -> str:
    """A lady with a burning heart, a child at her side."""
    look = Look(RED, GOLD, head="bare", arms=("down", "up"))
    x, y = hand(look, LEFT, TOP, SIZE)
    return (
        light()
        + robed(look, LEFT, TOP, SIZE)
        + icon("flame", x - 26, y - 92, 52, ORANGE, ink=2.8)
        + icon("hearts", x - 29, y - 58, 60, RED, ink=2.8)
        + standing(twin("#E9C46A"), 6, 300, 118, ink=2.8)
    )


def constancy() -> str:
    """A lady at a pillar with a banner (Mineo)."""
    look = Look(BLUE, RED, head="wreath", arms=("fold", "out"))
    return (
        light(116, 214, 62)
        + icon("knight-banner", 184, 118, 92, (RED, GOLD), ink=2.8)
        + column(226, 208, 404, 56)
        + robed(look, -20, TOP, SIZE)
    )
