"""Draws the packs and writes them as lossless WebP beside their manifest; the same bytes every time."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PIL import Image

from cards_art import HERE, minchiate
from cards_art.back import back
from cards_art.canvas import HEIGHT, WIDTH

LICENCE = "MIT"
CREDIT = "Drawn by cards_art; fonts and symbols as vendor/CREDITS.md tells."


def encoded(picture: Image.Image) -> bytes:
    """The bytes of one card's file."""
    out = io.BytesIO()
    picture.save(out, "WEBP", lossless=True, quality=100, method=6, exact=False)
    return out.getvalue()


def minchiate_files(only: Iterable[str] | None = None) -> dict[str, bytes]:
    """File name -> bytes for the Minchiate pack (or for some ids of it) and its back."""
    ids = minchiate.IDS if only is None else tuple(only)
    files = {f"{card_id}.webp": encoded(minchiate.face(card_id).finished()) for card_id in ids}
    files["back.webp"] = encoded(back().finished())
    return files


def manifest(pack: str, ids: Iterable[str]) -> dict[str, Any]:
    """What the pictures of a pack are: pack, card ids and their files, size in px, licence."""
    return {
        "pack": pack,
        "width": WIDTH,
        "height": HEIGHT,
        "licence": LICENCE,
        "credit": CREDIT,
        "back": "back.webp",
        "cards": {card_id: f"{card_id}.webp" for card_id in ids},
    }


def build(into: Path = HERE) -> dict[str, int]:
    """Write all packs under a folder. Gives the bytes written by pack."""
    folder = into / "minchiate"
    folder.mkdir(parents=True, exist_ok=True)
    files = minchiate_files()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    text = json.dumps(manifest("minchiate", minchiate.IDS), ensure_ascii=False, indent=1) + "\n"
    (folder / "manifest.json").write_text(text, encoding="utf-8")
    return {"minchiate": sum(map(len, files.values()))}
