"""The faces of bots: small portraits in the flat, inked style of the court cards, one for each name.

A face is drawn in units of 100 at four times its size. What makes it somebody's own is one row of `LOOKS`; a name that
has no row (a second Cecco) gets one by its letters, always the same.
"""

from __future__ import annotations

import zlib
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from bot.render.sprites import byte_cached, rounded
from cards_art.shades import INK

MAX_FACE_BYTES = 1_500_000
"""Maximum bytes of the faces that are kept: 50 kB each at 110 px."""
SCALE = 4
"""The faces are drawn this many times larger."""
CLOSER = 1.16
"""How much larger than the whole head and shoulders the face is drawn: the ends of the shoulders are cut off."""
LINE = 2.6
"""Width of an ink line."""
FAIR, TAN, DEEP = "#F6D9B8", "#E6BC8D", "#C9925F"
"""Colours of skin."""
RED, GREEN, BLUE, GOLD, PLUM, CREAM = "#C22B32", "#1E8A6B", "#2D5FA8", "#E0A030", "#7B3F7A", "#FBF1DA"
"""Colours of coats and hats, near those of the courts."""
BLACK, BROWN, AUBURN, BLOND, GREY = "#2A211D", "#6B4226", "#A24E22", "#E3B34F", "#D9D3C7"
"""Colours of hair."""

Hair = Literal["short", "curls", "long", "bun", "bald", "braids"]
Hat = Literal["", "beret", "hood", "brim", "kerchief", "feather", "band"]
Beard = Literal["", "full", "moustache", "goatee"]
Mouth = Literal["smile", "grin", "flat", "smirk"]


class Look(NamedTuple):
    """What a face consists of."""

    skin: str
    hair: Hair
    shade: str
    coat: str
    hat: Hat = ""
    felt: str = RED
    beard: Beard = ""
    mouth: Mouth = "smile"


LOOKS = {
    "Cecco": Look(TAN, "short", BROWN, GREEN, "beret", RED, "moustache", "smirk"),
    "Lisa": Look(FAIR, "long", AUBURN, BLUE, "band", GOLD, "", "smile"),
    "Nanni": Look(FAIR, "bald", GREY, RED, "", RED, "full", "grin"),
    "Ghita": Look(TAN, "bun", BLACK, GOLD, "", RED, "", "flat"),
    "Beppe": Look(DEEP, "curls", BLACK, CREAM, "brim", GOLD, "full", "grin"),
    "Tessa": Look(FAIR, "braids", BLOND, RED, "", RED, "", "smile"),
    "Lapo": Look(TAN, "short", BLOND, PLUM, "feather", GREEN, "goatee", "smirk"),
    "Mea": Look(DEEP, "curls", BROWN, GREEN, "kerchief", GOLD, "", "grin"),
    "Drea": Look(FAIR, "short", BLACK, BLUE, "hood", BLUE, "", "flat"),
    "Vanna": Look(TAN, "long", GREY, PLUM, "kerchief", CREAM, "", "smirk"),
    "Nello": Look(FAIR, "curls", AUBURN, GOLD, "", RED, "", "grin"),
    "Pippa": Look(TAN, "braids", BROWN, RED, "beret", BLUE, "", "smile"),
    "Duccio": Look(FAIR, "short", GREY, PLUM, "brim", BLUE, "full", "flat"),
    "Bice": Look(TAN, "bun", GREY, BLUE, "", RED, "", "smile"),
    "Neri": Look(DEEP, "short", BLACK, RED, "feather", GOLD, "moustache", "smirk"),
    "Isotta": Look(FAIR, "long", BLACK, GREEN, "hood", PLUM, "", "flat"),
    "Baldo": Look(TAN, "bald", BROWN, GOLD, "", RED, "goatee", "grin"),
    "Fiore": Look(DEEP, "braids", AUBURN, CREAM, "band", GREEN, "", "smirk"),
}
"""The looks of the bots by name."""


