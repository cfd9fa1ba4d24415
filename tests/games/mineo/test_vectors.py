"""Every expected field of the shared test data is computed by the real engine (decision 12)."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from bot.engine.vectors import ConformError, RefusedAction
from bot.games.mineo import GAME
from bot.games.registry import companions, games
from bot.records.narrate import tell_states
from tests.games.recorded import played, recomputed

DATA = Path(__file__).parents[2] / "data"
HANDS = ("hands", "auction_only_hands")
CALL = ("round", "seat", "call")


def load(name: str) -> dict[str, Any]:
    """Return a file of the test data."""
    return json.loads((DATA / "mineo" / f"{name}.json").read_text())


def only(entry: dict[str, Any], *keys: str) -> dict[str, Any]:
    """Return the entry with nothing but these fields."""
    return {key: entry[key] for key in keys if key in entry}


def bare_hand(entry: dict[str, Any]) -> dict[str, Any]:
    """Return the inputs of a recorded hand and nothing else."""
    found = only(entry, "id", "note", "dealer", "deck", "discard", "declarations")
    found["calls"] = [only(said, *CALL) for said in entry["calls"]]
    if "plays" in entry:
        found["plays"] = [only(played, "seat", "card") for played in entry["plays"]]
    return found


def bare_hands() -> dict[str, Any]:
    """Return all recorded hands with nothing but their inputs."""
    known = load("selfplay")
    return {"options": known["options"], **{key: [bare_hand(entry) for entry in known[key]] for key in HANDS}}


@pytest.mark.parametrize("name", ["auction", "trick", "scoring"])
def test_vectors_come_out_equal_from_their_inputs_alone(name: str) -> None:
    known = load(name)
    bare = {"vectors": [{key: value for key, value in entry.items() if key != "expect"} for entry in known["vectors"]]}
    done, errors = recomputed(GAME, bare)
    assert errors == []
    assert len(done["vectors"]) > 20
    for expected, found in zip(known["vectors"], done["vectors"], strict=True):
        assert found == expected


def test_hands_come_out_equal_from_their_inputs_alone() -> None:
    known = load("selfplay")
    done, errors = recomputed(GAME, bare_hands())
    assert errors == []
    for key in HANDS:
        for expected, found in zip(known[key], done[key], strict=True):
            for field, value in expected.items():
                assert found[field] == value, (expected["id"], field)


def test_wrong_expectations_are_overwritten() -> None:
    known = load("selfplay")
    spoilt = copy.deepcopy(known)
    for entry in spoilt["hands"]:
        entry["result"], entry["tricks"] = {"type": 3}, None
        entry["calls"] = [{**said, "legal": ["nonsense"]} for said in entry["calls"]]
        entry["plays"] = [{**played, "legal": 7} for played in entry["plays"]]
    assert recomputed(GAME, spoilt) == (known, [])


def test_absent_options_mean_the_defaults() -> None:
    bare = bare_hands()
    del bare["options"]
    done, errors = recomputed(GAME, bare)
    assert errors == []
    assert done["hands"][0]["result"] == load("selfplay")["hands"][0]["result"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("dealer", 3),
        ("dealer", None),
        ("deck", []),
        ("deck", "O4"),
        ("deck", ["X9"] * 63),
        ("calls", {}),
        ("calls", [{"round": 1, "seat": 0, "call": "solo"}]),
        ("calls", [{"round": 9, "seat": 2, "call": "solo"}]),
        ("calls", [{"round": 1, "seat": 2, "call": "no such call"}]),
        ("calls", [5]),
        ("discard", ["T20", "OR", "F"]),
        ("discard", ["O4"]),
        ("discard", None),
        ("declarations", [{"seat": 2, "say": "rivanto"}]),
        ("declarations", [{"seat": 0, "say": "nonsense"}]),
        ("declarations", [[]]),
        ("plays", []),
        ("plays", [{"seat": 0, "card": "O4"}]),
        ("plays", [{"seat": 1}]),
        ("plays", "T8"),
    ],
)
def test_a_broken_hand_is_one_error_and_the_others_are_processed(field: str, value: Any) -> None:
    bare = bare_hands()
    bare["hands"][0][field] = value
    done, errors = recomputed(GAME, bare)
    assert len(errors) == 1
    assert errors[0].startswith("H01")
    assert [entry["id"] for entry in done["hands"] if "result" not in entry] == ["H01"]


def test_broken_vectors_are_errors_each() -> None:
    good = load("scoring")["vectors"][0]
    for change in (
        {"soloist": 3},
        {"soloist_cards": []},
        {"defender_cards": ["O4", "O4"]},
        {"rivanto_by": good["soloist"]},
        {"stata": 1},
        {"pigliate": [["T16"]]},
        {"options": {"rimatura_rule": "no"}},
        {"last_trick_seat": None},
    ):
        done, errors = recomputed(GAME, {"vectors": [{**good, **change, "expect": None}, 3, good]})
        assert len(errors) == 2, change
        assert done["vectors"][2] == good
    trick = {"hand": ["O5"], "trick": ["O6"], "options": {}}
    done, errors = recomputed(GAME, {"vectors": [trick, {"trick": ["O6"]}, {"hand": ["O6"], "trick": ["O6"]}]})
    assert done["vectors"][0]["expect"] == {"legal": ["O5"]}
    assert len(errors) == 2


def test_a_declaration_of_somebody_not_asked_is_ignored_if_it_is_a_no() -> None:
    bare = bare_hands()
    entry = bare["hands"][1]
    assert entry["id"] == "H03"
    entry["declarations"] = [*entry["declarations"], {"seat": 2, "say": "no"}, {"seat": 0, "say": "no"}]
    assert recomputed(GAME, bare)[1] == []
    entry["declarations"][1]["say"] = "rivanto"
    assert recomputed(GAME, bare)[1] == ["H03: declarations[1]: refused: mineo-nothing-to-say (S47)"]


def test_a_file_of_this_game_is_recognised_by_its_keys_whatever_its_cards() -> None:
    done, errors = recomputed(
        GAME, {"game": "mineo", "vectors": [{"id": "T1", "hand": ["X"], "trick": [], "options": {}}]}
    )
    assert errors == ["T1: hand: different cards of the pack were expected"]
    assert "expect" not in done["vectors"][0]


def test_other_documents_are_not_recognised() -> None:
    strange: tuple[dict[str, Any], ...] = (
        {},
        {"vectors": []},
        {"vectors": 5},
        {"hands": [{"deck": []}]},
        {"games": [{"deck": [], "cut": 13}]},
        {"vectors": [{"cards": ["T01"], "devil": False}]},
        {"vectors": [{"hand": ["T11"], "before": [], "meld": {}}]},
        {"vectors": [{"cards": ["T21", "T20", "T1"], "options": {}}]},
        {"vectors": [{"trick": [[0, "S6"]], "hand": ["T9"]}]},
        {"vectors": [{"trick": ["SK"], "hand": ["MAT"]}]},
    )
    for document in strange:
        assert not any(kind.recognise(document) for kind in companions(GAME.meta.slug).vectors), document


def test_each_file_belongs_to_one_kind_of_one_game() -> None:
    for path in sorted(path for slug in games() for path in (DATA / slug).glob("*.json")):
        document = json.loads(path.read_text())
        if not isinstance(document, dict):
            continue
        document.pop("game", None)
        owners = [
            (slug, kind.name)
            for slug, game in games().items()
            for kind in companions(game.meta.slug).vectors
            if kind.recognise(document)
        ]
        ours = [name for slug, name in owners if slug == "mineo"]
        assert len(ours) == (path.parent.name == "mineo"), (path, owners)


def test_a_recorded_hand_can_be_told() -> None:
    document = bare_hands()
    document["hands"][2]["plays"] = [{"seat": 1, "card": "O4"}]
    document["hands"].append("no hand")
    told = played(GAME, document)
    hands = [one for one in told if not isinstance(one, ConformError)]
    assert hands[0][0] == "H01 · random, seed 171"
    (first,) = tell_states(GAME, hands[0][1].states)
    keys = [line.key for line in first.lines]
    assert keys.count("told-trick") == 20
    assert keys.count("mineo-news-called") == 11
    assert keys[-1] == "mineo-outcome-soloist"
    assert isinstance(hands[2][1].broken, RefusedAction)
    assert "hands[11]" in str(told[11])
