"""Letters drawn once per font and size, and set one after the other: ten times as quick as to draw each new line.

The vendored fonts are set without kerning anyway (Pillow's basic layout, the same on every machine).
"""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from cards_art import fonts


class Glyph(NamedTuple):
    """A letter (mode L, None for one that shows nothing), where it lies from the pen on the baseline, and how far the
    pen moves on, in px."""

    shape: Image.Image | None
    left: int
    top: int
    step: float


def single(said: str) -> bool:
    """Whether the text can be set letter by letter: nothing in it combines or is written from the right."""
    return all(
        not unicodedata.combining(char) and unicodedata.bidirectional(char) not in ("R", "AL", "NSM") for char in said
    )


@lru_cache(maxsize=8192)
def glyph(char: str, font: str, size: float) -> Glyph:
    """One letter of a vendored font at a size in px."""
    face = fonts.load(font, size)
    step = face.getlength(char)
    left, top, right, bottom = (math.floor(edge) for edge in face.getbbox(char, anchor="ls"))
    if right <= left or bottom <= top:
        return Glyph(None, 0, 0, step)
    shape = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(shape).text((-left, -top), char, fill=255, font=face, anchor="ls")
    return Glyph(shape, left, top, step)


def set_at(image: Image.Image, said: str, font: str, size: float, x: float, baseline: float) -> None:
    """Set the text on a grey image, white, from ``x`` on."""
    for char in said:
        found = glyph(char, font, size)
        if found.shape is not None:
            image.paste(255, (round(x) + found.left, round(baseline) + found.top), found.shape)
        x += found.step


def length(said: str, font: str, size: float) -> float:
    """How far the pen moves over the text."""
    return sum(glyph(char, font, size).step for char in said)
