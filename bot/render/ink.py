"""Words as grey masks: any Unicode, never wider than allowed, with a fallback font and ▯ for what no font holds."""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from bot.i18n.people import plain
from bot.render import glyphs
from bot.render.coverage import covered
from bot.render.shelf import shelved
from cards_art import fonts

MISSING = "▯"
FLAGS = 0x1F1E6
"""The first of the 26 letters that flags are written with."""
ELLIPSIS = "…"
SHARES = {fonts.BROAD: 0.8, fonts.HAN: 0.86, fonts.EMOJI: 0.8}
STAND_INS = str.maketrans({"\u00a0": " ", "\u202f": " ", "−": "–"})
"""Symbols that no font here holds, said with one that does."""


MASKS_MOST = 2_000_000
"""Bytes that words as grey masks may take."""


class Run(NamedTuple):
    """Characters set in one font."""

    font: str
    said: str


def runs(said: str, main: str = fonts.LABEL) -> list[Run]:
    """The text cut by font. Joiners and variation marks are dropped; what no font holds becomes ▯."""
    found: list[Run] = []
    for char in _undressed(said.translate(STAND_INS), main):
        font, shown = _placed(char, main)
        if not shown:
            continue
        if found and found[-1].font == font:
            found[-1] = Run(font, found[-1].said + shown)
        else:
            found.append(Run(font, shown))
    return found


@lru_cache(maxsize=1024)
def missing_share(said: str) -> float:
    """How much of a name would be shown as ▯ (0-1); over one half another name is better."""
    shown = [char for run in runs(said) for char in run.said if not char.isspace()]
    return shown.count(MISSING) / len(shown) if shown else 1.0


@lru_cache(maxsize=8192)
def _placed(char: str, main: str) -> tuple[str, str]:
    for font in (main, *fonts.FALLBACKS):
        if ord(char) in covered(font):
            return font, char
    if unicodedata.category(char) in ("Cf", "Mn", "Me", "Cc", "Cs", "Sk"):
        return main, ""
    return fonts.BROAD, MISSING


def _undressed(said: str, main: str) -> str:
    """Letters in fancy dress (mathematical, full width, of flags) as the plain ones, where no font has them as they
    are."""
    return "".join(char if _placed(char, main)[1] != MISSING else _bare(char) for char in said)


def _bare(char: str) -> str:
    if FLAGS <= ord(char) < FLAGS + 26:
        return chr(ord("A") + ord(char) - FLAGS)
    return unicodedata.normalize("NFKC", char)


def _rtl(said: str) -> bool:
    return any(unicodedata.bidirectional(char) in ("R", "AL") for char in said)


@lru_cache(maxsize=16)
def _shaped(name: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(fonts.FONTS / name, size, layout_engine=ImageFont.Layout.RAQM)


def _scaled(run: Run, size: float) -> float:
    """The fallbacks are drawn a little smaller: they look larger."""
    return size * SHARES.get(run.font, 1.0)


def _face(run: Run, size: float) -> tuple[ImageFont.FreeTypeFont, str]:
    """The font of a run that has to be set as a whole, and the text as it is set."""
    scaled = _scaled(run, size)
    if not _rtl(run.said):
        return fonts.load(run.font, scaled), run.said
    if features.check("raqm"):
        return _shaped(run.font, scaled), run.said
    return fonts.load(run.font, scaled), run.said[::-1]


def _run_width(run: Run, size: float) -> float:
    if glyphs.single(run.said):
        return glyphs.length(run.said, run.font, _scaled(run, size))
    face, said = _face(run, size)
    return face.getlength(said)


def _width(parts: list[Run], size: float) -> float:
    return sum(_run_width(run, size) for run in parts)


@lru_cache(maxsize=4096)
def width(said: str, size: float, font: str = fonts.LABEL) -> float:
    """Width in px of the text in one line."""
    return _width(runs(said, font), size)


@lru_cache(maxsize=4096)
def fitted(said: str, size: float, most: float, font: str = fonts.LABEL) -> str:
    """The text, cut with an ellipsis until it is at most ``most`` px wide."""
    if width(said, size, font) <= most:
        return said
    low, high = 0, len(said)
    while low < high:
        middle = (low + high + 1) // 2
        if width(said[:middle].rstrip() + ELLIPSIS, size, font) <= most:
            low = middle
        else:
            high = middle - 1
    return said[:low].rstrip() + ELLIPSIS


def wrapped(said: str, size: float, most: float, lines: int, font: str = fonts.LABEL) -> list[str]:
    """The text cut between words into at most so many lines; what is left over ends in an ellipsis."""
    found: list[str] = []
    rest = said.split()
    while rest and len(found) < lines:
        if len(found) == lines - 1:
            found.append(fitted(" ".join(rest), size, most, font))
            break
        taken = 1
        while taken < len(rest) and width(" ".join(rest[: taken + 1]), size, font) <= most:
            taken += 1
        found.append(fitted(" ".join(rest[:taken]), size, most, font))
        rest = rest[taken:]
    return found


@shelved(MASKS_MOST)
def mask(said: str, size: float, font: str = fonts.LABEL) -> Image.Image:
    """The text white on black (mode L), as high as a line of that size (1.3 em), baseline at 0.98 em."""
    parts = runs(said, font)
    image = Image.new("L", (max(1, math.ceil(_width(parts, size)) + 2), math.ceil(size * 1.3)))
    pen = ImageDraw.Draw(image)
    x, baseline = 0.0, size * 0.98
    for run in parts:
        if glyphs.single(run.said):
            glyphs.set_at(image, run.said, run.font, _scaled(run, size), x, baseline)
        else:
            face, text = _face(run, size)
            pen.text((x, baseline), text, fill=255, font=face, anchor="ls")
        x += _run_width(run, size)
    return image


def name(label: str, number: int) -> str:
    """A label fit for a picture: plain (no control, bidi or zero-width characters); its number if nothing is left."""
    return plain(label, f"#{number}")
