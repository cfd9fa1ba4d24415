"""Pictograms drawn here, as grey masks: crowns, arrows, a tick, dots, and the badges of seats (dealer, cutter, ...).

A pictogram is a shape in one colour. A badge is drawn in a square of 100 units and recognised by the last word of its
catalogue key, which games share; a word without a pictogram of its own has a plain ring, and the legend tells its
meaning. The other pictograms fill a field of any size.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from bot.render.sprites import byte_cached

UNITS = 100
"""Side of the square in which a pictogram is drawn."""
FINER = 4
"""Factor by which a pictogram is drawn larger than needed, for smooth edges."""
MAX_SIGN_BYTES = 1_500_000
"""Maximum bytes of cached pictograms."""
MAX_SIDE_BYTES = 500_000
"""Maximum bytes of cached shapes of sides."""
Point = tuple[float, float]


class Pen:
    """Draws in units of a pictogram; `paint` is 255 for the shape and 0 for what is cut out of it. `draw` draws in
    pixels of an image of this size."""

    def __init__(self, wide: int, high: int) -> None:
        self.image = Image.new("L", (wide, high))
        self.draw = ImageDraw.Draw(self.image)
        self.wide, self.high = wide, high
        self._unit = wide / UNITS

    def shape(self, *points: Point) -> None:
        """Fills a polygon that is stretched over the whole field; points are shares of its two sides."""
        self.draw.polygon([(x * self.wide, y * self.high) for x, y in points], fill=255)

    def area(self, *points: Point, paint: int = 255) -> None:
        """Fills a polygon."""
        self.draw.polygon([(x * self._unit, y * self._unit) for x, y in points], fill=paint)

    def circle(self, x: float, y: float, radius: float, paint: int = 255) -> None:
        """Fills a circle."""
        box = (x - radius, y - radius, x + radius, y + radius)
        self.draw.ellipse([edge * self._unit for edge in box], fill=paint)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        """Draws a circle's line."""
        self.circle(x, y, radius)
        self.circle(x, y, radius - width, 0)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float = 6, paint: int = 255) -> None:
        """Fills a rounded rectangle."""
        edges = [edge * self._unit for edge in (left, top, right, bottom)]
        self.draw.rounded_rectangle(edges, radius * self._unit, fill=paint)

    def line(self, *points: Point, width: float = 9, paint: int = 255) -> None:
        """Draws a line with round ends."""
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        self.draw.line(scaled, fill=paint, width=round(width * self._unit), joint="curve")
        for x, y in (points[0], points[-1]):
            self.circle(x, y, width / 2, paint)


def _coronet(pen: Pen) -> None:
    pen.area((10, 80), (4, 28), (29, 50), (50, 14), (71, 50), (96, 28), (90, 80))
    pen.box(10, 76, 90, 88, 4)
    for x, y in ((4, 27), (50, 14), (96, 27)):
        pen.circle(min(max(x, 7), 93), y, 7)


def _crown(pen: Pen) -> None:
    pen.shape((0.02, 0.22), (0.27, 0.5), (0.5, 0.06), (0.73, 0.5), (0.98, 0.22), (0.88, 0.94), (0.12, 0.94))


def _arrow(pen: Pen) -> None:
    pen.shape((0.33, 0.06), (0.67, 0.06), (0.67, 0.55), (1.0, 0.55), (0.5, 1.0), (0.0, 0.55), (0.33, 0.55))


def _tick(pen: Pen) -> None:
    pen.shape((0.06, 0.55), (0.22, 0.39), (0.41, 0.58), (0.79, 0.17), (0.95, 0.33), (0.41, 0.9))


def _hexagon(pen: Pen) -> None:
    pen.shape((0.5, 0.0), (0.96, 0.24), (0.96, 0.76), (0.5, 1.0), (0.04, 0.76), (0.04, 0.24))


def _dots(pen: Pen) -> None:
    radius = pen.high / 2
    for n in range(3):
        x = radius + n * (pen.wide - pen.high) / 2
        pen.draw.ellipse((x - radius, 0, x + radius, pen.high - 1), fill=255)


