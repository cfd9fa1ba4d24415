"""Splits a one-colour pictogram into its connected parts, each an outer contour with the holes in it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

ICONS = Path(__file__).parents[1] / "vendor" / "icons" / "game-icons.json"

Point = tuple[float, float]
Command = tuple[str, tuple[Point, ...]]
STEPS = 6
"""Number of points that approximate a curve when areas are measured."""


class Part(NamedTuple):
    """``path`` with its holes, ``outer`` without them; ``bounds`` are left, top, right, bottom (of 512)."""

    path: str
    outer: str
    area: float
    bounds: tuple[float, float, float, float]

    @property
    def centre(self) -> Point:
        """Return the middle of the bounds."""
        left, top, right, bottom = self.bounds
        return (left + right) / 2, (top + bottom) / 2


@cache
def _icons() -> dict[str, Any]:
    return json.loads(ICONS.read_text(encoding="utf-8"))["icons"]


def _contours(path: str) -> list[list[Command]]:
    pen: Any = RecordingPen()
    parse_path(path, pen)
    found: list[list[Command]] = []
    for command, points in pen.value:
        if command == "moveTo":
            found.append([])
        found[-1].append((command, points))
    return found


def _points(contour: Sequence[Command]) -> list[Point]:
    out: list[Point] = []
    for command, points in contour:
        if command in ("moveTo", "lineTo"):
            out.append(points[0])
        elif command in ("curveTo", "qCurveTo"):
            (x0, y0), (x3, y3) = out[-1], points[-1]
            (x1, y1), (x2, y2) = points[0], points[-2]
            if command == "qCurveTo":  # a quadratic as the cubic it is
                x1, y1, x2, y2 = (x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3, (x3 + 2 * x1) / 3, (y3 + 2 * y1) / 3
            for step in range(1, STEPS + 1):
                t = step / STEPS
                a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
                out.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return out


def _area(points: Sequence[Point]) -> float:
    turns = (points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(len(points)))
    return abs(sum(turns) / 2)


def _within(point: Point, points: Sequence[Point]) -> bool:
    x, y = point
    found = False
    for i, (x2, y2) in enumerate(points):
        x1, y1 = points[i - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def _written(contour: Sequence[Command]) -> str:
    letters = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "qCurveTo": "Q"}
    out = ""
    for command, points in contour:
        if command in letters:
            out += letters[command] + " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return out + "Z"


@cache
def parts(name: str) -> tuple[Part, ...]:
    """Return the parts of a vendored pictogram, the largest first. Raises KeyError if it is not vendored."""
    body: str = _icons()[name]["body"]
    contours = [contour for path in re.findall(r'\bd="([^"]+)"', body) for contour in _contours(path)]
    outlines = [_points(contour) for contour in contours]
    areas = [_area(outline) for outline in outlines]

    def around(i: int) -> list[int]:
        own = outlines[i]
        probes = (own[0], own[len(own) // 3], own[2 * len(own) // 3])
        larger = (j for j in range(len(outlines)) if areas[j] > areas[i])
        return [j for j in larger if sum(_within(probe, outlines[j]) for probe in probes) >= 2]

    nests = [around(i) for i in range(len(contours))]
    parents = [min(nest, key=areas.__getitem__) if nest else None for nest in nests]
    found: list[Part] = []
    for i, contour in enumerate(contours):
        if len(nests[i]) % 2 == 0:
            holes = [j for j in range(len(contours)) if parents[j] == i and len(nests[j]) == len(nests[i]) + 1]
            xs, ys = zip(*outlines[i], strict=True)
            outer = _written(contour)
            whole = outer + "".join(_written(contours[j]) for j in holes)
            found.append(Part(whole, outer, areas[i], (min(xs), min(ys), max(xs), max(ys))))
    return tuple(sorted(found, key=lambda part: -part.area))
