"""The content of chips: the index of a card with its suit sign, or a trump's figure with its emblem, on one colour.

A chip shows nothing of the scene and of the lines along the edge, so that figure and sign are large.
"""

from __future__ import annotations

from PIL import Image, ImageChops

from bot.render.captions import DARK, GROUND, ITALIAN
from bot.render.palette import card_colours
from bot.render.sprites import byte_cached, face_corner, letters_of

RATIO = 1.516
"""Height of a chip by its width."""
HEAD = (84, 127)
"""Size of a chip's content in units, of which a card is 300 wide."""
SUIT_PART = (13, 13, 82, 138)
"""Part of a suit card that a chip shows, in units: the index with its sign."""
TRUMP_PART, EMBLEM_PART = (12, 13, 88, 82), (104, 13, 196, 82)
"""Parts of a trump: the figure, and the emblem between the figures, which stands in place of a suit sign."""
EMBLEM_ROOM, EMBLEM_SCALE = (64, 40), 1.25
"""Maximum width and height in units of an emblem on a chip, and its largest enlargement."""
SLIP, SLIP_GAP, SLIP_LEAST = 66, 5, 44
"""Height of a slip, space between figure and sign, and least width, in units."""
SLIP_EDGE, SLIP_SIDE = 3, 7
"""px above and below, and at both sides of the content of a slip."""
SUIT_FIGURE, TRUMP_FIGURE, SIGN = (13, 13, 82, 79), (12, 14, 88, 80), (17, 80, 79, 138)
"""Parts of a card that a slip shows, in units."""
SEEN = 24
"""Difference (0-255) from the ground from which a pixel belongs to an emblem."""
MAX_CHIP_BYTES = 5_000_000
"""Maximum bytes of the contents of chips: 5 kB each."""
RGB = tuple[int, int, int]


def chip_height(width: int) -> int:
    """Return the height in px of a chip of this width."""
    return round(width * RATIO)


def inside_chip(wide: int, high: int) -> tuple[int, tuple[int, int]]:
    """Return the width in px of the edge of a chip of this size, and the size of its content."""
    edge = max(3, wide // 20)
    return edge, (wide - 2 * edge, high - 2 * edge)


def is_dark(colour: RGB) -> bool:
    """Tells whether this ground is that of a trump or the Fool."""
    return sum(colour) < 3 * DARK


def chip_face(pack: str, card_id: str, size: tuple[int, int], language: str = ITALIAN) -> Image.Image:
    """Return the content of a chip as palette indices (mode L); its first pixel is ground. Raises KeyError for an
    unknown id."""
    return _made(pack, card_id, size, letters_of(pack, card_id, language))


@byte_cached(MAX_CHIP_BYTES)
def _made(pack: str, card_id: str, size: tuple[int, int], language: str) -> Image.Image:
    corner = face_corner(pack, card_id, language)
    ground = _rgb(corner.getpixel(GROUND))
    dark = is_dark(ground)
    index = corner.crop(TRUMP_PART if dark else SUIT_PART)
    emblem = _emblem(corner.crop(EMBLEM_PART), ground) if dark else None
    wide, high = HEAD
    # The space is shared out above, between and below figure and emblem.
    free = high - index.height - (emblem.height if emblem else 0)
    top = free // 3 if emblem else free // 2
    whole = Image.new("RGB", HEAD, ground)
    whole.paste(index, ((wide - index.width) // 2, max(0, top)))
    if emblem:
        whole.paste(emblem, ((wide - emblem.width) // 2, high - emblem.height - max(0, top)))
    return card_colours(pack).indices(whole.resize(size, Image.Resampling.HAMMING))


def slip_face(pack: str, card_id: str, high: int, language: str = ITALIAN) -> Image.Image:
    """Return the content of a slip as palette indices (mode L): figure and suit sign side by side, `high` px high and
    as wide as they are; a trump has its figure alone. Its first pixel is ground. Raises KeyError for an unknown id."""
    return _slip(pack, card_id, high, letters_of(pack, card_id, language))


def slip_width(pack: str, card_id: str, high: int, language: str = ITALIAN) -> int:
    """Return the width in px of a slip of this height, with its edges."""
    return slip_face(pack, card_id, high - 2 * SLIP_EDGE, language).width + 2 * SLIP_SIDE


@byte_cached(MAX_CHIP_BYTES)
def _slip(pack: str, card_id: str, high: int, language: str) -> Image.Image:
    corner = face_corner(pack, card_id, language)
    ground = _rgb(corner.getpixel(GROUND))
    dark = is_dark(ground)
    parts = [_tight(corner.crop(TRUMP_FIGURE if dark else SUIT_FIGURE), ground)]
    if not dark:
        parts.append(_tight(corner.crop(SIGN), ground))
    wide = sum(part.width for part in parts) + SLIP_GAP * (len(parts) - 1)
    whole = Image.new("RGB", (max(wide, SLIP_LEAST), SLIP), ground)
    x = (whole.width - wide) // 2
    for part in parts:
        whole.paste(part, (x, max(0, (SLIP - part.height) // 2)))
        x += part.width + SLIP_GAP
    size = (max(1, round(whole.width * high / SLIP)), high)
    return card_colours(pack).indices(whole.resize(size, Image.Resampling.HAMMING))


def _tight(part: Image.Image, ground: RGB) -> Image.Image:
    box = _seen_box(part, ground)
    return part.crop((box[0], 0, box[2], part.height)) if box else part


def _seen_box(part: Image.Image, ground: RGB) -> tuple[int, int, int, int] | None:
    """Return the box of what is not ground."""
    return ImageChops.difference(part, Image.new("RGB", part.size, ground)).convert("L").point(_is_seen).getbbox()


def _rgb(pixel: object) -> RGB:
    assert isinstance(pixel, tuple)
    red, green, blue = (int(level) for level in pixel[:3])
    return red, green, blue


def _emblem(header: Image.Image, ground: RGB) -> Image.Image | None:
    """Return the emblem of a trump's header, cut at its edges and as large as its room; None if there is none."""
    box = _seen_box(header, ground)
    if box is None:
        return None
    found = header.crop(box)
    scale = min(EMBLEM_ROOM[0] / found.width, EMBLEM_ROOM[1] / found.height, EMBLEM_SCALE)
    return found.resize((round(found.width * scale), round(found.height * scale)), Image.Resampling.HAMMING)


def _is_seen(level: int) -> int:
    return 255 if level > SEEN else 0
