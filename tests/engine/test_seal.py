"""The bytes of a seal, recomputed with nothing but hashlib: they may never change."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from bot.engine.seal import Part, Terms, counting, deal_seed, is_person, read_terms, sealed, seat_word, word_hash

TERMS = Terms("ab12cd34", 2, "chinze", 1, {"b": 4, "a": True, "c": "zwölf"}, ("p7", "regular"), "0.1.0")
TEXT = (
    "germini-seal 2\ntable ab12cd34\ndeal 2\ngame chinze rules 1\n"
    'options {"a":true,"b":4,"c":"zw\\u00f6lf"}\nseats p7 regular\nbot 0.1.0'
)
SEED = bytes(range(32))


def test_the_terms_have_one_text() -> None:
    assert TERMS.text == TEXT
    assert TEXT.isascii()
    assert read_terms(TEXT) == TERMS
    assert sealed(SEED, TEXT) == sha256(SEED + TEXT.encode()).hexdigest()


@pytest.mark.parametrize(
    "text",
    [
        "",
        TEXT + "\n",
        TEXT.replace("seal 2", "seal 3"),
        TEXT.replace("deal 2", "deal 02"),
        TEXT.replace('"a":true,', '"a": true,'),
        TEXT.replace('"a":true,"b":4', '"b":4,"a":true'),
        TEXT.replace("p7 regular", "p7  regular"),
        TEXT.replace("\nbot 0.1.0", ""),
        TEXT.replace("{", "[" * 5000),
    ],
)
def test_what_is_not_that_very_text_is_none(text: str) -> None:
    assert read_terms(text) is None


def test_the_randomness_is_made_of_seed_terms_message_and_parts() -> None:
    word = sha256(b"Galileo").hexdigest()
    parts = (Part(0, 501), Part(1, 502, word))
    wanted = sha256(
        b"germini-deal 2\n" + SEED + sha256(TEXT.encode()).digest() + f"message 500\n0 501 -\n1 502 {word}".encode()
    ).digest()
    assert deal_seed(SEED, TEXT, 500, parts) == wanted
    # The value itself is repeated here, so that a change on both sides is noticed.
    assert wanted.hex() == "c92501bd5797bc65ba449f0feba5c8c9c56acffe891b3f7f3f31a6f82d733faf"


def test_every_part_of_it_makes_another_deal() -> None:
    parts = (Part(0, 501), Part(1, 502, "aa"))
    made = {
        deal_seed(SEED, TEXT, 500, parts),
        deal_seed(bytes(32), TEXT, 500, parts),
        deal_seed(SEED, replace(TERMS, seats=("p8", "regular")).text, 500, parts),
        deal_seed(SEED, TEXT, 499, parts),
        deal_seed(SEED, TEXT, 500, parts[:1]),
        deal_seed(SEED, TEXT, 500, parts[::-1]),
        deal_seed(SEED, TEXT, 500, (Part(0, 501), Part(1, 502))),
        deal_seed(SEED, TEXT, 500, (Part(0, 503), Part(1, 502, "aa"))),
    }
    assert len(made) == 8


def test_only_presses_after_the_message_count_and_in_their_order() -> None:
    early, first, second = Part(0, 500), Part(1, 501), Part(0, 502, "w")
    assert counting((second, early, first, first), 500) == (first, second)
    assert counting((second, first), 0) == ()
    assert counting((), 500) == ()


def test_a_word_is_hashed_in_one_form() -> None:
    assert word_hash("  caffè ") == word_hash("caffe\u0300") == sha256("caffè".encode()).hexdigest()
    assert word_hash("7") != word_hash("07")
    assert word_hash(" \n ") == ""
    assert len(word_hash("\udcff")) == 64


def test_people_and_computer_players_are_told_apart() -> None:
    assert (seat_word(12, None), seat_word(None, "novice")) == ("p12", "novice")
    assert is_person("p12")
    assert not is_person("regular")
    assert not is_person("p")
