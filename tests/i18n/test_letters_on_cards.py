"""The letters and names on the faces are those of the words: a reader finds the Queen that a sentence calls Regina."""

from __future__ import annotations

import re

import pytest

from bot.i18n import LANGUAGES, words
from cards_art.draw.deck import Courts
from cards_art.draw.decks import bologna, chinze, minchiate, mineo, terziglio

RANKS: dict[str, tuple[Courts, dict[str, str]]] = {
    "minchiate": (minchiate.COURTS, {"J": "S11", "C": "S12", "Q": "S13", "K": "S14"}),
    "terziglio": (terziglio.COURTS, {"J": "SJ", "C": "SC", "Q": "SQ", "K": "SK"}),
    "bologna": (terziglio.COURTS, {"J": "SJ", "C": "SC", "Q": "SQ", "K": "SK"}),
    "chinze": (terziglio.COURTS, {"J": "SJ", "C": "SC", "Q": "SQ", "K": "SK"}),
    "mineo": (mineo.COURTS, {"J": "SD", "C": "SC", "Q": "SQ", "K": "SR"}),
}
"""The courts of each pack, and the cards of one suit that they are."""

TRUMPS = {
    "minchiate": {f"T{number:02}": trump.name for number, trump in enumerate(minchiate.TRUMPS, 1)},
    "terziglio": {f"T{number}": trump.name for number, trump in enumerate(terziglio.TRUMPS, 1)},
    "chinze": {f"T{number}": trump.name for number, trump in enumerate(chinze.TRUMPS, 1)},
    "bologna": {f"T{rank}": trump.name for rank, (_, trump) in {**bologna.NUMBERED, **bologna.HIGHEST}.items()},
    "mineo": {"T0": mineo.MISERY.name, **{f"T{number}": trump.name for number, trump in enumerate(mineo.TRUMPS, 1)}},
}
"""The names drawn below the trumps, by pack and card."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", RANKS)
def test_the_letters_of_a_court_begin_its_name(pack: str, language: str) -> None:
    courts, ids = RANKS[pack]
    letters = courts.letters[language]
    assert len(set(letters.values())) == len(letters)
    for rank, card_id in ids.items():
        name = words(language).card(pack, card_id).split()[0].casefold()
        index = letters[rank].casefold()
        assert name.startswith(index[0]), (name, index)
        assert re.match(".*".join(map(re.escape, index)), name), (name, index)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_is_one_court_in_all_packs_where_its_name_is_one(language: str) -> None:
    """The king has one letter in the packs of a language, unless a pack needs two to tell it from the queen."""
    kings = {courts.letters[language]["K"] for courts, _ in RANKS.values()}
    assert kings == {"it": {"R", "Re"}, "en": {"K"}, "es": {"R"}}[language]
    queens = {pack: courts.letters[language]["Q"] for pack, (courts, _) in RANKS.items()}
    named = {pack: words(language).card(pack, ids["Q"]).split()[0] for pack, (_, ids) in RANKS.items()}
    for name in set(named.values()):
        assert len({queens[pack] for pack in named if named[pack] == name}) == 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_has_the_letters_of_the_cards(language: str) -> None:
    marks = {rank: words(language).text(f"chinze-mark-{rank}") for rank in "KQCJ"}
    assert marks == terziglio.COURTS.letters[language]


@pytest.mark.parametrize("pack", TRUMPS)
def test_the_name_below_a_trump_is_its_italian_name(pack: str) -> None:
    for card_id, drawn in TRUMPS[pack].items():
        name = re.sub(r"^\d+ (· )?", "", words("it").card(pack, card_id))
        assert re.sub(r"^(?:(?:Il|La|Le|I) |L’)", "", name).casefold() == drawn.casefold()
