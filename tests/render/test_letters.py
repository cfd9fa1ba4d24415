"""Cards have the index letters of the reader's language."""

from __future__ import annotations

import pytest

import cards_art
from bot.games.registry import games
from bot.i18n import words
from bot.render import cards_picture
from bot.render.chips import chip_face
from bot.render.sprites import sprite
from cards_art.draw.frames import TILE
from cards_art.faces import opened

KING, SEVEN = "CK", "C7"
PACK = games()["terziglio"].meta.pack


def test_a_court_has_the_letters_of_its_reader_and_a_pip_card_is_kept_once() -> None:
    looks = [sprite("terziglio", KING, 160, language=language) for language in ("it", "en", "es")]
    tops = [look.parts[1][0].tobytes() for look in looks]
    assert tops[0] != tops[1]
    assert cards_art.pack("terziglio").index(SEVEN, "en") is None
    assert sprite("terziglio", SEVEN, 160, language="en") is sprite("terziglio", SEVEN, 160)


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
