"""The count marks the line in which the winner gained most, in the picture and in its alt text."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.engine.text import SideArg
from bot.engine.view import Count, CountLine
from bot.i18n import words
from bot.render.alt_text import count_alt
from bot.render.model import PlayerNames
from bot.render.palette import THEMES, rgb
from bot.render.score_sheet import deciding_line, draw_count
from bot.render.shown import Speech
from bot.render.surface import Surface
from bot.table.selectors import public_view
from tests.ui.tables import some_match, table


def line(*amounts: int | None) -> CountLine:
    """Return a line of a count."""
    return CountLine("minchiate-pair", amounts, {"side": SideArg(0)})


COUNT = Count(1, (line(10, 4), line(None, 30), line(20, 5)), (30, 39), (), winner=0)


@pytest.mark.parametrize(
    ("count", "found"),
    [
        (COUNT, 2),
        (replace(COUNT, winner=1), 1),
        (replace(COUNT, winner=None), None),
        (replace(COUNT, lines=COUNT.lines[:1]), None),
        (replace(COUNT, lines=(line(0, 1), line(None, 2))), None),
        (replace(COUNT, lines=(line(9, 1), line(10, 2))), 0),
        (replace(COUNT, lines=(line(4, 1, 3), line(4, 1, 1), line(4, 9, None))), 1),
    ],
)
def test_the_line_with_the_largest_gain_of_the_winner_decides(count: Count, found: int | None) -> None:
    assert deciding_line(count) == found


def speech() -> Speech:
    """Return texts in English."""
    view = public_view(table(some_match()))
    assert view is not None
    return Speech(view, PlayerNames(("Anna", "Bruno", "Carla", "Dino"), "Arno"), words("en"))


def shown(surface: Surface) -> Image.Image:
    """Return the picture in full colour."""
    return Image.open(io.BytesIO(surface.bytes())).convert("RGB")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_is_marked_in_gold_at_its_left_edge(theme: str) -> None:
    marked = shown(draw_count(COUNT, speech(), theme))
    plain = shown(draw_count(COUNT, speech(), theme, page=2, pages=2))
    box = ImageChops.difference(marked.crop((0, 110, 36, 700)), plain.crop((0, 110, 36, 700))).getbbox()
    assert box is not None
    middle = marked.getpixel(((box[0] + box[2]) // 2, 110 + (box[1] + box[3]) // 2))
    assert middle == rgb(THEMES[theme].gold)


def test_the_alt_text_names_it() -> None:
    assert "The winners’ largest gain: Anna and Carla." in count_alt(COUNT, speech())
    assert "largest gain" not in count_alt(replace(COUNT, winner=None), speech())


def test_a_loss_has_a_minus_sign_in_the_alt_text_as_in_the_picture() -> None:
    alt = count_alt(replace(COUNT, lines=(line(-1, 1),), totals=(-1, 1)), speech())
    assert " −1" in alt
    assert " -1" not in alt
