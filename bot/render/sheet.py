"""The surface a picture is drawn on: palette indices; smooth edges of panels and words by ramps of the palette."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, NamedTuple

from PIL import Image

from bot.render import ink
from bot.render.colours import colours
from bot.render.model import HEIGHT, WIDTH
from bot.render.png import png
from bot.render.shelf import Shelf, shelved, weight
from bot.render.sprites import CORNER, ITALIAN, Tile, card_height, corner, cut, felt, plate, sprite
from bot.render.thrift import is_thrifty
from cards_art import fonts
from cards_art.shades import INK

Align = Literal["left", "middle", "right"]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in px."""


_THRESHOLD = [0] * 24 + [255] * 232


def _inked(theme: str, pack: str, mask: Image.Image, over: str, under: str) -> Tile:
    return Tile(mask.point(list(colours(theme, pack).ramp(over, under))), mask.point(_THRESHOLD, "1"))


class Plate(NamedTuple):
    """A rounded rectangle with or without a rim of ``width`` px: what its pixels are made of."""

    size: tuple[int, int]
    radius: int
    colour: str
    rim: str
    width: int
    under: str


PLATES_MOST = 5_000_000
ENDS_MOST = 2_000_000
TEXTS_MOST = 8_000_000
PIECES_MOST = 6_000_000
"""Bytes that finished plates, the ends of wide ones, words and pieces of pictures may take."""


@shelved(PLATES_MOST)
def _plate_tile(theme: str, pack: str, wanted: Plate) -> Tile:
    (wide, high), radius, edge = wanted.size, wanted.radius, wanted.width
    outer = _inked(theme, pack, plate(wide, high, radius), wanted.rim or wanted.colour, wanted.under)
    if wanted.rim:
        size = (max(1, wide - 2 * edge), max(1, high - 2 * edge))
        inner = _inked(theme, pack, plate(*size, max(1, radius - edge)), wanted.colour, wanted.rim)
        outer.face.paste(*inner.at((edge, edge)))
    return outer


@shelved(ENDS_MOST)
def _caps(theme: str, pack: str, wanted: Plate) -> tuple[Tile, Tile]:
    """The left and the right end of a wide plate; between them lie plain bands of one colour."""
    (_, high), reach = wanted.size, max(wanted.radius, wanted.width)
    whole = _plate_tile(theme, pack, wanted._replace(size=(2 * reach, high)))
    left, right = (0, 0, reach, high), (reach, 0, 2 * reach, high)
    return (
        Tile(whole.face.crop(left), whole.mask.crop(left)),
        Tile(whole.face.crop(right), whole.mask.crop(right)),
    )


@shelved(TEXTS_MOST)
def _text_tile(theme: str, pack: str, said: str, size: float, font: str, over: str, under: str) -> Tile:
    return _inked(theme, pack, ink.mask(said, size, font), over, under)


_pieces: Shelf[Image.Image] = Shelf(PIECES_MOST, weight)
"""Pieces that stay the same from picture to picture."""


