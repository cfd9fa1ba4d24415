"""Small drawn marks as grey masks: a crown, an arrow, a tick, shapes of sides, a little pack, dots and dashes.

Each is drawn once per size at four times its size, and scaled down for smooth edges.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from bot.render.sprites import byte_cached

MAX_MARK_BYTES = 1_000_000
"""Maximum bytes of cached masks."""
SCALE = 4
"""The masks are drawn this many times larger."""
Pen = Callable[[ImageDraw.ImageDraw, int, int], None]

_CROWN = ((0.02, 0.22), (0.27, 0.5), (0.5, 0.06), (0.73, 0.5), (0.98, 0.22), (0.88, 0.94), (0.12, 0.94))
_ARROW = ((0.33, 0.06), (0.67, 0.06), (0.67, 0.55), (1.0, 0.55), (0.5, 1.0), (0.0, 0.55), (0.33, 0.55))
_TICK = ((0.06, 0.55), (0.22, 0.39), (0.41, 0.58), (0.79, 0.17), (0.95, 0.33), (0.41, 0.9))
_HEXAGON = ((0.5, 0.0), (0.96, 0.24), (0.96, 0.76), (0.5, 1.0), (0.04, 0.76), (0.04, 0.24))


def _polygon(points: tuple[tuple[float, float], ...]) -> Pen:
    def draw(pen: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        pen.polygon([(x * wide, y * high) for x, y in points], fill=255)

    return draw


def _dots(pen: ImageDraw.ImageDraw, wide: int, high: int) -> None:
    radius = high / 2
    for n in range(3):
        x = radius + n * (wide - high) / 2
        pen.ellipse((x - radius, 0, x + radius, high - 1), fill=255)


def _dashes(pen: ImageDraw.ImageDraw, wide: int, high: int) -> None:
    """Draws the dashed outline of a rounded rectangle without its lower edge."""
    edge, radius = 5 * SCALE, 16 * SCALE
    pen.rounded_rectangle((0, 0, wide - 1, high + radius), radius, outline=255, width=edge)
    dash, gap = 16 * SCALE, 11 * SCALE
    for x in range(radius + dash // 2, wide - radius, dash + gap):
        pen.rectangle((x, 0, min(x + gap, wide - radius), edge), fill=0)
    for y in range(radius + dash // 2, high, dash + gap):
        for left in (0, wide - 1 - edge):
            pen.rectangle((left, y, left + edge, y + gap), fill=0)


def _little_pack(pen: ImageDraw.ImageDraw, wide: int, high: int) -> None:
    """Draws the outlines of three small cards, one on the other."""
    line, step = max(1, wide // 14), wide // 7
    for n in (2, 1, 0):
        box = (step * n, step * (2 - n), wide - 1 - step * (2 - n), high - 1 - step * n)
        pen.rounded_rectangle(box, wide // 10, fill=0, outline=255, width=line)


_MARKS: dict[str, Pen] = {
    "crown": _polygon(_CROWN),
    "arrow": _polygon(_ARROW),
    "tick": _polygon(_TICK),
    "hexagon": _polygon(_HEXAGON),
    "dots": _dots,
    "dashes": _dashes,
    "pack": _little_pack,
}


@byte_cached(MAX_MARK_BYTES)
def mark(name: str, width: int, height: int) -> Image.Image:
    """Return the shape of a mark (mode L). Raises KeyError for an unknown name."""
    big = Image.new("L", (width * SCALE, height * SCALE))
    _MARKS[name](ImageDraw.Draw(big), *big.size)
    return big.reduce(SCALE)
