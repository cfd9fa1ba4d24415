"""``/rules``: every game's chapters in three languages, found by their names (ux.md S23; T1, T3)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.local_server import guilds
from bot.ui.features.guide import chapter_called
from bot.ui.screens.guide import CHAPTERS, LONGEST, PHASES, VALUES, chapter_at, chapter_title, chapters, guide, guided
from bot.ui.transport.screen import Text
from tests.acceptance.forging import told
from tests.support.edge import edge
from tests.support.panel import controls, texts
from tests.ui.delivery import play_to_cards

WORTH = {
    "minchiate": (10, 5, 3),
    "terziglio": (5, 4, 3, 2, 1),
    "chinze": (4, 3, 2, 1),
    "mineo": (10, 5, 4, 3, 2, 1),
}
"""What cards count, by game (M8, T7, C17, S7)."""

OWN_PHASES = {
    "minchiate": ("declare", "discard"),
    "terziglio": ("auction", "discard", "declare", "pay"),
    "chinze": ("exchange",),
    "mineo": ("auction", "scarto", "declare"),
}
"""Phases between the deal and the score in which something else than a card for a trick is asked, by game."""

SLUGS = [slug for slug in games() if slug != "toy"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_chapter_is_one_page_and_names_its_rules(slug: str, language: str) -> None:
    said = words(language)
    there = chapters(slug, said)
    assert there == chapters(slug, words("en"))
    assert there[0] == "aim"
    assert {"first", "cards", "play", "score", "well"} < set(there) <= set(CHAPTERS)
    pages = set()
    for number, chapter in enumerate(there, 1):
        screen = guide(slug, chapter, said)
        screen.assert_limits()
        (text,) = [part.text for part in screen.parts if isinstance(part, Text)]
        assert f"— {number}. {chapter_title(slug, chapter, said)}" in text
        assert 200 < len(text) <= LONGEST
        assert re.search(r"\([MTCS]\d+", text), "where it stands in the rules"
        pages.add(text)
    assert len(pages) == len(there)
    assert guide(slug, "nothing", said) == guide(slug, "aim", said)


@pytest.mark.parametrize("slug", SLUGS)
def test_in_a_match_one_begins_to_read_at_what_is_played(slug: str) -> None:
    said = words("en")
    there = chapters(slug, said)
    assert chapter_at(slug, f"phase-{slug}-play", said) == "play"
    assert chapter_at(slug, f"phase-{slug}-over", said) == "score"
    assert chapter_at(slug, "", said) == "aim"
    for phase in PHASES:
        assert chapter_at(slug, f"phase-{slug}-{phase}", said) in there
    assert all(chapter_at(slug, f"phase-{slug}-{phase}", said) != "aim" for phase in OWN_PHASES[slug])


@pytest.mark.parametrize(
    ("typed", "slug", "chapter"),
    [
        ("versicole", "minchiate", "melds"),
        ("VERSIC", "minchiate", "melds"),
        ("la subasta", "mineo", "auction"),
        ("le prese", "chinze", "play"),
        ("score", "terziglio", "score"),
        ("glosario", "terziglio", "terms"),
        ("auction", "minchiate", None),
        ("", "minchiate", None),
        ("x" * 300, "chinze", None),
    ],
)
def test_a_chapter_is_found_by_its_name_in_any_language(typed: str, slug: str, chapter: str | None) -> None:
    assert chapter_called(typed, slug, words("it")) == chapter


async def test_t1_rules_are_read_from_one_chapter_to_the_next_and_from_game_to_game() -> None:
    async with edge() as its:
        await its.host.slash(its.channel, "rules", game="minchiate")
        (message,) = [m for m in its.host.messages(its.channel) if its.world.only_for.get(m["id"]) == its.host.id]
        assert "Minchiate — 1. The game" in texts(message)
        forward = [node["custom_id"] for node in controls(message) if action_of(node) == "open"]
        assert len(forward) == 1, "there is no way back from the first page"
        await its.host.click(message["id"], forward[0])
        assert "Minchiate — 2. Your first deal" in texts(its.host.message(message["id"]))

        def menu(deed: str) -> str:
            shown = controls(its.host.message(message["id"]))
            return next(node["custom_id"] for node in shown if "options" in node and action_of(node) == deed)

        await its.host.choose(message["id"], menu("go"), ["score"])
        assert "Minchiate — 7. Marks and rests" in texts(its.host.message(message["id"]))
        await its.host.choose(message["id"], menu("game"), ["chinze"])
        assert "Chinze — 6. The score" in texts(its.host.message(message["id"])), "the same chapter of another game"
        await its.host.click(message["id"], values(its.host.message(message["id"]))[0])
        assert "Chinze — 3. The cards" in texts(its.host.message(message["id"]))
        await its.host.choose(message["id"], menu("go"), ["score"])
        await its.host.choose(message["id"], menu("game"), ["nonsense"], force=True)
        assert " — 6. " in texts(its.host.message(message["id"])), "some game is always shown"


def values(message: dict[str, Any]) -> list[str]:
    """Return the button that leads to the values of the cards."""
    return [node["custom_id"] for node in controls(message) if action_of(node) == "values"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_chapter_of_the_cards_tells_what_every_card_that_counts_is_worth(slug: str, language: str) -> None:
    said = words(language)
    values = said.text(f"guide-{slug}-{VALUES}").partition("\n\n")[2]
    for worth in WORTH[slug]:
        assert re.search(rf"\b{worth}\b", values), worth
    assert {"en": "King", "it": "Re", "es": "Rey"}[language] in values


def action_of(node: dict[str, object]) -> str:
    return str(node["custom_id"]).split(":")[2]


async def test_t3_it_is_offered_in_a_direct_message_and_asked_for_by_game_and_topic() -> None:
    async with edge() as its:
        bruno = its.people[1]
        channel = guilds.dm(its.world, bruno.id)["id"]
        assert "rules" in {one["name"] for one in bruno.commands(channel)}
        await bruno.slash(channel, "rules", game="mineo", topic="asta")
        assert "Mineo — 4. L’asta" in texts(bruno.messages(channel)[-1])
        await bruno.slash(channel, "rules", game="chinze", topic="<@1> @everyone")
        refused = texts(bruno.messages(channel)[-1])
        assert "Non esiste un capitolo" in refused
        assert "@everyone" not in refused.replace("@\u200b", "")
        offered = await bruno.autocomplete(channel, "rules", "topic", "le CARTE", game="terziglio")
        assert [(one["name"], one["value"]) for one in offered] == [("Le carte", "cards")]


async def test_at_a_table_it_opens_at_the_phase_of_its_match() -> None:
    async with edge() as its:
        await its.open_table()
        await play_to_cards(its, its.host)
        await its.quiet()
        await its.host.slash(its.channel, "rules")
        assert "Minchiate — 6. Playing" in told(its, its.host)[-1]
        await its.people[3].slash(its.channel, "rules", game="terziglio")
        assert "Terziglio — 1. The game" in told(its, its.people[3])[-1]


def test_no_game_is_left_out() -> None:
    assert set(guided(words("en"))) == set(SLUGS)
