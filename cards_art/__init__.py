"""The faces of the packs: drawn in code by the modules here, committed as WebP, read by :func:`pack`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class PackArt(NamedTuple):
    """The committed pictures of a pack. ``faces`` maps card ids to files; all are ``width`` x ``height`` px."""

    slug: str
    width: int
    height: int
    faces: dict[str, Path]
    back: Path
    licence: str
    credit: str


@cache
def pack(slug: str) -> PackArt:
    """The pictures of one pack. Raises FileNotFoundError when no such pack was built."""
    folder = HERE / slug
    told = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    faces = {card_id: folder / name for card_id, name in told["cards"].items()}
    return PackArt(slug, told["width"], told["height"], faces, folder / told["back"], told["licence"], told["credit"])
