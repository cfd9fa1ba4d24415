"""The surface a picture is drawn on: palette indices; smooth edges of panels and words by ramps of the palette."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from bot.render import ink
from bot.render.colours import INK, colours
from bot.render.model import HEIGHT, WIDTH
from bot.render.sprites import CORNER, card_height, corner, felt, plate, sprite
from cards_art import fonts

Align = Literal["left", "middle", "right"]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in px."""


class Tile(NamedTuple):
    """Something ready to be pasted: palette indices and shape."""

    face: Image.Image
    mask: Image.Image

    def at(self, place: tuple[int, int]) -> tuple[Image.Image, tuple[int, int], Image.Image]:
        """The arguments of ``Image.paste``."""
        return (self.face, place, self.mask)


_THRESHOLD = [0] * 24 + [255] * 232


def _inked(theme: str, pack: str, mask: Image.Image, over: str, under: str) -> Tile:
    return Tile(mask.point(list(colours(theme, pack).ramp(over, under))), mask.point(_THRESHOLD, "1"))


@lru_cache(maxsize=512)
def _plate_tile(theme: str, pack: str, size: tuple[int, int], radius: int, over: str, under: str) -> Tile:
    return _inked(theme, pack, plate(*size, radius), over, under)


@lru_cache(maxsize=2048)
def _text_tile(theme: str, pack: str, said: str, size: float, font: str, over: str, under: str) -> Tile:
    return _inked(theme, pack, ink.mask(said, size, font), over, under)


class Sheet:
    """One picture in the making."""

    def __init__(self, theme: str, pack: str, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.theme_name, self.pack = theme, pack
        self.look = colours(theme, pack)
        self.theme = self.look.theme
        self.image = felt(theme, pack, (width, height)).copy()

    def panel(self, box: Box, colour: str, radius: int = 14, rim: str = "", width: int = 3) -> None:
        """A rounded rectangle, with a rim of ``width`` px inside its edge if a colour is given."""
        left, top, right, bottom = box
        if right - left < 2 or bottom - top < 2:
            return
        self._plate((right - left, bottom - top), radius, (left, top), rim or colour, self._under(left, top))
        if rim:
            inner = (left + width, top + width, right - width, bottom - width)
            size = (max(1, inner[2] - inner[0]), max(1, inner[3] - inner[1]))
            self._plate(size, max(1, radius - width), inner[:2], colour, rim)

    def outline(self, box: Box, radius: int, rim: str, width: int = 3) -> None:
        """Only the rim of a rounded rectangle, the felt inside it."""
        self.panel(box, rim, radius)
        left, top, right, bottom = (box[0] + width, box[1] + width, box[2] - width, box[3] - width)
        inside = plate(right - left, bottom - top, max(1, radius - width)).point(_THRESHOLD, "1")
        ground = felt(self.theme_name, self.pack, self.image.size)
        self.image.paste(ground.crop((left, top, right, bottom)), (left, top), inside)

    def disc(self, cx: int, cy: int, radius: int, colour: str, rim: str = "") -> None:
        """A circle."""
        self.panel((cx - radius, cy - radius, cx + radius, cy + radius), colour, radius, rim)

    def _under(self, x: int, y: int) -> str:
        """The colour at a point, as hex: what smooth edges there are blended with."""
        index = self.image.getpixel((min(max(x, 0), self.image.width - 1), min(max(y, 0), self.image.height - 1)))
        return "#{:02x}{:02x}{:02x}".format(*self.look.table[index if isinstance(index, int) else 0])

    def _plate(self, size: tuple[int, int], radius: int, at: tuple[int, int], over: str, under: str) -> None:
        self.image.paste(*_plate_tile(self.theme_name, self.pack, size, radius, over, under).at(at))

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
    ) -> int:
        """One line of words on a solid ground, its top at ``at``. Gives its width in px, never over ``most``."""
        shown = ink.fitted(said, size, most, font)
        if not shown:
            return 0
        over, below = colour or self.theme.text, under or self.theme.panel
        tile = _text_tile(self.theme_name, self.pack, shown, size, font, over, below)
        wide = tile.face.width
        x = at[0] - {"left": 0, "middle": wide // 2, "right": wide}[align]
        self.image.paste(*tile.at((x, at[1])))
        return wide

    def card(
        self, card_id: str, x: int, y: int, width: int, *, dim: bool = False, rim: bool = False, shown: int = 0
    ) -> None:
        """A card; ``rim`` lays a gold rim round it, ``shown`` leaves only that much of it, in px from above."""
        if rim:
            self.panel((x - 5, y - 5, x + width + 5, y + card_height(width) + 5), self.theme.gold, 18)
        face, mask = sprite(self.theme_name, self.pack, card_id, width, dim=dim)
        if 0 < shown < face.height:
            face, mask = face.crop((0, 0, width, shown)), mask.crop((0, 0, width, shown))
        self.image.paste(face, (x, y), mask)

    def chip(self, card_id: str, x: int, y: int, width: int) -> None:
        """The index corner of a card."""
        drawn = corner(self.theme_name, self.pack, card_id, width)
        self.panel((x, y, x + width, y + drawn.face.height), INK, 7)
        self.image.paste(drawn.face, (x, y), drawn.mask)

    def token(self, letter: str, cx: int, cy: int, radius: int = 17) -> None:
        """A small round token with a letter or a number."""
        self.disc(cx, cy, radius, self.theme.panel, self.theme.gold)
        size = radius * 1.35
        top = round(cy - size * 0.68)
        self.text(letter, (cx, top), size, radius * 2, colour=self.theme.gold, align="middle", font=fonts.INDEX)

    def bytes(self) -> bytes:
        """The picture as a PNG with the fixed palette. The sheet is spent afterwards."""
        self.image.putpalette(self.look.flat)
        out = io.BytesIO()
        self.image.save(out, "PNG", compress_level=COMPRESSION)
        return out.getvalue()


COMPRESSION = 1
"""Measured: the levels above cost up to three times as long and save few bytes of flat art."""


def chip_height(width: int) -> int:
    """Height in px of a chip of this width."""
    return round(round(width / CORNER[0]) * CORNER[1])
