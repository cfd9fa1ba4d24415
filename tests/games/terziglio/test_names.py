"""The names of the cards in both looks are those of the rules (T2); Italian suits have a capital, as in every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.games.terziglio.deck import IDS
from bot.i18n import LANGUAGES, words

CARDS = json.loads((Path(__file__).parents[2] / "data" / "terziglio" / "cards.json").read_text())["cards"]
MOORS = {"T2", "T3", "T4", "T5"}
OURS = [entry for entry in CARDS if entry["game"] == "terziglio"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_rules(language: str) -> None:
    said = words(language)
    assert OURS
    for entry in OURS:
        assert said.card("terziglio", entry["id"]).casefold() == entry["names"][language].casefold()
        bolognese = entry.get("bolognese", entry["names"])[language].casefold()
        name = said.card("bologna", entry["id"]).casefold()
        # The rules call all four of them Moors; a player must be able to distinguish them.
        assert name.startswith(bolognese) if entry["id"] in MOORS else name == bolognese


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", ["terziglio", "bologna"])
def test_short_names_fit_a_button_and_tell_cards_apart(language: str, look: str) -> None:
    said = words(language)
    short = [said.card_short(look, card_id) for card_id in IDS]
    assert len(set(short)) == len(IDS)
    assert max(map(len, short)) <= 14
    if look == "terziglio":  # whose full names do not say which trump is higher
        assert all(
            name.split()[0] == card_id[1:] for name, card_id in zip(short, IDS, strict=True) if card_id[0] == "T"
        )
    assert all(said.has(f"suit-{look}-{letter}") for letter in "SBCDTM")
