"""On the plates of the board and of the hand panel a bot has its face, and a person the initial as ever."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.render import Picture, PlayerNames, board_picture, hand_picture
from bot.render.faces import LOOKS
from bot.render.panel_canvas import FACE
from bot.render.panel_layout import LARGE, NORMAL, PLACE, place_left
from bot.render.player_plates import DISC
from bot.render.replay import MARK, open_table_picture
from bot.render.seats import LARGE_NAMEPLATE, NAMEPLATE, cross
from bot.render.seats import large as large_seats
from bot.render.shown import Speech
from tests.render.samples import CAST, EN, HAND, Told, auction, public, seat_view, seats

PHONE = 400 / 1100
LEGIBLE = 16
"""px of a face on a phone from which on its hat, hair and beard can be told apart (looked at)."""
LOOKING = [("dark", False), ("light", False), ("dark", True), ("light", True)]
BOT = PlayerNames(CAST.labels, CAST.table, ("", "", "Ghita", ""))
OTHER = PlayerNames(CAST.labels, CAST.table, ("", "", "Beppe", ""))


def opened(picture: Picture) -> Image.Image:
    """Return a picture in colours."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def board(cast: PlayerNames, theme: str, *, large: bool) -> Picture:
    """Return the board of four players, in a trick."""
    return board_picture(public(), cast, EN, theme=theme, large=large)


def panel(cast: PlayerNames, theme: str, *, large: bool) -> Picture:
    """Return the panel of seat 0."""
    return hand_picture(seat_view(), cast, EN, theme=theme, large=large)


def duel(cast: PlayerNames, theme: str, *, large: bool) -> Picture:
    """Return the board of two players, the second of whom is the bot."""
    two = PlayerNames(cast.labels[1:3], cast.table, cast.faces[1:3])
    return board_picture(public(2, trick=None, history=()), two, EN, theme=theme, large=large)


def calls(cast: PlayerNames, theme: str, *, large: bool) -> Picture:
    """Return the board of an auction of three."""
    return board_picture(auction(), cast, Told("en"), theme=theme, large=large)


def looked_at_again(cast: PlayerNames, theme: str, *, large: bool) -> Picture:
    """Return the table of a replay with all hands open."""
    view = public(seats=seats(open0=HAND[:5], open2=HAND[5:9]))
    return open_table_picture(view, cast, EN, theme=theme, large=large)


@pytest.mark.parametrize("draw", [board, panel, duel, calls, looked_at_again])
@pytest.mark.parametrize(("theme", "large"), LOOKING)
def test_every_bot_has_a_face_of_its_own_and_the_words_stay(
    draw: Callable[..., Picture], theme: str, large: bool
) -> None:
    pictures = [draw(cast, theme, large=large) for cast in (CAST, BOT, OTHER)]
    assert len({one.data for one in pictures}) == 3
    assert len({one.alt for one in pictures}) == 1
    assert "🤖 Cosimo" in pictures[1].alt, "who hears the text learns that it is a bot"


@pytest.mark.parametrize(("theme", "large"), LOOKING)
def test_people_have_their_initial_as_ever(theme: str, large: bool) -> None:
    nobody = PlayerNames(CAST.labels, CAST.table, ("", "", "", ""))
    for draw in (board, panel, duel, calls, looked_at_again):
        assert draw(nobody, theme, large=large).data == draw(CAST, theme, large=large).data


@pytest.mark.parametrize(("theme", "large"), LOOKING)
def test_only_the_plate_of_the_bot_changes(theme: str, large: bool) -> None:
    places = large_seats(4) if large else cross(4)
    changed = ImageChops.difference(opened(board(CAST, theme, large=large)), opened(board(BOT, theme, large=large)))
    left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
    plate = places[2].nameplate
    assert plate[0] <= left < right <= plate[2]
    assert plate[1] <= top < bottom <= plate[3]
    measures = LARGE if large else NORMAL
    changed = ImageChops.difference(opened(panel(CAST, theme, large=large)), opened(panel(BOT, theme, large=large)))
    left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
    assert place_left(2) <= left < right <= place_left(2) + PLACE
    assert measures.plate - 8 <= top < bottom <= measures.foot + 8


def test_a_face_is_legible_on_a_phone() -> None:
    board = [2 * round(high * share) for high in (NAMEPLATE, LARGE_NAMEPLATE) for share in (0.33, 0.4)]
    for size in (*board, 2 * DISC, 2 * FACE, 2 * MARK):
        assert size * PHONE >= LEGIBLE


def test_the_face_stands_for_the_mark_beside_the_name() -> None:
    speech = Speech(public(), BOT, EN)
    assert speech.beside_mark(2) == "Cosimo"
    assert speech.who(2) == "🤖 Cosimo"
    assert Speech(public(), CAST, EN).beside_mark(2) == "🤖 Cosimo"
    dots = replace(BOT, labels=("", "", "🤖 …", ""))
    assert Speech(public(), dots, EN).beside_mark(2) == "🤖 …", "a name without a letter stays whole"


def test_all_faces_of_a_table_differ() -> None:
    drawn = [board(replace(BOT, faces=("", "", name, "")), "dark", large=False).data for name in LOOKS]
    assert len(set(drawn)) == len(LOOKS)
