"""Writes the packs: a WebP for every face, back and index tile, and the manifest beside them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cards_art import HERE
from cards_art.draw.deck import Deck
from cards_art.draw.decks import DECKS
from cards_art.draw.frames import CORNERS, TILE
from cards_art.draw.raster import encoded
from cards_art.draw.shapes import HEIGHT, WIDTH
from cards_art.shades import shades_of, written

LICENCE = "CC-BY-3.0"
CREDIT = (
    "Drawn by cards_art. Icons by Lorc, Delapouite, Caro Asercion, Skoll, Cathelineau and Carl Olsen"
    " (game-icons.net), CC BY 3.0, modified: split into parts, recoloured, recomposed."
)
INDEX_FOLDER = "index"


def tile_name(card_id: str, language: str) -> str:
    """Return the path of an index in another language, relative to the pack's folder."""
    return f"{INDEX_FOLDER}/{card_id}.{language}.webp"


def jobs(deck: Deck) -> dict[str, tuple[Any, int, int]]:
    """Return every file of a pack with its drawing and its width and height in px."""
    found: dict[str, tuple[Any, int, int]] = {
        f"{card_id}.webp": (drawing, WIDTH, HEIGHT) for card_id, drawing in deck.cards.items()
    }
    found["back.webp"] = (deck.back, WIDTH, HEIGHT)
    for language, tiles in deck.tiles.items():
        found |= {tile_name(card_id, language): (drawing, *TILE[2:]) for card_id, drawing in tiles.items()}
    return found


def files(deck: Deck, only: Iterable[str] | None = None) -> Iterator[tuple[str, bytes]]:
    """Yield name and bytes of every file of a pack, or of the files named."""
    wanted = jobs(deck)
    for name in wanted if only is None else only:
        drawing, width, height = wanted[name]
        yield name, encoded(drawing(), width, height)


def manifest(deck: Deck, folder: Path) -> dict[str, Any]:
    """Return the manifest of a pack's folder.

    It holds the ids with their files, the size in px, the licence, the places of the index tiles and the colours of the
    cards.
    """
    faces = [f"{card_id}.webp" for card_id in deck.cards]
    return {
        "pack": deck.slug,
        "width": WIDTH,
        "height": HEIGHT,
        "licence": LICENCE,
        "credit": CREDIT,
        "back": "back.webp",
        "cards": {card_id: f"{card_id}.webp" for card_id in deck.cards},
        "shades": written(shades_of(folder / name for name in (*faces, "back.webp"))),
        "index": {
            "places": [[TILE[0], TILE[1]], [TILE[0] + CORNERS[1] - CORNERS[0], TILE[1]]],
            "width": TILE[2],
            "height": TILE[3],
            "files": {
                language: {card_id: tile_name(card_id, language) for card_id in tiles}
                for language, tiles in deck.tiles.items()
            },
        },
    }


def build(slugs: Iterable[str] = DECKS, into: Path = HERE) -> dict[str, int]:
    """Write packs under a folder and show the progress on the error stream. Return the number of bytes by pack."""
    sizes: dict[str, int] = {}
    for slug in slugs:
        deck = DECKS[slug]
        folder = into / slug
        (folder / INDEX_FOLDER).mkdir(parents=True, exist_ok=True)
        names = jobs(deck)
        count = len(names)
        for stale in (file for file in folder.rglob("*.webp") if file.relative_to(folder).as_posix() not in names):
            stale.unlink()
        size = 0
        for done, (name, data) in enumerate(files(deck), 1):
            (folder / name).write_bytes(data)
            size += len(data)
            bar(slug, done, count)
        text = json.dumps(manifest(deck, folder), ensure_ascii=False, indent=1) + "\n"
        (folder / "manifest.json").write_text(text, encoding="utf-8")
        sizes[slug] = size
    return sizes


def bar(slug: str, done: int, count: int, width: int = 32) -> None:
    """Show on the error stream how many files of a pack are written."""
    filled = width * done // count
    sys.stderr.write(f"\r{slug:10} [{'#' * filled}{'.' * (width - filled)}] {done}/{count}")
    if done == count:
        sys.stderr.write("\n")
    sys.stderr.flush()
