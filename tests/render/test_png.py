"""Pictures as PNG files: what goes in comes out, and what was deflated before is not deflated again."""

from __future__ import annotations

import io
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.render import png as module
from bot.render.png import ROWS, WIDE, joined, png
from bot.render.shelf import Shelf

PALETTE = bytes(range(256)) * 3


def noise(width: int, height: int, seed: int = 1) -> Image.Image:
    """A picture in which no two rows are alike."""
    state, out = seed, bytearray()
    for _ in range(width * height):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        out.append(state >> 16 & 0xFF)
    return Image.frombytes("L", (width, height), bytes(out))


@pytest.mark.parametrize(
    "size", [(1, 1), (7, ROWS), (40, ROWS - 1), (33, ROWS + 1), (60, 3 * ROWS + 5), (WIDE, ROWS + 9)]
)
def test_what_goes_in_comes_out(size: tuple[int, int]) -> None:
    drawn = noise(*size)
    with Image.open(io.BytesIO(png(drawn, PALETTE))) as opened:
        opened.load()
        assert (opened.mode, opened.size) == ("P", size)
        assert opened.tobytes() == drawn.tobytes()
        assert bytes(opened.getpalette() or ()) == PALETTE


@given(st.binary(max_size=3000), st.binary(max_size=3000))
@settings(deadline=None)
def test_the_sum_of_two_pieces_is_that_of_the_whole(one: bytes, other: bytes) -> None:
    assert joined(zlib.adler32(one), zlib.adler32(other), len(other)) == zlib.adler32(one + other)


def test_only_what_changed_is_deflated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_bands", Shelf[module.Band](10_000_000, lambda band: len(band.packed)))
    deflated: list[int] = []
    real = module._deflated
    monkeypatch.setattr(module, "_deflated", lambda raw: (deflated.append(len(raw)), real(raw))[1])
    drawn = noise(WIDE, 4 * ROWS)
    first = png(drawn, PALETTE)
    assert len(deflated) == 4
    assert png(drawn, PALETTE) == first
    assert len(deflated) == 4
    drawn.putpixel((3, 0), 255 - drawn.getpixel((3, 0)))  # type: ignore[operator]
    assert png(drawn, PALETTE) != first
    assert len(deflated) == 5
    png(noise(50, 4 * ROWS), PALETTE)
    assert len(deflated) == 6


def test_the_same_bytes_may_serve_pictures_of_two_shapes() -> None:
    for size in ((8, 6), (6, 8)):
        drawn = Image.new("L", size, 9)
        with Image.open(io.BytesIO(png(drawn, PALETTE))) as opened:
            assert opened.tobytes() == drawn.tobytes()
