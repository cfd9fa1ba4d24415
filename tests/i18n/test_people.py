"""Names of people can neither mention nor format nor hide anything."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import escape, plain, words
from bot.i18n.people import NAME_LENGTH
from bot.local_server.messages import EVERYONE, ROLE, USER

HARD = st.text(
    st.one_of(
        st.characters(codec="utf-8"),
        st.sampled_from("\u200d\u200b\u202e\u2066\ufe0f\u0301\u0323\u3164\u00ad *_~`|<>@#[]()-+.👩🚀🏽éאع1"),
    ),
    max_size=60,
)
MARKUP = st.text(st.sampled_from("@everyone<#>!1&*_~`|[]()hts:/.-+ "), max_size=40)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "Anna"),
        ("  Anna \t\n  Rossi ", "Anna Rossi"),
        ("e\u0301", "é"),
        ("a\u200d\u200bb\u202ec\u2066d\u00ade", "abcde"),
        ("Z\u0335\u0336\u0337\u0338o", "Z\u0335\u0336o"),
        ("\u0335\u0336\u0337x \u0301", "x"),
        ("👩‍🚀", "👩‍🚀"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("x" * 40, "x" * 31 + "…"),
        ("", "Player 2"),
        ("\u200b\u3164\u2800\u202e", "Player 2"),
        ("דנה", "דנה"),
    ],
)
def test_plain_keeps_what_shows(name: str, expected: str) -> None:
    assert plain(name, "Player 2") == expected


@given(HARD)
def test_plain_hides_nothing(name: str) -> None:
    said = plain(name, "Player 1")
    assert said
    assert said == plain(said, "Player 1")
    assert len(said) <= NAME_LENGTH
    assert said == unicodedata.normalize("NFC", said)
    assert said == " ".join(said.split())
    assert not [char for char in said if char != "\u200d" and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co")]
    assert not re.search("[\u0300-\u036f]{3}", said)


@given(st.one_of(HARD, MARKUP))
def test_an_escaped_name_reads_as_the_plain_one(name: str) -> None:
    said = escape(plain(name, "x"))
    read = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", said)
    assert re.sub("[\u200b\u2068\u2069]", "", read) == plain(name, "x")


@given(st.one_of(HARD, MARKUP))
def test_an_escaped_name_is_no_markup(name: str) -> None:
    said = escape(plain(name, "x"))
    for mention in (EVERYONE, USER, ROLE):
        assert not mention.search(said)
    bare = re.sub(r"\\.", "", said, flags=re.DOTALL)
    assert not set(bare) & set("\\*_~|`>#<[]():@/")


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "@here",
        "<@1>",
        "<@&1>",
        "<#1>",
        "</table join:1>",
        "<:a:1>",
        "<t:1>",
        "https://a.it",
        "discord.gg/a",
    ],
)
def test_no_live_thing_survives(name: str) -> None:
    assert name not in escape(name)


@pytest.mark.parametrize("name", ["- list", "+ list", "-# small", "1. list", "# title", "> quote"])
def test_a_name_at_the_start_of_a_line_makes_no_block(name: str) -> None:
    assert re.match(r"\\|\d\\\.", escape(name))


def test_a_harmless_name_is_left_alone() -> None:
    assert escape("Anna-Maria O’Neil Jr.") == "Anna-Maria O’Neil Jr."


def test_a_right_to_left_name_is_isolated() -> None:
    assert escape("דנה") == "\u2068דנה\u2069"


def test_a_nameless_person_is_numbered_in_the_language() -> None:
    assert [words(locale).person("\u200b", 3) for locale in ("en", "it", "es")] == [
        "Player 3",
        "Giocatore 3",
        "Jugador 3",
    ]
    assert words("it").person(" Anna ", 3) == "Anna"
