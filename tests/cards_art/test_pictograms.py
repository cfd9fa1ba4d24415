"""Pictograms, their parts, and letters as outlines."""

from __future__ import annotations

import re

import pytest

from cards_art.draw import parts as module
from cards_art.draw.lettering import INDEX, TITLE, text
from cards_art.draw.parts import parts
from cards_art.draw.pictogram import icon, lit
from tests.cards_art.looking import Looked

NESTED = "M0 0H400V400H0Z M100 100H300V300H100Z M150 150H250V250H150Z M450 0H500V50H450Z"
"""A frame, an island inside it, and a small separate square."""


@pytest.fixture
def nested(monkeypatch: pytest.MonkeyPatch) -> None:
    parts.cache_clear()
    monkeypatch.setattr(module, "_icons", lambda: {"nested": {"body": f'<path fill="#000" d="{NESTED}"/>'}})


@pytest.mark.usefixtures("nested")
def test_parts_go_by_size_and_keep_their_holes() -> None:
    frame, island, apart = parts("nested")
    assert [part.area for part in (frame, island, apart)] == [160_000, 10_000, 2_500]
    assert (frame.path.count("M"), island.path.count("M"), apart.path.count("M")) == (2, 1, 1)
    assert frame.outer.count("M") == 1
    assert apart.bounds == (450, 0, 500, 50)
    assert apart.centre == (475, 25)
    parts.cache_clear()


def test_colours_go_by_part_and_the_last_serves_the_rest(pixels: Looked) -> None:
    count = len(parts("dice-six-faces-five"))
    drawn = icon("dice-six-faces-five", 0, 0, 100, ("#FF0000", "#00FF00"), ink=0)
    assert drawn.count('fill="#FF0000"') == 1
    assert drawn.count('fill="#00FF00"') == count - 1
    assert pixels(drawn).getpixel((50, 12)) == (255, 0, 0, 255)


def test_parts_can_be_dropped_or_chosen() -> None:
    all_parts = icon("mounted-knight", 0, 0, 100, "#FF0000", ink=0).count("<path")
    assert icon("mounted-knight", 0, 0, 100, "#FF0000", ink=0, drop=(0, 1)).count("<path") == all_parts - 2
    assert icon("mounted-knight", 0, 0, 100, "#FF0000", ink=0, only=(3,)).count("<path") == 1


def test_a_lit_pictogram_has_a_pale_rim(pixels: Looked) -> None:
    plain, rimmed = (pixels(draw("anchor", 60, 60, 100, "#FF0000")).getchannel("A").getbbox() for draw in (icon, lit))
    assert plain
    assert rimmed
    assert all(outer < inner for outer, inner in zip(rimmed[:2], plain[:2], strict=True))
    assert all(outer > inner for outer, inner in zip(rimmed[2:], plain[2:], strict=True))


def test_a_pictogram_is_mirrored_and_turned_in_its_place(pixels: Looked) -> None:
    shapes = {
        pixels(icon("snake", 50, 50, 200, "#000", flip=flip, turn=turn)).tobytes()
        for flip in (False, True)
        for turn in (0, 90)
    }
    assert len(shapes) == 4


def test_words_are_centred_and_squeezed(pixels: Looked) -> None:
    wide = pixels(text(TITLE, "TEMPERANZA", 150, 100, 30, "#000")).getchannel("A").getbbox()
    narrow = pixels(text(TITLE, "TEMPERANZA", 150, 100, 30, "#000", widest=120)).getchannel("A").getbbox()
    assert wide
    assert narrow
    assert narrow[2] - narrow[0] <= 121 < wide[2] - wide[0]
    assert (wide[1], wide[3]) == (narrow[1], narrow[3])
    assert sum(wide[::2]) / 2 == pytest.approx(150, abs=2)


def test_short_words_are_not_stretched() -> None:
    assert text(INDEX, "A", 50, 70, 80, "#000", widest=400) == text(INDEX, "A", 50, 70, 80, "#000")


def test_figures_stand_on_the_line_and_are_of_one_height(pixels: Looked) -> None:
    boxes = [pixels(text(INDEX, figure, 150, 100, 82, "#000")).getchannel("A").getbbox() for figure in "0123456789"]
    heights = {box[3] - box[1] for box in boxes if box}
    assert max(heights) - min(heights) <= 4
    assert min(heights) >= 49
    assert all(abs(box[3] - 101) <= 2 for box in boxes if box)


def test_a_rim_lies_under_the_fill() -> None:
    assert 'paint-order="stroke"' in text(INDEX, "7", 50, 70, 82, "#E5A419", rim=("#4A2A00", 6.5))
    assert "stroke" not in text(INDEX, "7", 50, 70, 82, "#E5A419")


def test_letters_are_paths_with_short_numbers() -> None:
    drawn = text(TITLE, "CARITÀ D’ORO", 150, 479, 22, "#FFE9A8")
    assert not re.search(r"\.\d{2,}", drawn)
    assert drawn.startswith("<path")
