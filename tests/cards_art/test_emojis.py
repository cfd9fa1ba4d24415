"""The emojis of cards: complete, committed as they are drawn, within Discord's limits, readable in small."""

from __future__ import annotations

import hashlib
import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image

import cards_art
from cards_art import card_emojis
from cards_art.__main__ import main
from cards_art.draw import emoji_files
from cards_art.draw.deck import LANGUAGES
from cards_art.draw.decks import DECKS
from cards_art.draw.emoji_files import build_emojis, drawn, emoji_manifest
from cards_art.draw.emojis import EMOJIS, SIZE, THEMES

FOLDER = Path(cards_art.__file__).parent / card_emojis.FOLDER
GROUNDS = {"dark": (49, 51, 56), "light": (255, 255, 255)}
"""The colours behind messages in Discord's clients."""
SAMPLES = ("cups_10", "coins_kn", "sabres_q_light", "cudgels_rg", "trump_28_zodiac", "moor_bow_light", "fool")


def opened(name: str) -> Image.Image:
    """Return a committed emoji as RGBA."""
    with Image.open(io.BytesIO(card_emojis.picture(name))) as picture:
        return picture.convert("RGBA")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", DECKS)
def test_every_card_has_an_emoji_in_every_language_and_theme(slug: str, language: str, theme: str) -> None:
    names = card_emojis.emoji_names(slug, language, theme)
    assert set(names) == set(DECKS[slug].cards)
    assert set(names.values()) <= set(card_emojis.hashes())
    assert len(set(names.values())) == len(names), "no two cards of a pack look the same"


def test_a_pack_without_emojis_has_none() -> None:
    assert card_emojis.emoji_names("small", "en", "dark") == {}


def test_the_letters_are_those_of_the_language() -> None:
    king = {language: card_emojis.emoji_names("minchiate", language, "dark")["C14"] for language in LANGUAGES}
    assert king == {"it": "cups_r", "en": "cups_k", "es": "cups_r"}
    queen = {language: card_emojis.emoji_names("terziglio", language, "dark")["CQ"] for language in LANGUAGES}
    assert queen == {"it": "cups_rg", "en": "cups_q", "es": "cups_rn"}
    assert card_emojis.emoji_names("mineo", "it", "light")["BQ"] == "cudgels_rg_light"
    assert card_emojis.emoji_names("minchiate", "fr", "dark")["C14"] == "cups_r"


def test_discords_limits_are_kept() -> None:
    names = list(card_emojis.hashes())
    assert len(names) == len(set(names)) <= 2000
    for name in names:
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)
        assert len(card_emojis.picture(name)) <= 256 * 1024
        assert opened(name).size == (SIZE, SIZE) == (128, 128)


def test_the_committed_files_are_those_of_the_manifest_and_no_image_is_stored_twice() -> None:
    hashes = card_emojis.hashes()
    files = {file.stem: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in FOLDER.glob("*.webp")}
    assert files == hashes
    assert len(set(files.values())) == len(files)
    assert list(hashes) == list(drawn()), "in the order of upload, the dark ones first"
    assert json.loads((FOLDER / card_emojis.MANIFEST).read_text(encoding="utf-8")) == emoji_manifest(hashes)


def test_an_emoji_is_drawn_with_the_same_bytes_every_time() -> None:
    once, twice = (dict(emoji_files.emoji_files(SAMPLES)) for _ in range(2))
    assert once == twice == {name: card_emojis.picture(name) for name in SAMPLES}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [44, 22])
def test_an_emoji_stands_out_and_differs_from_others_in_small(theme: str, size: int) -> None:
    for slug in EMOJIS:
        seen: dict[str, bytes] = {}
        for name in card_emojis.emoji_names(slug, "en", theme).values():
            small = opened(name).resize((size, size), Image.Resampling.LANCZOS)
            shown = Image.new("RGB", small.size, GROUNDS[theme])
            shown.paste(small, mask=small)
            levels = shown.convert("L").get_flattened_data()
            tones = [level for level in levels if isinstance(level, int)]
            assert max(tones) - min(tones) > 100, name
            seen[name] = shown.tobytes()
        assert len(set(seen.values())) == len(seen)


def test_the_build_writes_what_is_committed_and_removes_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = {"mineo": {"F": EMOJIS["mineo"]["F"], "SR": EMOJIS["mineo"]["SR"]}}
    folder = tmp_path / card_emojis.FOLDER
    folder.mkdir()
    (folder / "old.webp").write_bytes(b"old")
    size = build_emojis(tmp_path, few)
    files = {file.name for file in folder.iterdir()}
    names = {"fool", "swords_re", "swords_k", "swords_r"}
    assert files == {*(f"{name}{end}.webp" for name in names for end in ("", "_light")), card_emojis.MANIFEST}
    assert size == sum(file.stat().st_size for file in folder.glob("*.webp"))
    assert all(file.read_bytes() == (FOLDER / file.name).read_bytes() for file in folder.glob("*.webp"))
    told = json.loads((folder / card_emojis.MANIFEST).read_text(encoding="utf-8"))
    assert told["cards"] == {
        "mineo": {"it": {"F": "fool", "SR": "swords_re"}, "en": {"SR": "swords_k"}, "es": {"SR": "swords_r"}}
    }
    monkeypatch.setattr(emoji_files, "build_emojis", lambda: 17)
    assert main(["build", "emojis"]) == 0
    assert capsys.readouterr().out == "emojis: 17 bytes\n"
