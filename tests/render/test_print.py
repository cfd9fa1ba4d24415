"""Large print and the light cloth in the pictures a player opens: other pixels, the same words and size."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from bot.i18n import words
from bot.render import Picture, animated, cards_picture, frames_of
from bot.render.card_groups import ROOM
from bot.render.layout import FIGURE, wall
from bot.render.leaderboard import leaders_picture
from bot.render.model import HEIGHT, WIDTH
from bot.render.profile import profile_picture
from bot.render.replay import open_table_picture
from tests.render.samples import HAND
from tests.render.test_animation import CAST, match
from tests.render.test_standings import LEADERS, PROFILE

IT = words("it")


def opened(theme: str, large: bool) -> Picture:
    view = match().all_hands(match().deals[0].moments[-20])
    return open_table_picture(view, CAST, IT, theme=theme, large=large)


def moving(theme: str, large: bool) -> Picture:
    views = [match().view(moment) for moment in match().deals[0].moments[-3:]]
    return animated(frames_of(views, [CAST] * 3), "Alt.", IT, theme=theme, large=large).picture


KINDS: dict[str, Callable[[str, bool], Picture]] = {
    "cards": lambda theme, large: cards_picture("Rubate", HAND, "minchiate", IT, theme=theme, large=large),
    "leaders": lambda theme, large: leaders_picture(LEADERS, "minchiate", IT, theme=theme, large=large),
    "profile": lambda theme, large: profile_picture(PROFILE, "minchiate", IT, theme=theme, large=large),
    "open": opened,
    "moving": moving,
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_look_is_another_picture_that_says_the_same(kind: str) -> None:
    made = [KINDS[kind](theme, large) for theme in ("dark", "light") for large in (False, True)]
    assert len({picture.data for picture in made}) == 4
    assert len({picture.name for picture in made}) == 4
    assert len({(picture.alt, picture.width) for picture in made}) == 1
    # All hands open in large print need a higher picture; every other picture keeps its size.
    assert len({picture.height for picture in made}) == (2 if kind == "open" else 1)


@pytest.mark.parametrize("kind", ["cards", "leaders", "profile", "open"])
def test_the_light_cloth_is_light(kind: str) -> None:
    shades: dict[str, float] = {}
    for theme in ("dark", "light"):
        with Image.open(io.BytesIO(KINDS[kind](theme, True).data)) as picture:
            assert picture.size == (WIDTH, HEIGHT if kind != "open" else 1100)
            grey = picture.convert("L").crop((0, 0, 1100, 70))
            shades[theme] = sum(grey.tobytes()) / (1100 * 70)
    assert shades["light"] > shades["dark"] + 60


@pytest.mark.parametrize("count", range(1, 36))
def test_cards_are_larger_in_large_print_and_none_smaller(count: int) -> None:
    normal, large = wall(count, ROOM), wall(count, ROOM, large=True)
    assert large.width >= normal.width
    if 8 < count <= 21:
        assert large.width * FIGURE > normal.width * FIGURE * 1.1
