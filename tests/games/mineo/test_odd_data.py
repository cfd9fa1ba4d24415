"""Invalid data: nothing raises, the error names the field, and the entry is returned unchanged."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.mineo import GAME
from bot.games.registry import companions
from tests.games.mineo.test_conform_oracle import bare, conformed
from tests.games.mineo.test_vectors import load

JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 3, 2.5, 10**30, "", "T8", "X", "\ud800", [], [[]], [None], ["O4", "O4"], ["O4", 7],
    [{}], {}, {"seat": 9}, [{"seat": 0, "card": "O4", "call": "solo", "say": "no", "round": 1}],
)  # fmt: skip

AUCTION = {"id": "A1", "dealer": 0, "options": {}, "calls": ["altre5", "mischio", "mischio", "pago"]}
TRICK = {"id": "T1", "hand": ["C7", "T3", "F"], "trick": ["O8"], "options": {}}


def hand(number: int = 0) -> dict[str, Any]:
    """Return a recorded hand with nothing but its inputs."""
    return bare(load("selfplay")["hands"][number])


def wrecks(entry: dict[str, Any], fields: tuple[str, ...]) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Yield the entry with one field replaced by an invalid value, or missing, each in turn."""
    for field in fields:
        for junk in JUNK:
            yield field, junk, {**copy.deepcopy(entry), field: junk}
        yield field, "(missing)", {key: value for key, value in entry.items() if key != field}


def check(key: str, entry: dict[str, Any], fields: tuple[str, ...], result: str, aliases: dict[str, str]) -> int:
    """Process every broken entry; return how many were refused."""
    refused = 0
    for field, junk, wreck in wrecks(entry, fields):
        done, errors = conformed({"game": "mineo", key: [entry, wreck]})
        assert result in done[key][0]
        assert len(errors) <= 1, (field, junk, errors)
        if not errors:
            assert result in done[key][1], (field, junk)
            continue
        refused += 1
        name, where = errors[0].split(": ")[:2]
        allowed = {field, aliases.get(field, field)}
        assert name == entry["id"], (field, junk, errors)
        assert {one.split("[")[0].split(".")[0] for one in where.split(", ")} & allowed, (field, junk, errors)
        assert done[key][1] == wreck, (field, junk)
    return refused


def test_auctions_with_junk_in_a_field() -> None:
    assert check("vectors", AUCTION, ("dealer", "options", "calls"), "expect", {}) >= 40


def test_tricks_with_junk_in_a_field() -> None:
    assert check("vectors", TRICK, ("hand", "trick", "options"), "expect", {"hand": "trick"}) >= 40


def test_scores_with_junk_in_a_field() -> None:
    entry = {key: value for key, value in load("scoring")["vectors"][4].items() if key != "expect"}
    fields = tuple(key for key in entry if key != "id")
    assert check("vectors", entry, fields, "expect", {"soloist": "rivanto_by"}) >= 100


def test_hands_with_junk_in_a_field() -> None:
    """A wrong dealer or deck shows at the first call, card or discard that no longer fits."""
    fields = ("dealer", "deck", "calls", "discard", "declarations", "plays", "options")
    assert check("hands", hand(), fields, "result", {"dealer": "calls", "calls": "discard"}) >= 100


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"calls": []}, "H01: discard: refused: mineo-no-play-now (S40)"),
        ({"calls": [], "discard": [], "declarations": [], "plays": []}, "H01: calls: the hand is not finished"),
        ({"plays": []}, "H01: plays: the hand is not finished"),
        ({"discard": ["O4", "S9"]}, "H01: discard: refused: mineo-scarto-count (S40)"),
        ({"discard": ["O4", "S9", "O4"]}, "H01: discard: refused: mineo-scarto-count (S40)"),
        ({"discard": ["O4", "S9", "S8", "S7"]}, "H01: discard: refused: mineo-scarto-count (S40)"),
        ({"discard": ["O4", "S9", "ZZ"]}, "H01: discard: refused: mineo-no-such-card (S2)"),
        ({"discard": ["O4", "S9", "T20"]}, "H01: discard: refused: mineo-not-held (S40)"),
        ({"options": {"scommessa": True}}, "H01: options: option-unknown scommessa"),
        ({"options": {"overtrump": 1}}, "H01: options: option-value overtrump 1 (S56)"),
    ],
)
def test_the_error_of_a_hand_says_where_and_why(change: dict[str, Any], error: str) -> None:
    assert conformed({"hands": [{**hand(), **change}]})[1] == [error]


