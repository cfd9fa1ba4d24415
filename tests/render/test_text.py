"""Names of any kind fit into their places."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import plain, words
from bot.render import PlayerNames, board_picture, hand_picture, missing_share
from bot.render.glyphs import covered
from bot.render.nameplates import initial
from bot.render.shown import legible
from bot.render.surface import Surface, _inked, _text_tile
from bot.render.text import Run, fitted, mask, runs, width
from cards_art import fonts
from tests.render.samples import public, seat_view

HOSTILE = [
    "",
    "   ",
    "\u202eevil\u202c",
    "Z̴̧̛͓̯͇̮͎̪̺̠̪̎̈́͒̅̀̿ä̴́l̷g̵o̶",
    "👨‍👩‍👧‍👦🇮🇹🎉",
    "محمد بن عبد الله",
    "שלום עולם",
    "山田太郎と鈴木花子",
    "W" * 32,
    "\u200b\u200d\ufeff",
    "a\x00b\nc\td",
    "ﷺ" * 10,
    "🤖 Cosimo",
]


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60), st.integers(20, 400), st.integers(12, 50))
def test_text_never_overflows(said: str, most: int, size: int) -> None:
    shown = fitted(plain(said, "#1"), size, most)
    assert width(shown, size) <= max(most, width("…", size))
    assert mask(shown, size).width <= max(most, width("…", size)) + 3


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_every_glyph_drawn_is_in_its_font(said: str) -> None:
    for run in runs(said):
        assert all(ord(char) in covered(run.font) for char in run.said)


@pytest.mark.parametrize("label", HOSTILE)
def test_hostile_names_are_drawn(label: str) -> None:
    cast = PlayerNames((label,) * 4, label)
    for large in (False, True):
        assert board_picture(public(), cast, words("en"), large=large).alt
        assert hand_picture(seat_view(), cast, words("en"), large=large).alt


def test_what_no_font_holds_is_a_box() -> None:
    assert "".join(run.said for run in runs("aกb")) == "a▯b"
    assert missing_share("สวัสดี") == 1.0
    assert missing_share("Anna") == 0.0
    assert missing_share("Ańก") == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("label", "font"),
    [
        ("Ωμέγα", fonts.BROAD),
        ("Ґанна", fonts.BROAD),
        ("שלום", fonts.BROAD),
        ("さくら", fonts.HAN),
        ("山田太郎", fonts.HAN),
        ("小明", fonts.HAN),
        ("🎉🔥", fonts.EMOJI),
        ("🤖", fonts.EMOJI),
    ],
)
def test_names_of_many_scripts_are_drawn_whole(label: str, font: str) -> None:
    assert runs(label) == [Run(font, label)]
    assert missing_share(label) == 0.0
    assert mask(label, 34).getbbox() is not None


def test_letters_in_fancy_dress_are_undressed() -> None:
    assert "".join(run.said for run in runs("𝓐𝓷𝓷𝓪 Ｂ")) == "Anna B"
    assert [run.font for run in runs("𝕬𝖓𝖓𝖆")] == [fonts.LABEL]
    assert "".join(run.said for run in runs("🇮🇹")) == "IT"


def test_a_name_that_no_font_has_is_a_number_on_the_picture_and_itself_in_the_alt_text() -> None:
    told = words("en")
    cast = PlayerNames(("Anna", "สวัสดี", "Carla", "Dino"), "Arno")
    numbered = PlayerNames(("Anna", "Player 2", "Carla", "Dino"), "Arno")
    thai, plain = board_picture(public(), cast, told), board_picture(public(), numbered, told)
    assert thai.data == plain.data
    assert "สวัสดี" in thai.alt
    assert legible(cast, told) == numbered
    assert legible(numbered, told) is numbered


def test_a_fallback_font_is_used_where_it_must() -> None:
    assert [run.font for run in runs("Anna Ωμέγα")] == [fonts.LABEL, fonts.BROAD]


def test_short_names_stay_whole_and_long_ones_end_in_an_ellipsis() -> None:
    assert fitted("Anna", 34, 400) == "Anna"
    cut = fitted("W" * 32, 34, 200)
    assert cut.endswith("…")
    assert 3 < len(cut) < 12


@pytest.mark.parametrize(("label", "letter"), [("anna", "A"), ("🤖 cosimo", "C"), ("…", "•"), ("7up", "7")])
def test_initial(label: str, letter: str) -> None:
    assert initial(label) == letter


def test_coverage_is_read_from_the_font() -> None:
    assert {ord(char) for char in "Aàñ¿0"} <= covered(fonts.LABEL)
    assert ord("Ω") not in covered(fonts.LABEL)
    assert ord("♑") in covered(fonts.BROAD)
    assert 0x5C71 not in covered(fonts.BROAD)


@pytest.mark.parametrize("said", ["Ginevra", "· 14", "   ", "…"])
def test_a_line_is_kept_without_what_is_empty_and_looks_the_same(said: str) -> None:
    surface, whole = Surface("dark", "minchiate"), Surface("dark", "minchiate")
    panel, ink = surface.theme.panel, surface.theme.text
    for one in (surface, whole):
        one.panel((20, 20, 420, 120), panel)
    used = surface.text(said, (60, 40), 36, 300)
    line = _inked("dark", "minchiate", mask(said, 36), ink, panel)
    whole.image.paste(*line.at((60, 40)))
    assert used == line.face.width
    assert surface.image.tobytes() == whole.image.tobytes()
    kept = _text_tile("dark", "minchiate", said, 36, fonts.LABEL, ink, panel).tile
    assert kept is None if said.isspace() else kept and kept.face.height * 10 <= line.face.height * 8
