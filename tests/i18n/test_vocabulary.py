"""One word for one thing: no catalogue has a word that the glossary (``bot/i18n/style/glossary.md``) does not use, a
form of address that its language does not take, a Roman numeral, or a Spanish word of one side of the ocean only
(``bot/i18n/style/es.md``). Names and descriptions of commands and options stand in the catalogues too."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, words

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "bot" / "i18n" / "style" / "glossary.md"
PAGE = "bot/local_server/page/static/words"
SPANISH = GLOSSARY.with_name("es.md")

ROMAN = r"(?<!secolo )(?<!siglo )\b(?-i:[XVI]{2,})\b"
"""Matches the number of a trump in Roman numerals; people read Arabic ones. A century keeps its own."""

FORMS = {
    "en": (ROMAN,),
    "it": (ROMAN, r"\b(?:Ella|Loro signori|Vostra|egli|ella)\b", r"\w[*ə]\b|\w/[aeio]\b"),
    "es": (
        ROMAN,
        r"\bvosotr[oa]s\b",
        r"\b\w+(áis|éis|asteis|isteis)\b",
        r"\b(os|vuestr[oa]s?)\b",
        r"\b(?:jug|tom|dej|esper|mir|rob|cant|pas|cerr|puls|us|prob|empez|invit|descart|cort|comprob|busc|anot)ad\b",
        r"\b(?:eleg|ped|sal|abr|escrib|segu|repart|añad|asist)id\b|\b(?:pon|volv|ten|hac|pod|quer|sab)ed\b",
        r"\b(?:vos|sos|tenés|podés|querés|jugás|elegís|andá|jugá|elegí)\b",
        r"\busted\b",
        r"\b(?:cog[eéií]\w*|coj[ao]\w*)\b",
        r"\w@\b|\w/[ao]s?\b",
    ),
}
"""Patterns of forms that no sentence has, by language."""


def forbidden(page: str) -> dict[str, list[str]]:
    """Return the words in ``code`` in the last column of the glossary's tables, by language."""
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for row in re.findall(r"^\|.*\| ([^|]*) \|$", page, re.MULTILINE):
        for part in row.split(";"):
            language, _, words = part.strip().partition(":")
            if language in found:
                found[language] += re.findall(r"`([^`]+)`", words)
    return found


def sentences(language: str) -> list[tuple[str, str]]:
    """Return the lines of all catalogues of a language with their keys, without placeables and names of commands, and
    the words of the local page."""
    page: dict[str, str] = json.loads((ROOT / PAGE / f"{language}.json").read_text("utf-8"))
    found = [(f"page {key}", said) for key, said in page.items()]
    for path in sorted((ROOT / "bot").rglob(f"locales/{language}/*.ftl")):
        key = ""
        for line in path.read_text("utf-8").splitlines():
            if line.startswith(("#", "    .also =")):  # What people may type to find a term.
                continue
            named = re.match(r"([a-z][\w-]*) =", line)
            key = named[1] if named else key
            said = re.sub(r"`[^`]*`|\{[^{}]*\}", " ", line[named.end() :] if named else line)
            found.append((key, said))
    return found


def hits(said: list[tuple[str, str]], patterns: list[str]) -> list[tuple[str, str]]:
    """Return each key with the word found in it that no sentence should have."""
    whole = [re.compile(pattern, re.IGNORECASE) for pattern in patterns]
    return [(key, found[0]) for key, line in said for one in whole for found in [one.search(line)] if found]


def regional(page: str) -> list[str]:
    """Return the words in ``code`` in the first two columns of the table of words of one side of the ocean."""
    table = page.split("| solo de España |")[1].split("\n\n", maxsplit=1)[0]
    rows = [line.split("|")[1:3] for line in table.splitlines()[2:]]
    return [word for row in rows for cell in row for word in re.findall(r"`([^`]+)`", cell)]


@cache
def patterns(language: str) -> list[str]:
    words = forbidden(GLOSSARY.read_text("utf-8"))[language]
    words += regional(SPANISH.read_text("utf-8")) if language == "es" else []
    return [*(rf"\b{re.escape(word)}\b" for word in words), *FORMS[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_word_that_the_glossary_does_not_use(language: str) -> None:
    assert patterns(language)
    said = sentences(language)
    assert len(said) > 2000
    assert sum(key.startswith("page ") for key, _ in said) > 100
    assert hits(said, patterns(language)) == []


@pytest.mark.parametrize(
    ("language", "planted", "found"),
    [
        ("en", "The chair is free.", "chair"),
        ("en", "The computer player passes.", "computer player"),
        ("it", "Il cartello del tavolo", "cartello"),
        ("es", "¿Estáis ahí?", "Estáis"),
        ("es", "Coge una carta.", "Coge"),
        ("es", "Cogiste una carta.", "Cogiste"),
        ("es", "Elegid una carta.", "Elegid"),
        ("es", "Podés jugar.", "Podés"),
        ("es", "Usa la computadora.", "computadora"),
        ("es", "En el móvil", "móvil"),
        ("es", "agregar-bot", "agregar"),
        ("es", "Tarjeta de la mesa", "Tarjeta"),
        ("en", "XXVIIII Sagittarius", "XXVIIII"),
        ("it", "Il XIV", "XIV"),
        ("it", "sei seduto/a", "o/a"),
    ],
)
def test_a_planted_word_is_found(language: str, planted: str, found: str) -> None:
    assert (("planted", found)) in hits([("planted", planted)], patterns(language))


@pytest.mark.parametrize(
    "said", ["el siglo XVIII", "lo recogido", "escoger", "I am here", "un asiento", "usa una carta"]
)
def test_other_words_are_let_be(said: str) -> None:
    assert hits([("planted", said)], patterns("es")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_of_commands_and_options_are_read_too(language: str) -> None:
    """Every command, option and description (about a hundred of each) is among the lines."""
    said = [(key, line) for key, line in sentences(language) if key.startswith("cmd-")]
    assert {"cmd-table-add-bot", "cmd-table-create-chat", "cmd-play-answer"} <= {key for key, _ in said}
    assert sum(".description =" in line for _, line in said) == len({key for key, _ in said}) >= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_has_the_word_of_the_glossary(language: str) -> None:
    """What may be said at a table is called by the same word as an option and among the settings."""
    said = words(language)
    assert said.text("cmd-table-create-chat").casefold() == said.text("ui-set-talk").casefold()
    assert said.text("cmd-table-add-bot").split("-")[0] == said.text("ui-btn-bot").split()[0].casefold()


def test_placeables_and_commands_are_not_sentences() -> None:
    assert forbidden("| a | b | c | en: `chair`; it: sedia |") == {"en": ["chair"], "it": [], "es": []}
    assert all("`" not in line for _, line in sentences("en"))