class Sheet:
    """One picture in the making. Places and sizes are given as for a picture :data:`WIDTH` px wide, whatever the width
    it is drawn at, which is ``width``; ``height`` is in the same measure as the places. The index letters of the cards
    are those of ``language``."""

    def __init__(
        self, theme: str, pack: str, width: int = WIDTH, height: int = HEIGHT, *, language: str = ITALIAN
    ) -> None:
        self.theme_name, self.pack, self.language = theme, pack, language
        self.look = colours(theme, pack)
        self.theme = self.look.theme
        self.scale = width / WIDTH
        self.image = felt(theme, pack, (width, self._px(height))).copy()
        self._pixels = self.image.load()

    def panel(self, box: Box, colour: str, radius: int = 14, rim: str = "", width: int = 3) -> None:
        """A rounded rectangle, with a rim of ``width`` px inside its edge if a colour is given."""
        left, top, right, bottom = self._box(box)
        if right - left < 2 or bottom - top < 2:
            return
        radius, width = self._px(radius), max(2, self._px(width))
        size = (right - left, bottom - top)
        radius = max(1, min(radius, size[0] // 2, size[1] // 2))
        wanted = Plate(size, radius, colour, rim, width if rim else 0, self._under(left, top))
        reach = max(radius, wanted.width)
        if size[0] <= 2 * reach + 40:
            self.image.paste(*_plate_tile(self.theme_name, self.pack, wanted).at((left, top)))
            return
        start, end = _caps(self.theme_name, self.pack, wanted)
        self.image.paste(*start.at((left, top)))
        self.image.paste(*end.at((right - reach, top)))
        self.image.paste(self.look.index(rim or colour), (left + reach, top, right - reach, bottom))
        if rim:
            inner = (left + reach, top + width, right - reach, bottom - width)
            self.image.paste(self.look.index(colour), inner)

    def outline(self, box: Box, radius: int, rim: str, width: int = 3) -> None:
        """Only the rim of a rounded rectangle, the felt inside it."""
        self.panel(box, rim, radius)
        left, top, right, bottom = self._box(box)
        width = max(2, self._px(width))
        left, top, right, bottom = left + width, top + width, right - width, bottom - width
        ground = felt(self.theme_name, self.pack, self.image.size)
        inside = _inside((right - left, bottom - top), max(1, self._px(radius) - width))
        self.image.paste(ground.crop((left, top, right, bottom)), (left, top), inside)

    def kept(self, box: Box, what: tuple[object, ...], draw: Callable[[], object]) -> None:
        """What ``draw`` draws inside ``box``, straight on the felt: taken from memory when it was drawn before.
        ``what`` says everything it depends on."""
        key = (self.theme_name, self.pack, self.language, self.image.size, box, what)
        left, top, right, bottom = self._box(box)

        def drawn() -> Image.Image:
            draw()
            return self.image.crop((left, top, right, bottom))

        self.image.paste(_pieces.take(key, drawn), (left, top))

    def _px(self, length: float) -> int:
        return round(length * self.scale)

    def _box(self, box: Box) -> Box:
        left, top, right, bottom = box
        return self._px(left), self._px(top), self._px(right), self._px(bottom)

    def disc(self, cx: int, cy: int, radius: int, colour: str, rim: str = "") -> None:
        """A circle."""
        self.panel((cx - radius, cy - radius, cx + radius, cy + radius), colour, radius, rim)

    def _under(self, x: int, y: int) -> str:
        """The colour at a point, as hex: what smooth edges there are blended with."""
        wide, high = self.image.size
        index = self._pixels[min(max(x, 0), wide - 1), min(max(y, 0), high - 1)] if self._pixels else 0
        return self.look.names[index if isinstance(index, int) else 0]

    def text(
        self,
        said: str,
        at: tuple[int, int],
        size: float,
        most: float,
        *,
        colour: str = "",
        under: str = "",
        align: Align = "left",
        font: str = fonts.LABEL,
        least: float = 0,
    ) -> int:
        """One line of words on a solid ground, its top at ``at``. Gives its width, never over ``most``: words that are
        too long are set smaller down to ``least`` if it is given, then cut."""
        while least and size > least and ink.width(said, round(size * self.scale, 1), font) > most * self.scale:
            size -= 1
        size = round(size * self.scale, 1)
        shown = ink.fitted(said, size, most * self.scale, font)
        if not shown:
            return 0
        over, below = colour or self.theme.text, under or self.theme.panel
        tile = _text_tile(self.theme_name, self.pack, shown, size, font, over, below)
        wide = tile.face.width
        x = self._px(at[0]) - {"left": 0, "middle": wide // 2, "right": wide}[align]
        self.image.paste(*tile.at((x, self._px(at[1]))))
        return math.ceil(wide / self.scale)

    def card(
        self, card_id: str, x: int, y: int, width: int, *, dim: bool = False, rim: bool = False, shown: int = 0
    ) -> None:
        """A card; ``rim`` lays a gold rim round it, ``shown`` leaves only that much of it from above."""
        if rim:
            foot = y + (shown or card_height(width))
            self.panel((x - 5, y - 5, x + width + 5, foot + 5), self.theme.rim, 18)
        face = sprite(self.pack, card_id, self._px(width), dim=dim, language=self.language)
        left, top = self._px(x), self._px(y)
        for part, mask in cut(face, self._px(shown)) if shown else face.parts:
            self.image.paste(part, (left, top), mask)
            top += part.height

    def chip(self, card_id: str, x: int, y: int, width: int) -> None:
        """The index corner of a card."""
        self.panel((x, y, x + width, y + chip_height(width)), INK, 7)
        left, top = self._px(x), self._px(y)
        drawn = corner(self.pack, card_id, self._px(x + width) - left, language=self.language)
        self.image.paste(*drawn.at((left, top)))

    def token(self, letter: str, cx: int, cy: int, radius: int = 17) -> None:
        """A small round token with a letter or a number."""
        self.disc(cx, cy, radius, self.theme.panel, self.theme.gold)
        size = radius * 1.35
        top = round(cy - size * 0.68)
        self.text(letter, (cx, top), size, radius * 2, colour=self.theme.gold, align="middle", font=fonts.INDEX)

    def bytes(self) -> bytes:
        """The picture as a PNG with the fixed palette; with few colours while bytes are saved."""
        return png(self.image.point(self.look.few) if is_thrifty() else self.image, self.look.flat)


@shelved(PLATES_MOST // 4)
def _inside(size: tuple[int, int], radius: int) -> Image.Image:
    return plate(*size, radius).point(_THRESHOLD, "1")


def chip_height(width: int) -> int:
    """Height in px of a chip of this width."""
    return round(round(width / CORNER[0]) * CORNER[1])
