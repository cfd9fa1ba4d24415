"""A replay points out in its pictures what decided the match, and nothing in any other picture."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.i18n import LANGUAGES, words
from bot.render import Picture, board_picture
from bot.render.model import ALT_LIMIT, HEIGHT
from bot.render.palette import THEMES, rgb
from bot.render.pointer import BAND, Pointer, pointed
from bot.render.replay import open_table_picture
from bot.render.shown import Speech
from bot.render.surface import Surface
from tests.render.samples import CAST, EN, FULL, HAND, public, seats

WHY = Pointer(("Deciding deal: 3", "Best trick +12"), FULL.cards[2].card)
VIEW = public(trick=FULL)
OPEN = public(trick=FULL, seats=seats(open0=HAND[:5], open1=HAND[5:9]))


def opened(picture: Picture) -> Image.Image:
    """Return a picture in colours."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_a_band_above_the_picture_says_why(theme: str, large: bool) -> None:
    for draw, view in ((board_picture, VIEW), (open_table_picture, OPEN)):
        plain = draw(view, CAST, EN, theme=theme, large=large)
        shown = draw(view, CAST, EN, theme=theme, large=large, pointer=WHY)
        assert shown.height == plain.height + BAND
        band = opened(shown).crop((40, 10, 1060, BAND - 4))
        found = {colour for _, colour in band.getcolors(1 << 20) or []}
        assert {rgb(THEMES[theme].winner), rgb(THEMES[theme].on_winner)} <= found
        below = opened(shown).crop((0, BAND, 1100, shown.height))
        box = ImageChops.difference(below, opened(plain)).getbbox()
        assert box is not None
        assert max(box[2] - box[0], box[3] - box[1]) < 80, "the star, and nothing else"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_says_it_too_and_keeps_its_limit(language: str) -> None:
    said = words(language)
    speech = Speech(VIEW, CAST, said)
    alt = board_picture(VIEW, CAST, said, pointer=WHY).alt
    assert alt.startswith("Deciding deal: 3 · Best trick +12. ")
    assert said.named(FULL.cards[2].card, speech.names).the in alt.split(CAST.table)[0]
    assert alt.endswith(board_picture(VIEW, CAST, said).alt)
    surface = Surface("dark", "minchiate")
    assert len(pointed(surface, "x" * ALT_LIMIT, speech, WHY)[1]) == ALT_LIMIT


def test_without_a_card_there_is_no_star() -> None:
    plain, shown = board_picture(VIEW, CAST, EN), board_picture(VIEW, CAST, EN, pointer=replace(WHY, card=None))
    assert opened(shown).crop((0, BAND, 1100, HEIGHT + BAND)).tobytes() == opened(plain).tobytes()
    assert "star" not in shown.alt