def look_of(name: str) -> Look:
    """Return the look of a name, one of the known looks for any other name."""
    known = LOOKS.get(name) or LOOKS.get(name.split(" ", maxsplit=1)[0])
    return known or [*LOOKS.values()][zlib.crc32(name.encode()) % len(LOOKS)]


class _Pen:
    """Draws shapes with an ink line, in units of 100."""

    def __init__(self, pixels: int) -> None:
        self.image = Image.new("RGBA", (pixels, pixels))
        self._pen = ImageDraw.Draw(self.image)
        self._unit = pixels / 100
        self._line = max(1, round(LINE * self._unit))

    def _box(self, box: tuple[float, float, float, float]) -> list[float]:
        return [edge * self._unit for edge in box]

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, *, inked: bool = True) -> None:
        box = self._box((x - rx, y - ry, x + rx, y + ry))
        self._pen.ellipse(box, fill=fill, outline=INK if inked else None, width=self._line if inked else 0)

    def slice(self, x: float, y: float, rx: float, ry: float, start: float, end: float, fill: str) -> None:
        """Draws a part of an ellipse between two angles, closed by a straight line."""
        box = self._box((x - rx, y - ry, x + rx, y + ry))
        self._pen.chord(box, start, end, fill=fill, outline=INK, width=self._line)

    def area(self, *points: tuple[float, float], fill: str) -> None:
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        self._pen.polygon(scaled, fill=fill)
        self._pen.line([*scaled, scaled[0]], fill=INK, width=self._line, joint="curve")

    def arc(self, x: float, y: float, rx: float, ry: float, start: float, end: float) -> None:
        self._pen.arc(self._box((x - rx, y - ry, x + rx, y + ry)), start, end, fill=INK, width=self._line)

    def stroke(self, *points: tuple[float, float]) -> None:
        self._pen.line([(x * self._unit, y * self._unit) for x, y in points], fill=INK, width=self._line)


@byte_cached(MAX_FACE_BYTES)
def face(name: str, size: int) -> Image.Image:
    """Return the face of the bot with this name, as RGBA on nothing: head and shoulders that reach the lower edge."""
    look, pen = look_of(name), _Pen(round(size * SCALE * CLOSER))
    _behind(pen, look)
    pen.oval(50, 108, 41, 34, look.coat)
    pen.area((41, 62), (59, 62), (60, 78), (50, 84), (40, 78), fill=look.skin)
    for x in (29.5, 70.5):
        pen.oval(x, 50, 4.5, 6, look.skin)
    pen.oval(50, 48, 20.5, 24, look.skin)
    _beard(pen, look)
    _features(pen, look)
    _hair(pen, look)
    _hat(pen, look)
    wide = size * SCALE
    left, top = (pen.image.width - wide) // 2, round((pen.image.height - wide) * 0.42)
    return pen.image.crop((left, top, left + wide, top + wide)).reduce(SCALE)


