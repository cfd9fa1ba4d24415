"""The four suit signs as own drawings: goblet, disc, upright dagger, diagonal baton. ``h`` is the height."""

from __future__ import annotations

from cards_art.canvas import Canvas, Point, arc, turned
from cards_art.palette import CREAM, GOLD, INK, RED, STEEL, STEEL_DARK, SUITS


def _put(points: list[Point], cx: float, cy: float, height: float) -> list[Point]:
    return [(cx + x * height, cy + y * height) for x, y in points]


def _line(height: float) -> float:
    return max(1.8, min(3.4, height * 0.03))


def goblet(c: Canvas, cx: float, cy: float, h: float) -> None:
    """Cups."""
    w = _line(h)
    foot = [
        (-0.32, 0.5),
        (0.32, 0.5),
        (0.25, 0.41),
        (0.08, 0.31),
        (0.07, 0.02),
        (-0.07, 0.02),
        (-0.08, 0.31),
        (-0.25, 0.41),
    ]
    c.shape(_put(foot, cx, cy, h), GOLD, INK, w)
    c.shape(_put(arc(0, 0.15, 0.13, 0.07, 0, 360), cx, cy, h), GOLD, INK, w)
    bowl = [(-0.37, -0.44), *arc(0, -0.44, 0.37, 0.53, 180, 0), (0.37, -0.44)]
    c.shape(_put(bowl, cx, cy, h), SUITS["C"].figure, INK, w)
    if h > 60:
        c.line(_put(arc(0, -0.40, 0.26, 0.38, 165, 120, 16), cx, cy, h), "#F0A9A0", h * 0.035)
    rim = [(-0.42, -0.5), (0.42, -0.5), (0.40, -0.36), (-0.40, -0.36)]
    c.shape(_put(rim, cx, cy, h), GOLD, INK, w)


def coin(c: Canvas, cx: float, cy: float, h: float) -> None:
    """Coins."""
    w = _line(h)
    c.disc(cx, cy, h * 0.5, GOLD, INK, w)
    c.disc(cx, cy, h * 0.37, CREAM, "#8A5A00", w * 0.8)
    for petal in range(8):
        ring = turned(_put(arc(0, -0.2, 0.075, 0.14, 0, 360, 20), cx, cy, h), cx, cy, petal * 45)
        c.shape(ring, RED if petal % 2 else GOLD, INK, w * 0.5)
    c.disc(cx, cy, h * 0.085, GOLD, INK, w * 0.6)


def dagger(c: Canvas, cx: float, cy: float, h: float) -> None:
    """Swords, point up."""
    w = _line(h)
    blade = [(0, -0.5), (0.085, -0.38), (0.085, 0.16), (-0.085, 0.16), (-0.085, -0.38)]
    c.shape(_put(blade, cx, cy, h), STEEL, INK, w)
    c.shape(_put([(0, -0.46), (0, 0.14), (-0.06, 0.14), (-0.06, -0.37)], cx, cy, h), STEEL_DARK)
    c.shape(_put([(-0.055, 0.2), (0.055, 0.2), (0.055, 0.42), (-0.055, 0.42)], cx, cy, h), SUITS["S"].figure, INK, w)
    guard = [
        (-0.3, 0.09),
        (-0.22, 0.14),
        (0.22, 0.14),
        (0.3, 0.09),
        (0.3, 0.2),
        (0.22, 0.235),
        (-0.22, 0.235),
        (-0.3, 0.2),
    ]
    c.shape(_put(guard, cx, cy, h), GOLD, INK, w)
    c.disc(cx, cy + 0.43 * h, 0.08 * h, GOLD, INK, w)


def baton(c: Canvas, cx: float, cy: float, h: float) -> None:
    """Batons, lying from lower left to upper right."""
    w = _line(h)

    def lay(points: list[Point], fill: str, width: float = w) -> None:
        c.shape(turned(_put(points, cx, cy, h), cx, cy, 40), fill, INK, width)

    lay([(-0.11, -0.5), (0.11, -0.5), (0.11, 0.5), (-0.11, 0.5)], SUITS["B"].figure)
    highlight = turned(_put([(-0.045, -0.32), (-0.045, 0.32)], cx, cy, h), cx, cy, 40)
    c.line(highlight, "#7CC8B4", max(1.2, h * 0.03))
    for y in (-0.5, 0.34):
        lay([(-0.14, y), (0.14, y), (0.14, y + 0.16), (-0.14, y + 0.16)], GOLD)
    for y in (-0.04,):
        lay([(-0.12, y), (0.12, y), (0.12, y + 0.08), (-0.12, y + 0.08)], GOLD, w * 0.8)


SIGNS = {"C": goblet, "D": coin, "S": dagger, "B": baton}
