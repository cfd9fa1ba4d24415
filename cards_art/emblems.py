"""Own drawings for the trumps that no symbol of the font stands for, and the cap of the Fool."""

from __future__ import annotations

from collections.abc import Callable

from cards_art.canvas import Canvas, Point, arc
from cards_art.palette import BLUE, CREAM, GOLD, INK, RED, WOOD


def jester(c: Canvas, cx: float, cy: float, width: float) -> None:
    """A cap of three points with bells."""

    def put(points: list[Point]) -> list[Point]:
        return [(cx + x * width, cy + y * width) for x, y in points]

    w = max(1.8, width * 0.017)
    c.shape(put([(-0.3, 0.2), (-0.36, -0.1), (-0.5, 0.1), (-0.42, -0.3), (-0.1, -0.3), (0, 0.2)]), BLUE, INK, w)
    c.shape(put([(0.3, 0.2), (0.36, -0.1), (0.5, 0.1), (0.42, -0.3), (0.1, -0.3), (0, 0.2)]), RED, INK, w)
    c.shape(put([(-0.2, 0.2), (-0.16, -0.2), (0.02, -0.48), (0.18, -0.18), (0.2, 0.2)]), GOLD, INK, w)
    c.shape(put([(-0.33, 0.18), (0.33, 0.18), (0.30, 0.34), (-0.30, 0.34)]), CREAM, INK, w)
    for x, y in ((-0.49, 0.13), (0.49, 0.13), (0.02, -0.49)):
        c.disc(cx + x * width, cy + y * width, width * 0.07, GOLD, INK, w)


def _gallows(c: Canvas) -> None:
    for box in ((84, 190, 100, 356), (200, 190, 216, 356)):
        c.box(box, 2, WOOD, INK, 3)
    c.box((70, 172, 230, 192), 3, "#A56A3C", INK, 3)
    c.line(((150, 192), (150, 222)), INK, 4)
    c.shape([(143, 220), (157, 220), (164, 272), (136, 272)], RED, INK, 2.8)
    c.shape([(134, 272), (166, 272), (162, 316), (138, 316)], BLUE, INK, 2.8)
    c.disc(150, 332, 16, "#F2CBA0", INK, 2.8)


def _flame(c: Canvas) -> None:
    outer = [
        (150, 140),
        (178, 200),
        (206, 190),
        (222, 262),
        (206, 330),
        (150, 360),
        (94, 330),
        (78, 262),
        (98, 206),
        (120, 236),
    ]
    c.shape(outer, RED, INK, 3.4)
    inner = [(150, 214), (170, 256), (186, 250), (188, 302), (150, 346), (112, 302), (116, 262), (134, 276)]
    c.shape(inner, "#E8792B", INK, 2.6)
    c.shape([(150, 274), (166, 312), (150, 342), (134, 312)], GOLD, INK, 2.2)


def _hourglass(c: Canvas) -> None:
    c.shape([(104, 184), (196, 184), (190, 226), (156, 262), (190, 298), (196, 340), (104, 340), (110, 298), (144, 262),
             (110, 226)], "#EAF4F8", INK, 3.2)  # fmt: skip
    c.shape([(116, 222), (184, 222), (152, 258), (148, 258)], GOLD)
    c.shape([(150, 296), (184, 334), (116, 334)], GOLD)
    for y in (170, 334):
        c.box((92, y, 208, y + 18), 4, WOOD, INK, 3)


def _trumpets(c: Canvas) -> None:
    for side in (-1, 1):

        def at(x: float, y: float, side: int = side) -> Point:
            return (150 + side * x, y)

        c.shape([at(100, 150), at(112, 176), at(18, 330), at(6, 322)], GOLD, INK, 3)
        c.shape([at(84, 132), at(128, 172), at(112, 186), at(92, 158)], GOLD, INK, 3)
        c.shape([at(84, 206), at(58, 250), at(100, 290), at(120, 240)], CREAM, INK, 2.8)
        c.shape([at(84, 222), at(73, 242), at(100, 268), at(110, 244)], RED)
    c.disc(150, 336, 16, GOLD, INK, 3)


def _world(c: Canvas) -> None:
    c.disc(150, 270, 84, "#7DB7D8", INK, 3.4)
    c.shape(arc(122, 246, 34, 26, 0, 360), "#6FA45A", INK, 2.2)
    c.shape(arc(182, 300, 26, 34, 0, 360), "#6FA45A", INK, 2.2)
    c.line(arc(150, 270, 84, 26, 0, 180), GOLD, 6)
    c.line(((150, 186), (150, 296)), GOLD, 6)
    c.box((144, 136, 156, 188), 1, GOLD, INK, 2.6)
    c.box((128, 150, 172, 162), 1, GOLD, INK, 2.6)


def _mirror(c: Canvas) -> None:
    c.box((142, 286, 158, 364), 6, GOLD, INK, 3)
    c.disc(150, 232, 66, GOLD, INK, 3.2)
    c.disc(150, 232, 50, "#DCEBF5", INK, 2.6)
    c.line(((124, 250), (164, 204)), "#FFFFFF", 7)
    c.line(((146, 258), (176, 224)), "#FFFFFF", 5)


def _column(c: Canvas) -> None:
    c.box((120, 204, 180, 342), 2, "#D8D3C4", INK, 3.2)
    for x in (134, 150, 166):
        c.line(((x, 212), (x, 336)), "#8F897B", 3)
    c.shape([(98, 176), (202, 176), (188, 206), (112, 206)], CREAM, INK, 3.2)
    c.box((100, 336, 200, 360), 3, CREAM, INK, 3.2)


DRAWN: dict[str, Callable[[Canvas], None]] = {
    "gallows": _gallows,
    "flame": _flame,
    "hourglass": _hourglass,
    "trumpets": _trumpets,
    "world": _world,
    "mirror": _mirror,
    "column": _column,
}
