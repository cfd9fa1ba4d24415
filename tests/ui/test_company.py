"""The people of a table are kept from one message to the next, and made again when something about them changed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n import words
from bot.table.model import TableState
from bot.ui.screens.names import Marks, company, marks_of, no_marks
from tests.ui.tables import people, some_match, table

IDS = {"minchiate_T01_light": 1}
PEOPLE = people()


def tagged(ids: dict[str, int]) -> Marks:
    return lambda pack: marks_of(ids, pack, "en", "light")


@pytest.mark.parametrize("marks", [no_marks, tagged({}), tagged(IDS)], ids=["none", "no ids", "ids"])
def test_the_same_people_are_made_once(marks: Marks) -> None:
    state = table(some_match())
    first = company(state, PEOPLE, words("en"), marks)
    later: TableState = replace(state, seq=state.seq + 1)
    assert company(later, dict(PEOPLE), words("en"), marks) is first


def test_other_names_languages_and_tags_are_seen_at_once() -> None:
    state = table(some_match())
    first = company(state, PEOPLE, words("en"))
    number = next(chair.person for chair in state.chairs if chair.person in PEOPLE)
    assert number is not None
    renamed = {**PEOPLE, number: replace(PEOPLE[number], name="Zoe")}
    assert "Zoe" in company(state, renamed, words("en")).players
    assert "Zoe" not in company(state, PEOPLE, words("en")).players
    assert company(replace(state, name="Tevere"), PEOPLE, words("en")).cast.table == "Tevere"
    assert company(state, PEOPLE, words("it")) is not first
