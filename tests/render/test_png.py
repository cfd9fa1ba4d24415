"""Pictures written as PNG files are read back unchanged, and the files are small."""

from __future__ import annotations

import io
import zlib

import pytest
from PIL import Image, ImageDraw

from bot.render.png import Rows, packed, png, png_of, rows_of

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
    with Image.open(io.BytesIO(png(rows_of(drawn), PALETTE))) as opened:
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
    rows = rows_of(drawn)
    data = png_of(drawn.size, PALETTE, packed(rows.part(0, top), last=False), packed(rows.part(top, 173), last=True))
    assert unpacked(data) == unpacked(png(rows, PALETTE))
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.tobytes() == drawn.tobytes()


def test_a_plain_picture_takes_little_and_an_odd_one_hardly_more_than_its_pixels() -> None:
    assert len(png(rows_of(Image.new("L", (880, 560), 7)), PALETTE)) < 5_000
    drawn = noise(300, 200)
    assert len(png(rows_of(drawn), PALETTE)) < 300 * 200 * 1.01 + 1_500


def test_what_is_drawn_on_the_image_is_in_the_rows() -> None:
    """However it is drawn: Pillow would otherwise draw on a copy."""
    rows, paper = Rows((40, 30)), Image.new("L", (40, 30))
    assert rows.image.tobytes() == paper.tobytes()
    for image in (rows.image, paper):
        image.paste(7, (3, 4, 9, 8))
        image.paste(noise(5, 6), (30, 20))
        ImageDraw.Draw(image).ellipse((10, 10, 25, 25), fill=9)
        pixels = image.load()
        assert pixels is not None
        pixels[0, 0] = pixels[39, 29] = 200
        image.im.paste(noise(4, 3).im, (0, 9, 4, 12))
    assert rows.image.tobytes() == paper.tobytes()
    assert bytes(rows.part(0, 30)) == b"".join(b"\0" + paper.crop((0, y, 40, y + 1)).tobytes() for y in range(30))


def test_a_copy_is_drawn_on_alone() -> None:
    rows = rows_of(noise(40, 30))
    other = rows.copy()
    assert bytes(other.part(0, 30)) == bytes(rows.part(0, 30))
    other.image.paste(1, (0, 0, 40, 30))
    assert rows.image.tobytes() == noise(40, 30).tobytes()
    assert bytes(other.part(10, 12)) == (b"\0" + b"\1" * 40) * 2
