"""No card box hides another card's index, for every size of hand."""

from __future__ import annotations

import pytest

from bot.render.card_groups import ROOM
from bot.render.frame import REST, TOP
from bot.render.layout import FIGURE, LEGIBLE, Area, Fan, filled, groups, hand_fan, index_box, rows_of, wall
from bot.render.model import HEIGHT, WIDTH
from bot.render.seats import (
    CARD,
    HIGH,
    LARGE_NAMEPLATE,
    LAST,
    NAMEPLATE,
    NOTES,
    SCORE,
    SPOTS,
    THREE_LAST,
    THREE_NOTES,
    TITLE,
    WIDE_CARD,
    SeatPlace,
    cross,
    large,
    row,
)
from bot.render.sprites import card_height
from bot.render.surface import Box, chip_height
from bot.render.trick_table import EDGE, LEGIBLE_CHIP, NAME, SHORT, abreast, card_room, chips

PHONE = 400 / WIDTH
OPEN = 108 + SHORT + NAMEPLATE + 14
"""Greatest y at which open hands begin."""


def apart(one: Box, other: Box) -> bool:
    """Return whether two boxes have no point in common."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def hidden(fan: Fan) -> list[tuple[int, int]]:
    """Return pairs (card, later card) where the later one, raised or not, covers the index of the first, lying or
    lifted."""
    high = card_height(fan.width)
    return [
        (n, m)
        for n, place in enumerate(fan.places)
        for m in range(n + 1, len(fan.places))
        for mine in (0, fan.lift, fan.raise_)
        for its in (0, fan.lift, fan.raise_)
        if not apart(
            index_box(place._replace(y=place.y - mine), fan.width),
            (fan.places[m].x, fan.places[m].y - its, fan.places[m].x + fan.width, fan.places[m].y - its + high),
        )
    ]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("count", range(1, 36))
def test_every_index_of_a_hand_stays_visible(count: int, large: bool) -> None:
    fan = hand_fan(count, REST, large=large)
    assert len(fan.places) == count
    assert hidden(fan) == []


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("count", range(1, 36))
def test_a_hand_stays_on_the_picture_and_below_the_strip(count: int, large: bool) -> None:
    fan = hand_fan(count, REST, large=large)
    for place in fan.places:
        assert place.x >= 0
        assert place.x + fan.width <= WIDTH
        assert place.y - fan.raise_ >= TOP - 6
        assert index_box(place, fan.width)[3] < HEIGHT
        assert large or place.y + card_height(fan.width) <= HEIGHT


@pytest.mark.parametrize("count", range(1, 36))
def test_figures_of_a_hand_are_legible_on_a_phone(count: int) -> None:
    assert hand_fan(count, REST).width * FIGURE * PHONE >= 12
    assert hand_fan(count, REST, large=True).width >= hand_fan(count, REST).width or count > 25


@pytest.mark.parametrize("count", [8, 9, 21, 25, 26, 35])
def test_rows_are_those_decided(count: int) -> None:
    rows = {place.y for place in hand_fan(count, REST).places}
    assert len(rows) == (1 if count <= 8 else 2 if count <= 25 else 3)
    assert sum(rows_of(count, len(rows))) == count


@pytest.mark.parametrize("count", [*range(36, 98, 7), 97])
def test_even_a_whole_pack_shows_every_index(count: int) -> None:
    fan = wall(count, ROOM)
    assert len(fan.places) == count
    assert hidden(fan) == []
    assert all(index_box(place, fan.width)[3] <= HEIGHT for place in fan.places)


@pytest.mark.parametrize("count", [3, 4])
def test_cards_and_pills_of_the_board_do_not_touch(count: int) -> None:
    assert WIDE_CARD > CARD >= LEGIBLE
    corners = [TITLE, SCORE, LAST, NOTES] if count == 4 else [(0, 0, WIDTH, TOP), THREE_LAST, THREE_NOTES]
    spots: list[Box] = [(a.left, a.top, a.left + a.width, a.top + a.height) for a in SPOTS[count]]
    layouts: list[tuple[dict[int, SeatPlace], list[Box]]] = [
        (cross(count), [*corners, *spots]),
        (row(count), []),
        (row(count, HIGH, LARGE_NAMEPLATE), []),
        (large(count), [(0, 0, WIDTH, TOP), (14, HEIGHT - 60, WIDTH - 14, HEIGHT - 12)]),
    ]
    for places, boxes in layouts:
        boxes += [place.nameplate for place in places.values()]
        boxes += [(p.card.x, p.card.y, p.card.x + p.width, p.card.y + card_height(p.width)) for p in places.values()]
        for n, box in enumerate(boxes):
            assert 0 <= box[0] < box[2] <= WIDTH
            assert 0 <= box[1] < box[3] <= HEIGHT
            assert all(apart(box, other) for other in boxes[n + 1 :]), (box, boxes[n + 1 :])


@pytest.mark.parametrize("hands", [1, 2, 3, 4])
@pytest.mark.parametrize("count", range(1, 22))
def test_open_hands_fit_their_bands(count: int, hands: int) -> None:
    counts = [count] * hands
    for shown in (SHORT, card_room(counts, OPEN, SHORT, HIGH)):
        band = HEIGHT - (OPEN + shown - SHORT) - 10
        laid, across = chips(counts, band), abreast(counts)
        assert sum((chip_height(one.width) + 4) * one.rows + EDGE for one in laid[::across]) <= band
        for one in laid:
            assert one.each * one.rows >= count
            assert 14 + NAME + one.each * (one.width + 4) <= (WIDTH if across == 1 else WIDTH // 2)
            assert hands > 1 or one.width >= LEGIBLE_CHIP


def test_short_open_hands_leave_the_trick_whole() -> None:
    top = OPEN
    assert card_room([5], top, SHORT, HIGH) > SHORT + 60
    assert card_room([1, 1, 1, 1], top, SHORT, HIGH) > SHORT + 30
    for counts in ([count] * hands for count in range(1, 22) for hands in (1, 2, 3, 4)):
        min_size = min(one.width for one in chips(counts, HEIGHT - top - 10))
        shown = card_room(counts, top, SHORT, HIGH)
        assert SHORT <= shown <= HIGH
        for one in chips(counts, HEIGHT - top - (shown - SHORT) - 10):
            assert one.width >= min(min_size, LEGIBLE_CHIP)


@pytest.mark.parametrize("counts", [[1], [3, 1, 1, 1, 1, 4, 1], [13, 13], [1] * 12, [21, 10, 5]])
def test_groups_before_play_lie_apart(counts: list[int]) -> None:
    area = Area(20, 106, 1060, 500)
    plain = groups(counts, area) or groups(counts, area, narrow=True)
    laid = filled(plain, area)
    assert [len(group.places) for group in laid] == counts
    assert all(one.high >= other.high for one, other in zip(laid, plain, strict=True))
    assert all(group.high <= card_height(group.width) for group in laid)
    boxes = [(g.caption.x, g.caption.y, g.caption.x + g.room, g.places[0].y + g.high) for g in laid]
    for n, box in enumerate(boxes):
        assert box[2] <= area.left + area.width
        assert box[3] <= area.top + area.height
        assert all(apart(box, other) for other in boxes[n + 1 :])
    assert all(b.x - a.x >= g.width * 0.3 for g in laid for a, b in zip(g.places, g.places[1:], strict=False))
