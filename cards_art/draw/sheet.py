"""Contact sheets: all cards of a pack on one picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from cards_art import pack

GAP = 6
GROUND = "#2B2D31"


def sheet(slug: str, into: Path, width: int = 150, columns: int = 14, only: Sequence[str] = ()) -> Path:
    """Write the committed faces of a pack and its back, each ``width`` px wide, as PNG or WebP."""
    art = pack(slug)
    chosen = [art.faces[card_id] for card_id in only] if only else [*art.faces.values(), art.back]
    height = width * art.height // art.width
    rows = -(-len(chosen) // columns)
    out = Image.new("RGB", (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP), GROUND)
    for place, file in enumerate(chosen):
        with Image.open(file) as card:
            small = card.convert("RGBA").resize((width, height), Image.Resampling.LANCZOS)
        at = (GAP + place % columns * (width + GAP), GAP + place // columns * (height + GAP))
        out.paste(small, at, small)
    if into.suffix == ".webp":
        out.save(into, lossless=True, quality=100, method=4)
    else:
        out.save(into)
    return into
