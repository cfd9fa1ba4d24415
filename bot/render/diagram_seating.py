"""Seats round a table in a diagram, seen from above, with curved arrows.

The picture shows who sits where, the direction of play, and the cards in the middle of the table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.engine.guide import Place, Round
from bot.render.diagram_cards import EDGE, Box, Print, put, step
from bot.render.surface import Box as Edges
from bot.render.surface import Surface
from bot.render.text import safe_width
from cards_art import fonts

FINE = 3
"""Factor by which a line is drawn enlarged before it is scaled down, for smooth edges."""
Point = tuple[float, float]
"""x and y in px."""
DISC = 30
"""Radius in px of the disc with the mark of a seat."""
BACK = 84
"""Width in px of the backs in the middle."""
SPOTS = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    3: ((0.5, 1.0), (1.0, 0.0), (0.0, 0.0)),
    4: ((0.5, 1.0), (1.0, 0.5), (0.5, 0.0), (0.0, 0.5)),
}
"""Position of each seat by number of seats, as shares of the table's width and height. Seat 1 sits to the right, seen
from above."""
INSIDE, CLEAR = 30, 14
"""px between an arrow and the edge of the table, and between an arrow and a plate."""
PLAIN = "#1E1713"
"""Colour of letters on the colours of the sides, in both themes."""


def bend(start: Point, corner: Point, end: Point) -> list[Point]:
    """Return points of a curve from `start` to `end`, bent towards `corner` (a quadratic Bézier curve)."""
    steps = [n / 40 for n in range(41)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * corner[0] + t**2 * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * corner[1] + t**2 * end[1],
        )
        for t in steps
    ]


def arrow(
    surface: Surface, points: Sequence[Point], colour: str, under: str, *, width: float = 6, head: float = 24
) -> None:
    """Draws a line through the points with an arrow head at its end.

    `under` is the colour of the background; `width` and `head` (the length of the head) are in px.
    """
    scale = surface.scale
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
    inked = smooth.point(list(surface.look.ramp(colour, under)))
    shape = smooth.point([0] * 24 + [255] * 232, "1")
    surface.image.paste(inked, (round(left * scale), round(top * scale)), shape)


class RoundCell:
    """A `Round` measured for a width in px."""

    def __init__(self, table: Round, print_: Print, wide: int) -> None:
        self._table, self._print = table, print_
        inner = wide - 2 * EDGE
        self._title = print_.rows(table.title, print_.title, inner)
        self._head = len(self._title) * step(print_.title) + 6 * bool(self._title)
        # With four seats, the plates above and below stand alone in their line.
        beside = 0.33 if table.count else 0.42
        shares = {2: (0.7, 0.7), 3: (0.7, 0.49, 0.49), 4: (0.6, beside, 0.6, beside)}[len(table.places)]
        self._plates = [
            self._measured(one, round(inner * share)) for one, share in zip(table.places, shares, strict=True)
        ]
        four = len(table.places) == 4
        taken = self._plates[1][3] + self._plates[3][3] if four else inner // 2
        self._note = print_.rows(table.note, print_.note, inner - taken - 50)
        high = max(one[2] for one in self._plates)
        self._across = high
        middle = len(self._note) * step(print_.note) + (round(BACK * 1.1) + 14 if table.count else 0)
        self._ring = max((3 if four else 2) * high + 56, 2 * high + max(middle + 90, 200))
        self.high = 2 * EDGE + self._head + self._ring

    def _measured(self, place: Place, max_width: int) -> tuple[list[str], list[str], int, int]:
        """Return the rows of the name, the rows of the other text, and the height and width of a plate in px."""
        sizes = self._print
        room = max_width - 2 * DISC - 44
        name = sizes.rows(place.name, sizes.title, room)
        notes = sizes.rows(place.told, sizes.note, room)
        wide = max(
            [safe_width(one, sizes.title) for one in name] + [safe_width(one, sizes.note) for one in notes] + [0]
        )
        high = max(len(name) * step(sizes.title) + len(notes) * step(sizes.note), 2 * DISC) + 20
        return name, notes, high, round(wide) + 2 * DISC + 44

    def draw(self, surface: Surface, box: Box) -> None:
        """Draws the table with a plate at each seat, the arrows between them, and the middle."""
        look, table = surface.theme, self._table
        surface.panel((box.left, box.top, box.left + box.wide, box.top + box.high), look.panel, 18)
        put(surface, self._title, (box.left + EDGE, box.top + EDGE - 4), self._print.title, box.wide - 2 * EDGE)
        top, bottom = box.top + EDGE + self._head, box.top + box.high - EDGE
        left, right = box.left + EDGE, box.left + box.wide - EDGE
        pad = self._across // 2
        side = max(one[3] for one in self._plates) // 3 if len(table.places) == 4 else 60
        ground = (left + side, top + pad, right - side, bottom - pad)
        surface.panel(ground, look.stripe, 110, look.gold, 3)
        cx, cy = box.middle, (top + bottom) // 2
        self._middle(surface, cx, cy)
        boxes: list[Edges] = []
        for plate, (x, y) in zip(self._plates, SPOTS[len(table.places)], strict=True):
            wide, high = plate[3], plate[2]
            px, py = round(left + (right - left - wide) * x), round(top + (bottom - top - high) * y)
            boxes.append((px, py, px + wide, py + high))
        for points in _ways(boxes, ground):
            arrow(surface, points, look.gold, look.stripe, width=5, head=22)
        for place, plate, at in zip(table.places, self._plates, boxes, strict=True):
            self._plate(surface, place, plate, at)

    def _plate(
        self,
        surface: Surface,
        place: Place,
        plate: tuple[list[str], list[str], int, int],
        at: tuple[int, int, int, int],
    ) -> None:
        look, sizes, (left, top, _, bottom) = surface.theme, self._print, at
        surface.panel(at, look.panel, 20, look.gold if place.lit else look.slot, 3)
        colour = look.sides[place.side % len(look.sides)]
        cx, cy = left + 12 + DISC, (top + bottom) // 2
        surface.disc(cx, cy, DISC, colour)
        surface.text(place.mark, (cx, cy - 28), 42, 2 * DISC, colour=PLAIN, under=colour, align="middle",
                     font=fonts.INDEX)  # fmt: skip
        name, notes, _, wide = plate
        words = len(name) * step(sizes.title) + len(notes) * step(sizes.note)
        x = left + 2 * DISC + 24
        y = put(surface, name, (x, cy - words // 2), sizes.title, wide)
        put(surface, notes, (x, y), sizes.note, wide, colour=look.muted)

    def _middle(self, surface: Surface, cx: int, cy: int) -> None:
        look, table, sizes = surface.theme, self._table, self._print
        shown = round(BACK * 1.1)
        high = len(self._note) * step(sizes.note) + (shown + 14 if table.count else 0)
        top = cy - high // 2
        if table.count:
            for n in range(3):
                surface.card("back", cx - BACK // 2 - 8 + 8 * n, top, BACK, shown=shown)
            surface.token(str(table.count), cx, top + shown // 2, 32)
            top += shown + 14
        put(surface, self._note, (cx, top), sizes.note, 400, under=look.stripe, middle=True)


def _ways(plates: list[Edges], ground: Edges) -> list[list[Point]]:
    """Return the arrows from plate to plate, counter-clockwise along the edge of the table; none for two players."""
    if len(plates) < 3:
        return []
    left, top, right, bottom = (ground[0] + INSIDE, ground[1] + INSIDE, ground[2] - INSIDE, ground[3] - INSIDE)
    below, east, west = plates[0], plates[1], plates[-1]
    ways = [
        bend((below[2] + CLEAR, bottom), (right, bottom), (right, east[3] + CLEAR)),
        bend((left, west[3] + CLEAR), (left, bottom), (below[0] - CLEAR, bottom)),
    ]
    if len(plates) == 4:
        above = plates[2]
        return [
            *ways,
            bend((right, east[1] - CLEAR), (right, top), (above[2] + CLEAR, top)),
            bend((above[0] - CLEAR, top), (left, top), (left, west[1] - CLEAR)),
        ]
    middle, y = (left + right) / 2, max(east[3], west[3]) + 2 * CLEAR
    return [*ways, bend((middle + 80, y), (middle, y - CLEAR), (middle - 80, y))]
