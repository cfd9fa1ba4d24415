"""The option of the direction of play mirrors the drawn table and changes nothing else (Terziglio T1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.terziglio import GAME
from bot.i18n import words
from bot.render import trick_table
from bot.render.seats import EAST, SOUTH, THREE_CARDS, THREE_NAMEPLATES, WEST, callers, cross, homes
from bot.render.shown import Speech
from tests.games.terziglio.play import playing
from tests.render.samples import CAST


@pytest.mark.parametrize(("clockwise", "sides"), [(False, (SOUTH, EAST, WEST)), (True, (SOUTH, WEST, EAST))])
def test_the_next_seat_sits_right_or_left(clockwise: bool, sides: tuple[int, ...]) -> None:
    places = cross(3, clockwise)
    assert [places[seat].card for seat in range(3)] == [THREE_CARDS[side] for side in sides]
    assert [places[seat].nameplate for seat in range(3)] == [THREE_NAMEPLATES[side] for side in sides]
    right, left = callers(3)[1].calls, callers(3)[2].calls
    assert [callers(3, clockwise)[seat].calls for seat in (1, 2)] == ([left, right] if clockwise else [right, left])
    assert homes(3, clockwise) == ({0: 0, 1: 1, 2: 2} if clockwise else {0: 0, 1: 2, 2: 1})


@pytest.mark.parametrize(("way", "sides"), [("ccw", (SOUTH, EAST, WEST)), ("cw", (SOUTH, WEST, EAST))])
def test_the_board_follows_the_option(way: str, sides: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[int, Any] = {}
    monkeypatch.setattr(
        trick_table, "draw_nameplate", lambda _, __, info, box, *___, **more: drawn.setdefault(info.seat, box)
    )
    match = playing(("SK S6", "S7 T9", "T8 D6"), "SK", direction=way)
    view = GAME.view(match)
    trick_table.draw_board(view, Speech(view, CAST, words("en")))
    assert [drawn[seat] for seat in range(3)] == [THREE_NAMEPLATES[side] for side in sides]
    assert match.table.turn == 1
