"""The table of a diagram, seen from above: who sits where, in which direction everything goes, what lies there."""

from __future__ import annotations

from bot.engine.diagram import Place, Round
from bot.render.arrows import arc, arrow
from bot.render.diagram_print import EDGE, Box, Print, put, step
from bot.render.fit import width
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
PLAIN = "#1E1713"
"""Letters on the colours of the sides, in both looks."""


class RoundCell:
    """A :class:`Round` measured for a width in px."""

    def __init__(self, table: Round, print_: Print, wide: int) -> None:
        self._table, self._print = table, print_
        inner = wide - 2 * EDGE
        self._title = print_.rows(table.title, print_.title, inner)
        self._note = print_.rows(table.note, print_.note, 300 if wide > 600 else inner // 2)
        self._head = len(self._title) * step(print_.title) + 6 * bool(self._title)
        # At a table of four those above and below have the whole width to themselves.
        shares = {2: (0.7, 0.7), 3: (0.7, 0.49, 0.49), 4: (0.6, 0.42, 0.6, 0.42)}[len(table.places)]
        self._plates = [
            self._measured(one, round(inner * share)) for one, share in zip(table.places, shares, strict=True)
        ]
        high = max(one[2] for one in self._plates)
        self._across = high
        middle = len(self._note) * step(print_.note) + (round(BACK * 1.1) + 14 if table.count else 0)
        rows = 3 if len(table.places) == 4 else 2
        self._ring = max(rows * high + 56, 2 * high + middle + 90)
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
        side = max(one[3] for one in self._plates) // 3 if len(table.places) > 2 else 60
        ground = (left + side, top + pad, right - side, bottom - pad)
        sheet.panel(ground, look.stripe, 110, look.gold, 3)
        cx, cy = box.middle, (top + bottom) // 2
        self._middle(sheet, cx, cy)
        self._arrows(sheet, ground)
        for place, plate, (x, y) in zip(table.places, self._plates, SPOTS[len(table.places)], strict=True):
            wide, high = plate[3], plate[2]
            px = round(left + (right - left - wide) * x)
            py = round(top + (bottom - top - high) * y)
            self._plate(sheet, place, plate, (px, py, px + wide, py + high))

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

    def _arrows(self, sheet: Sheet, ground: tuple[int, int, int, int]) -> None:
        """One from seat to seat, against the clock."""
        if len(self._table.places) < 3:
            return
        look, (left, top, right, bottom) = sheet.theme, ground
        centre = ((left + right) / 2, (top + bottom) / 2)
        four = len(self._table.places) == 4
        radii = ((right - left) / 2 - 34, (bottom - top) / 2 - (30 if four else 66))
        spans = ((62, 28), (-28, -62), (-118, -152), (152, 118)) if four else ((48, -8), (-64, -116), (188, 132))
        for start, end in spans:
            arrow(sheet, arc(centre, radii, start, end), look.gold, look.stripe, width=5, head=22)
