"""Pictures written as PNG files are read back unchanged, and the files are small."""

from __future__ import annotations

import io
import zlib

import pytest
from PIL import Image

from bot.render.png import packed, png, png_of

PALETTE = bytes(range(256)) * 3


def noise(width: int, height: int, seed: int = 1) -> Image.Image:
    """Return a picture in which no two rows are alike."""
    state, out = seed, bytearray()
    for _ in range(width * height):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        out.append(state >> 16 & 0xFF)
    return Image.frombytes("L", (width, height), bytes(out))


@pytest.mark.parametrize("size", [(1, 1), (7, 56), (40, 55), (33, 57), (60, 173), (1000, 65)])
def test_what_goes_in_comes_out(size: tuple[int, int]) -> None:
    drawn = noise(*size)
    with Image.open(io.BytesIO(png(drawn, PALETTE))) as opened:
        opened.load()
        assert (opened.mode, opened.size) == ("P", size)
        assert opened.tobytes() == drawn.tobytes()
        assert bytes(opened.getpalette() or ()) == PALETTE


def unpacked(data: bytes) -> bytes:
    """Return the rows of a file; zlib compares their checksum."""
    start = data.index(b"IDAT")
    return zlib.decompress(data[start + 4 : start + 4 + int.from_bytes(data[start - 4 : start], "big")])


@pytest.mark.parametrize("top", [1, 90, 172])
def test_two_parts_are_compressed_apart_and_make_one_file(top: int) -> None:
    drawn = noise(60, 173)
    upper, lower = drawn.crop((0, 0, 60, top)), drawn.crop((0, top, 60, 173))
    data = png_of(drawn.size, PALETTE, packed(upper, last=False), packed(lower, last=True))
    assert unpacked(data) == unpacked(png(drawn, PALETTE))
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.tobytes() == drawn.tobytes()


def test_a_plain_picture_takes_little_and_an_odd_one_hardly_more_than_its_pixels() -> None:
    assert len(png(Image.new("L", (880, 560), 7), PALETTE)) < 5_000
    drawn = noise(300, 200)
    assert len(png(drawn, PALETTE)) < 300 * 200 * 1.01 + 1_500
