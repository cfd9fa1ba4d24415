"""Smooth lines and arrows on a ground of one colour."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.render.sheet import Sheet

FINE = 3
"""A line is drawn so many times as large and then made smaller, so that its edges are smooth."""

Point = tuple[float, float]


def bend(start: Point, corner: Point, end: Point) -> list[Point]:
    """Points of a curve that leaves ``start`` towards a corner and comes to ``end`` from there."""
    steps = [n / 40 for n in range(41)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * corner[0] + t**2 * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * corner[1] + t**2 * end[1],
        )
        for t in steps
    ]


def arrow(
    sheet: Sheet, points: Sequence[Point], colour: str, under: str, *, width: float = 6, head: float = 24
) -> None:
    """A line through the points with a head at its end, ``under`` the colour of the ground; ``head`` its length."""
    scale = sheet.scale
    pad = head + width
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    right, bottom = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    size = (round((right - left) * scale), round((bottom - top) * scale))
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))

    def at(point: Point) -> Point:
        return ((point[0] - left) * scale * FINE, (point[1] - top) * scale * FINE)

    pen = ImageDraw.Draw(mask)
    (x1, y1) = points[-1]
    x0, y0 = next((one for one in reversed(points) if math.dist(one, points[-1]) >= head * 0.9), points[0])
    turn = math.atan2(y1 - y0, x1 - x0)
    base = (x1 - head * math.cos(turn), y1 - head * math.sin(turn))
    line = [one for one in points if math.dist(one, points[-1]) > head * 0.8] + [base]
    pen.line([at(one) for one in line], fill=255, width=round(width * scale * FINE), joint="curve")
    wing = (head * 0.62 * math.sin(turn), -head * 0.62 * math.cos(turn))
    tip = [(x1, y1), (base[0] + wing[0], base[1] + wing[1]), (base[0] - wing[0], base[1] - wing[1])]
    pen.polygon([at(one) for one in tip], fill=255)
    smooth = mask.resize(size, Image.Resampling.BOX)
    inked = smooth.point(list(sheet.look.ramp(colour, under)))
    shape = smooth.point([0] * 24 + [255] * 232, "1")
    sheet.image.paste(inked, (round(left * scale), round(top * scale)), shape)
