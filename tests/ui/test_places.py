"""Places as a reader counts them."""

from __future__ import annotations

import msgspec
import pytest

from bot.i18n import LANGUAGES, Language, words
from bot.table.concede import balances_after
from bot.table.model import TableState
from bot.ui.screens.leaving import leaving
from bot.ui.screens.places import place_of, step_of
from bot.ui.screens.profile import _result
from bot.ui.transport.screen import Text
from tests.ui.tables import some_match, table, who
from tests.ui.test_pages import PROFILE

PLACES = (
    ((1, 1, 3, 3), 3, (2, 2)),
    ((1, 1, 3, 3), 1, (1, 2)),
    # One player against two, and three for themselves.
    ((1, 1, 3), 3, (3, 3)),
    ((1, 2, 2), 2, (2, 3)),
    ((1, 2, 3), 3, (3, 3)),
    ((1, 2), 2, (2, 2)),
    ((1, 1, 1, 1), 1, (1, 4)),
)


@pytest.mark.parametrize(("places", "place", "read"), PLACES)
def test_a_pair_is_one_of_two(places: tuple[int, ...], place: int, read: tuple[int, int]) -> None:
    assert place_of(places, place) == read


def test_the_second_pair_of_a_past_match_is_second() -> None:
    assert [step_of("minchiate", place) for place in (1, 3)] == [1, 2]
    assert [step_of("terziglio", place) for place in (1, 2, 3)] == [1, 2, 3]
    assert [step_of("mineo", place) for place in (1, 2, 3)] == [1, 2, 3]
    assert [step_of("chinze", place) for place in (1, 2)] == [1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_profile_and_concession_say_second_for_the_second_pair(language: Language) -> None:
    said = words(language)
    lost = msgspec.structs.replace(PROFILE.recent[0], place=3)
    assert "2" in _result(lost, "today", said)
    assert "3" not in _result(lost, "today", said).replace("-3", "")
    state: TableState = table(some_match())
    after = balances_after(state, 0)
    assert after is not None
    assert after[1][0] == 3
    text = "\n".join(part.text for part in leaving(state, 0, who(state, said), said).parts if isinstance(part, Text))
    cost = said.text("ui-concede-stands", then="…", place=2, of=2).rpartition("…")[2]
    assert cost in text
