"""What ``verify`` checks of the seal of a deal, and what it reports about how far the deal could have been chosen."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from bot.engine.seal import Part, deal_seed, sealed, word_hash
from bot.records import RecordError, added, encode, read, verify
from bot.records.model import checksum
from tests.records.conftest import document, toy_match
from tests.support.matches import Hall
from tests.support.old_tables import old_record


@pytest.fixture
def whole() -> dict[str, Any]:
    """Return two deals of the toy game; two people have added to the second."""
    return document(toy_match())


def found(whole: dict[str, Any]) -> list[str]:
    """Return the findings for a forged file whose checksum was recomputed."""
    try:
        return [finding.code for finding in verify(read({**whole, "checksum": checksum(read(whole))}))]
    except RecordError as error:
        return [error.code]


def forged(whole: dict[str, Any], deal: int = 1, **fields: Any) -> dict[str, Any]:
    """Return the record with other fields of a deal."""
    copied = copy.deepcopy(whole)
    copied["deals"][deal] |= fields
    return copied


def test_the_material_has_everything(whole: dict[str, Any]) -> None:
    assert found(whole) == []
    deal = whole["deals"][1]
    assert [part["player"] for part in deal["parts"]] == [0, 1]
    assert deal["parts"][1]["word"] == word_hash("Galileo")


@pytest.mark.slow
def test_every_digit_of_what_people_added_is_held(whole: dict[str, Any]) -> None:
    deal = whole["deals"][1]
    for name in ("seed", "commitment", "terms", "message"):
        for place in range(len(deal[name])):
            char = deal[name][place]
            other = deal[name][:place] + ("1" if char != "1" else "2") + deal[name][place + 1 :]
            assert found(forged(whole, **{name: other})), (name, place)
    for number, part in enumerate(deal["parts"]):
        for name in ("press", "word"):
            for place in range(len(part[name])):
                parts = copy.deepcopy(deal["parts"])
                char = part[name][place]
                parts[number][name] = part[name][:place] + ("1" if char != "1" else "2") + part[name][place + 1 :]
                assert found(forged(whole, parts=parts)), (name, place)
        parts = copy.deepcopy(deal["parts"])
        parts[number]["player"] += 1
        assert found(forged(whole, parts=parts))


def test_what_people_added_cannot_be_left_out_repeated_or_put_otherwise(whole: dict[str, Any]) -> None:
    parts = whole["deals"][1]["parts"]
    more = {"player": 0, "press": str(int(parts[-1]["press"]) + 1), "word": ""}
    for other in ([], parts[:1], parts[1:], parts[::-1], [*parts, parts[1]], [*parts, more]):
        assert found(forged(whole, parts=other)), other


def test_each_lie_has_its_reason(whole: dict[str, Any]) -> None:
    deal = whole["deals"][1]
    first, second = deal["parts"]
    message = int(deal["message"])

    def reason(**fields: Any) -> str:
        return found(forged(whole, **fields))[0]

    def part(**fields: Any) -> str:
        return reason(parts=[{**first, **fields}, second])

    assert part(press=str(message)) == part(press="1") == "part-early"
    assert part(press=second["press"]) == "part-early"
    assert reason(parts=[second, first]) == "part-early"
    assert reason(message="0") == "part-early"
    assert reason(message="x") == reason(message="-1") == reason(message="07") == "message"
    assert part(press="²") == part(word="zz") == part(player=9) == part(player=-1) == "part"
    assert part(player=2) == "part", "a computer player adds nothing"
    late = str(((whole["finished"] - 1_420_070_400_000 + 2 * 3_600_000) << 22) + 1)
    assert reason(parts=[first, {**second, "press": late}]) == "part-late"
    assert reason(terms="") == reason(terms=deal["terms"] + " ") == "seal-terms"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("table ab12cd34", "table ab12cd35", "table"),
        ("deal 2", "deal 1", "deal"),
        ("game toy", "game chinze", "game"),
        ("rules 1", "rules 2", "game"),
        ('"stake":1', '"stake":3', "options"),
        ("seats p1 p2 regular", "seats p1 p2 novice", "seats"),
        ("seats p1 p2 regular", "seats p1 p2 p3", "seats"),
        ("seats p1 p2 regular", "seats p1 p2", "seats"),
    ],
)
def test_a_seal_of_something_else_is_no_seal_of_this_deal(whole: dict[str, Any], old: str, new: str, line: str) -> None:
    """Also a seal that was made for the other terms, with the cards that follow from them."""
    deal = whole["deals"][1]
    assert old in deal["terms"]
    terms = deal["terms"].replace(old, new)
    lie = forged(whole, terms=terms, commitment=sealed(bytes.fromhex(deal["seed"]), terms))
    findings = [finding for finding in verify(read(lie)) if finding.code == "terms"]
    assert [finding.args["line"] for finding in findings] == [line]


def test_a_record_whose_three_fields_are_not_together_is_none(whole: dict[str, Any]) -> None:
    for name in ("terms", "message", "parts"):
        less = copy.deepcopy(whole)
        del less["deals"][1][name]
        assert found(less) == ["shape"], name
    old_way = copy.deepcopy(whole)
    for name in ("terms", "message", "parts"):
        del old_way["deals"][1][name]
    assert found(old_way)[0] == "seal", "a new seal is not to be passed off as an old one"
    assert found({**whole, "version": 1}) == ["shape"]


def test_a_record_of_version_1_is_read_and_checked_as_ever() -> None:
    old = old_record()
    assert old["version"] == 1
    assert json.loads(encode(read(old))) == old
    assert verify(read(old)) == []
    assert found(forged(old, commitment="00" * 32))[0] == "seal"
    assert found(forged(old, seed="11" * 32))[0] == "seal"
    assert found(forged(old, parts=[])) == ["shape"]
    assert [added(deal).how for deal in read(old).deals] == ["old", "old"]


def test_it_is_said_who_added_and_who_last(whole: dict[str, Any]) -> None:
    first, second = read(whole).deals
    assert (added(first).how, added(first).people) == ("people", (0,))
    assert (added(second).how, added(second).people) == ("people", (0, 1))
    assert added(second).message == int(whole["deals"][1]["message"])


def test_a_deal_nobody_added_to_and_one_that_was_not_published_say_so() -> None:
    hall = Hall("toy", people=1, publishes=False)
    hall.start()
    hall.play()
    assert [added(deal).how for deal in read(document(hall)).deals] == ["unpublished", "unpublished"]
    alone = copy.deepcopy(document(toy_match()))
    deal = alone["deals"][0]
    seed = deal_seed(bytes.fromhex(deal["seed"]), deal["terms"], int(deal["message"]), ())
    assert seed != deal_seed(bytes.fromhex(deal["seed"]), deal["terms"], int(deal["message"]), (Part(0, 1),))
    deal["parts"] = []
    assert added(read(alone).deals[0]).how == "nobody"
