"""Shapes drawn in code: paths filled in flat colours over one joint ink contour, as a stencilled woodcut."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import NamedTuple

from cards_art.draw.palette import INK, RED

WIDTH, HEIGHT, RADIUS = 300, 500, 20
"""Size of a master and radius of its corners, in px."""

HALO = 3.5
"""Extra width in px of the pale rim on dark grounds, over the width of the ink."""


class Piece(NamedTuple):
    """A path in one colour. Without ``inked`` it is painted over the others and has no contour."""

    path: str
    fill: str
    inked: bool = True
    style: str = ""


def flat(path: str, fill: str = "none", style: str = "") -> Piece:
    """Return a piece without a contour of its own: shading, stripes, lines."""
    return Piece(path, fill, False, style)


def line(path: str, width: float, colour: str = INK) -> Piece:
    """Return a stroke without a contour."""
    return flat(path, "none", f'stroke="{colour}" stroke-width="{width}"')


def draw(
    pieces: Iterable[Piece],
    x: float = 0,
    y: float = 0,
    size: float = 300,
    box: float = 300,
    *,
    ink: float = 3.2,
    flip: bool = False,
    halo: str | None = None,
) -> str:
    """Return pieces from a square of ``box`` units, drawn ``size`` px wide at x, y.

    ``ink`` is the width of the contour in px, ``halo`` the colour of a rim round it.
    """
    pieces = tuple(pieces)
    scale = size / box
    mirrored = f"translate({size:g},0) scale(-1,1) " if flip else ""
    out = [
        f'<g transform="translate({x:.1f},{y:.1f}) {mirrored}scale({scale:.4f})"',
        ' stroke-linejoin="round" stroke-linecap="round">',
    ]
    contour = "".join(f'<path d="{piece.path}"/>' for piece in pieces if piece.inked)
    if halo:
        out.append(f'<g fill="{halo}" stroke="{halo}" stroke-width="{(ink + HALO) * 2 / scale:.1f}">{contour}</g>')
    if ink:
        out.append(f'<g fill="{INK}" stroke="{INK}" stroke-width="{ink * 2 / scale:.1f}">{contour}</g>')
    out += [f'<path d="{piece.path}" fill="{piece.fill}" {piece.style}/>' for piece in pieces]
    return "".join(out) + "</g>"


def circle(cx: float, cy: float, r: float) -> str:
    """Return the path of a circle."""
    return ellipse(cx, cy, r, r)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """Return the path of an ellipse."""
    return f"M{cx - rx:g},{cy:g}A{rx:g},{ry:g} 0 1 0 {cx + rx:g},{cy:g}A{rx:g},{ry:g} 0 1 0 {cx - rx:g},{cy:g}Z"


def box(x: float, y: float, width: float, height: float) -> str:
    """Return the path of a rectangle."""
    return f"M{x:g},{y:g}h{width:g}v{height:g}h{-width:g}Z"


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """Return the path through points."""
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"


def star(cx: float, cy: float, r: float, points: int = 5, inner: float = 0.45, turn: float = -90) -> str:
    """Return the path of a star; ``inner`` is the share of the radius at its notches."""
    corners: list[tuple[float, float]] = []
    for step in range(2 * points):
        angle = math.radians(turn + step * 180 / points)
        reach = r if step % 2 == 0 else r * inner
        corners.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return polygon(corners)


def face(cx: float, cy: float, width: float, height: float, ink: str = INK, lips: str = RED) -> str:
    """Return two eyes, a nose and a mouth, on a head of that size."""
    eye = width * 0.21
    dot = max(1.6, width * 0.07)
    high = cy - height * 0.06
    return (
        f'<circle cx="{cx - eye:.1f}" cy="{high:.1f}" r="{dot:.1f}" fill="{ink}"/>'
        f'<circle cx="{cx + eye:.1f}" cy="{high:.1f}" r="{dot:.1f}" fill="{ink}"/>'
        f'<path d="M{cx:.1f},{cy - height * 0.04:.1f} l{-width * 0.06:.1f},{height * 0.17:.1f} l{width * 0.1:.1f},0"'
        f' fill="none" stroke="{ink}" stroke-width="{width * 0.05:.1f}"/>'
        f'<path d="M{cx - width * 0.14:.1f},{cy + height * 0.26:.1f} q{width * 0.14:.1f},{height * 0.07:.1f}'
        f' {width * 0.28:.1f},0" fill="none" stroke="{lips}" stroke-width="{width * 0.07:.1f}" stroke-linecap="round"/>'
    )


def dice(seed: int) -> random.Random:
    """Return a random generator that gives the same numbers every time the packs are built."""
    return random.Random(seed)
