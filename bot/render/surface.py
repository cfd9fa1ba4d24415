"""The drawing surface of a picture.

It holds palette indices; panels and texts get smooth edges from ramps of the palette. Parts that stay the same from
picture to picture are kept.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

from PIL import Image

from bot.cache import ByteCache
from bot.render import text as text_module
from bot.render.chips import SLIP_EDGE, SLIP_SIDE, chip_face, chip_height, inside_chip, is_dark, slip_face, slip_width
from bot.render.faces import face
from bot.render.model import HEIGHT, WIDTH
from bot.render.palette import colours, rgb
from bot.render.png import Packed, packed, png, png_of, rows_of
from bot.render.signs import side_mask, sign_mask
from bot.render.sprites import (
    ITALIAN,
    Tile,
    byte_cached,
    card_height,
    felt,
    rounded,
    sprite,
    upper_height,
    weight,
)
from bot.render.tiles import tile
from cards_art import fonts
from cards_art.shades import INK

Align = Literal["left", "middle", "right"]
"""Horizontal position of a text relative to its point."""
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in px."""
_THRESHOLD = [0] * 24 + [255] * 232
"""Maps an opacity to a shape: 24 and above is drawn."""
MAX_PANEL_BYTES = 5_000_000
"""Maximum bytes of cached panels."""
MAX_END_BYTES = 2_000_000
"""Maximum bytes of cached ends of wide panels."""
MAX_SIGN_TILE_BYTES = 3_000_000
"""Maximum bytes of cached pictograms in colours."""
MAX_TEXT_BYTES = 8_000_000
"""Maximum bytes of cached texts."""
RULE = "#E9C15C"
"""Colour of the rim of a trump's chip (RGB hex), the same as the line along the edge of the card."""
MAX_PIECE_BYTES = 8_000_000
"""Maximum bytes of cached pieces of pictures."""
MAX_LOWER_BYTES = 4_000_000
"""Maximum bytes of cached lower parts of pictures, compressed: 30 to 60 kB each."""


def _inked(theme: str, pack: str, mask: Image.Image, over: str, under: str) -> Tile:
    return Tile(mask.point(list(colours(theme, pack).ramp(over, under))), mask.point(_THRESHOLD, "1"))


class Panel(NamedTuple):
    """The properties of a rounded rectangle that determine its pixels; `width` is that of the rim in px."""

    size: tuple[int, int]
    radius: int
    colour: str
    rim: str
    width: int
    under: str


@byte_cached(MAX_PANEL_BYTES)
def _panel_tile(theme: str, pack: str, wanted: Panel) -> Tile:
    (wide, high), radius, edge = wanted.size, wanted.radius, wanted.width
    outer = _inked(theme, pack, rounded(wide, high, radius), wanted.rim or wanted.colour, wanted.under)
    if wanted.rim:
        size = (max(1, wide - 2 * edge), max(1, high - 2 * edge))
        inner = _inked(theme, pack, rounded(*size, max(1, radius - edge)), wanted.colour, wanted.rim)
        outer.face.paste(*inner.at((edge, edge)))
    return outer


@byte_cached(MAX_END_BYTES)
def _panel_ends(theme: str, pack: str, wanted: Panel) -> tuple[Tile, Tile]:
    """Return the left and the right end of a wide panel; between them lie bands of one colour."""
    (_, high), reach = wanted.size, max(wanted.radius, wanted.width)
    whole = _panel_tile(theme, pack, wanted._replace(size=(2 * reach, high)))
    left, right = (0, 0, reach, high), (reach, 0, 2 * reach, high)
    return (
        Tile(whole.face.crop(left), whole.mask.crop(left)),
        Tile(whole.face.crop(right), whole.mask.crop(right)),
    )


class Letters(NamedTuple):
    """A line of text without the empty px round its letters (None if all are empty), the width of the line, and where
    the letters begin in it, in px."""

    tile: Tile | None
    wide: int
    left: int
    top: int


@byte_cached(MAX_TEXT_BYTES)
def _text_tile(theme: str, pack: str, said: str, size: float, font: str, over: str, under: str) -> Letters:
    mask = text_module.mask(said, size, font)
    # Pasting through a shape takes as long where the shape is empty: a third to a half of a line.
    seen = mask.point(_THRESHOLD).getbbox()
    if seen is None:
        return Letters(None, mask.width, 0, 0)
    return Letters(_inked(theme, pack, mask.crop(seen), over, under), mask.width, seen[0], seen[1])


