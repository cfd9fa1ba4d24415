"""Gold is the seat that must act, and the winner of a trick has another colour and a crown."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from bot.engine.view import PublicView
from bot.render import board_picture
from bot.render.palette import THEMES, Theme, rgb
from bot.render.seats import CARD, cross
from bot.render.sprites import card_height
from tests.render.samples import CAST, EN, RUNNING, public, seats
from tests.render.test_sight import contrast

Box = tuple[int, int, int, int]


def count(view: PublicView, theme: str, colour: str, box: Box) -> int:
    """Return the number of pixels of this colour in a box of the board."""
    data = board_picture(view, CAST, EN, theme=theme).data
    with Image.open(io.BytesIO(data)) as picture:
        found = picture.convert("RGB").crop(box).getcolors(1 << 20) or []
    return sum(number for number, shade in found if shade == rgb(colour))


def asked(seat: int | None) -> PublicView:
    """Return a view in which this seat must act, and the third seat is winning."""
    company = tuple(msgspec.structs.replace(info, waiting=info.seat == seat) for info in seats())
    return public(trick=RUNNING, seats=company)


@pytest.mark.parametrize("theme", THEMES)
def test_the_card_that_takes_the_trick_has_no_gold_round_it(theme: str) -> None:
    look, (x, y) = THEMES[theme], cross(4)[2].card
    rim = (x - 7, y + 20, x, y + card_height(CARD) - 120)
    assert count(asked(3), theme, look.winner, rim) > 500
    assert count(asked(3), theme, look.rim, rim) == 0


@pytest.mark.parametrize("theme", THEMES)
def test_the_seat_that_must_act_has_gold_and_the_winner_has_not(theme: str) -> None:
    gold = THEMES[theme].gold
    plates = {seat: place.nameplate for seat, place in cross(4).items()}
    rims = {seat: (left + 40, top, right - 80, top + 5) for seat, (left, top, right, _) in plates.items()}
    shown = {seat: count(asked(3), theme, gold, rim) for seat, rim in rims.items()}
    assert shown[3] > 500
    assert [shown[seat] for seat in (0, 1, 2)] == [0, 0, 0]


@pytest.mark.parametrize("theme", THEMES)
def test_the_place_of_the_seat_that_must_act_is_marked_by_more_than_colour(theme: str) -> None:
    look = THEMES[theme]
    (x, y), width = cross(4)[3].card, CARD
    arrow = (x + 60, y + 130, x + width - 60, y + 210)
    assert count(asked(3), theme, look.gold, arrow) > 500
    assert count(asked(None), theme, look.gold, arrow) == 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_rims_and_sides_reach_three_to_one(theme: Theme) -> None:
    grounds = (theme.panel, theme.stripe)
    assert all(contrast(side, ground) >= 3 for side in theme.sides for ground in grounds)
    assert all(contrast(colour, felt) >= 3 for colour in (theme.rim, theme.winner) for felt in theme.felt)
    assert all(contrast(theme.winner, ground) >= 3 for ground in grounds)
    assert contrast(theme.on_winner, theme.winner) >= 7
    # On dark felt an empty place is only hinted at.
    if theme is THEMES["light"]:
        assert all(contrast(theme.slot, felt) >= 3 for felt in theme.felt)
