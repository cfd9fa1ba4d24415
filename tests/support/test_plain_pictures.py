"""Plain pictures have the names and alt texts of drawn ones, and differ where those differ."""

from __future__ import annotations

import pytest

from bot.engine.view import PublicView
from bot.games.registry import games
from bot.i18n import words
from bot.render import board_picture, hand_picture
from bot.table.selectors import public_view, seat_view
from tests.support.matches import Hall
from tests.support.plain_pictures import draw_nothing
from tests.ui.tables import who


@pytest.mark.parametrize("slug", sorted(games()))
def test_they_say_what_drawn_pictures_say(
    slug: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, said = Hall(slug, seed=1, people=1), words("en")
    hall.start()
    state = hall.state
    cast, own = who(state, said).cast, seat_view(state, 0)
    view = public_view(state)
    assert isinstance(view, PublicView)
    assert own is not None
    drawn = (board_picture(view, cast, said, token="a"), hand_picture(own, cast, said, token="b"))
    draw_nothing(request, monkeypatch)
    plain = (board_picture(view, cast, said, token="a"), hand_picture(own, cast, said, token="b"))
    assert [(one.name, one.alt) for one in plain] == [(one.name, one.alt) for one in drawn]
    assert max(len(one.data) for one in plain) < 1000 < min(len(one.data) for one in drawn)
    assert hand_picture(own, cast, said, theme="light").data != plain[1].data
    assert hand_picture(own, cast, said, theme="dark").data == hand_picture(own, cast, said, theme="dark").data
