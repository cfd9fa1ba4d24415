"""The stricken tower (units: px of the card; it stands at y 408)."""

from __future__ import annotations

from cards_art.draw.figures import page, standing
from cards_art.draw.palette import BLUE, GOLD, GREEN, INK, ORANGE, RED
from cards_art.draw.pictogram import icon
from cards_art.draw.shapes import Piece, box, draw, flat, line

STONE, DARK_STONE, EDGE = "#CFC5B4", "#A89D8C", "#8A7F70"


def _courses(left: float, right: float, top: float, foot: float) -> str:
    """Return short strokes between the stones, in every other place."""
    path, step = "", 0
    y = top
    while y < foot:
        for x in range(int(left) + 8 + step % 2 * 18, int(right) - 18, 36):
            path += f"M{x},{y:.0f} h16 "
        y, step = y + 15, step + 1
    return path


def _lower() -> list[Piece]:
    crack = "L110,292 L124,306 L138,284 L150,302 L164,280 L178,298 L192,276"
    return [
        Piece(f"M84,408 L92,276 {crack} L206,290 L216,408 Z", STONE),
        flat("M164,280 L178,298 L192,276 L206,290 L216,408 H172 Z", DARK_STONE),
        line(_courses(92, 206, 318, 400), 2.2, "#1E171377"),
        Piece("M132,408 V372 C132,348 168,348 168,372 V408 Z", INK),
        Piece("M104,346 V330 C104,320 118,320 118,330 V346 Z", INK),
        Piece("M184,346 V330 C184,320 198,320 198,330 V346 Z", INK),
    ]


def _upper() -> list[Piece]:
    """Return the top of the tower, thrown off; drawn upright and turned by the caller."""
    crack = "L206,262 L192,248 L178,268 L164,250 L150,272 L138,252 L124,274 L110,258 L94,246"
    return [
        Piece(f"M94,196 L206,196 {crack} Z", STONE),
        flat("M172,196 H206 L206,262 L192,248 L178,268 L170,258 Z", DARK_STONE),
        line(_courses(94, 206, 212, 246), 2.2, "#1E171377"),
        Piece("M140,238 V218 C140,204 160,204 160,218 V238 Z", INK),
        Piece(
            "M80,158 h24 v14 h16 v-14 h22 v14 h16 v-14 h22 v14 h16 v-14 h24 v40 h-140 Z",
            STONE,
        ),
        flat("M174,172 H220 V198 H174 Z", DARK_STONE),
        line("M80,182 H220", 2.2, "#1E171377"),
    ]


def _falling(x: float, y: float, size: float, turn: float, coat: str, hose: str) -> str:
    body = standing(page(coat, hose)[:-3], x, y, size, ink=2.2)
    return f'<g transform="rotate({turn} {x + size / 2:.1f} {y + size / 2:.1f})">{body}</g>'


def stricken_tower() -> str:
    """Return the tower, breaking and burning; two people and stones fall from it."""
    stones = [
        Piece(box(226, 286, 15, 13), STONE),
        Piece(box(60, 250, 13, 12), DARK_STONE),
        Piece(box(238, 352, 12, 11), DARK_STONE),
        Piece(box(52, 330, 11, 10), STONE),
        Piece(box(212, 262, 10, 9), DARK_STONE),
    ]
    return (
        '<g transform="translate(10.5,28.6) scale(.93)">'
        + icon("flame", 96, 106, 84, ORANGE, ink=3)
        + icon("flame", 142, 118, 64, RED, ink=3)
        + icon("flame", 88, 232, 70, ORANGE, ink=3)
        + icon("flame", 142, 226, 70, RED, ink=3)
        + draw(_lower())
        + f'<g transform="translate(6,-6) rotate(9 150 250)">{draw(_upper())}</g>'
        + icon("flame", 130, 350, 40, GOLD, ink=0)
        + icon("flame", 136, 198, 32, GOLD, ink=0)
        + draw(stones, ink=2.4)
        + _falling(10, 262, 96, 158, BLUE, RED)
        + _falling(206, 296, 92, 204, GREEN, GOLD)
        + "</g>"
    )
