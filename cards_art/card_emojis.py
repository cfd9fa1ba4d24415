"""The emojis of cards: drawn in code when the packs are built, committed as WebP, read here.

Cards that look the same in small, in whatever pack or language, share one.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FOLDER = "emojis"
MANIFEST = "manifest.json"
DARK = "dark"
"""The theme whose names have no ending. Its pictures are readable on a light ground too."""


def themed(name: str, theme: str) -> str:
    """Return the full name of an emoji in a theme (dark, light)."""
    return name if theme == DARK else f"{name}_{theme}"


@cache
def _manifest() -> dict[str, Any]:
    return json.loads((HERE / FOLDER / MANIFEST).read_text(encoding="utf-8"))


def hashes() -> dict[str, str]:
    """Return a hash of the picture of every emoji by full name, in the order in which they are to be uploaded."""
    return dict(_manifest()["pictures"])


def picture(name: str) -> bytes:
    """Return a picture as WebP. Raises FileNotFoundError if there is no emoji of this name."""
    return (HERE / FOLDER / f"{name}.webp").read_bytes()


@cache
def emoji_names(pack: str, language: str, theme: str) -> dict[str, str]:
    """Return the full names of a pack's emojis by card id; empty if the pack has none. Languages without letters of
    their own have those of the cards, which are Italian."""
    by_language: dict[str, dict[str, str]] = _manifest()["cards"].get(pack, {})
    names = {**by_language.get("it", {}), **by_language.get(language, {})}
    return {card_id: themed(name, theme) for card_id, name in names.items()}
