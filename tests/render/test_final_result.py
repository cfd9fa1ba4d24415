"""The picture at the end of a match: everything has its place, for every number of players and both themes."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.render.faces import LOOKS, face, look_of
from bot.render.final_panels import BARS, DecidingDeal, Telling, TrickShown, shown_swings
from bot.render.final_result import (
    BESIDE,
    FinalResult,
    Finisher,
    Step,
    amounts,
    columns,
    draw_final,
    final_picture,
    suit_cards,
)
from bot.render.highlight import Banner, banner_picture, draw_banner
from bot.render.model import WIDTH
from bot.render.palette import THEMES, rgb

ANNA = Finisher("Anna", you=True)
NANNI, LISA, CECCO = Finisher("Nanni", 0, "Nanni"), Finisher("Lisa", 1, "Lisa"), Finisher("Cecco", 1, "Cecco")
DECIDING = DecidingDeal("Deciding deal: 3", ((1, 4), (2, -6), (3, 14)), 3, "+14", "versicola of kings", ("C14", "D14"))
BEST = TrickShown("Best trick", ("T33", "T31", "T40", "D14"), 2, "+25", "You · deal 3, trick 17")
TOLD = Telling("Highlights", ("Deal 1 · Lisa: King saved by the Fool",))
PAIRS = FinalResult(
    *("You won", "Minchiate · 3 deals", (Step(1, "+7 rests", (ANNA, NANNI)), Step(2, "–7 rests", (LISA, CECCO)))),
    *("minchiate", "en", "You won.", DECIDING, BEST, TOLD, "T40"),
)
ALONE = replace(PAIRS, steps=tuple(Step(n + 1, f"{9 - 5 * n}", (one,)) for n, one in enumerate((ANNA, LISA, CECCO))))
FOUR = replace(PAIRS, steps=(*ALONE.steps, Step(4, "–6", (NANNI,))))
TIED = replace(PAIRS, steps=(Step(1, "+7", (ANNA, LISA)), Step(3, "–14", (CECCO,))))
TWO = replace(PAIRS, steps=ALONE.steps[:2])
LEVEL = replace(PAIRS, steps=(Step(1, "0", (ANNA, LISA)),), deciding=None, best=None, highlights=None, card="")
ALL = [PAIRS, ALONE, FOUR, TIED, TWO, LEVEL]


@pytest.mark.parametrize("smallest", [26, 34])
def test_no_step_has_the_unit_below_one_without(smallest: int) -> None:
    """A lower step may be as wide as the winner's and have a shorter amount."""
    steps = tuple(
        Step(place, f"{amount} game points", (one,), amount)
        for place, amount, one in ((1, "+2500", ANNA), (2, "+7", LISA), (3, "−32", CECCO))
    )
    for width in range(300, 1100, 20):
        found = amounts(steps, columns(steps, 0, width), smallest)
        whole = [fit.said == step.amount for fit, step in zip(found, steps, strict=True)]
        assert whole == sorted(whole, reverse=True)
        assert all(whole) or width < 1000


def different(one: FinalResult, other: FinalResult) -> tuple[int, int, int, int] | None:
    """Return the box in which the pictures of two results differ."""
    return ImageChops.difference(draw_final(one).image, draw_final(other).image).getbbox()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("result", ALL, ids=["pairs", "three", "four", "tied", "two", "level"])
def test_every_match_has_a_picture_of_the_same_size(result: FinalResult, theme: str, large: bool) -> None:
    picture = final_picture(result, theme=theme, large=large)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.size == (1100, 720) == (picture.width, picture.height)
    assert len(picture.data) < 120_000
    assert picture.alt == "You won."
    assert "won" not in picture.name.lower()


@pytest.mark.parametrize("result", ALL)
def test_steps_stand_side_by_side_and_the_first_is_the_highest(result: FinalResult) -> None:
    boxes = columns(result.steps, 44, 624)
    assert all(one[2] < other[0] for one, other in pairwise(boxes))
    assert all(one[1] < other[1] for one, other in pairwise(boxes))
    assert boxes[0][0] >= 44
    assert boxes[-1][2] <= 625


