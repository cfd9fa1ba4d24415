"""Cards ready to be pasted, the caches of everything drawn, and the felt.

A card is decoded once per width in use, as palette indices with a one-bit mask. Caches are limited by bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from PIL import Image, ImageDraw

import cards_art
from bot.cache import ByteCache
from bot.render.captions import ITALIAN, face, is_dark
from bot.render.palette import card_colours, colours
from bot.render.png import Rows, rows_of
from cards_art.shades import INK, SHADES

Made = TypeVar("Made", bound=Callable[..., Any])
CACHES: dict[str, ByteCache[Any]] = {}
"""The caches of `byte_cached` functions by the function's name: what pictures keep in memory besides sprites."""
IMAGE = 1000
"""Bytes of an image besides its pixels: two objects, and the overhead of the allocator."""
ROW = 8
"""Bytes of the pointer to each row of an image."""
RATIO = 5 / 3
"""Height of a card by its width."""
MAX_SPRITE_BYTES = 54_000_000
"""Maximum bytes of all sprites. A pack at the widths of hand and trick takes about 20 million, and 30 with the dimmed
cards: nearly two games in play fit."""
MAX_HEAD_BYTES = 15_000_000
"""Maximum bytes of the upper corners of full-size faces, from which chips are made: 50 to 70 kB a card."""
MAX_SHAPE_BYTES = 2_000_000
"""Maximum bytes of rounded rectangles, and of the shapes of cards."""
MAX_FELT_BYTES = 8_000_000
"""Maximum bytes of the backgrounds of pictures, about 700 kB each."""
SUIT_CORNER, TRUMP_CORNER = (0.317, 0.477), (0.67, 0.3)
"""Width and height of a corner as shares of the width of the card: the index with its sign, or the figure and the
emblem beside it."""
CORNER_RADIUS = 20 / 300
"""Radius of a card's round corners as a share of its width."""
UPPER = 0.65
"""The share of a card's height that is kept for cards whose lower part lies under others or beyond the edge."""


def byte_cached(limit: int) -> Callable[[Made], Made]:
    """Return a decorator that caches the images, or tuples of images, that a function returns, up to `limit` bytes.

    Unlike `lru_cache` it counts bytes and not entries: a line of text takes 2 kB or 200.
    """

    def decorated(make: Made) -> Made:
        cache: ByteCache[Any] = ByteCache(limit, weight)
        CACHES[f"{make.__module__}.{make.__qualname__}"] = cache

        def taken(*args: Hashable) -> Any:
            return cache.take(args, lambda: make(*args))

        return taken  # type: ignore[return-value]

    return decorated


def weight(thing: Image.Image | Rows | tuple[Any, ...] | int | None) -> int:
    """Return the bytes that an image, or a tuple of images and of numbers that do not count, takes in memory. Pillow
    uses one byte a pixel for the modes 1, L and P, four for colours."""
    if thing is None or isinstance(thing, int):
        return 0
    if isinstance(thing, tuple):
        return sum(map(weight, thing))
    if isinstance(thing, Rows):
        return weight(thing.image)
    return IMAGE + thing.height * (ROW + thing.width * (1 if thing.mode in ("1", "L", "P") else 4))


class Tile(NamedTuple):
    """An image ready to be pasted: palette indices (mode L) and its shape (mode 1)."""

    face: Image.Image
    mask: Image.Image

    def at(self, place: tuple[int, int]) -> tuple[Image.Image, tuple[int, int], Image.Image]:
        """Return the arguments of `Image.paste`."""
        return (self.face, place, self.mask)


class Sprite(NamedTuple):
    """A card at one width, cut into horizontal bands from the top: palette indices (mode L), and a shape (mode 1) where
    the corners are round.

    The middle band has no shape: pasting through a shape takes ten times as long as copying.
    """

    parts: tuple[tuple[Image.Image, Image.Image | None], ...]


def card_height(width: int) -> int:
    """Return the height in px of a card of this width."""
    return round(width * RATIO)


_sprites: ByteCache[Sprite] = ByteCache(MAX_SPRITE_BYTES, weight)
"""Cards and chips in use."""


_heads: ByteCache[Image.Image] = ByteCache(MAX_HEAD_BYTES, weight)
"""Corners of full-size faces."""


def memory() -> int:
    """Return the bytes that all sprites and corners take now."""
    return int(_sprites.currsize + _heads.currsize)


def upper_height(width: int) -> int:
    """Return the height in px of the upper part of a card of this width, which is kept apart."""
    return round(card_height(width) * UPPER)


def sprite(
    pack: str, card_id: str, width: int, *, dim: str = "", language: str = ITALIAN, upper: bool = False
) -> Sprite:
    """Return a card ready to be pasted; a bright card is the same in all themes.

    `language` is that of the index letters and of the name below; `dim` is the theme for a card that cannot be played,
    else empty; `upper` is for the upper part alone (`upper_height`), which takes less memory. Raises KeyError for an
    unknown id.
    """
    # The upper part does not show the name, so it is kept once for all languages that have its letters.
    key = (pack, card_id, width, letters_of(pack, card_id, language) if upper else language, dim, upper)
    if dim:
        return _sprites.take(key, lambda: _dimmed(pack, card_id, width, language, dim, upper=upper))
    return _sprites.take(key, lambda: _banded(pack, card_id, width, language, upper=upper))


