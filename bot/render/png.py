"""PNG files of palette indices, one byte a pixel, written here because Pillow's own writer is slower.

A picture is drawn in the memory that is compressed at last. A file can be made of an upper and a lower part that are
compressed apart, so that one of them can be kept.
"""

from __future__ import annotations

import struct
from typing import NamedTuple, cast

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


class Rows:
    """The rows of a PNG before they are compressed: a filter byte (0: none), then the pixels of the row.

    `image` shows the same memory as palette indices (mode L): what is drawn on it is in the rows.
    """

    def __init__(self, size: tuple[int, int], memory: bytearray | None = None) -> None:
        """`memory` is that of another picture of this size, which is copied; without it all indices are 0."""
        width, height = self.size = size
        # Pillow wants as many bytes from the first pixel on as all rows have: one more than there are.
        self._memory = bytearray((width + 1) * height + 1 if memory is None else memory)
        pixels = cast(bytearray, memoryview(self._memory)[1:])  # Pillow takes any buffer, but declares few.
        self.image = Image.frombuffer("L", size, pixels, "raw", "L", width + 1, 1)
        # Pillow copies an image that shows foreign memory before it draws on it, unless it is told not to.
        self.image.readonly = 0

    def copy(self) -> Rows:
        """Return a picture of the same pixels with its own memory."""
        return Rows(self.size, self._memory)

    def part(self, top: int, bottom: int) -> memoryview:
        """Return the rows from `top` up to `bottom`, in px."""
        stride = self.size[0] + 1
        return memoryview(self._memory)[top * stride : bottom * stride]


def rows_of(indices: Image.Image) -> Rows:
    """Return an image of palette indices (mode L) as rows."""
    rows = Rows(indices.size)
    rows.image.paste(indices, (0, 0))
    return rows


def png(rows: Rows, palette: bytes) -> bytes:
    """Return a PNG. `palette` holds red, green and blue of each index."""
    return _file(rows.size, palette, (isal_zlib.compress(rows.part(0, rows.size[1]), LEVEL),))


def packed(rows: memoryview, *, last: bool) -> Packed:
    """Return rows compressed for a PNG in which, unless they are the `last`, others follow."""
    packer = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -15)
    data = packer.compress(rows) + packer.flush(isal_zlib.Z_FINISH if last else isal_zlib.Z_FULL_FLUSH)
    return Packed(data, isal_zlib.adler32(rows), len(rows))


def png_of(size: tuple[int, int], palette: bytes, upper: Packed, lower: Packed) -> bytes:
    """Return the PNG whose rows are in two parts."""
    (one, two), (other, more) = (divmod(part.check, 1 << 16)[::-1] for part in (upper, lower))
    check = (two + more + lower.length * (one - 1)) % ADLER << 16 | (one + other - 1) % ADLER
    return _file(size, palette, (b"\x78\x01", upper.data, lower.data, struct.pack(">I", check)))


def _file(size: tuple[int, int], palette: bytes, compressed: tuple[bytes, ...]) -> bytes:
    header = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", (header,)), (b"PLTE", (palette,)), (b"IDAT", compressed), (b"IEND", (b"",)))
    return b"".join((_SIGNATURE, *(part for kind, data in chunks for part in _chunk(kind, data))))


def _chunk(kind: bytes, data: tuple[bytes, ...]) -> tuple[bytes, ...]:
    check = isal_zlib.crc32(kind)
    for part in data:
        check = isal_zlib.crc32(part, check)
    return struct.pack(">I", sum(map(len, data))), kind, *data, struct.pack(">I", check)