@pytest.mark.parametrize(
    ("other", "left"),
    [
        (replace(PAIRS, deciding=replace(DECIDING, deal=2)), BESIDE),
        (replace(PAIRS, deciding=replace(DECIDING, note="cappotto", cards=())), BESIDE),
        (replace(PAIRS, best=replace(BEST, won=1)), BESIDE),
        (replace(PAIRS, best=replace(BEST, note="Nanni · deal 1, trick 2")), BESIDE),
        (replace(PAIRS, highlights=replace(TOLD, lines=("Deal 2 · Lisa: cappotto",))), BESIDE),
        (replace(PAIRS, steps=(Step(1, "+8 rests", (ANNA, NANNI)), PAIRS.steps[1])), 0),
        (replace(PAIRS, steps=(Step(1, "+7 rests", (replace(ANNA, you=False), NANNI)), PAIRS.steps[1])), 0),
        (replace(PAIRS, steps=(Step(1, "+7 rests", (ANNA, replace(NANNI, face="Beppe"))), PAIRS.steps[1])), 0),
    ],
)
def test_each_fact_is_drawn_in_its_half(other: FinalResult, left: int) -> None:
    box = different(PAIRS, other)
    assert box is not None
    assert (box[0] >= left and left) or box[2] <= BESIDE, box


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_person_who_looks_has_a_golden_plate_and_the_public_picture_has_none(theme: str) -> None:
    nobody = replace(PAIRS, steps=(Step(1, "+7 rests", (replace(ANNA, you=False), NANNI)), PAIRS.steps[1]))
    plate = (44, 400, 200, 460)
    gold = rgb(THEMES[theme].gold)

    def golden(result: FinalResult) -> int:
        colours = draw_final(result, theme).image.crop(plate).getcolors(1 << 20) or []
        return sum(count for count, colour in colours if colour == gold)

    assert golden(PAIRS) > 2000
    assert golden(nobody) == 0


def test_without_panels_the_stand_is_in_the_middle() -> None:
    picture = draw_final(LEVEL).image
    step = columns(LEVEL.steps, 44 + 160, WIDTH - 44 - 160)[0]
    assert abs((step[0] + step[2]) // 2 - WIDTH // 2) <= 1
    assert picture.getpixel((WIDTH // 2 - 150, 690)) == rgb("#E0BC57")


def test_a_long_match_shows_the_deals_around_the_deciding_one() -> None:
    every = tuple((n, n) for n in range(1, 41))
    shown = shown_swings(DecidingDeal("", every, 20))
    assert len(shown) == BARS
    assert (20, 20) in shown
    assert shown_swings(DecidingDeal("", every, 40))[-1] == (40, 40)
    assert shown_swings(DecidingDeal("", every, 1))[0] == (1, 1)
    assert shown_swings(DecidingDeal("", every[:12], 3)) == every[:12]


@pytest.mark.parametrize("pack", ["minchiate", "terziglio", "bologna", "chinze", "mineo"])
def test_the_strewn_signs_are_those_of_the_four_suits(pack: str) -> None:
    assert len({card[0] for card in suit_cards(pack)}) == len(suit_cards(pack)) == 4


def test_every_bot_has_a_face_of_its_own() -> None:
    faces = {name: face(name, 60).tobytes() for name in LOOKS}
    assert len(set(faces.values())) == len(LOOKS) == 18
    assert face("Cecco 2", 60).tobytes() == faces["Cecco"]
    assert look_of("Zanobi") == look_of("Zanobi")


BANNER = Banner("Cappotto", "Minchiate · deal 2", (ANNA, NANNI), (), "minchiate", "en", "Cappotto.")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("cards", [(), ("M00",), ("C14", "M00"), ("C14", "D14", "S14", "B14", "M00")])
def test_a_banner_shows_its_cards_on_the_left_and_who_it_was_on_the_right(cards: tuple[str, ...], theme: str) -> None:
    banner = replace(BANNER, cards=cards)
    picture = banner_picture(banner, theme=theme, large=theme == "light")
    assert (picture.width, picture.height, picture.alt) == (1100, 300, "Cappotto.")
    assert len(picture.data) < 90_000
    whole = draw_banner(banner, theme).image
    for other in (replace(banner, title="Stata"), replace(banner, line="-"), replace(banner, who=(NANNI, ANNA))):
        box = ImageChops.difference(whole, draw_banner(other, theme).image).getbbox()
        assert box is not None
        assert box[0] >= 400
    box = ImageChops.difference(whole, draw_banner(replace(banner, cards=("T40",)), theme).image).getbbox()
    assert box is not None
    assert box[0] < 400


@pytest.mark.parametrize("large", [False, True])
def test_a_highlight_of_two_rows_is_drawn_and_does_not_leave_its_panel_empty(large: bool) -> None:
    line = "Deal 4 · Nanni and Lisa: four Kings and the Fool"
    shown, other = (
        draw_final(replace(PAIRS, highlights=replace(TOLD, lines=(said,))), large=large).image
        for said in (line, line.replace("four", "nine"))
    )
    assert ImageChops.difference(shown, other).getbbox() is not None
