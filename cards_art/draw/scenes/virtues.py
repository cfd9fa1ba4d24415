"""The cardinal and the theological virtues."""

from __future__ import annotations

from cards_art.draw.figures import maid, standing
from cards_art.draw.palette import BLUE, GOLD, GREEN, INK, ORANGE, PURPLE, RED, SKIN, SKY, STEEL, STONE, WHITE
from cards_art.draw.pictogram import icon
from cards_art.draw.scenery import halo, sward
from cards_art.draw.shapes import Piece, box, draw, line


def temperance() -> str:
    """A winged lady who pours from one jug into another."""
    colours = (RED, WHITE, WHITE, BLUE, SKIN, GOLD, GOLD, BLUE, GOLD, SKIN, SKY, SKY, BLUE, BLUE, RED)
    return halo(146, 204, 66) + sward() + icon("tarot-14-temperance", 24, 172, 250, colours, faces=(4,))


def fortitude() -> str:
    """A lady with a lion beside a column."""
    column = [Piece(box(194, 232, 68, 172), STONE), line("M206,240V400M222,240V400M238,240V400", 2)]
    colours = ("#D59A45", "#B5652B", BLUE, "#D59A45", GOLD, SKIN, WHITE)
    return (
        halo(116, 206, 58)
        + sward()
        + icon("ionic-column", 178, 136, 100, STONE)
        + draw(column)
        + icon("tarot-08-strength", 20, 176, 238, colours, drop=(4,), faces=(5,))
    )


def justice() -> str:
    """Sword and scales."""
    colours = (PURPLE, GOLD, STEEL, BLUE, BLUE, GOLD, SKIN, SKIN, GOLD, BLUE)
    return halo(158, 218, 62) + sward() + icon("tarot-11-justice", 26, 172, 250, colours, faces=(6,))


def hope() -> str:
    """Hands joined, a crown above, the anchor beside."""
    return (
        halo(122, 238, 64)
        + sward()
        + icon("prayer", 24, 206, 206, (BLUE, SKIN, RED), ink=3.6)
        + icon("queen-crown", 198, 132, 72, (GOLD, RED), ink=2.8)
        + icon("anchor", 182, 292, 102, STEEL)
    )


def prudence() -> str:
    """The looking-glass and the snake."""
    handle = [Piece("M100,308 H122 V388 C122,400 100,400 100,388 Z", GOLD)]
    return (
        halo(112, 242, 76)
        + sward()
        + icon("mirror-mirror", 32, 158, 156, (GOLD, "#DCEBF5", "#DCEBF5", WHITE), ink=3.4)
        + draw(handle)
        + icon("snake", 138, 226, 138, GREEN, ink=3.4)
    )


def faith() -> str:
    """The cross over the open book."""
    cross = [Piece("M141,138 H159 V170 H192 V189 H159 V284 H141 V189 H108 V170 H141 Z", GOLD)]
    lines = "".join(f"M60,{302 + i * 14} h66 M174,{302 + i * 14} h66 " for i in range(5))
    return (
        halo(150, 212, 78)
        + sward()
        + icon("open-book", 36, 262, 228, (WHITE, WHITE, RED), ink=3.6)
        + draw(cross)
        + f'<path d="{lines}" stroke="{INK}" stroke-width="2.4" opacity=".55"/>'
    )


def charity() -> str:
    """The burning heart with wings."""
    return (
        halo(150, 276, 104)
        + sward()
        + icon("heart-wings", 18, 206, 264, (RED, WHITE, WHITE), ink=3.6)
        + icon("flame", 108, 140, 84, ORANGE)
        + icon("flame", 127, 172, 48, GOLD, ink=0)
    )


def constancy() -> str:
    """A lady at a pillar with a banner (Mineo)."""
    pillar = [
        Piece(box(188, 240, 74, 164), STONE),
        line("M202,248V400M225,248V400M248,248V400", 2),
        Piece(box(178, 222, 94, 20), STONE),
    ]
    return (
        halo(108, 214, 58)
        + sward()
        + draw(pillar)
        + standing(maid(BLUE, RED), -16, 160, 250)
        + icon("knight-banner", 172, 130, 100, (RED, GOLD), ink=2.8)
    )
