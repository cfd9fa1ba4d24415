"""A part taken from a cache looks the same as a freshly drawn one, whatever was drawn before."""

from __future__ import annotations

import gc
import io
import weakref

import msgspec
import pytest
from PIL import Image

import cards_art
from bot.cli.render import _states
from bot.games.registry import game
from bot.i18n import words
from bot.render import LobbySeat, LobbyTable, Picture, board_picture, hand_picture
from bot.render.canvas import Canvas
from bot.render.lobby_table import lobby_picture
from bot.render.panel import draw_panel
from bot.render.shown import Speech
from bot.render.surface import Surface
from tests.render.samples import CAST, FULL, HAND, public, seat_view
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
    monkeypatch.setattr(Surface, "kept", lambda _, __, ___, draw, **____: draw())
    drawn = [board_picture(view, who, said, large=large).data for view in reversed(views)]
    assert [one == other for one, other in zip(kept, drawn, strict=True)] == [True] * len(views)


@pytest.mark.slow
@pytest.mark.exhaustive(3)
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("number", [1, 2, 4, 5], ids=lambda number: PLAYED[number].game)
def test_a_panel_from_memory_equals_one_drawn_from_nothing(
    number: int, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    its = game(PLAYED[number].game)
    states = list(_states(its, PLAYED[number], None))[::7][:24]
    views = [its.seat_view(state, seat) for state in states for seat in range(its.meta.players)]
    who, said = cast(SHORT, views[0].public), words("es")
    for view in views:
        hand_picture(view, who, said, large=large)
    kept = [opened(hand_picture(view, who, said, large=large)) for view in reversed(views)]
    monkeypatch.setattr(Surface, "kept", lambda _, __, ___, draw, **____: draw())
    monkeypatch.setattr(Surface, "below", lambda _, __, ___, draw: draw())
    drawn = [opened(hand_picture(view, who, said, large=large)) for view in reversed(views)]
    assert [one == other for one, other in zip(kept, drawn, strict=True)] == [True] * len(views)


def opened(picture: Picture) -> bytes:
    """Return the pixels of a picture: in two parts it is written otherwise than as a whole."""
    with Image.open(io.BytesIO(picture.data)) as file:
        assert file.size == (picture.width, picture.height)
        return file.tobytes()


def test_a_hand_that_stays_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither when another player's card changes the trick, nor when all its cards may be played."""
    cards: list[str] = []
    card = Surface.card
    monkeypatch.setattr(Surface, "card", lambda self, one, *at, **so: (cards.append(one), card(self, one, *at, **so)))
    hand, said = seat_view(HAND), words("en")
    one = hand_picture(msgspec.structs.replace(hand, public=public(trick=FULL)), CAST, said)
    assert len(cards) == len(HAND) + len(FULL.cards)
    cards.clear()
    other = hand_picture(msgspec.structs.replace(hand, public=public()), CAST, said)
    free = hand_picture(seat_view(HAND, playable=HAND), CAST, said)
    assert len(cards) < len(HAND), "only cards of the trick"
    low = [opened(picture)[-300 * 1100 :] for picture in (one, other, free)]
    assert low[0] == low[1] == low[2]
    assert opened(one) != opened(other)
    hand_picture(seat_view(HAND, playable=HAND[3:5]), CAST, said)
    assert len(cards) >= len(HAND), "most of its cards are dim now"


def test_a_written_picture_leaves_memory_at_once() -> None:
    """Pictures that waited for the garbage collector took 830 kB each, and it ran ten times as often."""
    view = seat_view(HAND)
    gc.disable()
    try:
        surface = draw_panel(view, Speech(view.public, CAST, words("en")))
        assert surface.bytes()
        with pytest.raises(RuntimeError):
            surface.bytes()
        left = weakref.ref(surface)
        del surface
        assert left() is None
    finally:
        gc.enable()


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
