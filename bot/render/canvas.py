"""A drawing surface in full colour, for pictures that are drawn rarely: a table that is being filled, a poster.

The board and the hand are drawn with a fixed palette (:mod:`bot.render.surface`), because they are drawn at every card.
Here cards stand at an angle and text stands on felt, so that every picture gets a palette of its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.render import text as text_module
from bot.render.captions import ITALIAN, face
from bot.render.model import HEIGHT, WIDTH
from bot.render.palette import THEMES, blend, rgb
from bot.render.png import png, rows_of
from bot.render.sprites import RATIO, byte_cached, rounded
from bot.render.surface import Align
from cards_art import fonts
from cards_art.shades import INK, RGB

FINE = 3
"""Factor by which shapes are drawn enlarged before they are scaled down, for smooth edges."""
MAX_TURNED_BYTES = 1_500_000
"""Maximum bytes of the turned cards that are kept, 150 kB each."""
COLOURS = 256
"""Colours of a finished picture."""
SAMPLE = 4
"""One pixel in so many of a row, of one row in so many, is looked at when the colours are chosen: all pixels would take
six times as long, and the colours would be no better."""
WOOD = {"dark": ("#8A5A30", "#5E3A1C"), "light": ("#A9743F", "#7C4F27")}
"""The rim of a table and its outer edge, by theme."""
CLOTH = {"dark": "#27705A", "light": "#7DA58C"}
"""The cloth of a table, by theme."""


class Canvas:
    """One picture while it is drawn, on a copy of ``ground`` or on felt. Sizes and positions are in px."""

    def __init__(
        self, theme: str, height: int = HEIGHT, width: int = WIDTH, *, ground: Image.Image | None = None
    ) -> None:
        self.name = theme if theme in THEMES else "dark"
        self.theme = THEMES[self.name]
        self.size = (width, height)
        if ground is not None:
            self.image = ground.copy()
            return
        inner, outer = map(rgb, self.theme.felt)
        column = Image.new("RGB", (1, height))
        for y in range(height):
            away = abs(y / height - 0.45) / 0.55
            column.putpixel((0, y), blend(inner, outer, away**1.4))
        self.image = column.resize(self.size, Image.Resampling.NEAREST)
        self._rim()

    def _rim(self) -> None:
        wide, high = self.size
        mask = rounded(wide - 10, high - 10, 18)
        hole = rounded(wide - 15, high - 15, 16)
        frame = Image.new("L", self.size)
        frame.paste(mask, (5, 5))
        frame.paste(0, (7, 7), hole.crop((0, 0, wide - 14, high - 14)))
        self.image.paste(self.theme.gold, (0, 0), frame.point([level * 130 // 255 for level in range(256)]))

    def oval(self, box: tuple[int, int, int, int], colour: str | RGB, opacity: float = 1.0) -> None:
        """Draws an ellipse into the box."""
        left, top, right, bottom = box
        big = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
        ImageDraw.Draw(big).ellipse((0, 0, big.width - 1, big.height - 1), fill=round(255 * opacity))
        self.image.paste(colour, box, big.resize((right - left, bottom - top), Image.Resampling.BOX))

    def panel(self, box: tuple[int, int, int, int], colour: str, radius: int, rim: str = "", width: int = 3) -> None:
        """Draws a rounded rectangle, with a rim of `width` px inside its edge if `rim` is given."""
        left, top, right, bottom = box
        self.image.paste(rim or colour, (left, top), rounded(right - left, bottom - top, radius))
        if rim:
            size = (right - left - 2 * width, bottom - top - 2 * width)
            self.image.paste(colour, (left + width, top + width), rounded(*size, max(1, radius - width)))

    def text(
        self, said: str, at: tuple[int, int], size: float, room: float, colour: str, *,
        align: Align = "left", font: str = fonts.LABEL, min_size: float = 0,
    ) -> int:  # fmt: skip
        """Draws one line of text, its top at `at`, and returns its width in px: never more than `room`. A longer text
        gets smaller letters down to `min_size`, if given, and is then cut off."""
        while min_size and size > min_size and text_module.width(said, size, font) > room:
            size -= 1
        shown = text_module.fitted(said, size, room, font)
        if not shown:
            return 0
        mask = text_module.mask(shown, size, font)
        left = at[0] - {"left": 0, "middle": mask.width // 2, "right": mask.width}[align]
        self.image.paste(colour, (left, at[1]), mask)
        return mask.width

    def fan(
        self, cards: Sequence[str], pack: str, centre: tuple[int, int], width: int, *,
        step: float = 15, spread: float = 0.62, language: str = ITALIAN, tilt: float = 0,
    ) -> None:  # fmt: skip
        """Draws cards side by side, each turned by `step` degrees against the one before. `width` is that of a card,
        `spread` the distance of two cards as a share of it, `centre` the middle of the fan, `tilt` the turn of all."""
        middle = (len(cards) - 1) / 2
        for number, card_id in enumerate(cards):
            away = number - middle
            turned = card_at(pack, card_id, width, -away * step + tilt, language)
            x = centre[0] + round(away * spread * width)
            y = centre[1] + round(width * 0.13 * (away**2 - middle**2 / 2))
            self._laid(turned, x, y)

    def _laid(self, card: Image.Image, x: int, y: int) -> None:
        left, top = x - card.width // 2, y - card.height // 2
        shade = card.getchannel("A").point([level * 90 // 255 for level in range(256)])
        self.image.paste(INK, (left + 3, top + 6), shade)
        self.image.paste(card, (left, top), card)

    def bytes(self) -> bytes:
        """Return the picture as a PNG with a palette of its own."""
        sample = self.image.resize((self.size[0] // SAMPLE, self.size[1] // SAMPLE), Image.Resampling.NEAREST)
        chosen = sample.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few = self.image.quantize(palette=chosen, dither=Image.Dither.NONE)
        palette = bytes((few.getpalette() or [])[: 3 * COLOURS]).ljust(3 * COLOURS, b"\0")
        return png(rows_of(Image.frombytes("L", few.size, few.tobytes())), palette)


@byte_cached(MAX_TURNED_BYTES)
def card_at(pack: str, card_id: str, width: int, degrees: float, language: str = ITALIAN) -> Image.Image:
    """Return a card of this width turned by an angle (anticlockwise), as RGBA with smooth edges.

    Raises KeyError if the card is not in the pack.
    """
    size = (width * 2, round(width * RATIO) * 2)
    big = face(pack, card_id, language).resize(size, Image.Resampling.LANCZOS)
    turned = big.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
    return turned.resize((math.ceil(turned.width / 2), math.ceil(turned.height / 2)), Image.Resampling.BOX)