def letters_of(pack: str, card_id: str, language: str) -> str:
    """Return the language of a card's index letters; Italian if the reader's language has the same letters, so that
    the card is kept only once."""
    return ITALIAN if cards_art.pack(pack).index(card_id, language) is None else language


def _dimmed(pack: str, card_id: str, width: int, language: str, theme: str, *, upper: bool) -> Sprite:
    table = colours(theme, pack).dim
    bright = sprite(pack, card_id, width, language=language, upper=upper)
    return Sprite(tuple((part.point(table), mask) for part, mask in bright.parts))


def _banded(pack: str, card_id: str, width: int, language: str, *, upper: bool) -> Sprite:
    full = master(pack, card_id, language)
    wide, high = width, upper_height(width) if upper else card_height(width)
    seen = (0, 0, full.width, full.height * high / card_height(width))
    small = full.resize((wide, high), Image.Resampling.HAMMING, box=seen)
    whole = card_colours(pack).indices(small)
    rim = round(width * CORNER_RADIUS)
    shape = _shape(width)
    if upper:
        top, rest = (0, 0, wide, rim), (0, rim, wide, high)
        return Sprite(((whole.crop(top), shape.crop(top)), (whole.crop(rest), None)))
    bands = ((0, 0, wide, rim), (0, rim, wide, high - rim), (0, high - rim, wide, high))
    top, middle, bottom = (whole.crop(band) for band in bands)
    return Sprite(((top, shape.crop(bands[0])), (middle, None), (bottom, shape.crop(bands[2]))))


@lru_cache(maxsize=3)
def master(pack: str, card_id: str, language: str) -> Image.Image:
    """Return the full-size face as RGB, its round corners filled with ink. Cached for the next widths of the card."""
    art = cards_art.pack(pack)
    card = face(pack, card_id, language)
    solid = card.convert("RGB")
    edge = round(art.width * CORNER_RADIUS) + 4
    for left in (0, art.width - edge):
        for top in (0, art.height - edge):
            box = (left, top, left + edge, top + edge)
            filled = Image.new("RGB", (edge, edge), INK)
            filled.paste(solid.crop(box), (0, 0), card.crop(box))
            solid.paste(filled, box)
    return solid


@byte_cached(MAX_SHAPE_BYTES)
def _shape(width: int) -> Image.Image:
    return rounded(width, card_height(width), round(width * CORNER_RADIUS)).point(_half).convert("1")


def face_corner(pack: str, card_id: str, language: str = ITALIAN) -> Image.Image:
    """Return the upper left corner of a face at full size, as RGB."""
    letters = letters_of(pack, card_id, language)
    return _heads.take((pack, card_id, letters), lambda: _headed(pack, card_id, language))


def _headed(pack: str, card_id: str, language: str) -> Image.Image:
    whole = master(pack, card_id, language)
    wide, high = TRUMP_CORNER if is_dark(whole) else SUIT_CORNER
    return whole.crop((0, 0, round(whole.width * wide), round(whole.width * high)))


def ready(
    pack: str, card_id: str, widths: Iterable[int], uppers: Iterable[int] = (), *, language: str = ITALIAN
) -> None:
    """Prepares a card whole at some widths, its upper part at others, and its corner, reading its file once."""
    for width in widths:
        sprite(pack, card_id, width, language=language)
    for width in uppers:
        sprite(pack, card_id, width, language=language, upper=True)
    face_corner(pack, card_id, language)


def _half(level: int) -> int:
    return 255 if level > 110 else 0


@byte_cached(MAX_SHAPE_BYTES)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return a rounded rectangle with smooth edges (mode L)."""
    big = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(big).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), radius * 4, fill=255)
    return big.reduce(4)


@byte_cached(MAX_FELT_BYTES)
def felt(theme: str, pack: str, size: tuple[int, int]) -> Rows:
    """Return the felt as palette indices, darker towards the upper and the lower edge. Its shades follow those of the
    pack in the palette.

    The brightness changes only from row to row: a round gradient costs 30 kB and half a millisecond in every picture.
    """
    look = colours(theme, pack)
    last = len(look.felt) - 1
    away = [abs(y / size[1] - 0.45) / 0.55 for y in range(size[1])]
    column = Image.frombytes("L", (1, size[1]), bytes(SHADES + round(last * part**1.4) for part in away))
    ground = column.resize(size, Image.Resampling.NEAREST)
    line = look.ramp(look.theme.gold, look.theme.felt[1])
    pen = ImageDraw.Draw(ground)
    pen.rounded_rectangle((5, 5, size[0] - 6, size[1] - 6), 18, outline=line[130], width=2)
    return rows_of(ground)
