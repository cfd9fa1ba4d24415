"""A record tampered in any value that matters is refused, with the reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.game import OptionSpec
from bot.engine.seal import sealed
from bot.games.registry import games
from bot.records import Finding, RecordError, encode, read, verify
from bot.records.model import checksum
from tests.records.conftest import document, record, toy_match
from tests.records.forging import Path, put
from tests.selection import exhaustive
from tests.support.matches import Hall, finished

FREE = ("checksum", "started", "finished", "name", "by", "preset")
"""What is protected by the checksum alone: see the docstring of bot.records.verify. Options and levels are in the
seals."""


def test_a_record_older_than_an_option_of_the_game_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is replayed under the option's default. A record that lacks an option of its own terms is refused."""
    whole, its_game = record(toy_match()), games()["toy"]
    assert verify(whole) == []
    later = replace(its_game.meta, options=(*its_game.meta.options, OptionSpec("later", (False, True), default=False)))
    monkeypatch.setattr(type(its_game), "meta", later)
    assert verify(whole) == []
    fewer = {key: value for key, value in whole.options.items() if key != "stake"}
    lacking = replace(whole, options=fewer)
    finding, *_ = verify(replace(lacking, checksum=checksum(lacking)))
    assert (finding.code, finding.args) == ("terms", {"line": "options"})


def values(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every value of a document that is neither list nor object, with its path."""
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else None
    if items is None:
        yield path, node
        return
    for key, value in items:
        yield from values(value, (*path, key))


def other(value: Any, place: int = 0) -> Any:
    """Return another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() if value:
            at = place % len(value)
            return value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :]
        case str():
            return "x"
        case _:
            return 0


