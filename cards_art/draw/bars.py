"""Swords and batons as long bars, and the lattice they are woven into on the pip cards."""

from __future__ import annotations

import math
from collections.abc import Callable

from cards_art.draw.palette import GOLD, RED
from cards_art.draw.scenery import clip
from cards_art.draw.shapes import Piece, circle, draw, ellipse, flat, polygon
from cards_art.draw.signs import Family

Bar = tuple[float, float, float, float]
"""Upper and lower end of a bar: x, y, x, y."""

TOP, BOTTOM, LEFT, RIGHT = 150, 440, 42, 258
PITCH = {1: 0.0, 2: 36.0, 3: 30.0, 4: 26.0, 5: 23.0}
GIRTH = {1: 17.0, 2: 15.0, 3: 13.0, 4: 11.5, 5: 10.5}
"""Distance and width of the bars in px, by the number that lean each way."""

GREENS = ("#12977D", "#0A6E5C")
WOODS = ("#C98B3A", "#9C6420")


def _along(bar: Bar, pieces: Callable[[float], list[Piece]], ink: float) -> str:
    x0, y0, x1, y1 = bar
    length = math.hypot(x1 - x0, y1 - y0)
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90
    body = draw(pieces(length), 0, 0, 1, 1, ink=ink)
    return f'<g transform="translate({x0:.1f},{y0:.1f}) rotate({angle:.2f})">{body}</g>'


def long_sword(bar: Bar, width: float, ink: float = 2.1) -> str:
    """A straight sword with its point at the upper end."""

    def pieces(length: float) -> list[Piece]:
        guard = length - min(30, length * 0.22)
        half, wide = width / 2, width * 1.55
        return [
            Piece(f"M0,0 L{half},{width * 1.6} L{half},{guard} L{-half},{guard} L{-half},{width * 1.6} Z", "#7FA6D6"),
            flat(f"M0,0 L{half},{width * 1.6} L{half},{guard} L0,{guard} Z", "#3E6FB5"),
            Piece(f"M{-width * 0.3},{guard + 3} h{width * 0.6} V{length - 7} h{-width * 0.6} Z", RED),
            Piece(
                f"M{-wide},{guard - 5} C{-wide / 2},{guard + 1} {wide / 2},{guard + 1} {wide},{guard - 5} V{guard + 2}"
                f" C{wide / 2},{guard + 7} {-wide / 2},{guard + 7} {-wide},{guard + 2} Z",
                GOLD,
            ),
            Piece(circle(0, length - 5, width * 0.42), GOLD),
        ]

    return _along(bar, pieces, ink)


def long_baton(bar: Bar, width: float, ink: float = 2.1, shades: tuple[str, str] = GREENS) -> str:
    """A turned staff with gilt caps."""

    def pieces(length: float) -> list[Piece]:
        h = width / 2
        out = [
            Piece(f"M{-h},12 H{h} V{length - 12} H{-h} Z", shades[0]),
            flat(f"M0,12 H{h} V{length - 12} H0 Z", shades[1]),
        ]
        out += [Piece(f"M{-h * 1.35},{y} H{h * 1.35} v9 H{-h * 1.35} Z", GOLD) for y in (15, length - 24)]
        out += [flat(f"M{-h * 1.15},{y} H{h * 1.15} v6 H{-h * 1.15} Z", RED) for y in (26, length - 33)]
        for y, way in ((0.0, 1), (length, -1)):
            cap = (
                f"M{-h * 1.3},{y + 14 * way} C{-h * 2.1},{y + 4 * way} {-h * 0.8},{y - 3 * way} 0,{y - 5 * way}"
                f" C{h * 0.8},{y - 3 * way} {h * 2.1},{y + 4 * way} {h * 1.3},{y + 14 * way} Z"
            )
            out.append(Piece(cap, GOLD))
        return out

    return _along(bar, pieces, ink)


def long_cudgel(bar: Bar, width: float, ink: float = 2.1, shades: tuple[str, str] = GREENS) -> str:
    """A club, thick at the upper end, with lopped branches on both sides."""

    def pieces(length: float) -> list[Piece]:
        head, foot = width * 0.78, width * 0.38
        out: list[Piece] = []
        for step, y in enumerate((0.14, 0.34, 0.54, 0.74)):
            side = 1 if step % 2 else -1
            half = head + (foot - head) * y
            y0 = y * length
            out.append(
                Piece(
                    f"M{side * half * 0.5},{y0 + width * 0.9} L{side * (half + width * 0.62)},{y0 - width * 0.1}"
                    f" L{side * (half + width * 0.28)},{y0 - width * 0.55} L{side * half * 0.4},{y0 + width * 0.1} Z",
                    shades[0],
                )
            )
        stem = (
            f"M{-head},{width * 0.7} C{-head},{-width * 0.35} {head},{-width * 0.35} {head},{width * 0.7}"
            f" L{foot},{length - 5} C{foot},{length + 3} {-foot},{length + 3} {-foot},{length - 5} Z"
        )
        shade = f"M0,0 C{head * 0.8},0 {head},{width * 0.2} {head},{width * 0.7} L{foot},{length - 5} L0,{length} Z"
        knots = "".join(circle(-head * 0.3, length * y, width * 0.16) for y in (0.07, 0.25, 0.47, 0.68))
        return [
            *out,
            Piece(stem, shades[0]),
            flat(shade, shades[1]),
            flat(knots, "#0A4A40" if shades == GREENS else "#6B4314"),
        ]

    return _along(bar, pieces, ink)


