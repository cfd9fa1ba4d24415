"""Groups of cards beside the trick lie in their places, apart from each other, near their owners."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.view import Zone
from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.render import text
from bot.render.card_groups import CHIP, LARGER, NUMBER, height, largest, placed, titled
from bot.render.chips import chip_height
from bot.render.seats import HOMES, SPOTS
from bot.render.shown import in_order
from bot.render.text import MIN_SIZE
from tests.render.samples import DECLARED, declared
from tests.render.test_layout import apart

ZONE = st.builds(
    Zone,
    st.just("zone-minchiate-declared"),
    st.lists(st.integers(0, 96), max_size=14).map(tuple),
    st.integers(0, 48),
    st.none() | st.integers(0, 1),
    st.sampled_from([(), DECLARED[1].lines]),
)


def test_open_cards_come_first_the_latest_on_top() -> None:
    assert in_order(DECLARED) == [DECLARED[2], DECLARED[1], DECLARED[0]]
    owned, empty = Zone("zone-minchiate-discards", (), 3, 1), Zone("zone-minchiate-folla")
    before = Zone("zone-minchiate-up-card", (5,), 1, 2)
    assert in_order([owned, empty, before]) == []
    told = Zone("zone-minchiate-folla", (), 13, 1, DECLARED[1].lines)
    assert in_order([told, DECLARED[0]]) == [DECLARED[0], told]


@given(st.lists(ZONE, max_size=8), st.integers(3, 4))
def test_what_is_drawn_lies_inside_its_spot_and_apart(zones: list[Zone], count: int) -> None:
    boxes = []
    for zone, area in placed(zones, SPOTS[count], HOMES[count]):
        assert area.height == height(zone, area.width, zone.key)
        assert any(
            spot.left == area.left and spot.top <= area.top and area.top + area.height <= spot.top + spot.height
            for spot in SPOTS[count]
        )
        boxes.append((area.left, area.top, area.left + area.width, area.top + area.height))
    assert all(apart(one, other) for n, one in enumerate(boxes) for other in boxes[n + 1 :])


@pytest.mark.parametrize(("count", "seat", "spot"), [(3, 1, 2), (3, 2, 1), (4, 3, 0), (4, 1, 1)])
def test_a_meld_lies_near_its_owner(count: int, seat: int, spot: int) -> None:
    zones = [declared(seat, "papi", 11, "T01", "T02", "T03")]
    [(_, area)] = placed(zones, SPOTS[count], HOMES[count])
    assert area.left == SPOTS[count][spot].left


OPEN = ("fool", "known", "meld", "declared", "matto-open", "monte", "fujutu-owed", "paid")
"""Groups whose cards can be counted."""
SHOWN_IN_PLAY = {
    "chinze": ("talon", "captured", "fool", "known", "meld"),
    "minchiate": ("folla", "discards", "declared", "captured", "matto-open"),
    "mineo": ("pack", "monte", "scarto", "pile-soloist", "pile-defenders", "fujutu-owed"),
    "terziglio": ("stock", "discards", "declared", "fool", "paid", "pile"),
}


def test_every_game_is_asked() -> None:
    assert set(SHOWN_IN_PLAY) == set(games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "name"), [(slug, name) for slug, names in SHOWN_IN_PLAY.items() for name in names])
def test_no_title_is_cut_in_the_narrowest_spot(slug: str, name: str, language: str) -> None:
    """Titles of any length are shown whole; the first line is beside the number."""
    said = words(language).text(f"zone-{slug}-{name}")
    counted = name not in OPEN
    lines = titled(said, min(spot.width for spots in SPOTS.values() for spot in spots), number=counted)
    assert len(lines) <= 4
    assert " ".join(lines) == said
    room = min(spot.width for spots in SPOTS.values() for spot in spots) - 20
    rooms = (room - NUMBER * counted, *[room] * 3)
    assert all(text.width(line, MIN_SIZE) <= room for line, room in zip(lines, rooms, strict=False))


def test_a_long_group_is_higher_than_a_narrow_spot() -> None:
    long = declared(0, "run", 60, *(f"T{number:02}" for number in range(24, 41)))
    assert height(long, 166) > 6 * chip_height(CHIP)
    assert placed([long], SPOTS[4], HOMES[4]) == []


@given(st.lists(ZONE, max_size=8), st.integers(3, 4))
def test_larger_cards_push_no_group_out(zones: list[Zone], count: int) -> None:
    chip, laid = largest(zones, SPOTS[count], HOMES[count])
    usual = placed(zones, SPOTS[count], HOMES[count])
    assert CHIP <= chip <= max(LARGER)
    assert [(zone, area.left) for zone, area in laid] == [(zone, area.left) for zone, area in usual]
    for zone, area in laid:
        assert area.height == height(zone, area.width, zone.key, chip)
        assert any(area.top + area.height <= spot.top + spot.height for spot in SPOTS[count] if spot.left == area.left)


def test_few_declared_cards_are_larger() -> None:
    assert largest([declared(1, "pair", 5, "T01", "T02")], SPOTS[4], HOMES[4])[0] > CHIP
    crowd = [declared(seat, "run", 30, *(f"T{n}" for n in range(34, 38))) for seat in (1, 3)]
    assert largest([*crowd, *DECLARED], SPOTS[4], HOMES[4])[0] == CHIP