def resealed(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the document with a matching checksum, as a forger would leave it. A broken form is left as it is."""
    try:
        return {**whole, "checksum": checksum(read(whole))}
    except RecordError:
        return whole


def reasons(whole: dict[str, Any]) -> list[str]:
    """Return the codes of the findings."""
    try:
        return [finding.code for finding in verify(read(whole))]
    except RecordError as error:
        return [error.code]


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    return document(finished())


def test_a_sound_record_holds(whole: dict[str, Any]) -> None:
    assert reasons(whole) == []
    assert reasons(resealed(whole)) == []


@pytest.mark.slow
def test_any_value_that_matters_is_missed_even_with_a_new_checksum(whole: dict[str, Any]) -> None:
    for path, value in list(values(whole))[:: 1 if exhaustive() else 3]:
        tampered = put(whole, path, other(value))
        if not reasons(resealed(tampered)):
            assert set(path) & set(FREE), path
            assert reasons(tampered) == ["checksum"], path


@pytest.mark.slow
def test_the_small_game_too_value_by_value_and_digit_by_digit() -> None:
    small = document(toy_match())
    for path, value in values(small):
        for place in range(len(value) if isinstance(value, str) else 1):
            tampered = put(small, path, other(value, place))
            if not reasons(resealed(tampered)):
                assert set(path) & set(FREE), (path, place)
                assert reasons(tampered) == ["checksum"], (path, place)


@pytest.mark.slow
def test_anything_left_out_or_added_is_missed() -> None:
    def walk(node: Any, path: Path = ()) -> Iterator[Path]:
        items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
        for key, value in items:
            yield (*path, key)
            yield from walk(value, (*path, key))

    whole = document(toy_match())
    for path in list(walk(whole)):
        less = copy.deepcopy(whole)
        node: Any = less
        for key in path[:-1]:
            node = node[key]
        del node[path[-1]]
        assert reasons(resealed(less)), path
    more = copy.deepcopy(whole)
    more["deals"][0]["steps"][5]["note"] = "x"
    assert reasons(more) == ["shape"]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_nonsense_brings_the_check_down(data: st.DataObject) -> None:
    whole = document(finished())
    paths = [path for path, _ in values(whole)]
    wild = st.one_of(
        st.none(), st.booleans(), st.integers(-(10**30), 10**30), st.floats(), st.text(max_size=8), st.just([]),
        st.just({}), st.just("\udc80"), st.just("T40"), st.just(2**63),
    )  # fmt: skip
    for _ in range(data.draw(st.integers(1, 4))):
        whole = put(whole, data.draw(st.sampled_from(paths)), data.draw(wild))
        paths = [path for path, _ in values(whole)]
    assert isinstance(reasons(resealed(whole)), list)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(place=st.integers(0, 10**6), byte=st.integers(0, 255))
def test_any_byte_changed_in_the_file_is_noticed(place: int, byte: int) -> None:
    raw = bytearray(encode(record(finished())))
    raw[place % len(raw)] = byte
    try:
        tampered = json.loads(raw)
    except ValueError:
        return
    assert tampered == document(finished()) or reasons(tampered)


def found(whole: dict[str, Any]) -> list[Finding]:
    return verify(read(resealed(whole)))


def test_findings_name_deal_and_step() -> None:
    whole = document(toy_match())
    path = ("deals", 1, "steps", 3, "facts", 0, "card")
    value = whole["deals"][1]["steps"][3]["facts"][0]["card"]
    (finding,) = found(put(whole, path, (value + 1) % 12))
    assert (finding.code, finding.deal, finding.step) == ("fact", 2, 4)


def test_each_kind_of_lie_has_its_own_reason(match: Hall) -> None:
    whole = document(match)
    steps = whole["deals"][0]["steps"]
    first = next(n for n, step in enumerate(steps) if step["facts"][0]["type"] == "card_played")

    def codes(path: Path, value: Any) -> list[str]:
        return [finding.code for finding in found(put(whole, path, value))]

    assert codes(("game",), "briscola") == ["game"]
    assert codes(("rules_rev",), 99) == ["rules-rev"]
    assert codes(("cards", 0), "ZZ") == ["cards"]
    assert codes(("options", "set_length"), 7) == ["options"]
    assert codes(("options", "no_such"), 7) == ["options"]
    assert codes(("preset",), "nobody") == ["preset"]
    assert codes(("players",), whole["players"][:3]) == ["players"]
    assert codes(("started",), whole["finished"] + 1) == ["times"]
    assert codes(("finished",), 10**18) == ["times"]
    assert codes(("deals",), [])[0] == "no-deals"
    assert codes(("deals", 0, "deal"), 2) == ["deal-number"]
    assert codes(("deals", 0, "seed"), "xyz")[:2] == ["seed", "shuffle"]
    assert codes(("deals", 0, "commitment"), "00" * 32) == ["seal-terms"]
    assert codes(("table", "id"), "other") == ["terms"]
    assert codes(("deals", 0, "steps", first, "do"), {"type": "pick", "cards": ["NO"]}) == ["illegal"]
    assert codes(("deals", 0, "steps", first, "do"), {"type": "stop"}) == ["who"]
    assert codes(("deals", 0, "steps", first, "player"), None) == ["who"]
    assert codes(("deals", 0, "steps", first, "player"), 9) == ["who"]
    assert codes(("deals", 0, "steps", first, "facts"), []) == ["fact-missing"]
    assert codes(("deals", 0, "steps", first, "facts"), steps[first]["facts"] * 2) == ["fact-extra"]
    assert codes(("deals", 0, "steps", 0, "do", "kind"), "shuffle") == ["chance"]
    assert codes(("deals", 0, "steps"), steps[:-1]) == ["no-end"]
    assert codes(("deals", 0, "steps"), []) == ["no-steps"]
    assert codes(("result", "complete"), False) == ["result"]
    assert codes(("deals", 0, "steps", first, "by"), "") == ["by"]
    assert codes(("deals", 0, "steps", 0, "by"), "person") == ["by"]


def test_other_cards_under_the_same_seal_are_found_out(match: Hall) -> None:
    whole = document(match)
    forged = "11" * 32
    whole["deals"][0]["seed"] = forged
    whole["deals"][0]["commitment"] = sealed(bytes.fromhex(forged), whole["deals"][0]["terms"])
    assert "shuffle" in [finding.code for finding in found(whole)]


def test_steps_cannot_wander_into_another_deal() -> None:
    whole = document(toy_match())
    deals = whole["deals"]
    late = copy.deepcopy(whole)
    late["deals"][1]["steps"].insert(0, late["deals"][0]["steps"].pop())
    assert [finding.code for finding in found(late)] == ["deal-end"]
    early = copy.deepcopy(whole)
    early["deals"][0]["steps"].append(early["deals"][1]["steps"].pop(0))
    assert [finding.code for finding in found(early)][:1] == ["deal-end"]
    assert deals[0]["steps"] == whole["deals"][0]["steps"]


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ({}, "format"),
        ({"format": "germini-hand-record"}, "version"),
        ({"format": "germini-hand-record", "version": True}, "version"),
        ({"format": "germini-hand-record", "version": 3}, "version"),
        ({"format": "germini-hand-record", "version": 1}, "shape"),
        ({"format": "germini-hand-record", "version": 2}, "shape"),
        ({"format": "germini-hand-record", "version": 1, "game": "\u202e" * 4000}, "shape"),
    ],
)
def test_what_is_no_record_says_why(document: dict[str, Any], code: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(document)
    assert refused.value.code == code
    assert all(len(str(value)) <= 160 for value in refused.value.args_for_text.values())


def test_the_file_is_utf8_whatever_the_names_are(match: Hall) -> None:
    from msgspec.structs import replace

    made = record(match)
    odd = replace(made, table=replace(made.table, name="\udcff “è”"))
    assert json.loads(encode(odd))["table"]["name"] == "\udcff “è”"
