"""The picture of what each answer is worth."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.i18n import LANGUAGES, words
from bot.render.choices import MARGIN, ChoiceLine, Choices, choices_alt, choices_picture, draw_choices
from bot.render.model import ALT_LIMIT
from bot.render.palette import THEMES
from bot.render.text import LARGE_MIN_SIZE, MIN_SIZE
from tests.render.test_letter_sizes import Drawn, drawn

__all__ = ["drawn"]

LINES = (
    ChoiceLine("King of Cups", "C14", "+34"),
    ChoiceLine("29 Sagittarius", "T29", "+31", 2.8, 1.1),
    ChoiceLine("7 of Swords", "S07", "+24", 10.0, 2.0, own=True),
    ChoiceLine("The Fool", "M00", "−12", 46.0, 2.5),
)
SHEET = Choices("Average value of each answer for you", LINES, "960 deals; bars: 95 % interval", "your choice")
PHONE = 400


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("large", [False, True])
def test_every_text_is_legible_on_a_phone(drawn: Drawn, theme: str, large: bool) -> None:
    draw_choices(SHEET, "minchiate", words("en"), theme, large=large)
    assert {SHEET.title, SHEET.note, SHEET.own, *(line.name for line in LINES)} <= set(drawn)
    least = (LARGE_MIN_SIZE if large else MIN_SIZE) * PHONE / 1100
    assert [said for said, high in drawn.items() if high < least - 0.05] == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_best_answer_is_golden_and_stands_at_the_end_of_the_scale(theme: str) -> None:
    picture = choices_picture(SHEET, "minchiate", words("en"), theme=theme)
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    gold = tuple(int(THEMES[theme].gold[at : at + 2], 16) for at in (1, 3, 5))
    text = tuple(int(THEMES[theme].text[at : at + 2], 16) for at in (1, 3, 5))

    def dots(colour: tuple[int, ...], place: int) -> list[int]:
        """Return the x coordinates at which a line has a colour in its middle, within the scale."""
        middle = MARGIN + 72 + 72 * place + 34
        return [x for x in range(470, 861) if image.getpixel((x, middle)) == colour]

    assert 855 in dots(gold, 0)
    places = [sum(found) / len(found) for place in (1, 2, 3) if (found := dots(text, place))]
    assert len(places) == 3
    assert places == sorted(places, reverse=True), "the more is lost the further from the best"


ALL = tuple(f"C{number:02}" for number in range(1, 14))
SETS = (
    ChoiceLine("all", "", "+34", cards=ALL),
    ChoiceLine("one", "", "+31", 2.8, 1.1, cards=("S07",), instead=("C13",)),
    ChoiceLine("six", "", "+24", 10.0, 2.0, cards=tuple(f"S{number:02}" for number in range(1, 7)), instead=ALL[:6]),
    ChoiceLine("own", "", "+20", 14.0, 2.0, own=True, cards=("S07", "S08"), instead=("C01", "C02")),
)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_of_several_cards_are_told_by_tiles_that_keep_clear_of_the_scale(
    drawn: Drawn, language: str, large: bool
) -> None:
    said = words(language)
    sheet = Choices("x", SETS, "", said.text("ui-hint-own"), said.text("ui-hint-instead"))
    names = Choices("x", tuple(msgspec.structs.replace(line, name="", cards=(), instead=()) for line in SETS))
    images = [
        Image.open(io.BytesIO(choices_picture(one, "minchiate", said, large=large).data)).convert("RGB")
        for one in (sheet, names)
    ]
    ends: list[int] = []
    for place in range(len(SETS)):
        top = MARGIN + 72 + 72 * place
        box = ImageChops.difference(*images).crop((0, top, 1100, top + 72)).getbbox()
        assert box is not None
        ends.append(box[2])
    assert max(ends) <= 432, "where the scale begins"
    assert ends[0] < 432 - 54, "many cards are small ones in two rows"
    assert {sheet.instead, sheet.own} <= set(drawn)
    least = (LARGE_MIN_SIZE if large else MIN_SIZE) * PHONE / 1100
    assert min(drawn[one] for one in (sheet.instead, sheet.own)) >= least - 0.05


def test_equal_answers_have_no_scale_to_fall_off() -> None:
    alike = Choices("x", (LINES[0], ChoiceLine("29", "T29", "+34")))
    assert (
        choices_picture(alike, "minchiate", words("en")).height
        < choices_picture(SHEET, "minchiate", words("en")).height
    )


def test_the_alternative_text_says_all_that_is_shown() -> None:
    alt = choices_picture(SHEET, "minchiate", words("en")).alt
    for said in (SHEET.title, SHEET.note, "King of Cups +34", "7 of Swords (your choice) +24", "The Fool −12"):
        assert said in alt
    many = Choices("x" * 300, tuple(ChoiceLine("y" * 200, "", str(number)) for number in range(9)), "z" * 300)
    assert len(choices_alt(many)) <= ALT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_and_note_are_not_cut_off(drawn: Drawn, language: str) -> None:
    said = words(language)
    title = said.text("ui-hint-chart", unit=said.text("unit-points", count=2).removeprefix("2").strip())
    note = said.text("ui-hint-note", count=960)
    draw_choices(Choices(title, LINES, note, said.text("ui-hint-own")), "minchiate", said, large=True)
    assert {title, note, said.text("ui-hint-own")} <= set(drawn)
