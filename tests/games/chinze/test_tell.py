"""What `germini replay` prints for games and single positions: the rules in force, the order of events, and reasons."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from bot.engine.text import Line
from bot.engine.vectors import NarratedPosition
from bot.games.chinze import GAME
from bot.games.chinze.options import SPECS
from bot.games.registry import companions
from bot.i18n import LANGUAGES, Names, words
from tests.games.chinze.test_vectors import load
from tests.games.recorded import retold
from tests.support.oracles.chinze_game import random_game

KINGS, TEN = ["CK", "DK", "BK", "SK"], [f"T{number}" for number in range(20, 10, -1)]


def told(document: dict[str, Any], language: str = "en") -> list[str]:
    """Return the lines of the first entry, without the sheet."""
    (kind,) = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(document)]
    assert kind.tell is not None
    first = next(iter(kind.tell(document)))
    assert isinstance(first, NarratedPosition)
    names = Names(GAME.meta.pack, ("Anna", "Bruno"), ("Anna", "Bruno"))
    return [words(language).line(line, names) for line in first.lines if isinstance(line, Line)]


def meld(kind: str, cards: list[str], hand: list[str], before: list[Any], **options: Any) -> list[str]:
    """Return the lines about a meld that a player wants to announce."""
    asked = {"type": kind, "cards": cards}
    return told({"vectors": [{"id": "M", "options": options, "hand": hand, "before": before, "meld": asked}]})


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_told_where_they_are_not_the_usual_ones(spec: Any, language: str) -> None:
    entry = {"id": "Q", "lead": "CK", "reply": "C2", "options": {}}
    assert len(told({"chinze_tricks": [entry]}, language)) == 1
    for value in (*spec.values, *(spec.span or ())):
        lines = told({"chinze_tricks": [{**entry, "options": {spec.key: value}}]}, language)
        assert len(lines) == (1 if value == spec.default else 2)
        assert "option-" not in lines[0]
    assert "500" in told({"chinze_tricks": [{**entry, "options": {"urtimo_points": 500}}]}, language)[0]
    assert "30" in told({"chinze_tricks": [{**entry, "options": {"hands_per_game": 30}}]}, language)[0]


def test_what_is_announced_and_drawn_is_told_once_with_its_trick() -> None:
    """Both are in the news before and after the trick is complete."""
    game = load("selfplay.json")["games"][0]
    lines = retold(GAME, {"games": [game]})
    at = lines.index("Trick 1: North leads. Four of Coins and Five of Coins. South wins.")
    assert lines[at + 1].startswith("South declares three Queens for 5: ")
    assert lines[at + 2] == "South draws the King of Batons."
    assert lines.count(lines[at + 1]) == 1
    first = lines[: lines.index("== Deal 2 ==")]
    assert first.count(lines[at + 2]) == 1


@pytest.mark.parametrize(
    ("kind", "cards", "hand", "before", "rule", "why"),
    [
        ("three", ["C10", "D10", "B10"], ["C10", "D10", "B10"], [], "C24", "they do not make that meld"),
        ("gatti", ["T21", "T1", "MAT"], ["T21", "T1", "MAT"], [], "C24", "they do not make that meld"),
        ("four", KINGS, KINGS[:3], [("three", KINGS[:3])], "C25", "not all of them are in the hand"),
        ("four", [*KINGS[:3], "XX"], KINGS, [], "C25", "not all of them are in the hand"),
        ("tarocchi", TEN[:9], TEN, [], "C27", "ten tarocchi or more are needed"),
        ("tarocchi", [*TEN[:9], "MAT"], [*TEN, "MAT"], [], "C27", "and the Fool is not one"),
        ("tarocchi", TEN, TEN, [("tarocchi", TEN)], "C28", "more tarocchi than before must be shown"),
        ("three", KINGS[1:], KINGS, [("four", KINGS)], "C33", "it has already been scored"),
    ],
)
def test_why_a_meld_may_not_be_announced(
    kind: str, cards: list[str], hand: list[str], before: list[tuple[str, list[str]]], rule: str, why: str
) -> None:
    lines = meld(kind, cards, hand, [{"type": earlier, "cards": shown} for earlier, shown in before])
    assert [line.startswith("Anna declared before: ") for line in lines[1:-1]] == [True] * len(before)
    assert why in lines[-1]
    assert f", {rule})" in lines[-1]


def test_each_kind_of_meld_announced_before_is_named() -> None:
    before = [
        {"type": "tarocchi", "cards": TEN},
        {"type": "gatti", "cards": ["T20", "T1", "MAT"]},
        {"type": "family", "cards": ["BK", "BQ", "BC", "BJ"]},
        {"type": "four", "cards": KINGS},
        {"type": "three", "cards": ["CJ", "DJ", "SJ"]},
    ]
    lines = told({"available": [{"id": "A", "hand": ["CQ", "DQ"], "before": before}]})
    starts = ("10 tarocchi (", "the gatti (", "the family of Batons (", "four Kings (", "three Jacks (")
    assert [line.split(": ")[1].startswith(start) for line, start in zip(lines[1:6], starts, strict=True)] == [True] * 5
    assert lines[6:] == ["Anna has nothing to declare."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_breaks_off_says_where_and_why(language: str) -> None:
    game = copy.deepcopy(load("selfplay.json")["games"][0])
    game["hands"][0]["tricks"][0]["reply"] = "S8"
    *_, where, why = retold(GAME, {"games": [game]}, language)
    assert "chinze-must-follow" in where
    assert "tricks[0].reply" in where
    assert words(language).card("chinze", "S8") in why


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_of_all_options_are_told_to_the_end(language: str) -> None:
    rng = random.Random(language)
    games = [random_game(rng, f"R{number}") for number in range(3)]
    for game in games:
        lines = retold(GAME, {"games": [game]}, language)
        hands = len(game["hands"])
        assert lines.count(words(language).text("told-count")) == hands
        marks = [line for line in lines if "{" in line or "chinze-" in line]
        assert marks == []
