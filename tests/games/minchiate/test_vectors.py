"""Every expected field of the shared test data is computed by the real engine (decision 12)."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.minchiate import GAME
from bot.games.registry import companions
from tests.games.recorded import recomputed

DATA = Path(__file__).parents[2] / "data" / "minchiate"
GAME_INPUTS = {"id", "note", "options", "dealer", "deck", "cut", "decisions"}
VERSICOLE_INPUTS = {"id", "why", "devil", "cards"}


def load(name: str) -> dict[str, Any]:
    """Return a file of the test data."""
    return json.loads((DATA / name).read_text())


def only(entries: list[dict[str, Any]], keys: set[str]) -> list[dict[str, Any]]:
    """Return the entries with nothing but these fields."""
    return [{key: value for key, value in entry.items() if key in keys} for entry in entries]


@pytest.mark.parametrize("name", ["selfplay.json", "crafted.json", "example_1798_game.json"])
def test_games_come_out_equal_from_their_inputs_alone(name: str) -> None:
    known = load(name)
    bare = {"games": only(known["games"], GAME_INPUTS)}
    done, errors = recomputed(GAME, bare)
    assert errors == []
    for expected, found in zip(known["games"], done["games"], strict=True):
        for field, value in expected["expect"].items():
            assert found["expect"][field] == value, (expected["id"], field)
        assert found == expected


def test_wrong_expectations_are_overwritten() -> None:
    known = load("example_1798_game.json")
    spoilt = copy.deepcopy(known)
    spoilt["games"][0]["expect"] = {"robbed": 7}
    assert recomputed(GAME, spoilt) == (known, [])


def test_illegal_games_are_refused_with_a_code() -> None:
    done, errors = recomputed(GAME, {"illegal": only(load("crafted.json")["illegal"], GAME_INPUTS)})
    assert errors == []
    assert {entry["id"]: entry["refused"] for entry in done["illegal"]} == {
        "bad-01": "minchiate-must-follow",
        "bad-03": "minchiate-must-follow",
        "bad-05": "minchiate-king-rule",
        "bad-07": "minchiate-bottom-card",
        "bad-09": "minchiate-discard-conto",
    }


def test_a_legal_game_among_the_illegal_is_not_refused() -> None:
    done, errors = recomputed(GAME, {"illegal": only(load("example_1798_game.json")["games"], GAME_INPUTS)})
    assert errors == []
    assert done["illegal"][0]["refused"] is None


def test_only_of_a_set_of_one_game_the_dealer_is_known() -> None:
    """M34: a game of a longer set may be any of it, dealt by any player; a single game is dealt by the first dealer."""
    known = load("selfplay.json")["games"]
    (second,) = only([next(game for game in known if game["dealer"] == 2)], GAME_INPUTS)
    (first,) = only([next(game for game in known if game["dealer"] == 0)], GAME_INPUTS)
    for game in (first, second):
        for length in (12, 4):
            game["options"] = {**game["options"], "set_length": length}
            assert recomputed(GAME, {"games": [game]})[1] == []
        game["options"] = {**game["options"], "set_length": 1}
    errors = recomputed(GAME, {"games": [first, second]})[1]
    assert errors == [f"{second['id']}: dealer: the first dealer deals the only game of a set (M34): 0 was expected"]
    done, errors = recomputed(GAME, {"illegal": [second]})
    assert (errors, done["illegal"][0]["refused"]) == ([], "not-your-turn")


def test_versicole_come_out_equal_from_their_inputs_alone() -> None:
    known = load("versicole.json")
    done, errors = recomputed(GAME, {"vectors": only(known["vectors"], VERSICOLE_INPUTS)})
    assert errors == []
    for expected, found in zip(known["vectors"], done["vectors"], strict=True):
        expected.pop("tie", None)
        assert found == expected


def test_the_printed_table_of_1798_comes_out_equal() -> None:
    known = load("example_1798.json")
    spoilt = copy.deepcopy(known)
    for key in ("declarations", "falls", "matto", "marks", "final", "dealer", "cutter", "eldest"):
        spoilt[key] = None
    kept = ("first_10", "next_11", "up_cards", "discards")
    spoilt["phases"] = {key: known["phases"][key] for key in kept}
    spoilt["tricks"] = [{key: trick[key] for key in ("leader", "cards")} for trick in known["tricks"]]
    done, errors = recomputed(GAME, spoilt)
    assert errors == []
    for key, phase in known["phases"].items():
        assert done["phases"][key] == phase, key
    for key in ("declarations", "falls", "marks", "final", "dealer", "cutter", "eldest"):
        assert done[key] == known[key], key
    for key in ("played_in_trick", "by", "trick_won_by", "given_in_exchange"):
        assert done["matto"][key] == known["matto"][key]
    for expected, found in zip(known["tricks"], done["tricks"], strict=True):
        for key in ("n", "leader", "cards", "by_seat", "winner", "chosen_by", "dies", "running"):
            assert found[key] == expected[key], (expected["n"], key)


def broken(**changes: Any) -> list[str]:
    """Return the errors for the game of 1798 with some inputs changed."""
    entry = {**only(load("example_1798_game.json")["games"], GAME_INPUTS)[0], **changes}
    good = only(load("crafted.json")["games"], GAME_INPUTS)[0]
    done, errors = recomputed(GAME, {"games": [entry, good]})
    assert done["games"][1]["expect"]["final"]["tricks"], "a bad entry does not keep the others from being processed"
    return errors


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("options", {"king_rule": "never"}),
        ("options", {"no_such": 1}),
        ("options", []),
        ("dealer", 4),
        ("dealer", True),
        ("dealer", None),
        ("deck", []),
        ("deck", ["X99"] * 97),
        ("deck", [1, 2]),
        ("deck", "C01"),
        ("cut", 12),
        ("cut", "40"),
        ("decisions", {}),
        ("decisions", {"plays": [{"leader": 0, "cards": ["C01"] * 5}]}),
        ("decisions", {"discards": {"7": []}}),
        ("decisions", {"discards": {"0": ["C01"]}, "plays": []}),
        ("decisions", {"exposes": [[1]]}),
        ("decisions", {"declare": {"0": [1]}}),
        ("decisions", [1]),
    ],
)
def test_a_broken_game_is_one_error_and_the_others_are_processed(field: str, value: Any) -> None:
    errors = broken(**{field: value})
    assert len(errors) == 1
    assert errors[0].startswith("ex-1798") or "1798" in errors[0] or "games[0]" in errors[0]


def test_entries_that_are_no_objects_are_errors() -> None:
    good = only(load("example_1798_game.json")["games"], GAME_INPUTS)[0]
    _, errors = recomputed(GAME, {"games": [good, 3, None]})
    assert [error.partition(":")[0] for error in errors] == ["games[1]", "games[2]"]
    _, errors = recomputed(GAME, {"vectors": [{"devil": 1, "cards": []}, {"devil": False, "cards": ["T01", "T01"]}, 5]})
    assert len(errors) == 3


def test_other_documents_are_not_recognised() -> None:
    for document in ({}, {"games": []}, {"games": [{"deals": []}]}, {"vectors": [{"hand": []}]}, {"games": 5}):
        assert not any(kind.recognise(document) for kind in companions(GAME.meta.slug).vectors)
