"""A deal as an animated picture, and the table of a finished match with every hand face up."""

from __future__ import annotations

import io
from functools import cache

import msgspec
import pytest
from PIL import Image

from bot.i18n import LANGUAGES, words
from bot.records import Match, match_of
from bot.render import PlayerNames, animated, frames_of
from bot.render.animation import CARD, FIRST, LAST, MAX_FRAMES, PAGE, SHOWN, TRICK
from bot.render.chips import chip_height
from bot.render.pictures import hand_picture
from bot.render.replay import LARGEST, TALL, WIDEST, open_table_picture, places
from bot.render.score_sheet import draw_count, pages_of, ruled
from bot.render.shown import Speech
from tests.support.matches import TABLE, finished, names


@cache
def match() -> Match:
    """Return one deal of Minchiate."""
    hall = finished()
    return match_of(TABLE, hall.events, names(hall))


CAST = PlayerNames(("Anna", "Bruno", "Carla", "Dino"), "Arno")


def test_one_frame_for_each_step_that_shows() -> None:
    views = [match().view(moment) for moment in match().deals[0].moments]
    count = views[-1].counts[-1]
    frames = frames_of(views, [CAST] * len(views), count, CAST)
    assert 84 < len(frames) <= len(views) + 1
    assert frames[0].ms == FIRST
    assert frames[-1].count is count
    assert frames[-1].ms == LAST
    assert sum(frame.ms == TRICK for frame in frames) >= 20
    assert sum(frame.ms == CARD for frame in frames) >= 60
    assert 40_000 < sum(frame.ms for frame in frames) < 120_000


def test_a_very_long_deal_shows_full_tricks_only() -> None:
    views = [match().view(moment) for moment in match().deals[0].moments] * 3
    assert len(frames_of(views, [CAST] * len(views))) <= MAX_FRAMES


def test_the_file_moves_and_can_be_read_again() -> None:
    views = [match().view(moment) for moment in match().deals[0].moments][-12:]
    made = animated(frames_of(views, [CAST] * len(views)), "Alt.", words("en"))
    with Image.open(io.BytesIO(made.picture.data)) as picture:
        assert picture.n_frames == made.frames > 6
        assert picture.size == SHOWN
        first = picture.convert("RGB").tobytes()
        picture.seek(3)
        assert picture.convert("RGB").tobytes() != first
    assert made.picture.name.endswith(".webp")
    assert made.picture.alt == "Alt."
    with pytest.raises(ValueError, match="no frames"):
        animated([], "Alt.", words("en"))


def test_every_hand_lies_open_and_is_said() -> None:
    moments = match().deals[0].moments
    moment = moments[len(moments) - 20]
    view = match().all_hands(moment)
    picture = open_table_picture(view, CAST, words("en"))
    with Image.open(io.BytesIO(picture.data)) as drawn:
        assert drawn.size == (1100, 700)
    for label in CAST.labels:
        assert f"Open hand of {label}" in picture.alt
    closed = open_table_picture(match().view(moment), CAST, words("en"))
    assert closed.data != picture.data
    large = open_table_picture(view, CAST, words("en"), theme="light", large=True)
    assert (large.width, large.height) == (1100, TALL)
    assert large.alt == picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_anothers_hand_is_told_with_their_name(language: str) -> None:
    its, said = match(), words(language)
    moment = its.deals[0].moments[len(its.deals[0].moments) // 2]
    for player in range(4):
        seen = its.seat_view(moment, player)
        told = hand_picture(seen, CAST, said, to_others=True)
        own = said.text("render-alt-hand", count=len(seen.hand), cards="X").partition("X")[0]
        assert own not in told.alt
        assert own in hand_picture(seen, CAST, said).alt
        who = CAST.labels[seen.seat]
        assert said.text("render-alt-hand-told", who=who, count=len(seen.hand), cards="X").partition("X")[0] in told.alt


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("lines", [1, 8, 15, 16, 21, 30, 45])
def test_a_long_count_stands_on_pages_of_full_size(lines: int, large: bool) -> None:
    its = match()
    view = its.view(its.deals[0].moments[-1])
    (count,) = view.counts
    long = msgspec.structs.replace(count, lines=(count.lines * lines)[:lines])
    speech = Speech(view, CAST, words("it"))
    pages = pages_of(long, speech, large=large)
    assert tuple(line for page in pages for line in page.lines) == long.lines
    assert [page.outcome for page in pages] == [()] * (len(pages) - 1) + [count.outcome]
    assert [page.totals == count.totals for page in pages] == [False] * (len(pages) - 1) + [True]
    for number, page in enumerate(pages, 1):
        sheet = draw_count(page, speech, large=large, page=number, pages=len(pages))
        assert sheet.image.size == (1100, 700)
    sizes = [len(page.lines) for page in pages]
    assert max(sizes) - min(sizes) <= 1
    assert (len(pages) > 1) == (ruled(long, speech, large=large).height > 700)


def test_the_pages_of_a_count_are_frames_and_the_last_stays_longest() -> None:
    its = match()
    view = its.view(its.deals[0].moments[-1])
    (count,) = view.counts
    long = msgspec.structs.replace(count, lines=(count.lines * 30)[:30])
    made = animated(frames_of([view], [CAST], long, CAST), "Alt.", words("en"))
    with Image.open(io.BytesIO(made.picture.data)) as picture:
        assert picture.size == SHOWN
        shown: list[int] = []
        for frame in range(picture.n_frames):
            picture.seek(frame)
            picture.load()
            shown.append(picture.info["duration"])
            assert len(picture.convert("RGB").crop((0, 0, 20, SHOWN[1])).getcolors(1 << 16) or ()) > 40
    assert made.frames == len(shown) >= 3
    assert shown[1:] == [PAGE] * (len(shown) - 2) + [LAST]
    assert made.ms == sum(shown)


@pytest.mark.parametrize("count", [0, 1, 5, 11, 21, 26, 34, 40])
@pytest.mark.parametrize("height", [140, 188, 284])
@pytest.mark.parametrize("widest", [WIDEST, LARGEST])
def test_chips_stay_inside_their_row_and_apart(count: int, height: int, widest: int) -> None:
    room = 760
    width, found = places(count, (300, 100), (room, height), widest)
    assert len(set(found)) == count
    assert width >= 24
    for x, y in found:
        assert 300 <= x <= 300 + room - width
        assert 100 <= y <= 100 + height - chip_height(width)
    assert all(abs(a.x - b.x) >= width or abs(a.y - b.y) >= chip_height(width) for a in found for b in found if a != b)
