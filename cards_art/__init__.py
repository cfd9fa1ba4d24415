"""The faces of the packs: drawn in code by ``cards_art.draw``, committed as WebP, read by :func:`pack`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cards_art.shades import RGB, read

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class PackArt:
    """The committed pictures of a pack. ``faces`` maps card ids to files; all are ``width`` x ``height`` px.

    The faces have Italian index letters. Where another language uses other letters, a small opaque picture is pasted
    over the index in both upper corners, at ``index_places`` (px of the master, the left one first). ``shades`` are
    the colours that the cards need in a picture of 256 colours.
    """

    slug: str
    width: int
    height: int
    faces: dict[str, Path]
    back: Path
    licence: str
    credit: str
    indices: dict[str, dict[str, Path]]
    index_places: tuple[tuple[int, int], ...]
    shades: tuple[RGB, ...]

    def index(self, card_id: str, language: str) -> Path | None:
        """Return the file of the index to paste over a card's own in a language (en, es), None if it is the same."""
        return self.indices.get(language, {}).get(card_id)


@cache
def pack(slug: str) -> PackArt:
    """Return the pictures of a pack. Raises FileNotFoundError if this pack was not built."""
    folder = HERE / slug
    told = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    tiles = told["index"]
    return PackArt(
        slug=slug,
        width=told["width"],
        height=told["height"],
        faces={card_id: folder / name for card_id, name in told["cards"].items()},
        back=folder / told["back"],
        licence=told["licence"],
        credit=told["credit"],
        indices={
            language: {card_id: folder / name for card_id, name in names.items()}
            for language, names in tiles["files"].items()
        },
        index_places=tuple((x, y) for x, y in tiles["places"]),
        shades=read(told["shades"]),
    )
