"""Palette colours, and pictures of fewer bytes, used under a high load (ux.md 5.4)."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image, ImageChops

from bot.games.registry import game
from bot.i18n import words
from bot.render import Picture, PlayerNames, board_picture, hand_picture
from bot.render.palette import ALIKE, THEMES, closest, colours
from bot.render.surface import saving_bytes
from tests.ui.tables import deal

CAST = PlayerNames(("Anna", "Bruno", "Carla", "Cecco"), "Arno")


def drawn(kind: str, *, saving: bool) -> Picture:
    """Return a picture of the middle of a deal."""
    its_game, said = game("minchiate"), words("en")
    match = deal()[60][0]
    with saving_bytes(saving):
        if kind == "board":
            return board_picture(its_game.view(match), CAST, said)
        return hand_picture(its_game.seat_view(match, 0), CAST, said)


@pytest.mark.parametrize(("kind", "share"), [("hand", 0.85), ("board", 0.90)])
def test_it_has_fewer_bytes_the_same_size_and_the_same_words(kind: str, share: float) -> None:
    usual, small = drawn(kind, saving=False), drawn(kind, saving=True)
    assert len(small.data) < share * len(usual.data)
    assert (small.width, small.height, small.alt) == (usual.width, usual.height, usual.alt)
    assert drawn(kind, saving=False).data == usual.data, "afterwards everything is as before"


def test_no_colour_is_far_from_what_it_was() -> None:
    usual, small = (Image.open(io.BytesIO(drawn("hand", saving=on).data)).convert("RGB") for on in (False, True))
    most = [channel[1] for channel in ImageChops.difference(usual, small).getextrema()]  # type: ignore[index]
    assert max(most) <= ALIKE * 3 / 2**0.5 + 1
    assert max(most) > 0, "nothing was saved"


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_what_is_read_keeps_its_contrast_in_every_look(theme: str) -> None:
    look = colours(theme, "minchiate")

    def light(colour: str) -> float:
        r, g, b = look.table[look.few[look.index(colour)]]
        return 0.3 * r + 0.59 * g + 0.11 * b

    assert abs(light(look.theme.text) - light(look.theme.panel)) > 120
    assert abs(light(look.theme.gold) - light(look.theme.on_gold)) > 80
    assert len(set(look.few)) < 64


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_nearest_colour_of_a_palette_is_the_closest_one(theme: str) -> None:
    look, chance = colours(theme, "minchiate"), random.Random(theme)
    for _ in range(300):
        colour = (chance.randrange(256), chance.randrange(256), chance.randrange(256))
        assert look.nearest(colour) == closest(colour, look.table)
