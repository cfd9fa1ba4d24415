"""The four elements of Minchiate, and the ship of Mineo."""

from __future__ import annotations

from cards_art.draw.palette import BROWN, DARK, GOLD, LEAF, ORANGE, RED, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import cloud, stars, sunburst, sward, water


def fire() -> str:
    """A pyre."""
    return (
        sunburst(150, 300, 300, 20, "#E8792B", 0.30)
        + sward("#B9775A")
        + icon("campfire", 32, 150, 238, (RED, BROWN, "#B5793F", "#D9A877", ORANGE), ink=3.8)
        + icon("flame", 98, 232, 104, GOLD, ink=0)
    )


def ship() -> str:
    """Acqua, Vascello: a caravel under sail."""
    hull = "#8A5631"
    colours = (WHITE, hull, RED, RED, RED, DARK, DARK, hull, DARK)
    return (
        cloud(28, 150, 64)
        + cloud(206, 132, 62)
        + water(356)
        + icon("caravel", 28, 148, 246, colours, ink=3.4)
        + water(392, "#5E9CC4")
    )


def earth() -> str:
    """A castle, a tree and a hare."""
    wall, shade = "#D8C6A6", "#B9A27C"
    return (
        cloud(24, 140, 56)
        + sward("#A7BE74", 316, 5)
        + icon("medieval-gate", 30, 158, 176, (wall, shade, wall, RED, RED, RED, shade, wall))
        + icon("fruit-tree", 152, 214, 132, (LEAF, BROWN))
        + sward("#7DA055", 384, 8)
        + icon("rabbit", 32, 366, 58, "#B5793F", ink=2.6)
    )


def air() -> str:
    """Clouds, birds and stars."""
    return (
        cloud(22, 150, 92)
        + cloud(176, 132, 88)
        + icon("dove", 58, 196, 150, WHITE, ink=3.4)
        + icon("dove", 186, 300, 80, WHITE, ink=3, flip=True)
        + cloud(36, 352, 96)
        + cloud(148, 372, 120)
        + stars(4, (30, 300, 150, 345), 5, "#FBE7A0", (5, 8))
        + stars(9, (190, 220, 275, 280), 4, "#FBE7A0", (5, 8))
    )
