"""The private panel between deals, after them, and while a computer player plays."""

from __future__ import annotations

import pytest

from bot.engine.actions import Decision
from bot.engine.view import SeatView, Zone
from bot.i18n import words
from bot.table.model import Chair
from bot.ui import screens
from tests.ui.hand_panel import HAND, ids
from tests.ui.limits import assert_limits, said
from tests.ui.tables import CHAIRS, hand_view, some_match, table, who


def test_between_deals_one_may_say_that_one_is_ready() -> None:
    said_in = words("en")
    decision = Decision(0, "play", cards=HAND)
    state = table(some_match(), between=True)
    company = who(state, said_in)
    waiting = screens.hand(state, hand_view(HAND, decision, deal_over=True), company, None, said_in)
    assert "next" in ids(waiting)
    assert not {"pick:0", "play"} & set(ids(waiting))
    ready = table(some_match(), between=True, ready=frozenset({0, 1, 2, 3}))
    assert "next" not in ids(screens.hand(ready, hand_view(HAND), company, None, said_in))


def test_between_deals_the_panel_is_no_wall_of_names() -> None:
    said_in, state = words("en"), table(some_match(), between=True)
    lying = Zone("zone-minchiate-discards", (1, 15, 29), 3, 0)
    view = hand_view((), trick=False, public_zones=(lying,), deal_over=True)
    between = screens.hand(state, view, who(state, said_in), None, said_in)
    assert said_in.text("zone-minchiate-discards") not in said(between.view())
    played = screens.hand(table(some_match()), view, who(state, said_in), None, said_in, wordy=True)
    assert said_in.text("zone-minchiate-discards") in said(played.view())


@pytest.mark.parametrize("status", ["playing", "finished"])
def test_the_board_of_a_match_that_is_over_is_no_wall_of_names_either(status: str) -> None:
    said_in, state = words("en"), table(some_match(), status=status)
    lying = Zone("zone-minchiate-discards", (1, 15, 29), 3, 0)
    view = hand_view((), trick=False, public_zones=(lying,)).public
    board = screens.board(state, view, who(state, said_in), None, said_in)
    assert (said_in.text("zone-minchiate-discards") in said(board.view())) == (status == "playing")


def test_who_is_away_may_come_back() -> None:
    away = tuple(Chair(chair.person, chair.level, chair.bot_name, chair.person is not None) for chair in CHAIRS)
    said_in, state = words("es"), table(some_match(), chairs=away)
    for seat in range(4):
        view = hand_view(HAND)
        view = SeatView(seat, view.public, view.hand)
        screen = screens.hand(state, view, who(state, said_in), None, said_in)
        player_is_bot = "Un bot juega por ti" not in said(screen.view())
        assert ("back" in ids(screen)) is not player_is_bot


def test_the_panel_of_a_past_deal_keeps_no_card() -> None:
    state = table(some_match())
    stub = screens.hand_stub(state, words("it"))
    assert_limits(stub.view())
    assert ids(stub) == []