@byte_cached(MAX_FACE_BYTES)
def portrait(name: str, size: int, colour: str, radius: int) -> Image.Image:
    """Return the face on a rounded square of this colour with an ink edge, as RGBA. With half the size as `radius` it
    is a disc."""
    shape, edge = rounded(size, size, radius), max(2, size // 36)
    picture = Image.new("RGBA", (size, size), colour)
    shown = face(name, size)
    picture.paste(shown, (0, 0), shown)
    inner = Image.new("L", (size, size))
    inner.paste(rounded(size - 2 * edge, size - 2 * edge, max(1, radius - edge)), (edge, edge))
    framed = Image.new("RGBA", (size, size), INK)
    framed.paste(picture, (0, 0), inner)
    framed.putalpha(shape)
    return framed


def _behind(pen: _Pen, look: Look) -> None:
    if look.hair == "long":
        pen.oval(50, 56, 31, 36, look.shade)
        pen.area((20, 56), (80, 56), (78, 92), (22, 92), fill=look.shade)
    elif look.hair == "braids":
        for side in (-1, 1):
            for n in range(4):
                pen.oval(50 + side * 27, 56 + n * 10, 7.5 - n * 0.7, 7, look.shade)
    elif look.hair == "curls":
        for x, y in ((27, 38), (25, 50), (73, 38), (75, 50)):
            pen.oval(x, y, 9, 9, look.shade)
    if look.hat == "hood":
        pen.oval(50, 50, 34, 38, look.felt)


def _beard(pen: _Pen, look: Look) -> None:
    if look.beard == "full":
        pen.slice(50, 51, 21.5, 29, 8, 172, look.shade)
        pen.oval(50, 60.5, 9, 6, look.skin, inked=False)
    elif look.beard == "goatee":
        pen.area((44, 67), (56, 67), (50, 81), fill=look.shade)


def _features(pen: _Pen, look: Look) -> None:
    for x in (41.5, 58.5):
        pen.oval(x, 48, 2.5, 3.1, INK, inked=False)
    raised = 2.5 if look.mouth == "smirk" else 0
    pen.stroke((37, 41.5), (45, 40.5))
    pen.stroke((55, 40.5 - raised), (63, 41.5 - raised))
    pen.arc(50, 53, 3.2, 4, 20, 170)
    for x in (36.5, 63.5):
        pen.oval(x, 56, 3.6, 2.6, "#E59A86", inked=False)
    if look.beard == "moustache":
        pen.slice(45, 62, 7, 4.5, 150, 330, look.shade)
        pen.slice(55, 62, 7, 4.5, 210, 30, look.shade)
    match look.mouth:
        case "smile":
            pen.arc(50, 59, 7, 6.5, 25, 155)
        case "grin":
            pen.slice(50, 60, 7.5, 6, 0, 180, "#FFFFFF")
        case "flat":
            pen.stroke((44.5, 64.5), (55.5, 64.5))
        case "smirk":
            pen.arc(52.5, 60, 7, 6, 20, 120)


def _hair(pen: _Pen, look: Look) -> None:
    if look.hair == "bald":
        for x in (30, 70):
            pen.oval(x, 42, 3.6, 7, look.shade)
        return
    if look.hair == "bun":
        pen.oval(50, 16, 10, 9, look.shade)
    if look.hair == "curls" and not look.hat:
        for x, y in ((31, 30), (42, 24), (55, 23), (67, 29)):
            pen.oval(x, y, 9, 8.5, look.shade)
        return
    pen.slice(50, 46, 22.5, 25, 190, 350, look.shade)
    if look.hair in ("long", "braids", "bun"):
        pen.stroke((50, 21.5), (50, 41))


def _hat(pen: _Pen, look: Look) -> None:
    match look.hat:
        case "beret":
            pen.oval(54, 24, 29, 12, look.felt)
            pen.slice(50, 36, 23, 9, 180, 360, look.felt)
        case "hood":
            pen.slice(50, 40, 24, 24, 184, 356, look.felt)
            pen.area((60, 18), (82, 8), (74, 32), fill=look.felt)
        case "brim":
            pen.slice(50, 32, 20, 24, 180, 360, look.felt)
            pen.oval(50, 32, 35, 6.5, look.felt)
        case "kerchief":
            pen.slice(50, 44, 24.5, 27, 182, 358, look.felt)
            pen.area((24, 44), (30, 42), (27, 62), (19, 58), fill=look.felt)
        case "feather":
            pen.area((26, 34), (74, 34), (64, 15), (34, 17), fill=look.felt)
            pen.area((60, 24), (88, 4), (82, 20), (66, 30), fill=CREAM)
        case "band":
            pen.slice(50, 44, 24, 25, 208, 332, look.shade)
            pen.area((27, 36), (73, 36), (72, 30), (28, 30), fill=look.felt)
        case "":
            pass