def test_a_bet_nobody_was_asked_for_is_named_by_its_place() -> None:
    entry = hand()
    entry["declarations"] = [*entry["declarations"], {"seat": 2, "say": "rivanto"}]
    assert conformed({"hands": [entry]})[1] == ["H01: declarations[2]: refused: mineo-nothing-to-say (S47)"]
    entry["declarations"] = [{"seat": 0, "say": "rivanto"}]
    assert conformed({"hands": [entry]})[1] == ["H01: declarations[0]: refused: mineo-nothing-to-say (S44)"]


def test_a_forced_scarto_is_written_down_whole() -> None:
    """S41, ``scartine_only``: a panel adds the cards that must go, and a record names them."""
    entry = {**hand(), "options": {"discard_rule": "scartine_only"}}
    assert conformed({"hands": [entry]})[1] == []
    entry["discard"] = entry["discard"][:1]
    assert conformed({"hands": [entry]})[1] == ["H01: discard: refused: mineo-scarto-count (S40)"]


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        ({"hand": ["O5"], "trick": ["O6", "O7", "O8"]}, "trick: at most two cards were expected beside a hand"),
        ({"hand": ["O5", "F"], "trick": ["F"]}, "hand, trick: no card can be both in the hand and on the table"),
        ({"hand": ["O5", "O5"], "trick": []}, "hand: different cards of the pack were expected"),
        ({"trick": ["O6", "O7"]}, "trick: three cards were expected"),
    ],
)
def test_the_error_of_a_trick_says_where_and_why(entry: dict[str, Any], error: str) -> None:
    assert conformed({"game": "mineo", "vectors": [{"id": "T1", **entry}]})[1] == [f"T1: {error}"]


@pytest.mark.parametrize("lost", ["soloist_cards", "defender_cards"])
def test_piles_that_are_not_the_pack_name_both_piles(lost: str) -> None:
    entry = load("scoring")["vectors"][0]
    (error,) = conformed({"vectors": [{**entry, lost: entry[lost][1:]}]})[1]
    assert error == "V001: soloist_cards, defender_cards: together they must be the 63 cards, each once"


@pytest.mark.parametrize(
    ("taken", "where"),
    [
        ([["T20", 0]], "pigliate[0]"),
        ([["T1", 0], ["OR", 0]], "pigliate[1]"),
        ([["T1", 0], ["T16", 1], ["T1", 2]], "pigliate[2]"),
        ([["T1", 3]], "pigliate[0]"),
        ([["T1"]], "pigliate[0]"),
        (["T1"], "pigliate[0]"),
    ],
)
def test_only_what_can_be_captured_is_a_pigliata(taken: list[Any], where: str) -> None:
    """S66, S74: trumps 16 to 19 and the Picciotti, each once in a hand."""
    entry = {**load("scoring")["vectors"][0], "pigliate": taken}
    (error,) = conformed({"vectors": [entry]})[1]
    assert error.split(": ")[:2] == [entry["id"], where]


def test_the_calls_say_who_and_when_or_leave_it_open() -> None:
    """Seats and giri may be missing; if they are given they must be correct (S23)."""
    entry = hand()
    entry["calls"] = [{"call": said["call"]} for said in entry["calls"]]
    entry["plays"] = [{"card": played["card"]} for played in entry["plays"]]
    done, errors = conformed({"hands": [entry]})
    assert errors == []
    known = load("selfplay")["hands"][0]
    assert [done["hands"][0][key] for key in ("calls", "plays", "result")] == [
        known[key] for key in ("calls", "plays", "result")
    ]
    entry["calls"][3] = {**entry["calls"][3], "round": 3}
    assert conformed({"hands": [entry]})[1] == ["H01: calls[3]: refused: not-your-turn (S23)"]


def test_a_list_of_several_kinds_is_filled_in_by_each() -> None:
    """Every kind leaves the entries of the others unchanged; an entry of no kind is an error, not a crash."""
    score = load("scoring")["vectors"][0]
    document: dict[str, Any] = {"vectors": [AUCTION, TRICK, {**score, "expect": None}, {"id": "N1", "dealer": 0}]}
    kinds = [kind for kind in companions(GAME.meta.slug).vectors if kind.recognise(document)]
    assert len(kinds) == 3
    found: set[str] = set()
    for kind in kinds:
        document, errors = kind.process(document)
        found |= {str(error).split(":")[0] for error in errors}
    assert found == {"N1"}
    first, second, third, _ = document["vectors"]
    assert first["expect"]["type"] == "open"
    assert second["expect"] == {"legal": ["T3", "F"]}
    assert third == score


def test_a_list_of_hands_that_is_null_is_no_list() -> None:
    known = load("selfplay")["auction_only_hands"][0]
    done, errors = conformed({"hands": None, "auction_only_hands": [bare(known)]})
    assert errors == []
    assert done == {"hands": None, "auction_only_hands": [known]}
    assert conformed({"hands": 5, "auction_only_hands": [bare(known)]})[1] == ["hands: a list was expected"]
