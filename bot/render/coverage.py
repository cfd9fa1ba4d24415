"""Which characters a font file holds, read from its character table (OpenType ``cmap``, formats 4 and 12)."""

from __future__ import annotations

import struct
from functools import cache

from cards_art.fonts import FONTS


@cache
def covered(font: str) -> frozenset[int]:
    """Code points of a vendored font."""
    data = (FONTS / font).read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    for n in range(tables):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * n)
        if tag == b"cmap":
            return frozenset(_cmap(data, offset))
    return frozenset()


def _cmap(data: bytes, start: int) -> set[int]:
    found: set[int] = set()
    (count,) = struct.unpack_from(">H", data, start + 2)
    for n in range(count):
        platform, _, offset = struct.unpack_from(">HHI", data, start + 4 + 8 * n)
        (form,) = struct.unpack_from(">H", data, start + offset)
        if platform not in (0, 3):
            continue
        if form == 4:
            found |= _segments(data, start + offset)
        elif form == 12:
            found |= _groups(data, start + offset)
    return found


def _segments(data: bytes, at: int) -> set[int]:
    (double,) = struct.unpack_from(">H", data, at + 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + double)
    deltas = struct.unpack_from(f">{count}H", data, at + 16 + 2 * double)
    ranges_at = at + 16 + 3 * double
    ranges = struct.unpack_from(f">{count}H", data, ranges_at)
    found: set[int] = set()
    for n, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            if ranges[n]:
                place = ranges_at + 2 * n + ranges[n] + 2 * (code - first)
                (glyph,) = struct.unpack_from(">H", data, place)
            else:
                glyph = (code + deltas[n]) & 0xFFFF
            if glyph:
                found.add(code)
    return found


def _groups(data: bytes, at: int) -> set[int]:
    (count,) = struct.unpack_from(">I", data, at + 12)
    found: set[int] = set()
    for n in range(count):
        first, last, _ = struct.unpack_from(">III", data, at + 16 + 12 * n)
        found.update(range(first, last + 1))
    return found
