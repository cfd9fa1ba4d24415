"""A sentence that several games say stands once, in the catalogue that they have in common."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from bot.i18n import LANGUAGES, words
from bot.i18n.catalogue import asked, shared, slugs, sources

NAMES = ("card-", "suit-")
"""Prefixes of names: each pack has its own."""

APART = {
    "en": ({"chinze-drew", "minchiate-news-drew"}, {"diagram-chinze-first-leads", "diagram-minchiate-first-leads"}),
    "it": ({"highlight-chinze-kings", "highlight-mineo-four-kings"},),
    "es": (),
}
"""Sentences that are equal in one language only, because the word of the other languages has two meanings there."""

Told = Mapping[str, Mapping[str, str]]
"""The texts of each game by key."""


def read(files: Iterable[tuple[str, str]]) -> dict[str, dict[str, str]]:
    """Return the texts of the games' own catalogues, attributes included, by game and key."""
    found: dict[str, dict[str, str]] = {}
    for file, text in files:
        room = file.split("/")[0]
        if room in slugs():
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ftl.Message) and not entry.id.name.startswith(NAMES):
                    entry.comment = None
                    said = FluentSerializer().serialize_entry(entry).partition(" =")[2]
                    found.setdefault(room, {})[entry.id.name] = " ".join(said.split())
    return found


def twice(told: Told, apart: Iterable[set[str]]) -> list[str]:
    """Return the texts that two games have under the same key, and the sentences that they have under any key.

    A text that is only a reference to another one says nothing itself.
    """
    places: dict[tuple[str, str], set[str]] = {}
    for its in told.values():
        for key, text in its.items():
            if re.sub(r"\{ [a-z][\w.-]* \}|\.[\w-]+ =", "", text).strip():
                places.setdefault((shared(key), text), set()).add(key)
                if re.search(r"[a-z][^{}]*[.?!:…]|[.?!:…]$", text):
                    places.setdefault(("", text), set()).add(key)
    return sorted({f"{', '.join(sorted(keys))}: {text}" for (_, text), keys in places.items() if _several(keys, apart)})


def _several(keys: set[str], apart: Iterable[set[str]]) -> bool:
    games = {slug for key in keys for slug in slugs() if slug in key.split("-")[:2]}
    return len(games) > 1 and keys not in apart


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_game_stands_in_two_catalogues(language: str) -> None:
    told = read(sources(language))
    assert len(told) == 4
    assert sum(map(len, told.values())) > 900
    assert twice(told, APART[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_apart_is_equal_there(language: str) -> None:
    assert len(twice(read(sources(language)), ())) == len(APART[language])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("phase-mineo-play = Game", "phase-chinze-play = Game"),
        ("mineo-late = { $seat } is late.", "chinze-tardy = { $seat } is late."),
        ("mineo-cut =\n    Short.\n    .you-seat = You.", "chinze-cut = Short.\n    .you-seat = You."),
        ("refusal-mineo-no = You cannot.", "refusal-chinze-never = You cannot."),
    ],
)
def test_a_planted_sentence_is_found(one: str, other: str) -> None:
    told = read([("mineo/en/game.ftl", one), ("chinze/en/game.ftl", other)])
    assert len(twice(told, ())) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("phase-mineo-play = Game", "phase-chinze-play = The game"),
        ("phase-mineo-play = Game", "zone-chinze-all = Game"),
        ("mineo-side = { $side }", "chinze-pair = { $side }"),
        ("mineo-late = { news-late }", "chinze-late = { news-late }"),
        ("card-mineo-CK = King of Cups", "card-chinze-CK = King of Cups"),
        ("mineo-late = { $seat } is late.", "mineo-tardy = { $seat } is late."),
    ],
)
def test_other_texts_may_stand_there(one: str, other: str) -> None:
    told = read([("mineo/en/game.ftl", one), ("chinze/en/game.ftl", other)])
    assert twice(told, ()) == []


@pytest.mark.parametrize(
    ("key", "common"),
    [
        ("mineo-status-lead", "status-lead"),
        ("phase-mineo-play", "phase-play"),
        ("refusal-mineo-must-follow", "refusal-must-follow"),
        ("refusal-toy-must-follow", "refusal-must-follow"),
        ("option-mineo-match_hands--6", "option-match_hands--6"),
        ("trump-mineo", ""),
        ("status-lead", ""),
        ("ui-refusal-mineo-lead", ""),
    ],
)
def test_a_common_key_is_without_the_game(key: str, common: str) -> None:
    assert shared(key) == common
    assert not common or "toy" in key or key in asked(common)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_its_own_sentence_else_the_common_one(language: str) -> None:
    said = words(language)
    assert said.text("mineo-status-over") == said.text("status-over")
    assert said.text("chinze-status-lead.you-seat") == said.text("status-lead.you-seat")
    assert said.text("seat-minchiate-2") != said.text("seat-mineo-2") == said.text("seat-2")
    assert said.text("chinze-news-dealer", seat="A") == said.text("news-first-dealer", seat="A")


def test_only_what_games_have_in_common_stands_in_for_a_key_of_a_game() -> None:
    said = words("en")
    assert said.has("why-last")
    assert not said.has("why-mineo-last"), "`why-last` is in no catalogue of common sentences"
    assert not said.has("phase-nobody-play")
