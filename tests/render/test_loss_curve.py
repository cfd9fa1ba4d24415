"""The pictures of what decisions cost: the curve of a match, and the means of a profile."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n import LANGUAGES, words
from bot.render.loss_curve import CurveDeal, LossCurve, Mark, draw_loss_curve, loss_curve_alt, loss_curve_picture
from bot.render.losses import SCALE, Losses, LossLine, draw_losses, losses_alt, losses_picture
from bot.render.model import ALT_LIMIT
from bot.render.palette import THEMES
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE
from tests.render.test_letter_sizes import Drawn, drawn

__all__ = ["drawn"]

DEALS = (
    CurveDeal("1", (0.0, 4.0, 0.0, 12.0), (Mark(3, 1),), "−16", "+45"),
    CurveDeal("2", (0.0, -1.0, 6.0), (Mark(2),), "−5", "−101"),
)
NAMES = ("Deal", "Decisions", "Result")
CURVE = LossCurve(
    "Your decisions cost 21 points", DEALS, *NAMES, "Numbers: the decisions that follow.", ("1: deal 1.",)
)
LINES = (
    LossLine("Leads", "86 in 9 deals", "0.42", "± 0.21", 0.42, 0.21),
    LossLine("Cards to a trick", "122 in 9 deals", "0.85", "± 0.30", 0.85, 0.3),
    LossLine("Discards", "5 in 2 deals", "−0.10", "", -0.1),
)
LOSSES = Losses("What a decision cost you", LINES, "95 % intervals.")
PHONE = 400


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def pixels(data: bytes, colour: str) -> list[tuple[int, int]]:
    """Return the places of a colour."""
    image = Image.open(io.BytesIO(data)).convert("RGB")
    loaded, wanted = image.load(), rgb(colour)
    assert loaded is not None
    return [(x, y) for y in range(image.height) for x in range(image.width) if loaded[x, y] == wanted]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("large", [False, True])
def test_every_text_is_legible_on_a_phone(drawn: Drawn, theme: str, large: bool) -> None:
    draw_loss_curve(CURVE, "minchiate", words("en"), theme, large=large)
    draw_losses(LOSSES, "minchiate", words("en"), theme, large=large)
    expected = {CURVE.title, *NAMES, CURVE.note, "−16", "+45", "−101", "1", "2", LOSSES.title, LOSSES.note}
    assert expected | {line.name for line in LINES} | {line.count for line in LINES} <= set(drawn)
    assert {line.value for line in LINES} | {"± 0.21", "± 0.30"} <= set(drawn)
    least = (LARGE_MIN_SIZE if large else MIN_SIZE) * PHONE / 1100
    assert [said for said, high in drawn.items() if high < least - 0.05] == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_line_falls_from_left_to_right_by_what_was_lost(theme: str) -> None:
    def heights(lost: tuple[float, ...]) -> list[int]:
        """Return the height of the line at the left and the right end of the chart."""
        deal = CurveDeal("", lost)
        picture = loss_curve_picture(LossCurve("", (deal,), "", "", ""), "minchiate", words("en"), theme=theme)
        line = [place for place in pixels(picture.data, THEMES[theme].text) if 230 < place[0] < 1060]
        ends = [max(y for x, y in line if x == at) for at in (min(x for x, _ in line), max(x for x, _ in line))]
        return [end - ends[0] for end in ends]

    (_, none), (_, much), (_, less), (_, gained) = (
        heights(lost) for lost in ((0.0, 0.0), (0.0, 90.0, 10.0), (0.0, 100.0, -40.0), (0.0, -5.0))
    )
    assert none == 0
    assert much > less > 100
    assert gained < 0, "where the answers were better than the search's the line rises"


def test_a_named_decision_has_a_larger_disc_than_another_clear_one() -> None:
    def gold(*marks: Mark) -> int:
        curve = LossCurve("", (CurveDeal("1", (0.0, 12.0, 1.0), marks),), *NAMES)
        return len(pixels(loss_curve_picture(curve, "minchiate", words("en")).data, THEMES["dark"].gold))

    assert gold() < gold(Mark(1)) < gold(Mark(1, 2))


def test_figures_without_room_are_left_out_and_stay_in_the_alternative_text(drawn: Drawn) -> None:
    many = tuple(CurveDeal(str(number), (1.0,), (), "−123.456", "+1") for number in range(1, 16))
    curve = LossCurve("x", many, *NAMES)
    draw_loss_curve(curve, "minchiate", words("en"))
    assert "−123.456" not in drawn
    assert {"15", "+1"} <= set(drawn)
    assert loss_curve_alt(curve).count("−123.456") == 15


def test_the_alternative_texts_say_all_that_is_shown() -> None:
    alt = loss_curve_picture(CURVE, "minchiate", words("en")).alt
    for said in (CURVE.title, "Deal 1: Decisions −16, Result +45.", "Deal 2: Decisions −5, Result −101.", CURVE.note):
        assert said in alt
    assert CURVE.named[0] in alt
    alt = losses_picture(LOSSES, "minchiate", words("en")).alt
    for said in (LOSSES.title, "Leads 0.42 ± 0.21 (86 in 9 deals).", "Discards −0.10 (5 in 2 deals).", LOSSES.note):
        assert said in alt
    long = LossCurve("x" * 300, tuple(CurveDeal("y" * 200, (), (), "1") for _ in range(9)), *NAMES, "z" * 300)
    assert len(loss_curve_alt(long)) <= ALT_LIMIT
    wide = Losses("x" * 300, tuple(LossLine("y" * 300, "", "1", "", 1.0) for _ in range(5)), "z" * 300)
    assert len(losses_alt(wide)) <= ALT_LIMIT


@pytest.mark.parametrize("theme", THEMES)
def test_the_larger_a_mean_the_further_right_its_dot(theme: str) -> None:
    picture = losses_picture(LOSSES, "minchiate", words("en"), theme=theme)
    gold = [(x, y) for x, y in pixels(picture.data, THEMES[theme].gold) if SCALE[0] <= x <= SCALE[1] + 20 and y > 90]
    dots = list[list[int]]()
    above = 0
    for x, y in gold:
        if y > above + 20:
            dots.append([])
        dots[-1].append(x)
        above = y
    first, second = (sum(dot) / len(dot) for dot in dots)
    assert first < second, "a mean without an interval is not golden"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_of_the_catalogues_is_cut_off(drawn: Drawn, language: str, large: bool) -> None:
    said = words(language)

    def unit(key: str) -> str:
        return said.text(key, count=2).removeprefix("2").strip()

    lost, names = unit("unit-points"), [said.text(f"ui-curve-{one}") for one in ("deal", "cost", "score")]
    title = said.text("ui-curve-title", amount="163", unit=lost)
    units = said.text("ui-curve-units", lost=lost, gained=unit("unit-game-points"))
    deal, cost, score = names
    curve = LossCurve(title, DEALS, deal, cost, score, f"{said.text('ui-curve-note')} {units}")
    draw_loss_curve(curve, "minchiate", said, large=large)
    assert {title, *names} <= set(drawn)
    assert not any(one.endswith("…") for one in drawn)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("count", [1, 3])
def test_t103_they_are_no_flatter_than_eleven_to_seven(count: int, large: bool) -> None:
    curve = LossCurve(CURVE.title, DEALS[:count], *NAMES)
    pictures = (
        loss_curve_picture(curve, "minchiate", words("en"), large=large),
        losses_picture(Losses(LOSSES.title, LINES[:count]), "minchiate", words("en"), large=large),
    )
    assert all(picture.width * 7 <= picture.height * 11 for picture in pictures)