@byte_cached(MAX_SIGN_TILE_BYTES)
def _sign_tile(theme: str, pack: str, name: str, size: tuple[int, int], over: str, under: str) -> Tile:
    return _inked(theme, pack, sign_mask(name, *size), over, under)


class Mark(NamedTuple):
    """The properties of the mark of a seat that determine its pixels: shape 0-2 and size in px, the side's colour, the
    ground, and the name of the bot whose face is on it ("": none)."""

    shape: int
    size: int
    colour: str
    under: str
    face: str = ""


@byte_cached(MAX_END_BYTES)
def _side_tile(theme: str, pack: str, wanted: Mark) -> Tile:
    outer = _inked(theme, pack, side_mask(wanted.shape, wanted.size, 0), INK, wanted.under)
    shape = side_mask(wanted.shape, wanted.size, max(2, wanted.size // 24))
    outer.face.paste(*_inked(theme, pack, shape, wanted.colour, INK).at((0, 0)))
    if wanted.face:
        # Only where the shape is whole: its edge keeps the shades between the ink and the colour of the side.
        whole = shape.point([0] * 240 + [255] * 16).convert("1")
        outer.face.paste(_face_indices(theme, pack, wanted), (0, 0), whole)
    return outer


def _face_indices(theme: str, pack: str, wanted: Mark) -> Image.Image:
    """Return the face of a mark on the side's colour as palette indices."""
    picture, drawn = Image.new("RGB", (wanted.size, wanted.size), wanted.colour), face(wanted.face, wanted.size)
    picture.paste(drawn, (0, 0), drawn)
    few = picture.quantize(palette=colours(theme, pack).reference, dither=Image.Dither.NONE)
    return Image.frombytes("L", few.size, few.tobytes())


_pieces: ByteCache[Image.Image] = ByteCache(MAX_PIECE_BYTES, weight)
"""Pieces of pictures that often stay the same in the next picture."""


_lowers: ByteCache[Packed] = ByteCache(MAX_LOWER_BYTES, lambda part: len(part.data))
"""Lower parts of pictures that often stay the same in the next picture of the same player."""


class Lower(NamedTuple):
    """The lower part of a picture: the px above it, what determines it, and what draws it."""

    top: int
    key: tuple[object, ...]
    draw: Callable[[], object]


class Surface:
    """One picture while it is drawn.

    Positions and sizes are given for a picture `WIDTH` px wide; the picture is drawn `width` px wide and scaled to it.
    `height` is in the same unit as the positions. `language` is that of the index letters on the cards. `starred` is
    the id of a card that has a star.
    """

    def __init__(
        self,
        theme: str,
        pack: str,
        width: int = WIDTH,
        height: int = HEIGHT,
        *,
        language: str = ITALIAN,
        starred: str = "",
    ) -> None:
        self.theme_name, self.pack, self.language, self._starred = theme, pack, language, starred
        self.look = colours(theme, pack)
        self.theme = self.look.theme
        self.scale = width / WIDTH
        self._rows = felt(theme, pack, (width, self._px(height))).copy()
        self.image = self._rows.image
        self._pixels = self.image.load()
        self._core = self.image.im
        self._lower: Lower | None = None
        self._is_written = False

    def _put(
        self, face: Image.Image, place: tuple[int, int], mask: Image.Image | None = None, bottom: int | None = None
    ) -> None:
        """Pastes an image, where `mask` is set, down to the y coordinate `bottom`. Most of what is pasted is so small
        that the checks of `Image.paste` and `Image.crop` take more time than its pixels."""
        (x, y), (wide, high) = place, face.size
        core, shape = face.im, mask and mask.im
        # What lies beyond the lower edge is left out anyhow.
        if bottom is not None and bottom < min(y + high, self.image.height):
            high = bottom - y
            core, shape = core.crop((0, 0, wide, high)), shape and shape.crop((0, 0, wide, high))
        box = (x, y, x + wide, y + high)
        if shape is None:
            self._core.paste(core, box)
        else:
            self._core.paste(core, box, shape)

    def panel(self, box: Box, colour: str, radius: int = 14, rim: str = "", width: int = 3) -> None:
        """Draws a rounded rectangle, with a rim of `width` px inside its edge if `rim` is given."""
        left, top, right, bottom = self._box(box)
        if right - left < 2 or bottom - top < 2:
            return
        radius, width = self._px(radius), max(2, self._px(width))
        size = (right - left, bottom - top)
        radius = max(1, min(radius, size[0] // 2, size[1] // 2))
        wanted = Panel(size, radius, colour, rim, width if rim else 0, self._under(left, top))
        reach = max(radius, wanted.width)
        if size[0] <= 2 * reach + 40:
            self._put(*_panel_tile(self.theme_name, self.pack, wanted).at((left, top)))
            return
        start, end = _panel_ends(self.theme_name, self.pack, wanted)
        self._put(*start.at((left, top)))
        self._put(*end.at((right - reach, top)))
        self._core.paste(self.look.index(rim or colour), (left + reach, top, right - reach, bottom))
        if rim:
            inner = (left + reach, top + width, right - reach, bottom - width)
            self._core.paste(self.look.index(colour), inner)

    def outline(self, box: Box, radius: int, rim: str, width: int = 3) -> None:
        """Draws only the rim of a rounded rectangle, with the felt inside it."""
        self.panel(box, rim, radius)
        left, top, right, bottom = self._box(box)
        width = max(2, self._px(width))
        left, top, right, bottom = left + width, top + width, right - width, bottom - width
        ground = felt(self.theme_name, self.pack, self.image.size).image
        inside = _inside((right - left, bottom - top), max(1, self._px(radius) - width))
        self.image.paste(ground.crop((left, top, right, bottom)), (left, top), inside)

    def kept(self, box: Box, what: tuple[object, ...], draw: Callable[[], object], *, plain: bool = False) -> None:
        """Draws with `draw` inside `box`, or pastes the cached result of the same call.

        `what` must contain everything that the drawing depends on, and `draw` must draw straight on the felt or on a
        ground of one known colour. On a `plain` ground it looks the same at every place.
        """
        left, top, right, bottom = self._box(box)
        where = (right - left, bottom - top) if plain and self.scale == 1 else (self.image.size, box)
        key = (self.theme_name, self.pack, self.language, self._starred, where, what)

        def drawn() -> Image.Image:
            draw()
            return self.image.crop((left, top, right, bottom))

        self._put(_pieces.take(key, drawn), (left, top))

    def below(self, top: int, what: tuple[object, ...], draw: Callable[[], object]) -> None:
        """Has everything below `top` drawn with `draw` at last, or takes its compressed rows from a cache: then it is
        not drawn at all.

        `what` must contain everything that the drawing depends on. Nothing else may be drawn there, and `draw` must
        draw nothing above.
        """
        key = (self.theme_name, self.pack, self.language, self.image.size, self._starred, top, what)
        self._lower = Lower(self._px(top), key, draw)

    def _px(self, length: float) -> int:
        return round(length * self.scale)

    def _box(self, box: Box) -> Box:
        if self.scale == 1:
            return box
        left, top, right, bottom = box
        return self._px(left), self._px(top), self._px(right), self._px(bottom)

    def disc(self, cx: int, cy: int, radius: int, colour: str, rim: str = "") -> None:
        """Draws a circle."""
        self.panel((cx - radius, cy - radius, cx + radius, cy + radius), colour, radius, rim)

    def ground(self, x: int, y: int) -> str:
        """Return the colour at a point of the layout as hex, for a text that stands there."""
        return self._under(self._px(x), self._px(y))

    def _under(self, x: int, y: int) -> str:
        """Return the colour at a point as hex; smooth edges are blended with it."""
        wide, high = self.image.size
        index = self._pixels[min(max(x, 0), wide - 1), min(max(y, 0), high - 1)] if self._pixels else 0
        return self.look.names[index if isinstance(index, int) else 0]

    def text(
        self,
        said: str,
        at: tuple[int, int],
        size: float,
        max_width: float,
        *,
        colour: str = "",
        under: str = "",
        align: Align = "left",
        font: str = fonts.LABEL,
        min_size: float = 0,
    ) -> int:
        """Draws one line of text on a ground of one colour, its top at `at`, and returns its width in px.

        The width never exceeds `max_width`: a longer text gets smaller letters down to `min_size`, if given, and is
        then cut off.
        """
        while (
            min_size
            and size > min_size
            and text_module.width(said, round(size * self.scale, 1), font) > max_width * self.scale
        ):
            size -= 1
        size = round(size * self.scale, 1)
        shown = text_module.fitted(said, size, max_width * self.scale, font)
        if not shown:
            return 0
        over, below = colour or self.theme.text, under or self.theme.panel
        tile, wide, left, top = _text_tile(self.theme_name, self.pack, shown, size, font, over, below)
        x = self._px(at[0]) - (0 if align == "left" else wide // 2 if align == "middle" else wide)
        if tile is not None:
            self._put(*tile.at((x + left, self._px(at[1]) + top)))
        return math.ceil(wide / self.scale)

    def card(
        self,
        card_id: str,
        x: int,
        y: int,
        width: int,
        *,
        dim: bool = False,
        rim: bool = False,
        winner: bool = False,
        shown: int = 0,
    ) -> None:
        """Draws a card, with `rim` a gold rim round it, with `winner` the rim of the card that takes the trick. `shown`
        limits its visible height in px, from the top."""
        if rim or winner:
            foot = y + (shown or card_height(width))
            edge = 7 if winner else 5
            colour = self.theme.winner if winner else self.theme.rim
            self.panel((x - edge, y - edge, x + width + edge, foot + edge), colour, round(width / 15) + edge)
        wide = self._px(width)
        upper = 0 < self._px(shown) <= upper_height(wide)
        dark = self.theme_name if dim else ""
        face = sprite(self.pack, card_id, wide, dim=dark, language=self.language, upper=upper)
        left, top = self._px(x), self._px(y)
        bottom = top + self._px(shown) if shown else self.image.height
        for part, mask in face.parts:
            if top >= bottom:
                break
            self._put(part, (left, top), mask, bottom)
            top += part.height
        if self._starred == card_id:
            radius = max(18, width // 8)
            self.badge("star", x + width - radius, y + radius, radius)

    def chip(self, card_id: str, x: int, y: int, width: int, *, winner: bool = False) -> None:
        """Draws a card as a chip: its index and sign. `winner` adds the rim of the card that takes the trick."""
        left, top, right, bottom = self._box((x, y, x + width, y + chip_height(width)))
        edge, size = inside_chip(right - left, bottom - top)
        if winner:
            self.panel((x - 5, y - 5, x + width + 5, y + chip_height(width) + 5), self.theme.winner, 13)
        if size[0] < 4 or size[1] < 4:
            return
        drawn = chip_face(self.pack, card_id, size, self.language)
        index = drawn.getpixel((0, 0))
        ground = self.look.names[index if isinstance(index, int) else 0]
        rim = RULE if is_dark(rgb(ground)) else INK
        self.panel((x, y, x + width, y + chip_height(width)), ground, 9, rim, 2)
        self._put(drawn, (left + edge, top + edge))
        if winner:
            radius = max(11, width // 5)
            at = (x + width - 3, y + radius - 5)
            self.disc(*at, radius, self.theme.on_winner, self.theme.winner)
            self.sign("coronet", *at, round(radius * 1.25), self.theme.winner, self.theme.on_winner)

    def slip(self, card_id: str, x: int, y: int, high: int) -> int:
        """Draws a card as a low slip `high` px high: figure and sign side by side. Returns its width in px."""
        drawn = slip_face(self.pack, card_id, self._px(high - 2 * SLIP_EDGE), self.language)
        wide = slip_width(self.pack, card_id, high, self.language)
        index = drawn.getpixel((0, 0))
        ground = self.look.names[index if isinstance(index, int) else 0]
        rim = RULE if is_dark(rgb(ground)) else INK
        self.panel((x, y, x + wide, y + high), ground, 8, rim, 2)
        self.image.paste(drawn, (self._px(x + SLIP_SIDE), self._px(y + SLIP_EDGE)))
        return wide

    def sign(self, name: str, cx: int, cy: int, size: int, colour: str = "", under: str = "") -> None:
        """Draws a pictogram of `bot.render.signs` in a square of `size` px round a point, on a ground of one colour."""
        over, below, high = colour or self.theme.gold, under or self.theme.panel, self._px(size)
        tile = _sign_tile(self.theme_name, self.pack, name, (high, high), over, below)
        self._put(*tile.at((self._px(cx) - high // 2, self._px(cy) - high // 2)))

    def badge(self, name: str, cx: int, cy: int, radius: int = 17) -> None:
        """Draws a pictogram in a small round token."""
        self.disc(cx, cy, radius, self.theme.panel, self.theme.gold)
        self.sign(name, cx, cy, round(radius * 1.2))

    def side_mark(
        self, side: int, letter: str, cx: int, cy: int, radius: int, *, face: str = "", under: str = ""
    ) -> None:
        """Draws the mark of a side with a letter: a circle, a square, then a hexagon, each in the side's colour with an
        outline of ink. Shape and colour say the same. With `face` it has the face of the bot of this name instead of a
        letter. `under` is the ground; by default it is the colour at the corner of the mark."""
        colour = self.theme.sides[side % len(self.theme.sides)]
        shape, high = side % len(self.theme.sides), 2 * self._px(radius)
        left, top = self._px(cx) - high // 2, self._px(cy) - high // 2
        wanted = Mark(shape, high, colour, under or self._under(left, top), face)
        self._put(*_side_tile(self.theme_name, self.pack, wanted).at((left, top)))
        if face:
            return
        size = radius * 1.475
        self.text(
            letter, (cx, cy - round(size * 0.65)), size, 2 * radius,
            colour=INK, under=colour, align="middle", font=fonts.INDEX,
        )  # fmt: skip

    def token(self, letter: str, cx: int, cy: int, radius: int = 17) -> None:
        """Draws a small round token with a letter or a number."""
        self.disc(cx, cy, radius, self.theme.panel, self.theme.gold)
        size = radius * 1.35
        top = round(cy - size * 0.68)
        self.text(letter, (cx, top), size, radius * 2, colour=self.theme.gold, align="middle", font=fonts.INDEX)

    def tile(self, card_id: str, x: int, y: int, size: int) -> None:
        """Draws a card as a square tile."""
        self._put(*tile(self.pack, card_id, self._px(size), self.language).at((self._px(x), self._px(y))))

    def mark(self, name: str, box: Box, colour: str, under: str = "") -> None:
        """Draws a pictogram of `bot.render.signs` that fills the box. `under` is the ground; by default it is the
        colour in the middle of the box."""
        left, top, right, bottom = self._box(box)
        ground = under or self._under((left + right) // 2, (top + bottom) // 2)
        size = (right - left, bottom - top)
        self._put(*_sign_tile(self.theme_name, self.pack, name, size, colour, ground).at((left, top)))

    def bytes(self) -> bytes:
        """Return the picture as a PNG with the fixed palette, with fewer colours while bytes are saved. Raises
        RuntimeError if it was written already."""
        if self._is_written:
            raise RuntimeError("a picture is written once")
        # What draws the lower part refers to this surface: left here, both would wait for the garbage collector.
        below, self._lower, self._is_written = self._lower, None, True
        if below is None or is_saving_bytes():
            if below is not None:
                below.draw()
            few = rows_of(self.image.point(self.look.few)) if is_saving_bytes() else self._rows
            return png(few, self.look.flat)
        high, (top, key, draw) = self.image.height, below

        def drawn() -> Packed:
            draw()
            return packed(self._rows.part(top, high), last=True)

        lower = _lowers.take(key, drawn)
        upper = packed(self._rows.part(0, top), last=False)
        return png_of(self.image.size, self.look.flat, upper, lower)


_here = threading.local()


def is_saving_bytes() -> bool:
    """Tells whether this thread draws with fewer colours now."""
    return getattr(_here, "on", False)


@contextmanager
def saving_bytes(on: bool) -> Iterator[None]:
    """Draws with fewer colours inside the context if `on`."""
    before, _here.on = is_saving_bytes(), on
    try:
        yield
    finally:
        _here.on = before


@byte_cached(MAX_PANEL_BYTES // 4)
def _inside(size: tuple[int, int], radius: int) -> Image.Image:
    return rounded(*size, radius).point(_THRESHOLD, "1")
