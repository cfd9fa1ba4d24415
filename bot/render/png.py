"""PNG files of palette indices, one byte a pixel, written here because Pillow's own writer is slower.

A file can be made of an upper and a lower part that are compressed apart, so that one of them can be kept.
"""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

from isal import isal_zlib
from PIL import Image

LEVEL = 2
"""Compression level of ISA-L: 0 is not faster, and 3 is four times slower without a gain.

Measured on a trick of 880 x 560 px, compression alone: zlib at level 1 with a small hash table 1.75 ms and 61 kB;
zlib-ng at level 1 0.66 ms and 72 kB, at level 2 1.10 ms and 56 kB; ISA-L at level 2 0.26 ms and 58 kB. Pillow's own
writer, GIF and lossless WebP are slower than all of them.
"""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
ADLER = 65_521
"""The modulus of the checksum of the rows."""


class Packed(NamedTuple):
    """Some rows of a picture, compressed without what comes before them; their checksum and their bytes before that."""

    data: bytes
    check: int
    length: int


def png(indices: Image.Image, palette: bytes) -> bytes:
    """Return an image of palette indices (mode L) as a PNG. `palette` holds red, green and blue of each index."""
    return _file(indices.size, palette, (isal_zlib.compress(_rows(indices), LEVEL),))


def packed(indices: Image.Image, *, last: bool) -> Packed:
    """Return the rows of an image compressed for a PNG in which, unless they are the `last`, others follow."""
    rows, packer = _rows(indices), isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -15)
    data = packer.compress(rows) + packer.flush(isal_zlib.Z_FINISH if last else isal_zlib.Z_FULL_FLUSH)
    return Packed(data, isal_zlib.adler32(rows), len(rows))


def png_of(size: tuple[int, int], palette: bytes, upper: Packed, lower: Packed) -> bytes:
    """Return the PNG whose rows are in two parts."""
    (one, two), (other, more) = (divmod(part.check, 1 << 16)[::-1] for part in (upper, lower))
    check = (two + more + lower.length * (one - 1)) % ADLER << 16 | (one + other - 1) % ADLER
    return _file(size, palette, (b"\x78\x01", upper.data, lower.data, struct.pack(">I", check)))


def _rows(indices: Image.Image) -> bytes:
    """Return the rows of a PNG before they are compressed: a filter byte (0: none), then the pixels of the row."""
    # Pillow fills each row up to a width with zeros: the byte after a row is the one before the next.
    return b"".join((b"\0", memoryview(indices.tobytes("raw", "L", indices.width + 1, 1))[:-1]))


def _file(size: tuple[int, int], palette: bytes, compressed: tuple[bytes, ...]) -> bytes:
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", (header,)), (b"PLTE", (palette,)), (b"IDAT", compressed), (b"IEND", (b"",)))
    return b"".join((_SIGNATURE, *(part for kind, data in chunks for part in _chunk(kind, data))))


def _chunk(kind: bytes, data: tuple[bytes, ...]) -> tuple[bytes, ...]:
    check = zlib.crc32(kind)
    for part in data:
        check = zlib.crc32(part, check)
    return struct.pack(">I", sum(map(len, data))), kind, *data, struct.pack(">I", check)
