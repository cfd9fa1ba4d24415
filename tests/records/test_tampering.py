"""Every field of a record of every game is changed, added, left out and moved: changes that matter are refused, and the
finding names the place (issue 5: "a record tampered in any byte that matters is refused by ``verify`` with the
reason").

Two forgers are tried. One changes the file alone: the checksum detects every change. The other recomputes the checksum:
then everything that follows from the rules and the seal is detected, at the exact deal and step. ``UNPROVEN`` lists
everything else.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from bot.games.registry import games
from bot.records import encode, record_of
from bot.records.read import named_twice
from tests.records.conftest import toy_match
from tests.records.forging import (
    CHEAPEST,
    OF_EACH,
    SEVERAL,
    UNPROVEN,
    document,
    excused,
    found,
    holds,
    nodes,
    others,
    points_at,
    put,
    raw,
    rearranged,
    shape,
    some,
    tried,
    unnoticed,
)
from tests.support.matches import names


@pytest.mark.parametrize("slug", SEVERAL)
def test_the_record_holds(slug: str) -> None:
    whole = document(slug)
    assert holds(whole)
    assert found(whole) == []
    assert len(whole["deals"]) > 1


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", CHEAPEST)
def test_every_field_changed_is_found_where_it_stands(slug: str) -> None:
    whole = document(slug)
    leaves = (path for path, value in nodes(whole) if path and not isinstance(value, dict | list))
    passed: Counter[str] = Counter()
    for path in some(whole, leaves, OF_EACH[slug]):
        value: Any = whole
        for key in path:
            value = value[key]
        for other in others(value):
            if other == value and type(other) is type(value):
                continue
            tampered = put(whole, path, other)
            held, findings = tried(tampered)
            assert not held, (path, other)
            if path == ("checksum",):
                continue
            if not findings:
                assert excused(whole, path, other), (path, value, other)
                passed[shape(path)] += 1
            else:
                assert points_at(path, findings), (path, value, other, findings)
    assert set(passed) <= set(UNPROVEN)
    assert {"players/name", "table/name", "started", "finished", "deals/steps/by"} <= set(passed)


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", CHEAPEST)
def test_nothing_can_be_added_left_out_or_put_elsewhere(slug: str) -> None:
    whole = document(slug)
    holders = (path for path, value in nodes(whole) if path and isinstance(value, dict | list))
    for path in [(), *some(whole, holders, OF_EACH[slug])]:
        value: Any = whole
        for key in path:
            value = value[key]
        for other in rearranged(value):
            if other == value:
                continue
            tampered = put(whole, path, other) if path else other
            held, findings = tried(tampered)
            assert not held, (path, other)
            if findings:
                continue
            if path == ("players",):
                # Only names are exchanged; who has which level is another matter.
                assert [player["level"] for player in other] == [player["level"] for player in value]
            else:
                assert shape(path) == "deals/steps/do", (path, value, other)


@pytest.mark.slow
def test_every_byte_of_a_small_file() -> None:
    its = toy_match()
    file = encode(record_of(its.state.id, its.events, names(its)))
    assert unnoticed(file, range(len(file))) == []


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("slug", CHEAPEST)
def test_bytes_of_every_game(slug: str) -> None:
    """Tries the heading, the end, and bytes from everywhere between."""
    file = raw(slug)
    between = range(200, len(file) - 300, len(file) // 150)
    assert unnoticed(file, [*range(200), *between, *range(len(file) - 300, len(file))]) == []


@pytest.mark.parametrize("slug", SEVERAL)
def test_what_reads_the_same_may_be_written_otherwise(slug: str) -> None:
    """Whitespace, the order of names in an object, and letters written as escapes carry no meaning in JSON."""
    whole = document(slug)
    for text in (
        json.dumps(whole),
        json.dumps(whole, indent=3, ensure_ascii=False),
        json.dumps(whole, sort_keys=True, separators=(",", ":")),
        json.dumps(dict(reversed(whole.items()))),
    ):
        assert holds(json.loads(text))


@pytest.mark.parametrize("name", ["result", "places", "checksum", "player", "type"])
def test_a_name_that_stands_twice_is_found(name: str) -> None:
    """Some readers use the first of the values and others the last; the checksum cannot detect it."""
    text = raw("chinze").decode()
    before, _, after = text.rpartition(f'"{name}":')
    forged = f'{before}"{name}": "a lie", "{name}":{after}'
    assert holds(json.loads(forged))
    assert named_twice(forged) == name
    assert named_twice(text) == ""


def test_each_of_the_games_is_tampered_with_once() -> None:
    assert sorted(CHEAPEST) == sorted(SEVERAL) == sorted(set(games()) - {"toy"})