def _dashes(pen: Pen) -> None:
    """Draws the dashed outline of a rounded rectangle without its lower edge."""
    edge, radius, wide, high = 5 * FINER, 16 * FINER, pen.wide, pen.high
    pen.draw.rounded_rectangle((0, 0, wide - 1, high + radius), radius, outline=255, width=edge)
    dash, gap = 16 * FINER, 11 * FINER
    for x in range(radius + dash // 2, wide - radius, dash + gap):
        pen.draw.rectangle((x, 0, min(x + gap, wide - radius), edge), fill=0)
    for y in range(radius + dash // 2, high, dash + gap):
        for left in (0, wide - 1 - edge):
            pen.draw.rectangle((left, y, left + edge, y + gap), fill=0)


def _little_pack(pen: Pen) -> None:
    """Draws the outlines of three small cards, one on the other."""
    line, step = max(1, pen.wide // 14), pen.wide // 7
    for n in (2, 1, 0):
        box = (step * n, step * (2 - n), pen.wide - 1 - step * (2 - n), pen.high - 1 - step * n)
        pen.draw.rounded_rectangle(box, pen.wide // 10, fill=0, outline=255, width=line)


def _star(pen: Pen) -> None:
    pen.area(
        (50, 6), (61, 38), (95, 38), (68, 58), (78, 92), (50, 72), (22, 92), (32, 58), (5, 38), (39, 38)
    )  # fmt: skip


def _turn(pen: Pen) -> None:
    pen.area((36, 8), (64, 8), (64, 52), (90, 52), (50, 94), (10, 52), (36, 52))


def _dealer(pen: Pen) -> None:
    """Draws two cards, one over the other."""
    pen.area((38, 14), (78, 4), (96, 74), (60, 84))
    pen.box(8, 18, 62, 96, 8, 0)
    pen.box(12, 22, 58, 92, 7)


def _cutter(pen: Pen) -> None:
    """Draws scissors."""
    pen.line((28, 8), (64, 66), width=11)
    pen.line((72, 8), (36, 66), width=11)
    for x in (27, 73):
        pen.ring(x, 76, 19, 9)
    pen.circle(50, 43, 5, 0)


def _alone(pen: Pen) -> None:
    """Draws one person."""
    pen.circle(50, 27, 21)
    pen.box(14, 54, 86, 120, 34)
    pen.box(0, 94, 100, 120, 0, 0)


def _bold(pen: Pen) -> None:
    """Draws one person under a star."""
    pen.area((50, 0), (56, 15), (72, 15), (60, 25), (64, 40), (50, 31), (36, 40), (40, 25), (28, 15), (44, 15))
    pen.circle(50, 56, 15)
    pen.box(22, 73, 78, 120, 24)
    pen.box(0, 96, 100, 120, 0, 0)


def _stake(pen: Pen) -> None:
    """Draws a pile of coins."""
    for y in (20, 42, 64):
        pen.box(16, y, 84, y + 17, 9)
    pen.box(6, 86, 94, 94, 4)


def _again(pen: Pen) -> None:
    """Draws two arrows one over the other, upwards."""
    for y in (8, 46):
        pen.line((18, y + 38), (50, y + 8), (82, y + 38), width=13)


def _offer(pen: Pen) -> None:
    """Draws a coin with a one."""
    pen.circle(50, 50, 44)
    pen.box(45, 24, 58, 76, 3, 0)
    pen.line((50, 29), (37, 39), width=9, paint=0)


def _open(pen: Pen) -> None:
    """Draws a card that lies face up: an arrow down to a line."""
    pen.line((50, 10), (50, 62), width=13)
    pen.line((26, 42), (50, 66), (74, 42), width=13)
    pen.box(12, 82, 88, 94, 5)


def _left(pen: Pen) -> None:
    """Draws an arrow out of a door."""
    pen.box(8, 8, 56, 92, 6)
    pen.box(20, 20, 60, 80, 2, 0)
    pen.line((40, 50), (90, 50), width=12)
    pen.line((70, 28), (92, 50), (70, 72), width=12)


def _fool(pen: Pen) -> None:
    """Draws a jester's cap."""
    pen.area((20, 76), (4, 34), (34, 44), (50, 8), (66, 44), (96, 34), (80, 76))
    pen.box(18, 76, 82, 90, 5)
    for x, y in ((8, 40), (50, 13), (92, 40)):
        pen.circle(x, y, 8)
    pen.circle(36, 62, 6, 0)
    pen.circle(64, 62, 6, 0)


def _owing(pen: Pen) -> None:
    """Draws a card with an arrow that leaves it."""
    pen.box(8, 10, 56, 90, 8)
    pen.line((32, 50), (90, 50), width=26, paint=0)
    pen.line((32, 50), (86, 50), width=11)
    pen.line((70, 32), (90, 50), (70, 68), width=11)


def _other(pen: Pen) -> None:
    pen.ring(50, 50, 40, 14)


SIGNS: dict[str, Callable[[Pen], None]] = {
    "crown": _crown,
    "coronet": _coronet,
    "arrow": _arrow,
    "tick": _tick,
    "hexagon": _hexagon,
    "dots": _dots,
    "dashes": _dashes,
    "pack": _little_pack,
    "star": _star,
    "turn": _turn,
    "dealer": _dealer,
    "cutter": _cutter,
    "declarer": _alone,
    "soloist": _alone,
    "solo": _bold,
    "stata": _bold,
    "scommessa": _stake,
    "rivanto": _again,
    "pago": _offer,
    "fallen": _open,
    "left": _left,
    "fool": _fool,
    "owing": _owing,
}
"""The pictograms by name; a badge has its last word."""


def sign_of(badge: str) -> str:
    """Return the name of a badge's pictogram."""
    return badge.rpartition("-")[2]


@byte_cached(MAX_SIGN_BYTES)
def sign_mask(name: str, wide: int, high: int) -> Image.Image:
    """Return a pictogram white on black (mode L) of this size in px."""
    pen = Pen(wide * FINER, high * FINER)
    SIGNS.get(name, _other)(pen)
    return pen.image.reduce(FINER)


@byte_cached(MAX_SIDE_BYTES)
def side_mask(shape: int, size: int, inset: int) -> Image.Image:
    """Return the shape of a side (0 circle, 1 square, 2 hexagon) white on black (mode L), `size` px wide and high, each
    edge moved inwards by `inset` px. The square is smaller, so that all look equally large."""
    pen = Pen(size * FINER, size * FINER)
    moved = inset * UNITS / size
    if shape == 0:
        pen.circle(50, 50, 50 - moved)
    elif shape == 1:
        pen.box(5 + moved, 5 + moved, 95 - moved, 95 - moved, 16 - moved)
    else:
        moved *= 1.1
        pen.area(
            (50, moved), (95 - moved, 25 + moved / 2), (95 - moved, 75 - moved / 2), (50, 100 - moved),
            (5 + moved, 75 - moved / 2), (5 + moved, 25 + moved / 2),
        )  # fmt: skip
    return pen.image.reduce(FINER)
