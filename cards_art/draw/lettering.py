"""Letters as outlines, so that a card looks the same whatever fonts a machine has."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from cards_art.fonts import FONTS, INDEX, TITLE

__all__ = ["INDEX", "TITLE", "text"]


uharfbuzz: Any = import_module("uharfbuzz")  # its names are hidden from type checkers


class _Face:
    def __init__(self, name: str) -> None:
        file = FONTS / name
        table: Any = TTFont(file)
        self.glyphs = table.getGlyphSet()
        self.order = table.getGlyphOrder()
        self.units: int = table["head"].unitsPerEm
        self.font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(file))))

    def shaped(self, words: str, track: float) -> tuple[list[tuple[str, float]], float]:
        """Return the glyph names with their x, and the total advance, in font units."""
        buffer: Any = uharfbuzz.Buffer()
        buffer.add_str(words)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.font, buffer, {"kern": True, "liga": False})
        x = 0.0
        out: list[tuple[str, float]] = []
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            out.append((self.order[info.codepoint], x + position.x_offset))
            x += position.x_advance + track
        return out, x - track


@cache
def _face(name: str) -> _Face:
    return _Face(name)


def text(
    font: str,
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    track: float = 0,
    widest: float | None = None,
    rim: tuple[str, float] | None = None,
) -> str:
    """Return words centred at x on the baseline y, with an em of ``size`` px and at most ``widest`` px wide; ``rim`` is
    colour and width."""
    face = _face(font)
    scale = size / face.units
    glyphs, advance = face.shaped(words, track / scale)
    across = min(scale, widest / advance) if widest else scale
    left = x - advance * across / 2
    pen = SVGPathPen(face.glyphs, ntos=lambda value: f"{value:.1f}")
    for name, gx in glyphs:
        face.glyphs[name].draw(TransformPen(pen, (across, 0, 0, -scale, left + gx * across, y)))
    style = ""
    if rim:
        style = f' stroke="{rim[0]}" stroke-width="{rim[1]}" stroke-linejoin="round" paint-order="stroke"'
    return f'<path d="{pen.getCommands()}" fill="{fill}"{style}/>'
