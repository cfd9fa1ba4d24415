"""Text as grey masks, and text fitted to a width.

Text may contain any Unicode character: fallback fonts are used, and ▯ for a character that no font has. A text is never
wider than allowed. Where it must not be cut off, the caller gives several wordings: the first that fits is used, in
smaller letters if needed.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from bot.render import glyphs
from bot.render.glyphs import covered
from bot.render.sprites import byte_cached
from cards_art import fonts

MIN_SIZE, LARGE_MIN_SIZE = 28, 33
"""Letter size in px of the smallest text, normal and in large print: 10 and 12 px high where the picture is shown 400
px wide."""
MISSING = "▯"
"""Shown for a character that no font has."""
FLAGS = 0x1F1E6
"""Code point of the first of the 26 regional indicator letters, of which flags are made."""
ELLIPSIS = "…"
SHARES = {fonts.BROAD: 0.8, fonts.HAN: 0.86, fonts.EMOJI: 0.8}
"""Letter size of the fallback fonts as a share of the wanted size."""
STAND_INS = str.maketrans({"\u00a0": " ", "\u202f": " ", "−": "–"})
"""Symbols that no font here has, and their replacements."""
MAX_MASK_BYTES = 2_000_000
"""Maximum bytes of cached text masks."""
JOINER = "\u200d"
"""Joins the characters before and after it to one."""
STEPS = 4
"""Number of steps in which letters get smaller, down to the minimum size."""
SPARE = 4
"""px kept free, because the width of a text is rounded up to whole px."""


class Run(NamedTuple):
    """Characters set in one font."""

    font: str
    said: str


def runs(said: str, main: str = fonts.LABEL) -> list[Run]:
    """Splits the text by font. Joiners and variation marks are dropped; a character that no font has becomes ▯."""
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
    """Return the share of a name that would be shown as ▯ (0-1). Above one half another name is better."""
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
    """Replaces decorated letters (mathematical, full width, of flags) by plain ones where no font has the decorated
    ones."""
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
    """Return the letter size of a run: fallback fonts look larger and are drawn slightly smaller."""
    return size * SHARES.get(run.font, 1.0)


def _face(run: Run, size: float) -> tuple[ImageFont.FreeTypeFont, str]:
    """Return the font of a run that must be set as a whole, and the text in drawing order."""
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
    """Return the width in px of the text in one line."""
    return _width(runs(said, font), size)


@lru_cache(maxsize=4096)
def fitted(said: str, size: float, max_width: float, font: str = fonts.LABEL) -> str:
    """Return the text, cut off with an ellipsis if it is wider than `max_width` px."""
    if width(said, size, font) <= max_width:
        return said
    low, high = 0, len(said)
    while low < high:
        middle = (low + high + 1) // 2
        if width(said[:middle].rstrip() + ELLIPSIS, size, font) <= max_width:
            low = middle
        else:
            high = middle - 1
    return said[:low].rstrip() + ELLIPSIS


def shortened(said: str, size: float, max_width: float, font: str = fonts.LABEL) -> str:
    """Return the text, cut off after a whole word and with an ellipsis if it is wider than `max_width` px. A first word
    that is wider is cut inside."""
    words = said.split()
    for taken in range(len(words), 0, -1):
        kept = said if taken == len(words) else " ".join(words[:taken]).rstrip(",;:–—-· ") + ELLIPSIS
        if fits(kept, size, max_width, font):
            return kept
    return fitted(said, size, max_width, font)


def wrapped(said: str, size: float, max_width: float, lines: int, font: str = fonts.LABEL) -> list[str]:
    """Splits the text between words into at most `lines` lines; the last one is cut off with an ellipsis if needed."""
    found: list[str] = []
    rest = said.split()
    while rest and len(found) < lines:
        if len(found) == lines - 1:
            found.append(fitted(" ".join(rest), size, max_width, font))
            break
        taken = 1
        while taken < len(rest) and width(" ".join(rest[: taken + 1]), size, font) <= max_width:
            taken += 1
        found.append(fitted(" ".join(rest[:taken]), size, max_width, font))
        rest = rest[taken:]
    return found


@byte_cached(MAX_MASK_BYTES)
def mask(said: str, size: float, font: str = fonts.LABEL) -> Image.Image:
    """Return the text white on black (mode L), as high as a line of that size (1.3 em), its baseline at 0.98 em."""
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


class Fit(NamedTuple):
    """A text and the size in px at which it fits."""

    said: str
    size: float


def min_size(*, large: bool) -> int:
    """Return the letter size in px of the smallest text, normal or in large print."""
    return LARGE_MIN_SIZE if large else MIN_SIZE


def sizes(size: float, min_size: float) -> tuple[float, ...]:
    """Return the sizes from the wanted one down to the minimum."""
    min_size = min(min_size or size, size)
    return tuple(size - (size - min_size) * step / STEPS for step in range(STEPS + 1)) if min_size < size else (size,)


def safe_width(said: str, size: float, font: str = fonts.LABEL) -> float:
    """Return the width in px of the text in one line, with its letter size in tenths of a px."""
    return width(said, round(size, 1), font)


def fits(said: str, size: float, room: float, font: str = fonts.LABEL) -> bool:
    """Tells whether the whole text fits in one line."""
    return safe_width(said, size, font) <= room - SPARE


def whole(ways: Iterable[str], size: float, room: float, min_size: float = 0, font: str = fonts.LABEL) -> Fit:
    """Return the first wording that fits at one of the sizes; the last one at the minimum size if none fits."""
    said = ""
    for said in ways:
        for one in sizes(size, min_size):
            if fits(said, one, room, font):
                return Fit(said, one)
    return Fit(said, min(min_size or size, size))


def lines(said: str, size: float, room: float, max_lines: int) -> list[str] | None:
    """Splits the text between words into at most `max_lines` lines; None if it needs more or a word is too wide."""
    found: list[str] = []
    for word in said.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and fits(longer, size, room):
            found[-1] = longer
        elif fits(word, size, room) and len(found) < max_lines:
            found.append(word)
        else:
            return None
    return found


def paragraph(ways: Iterable[str], size: float, room: float, max_lines: int) -> list[str]:
    """Return the first wording that fits into `max_lines` lines; the last one cut off with an ellipsis if none fits."""
    said = ""
    for said in ways:
        found = lines(said, size, room, max_lines)
        if found is not None:
            return found
    return wrapped(said, size, room, max_lines)


@lru_cache(maxsize=4096)
def named(label: str, size: float, room: float, min_size: float, rows: int = 2) -> tuple[tuple[str, ...], float]:
    """Return a name in as few rows as possible, at most `rows`, and its letter size in px.

    The letters get smaller down to `min_size`, then the name takes more rows, divided between words and, if need be,
    inside a word. Only a name that is longer than all rows ends with an ellipsis.
    """
    for number in range(1, rows + 1):
        for one in sizes(size, min_size):
            found = lines(label, one, room, number)
            if found:
                return tuple(found), one
    small = min(min_size or size, size)
    found, rest = list[str](), " ".join(label.split())
    while rest and len(found) < rows - 1 and not fits(rest, small, room):
        end = _end(rest, small, room)
        found.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return (*found, *((fitted(rest, round(small, 1), room - SPARE),) if rest else ())), small


def _end(said: str, size: float, room: float) -> int:
    """Return how many characters of a text make its first row: up to a space in its second half, or as many as fit
    without parting a letter from its marks."""
    end = len(said)
    while end > 1 and not fits(said[:end], size, room):
        end -= 1
    space = said.rfind(" ", end // 2, end + 1)
    if space > 0:
        return space
    while end > 1 and (unicodedata.category(said[end]) in ("Mn", "Me", "Cf") or said[end - 1] == JOINER):
        end -= 1
    return end


def halves(parts: list[str], size: float, room: float) -> tuple[str, str]:
    """Joins the parts into two lines: the first part alone in the upper line if the others fit, else as evenly as
    possible."""
    if len(parts) < 2:
        return (parts[0] if parts else "", "")
    splits = [(" · ".join(parts[:n]), " · ".join(parts[n:])) for n in range(1, len(parts))]
    if fits(splits[0][1], size, room):
        return splits[0]
    return min(splits, key=lambda both: max(safe_width(one, size) for one in both))