def curved_sword(side: int, bulge: float, width: float, foot: float, ink: float = 2.1) -> str:
    """A sabre bowed to one side (-1 left, 1 right) by ``bulge`` px, its hilt ``foot`` px beyond the middle."""
    x0, y0, x1, y1 = 150 - side * foot * 0.72, 128.0, 150 - side * foot, 416.0
    cx, cy = 150 + side * bulge * 2 - side * foot * 0.2, 282.0

    def at(t: float) -> tuple[float, float, float, float]:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        dx, dy = 2 * (1 - t) * (cx - x0) + 2 * t * (x1 - cx), 2 * (1 - t) * (cy - y0) + 2 * t * (y1 - cy)
        size = math.hypot(dx, dy)
        return a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1, -dy / size, dx / size

    steps = [at(i / 28) for i in range(29)]

    def edge(i: int, share: float) -> tuple[float, float]:
        x, y, nx, ny = steps[i]
        half = width / 2 * min(1.0, (i / 28) * 7 + 0.02) * share
        return x + nx * half, y + ny * half

    outer = [edge(i, side) for i in range(29)]
    middle = [edge(i, 0) for i in range(29)]
    inner = [edge(i, -side) for i in range(29)]
    angle = math.degrees(math.atan2(y1 - cy, x1 - cx)) - 90
    blade = draw(
        [Piece(polygon(outer + inner[::-1]), "#7FA6D6"), flat(polygon(middle + inner[::-1]), "#3E6FB5")], ink=ink
    )
    wide = width * 1.25
    hilt = draw(
        [
            Piece(f"M{-width * 0.3},3 h{width * 0.6} v20 h{-width * 0.6} Z", RED),
            Piece(
                f"M{-wide},-5 C{-wide / 2},1 {wide / 2},1 {wide},-5 v7 C{wide / 2},7 {-wide / 2},7 {-wide},2 Z", GOLD
            ),
            Piece(circle(0, 25, width * 0.42), GOLD),
        ],
        0, 0, 1, 1, ink=ink,
    )  # fmt: skip
    return blade + f'<g transform="translate({x1:.1f},{y1:.1f}) rotate({angle:.2f})">{hilt}</g>'


def _crossing(a: Bar, b: Bar) -> tuple[float, float] | None:
    x1, y1, x2, y2 = a
    x3, y3, x4, y4 = b
    d = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
    if abs(d) < 1e-6:
        return None
    p, q = x1 * y2 - y1 * x2, x3 * y4 - y3 * x4
    return (p * (x3 - x4) - (x1 - x2) * q) / d, (p * (y3 - y4) - (y1 - y2) * q) / d


def lattice(count: int, suit: str, family: Family) -> str:
    """Return 2-10 swords (S) or batons (B) crossed as the region crosses them, an odd one upright in the middle."""
    if suit == "S" and family.curved:
        return _almond(count)
    each, odd = divmod(count, 2)
    width = GIRTH[each]
    falling: list[Bar] = [
        (LEFT + i * PITCH[each], TOP, RIGHT - (each - 1 - i) * PITCH[each], BOTTOM) for i in range(each)
    ]
    rising: list[Bar] = [(300 - x0, y0, 300 - x1, y1) for x0, y0, x1, y1 in falling]
    staff = long_cudgel if family.cudgels else long_baton

    def bar(place: Bar, *, other: bool = False) -> str:
        if suit == "S":
            return long_sword(place, width)
        return staff(place, width * 0.98, shades=WOODS if other else GREENS)

    out = "".join(bar(place, other=True) for place in rising) + "".join(map(bar, falling))
    for i, a in enumerate(falling):
        for j, b in enumerate(rising):
            found = _crossing(a, b)
            if found and TOP < found[1] < BOTTOM and (i + j) % 2:
                name = f"k{i}{j}"
                out += clip(name, ellipse(round(found[0], 1), round(found[1], 1), width * 1.25, width * 1.75))
                out += f'<g clip-path="url(#{name})">{bar(b, other=True)}</g>'
    if odd:
        out += long_sword((150, 38, 150, 443), width * 1.12) if suit == "S" else staff((150, 40, 150, 438), width * 1.1)
    return out


ARCS = {1: (16.0, 0.0, 0.0), 2: (13.5, 23.0, 27.0), 3: (11.5, 20.0, 23.0), 4: (10.0, 18.0, 20.5), 5: (9.0, 16.0, 18.5)}
"""Width of curved blades, distance of the arcs and of the hilts, by how many bow each way."""


def _almond(count: int) -> str:
    each, odd = divmod(count, 2)
    width, pitch, apart = ARCS[each]
    bows = [(104 - i * pitch, 16 + (each - 1 - i) * apart) for i in range(each)]
    left = "".join(curved_sword(-1, bulge, width, foot) for bulge, foot in bows)
    right = "".join(curved_sword(1, bulge, width, foot) for bulge, foot in bows)
    out = left + right
    out += clip("almond", "M0,0 H300 V250 H0 Z") + f'<g clip-path="url(#almond)">{left}</g>'
    if odd:
        out += long_sword((150, 162, 150, 388), min(width * 1.2, 15))
    return out
