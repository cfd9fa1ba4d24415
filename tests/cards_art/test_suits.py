"""Signs, long bars and the lattices made of them."""

from __future__ import annotations

import itertools

import pytest

from cards_art.draw import bars, pips, signs
from cards_art.draw.decks import bologna, chinze, minchiate, mineo, terziglio
from tests.cards_art.looking import Looked

FAMILIES = {deck.__name__.rsplit(".", 1)[-1]: deck.FAMILY for deck in (minchiate, terziglio, bologna, chinze, mineo)}
SIGNS = (signs.cup, signs.coin, signs.sword, signs.scimitar, signs.baton, signs.cudgel)
INDEX_COLUMNS = ((0, 0, 76, 140), (224, 0, 300, 140))
PLATE = (0, 454, 300, 500)


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_fills_its_square(sign: signs.Sign, pixels: Looked) -> None:
    found = pixels(sign(100, 200, 54)).getchannel("A").getbbox()
    assert found
    left, top, right, bottom = found
    assert left >= 100 - 4
    assert top >= 200 - 4
    assert right <= 154 + 4
    assert bottom <= 254 + 4
    assert bottom - top >= 44


def test_no_two_signs_are_alike(pixels: Looked) -> None:
    shapes = [pixels(sign(0, 0, 100)).getchannel("A").crop((0, 0, 100, 100)).tobytes() for sign in SIGNS]
    for one, other in itertools.combinations(shapes, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 255 > 900


def test_every_region_has_its_own_arms() -> None:
    assert [family.sign("S") for family in FAMILIES.values()] == [
        signs.sword, signs.sword, signs.scimitar, signs.scimitar, signs.sword,
    ]  # fmt: skip
    assert [family.sign("B") for family in FAMILIES.values()] == [
        signs.baton, signs.baton, signs.cudgel, signs.baton, signs.cudgel,
    ]  # fmt: skip
    assert {family.sign(suit) for family in FAMILIES.values() for suit in "CD"} == {signs.cup, signs.coin}


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("suit", ["S", "B"])
def test_a_lattice_keeps_off_indices_and_plate(family: str, suit: str, pixels: Looked) -> None:
    for count in range(2, 11):
        alpha = pixels(bars.lattice(count, suit, FAMILIES[family])).getchannel("A")
        for region in (*INDEX_COLUMNS, PLATE):
            assert alpha.crop(region).getbbox() is None, (count, region)


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("suit", ["S", "B"])
def test_every_number_of_bars_looks_different(family: str, suit: str, pixels: Looked) -> None:
    drawn = {pixels(bars.lattice(count, suit, FAMILIES[family])).tobytes() for count in range(2, 11)}
    assert len(drawn) == 9


def test_bars_are_counted_right() -> None:
    """Every straight sword has one red grip; weaving draws some bars of one direction a second time."""
    for count in range(2, 11):
        drawn = bars.lattice(count, "S", minchiate.FAMILY)
        crossings = drawn.count("<clipPath")
        assert drawn.count('fill="#C8342C"') == count + crossings
        each = count // 2
        assert 0 <= crossings <= each * each // 2


def test_the_bars_of_a_lattice_go_over_and_under(pixels: Looked) -> None:
    woven = pixels(bars.lattice(8, "B", minchiate.FAMILY))
    plain = bars.lattice(8, "B", minchiate.FAMILY).split("<clipPath")[0]
    assert woven.tobytes() != pixels(plain).tobytes()


@pytest.mark.parametrize("count", pips.PLACES)
def test_spread_signs_do_not_touch_each_other_or_the_indices(count: int) -> None:
    size, places = pips.PLACES[count]
    assert len(places) == count
    for (ax, ay), (bx, by) in itertools.combinations(places, 2):
        assert max(abs(ax - bx), abs(ay - by)) >= size * 0.86
    for x, y in places:
        assert 20 <= x - size / 2 < x + size / 2 <= 280
        assert y + size / 2 <= 446
        assert y - size / 2 >= 136 or abs(x - 150) + size / 2 <= 70


def test_animals_live_on_the_cards_of_florence_only() -> None:
    tame = pips.pip_card("S", 2, "Due di Spade", terziglio.FAMILY)
    wild = pips.pip_card("S", 2, "Due di Spade", minchiate.FAMILY)
    assert tame != wild
    assert {suit for suit, _ in pips.ANIMALS} == set("CDSB")
    assert all(2 <= count <= 8 for _, count in pips.ANIMALS)
