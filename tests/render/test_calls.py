"""The auction on the table picture: each seat's calls are where its card will lie, the standing call is marked."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.engine.view import Trick
from bot.i18n import LANGUAGES, words
from bot.render import Picture, board_picture
from bot.render.frame import TOP
from bot.render.model import HEIGHT, WIDTH
from bot.render.nameplates import HIGH, STEP
from bot.render.palette import DARK, rgb
from bot.render.seats import SCORE, STAKE, TITLE, callers
from bot.render.shown import calls_of, in_auction
from tests.render.samples import AUCTION, CAST, RUNNING, ZONES, Told, auction
from tests.render.test_layout import apart

TOLD = Told("en")


def cream(picture: Picture, box: tuple[int, int, int, int]) -> int:
    """Count the pixels of the colour that marks the standing call."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    scale = image.width / WIDTH
    left, top, right, bottom = (round(edge * scale) for edge in box)
    part = image.crop((left, top, right, bottom))
    return part.tobytes().count(bytes(rgb(DARK.winner)))


@pytest.mark.parametrize("count", [3, 4])
def test_the_standing_call_is_marked_at_its_seat(count: int) -> None:
    picture = board_picture(auction(count), CAST, TOLD)
    places = callers(count)
    marked = [seat for seat in range(count) if cream(picture, places[seat].calls) > 2000]
    assert marked == [1]
    nobody = board_picture(auction(count, AUCTION[:4]), CAST, TOLD)
    assert all(cream(nobody, places[seat].calls) < 100 for seat in range(count))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_rooms_for_calls_are_free(count: int) -> None:
    places = callers(count)
    rooms = [place.calls for place in places.values()]
    assert HIGH < STEP
    for n, room in enumerate(rooms):
        assert 0 <= room[0] < room[2] <= WIDTH
        assert room[3] - room[1] >= HIGH
        others = [*rooms[n + 1 :], TITLE, SCORE, *(place.nameplate for place in places.values())]
        assert count == 3 or all(apart(room, other) for other in others)


@pytest.mark.parametrize("clockwise", [False, True])
def test_three_have_plates_with_their_calls_round_what_is_at_stake(clockwise: bool) -> None:
    places = callers(3, clockwise)
    left, top, wide, high = STAKE
    plates = [(left, top, left + wide, top + high), *(place.nameplate for place in places.values())]
    for n, box in enumerate(plates):
        assert 0 <= box[0] < box[2] <= WIDTH
        assert TOP <= box[1] < box[3] <= HEIGHT
        assert all(apart(box, other) for other in plates[n + 1 :])
    for place in places.values():
        assert place.nameplate[0] <= place.calls[0] < place.calls[2] <= place.nameplate[2]
        assert place.nameplate[1] <= place.calls[1] < place.calls[3] <= place.nameplate[3]


def test_large_print_has_larger_calls() -> None:
    places = callers(3)
    large = board_picture(auction(), CAST, TOLD, large=True)
    # The large picture has more pixels and larger bubbles; the share removes the effect of the pixels.
    share = (large.width / board_picture(auction(), CAST, TOLD).width) ** 2
    usual = cream(board_picture(auction(), CAST, TOLD), callers(3)[1].calls)
    assert cream(large, places[1].calls) > 1.15 * share * usual


@pytest.mark.parametrize("large", [False, True])
def test_what_stands_is_marked_in_the_middle_over_the_stock(large: bool) -> None:
    left, top, wide, high = STAKE
    box = (left, top, left + wide, top + high)
    open_ = board_picture(auction(calls=AUCTION[:4]), CAST, TOLD, large=large)
    standing = board_picture(auction(), CAST, TOLD, large=large)
    assert cream(open_, box) < 100
    assert cream(standing, box) > 15_000
    bare = board_picture(auction(zones=()), CAST, TOLD, large=large)
    assert bare.data != standing.data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_has_every_call_in_order(language: str) -> None:
    class Here(Told):
        pass

    said = Here(words(language).language)
    alt = board_picture(auction(), CAST, said).alt
    stands = said.text("render-alt-stands")
    assert (
        "Ginevra: Pass; Lorenzo il Magnifico: I play; 🤖 Cosimo: Pago, cinque e monte; "
        f"Ginevra: Pago, cinque e monte; Lorenzo il Magnifico: Solo ({stands})" in alt
    )


def test_calls_are_shown_until_a_card_is_played() -> None:
    assert in_auction(auction())
    assert in_auction(auction(trick=Trick(1, 0, ())))
    assert not in_auction(auction(calls=()))
    assert not in_auction(auction(trick=RUNNING))
    assert [call.key for call in calls_of(auction(), 0)] == ["call-sample-pass", "call-sample-offer"]
    assert "Solo" not in board_picture(auction(trick=RUNNING), CAST, TOLD).alt


def test_beside_open_cards_the_pill_says_the_latest_call() -> None:
    shown = board_picture(auction(zones=ZONES[:1]), CAST, TOLD)
    silent = board_picture(auction(zones=ZONES[:1], calls=()), CAST, TOLD)
    assert "Solo" in shown.alt
    assert shown.data != silent.data
