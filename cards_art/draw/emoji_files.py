"""Writes the emojis of all packs: a WebP for each, and the manifest beside them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from cards_art import HERE
from cards_art.card_emojis import FOLDER, MANIFEST, themed
from cards_art.draw.build import CREDIT, LICENCE, bar
from cards_art.draw.deck import LANGUAGES
from cards_art.draw.emojis import EMOJIS, SIZE, THEMES, ByLanguage, Emoji
from cards_art.draw.raster import encoded

Packs = Mapping[str, Mapping[str, ByLanguage]]


def drawn(packs: Packs = EMOJIS) -> dict[str, tuple[Emoji, str]]:
    """Return every emoji with its theme by full name, in the order in which they are uploaded: the dark ones first,
    because the messages that all see show those."""
    once = {
        emoji.name: emoji
        for cards in packs.values()
        for by_language in cards.values()
        for emoji in by_language.values()
    }
    return {themed(name, theme): (emoji, theme) for theme in THEMES for name, emoji in once.items()}


def emoji_files(only: Iterable[str] | None = None, packs: Packs = EMOJIS) -> Iterator[tuple[str, bytes]]:
    """Yield name and bytes of every emoji, or of those named."""
    wanted = drawn(packs)
    for name in wanted if only is None else only:
        emoji, theme = wanted[name]
        yield name, encoded(emoji.drawing(theme), SIZE, SIZE)


def emoji_manifest(hashes: Mapping[str, str], packs: Packs = EMOJIS) -> dict[str, Any]:
    """Return the manifest: a hash of every picture by name, and the names without the theme by pack, language and
    card. A language beyond the first has only the cards that differ."""
    first, *others = LANGUAGES
    cards: dict[str, dict[str, dict[str, str]]] = {}
    for slug, found in packs.items():
        usual = {card_id: by[first].name for card_id, by in found.items()}
        cards[slug] = {first: usual}
        for language in others:
            named = {card_id: by[language].name for card_id, by in found.items()}
            cards[slug][language] = {card_id: name for card_id, name in named.items() if name != usual[card_id]}
    return {"size": SIZE, "licence": LICENCE, "credit": CREDIT, "pictures": dict(hashes), "cards": cards}


def build_emojis(into: Path = HERE, packs: Packs = EMOJIS) -> int:
    """Write the emojis under a folder and show the progress on the error stream. Return the number of bytes."""
    folder = into / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    names = drawn(packs)
    for stale in (file for file in folder.glob("*.webp") if file.stem not in names):
        stale.unlink()
    hashes: dict[str, str] = {}
    size = 0
    for done, (name, data) in enumerate(emoji_files(packs=packs), 1):
        (folder / f"{name}.webp").write_bytes(data)
        hashes[name] = hashlib.sha256(data).hexdigest()[:16]
        size += len(data)
        bar(FOLDER, done, len(names))
    text = json.dumps(emoji_manifest(hashes, packs), ensure_ascii=False, indent=1) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")
    return size
