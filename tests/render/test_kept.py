"""A part taken from a cache looks the same as a freshly drawn one, whatever was drawn before."""

from __future__ import annotations

import pytest

from bot.cli.render import _states
from bot.games.registry import game
from bot.i18n import words
from bot.render import board_picture
from bot.render.surface import Surface
from tests.render.test_whole_words import PLAYED, SHORT, cast


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
