"""The table of a diagram, seen from above: who sits where, in which direction everything goes, what lies there."""

from __future__ import annotations

from bot.engine.diagram import Place, Round
from bot.render.arrows import Point, arrow, bend
from bot.render.diagram_print import EDGE, Box, Print, put, step
from bot.render.fit import width
from bot.render.sheet import Box as Edges
from bot.render.sheet import Sheet
from cards_art import fonts

DISC = 30
BACK = 84
SPOTS = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    3: ((0.5, 1.0), (1.0, 0.0), (0.0, 0.0)),
    4: ((0.5, 1.0), (1.0, 0.5), (0.5, 0.0), (0.0, 0.5)),
}
"""Where each seat is, as shares of the table's width and height: to the right, seen from above."""
INSIDE, CLEAR = 30, 14
"""px of an arrow from the edge of the table, and from a plate."""
PLAIN = "#1E1713"
"""Letters on the colours of the sides, in both looks."""


class RoundCell:
    """A :class:`Round` measured for a width in px."""

    def __init__(self, table: Round, print_: Print, wide: int) -> None:
        self._table, self._print = table, print_
        inner = wide - 2 * EDGE
        self._title = print_.rows(table.title, print_.title, inner)
        self._head = len(self._title) * step(print_.title) + 6 * bool(self._title)
        # At a table of four those above and below have the whole width to themselves.
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

    def _measured(self, place: Place, most: int) -> tuple[list[str], list[str], int, int]:
        """The rows of name and rest, the height and the width of a plate."""
        sizes = self._print
        room = most - 2 * DISC - 44
        name = sizes.rows(place.name, sizes.title, room)
        told = sizes.rows(place.told, sizes.note, room)
        wide = max([width(one, sizes.title) for one in name] + [width(one, sizes.note) for one in told] + [0])
        high = max(len(name) * step(sizes.title) + len(told) * step(sizes.note), 2 * DISC) + 20
        return name, told, high, round(wide) + 2 * DISC + 44

    def draw(self, sheet: Sheet, box: Box) -> None:
        """A round of felt with a plate at each seat and an arrow round the middle."""
        look, table = sheet.theme, self._table
        sheet.panel((box.left, box.top, box.left + box.wide, box.top + box.high), look.panel, 18)
        put(sheet, self._title, (box.left + EDGE, box.top + EDGE - 4), self._print.title, box.wide - 2 * EDGE)
        top, bottom = box.top + EDGE + self._head, box.top + box.high - EDGE
        left, right = box.left + EDGE, box.left + box.wide - EDGE
        pad = self._across // 2
        side = max(one[3] for one in self._plates) // 3 if len(table.places) == 4 else 60
        ground = (left + side, top + pad, right - side, bottom - pad)
        sheet.panel(ground, look.stripe, 110, look.gold, 3)
        cx, cy = box.middle, (top + bottom) // 2
        self._middle(sheet, cx, cy)
        boxes: list[Edges] = []
        for plate, (x, y) in zip(self._plates, SPOTS[len(table.places)], strict=True):
            wide, high = plate[3], plate[2]
            px, py = round(left + (right - left - wide) * x), round(top + (bottom - top - high) * y)
            boxes.append((px, py, px + wide, py + high))
        for points in _ways(boxes, ground):
            arrow(sheet, points, look.gold, look.stripe, width=5, head=22)
        for place, plate, at in zip(table.places, self._plates, boxes, strict=True):
            self._plate(sheet, place, plate, at)

    def _plate(
        self, sheet: Sheet, place: Place, plate: tuple[list[str], list[str], int, int], at: tuple[int, int, int, int]
    ) -> None:
        look, sizes, (left, top, _, bottom) = sheet.theme, self._print, at
        sheet.panel(at, look.panel, 20, look.gold if place.lit else look.slot, 3)
        colour = look.sides[place.side % len(look.sides)]
        cx, cy = left + 12 + DISC, (top + bottom) // 2
        sheet.disc(cx, cy, DISC, colour)
        sheet.text(place.mark, (cx, cy - 28), 42, 2 * DISC, colour=PLAIN, under=colour, align="middle",
                   font=fonts.INDEX)  # fmt: skip
        name, told, _, wide = plate
        words = len(name) * step(sizes.title) + len(told) * step(sizes.note)
        x = left + 2 * DISC + 24
        y = put(sheet, name, (x, cy - words // 2), sizes.title, wide)
        put(sheet, told, (x, y), sizes.note, wide, colour=look.muted)

    def _middle(self, sheet: Sheet, cx: int, cy: int) -> None:
        look, table, sizes = sheet.theme, self._table, self._print
        shown = round(BACK * 1.1)
        high = len(self._note) * step(sizes.note) + (shown + 14 if table.count else 0)
        top = cy - high // 2
        if table.count:
            for n in range(3):
                sheet.card("back", cx - BACK // 2 - 8 + 8 * n, top, BACK, shown=shown)
            sheet.token(str(table.count), cx, top + shown // 2, 32)
            top += shown + 14
        put(sheet, self._note, (cx, top), sizes.note, 400, under=look.stripe, middle=True)


def _ways(plates: list[Edges], ground: Edges) -> list[list[Point]]:
    """From plate to plate against the clock, along the edge of the table; none between two players."""
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
