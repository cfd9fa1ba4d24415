"""The committed faces equal what the modules draw, and are complete and legible."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PIL import Image

import cards_art
from bot.games.minchiate.deck import PACK
from bot.render.layout import FIGURE, INDEX
from cards_art import fonts
from cards_art.__main__ import main
from cards_art.draw.build import LICENCE, files, jobs, manifest
from cards_art.draw.decks import DECKS
from cards_art.draw.frames import TILE, roman
from cards_art.draw.parts import ICONS, parts
from cards_art.draw.raster import encoded
from cards_art.draw.shapes import HEIGHT, WIDTH
from cards_art.faces import opened

SAMPLES = {
    "minchiate": ("D10", "C11", "T28", "M00"),
    "terziglio": ("SK", "B6", "T5", "MAT"),
    "bologna": ("S9", "BA", "T3", "T20"),
    "chinze": ("S3", "CC", "T21", "T1"),
    "mineo": ("OQ", "B5", "T0", "T20"),
}
COUNTS = {"minchiate": 97, "terziglio": 62, "bologna": 62, "chinze": 78, "mineo": 63}
SUIT_LETTERS = "CDSBO"
FOLDER = Path(cards_art.__file__).parent


def suit_cards(slug: str) -> list[str]:
    """Return the ids of the cards of a pack that belong to a suit."""
    return [card_id for card_id in DECKS[slug].cards if card_id[0] in SUIT_LETTERS]


@pytest.mark.slow
@pytest.mark.exhaustive(2)
@pytest.mark.parametrize("slug", DECKS)
def test_faces_are_the_committed_ones_twice(slug: str) -> None:
    names = [*(f"{card_id}.webp" for card_id in SAMPLES[slug]), "back.webp"]
    names += [name for name in jobs(DECKS[slug]) if "/" in name][:1]
    once, twice = (dict(files(DECKS[slug], names)) for _ in range(2))
    assert once == twice == {name: (FOLDER / slug / name).read_bytes() for name in names}


@pytest.mark.slow
@pytest.mark.exhaustive(2)
@pytest.mark.parametrize("slug", DECKS)
def test_the_manifest_is_the_pack(slug: str) -> None:
    told = json.loads((FOLDER / slug / "manifest.json").read_text(encoding="utf-8"))
    assert told == manifest(DECKS[slug], FOLDER / slug)
    assert len(told["cards"]) == COUNTS[slug]
    assert told["licence"] == LICENCE
    assert "game-icons.net" in told["credit"]
    on_disk = {file.relative_to(FOLDER / slug).as_posix() for file in (FOLDER / slug).rglob("*.webp")}
    assert on_disk == set(jobs(DECKS[slug]))


def test_the_ids_of_minchiate_are_those_of_the_rules() -> None:
    assert tuple(cards_art.pack("minchiate").faces) == PACK.ids


@pytest.mark.parametrize("slug", DECKS)
def test_every_file_has_the_master_size_and_its_own_face(slug: str) -> None:
    art = cards_art.pack(slug)
    seen: set[bytes] = set()
    for file in (*art.faces.values(), art.back):
        with Image.open(file) as card:
            assert card.size == (WIDTH, HEIGHT) == (art.width, art.height)
            assert card.getchannel("A").crop((0, 0, 1, 1)).tobytes() == b"\0"
        seen.add(file.read_bytes())
    assert len(seen) == COUNTS[slug] + 1
    assert sum(map(len, seen)) < 2_500_000


@pytest.mark.parametrize("slug", DECKS)
def test_the_figure_of_a_suit_card_is_as_high_as_promised(slug: str) -> None:
    faces = cards_art.pack(slug).faces
    for card_id in suit_cards(slug):
        with Image.open(faces[card_id]) as file:
            corner = file.convert("L").crop((16, 13, 84, 78))
        rows = [y for y in range(corner.height) if min(corner.crop((0, y, corner.width, y + 1)).tobytes()) < 215]
        assert rows[-1] - rows[0] + 1 >= FIGURE * WIDTH - 1, card_id


@pytest.mark.parametrize("slug", DECKS)
def test_trumps_are_told_from_suits_without_colour(slug: str) -> None:
    faces = cards_art.pack(slug).faces

    def lightness(card_id: str) -> float:
        with Image.open(faces[card_id]) as file:
            header = file.convert("L").crop((100, 20, 200, 60)).tobytes()
        return sum(header) / len(header)

    suits = suit_cards(slug)
    assert min(map(lightness, suits)) > 150
    assert max(lightness(card_id) for card_id in faces if card_id not in suits) < 90


@pytest.mark.parametrize("slug", DECKS)
def test_the_index_with_its_sign_ends_inside_its_share(slug: str) -> None:
    faces = cards_art.pack(slug).faces
    for card_id in suit_cards(slug):
        with Image.open(faces[card_id]) as file:
            left = round(WIDTH * INDEX[0])
            gap = file.convert("L").crop((left, 12, left + 2, 76)).tobytes()
        assert min(gap) > 180, card_id


@pytest.mark.parametrize("slug", DECKS)
def test_letters_of_other_languages_lie_over_the_index_and_nothing_else(slug: str) -> None:
    art = cards_art.pack(slug)
    assert set(art.indices) == {"en", "es"}
    for language, tiles in art.indices.items():
        assert tiles, language
        for card_id, file in tiles.items():
            assert art.index(card_id, language) == file
            with Image.open(file) as tile, Image.open(art.faces[card_id]) as face:
                assert tile.size == TILE[2:]
                for place in art.index_places:
                    own = face.convert("L").crop((*place, place[0] + TILE[2], place[1] + TILE[3]))
                    edge = [own.getpixel((x, y)) for x in (0, TILE[2] - 1) for y in range(TILE[3] - 4)]
                    assert min(edge) > 200, (card_id, place)  # pyright: ignore[reportArgumentType]
                    assert own.tobytes() != tile.convert("L").tobytes()


def test_a_language_without_letters_of_its_own_has_no_tile() -> None:
    art = cards_art.pack("terziglio")
    assert art.index("SK", "it") is None
    assert art.index("SC", "en") is None
    assert art.index("T5", "en") is None
    assert art.index("SK", "en") is not None
    assert art.index("SK", "xx") is None


def test_the_courts_of_mineo_have_four_indices() -> None:
    from cards_art.draw.decks.mineo import COURTS

    assert all(len(set(letters.values())) == 4 for letters in COURTS.letters.values())
    initials = COURTS.letters["it"]
    assert not {"D", "R"} & {initials["Q"], initials["K"]}


def test_the_angelo_of_bologna_is_above_the_mondo() -> None:
    from cards_art.draw.decks.bologna import HIGHEST, NUMBERED

    stars = {rank: stars for rank, (stars, _) in HIGHEST.items()}
    assert sorted(stars, key=stars.__getitem__) == [18, 19, 21, 20]
    assert [NUMBERED[rank][0] for rank in sorted(NUMBERED)] == list(range(5, 17))


def test_roman_numerals_are_additive() -> None:
    assert [roman(n) for n in (4, 9, 14, 29, 35)] == ["IIII", "VIIII", "XIIII", "XXVIIII", "XXXV"]


def test_unknown_packs_and_pictograms() -> None:
    with pytest.raises(FileNotFoundError):
        cards_art.pack("no-such-pack")
    with pytest.raises(KeyError):
        parts("no-such-icon")


def test_parts_of_a_pictogram_are_told_with_their_holes() -> None:
    die = parts("dice-six-faces-five")
    assert die[0].area > 100_000
    assert die[0].path.count("M") == 6
    assert die[0].outer.count("M") == 1


def test_drawings_hold_no_text_and_no_clock() -> None:
    svg = DECKS["minchiate"].cards["T36"]()
    assert "<text" not in svg
    assert svg == DECKS["minchiate"].cards["T36"]()
    assert encoded(svg, 30, 50)[:4] == b"RIFF"


@pytest.mark.parametrize("asked", [["destroy"], ["build", "piquet"], ["sheet", "minchiate"]])
def test_only_build_and_sheet_are_understood(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked) == 2
    assert "build" in capsys.readouterr().err


def test_a_sheet_shows_the_cards_asked_for(tmp_path: Path) -> None:
    assert main(["sheet", "mineo", str(tmp_path / "some.png"), "T0", "T20"]) == 0
    with Image.open(tmp_path / "some.png") as page:
        assert page.size == (6 + 6 * 306, 6 + 506)


def test_every_vendored_font_has_its_licence_beside_it() -> None:
    folder = fonts.FONTS
    assert {font.name for font in folder.glob("*.ttf")} == {fonts.INDEX, fonts.LABEL, fonts.TITLE, *fonts.FALLBACKS}
    for licence in (
        "OFL-Alegreya",
        "OFL-AlegreyaSans",
        "OFL-Cinzel",
        "OFL-NotoSansSC",
        "OFL-NotoEmoji",
        "LICENSE-DejaVu",
    ):
        assert len((folder / f"{licence}.txt").read_text(encoding="utf-8")) > 1000
    credits_ = (folder.parent / "CREDITS.md").read_text(encoding="utf-8")
    assert all(font.name in credits_ for font in folder.glob("*.ttf"))


def test_the_pictograms_are_credited_and_no_more_than_are_used() -> None:
    credits_ = (fonts.FONTS.parent / "CREDITS.md").read_text(encoding="utf-8")
    assert "game-icons.net" in credits_
    assert "CC BY 3.0" in credits_
    assert "Attribution 3.0 Unported" in (ICONS.parent / "LICENSE-CC-BY-3.0.txt").read_text(encoding="utf-8")
    vendored = set(json.loads(ICONS.read_text(encoding="utf-8"))["icons"])
    drawn = "".join(file.read_text(encoding="utf-8") for file in (FOLDER / "draw").rglob("*.py"))
    assert {name for name in vendored if f'"{name}"' not in drawn} == set()


def test_a_face_is_opened_with_the_letters_of_its_reader() -> None:
    art = cards_art.pack("chinze")
    italian, english, spanish = (opened(art, "SQ", language) for language in ("it", "en", "es"))
    assert len({face.tobytes() for face in (italian, english, spanish)}) == 3
    below = (0, TILE[1] + TILE[3], WIDTH, HEIGHT)
    assert italian.crop(below).tobytes() == english.crop(below).tobytes() == spanish.crop(below).tobytes()
    left, right = (english.crop((x, y, x + TILE[2], y + TILE[3])) for x, y in art.index_places)
    assert left.tobytes() == right.tobytes()
    assert opened(art, "back", "en").size == (WIDTH, HEIGHT)
    with pytest.raises(KeyError):
        opened(art, "T22")


def test_both_corners_of_a_face_carry_the_same_index() -> None:
    """A tile made for the left corner must fit the right one."""
    art = cards_art.pack("mineo")
    own = opened(art, "SR")
    left, right = (own.crop((x + 4, y + 2, x + TILE[2] - 4, y + 58)).convert("L") for x, y in art.index_places)
    differences = [abs(a - b) for a, b in zip(left.tobytes(), right.tobytes(), strict=True)]
    assert sum(differences) / len(differences) < 2


def test_every_pictogram_has_an_author() -> None:
    credits_ = (fonts.FONTS.parent / "CREDITS.md").read_text(encoding="utf-8")
    named = set(re.findall(r"[a-z0-9-]+", credits_))
    assert set(json.loads(ICONS.read_text(encoding="utf-8"))["icons"]) <= named


def test_only_the_drawing_modules_need_the_tools_of_the_build() -> None:
    tools = re.compile(r"resvg_py|uharfbuzz|fontTools|cards_art\.draw")
    rooms = (file for room in ("bot", "cogs", "cards_art") for file in (FOLDER.parent / room).rglob("*.py"))
    users = {file.relative_to(FOLDER.parent).as_posix() for file in rooms if tools.search(file.read_text("utf-8"))}
    assert {name for name in users if not name.startswith("cards_art/draw/")} == {
        "cards_art/__init__.py", "cards_art/__main__.py",
    }  # fmt: skip
    assert "import cards_art.draw" not in (FOLDER / "__init__.py").read_text(encoding="utf-8")
