"""The record of a conceded match: the final places follow from who conceded, and that is checked too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.records import encode, read, verify
from bot.records.model import checksum
from bot.table import commands as cmd
from bot.table.concede import asked_to_concede
from bot.table.selectors import deal_number
from tests.records.conftest import document, record
from tests.support.matches import Hall


@pytest.fixture
def given_up() -> Hall:
    """Return a match in pairs in which Anna's side concedes the first deal."""
    hall = Hall("minchiate", seed=3, people=4)
    hall.start()
    for _ in range(4):
        hall.step()
    hall.give(cmd.Concede(), 1)
    for player in asked_to_concede(hall.state, 0):
        hall.give(cmd.AnswerConcession(deal_number(hall.state), agree=True), player + 1)
    assert hall.state.status == "finished"
    return hall


def codes(whole: dict[str, Any]) -> list[str]:
    """Return the findings for a document whose checksum was recomputed."""
    found = read(whole)
    whole["checksum"] = checksum(found)
    return [one.code for one in verify(read(whole))]


def test_it_holds_and_says_who_conceded(given_up: Hall) -> None:
    made = record(given_up)
    assert verify(made) == []
    assert read(json.loads(encode(made))) == made
    assert made.result.conceded == given_up.state.yielded
    assert [made.result.places[player] for player in made.result.conceded] == [3, 3]


def test_without_it_the_places_do_not_hold(given_up: Hall) -> None:
    whole = document(given_up)
    del whole["result"]["conceded"]
    assert codes(whole) == ["result"]


@pytest.mark.parametrize("players", [[0], [0, 1, 2], [9, 11]])
def test_those_who_are_no_side_cannot_have_conceded(given_up: Hall, players: list[int]) -> None:
    whole = document(given_up)
    whole["result"]["conceded"] = players
    assert codes(whole) == ["conceded"]


def test_a_match_that_nobody_conceded_says_nothing_of_it(match: Hall) -> None:
    whole = document(match)
    assert "conceded" not in whole["result"]
    assert codes(whole) == []
    whole["result"]["conceded"] = [0, 2]
    assert codes(whole) == ["conceded"], "a match played to its end was not conceded"
