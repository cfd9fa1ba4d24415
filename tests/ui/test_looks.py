"""A table whose cards have another look than its game's own: texts and names of sides follow the look of the views."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.view import Count
from bot.i18n import Words
from bot.table.model import TableState
from bot.table.selectors import public_view
from bot.ui.messages.screen_builder import seated_as
from bot.ui.screens.base import name_of, short
from bot.ui.screens.named_answers import pack_of
from bot.ui.screens.names import Company
from tests.ui.tables import some_match, table, who

LOOK = "other-look"


class Looked(Words):
    """English that names every card by the look and the id it was asked for."""

    def card(self, pack: str, card_id: str) -> str:
        return f"{pack}/{card_id}"

    def card_short(self, pack: str, card_id: str) -> str:
        return f"{pack}:{card_id}"


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> TableState:
    """Return a running table whose views name another look."""

    def other(state: TableState) -> object:
        view = public_view(state)
        return view and msgspec.structs.replace(view, pack=LOOK)

    monkeypatch.setattr("bot.ui.screens.names.public_view", other)
    monkeypatch.setattr("bot.ui.screens.named_answers.public_view", other)
    return table(some_match())


def company_of(state: TableState) -> Company:
    return who(state, Looked("en"))


def test_screens_call_cards_by_the_look(looked: TableState) -> None:
    there = company_of(looked)
    assert there.pack.slug == LOOK
    assert name_of(0, there, Looked("en")) == f"{LOOK}/C01"
    assert short((0, 96), there, Looked("en")) == f"{LOOK}:C01 · {LOOK}:M00"
    assert pack_of(looked).slug == LOOK
    assert pack_of(table()).slug == "minchiate"


def test_without_another_look_the_pack_is_the_games() -> None:
    assert company_of(table(some_match())).pack.slug == "minchiate"
    assert company_of(table()).pack.slug == "minchiate"


def test_a_count_has_the_sides_of_its_own_deal() -> None:
    state, said = table(some_match()), Words("en")
    there, view = who(state, said), public_view(state)
    assert view is not None
    count = Count(1, (), (3, -3), (), sides=((2,), (0, 1, 3)))
    seated = seated_as(there, count, view, said)
    assert seated.side_labels == (there.labels[2], said.joined([there.labels[seat] for seat in (0, 1, 3)]))
    assert seated.labels == there.labels
    assert seated_as(there, msgspec.structs.replace(count, sides=()), view, said) is there
    turned = msgspec.structs.replace(count, seating=(3, 2, 1, 0))
    assert seated_as(there, turned, view, said).side_labels[0] == there.players[1]
