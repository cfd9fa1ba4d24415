"""Grounds, skies and lights behind the figures of the trumps (units: px of the 300x500 master)."""

from __future__ import annotations

import math

from cards_art.draw.palette import GOLD, INK, SWARD, WHITE
from cards_art.draw.shapes import HEIGHT, WIDTH, Piece, dice, draw, star

FOOT = 456
"""y of a line below the lower edge of every window."""


def sward(colour: str = SWARD, top: float = 398, seed: int = 1, sides: tuple[float, float] = (10, 290)) -> str:
    """The green ground of the old stencilled packs, with its strokes of grass."""
    left, right = sides
    width = right - left
    chance = dice(seed)
    edge = (
        f"M{left},{top + 6} C{left + width * 0.2:.1f},{top - 8} {left + width * 0.38:.1f},{top + 2}"
        f" {left + width / 2:.1f},{top - 3} C{left + width * 0.68:.1f},{top - 9} {left + width * 0.85:.1f},{top + 6}"
        f" {right},{top - 4} L{right},{FOOT} L{left},{FOOT} Z"
    )
    grass = ""
    for _ in range(int(width / 14)):
        x, y = chance.uniform(left + 8, right - 8), chance.uniform(top + 10, FOOT - 8)
        grass += f"M{x:.1f},{y:.1f} l{chance.uniform(10, 22):.1f},{chance.uniform(-2, 1):.1f} "
    return (
        f'<path d="{edge}" fill="{colour}" stroke="{INK}" stroke-width="2.2"/>'
        f'<path d="{grass}" stroke="{INK}" stroke-width="1.3" opacity=".5" fill="none"/>'
    )


def rays(
    cx: float,
    cy: float,
    inner: float,
    outer: float,
    count: int,
    colour: str,
    *,
    width: float = 2,
    opacity: float = 1,
    uneven: bool = True,
) -> str:
    """Strokes around a point, every other one shorter when ``uneven``."""
    path = ""
    for step in range(count):
        angle = math.radians(step * 360 / count)
        reach = outer if not uneven or step % 2 == 0 else inner + (outer - inner) * 0.6
        across, down = math.cos(angle), math.sin(angle)
        path += f"M{cx + inner * across:.1f},{cy + inner * down:.1f}L{cx + reach * across:.1f},{cy + reach * down:.1f}"
    return f'<path d="{path}" stroke="{colour}" stroke-width="{width}" opacity="{opacity}" stroke-linecap="round"/>'


def sunburst(cx: float, cy: float, r: float, count: int, colour: str, opacity: float = 1) -> str:
    """Broad beams around a point."""
    path = ""
    for step in range(count):
        a, b = math.radians(step * 360 / count), math.radians((step + 0.5) * 360 / count)
        path += (
            f"M{cx:.1f},{cy:.1f}L{cx + r * math.cos(a):.1f},{cy + r * math.sin(a):.1f}"
            f"L{cx + r * math.cos(b):.1f},{cy + r * math.sin(b):.1f}Z"
        )
    return f'<path d="{path}" fill="{colour}" opacity="{opacity}"/>'


def stars(
    seed: int,
    area: tuple[float, float, float, float],
    count: int,
    colour: str = GOLD,
    sizes: tuple[float, float] = (2, 5),
) -> str:
    """Stars scattered over left, top, right, bottom, never close together."""
    chance = dice(seed)
    placed: list[tuple[float, float]] = []
    path = ""
    for _ in range(800):
        x, y = chance.uniform(area[0], area[2]), chance.uniform(area[1], area[3])
        size = chance.uniform(*sizes)
        if len(placed) < count and all((x - a) ** 2 + (y - b) ** 2 > 26**2 for a, b in placed):
            placed.append((x, y))
            path += star(x, y, size, 5 if size > 3.3 else 4, 0.4)
    return f'<path d="{path}" fill="{colour}"/>'


def halo(cx: float, cy: float, r: float = 64, colour: str = "#D9A227") -> str:
    """The golden light behind the head of a virtue."""
    return f'<circle cx="{cx}" cy="{cy}" r="{r * 0.62:.1f}" fill="{colour}" opacity=".35"/>' + rays(
        cx, cy, r * 0.66, r * 1.25, 28, colour, width=3
    )


def hatching(top: float = 132, bottom: float = 390, count: int = 17, colour: str = "#8A6A44", seed: int = 3) -> str:
    """A sky of short engraved strokes."""
    chance = dice(seed)
    path = ""
    for step in range(count):
        y = top + (bottom - top) * step / count
        path += f"M{chance.uniform(16, 180):.0f},{y:.0f}h{chance.uniform(40, 110):.0f}"
    return f'<path d="{path}" stroke="{colour}" stroke-width="1.6" opacity=".35" stroke-linecap="round"/>'


def water(top: float, colour: str = "#5E9CC4", waves: int = 4) -> str:
    """Water up to the foot of the window, with rows of waves."""
    out = f'<rect x="10" y="{top}" width="280" height="{FOOT - top}" fill="{colour}"/>'
    for row in range(waves):
        path = f"M{-10 - row % 2 * 16},{top + row * 15}" + " q8,-9 16,0 t16,0" * 10
        opacity = 0.9 if row == 0 else 0.55
        out += f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="2.2" opacity="{opacity}"/>'
    return out


def cloud(x: float, y: float, size: float, colour: str = WHITE) -> str:
    """A small cloud ``size`` px wide."""
    path = "M18,70 C0,70 0,46 18,44 C18,20 48,14 56,32 C70,20 92,32 86,48 C102,50 100,70 84,70 Z"
    return draw([Piece(path, colour)], x, y, size, 100, ink=2.2)


def lozenges(colours: tuple[str, ...] = ("#F0D9A6", "#D9E7D6", "#F1C9B8", "#F8EDD2")) -> str:
    """The field of coloured lozenges behind the Matto."""
    out = ""
    for row in range(-1, 12):
        for column in range(-1, 9):
            x, y = 14 + column * 40 + (20 if row % 2 else 0), 86 + row * 34
            fill = colours[(row + 2 * column) % len(colours)]
            out += f'<path d="M{x},{y - 34}L{x + 20},{y}L{x},{y + 34}L{x - 20},{y}Z" fill="{fill}"/>'
    return out


def clip(name: str, path: str) -> str:
    """Return a clipping region for a card's definitions."""
    return f'<clipPath id="{name}"><path d="{path}"/></clipPath>'


def document(body: str) -> str:
    """Return a whole card as SVG."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>'
