"""The glossary of ``/rules``: all terms in the reader's alphabet, found by the search, with a way to their chapters."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import companions, games
from bot.i18n import LANGUAGES, words
from bot.ui.features.glossary import term_called
from bot.ui.screens.glossary import GLOSSARY, found_terms, glossary, in_order, one_term, pages, term_of, terms
from bot.ui.screens.guide import chapters, guide, numbered
from bot.ui.transport.screen import Menu, Screen, Text
from tests.support.edge import edge
from tests.support.panel import controls, texts

ROOT = Path(__file__).parents[2]
SLUGS = [slug for slug in games() if slug != "toy"]


def said_on(screen: Screen) -> str:
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text))


def written(language: str) -> set[str]:
    """Return the keys of all terms in the catalogues of a language."""
    found = set[str]()
    for path in (ROOT / "bot").rglob(f"locales/{language}/terms.ftl"):
        found |= set(re.findall(r"^(term-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_declared_term_is_in_the_catalogues_and_there_is_none_besides(language: str) -> None:
    there, declared = written(language), set[str]()
    for slug in SLUGS:
        for key in companions(slug).terms:
            found = {f"term-{slug}-{key}", f"term-{key}"} & there
            assert len(found) == 1, f"{slug}: {key}"
            declared |= found
    assert declared == there


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_glossary_shows_every_term_once_in_alphabetical_order(slug: str, language: str) -> None:
    said = words(language)
    every = [one for page in pages(slug, said) for one in page]
    assert len(every) == len(companions(slug).terms) >= 25
    assert [one.name for one in every] == sorted((one.name for one in every), key=in_order)
    assert len({one.name.casefold() for one in every}) == len(every)
    assert {one.chapter for one in every} <= set(chapters(slug, said))
    for number, page in enumerate(pages(slug, said)):
        screen = glossary(slug, number, said)
        screen.assert_limits()
        shown = said_on(screen)
        assert len(shown) < 1700
        assert all(f"**{one.name}** — {one.text}" in shown for one in page)
        menus = [part for part in screen.parts if isinstance(part, Menu)]
        assert [choice.value for choice in menus[1].choices] == [one.key for one in page]
    for one in every:
        screen = one_term(one, numbered(slug, one.chapter, said), said)
        screen.assert_limits()
        assert one.text in said_on(screen)
        assert one.text[-1] in ".!?"
        assert len(one.text) <= 200
        assert one in found_terms(one.name.upper(), slug, said)


def test_accents_and_the_spanish_letter_have_their_place() -> None:
    names = ["ñandú", "última", "Nube", "obra", "«solo»", "acción", "acá"]
    assert sorted(names, key=in_order) == ["acá", "acción", "Nube", "ñandú", "obra", "«solo»", "última"]


@pytest.mark.parametrize(
    ("typed", "slug", "language", "key"),
    [
        ("folla", "minchiate", "it", "folla"),
        ("FOLA", "minchiate", "es", "folla"),
        ("ultima", "minchiate", "es", "last-trick"),
        ("marks", "minchiate", "en", "mark"),
        ("baza", "minchiate", "it", "trick"),
        ("carta de cuenta", "chinze", "en", "counting"),
        ("cricche", "terziglio", "it", "combination"),
        ("mineo.joco", "chinze", "en", "joco"),
        ("nothing", "mineo", "en", None),
        ("", "mineo", "en", None),
        ("x" * 300, "mineo", "en", None),
        ("mineo.nothing", "mineo", "en", None),
    ],
)
def test_a_term_is_found_by_any_of_its_forms_in_any_language(
    typed: str, slug: str, language: str, key: str | None
) -> None:
    found = term_called(typed, slug, words(language))
    assert (found.key if found else None) == key


def test_without_a_game_the_other_games_are_searched_too() -> None:
    assert term_called("gatti", "minchiate", words("it")) is None
    found = term_called("gatti", "minchiate", words("it"), elsewhere=True)
    assert found is not None
    assert (found.slug, found.key) == ("chinze", "gatti")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_chapter_leads_to_the_glossary(slug: str, language: str) -> None:
    said = words(language)
    for chapter in chapters(slug, said):
        menu = next(part for part in guide(slug, chapter, said).parts if isinstance(part, Menu))
        assert menu.choices[-1].value == GLOSSARY


def at(message: dict[str, Any], action: str) -> str:
    """Return the id of the control of the message with this action."""
    return next(node["custom_id"] for node in controls(message) if f":{action}:" in node["custom_id"])


async def test_one_goes_from_a_chapter_to_a_term_and_to_its_chapter() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="minchiate")
        (message,) = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]

        def now() -> dict[str, Any]:
            return its.host.message(message["id"])

        await its.host.click(message["id"], at(now(), "terms"))
        assert "Minchiate — Glossary" in texts(now())
        assert "**Arie** — " in texts(now())
        menus = [node["custom_id"] for node in controls(now()) if "options" in node]
        await its.host.choose(message["id"], menus[0], [str(len(pages("minchiate", words("en"))) - 1)])
        assert "**versicola** — " in texts(now())
        menus = [node["custom_id"] for node in controls(now()) if "options" in node]
        await its.host.choose(message["id"], menus[1], ["versicola"])
        assert "### versicola" in texts(now())
        await its.host.click(message["id"], at(now(), "open"))
        assert "Minchiate — 4. Versicole" in texts(now())
        menus = [node["custom_id"] for node in controls(now()) if "options" in node]
        await its.host.choose(message["id"], menus[0], [GLOSSARY])
        menus = [node["custom_id"] for node in controls(now()) if "options" in node]
        await its.host.choose(message["id"], menus[2], ["chinze"])
        assert "Chinze — Glossary" in texts(now())
        await its.host.choose(message["id"], menus[1].replace("minchiate", "nonsense"), ["nonsense"], force=True)
        assert " — Glossary" in texts(now())


async def test_the_topic_of_rules_names_a_term() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="mineo", topic="rimatura")
        (message,) = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]
        assert "### rimatura" in texts(message)
        offered = await its.host.autocomplete(its.channel, "rules", "topic", "pigli", game="mineo")
        assert [(one["name"], one["value"]) for one in offered] == [("pigliata", "mineo.pigliata")]
        offered = await its.host.autocomplete(its.channel, "rules", "topic", "", game="mineo")
        assert len(offered) == 25
        assert offered[0]["value"] == "aim"
        offered = await its.host.autocomplete(its.channel, "rules", "topic", "VERSICOLA")
        first = offered[0]
        assert (first["name"], first["value"]) == ("versicola (Minchiate)", "minchiate.versicola")
        assert {one["value"] for one in offered} >= {"minchiate.thirteen", "minchiate.fool-set"}
        await its.host.slash(its.channel, "rules", topic="chinze.gatti")
        last = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id][-1]
        assert "### gatti" in texts(last)


def test_a_term_that_does_not_exist_is_none() -> None:
    assert term_of("mineo", "nothing", words("en")) is None
    assert all(one.slug == "mineo" for one in terms("mineo", words("en")))
