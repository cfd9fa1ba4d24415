"""The table of two: plates, cards and what lies below them do not overlap, and every meld is visible."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.view import Zone
from bot.i18n import LANGUAGES, words
from bot.render import PlayerNames, board_picture, surface
from bot.render.frame import TOP
from bot.render.layout import FIGURE, LEGIBLE, Area
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH
from bot.render.player_plates import CHIPS, best_chip, height, meld_room, melds, melds_fit, said_of
from bot.render.player_plates import rows as rows_of
from bot.render.seats import CARD
from bot.render.shown import Speech
from bot.render.sprites import card_height
from bot.render.surface import Surface
from bot.render.text import min_size
from bot.render.two_player_table import ROOMY, WIDE, Duel, draw_duel, feet, places, plates
from tests.render.samples import CAST, IT, MELDS, declared, public
from tests.render.test_layout import apart

FOURS = tuple(declared(0, "papi", 10, *(f"{suit}{rank}" for suit in "CDSB")) for rank in (14, 13, 12))
"""Three melds of four cards."""


def box(area: Area) -> tuple[int, int, int, int]:
    return area.left, area.top, area.left + area.width, area.top + area.height


@pytest.mark.parametrize("duel", [WIDE, ROOMY])
def test_nothing_touches(duel: Duel) -> None:
    cards = [(place.card.x, place.card.y, place.width) for place in places(duel).values()]
    boxes = [(x, y, x + width, y + card_height(width)) for x, y, width in cards]
    boxes += [box(area) for area in (*plates(duel), *feet(duel))] + [(0, 0, WIDTH, TOP)]
    for n, one in enumerate(boxes):
        assert 0 <= one[0] < one[2] <= WIDTH
        assert 0 <= one[1] < one[3] <= HEIGHT
        assert all(apart(one, other) for other in boxes[n + 1 :])


def test_cards_are_larger_than_those_of_four_and_legible() -> None:
    assert WIDE.card > 1.25 * CARD
    assert ROOMY.card > CARD
    assert ROOMY.card * FIGURE * 400 / WIDTH >= LEGIBLE * FIGURE * 400 / WIDTH >= 12


def test_the_picture_is_filled() -> None:
    """Cards, plates and what lies below them fill more than 85 % of the picture below the title strip."""
    for duel in (WIDE, ROOMY):
        used = sum(area.width * area.height for area in (*plates(duel), *feet(duel)))
        used += 2 * duel.card * card_height(duel.card)
        assert used > 0.85 * WIDTH * (HEIGHT - TOP)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_usual_melds_all_have_room(language: str, large: bool) -> None:
    for zones in (FOURS[:1], FOURS[:2]):
        view = public(2, zones=zones)
        speech = Speech(view, CAST, words(language))
        room = meld_room(speech, 0, plates(ROOMY)[0], large=large)
        assert melds_fit(speech, melds(view, 0), room, min_size(large=large))


def test_the_cards_give_way_to_many_melds_only() -> None:
    def laid(*zones: Zone) -> int:
        view = public(2, zones=zones)
        return draw_duel(Surface("dark", "minchiate"), view, Speech(view, CAST, IT), view.trick)[0].width

    assert laid() == laid(FOURS[0]) == WIDE.card
    assert laid(*FOURS) == ROOMY.card


def test_the_latest_meld_comes_first_and_its_owner_has_it() -> None:
    view = public(2, zones=MELDS)
    assert [zone.cards for zone in melds(view, 0)] == [MELDS[3].cards, MELDS[1].cards]
    assert [zone.cards for zone in melds(view, 1)] == [MELDS[2].cards]


def test_chips_make_as_few_rows_as_can_be() -> None:
    speech = Speech(public(2), CAST, IT)
    for zones, rows in (([declared(0, "papi", 5, "C14", "D14", "S14")], 1), ([FOURS[0]], 2)):
        room = Area(0, 0, 212, 400)
        said = said_of(speech, zones, room.width, 28)
        chip = best_chip(said, room, 28)
        assert rows_of(said[0], room.width, chip) == rows
        assert height(said[0], room.width, chip, 28) <= room.height
        assert chip in CHIPS


@pytest.mark.parametrize("large", [False, True])
def test_every_card_of_a_meld_is_drawn_or_said_to_be_left_out(large: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    chips: list[str] = []
    said: list[str] = []
    chip, text = surface.Surface.chip, surface.Surface.text
    monkeypatch.setattr(surface.Surface, "chip", lambda self, card, *at: (chips.append(card), chip(self, card, *at))[1])
    monkeypatch.setattr(
        surface.Surface,
        "text",
        lambda self, words_, *at, **more: (said.append(words_), text(self, words_, *at, **more))[1],
    )
    for number in range(1, 4):
        chips.clear()
        said.clear()
        view = replace(public(2, zones=FOURS[:number]), history=())
        board_picture(view, PlayerNames(("Anna", "Bruno"), "Arno"), IT, large=large)
        left_out = sum(int(one[2:]) for one in said if one.startswith("+ "))
        assert len(chips) == 4 * (number - left_out)
        assert number - left_out >= min(number, 2)


def test_no_words_lie_under_the_badge_of_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    places_: list[tuple[int, int]] = []
    text = surface.Surface.text

    def watched(self: Surface, said: str, at: tuple[int, int], *more: object, **rest: object) -> int:
        places_.append(at)
        return text(self, said, at, *more, **rest)  # type: ignore[arg-type]

    monkeypatch.setattr(surface.Surface, "text", watched)
    for zones in ((), FOURS, MELDS):
        board_picture(public(2, zones=zones), CAST, IT)
    assert places_
    assert not [at for at in places_ if at[0] < CORNER_FREE and at[1] > HEIGHT - 48]
