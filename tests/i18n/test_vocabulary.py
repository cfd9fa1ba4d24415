"""One word for one thing: no catalogue has a word that the glossary (``bot/i18n/style/glossary.md``) does not use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "bot" / "i18n" / "style" / "glossary.md"

FORMS = {
    "en": (),
    "it": (),
    "es": (
        r"\bvosotr[oa]s\b",
        r"\b\w+(áis|éis)\b",
        r"\b(os|vuestr[oa]s?)\b",
        r"\b(cog(er|e|es|en|ió|ido|idas?)|cojo)\b",
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
    """Return the lines of all catalogues of a language with their keys, without placeables and names of commands."""
    found: list[tuple[str, str]] = []
    for path in sorted((ROOT / "bot").rglob(f"locales/{language}/*.ftl")):
        key = ""
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("#"):
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


@cache
def patterns(language: str) -> list[str]:
    words = forbidden(GLOSSARY.read_text("utf-8"))[language]
    return [*(rf"\b{re.escape(word)}\b" for word in words), *FORMS[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_word_that_the_glossary_does_not_use(language: str) -> None:
    assert patterns(language)
    said = sentences(language)
    assert len(said) > 2000
    assert hits(said, patterns(language)) == []


@pytest.mark.parametrize(
    ("language", "planted", "found"),
    [
        ("en", "The chair is free.", "chair"),
        ("en", "The computer player passes.", "computer player"),
        ("it", "Il cartello del tavolo", "cartello"),
        ("es", "¿Estáis ahí?", "Estáis"),
        ("es", "Coge una carta.", "Coge"),
    ],
)
def test_a_planted_word_is_found(language: str, planted: str, found: str) -> None:
    assert (("planted", found)) in hits([("planted", planted)], patterns(language))


def test_placeables_and_commands_are_not_sentences() -> None:
    assert forbidden("| a | b | c | en: `chair`; it: sedia |") == {"en": ["chair"], "it": [], "es": []}
    assert all("`" not in line for _, line in sentences("en"))
