"""Animals, the wheel and the devil, and what accompanies the courts."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from cards_art.draw import beasts, courts
from cards_art.draw.casts import JACKS, KINGS, KNIGHTS, QUEENS
from cards_art.draw.decks import bologna, chinze, minchiate, mineo
from cards_art.draw.frames import suit_card
from cards_art.draw.palette import CREAM
from cards_art.draw.raster import picture
from cards_art.draw.scenes import fortune
from cards_art.draw.signs import Family
from tests.cards_art.looking import Looked

BEASTS = (beasts.bull, beasts.lion, beasts.ram, beasts.sea_goat, beasts.crab, beasts.scorpion)
FAMILIES = {deck.DECK.slug: deck.FAMILY for deck in (minchiate, bologna, chinze, mineo)}


@pytest.mark.parametrize("beast", BEASTS)
def test_a_beast_keeps_inside_the_window_and_below_the_numeral(beast: Callable[..., str], pixels: Looked) -> None:
    found = pixels(beast(CREAM)).getchannel("A").getbbox()
    assert found
    left, top, right, bottom = found
    assert 14 <= left < right <= 290
    assert 118 <= top < bottom <= 416
    assert right - left > 180


@pytest.mark.parametrize("beast", BEASTS)
def test_a_halo_goes_round_and_changes_nothing_within(beast: Callable[..., str], pixels: Looked) -> None:
    plain, ringed = pixels(beast()), pixels(beast(CREAM))
    whole = plain.getchannel("A").point(lambda level: 255 if level == 255 else 0)
    assert ringed.getchannel("A").histogram()[255] > plain.getchannel("A").histogram()[255]
    blank = plain.convert("RGB").point(lambda _: 0)
    one, other = (image.convert("RGB") for image in (plain, ringed))
    blank.paste(one, (0, 0), whole)
    again = blank.point(lambda _: 0)
    again.paste(other, (0, 0), whole)
    assert blank.tobytes() == again.tobytes()


@pytest.mark.parametrize("scene", [fortune.wheel, fortune.devil])
def test_the_scene_fills_its_window(scene: Callable[[], str], pixels: Looked) -> None:
    seen = pixels(scene()).convert("RGB").crop((30, 130, 270, 400))
    assert len(seen.getcolors(1 << 20) or ()) > 200


@pytest.mark.parametrize("table", [JACKS, KNIGHTS, QUEENS, KINGS])
def test_no_two_suits_have_the_same_court(table: dict[str, object]) -> None:
    assert set(table) == set("CDSB")
    assert all(one != other for one, other in itertools.combinations(table.values(), 2))


@pytest.mark.exhaustive(3)
@pytest.mark.parametrize(("suit", "rank", "family"), list(itertools.product("CDSB", courts.RANKS, FAMILIES)))
def test_a_court_leaves_both_its_indices_free(suit: str, rank: str, family: str) -> None:
    drawn = _corners(courts.court_card(suit, rank, "X", "Nome", FAMILIES[family]))
    assert drawn == _corners(suit_card(suit, "X", "Nome", FAMILIES[family].sign(suit), ""))


def _corners(svg: str) -> list[bytes]:
    card = picture(svg, 300, 500)
    return [card.crop((left, 10, left + 66, 138)).tobytes() for left in (12, 222)]


def test_knights_of_both_kinds_look_both_ways() -> None:
    straight: Family = FAMILIES["chinze"]
    for family in (straight, straight._replace(centaurs=True)):
        turned = {suit: "scale(-1,1)" in courts.court_card(suit, "C", "C", "Nome", family) for suit in "CDSB"}
        assert set(turned.values()) == {True, False}
