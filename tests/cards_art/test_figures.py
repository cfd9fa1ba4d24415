"""People: robes, arms, heads, and what their hands hold."""

from __future__ import annotations

import itertools

import pytest

from cards_art.draw import courts, figures, things
from cards_art.draw.decks.minchiate import FAMILY
from cards_art.draw.robed import ARMS, Look, hand, mirrored, robed, throne
from cards_art.draw.scenes import folk
from tests.cards_art.looking import Looked, Parsed

HEADS = ("crown", "tiara", "wreath", "hood", "veil", "cap", "helm", "turban", "bare")
PLAIN = Look("#C8342C", "#2B56A8")


def test_mirroring_twice_changes_nothing() -> None:
    for arm in ARMS.values():
        assert mirrored(mirrored(arm.sleeve)) == " ".join(mirrored(mirrored(mirrored(mirrored(arm.sleeve)))).split())
    assert mirrored("M312,178 L300,200 Z") == "M 196 178 L 208 200 Z"


@pytest.mark.parametrize("arm", ARMS)
def test_hands_are_the_same_on_both_sides(arm: str) -> None:
    look = PLAIN._replace(arms=(arm, arm))
    (lx, ly), (rx, ry) = hand(look, 10, 20, 256, left=True), hand(look, 10, 20, 256)
    assert ly == ry
    assert lx + rx == pytest.approx(2 * (10 + 254 * 0.5))


@pytest.mark.parametrize(("head", "seated", "beard"), tuple(itertools.product(HEADS, (False, True), (False, True))))
def test_every_look_can_be_drawn(head: str, seated: bool, beard: bool, tree: Parsed) -> None:
    look = PLAIN._replace(head=head, seated=seated, beard=beard, long_hair=not beard)
    assert len(list(tree(robed(look, 15, 150, 270)).iter())) > 10


def test_heads_differ(pixels: Looked) -> None:
    assert len({pixels(robed(PLAIN._replace(head=head), 15, 150, 270)).tobytes() for head in HEADS}) == len(HEADS)


def test_unknown_arms_are_refused() -> None:
    with pytest.raises(KeyError):
        robed(PLAIN._replace(arms=("down", "akimbo")), 0, 0, 100)


def test_a_figure_stands_on_the_ground_and_inside_the_window(pixels: Looked) -> None:
    found = pixels(robed(PLAIN._replace(arms=("up", "out")), 15, 150, 270)).getchannel("A").getbbox()
    assert found
    left, top, right, bottom = found
    assert 14 <= left < right <= 286
    assert top >= 112
    assert 398 <= bottom <= 420


def test_half_a_figure_ends_at_the_belt(pixels: Looked) -> None:
    found = pixels(robed(PLAIN, 15, 150, 270, half=True)).getchannel("A").getbbox()
    assert found
    assert found[3] < 150 + 270 * 0.66


def test_a_throne_is_wider_than_who_sits_on_it(pixels: Looked) -> None:
    seat = pixels(throne(15, 150, 270)).getchannel("A").getbbox()
    person = pixels(robed(PLAIN._replace(seated=True, arms=("fold", "fold")), 15, 150, 270)).getchannel("A").getbbox()
    assert seat
    assert person
    assert seat[0] < person[0] < person[2] < seat[2]


def test_the_head_of_the_hanged_man_is_below(pixels: Looked) -> None:
    alpha = pixels(figures.hanged(26, 150, 250)).getchannel("A")
    hair = alpha.crop((26, 360, 276, 400)).getbbox()
    foot = alpha.crop((26, 150, 276, 180)).getbbox()
    assert hair
    assert foot
    assert hair[2] - hair[0] > foot[2] - foot[0]


def test_the_four_moors_are_told_apart_in_dress_and_hand(pixels: Looked) -> None:
    drawn = [pixels(folk.moor(which)).convert("RGB").crop((14, 86, 286, 448)).tobytes() for which in range(4)]
    assert len(set(drawn)) == 4
    assert len({(look.robe, look.trim) for look in folk.MOORS}) == 4
    assert len({look.skin for look in folk.MOORS}) == 1
    with pytest.raises(IndexError):
        folk.moor(4)


def test_courts_of_one_suit_differ_and_knights_follow_the_region() -> None:
    drawn = {courts.court_card("S", rank, "X", "Nome", FAMILY) for rank in courts.RANKS}
    assert len(drawn) == 4
    horse = FAMILY._replace(centaurs=False)
    assert courts.court_card("S", "C", "C", "Cavallo", FAMILY) != courts.court_card("S", "C", "C", "Cavallo", horse)
    maid, page = FAMILY._replace(maids="S"), FAMILY._replace(maids="")
    assert courts.court_card("S", "J", "F", "Fante", maid) != courts.court_card("S", "J", "F", "Fante", page)


@pytest.mark.parametrize(
    "thing",
    [
        things.sceptre(150, 250), things.orb(150, 250), things.cross_staff(150, 250, 160, 340), things.mirror(150, 250),
        things.triple_cross(150, 160, 340), things.jug(150, 250, -70), things.column(150, 160, 340),
        things.staff(150, 250, 160, 340), things.stream(180, 200, 120, 300), things.chalice(150, 270),
        things.goblet(150, 270, 60), things.bowl(150, 250),
    ],
)  # fmt: skip
def test_things_are_where_the_hand_is(thing: str, pixels: Looked) -> None:
    found = pixels(thing).getchannel("A").getbbox()
    assert found
    left, top, right, bottom = found
    assert left < 150 < right
    assert top < 260
    assert bottom > 240
