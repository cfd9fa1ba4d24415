"""The pictures of the README can be drawn again: a table that moves, and a phone with a panel."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n import words
from tests.figures import measures
from tests.figures.readme import BEZEL, EDGE, MAX_BYTES, PHONE_WIDTH, framed, phone, table
from tests.local_server_page.conftest import Visit
from tests.support.chromium import Browser


@pytest.mark.slow
def test_the_table_moves_and_is_light() -> None:
    made = table(words("it"))
    assert 20 < made.frames < 60
    assert len(made.picture.data) <= MAX_BYTES
    assert "Minchiate" in made.picture.alt
    with Image.open(io.BytesIO(made.picture.data)) as picture:
        assert getattr(picture, "n_frames", 1) == made.frames


def test_a_screenshot_gets_the_frame_of_a_phone() -> None:
    screen = Image.new("RGB", (780, 1688), "white")
    made = framed(screen)
    scale = PHONE_WIDTH / (screen.width + 2 * BEZEL)
    assert made.size == (PHONE_WIDTH, round((screen.height + 2 * BEZEL) * scale))
    assert made.getpixel((0, 0)) == (0, 0, 0, 0)
    assert made.getpixel((2, made.height // 2)) == (*EDGE, 255)
    assert made.getpixel((made.width // 2, made.height // 2)) == (255, 255, 255, 255)


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
async def test_the_phone_shows_a_panel_in_the_language_of_the_page(visit: Visit, browser: Browser) -> None:
    made = await phone(visit, browser, "es")
    assert made.width == PHONE_WIDTH
    assert made.height > made.width * 1.8
    assert visit.anna.locale == "es-ES"
    narrow = round(measures.PHONE[0] * PHONE_WIDTH / (2 * measures.PHONE[0] + 2 * BEZEL))
    green = sum(1 for x in range(narrow) for y in range(0, made.height, 8) if _felt(made.getpixel((x, y))))
    assert green > 100, "the picture of the panel is there"


def _felt(colour: object) -> bool:
    """Return whether a pixel is of the dark green felt."""
    assert isinstance(colour, tuple)
    red, green, blue, *_ = colour
    return red < 60 and 40 < green < 120 and blue < 90 and green > red + 15
