"""Converts SVG to pixels and to the bytes of a file; the same drawing always gives the same bytes."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image


def picture(svg: str, width: int, height: int) -> Image.Image:
    """Return a drawing as RGBA pixels."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))
    with Image.open(io.BytesIO(data)) as drawn:
        return drawn.convert("RGBA")


def encoded(svg: str, width: int, height: int) -> bytes:
    """Return a drawing as lossless WebP."""
    out = io.BytesIO()
    picture(svg, width, height).save(out, "WEBP", lossless=True, quality=100, method=4, exact=False)
    return out.getvalue()
