"""Cards have the index letters and the name of the reader's language."""

from __future__ import annotations

import pytest
from PIL import ImageChops

import cards_art
from bot.games.registry import games
from bot.i18n import words
from bot.render import cards_picture
from bot.render.captions import caption, face
from bot.render.chips import chip_face
from bot.render.sprites import sprite
from cards_art.draw.frames import TILE
from cards_art.faces import opened

KING, SEVEN = "CK", "C7"
PACK = games()["terziglio"].meta.pack


def test_a_court_has_the_letters_of_its_reader_and_the_upper_part_of_a_pip_card_is_kept_once() -> None:
    looks = [sprite("terziglio", KING, 160, language=language) for language in ("it", "en", "es")]
    tops = [look.parts[1][0].tobytes() for look in looks]
    assert tops[0] != tops[1]
    assert cards_art.pack("terziglio").index(SEVEN, "en") is None
    assert sprite("terziglio", SEVEN, 160, language="en", upper=True) is sprite("terziglio", SEVEN, 160, upper=True)


def test_chips_and_dimmed_cards_have_them_too() -> None:
    chips = [chip_face("terziglio", KING, (60, 90), language).tobytes() for language in ("it", "en")]
    assert chips[0] != chips[1]
    dim = [
        sprite("terziglio", KING, 160, dim="dark", language=language).parts[1][0].tobytes() for language in ("it", "en")
    ]
    assert dim[0] != dim[1]


def test_the_same_title_and_cards_look_different_to_readers_of_two_languages() -> None:
    shown = (PACK.ids.index(KING),)
    italian, english = (
        cards_picture("·", shown, "terziglio", words(language), game="terziglio") for language in ("it", "en")
    )
    assert italian.data != english.data


@pytest.mark.parametrize(
    ("pack", "card_id", "names"),
    [
        ("minchiate", "C14", {"it": "RE DI COPPE", "en": "KING OF CUPS", "es": "REY DE COPAS"}),
        ("minchiate", "T35", {"it": "GEMELLI", "en": "GEMINI", "es": "GEMELOS"}),
        ("minchiate", "T40", {"en": "TRUMPET", "es": "TROMPETA"}),
        ("chinze", "T5", {"en": "HIEROPHANT", "es": "SUMO SACERDOTE"}),
        ("mineo", "T1", {"en": "LADS", "es": "MOZOS"}),
        ("mineo", "F", {"en": "RUNAWAY", "es": "FUGITIVO"}),
        ("bologna", "T5", {"en": "MOOR WITH THE BOW", "es": "MORO DEL ARCO"}),
        ("unknown", "T5", {"en": "", "it": ""}),
    ],
)
def test_the_name_below_is_that_of_the_pack_in_capitals_without_number_and_article(
    pack: str, card_id: str, names: dict[str, str]
) -> None:
    assert {language: caption(pack, card_id, language) for language in names} == names


@pytest.mark.parametrize("slug", ["minchiate", "terziglio", "bologna", "chinze", "mineo"])
def test_the_name_below_is_in_the_readers_language_and_nothing_else_changes(slug: str) -> None:
    art = cards_art.pack(slug)
    for card_id in art.faces:
        drawn = opened(art, card_id, "en")
        shown = face(slug, card_id, "en")
        changed = ImageChops.difference(drawn.convert("RGB"), shown.convert("RGB")).getbbox()
        assert changed is not None, f"{card_id} has the same name in Italian"
        left, top, right, bottom = changed
        assert left >= 17
        assert top >= 454
        assert right <= 283
        assert bottom <= 487
        assert face(slug, card_id).tobytes() == opened(art, card_id).tobytes()


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_letter_of_the_italian_name_is_left_beside_another(language: str) -> None:
    """The strip beside the longest name is of one colour, to the edge of the card."""
    for slug, card_id in (("minchiate", "T09"), ("chinze", "T10"), ("minchiate", "C04"), ("bologna", "T2")):
        levels = face(slug, card_id, language).convert("L").crop((17, 456, 24, 482)).tobytes()
        assert max(levels) - min(levels) <= 12, (slug, card_id)


def test_the_back_has_no_name() -> None:
    assert face("mineo", "back", "en").tobytes() == opened(cards_art.pack("mineo"), "back").tobytes()


@pytest.mark.parametrize(
    ("slug", "queen", "king"), [("mineo", "Q", "R"), ("terziglio", "Q", "K"), ("chinze", "Q", "K")]
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_of_the_italian_letters_is_left_below_those_of_another_language(
    slug: str, queen: str, king: str, language: str
) -> None:
    """Between the letters and the sign the queen looks like the king, whose Italian letters end higher."""
    left, _, width, _ = TILE
    for suit in "CSBO" if slug == "mineo" else "CSBD":
        box = (left, TILE[1] + TILE[3], left + width, 82)
        drawn = [
            opened(cards_art.pack(slug), f"{suit}{rank}", spoken).convert("L").crop(box).tobytes()
            for rank, spoken in ((queen, language), (king, "it"))
        ]
        assert max(abs(one - other) for one, other in zip(*drawn, strict=True)) < 60, suit
