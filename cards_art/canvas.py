"""A drawing surface in units of the 300x500 master, drawn four times larger and reduced at the end."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from cards_art import fonts

WIDTH, HEIGHT, RADIUS = 300, 500, 20
SCALE = 4

Point = tuple[float, float]


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int = 48) -> list[Point]:
    """Points on an ellipse from one angle to another, in degrees, 0 to the right, growing clockwise on the picture."""
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def turned(points: Iterable[Point], cx: float, cy: float, degrees: float) -> list[Point]:
    """The points turned about a centre."""
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points]


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    """The outline of a rectangle with round corners."""
    return [
        *arc(left + radius, top + radius, radius, radius, 180, 270, 12),
        *arc(right - radius, top + radius, radius, radius, 270, 360, 12),
        *arc(right - radius, bottom - radius, radius, radius, 0, 90, 12),
        *arc(left + radius, bottom - radius, radius, radius, 90, 180, 12),
    ]


class Canvas:
    """One card being drawn. All lengths are px of the finished card."""

    def __init__(self, ground: str, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.size = (width, height)
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), ground)
        self.pen = ImageDraw.Draw(self.image)

    def shape(self, points: Sequence[Point], fill: str | None, ink: str | None = None, width: float = 2.4) -> None:
        """A closed outline, filled and inked."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        if fill:
            self.pen.polygon(scaled, fill=fill)
        if ink:
            self.pen.line([*scaled, scaled[0], scaled[1]], fill=ink, width=round(width * SCALE), joint="curve")

    def line(self, points: Sequence[Point], ink: str, width: float) -> None:
        """An open line."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self.pen.line(scaled, fill=ink, width=round(width * SCALE), joint="curve")

    def disc(
        self, cx: float, cy: float, r: float, fill: str | None, ink: str | None = None, width: float = 2.4
    ) -> None:
        """A circle."""
        box = tuple(v * SCALE for v in (cx - r, cy - r, cx + r, cy + r))
        self.pen.ellipse(box, fill=fill, outline=ink, width=round(width * SCALE))

    def box(
        self, box: tuple[float, float, float, float], radius: float, fill: str | None, ink: str | None = None, width=2.4
    ) -> None:
        """A rectangle with round corners, (left, top, right, bottom)."""
        scaled = tuple(v * SCALE for v in box)
        self.pen.rounded_rectangle(scaled, radius * SCALE, fill=fill, outline=ink, width=round(width * SCALE))

    def text(
        self,
        said: str,
        at: Point,
        font: str,
        size: float,
        fill: str,
        most: float = 1e9,
        rim: tuple[str, float] | None = None,
    ) -> None:
        """Words centred on ``at[0]`` with their baseline at ``at[1]``, squeezed to ``most`` px if wider."""
        face = fonts.load(font, size * SCALE)
        stroke = round(rim[1] * SCALE) if rim else 0
        left, top, right, bottom = face.getbbox(said, anchor="ls", stroke_width=stroke)
        whole = (math.ceil(right - left), math.ceil(bottom - top))
        target = (min(whole[0], round(most * SCALE)), whole[1])
        place = (round(at[0] * SCALE - target[0] / 2), round(at[1] * SCALE + top))
        for colour, width in (((rim[0], stroke),) if rim else ()) + ((fill, 0),):
            mask = Image.new("L", whole)
            ImageDraw.Draw(mask).text((-left, -top), said, fill=255, font=face, anchor="ls", stroke_width=width)
            self.image.paste(colour, place, mask.resize(target, Image.Resampling.LANCZOS) if target != whole else mask)

    def stencil(self, layer: Canvas, outline: Sequence[Point]) -> None:
        """Lay another canvas of the same size over this one, inside an outline."""
        mask = Image.new("1", self.image.size)
        ImageDraw.Draw(mask).polygon([(x * SCALE, y * SCALE) for x, y in outline], fill=1)
        self.image.paste(layer.image, (0, 0), mask)

    def finished(self) -> Image.Image:
        """The card at its own size, RGBA, round corners cut."""
        mask = Image.new("L", self.image.size)
        right, bottom = self.image.size[0] - 1, self.image.size[1] - 1
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, right, bottom), RADIUS * SCALE, fill=255)
        card = self.image.reduce(SCALE).convert("RGBA")
        card.putalpha(mask.reduce(SCALE))
        return card
