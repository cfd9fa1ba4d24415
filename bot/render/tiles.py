"""Square tiles of cards: the figure over the suit sign; for trumps and the Fool the figure on its class colour.

They are made from the corners of the faces, which are kept in memory for chips too.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.render.captions import GROUND, ITALIAN
from bot.render.palette import card_colours, rgb
from bot.render.sprites import Tile, byte_cached, face_corner, letters_of, rounded
from cards_art.shades import INK, PAPER

MAX_TILE_BYTES = 4_000_000
"""Maximum bytes of cached tiles: 7 kB each."""
FIGURE, SIGN, TRUMP = (11, 13, 88, 79), (14, 79, 80, 139), (12, 13, 90, 79)
"""The boxes in px of a face of 300 x 500 px: a figure, the suit sign below it, and the figure of a trump."""
CORNER = 0.16
"""Radius of the corners as a share of the size."""
EDGE = "#E0B24A"
"""The colour of the edge of a trump's tile."""


def is_trump(pack: str, card_id: str) -> bool:
    """Tells whether the face has the dark band of trumps and the Fool: then its corner is wider than high."""
    wide, high = face_corner(pack, card_id).size
    return wide > high


@byte_cached(MAX_TILE_BYTES)
def tile(pack: str, card_id: str, size: int, language: str = ITALIAN) -> Tile:
    """Return a tile ready to be pasted. Raises KeyError for an unknown id."""
    picture = tile_picture(pack, card_id, size, letters_of(pack, card_id, language))
    shape = rounded(size, size, round(size * CORNER)).point([0] * 111 + [255] * 145).convert("1")
    return Tile(card_colours(pack).indices(picture), shape)


def _band(pack: str, card_id: str) -> tuple[int, int, int]:
    pixel = face_corner(pack, card_id).getpixel(GROUND)
    assert isinstance(pixel, tuple)
    return int(pixel[0]), int(pixel[1]), int(pixel[2])


def tile_picture(pack: str, card_id: str, size: int, language: str = ITALIAN) -> Image.Image:
    """Return a tile in full colour, whose corners are still to be cut off. Raises KeyError for an unknown id."""
    face, trump = face_corner(pack, card_id, language), is_trump(pack, card_id)
    picture = Image.new("RGB", (size, size), _band(pack, card_id) if trump else rgb(PAPER))
    if trump:
        _put(picture, face, TRUMP, (size - _wide(TRUMP, 0.7 * size)) // 2, round(0.15 * size), 0.7 * size)
    else:
        _put(picture, face, FIGURE, (size - _wide(FIGURE, 0.61 * size)) // 2, round(0.02 * size), 0.61 * size)
        _put(picture, face, SIGN, (size - _wide(SIGN, 0.37 * size)) // 2, round(0.62 * size), 0.37 * size)
    radius = round(size * CORNER)
    edge, width = (EDGE, max(2, size // 24)) if trump else (INK, 1)
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, size - 1, size - 1), radius, outline=rgb(edge), width=width)
    return picture


def _wide(box: tuple[int, int, int, int], high: float) -> int:
    return round((box[2] - box[0]) * high / (box[3] - box[1]))


def _put(picture: Image.Image, face: Image.Image, box: tuple[int, int, int, int], x: int, y: int, high: float) -> None:
    small = face.resize((_wide(box, high), round(high)), Image.Resampling.HAMMING, box=box)
    picture.paste(small, (x, y))
