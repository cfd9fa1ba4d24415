"""A part taken from a cache looks the same as a freshly drawn one, whatever was drawn before."""

from __future__ import annotations

import msgspec
import pytest

import cards_art
from bot.cli.render import _states
from bot.games.registry import game
from bot.i18n import words
from bot.render import LobbySeat, LobbyTable, board_picture
from bot.render.canvas import Canvas
from bot.render.lobby_table import lobby_picture
from bot.render.surface import Surface
from tests.render.test_whole_words import PLAYED, SHORT, cast


@pytest.mark.slow
@pytest.mark.exhaustive(3)
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("number", [1, 2, 4, 5], ids=lambda number: PLAYED[number].game)
def test_a_board_from_memory_is_the_one_drawn_anew(number: int, large: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    its = game(PLAYED[number].game)
    views = [its.view(state) for state in _states(its, PLAYED[number], None)][::3]
    who, said = cast(SHORT, views[0]), words("it")
    for view in views:
        board_picture(view, who, said, large=large)
    kept = [board_picture(view, who, said, large=large).data for view in reversed(views)]
    monkeypatch.setattr(Surface, "kept", lambda _, __, ___, draw: draw())
    drawn = [board_picture(view, who, said, large=large).data for view in reversed(views)]
    assert [one == other for one, other in zip(kept, drawn, strict=True)] == [True] * len(views)


def test_while_a_table_is_filled_its_ground_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    rim = Canvas._rim
    monkeypatch.setattr(Canvas, "_rim", lambda canvas: (drawn.append(1), rim(canvas)))
    seats = (LobbySeat("Anna", host=True), LobbySeat(), LobbySeat(), LobbySeat())
    cards = tuple(list(cards_art.pack("minchiate").faces)[:5])
    table = LobbyTable("A table that is filled", "Short", "free", seats, cards, "minchiate", "en", "")
    for name in ("Bruno", "Carla", "Dino"):
        lobby_picture(msgspec.structs.replace(table, seats=(*seats[:3], LobbySeat(name))))
    assert drawn == [1]
