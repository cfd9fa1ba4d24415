"""A sentence calls a card by its name with the article: "the King of Cups", «il Re di Coppe», «la Sota de Espadas»."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine.actions import Refusal
from bot.engine.cards import Card
from bot.engine.text import CardArg, CardsArg, Line, SeatArg, TermArg
from bot.games.registry import games
from bot.i18n import LANGUAGES, Names, words
from bot.i18n.catalogue import CardName, entries, sources

PACK = games()["minchiate"].meta.pack
NAMES = Names(PACK, ("Anna", "Bruno", "Carla", "Dario"))

WITHOUT = {
    "en": {"Constancy", "Death", "Destitution", "Jupiter", "Justice", "Love", "Pope", "Strength", "Temperance"},
    "it": {"Giove"},
    "es": {"Júpiter"},
}
"""Names that a sentence says without an article."""

FEMININE = {
    "it": {
        *("Donna", "Fantina", "Forza", "Giustizia", "Imperatrice", "Luna", "Miseria", "Morte", "Papessa", "Regina"),
        *("Ruota", "Saetta", "Stella", "Temperanza", "Torre"),
    },
    "es": {
        *("Dama", "Emperatriz", "Estrella", "Fuerza", "Infanta", "Justicia", "Luna", "Miseria", "Muerte", "Reina"),
        *("Rueda", "Sacerdotisa", "Sota", "Templanza", "Torre", "Trompeta"),
    },
}
PLURAL = {"it": {"Trombe": "le", "Picciotti": "i"}, "es": {"Enamorados": "los", "Mozos": "los"}}
VOWEL = {"it": re.compile(r"[AEIOU]|1$|8$|11$"), "es": re.compile("$^")}
ARTICLES = {"it": ("il ", "la ", "l’", "le ", "i "), "es": ("el ", "la ", "los ")}


def card(card_id: str) -> Card:
    found = PACK.card(card_id)
    assert found is not None
    return found


def every_card(language: str) -> Iterator[CardName]:
    """Yield the names of the cards of every pack and look."""
    keys = [key for _, text in sources("en") for key, _ in entries(text)]
    for key in keys:
        _, _, rest = key.partition("-")
        if key.startswith("card-") and not rest.startswith("the"):
            yield words(language).called(*rest.split("-"))


@pytest.mark.parametrize("language", ["it", "es"])
def test_the_article_has_the_gender_and_number_of_the_card(language: str) -> None:
    """The words of the catalogue and those of this test agree, so a new name is decided and not guessed."""
    known = [*every_card(language)]
    assert len(known) == 362
    for name in known:
        article = next((one for one in ARTICLES[language] if name.the.startswith(one)), "")
        noun = name.the.removeprefix(article)
        first = noun.split()[0]
        feminine, plural = first in FEMININE[language], PLURAL[language].get(first)
        right = plural or {"it": "la" if feminine else "il", "es": "la" if feminine else "el"}[language]
        if language == "it" and not plural and VOWEL["it"].match(first if len(first) < 3 else first[0]):
            right = "l’"
        right = "" if first in WITHOUT[language] else right
        assert article.strip() == right, name
        assert name.endswith(noun) or name.split()[0] == noun or noun in name, name


def test_english_says_the_where_english_does() -> None:
    for name in every_card("en"):
        first = name.the.removeprefix("the ").split()[0]
        assert name.the.startswith("the ") == (first not in WITHOUT["en"]), name
        assert not name.the.startswith("the The")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_numbered_trump_is_called_by_its_arabic_number(language: str) -> None:
    said = words(language)
    assert {said.called("minchiate", f"T{number:02}").the.split()[-1] for number in range(12, 36)} == {
        str(number) for number in range(12, 36)
    }
    assert not [name for name in every_card(language) if re.search(r"\b[XVI]{2,}\b", f"{name} {name.the}")]


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", "robbed", "Anna robs the King of Cups, the 35 and the Fool."),
        ("it", "robbed", "Anna ruba il Re di Coppe, il 35 e il Matto."),
        ("es", "robbed", "Anna roba el Rey de Copas, el 35 y el Loco."),
        ("en", "drew", "Anna draws the Queen of Swords."),
        ("it", "drew", "Anna estrae la Donna di Spade."),
        ("es", "drew", "Anna saca la Reina de Espadas."),
    ],
)
def test_a_sentence_has_the_article(language: str, line: str, sentence: str) -> None:
    args = {
        "robbed": {"seat": SeatArg(0), "cards": CardsArg((card("C14"), card("T35"), card("M00")))},
        "drew": {"seat": SeatArg(0), "card": CardArg(card("S13"))},
    }
    assert words(language).line(Line(f"minchiate-news-{line}", args[line]), NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You cannot play the Ace of Cups: you must follow Swords."),
        ("it", "Non puoi giocare l’Asso di Coppe: devi rispondere a Spade."),
        ("es", "No puedes jugar el As de Copas: tienes que asistir a Espadas."),
    ],
)
def test_a_refusal_has_the_article(language: str, sentence: str) -> None:
    args = {"card": CardArg(card("C01")), "suit": TermArg("suit-minchiate-S")}
    assert words(language).refusal(Refusal("minchiate-must-follow", args), NAMES) == sentence


def test_a_label_has_the_bare_name() -> None:
    assert (
        words("it").text("news-played", seat="Anna", card=words("it").called("minchiate", "C14")) == "Anna: Re di Coppe"
    )


def test_an_emoji_stands_before_the_article() -> None:
    marked = replace(NAMES, marks={"C14": "<:c14:1>"})
    line = Line("minchiate-news-drew", {"seat": SeatArg(0), "card": CardArg(card("C14"))})
    assert words("it").line(line, marked) == "Anna estrae <:c14:1> il Re di Coppe."


def test_the_name_for_a_label_and_what_is_pickled_are_plain_text() -> None:
    """Labels are encoded, and other processes get arguments: neither knows more than text."""
    assert type(words("it").card("minchiate", "C14")) is str
    sent = pickle.loads(pickle.dumps(words("it").called("minchiate", "C14")))
    assert (type(sent), sent) == (str, "Re di Coppe")


def test_what_is_no_name_of_a_card_stays_as_it_is() -> None:
    assert words("it").text("ui-about", card="passo") == "Stai per giocare passo"
    assert words("en").text("refusal-terziglio-not-held", cards="no cards") == "You do not hold no cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_article_of_a_card_is_not_written_beside_it(language: str) -> None:
    """An article or a preposition joined to one, before a card, is THE's: it would not agree with every card."""
    wrong = re.compile(
        r"\b(?:the|il|lo|la|del|al|dal|el|los) \{ (?:THE\()?\$(?:card|cards|king|fool|lead|top)\b", re.IGNORECASE
    )
    lines = [line for _, text in sources(language) for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if wrong.search(line)] == []
