"""Every card of every pack, as a drawing."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from cards_art.draw import build
from cards_art.draw.deck import LANGUAGES, Deck
from cards_art.draw.decks import DECKS, bologna, chinze, minchiate, mineo, terziglio
from cards_art.draw.frames import CORNERS, TILE, row_of_stars, tile
from cards_art.draw.palette import TRUMPS
from tests.cards_art.looking import SVG, Looked, Parsed


@pytest.mark.slow
@pytest.mark.parametrize("slug", DECKS)
def test_every_drawing_is_well_formed_and_names_no_clip_twice(slug: str, tree: Parsed) -> None:
    for card_id, drawing in (*DECKS[slug].cards.items(), ("back", DECKS[slug].back)):
        card = tree(drawing())
        names = Counter(found.get("id") for found in card.iter(f"{SVG}clipPath"))
        assert all(count == 1 for count in names.values()), (card_id, names)
        svg = drawing()
        assert "nan" not in svg, card_id
        assert "None" not in svg, card_id
        assert "<text" not in svg, card_id


def test_the_ids_of_terziglio_are_in_both_its_packs() -> None:
    suits = [f"{suit}{rank}" for suit in "SBCD" for rank in ("K", "Q", "C", "J", "10", "9", "8", "7", "6", "A")]
    wanted = {*suits, *(f"T{n}" for n in range(1, 22)), "MAT"}
    assert set(terziglio.DECK.cards) == set(bologna.DECK.cards) == wanted


def test_the_ids_of_chinze() -> None:
    ranks = ("K", "Q", "C", "J", *map(str, range(2, 11)), "A")
    wanted = {*(f"{suit}{rank}" for suit in "CDBS" for rank in ranks), *(f"T{n}" for n in range(1, 22)), "MAT"}
    assert set(chinze.DECK.cards) == wanted


def test_the_ids_of_mineo() -> None:
    suits = [f"{suit}{rank}" for suit in "OCSB" for rank in (*range(5, 11), *"DCQR")]
    assert tuple(mineo.DECK.cards) == (
        "O4", *suits[:10], *suits[10:], *(f"T{n}" for n in range(21)), "F",
    )  # fmt: skip


def test_trumps_have_a_class_of_colours_and_a_name() -> None:
    tables = (minchiate.TRUMPS, terziglio.TRUMPS, chinze.TRUMPS, mineo.TRUMPS)
    assert [len(table) for table in tables] == [40, 21, 21, 20]
    for table in tables:
        assert all(trump.kind in TRUMPS for trump in table)
        assert len({trump.name for trump in table}) == len(table)


def test_the_five_arie_carry_no_roman_number() -> None:
    without = minchiate.DECK.cards["T36"]()
    assert len(minchiate.DECK.cards["T35"]()) > 0
    assert without != minchiate.DECK.cards["T35"]()
    numerals = [minchiate.DECK.cards[f"T{n}"]().count('fill="#FBE7B0"') for n in (34, 35, 37, 38)]
    assert numerals == [1, 1, 0, 0]


@pytest.mark.slow
def test_the_equal_four_of_terziglio_say_so() -> None:
    sign = "M132,41 h36"
    assert [n for n in range(1, 22) if sign in terziglio.DECK.cards[f"T{n}"]()] == [2, 3, 4, 5]
    assert not any(sign in drawing() for drawing in chinze.DECK.cards.values())


@pytest.mark.parametrize(("stars", "rank"), [(1, 18), (2, 19), (3, 21), (4, 20)])
def test_the_highest_of_bologna_count_their_stars(stars: int, rank: int) -> None:
    assert row_of_stars(stars).count("M") == stars
    assert row_of_stars(stars) in bologna.DECK.cards[f"T{rank}"]()


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS.keys())
def test_tiles_are_drawn_for_courts_whose_letters_differ(deck: Deck) -> None:
    assert tuple(deck.tiles) == LANGUAGES[1:]
    for tiles in deck.tiles.values():
        assert 4 <= len(tiles) <= 16
        assert set(tiles) <= set(deck.cards)


def test_a_tile_is_the_corner_of_the_card(tree: Parsed) -> None:
    x, y, width, height = TILE
    assert tree(tile("K", "S")).get("viewBox") == f"{x} {y} {width} {height}"
    assert x + width / 2 == CORNERS[0]


def test_backs_differ(pixels: Looked) -> None:
    assert len({deck.back() for deck in DECKS.values()}) == len(DECKS)


@pytest.mark.slow
def test_a_pack_is_written_and_what_is_stale_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = DECKS["mineo"]
    small = whole._replace(cards={"SR": whole.cards["SR"]}, tiles={"en": {"SR": whole.tiles["en"]["SR"]}, "es": {}})
    monkeypatch.setattr(build, "DECKS", {"mineo": small})
    (tmp_path / "mineo").mkdir()
    (tmp_path / "mineo" / "old.webp").write_bytes(b"old")
    written = build.build(["mineo"], tmp_path)
    files = {file.relative_to(tmp_path / "mineo").as_posix() for file in (tmp_path / "mineo").rglob("*.*")}
    assert files == {"SR.webp", "back.webp", "manifest.json", "index/SR.en.webp"}
    assert written["mineo"] == sum(file.stat().st_size for file in (tmp_path / "mineo").rglob("*.webp"))
    told = json.loads((tmp_path / "mineo" / "manifest.json").read_text(encoding="utf-8"))
    assert told["index"]["files"] == {"en": {"SR": "index/SR.en.webp"}, "es": {}}
    assert "3/3" in capsys.readouterr().err
