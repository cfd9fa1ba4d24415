"""The committed faces are what the modules draw, complete and legible."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

import cards_art
from bot.games.minchiate.pack import PACK
from bot.render.layout import FIGURE, INDEX
from cards_art import fonts, minchiate
from cards_art.__main__ import main
from cards_art.build import encoded, manifest
from cards_art.canvas import HEIGHT, WIDTH

SAMPLE = ("D10", "C11", "T28", "M00")


@pytest.mark.parametrize("card_id", SAMPLE)
def test_a_face_is_the_committed_one_twice(card_id: str) -> None:
    once, twice = (encoded(minchiate.face(card_id).finished()) for _ in range(2))
    assert once == twice == cards_art.pack("minchiate").faces[card_id].read_bytes()


def test_the_manifest_is_the_pack() -> None:
    art = cards_art.pack("minchiate")
    assert tuple(art.faces) == PACK.ids
    told = json.loads((Path(cards_art.__file__).parent / "minchiate" / "manifest.json").read_text(encoding="utf-8"))
    assert told == manifest("minchiate", PACK.ids)
    assert art.licence


def test_every_file_has_the_master_size_and_its_own_face() -> None:
    art = cards_art.pack("minchiate")
    seen: set[bytes] = set()
    for file in (*art.faces.values(), art.back):
        with Image.open(file) as card:
            assert card.size == (WIDTH, HEIGHT) == (art.width, art.height)
            assert card.convert("RGBA").getpixel((0, 0))[3] == 0
        seen.add(file.read_bytes())
    assert len(seen) == 98
    assert sum(map(len, seen)) < 2_500_000


@pytest.mark.parametrize("card_id", [card_id for card_id in PACK.ids if card_id[0] in "CSB" and card_id[1:] != "10"])
def test_the_figure_of_a_suit_card_is_as_high_as_promised(card_id: str) -> None:
    with Image.open(cards_art.pack("minchiate").faces[card_id]) as file:
        corner = file.convert("L").crop((16, 12, 84, 82))
    rows = [y for y in range(corner.height) if min(corner.crop((0, y, corner.width, y + 1)).tobytes()) < 215]
    assert rows[-1] - rows[0] + 1 >= FIGURE * WIDTH


def test_trumps_are_told_from_suits_without_colour() -> None:
    art = cards_art.pack("minchiate")

    def lightness(card_id: str) -> float:
        with Image.open(art.faces[card_id]) as file:
            header = file.convert("L").crop((100, 20, 200, 76)).tobytes()
        return sum(header) / len(header)

    suits = [lightness(card_id) for card_id in PACK.ids if card_id[0] in "CDSB"]
    trumps = [lightness(card_id) for card_id in PACK.ids if card_id[0] in "TM"]
    assert min(suits) > 150
    assert max(trumps) < 90


def test_the_index_with_its_sign_ends_inside_its_share() -> None:
    art = cards_art.pack("minchiate")
    for card_id in ("S10", "D10", "B13"):
        with Image.open(art.faces[card_id]) as file:
            row = file.convert("L").crop((0, 12, 150, 82))
        gap = row.crop((round(WIDTH * INDEX[0]), 0, round(WIDTH * INDEX[0]) + 2, 70)).tobytes()
        assert min(gap) > 180, card_id


def test_roman_numerals_are_additive() -> None:
    assert [minchiate.roman(n) for n in (4, 9, 14, 29, 35)] == ["IIII", "VIIII", "XIIII", "XXVIIII", "XXXV"]


def test_unknown_cards_and_packs() -> None:
    with pytest.raises(KeyError):
        minchiate.face("X01")
    with pytest.raises(FileNotFoundError):
        cards_art.pack("no-such-pack")


def test_only_build_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["destroy"]) == 2
    assert "build" in capsys.readouterr().err


def test_every_vendored_font_has_its_licence_beside_it() -> None:
    folder = fonts.FONTS
    assert {font.name for font in folder.glob("*.ttf")} == {fonts.INDEX, fonts.LABEL, fonts.TITLE, fonts.BROAD}
    for licence in ("OFL-Alegreya", "OFL-AlegreyaSans", "OFL-Cinzel", "LICENSE-DejaVu"):
        assert len((folder / f"{licence}.txt").read_text(encoding="utf-8")) > 1000
    credits_ = (folder.parent / "CREDITS.md").read_text(encoding="utf-8")
    assert all(font.name in credits_ for font in folder.glob("*.ttf"))
