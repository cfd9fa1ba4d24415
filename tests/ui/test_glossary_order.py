"""A term of the glossary is explained before it is used, in the order of the chapters of ``/rules``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.registry import games
from bot.i18n import LANGUAGES, Words, words
from bot.ui.screens.glossary import Term, terms
from bot.ui.screens.guide import chapters

ROOT = Path(__file__).parents[2]
SLUGS = [slug for slug in games() if slug != "toy"]


def places(term: Term, text: str) -> list[re.Match[str]]:
    """Return where a text uses a term or another form of the word. Names that begin otherwise are only for the search:
    they are plain words such as “last trick” for the vanto."""
    forms = [name for name in term.names if name[:3].casefold() == term.name[:3].casefold()]
    either = [rf"(?:{re.escape(form[0])}|{re.escape(form[0].upper())}){re.escape(form[1:])}" for form in forms]
    joined = "|".join(sorted(either, key=len, reverse=True))
    return list(re.finditer(rf"(?<!\w)(?:{joined})(?!\w)", text))


def explained_here(found: re.Match[str], text: str) -> bool:
    """Return whether a term is explained in brackets where it stands, or itself explains something in brackets."""
    after = text[found.end() :].lstrip("*»” ")
    inside = text[: found.start()].count("(") > text[: found.start()].count(")")
    return after.startswith("(") or inside


def unexplained(slug: str, said: Words) -> list[str]:
    """Return the terms that a chapter uses before the chapter that explains them, unless the first use explains it."""
    there, wrong = chapters(slug, said), list[str]()
    texts = [said.text(f"guide-{slug}-{chapter}") for chapter in there]
    for term in terms(slug, said):
        used = [(n, text, places(term, text)) for n, text in enumerate(texts)]
        used = [(n, text, found) for n, text, found in used if found]
        if not used:
            wrong.append(f"{term.key} is in no chapter")
            continue
        first, text, found = used[0]
        explains = there.index(term.chapter)
        if first < explains and not explained_here(found[0], text):
            wrong.append(f"{term.key}: “{found[0][0]}” in {there[first]}, explained in {term.chapter}")
        if explains not in [n for n, _, _ in used]:
            wrong.append(f"{term.key} is not in {term.chapter}")
    return wrong


def pictured(slug: str, said: Words) -> list[str]:
    """Return the terms that stand on the picture of a chapter before any chapter has used or explained them."""
    there, wrong = chapters(slug, said), list[str]()
    path = ROOT / "bot" / "games" / slug / "locales" / said.language / "diagrams.ftl"
    every = re.findall(rf"^diagram-{slug}-(\w+)-\S+ = (.*)", path.read_text("utf-8"), re.MULTILINE)
    for term in terms(slug, said):
        for chapter, text in every:
            found = places(term, text)
            read = there[: there.index(chapter) + 1]
            known = term.chapter in read or any(places(term, said.text(f"guide-{slug}-{one}")) for one in read)
            if found and not known and not explained_here(found[0], text):
                wrong.append(f"{term.key}: “{found[0][0]}” on the picture of {chapter}, explained in {term.chapter}")
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_has_no_term_that_comes_later(slug: str, language: str) -> None:
    assert pictured(slug, words(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_term_is_explained_before_it_is_used(slug: str, language: str) -> None:
    assert unexplained(slug, words(language)) == []
