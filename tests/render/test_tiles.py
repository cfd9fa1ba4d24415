"""Many groups before the play: every card's index is whole, in the picture and large enough for a phone."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli.render import _states
from bot.engine.view import PublicView
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.render import surface
from bot.render.card_groups import WIDTHS, tiles
from bot.render.chips import chip_height
from bot.render.first_lead import room
from bot.render.layout import FIGURE, LEGIBLE, Area, groups
from bot.render.model import WIDTH
from bot.render.shown import Speech, before_play
from bot.render.sprites import card_height
from bot.render.trick_table import LEGIBLE_CHIP, draw_board
from tests.render.samples import ZONES, public
from tests.render.test_layout import apart
from tests.render.test_whole_words import PLAYED, SHORT, cast

SAID = (130, 97)
"""Width and height of the text beside a group, three lines of it."""


def test_the_narrowest_figures_are_those_of_a_legible_card() -> None:
    assert min(WIDTHS) >= LEGIBLE_CHIP
    assert LEGIBLE * FIGURE * 400 / WIDTH >= 12


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("counts", [[1] * 10, [2, 1, 1, 1, 1, 1, 3, 1, 1, 13], [1] * 14, [4, 4, 3, 3, 2, 2, 1, 1]])
def test_ten_groups_and_more_have_whole_cards(counts: list[int], large: bool) -> None:
    area = room(large=large)
    laid = tiles(counts, [SAID] * len(counts), area)
    assert [len(tile.chips) for tile in laid] == counts
    boxes = [(t.box.left, t.box.top, t.box.left + t.box.width, t.box.top + t.box.height) for t in laid]
    for n, (tile, box) in enumerate(zip(laid, boxes, strict=True)):
        assert area.left <= box[0] < box[2] <= area.left + area.width
        assert area.top <= box[1] < box[3] <= area.top + area.height
        assert all(apart(box, other) for other in boxes[n + 1 :])
        for x, y in tile.chips:
            assert box[0] < x < x + tile.chip <= tile.words.x
            assert box[1] <= y < y + chip_height(tile.chip) <= box[3]
        assert tile.words.x + SAID[0] <= box[2]


@given(st.lists(st.integers(1, 13), min_size=1, max_size=16))
def test_groups_always_have_a_place(counts: list[int]) -> None:
    area = Area(20, 106, 1060, 498)
    laid = tiles(counts, [SAID] * len(counts), area)
    plain = groups(counts, area) or groups(counts, area, narrow=True)
    assert laid or plain or sum(counts) > 40


@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[f"{one.game}-{one.seed}" for one in PLAYED])
def test_no_index_is_cut_before_the_play_of_a_match(
    number: int, language: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, int, int]] = []

    def card(_: object, card_id: str, x: int, y: int, width: int, *, shown: int = 0, **more: object) -> None:
        if card_id != "back":
            drawn.append((card_id, width, shown or card_height(width)))

    def chip(_: object, card_id: str, x: int, y: int, width: int) -> None:
        drawn.append((card_id, round(width * LEGIBLE / LEGIBLE_CHIP), chip_height(width) * LEGIBLE // LEGIBLE_CHIP))

    monkeypatch.setattr(surface.Surface, "card", card)
    monkeypatch.setattr(surface.Surface, "chip", chip)
    views = openings(number)
    views += [public(trick=None, history=(), zones=ZONES)] if number == 0 else []
    for view in views:
        drawn.clear()
        draw_board(view, Speech(view, cast(SHORT, view), words(language)), large=large)
        assert sorted(ids(view)) == sorted(card_id for card_id, _, _ in drawn)
        for _, width, shown in drawn:
            assert width * FIGURE * 400 / WIDTH >= 11
            assert shown >= 0.285 * width * 5 / 3
    assert views or PLAYED[number].game == "chinze"


@cache
def openings(number: int) -> list[PublicView]:
    """Return the views before the play in a match of computer players, one for each number of groups."""
    played = PLAYED[number]
    its = game(played.game)
    views = [its.view(state) for state in _states(its, played, None)]
    return list({len(view.zones): view for view in views if before_play(view)}.values())


def ids(view: PublicView) -> list[str]:
    """Return the ids of the cards that lie open."""
    speech = Speech(view, cast(SHORT, view), words("en"))
    return [speech.id(card) for zone in view.zones for card in zone.cards]
