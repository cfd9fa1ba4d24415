"""Cards ready to be pasted: decoded once per width in use, as palette indices, with a one-bit mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

import cards_art
from bot.render.colours import card_colours, colours
from bot.render.shelf import Shelf, shelved, weight
from cards_art.faces import opened
from cards_art.shades import INK, SHADES

RATIO = 5 / 3
"""Height of a card by its width."""

ITALIAN = "it"
"""The language of the index letters that the faces carry."""


class Tile(NamedTuple):
    """Something ready to be pasted: palette indices (mode L) and shape (mode 1)."""

    face: Image.Image
    mask: Image.Image

    def at(self, place: tuple[int, int]) -> tuple[Image.Image, tuple[int, int], Image.Image]:
        """The arguments of ``Image.paste``."""
        return (self.face, place, self.mask)


class Sprite(NamedTuple):
    """A card at one width in bands from above: palette indices (mode L), and a shape where the corners are round.

    The middle has none: to paste through a shape takes ten times as long as to copy.
    """

    parts: tuple[tuple[Image.Image, Image.Image | None], ...]


def card_height(width: int) -> int:
    """Height in px of a card of this width."""
    return round(width * RATIO)


SPRITES_MOST = 56_000_000
"""Bytes that all sprites together may take: four packs at the widths of hand and trick are about 40 million, with the
cards that cannot be played 65."""

HEADS_MOST = 16_000_000
"""Bytes that the corners of the masters may take, of which chips are made: 50 kB a card."""


SHAPES_MOST = 2_000_000
"""Bytes that rounded rectangles may take, and those of cards."""

FELTS_MOST = 8_000_000
"""Bytes that the grounds of pictures may take, some 700 kB each."""


_sprites: Shelf[Sprite] = Shelf(SPRITES_MOST, weight)
_heads: Shelf[Image.Image] = Shelf(HEADS_MOST, weight)


def memory() -> int:
    """Bytes that all sprites take now."""
    return _sprites.held + _heads.held


def sprite(pack: str, card_id: str, width: int, *, dim: bool = False, language: str = ITALIAN) -> Sprite:
    """A card ready to be pasted, with the index letters of ``language``; ``dim`` for one that cannot be played. It is
    the same under every theme. Raises KeyError for an unknown id."""
    make, letters = _dimmed if dim else _banded, _letters(pack, card_id, language)
    key = (pack, card_id, width, letters, dim)
    return _sprites.take(key, lambda: make(pack, card_id, width, letters))


def _letters(pack: str, card_id: str, language: str) -> str:
    """The language of a card's index: Italian too where the reader's has the same letters, to be kept only once."""
    return ITALIAN if cards_art.pack(pack).index(card_id, language) is None else language


def _dimmed(pack: str, card_id: str, width: int, language: str) -> Sprite:
    table = card_colours(pack).dim
    bright = sprite(pack, card_id, width, language=language)
    return Sprite(tuple((part.point(table), mask) for part, mask in bright.parts))


def _banded(pack: str, card_id: str, width: int, language: str) -> Sprite:
    size = (width, card_height(width))
    small = _master(pack, card_id, language).resize(size, Image.Resampling.HAMMING)
    whole = card_colours(pack).indices(small)
    wide, high = size
    rim = round(width * CORNER_RADIUS)
    shape = _shape(width)
    bands = ((0, 0, wide, rim), (0, rim, wide, high - rim), (0, high - rim, wide, high))
    top, middle, bottom = (whole.crop(band) for band in bands)
    return Sprite(((top, shape.crop(bands[0])), (middle, None), (bottom, shape.crop(bands[2]))))


@lru_cache(maxsize=3)
def _master(pack: str, card_id: str, language: str) -> Image.Image:
    """The whole face as RGB, its round corners filled with ink; kept for the other widths asked for next."""
    art = cards_art.pack(pack)
    card = opened(art, card_id, language)
    solid = card.convert("RGB")
    edge = round(art.width * CORNER_RADIUS) + 4
    for left in (0, art.width - edge):
        for top in (0, art.height - edge):
            box = (left, top, left + edge, top + edge)
            filled = Image.new("RGB", (edge, edge), INK)
            filled.paste(solid.crop(box), (0, 0), card.crop(box))
            solid.paste(filled, box)
    return solid


def cut(card: Sprite, shown: int) -> Iterator[tuple[Image.Image, Image.Image | None]]:
    """The bands of the uppermost ``shown`` px of a card."""
    for part, mask in card.parts:
        seen = min(part.height, shown)
        if seen > 0:
            box = (0, 0, part.width, seen)
            yield part.crop(box), mask and mask.crop(box)
        shown -= seen


@shelved(SHAPES_MOST)
def _shape(width: int) -> Image.Image:
    return plate(width, card_height(width), round(width * CORNER_RADIUS)).point(_half).convert("1")


def corner(pack: str, card_id: str, width: int, *, language: str = ITALIAN) -> Tile:
    """Only the upper left corner of a card with its index and sign, ``width`` px wide: a chip (0.66 : 1)."""
    letters = _letters(pack, card_id, language)
    key = (pack, card_id, width, letters, "corner")
    face, mask = _sprites.take(key, lambda: _cornered(pack, card_id, width, letters)).parts[0]
    assert mask is not None
    return Tile(face, mask)


def _cornered(pack: str, card_id: str, width: int, language: str) -> Sprite:
    # Chips come in many widths: the part that they show is kept as it is on the master, and scaled for each of them.
    head = _heads.take((pack, card_id, language), lambda: _headed(pack, card_id, language))
    whole = round(width / CORNER[0])
    box = (0, 0, width, round(whole * CORNER[1]))
    scale = cards_art.pack(pack).width / whole
    shown = (0, 0, min(head.width, box[2] * scale), min(head.height, box[3] * scale))
    small = head.resize(box[2:], Image.Resampling.HAMMING, box=shown)
    return Sprite(((card_colours(pack).indices(small), _shape(whole).crop(box)),))


def _headed(pack: str, card_id: str, language: str) -> Image.Image:
    whole = _master(pack, card_id, language)
    return whole.crop((0, 0, round(whole.width * CORNER[0]) + 2, round(whole.width * CORNER[1]) + 2))


def ready(pack: str, card_id: str, widths: Iterable[int], *, language: str = ITALIAN) -> None:
    """Make a card ready for the pictures to come, at several widths and as a chip, out of one look at its file."""
    for width in widths:
        sprite(pack, card_id, width, language=language)
    letters = _letters(pack, card_id, language)
    _heads.take((pack, card_id, letters), lambda: _headed(pack, card_id, letters))


def _half(level: int) -> int:
    return 255 if level > 110 else 0


CORNER = (0.31, 0.47)
"""Width and height of a chip by the width of the card it is cut from."""

CORNER_RADIUS = 20 / 300
"""Radius of a card's round corners by its width."""


@shelved(SHAPES_MOST)
def plate(width: int, height: int, radius: int) -> Image.Image:
    """A rounded rectangle with smooth edges (mode L)."""
    big = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(big).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), radius * 4, fill=255)
    return big.reduce(4)


@shelved(FELTS_MOST)
def felt(theme: str, pack: str, size: tuple[int, int]) -> Image.Image:
    """The felt as palette indices: its shades follow those of the pack, darker towards the upper and lower edge.

    The light changes from row to row only: a round glow costs 30 kB and half a millisecond in every picture.
    """
    look = colours(theme, pack)
    last = len(look.felt) - 1
    ground = Image.new("L", size)
    for y in range(size[1]):
        away = abs(y / size[1] - 0.45) / 0.55
        ground.paste(SHADES + round(last * away**1.4), (0, y, size[0], y + 1))
    line = look.ramp(look.theme.gold, look.theme.felt[1])
    pen = ImageDraw.Draw(ground)
    pen.rounded_rectangle((5, 5, size[0] - 6, size[1] - 6), 18, outline=line[130], width=2)
    return ground
