"""Chips and slips show large indices, stand out from what they lie on, and leave no dark corner on light ground."""

from __future__ import annotations

import pytest
from PIL import Image

import cards_art
from bot.render.chips import chip_height, slip_width
from bot.render.model import WIDTH
from bot.render.palette import THEMES
from bot.render.surface import Surface
from cards_art.draw.decks import DECKS
from tests.render.test_sight import contrast

AT, WIDE = 100, 62
CARDS = {"suit": "C14", "trump": "T35", "fool": "M00"}


def drawn(theme: str, card_id: str) -> Image.Image:
    """Return a chip on a panel, with 10 px of the panel on every side."""
    surface = Surface(theme, "minchiate")
    surface.panel((20, 20, 1080, 400), surface.theme.panel)
    surface.chip(card_id, AT, AT, WIDE)
    surface.image.putpalette(surface.look.flat)
    return surface.image.convert("RGB").crop((AT - 10, AT - 10, AT + WIDE + 10, AT + chip_height(WIDE) + 10))


def hexed(pixel: object) -> str:
    assert isinstance(pixel, tuple)
    return "#{:02x}{:02x}{:02x}".format(*pixel)


@pytest.mark.parametrize("kind", CARDS)
@pytest.mark.parametrize("theme", THEMES)
def test_the_corner_of_a_chip_is_the_panel(theme: str, kind: str) -> None:
    chip = drawn(theme, CARDS[kind])
    for x in (10, 10 + WIDE - 1):
        for y in (10, 10 + chip_height(WIDE) - 1):
            assert contrast(hexed(chip.getpixel((x, y))), THEMES[theme].panel) < 1.5


@pytest.mark.parametrize("kind", CARDS)
@pytest.mark.parametrize("theme", THEMES)
def test_the_edge_of_a_chip_reaches_three_to_one(theme: str, kind: str) -> None:
    chip, middle = drawn(theme, CARDS[kind]), 10 + chip_height(WIDE) // 2
    strip = [hexed(chip.getpixel((x, middle))) for x in range(10, 18)]
    assert max(contrast(colour, THEMES[theme].panel) for colour in strip) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_a_whole_card_has_no_dark_corner_on_the_felt(theme: str) -> None:
    surface = Surface(theme, "minchiate")
    surface.card("T13", 300, 200, 200)
    surface.image.putpalette(surface.look.flat)
    picture = surface.image.convert("RGB")
    for x in (300, 301, 498, 499):
        for y in (200, 201, 531, 532):
            assert contrast(hexed(picture.getpixel((x, y))), THEMES[theme].felt[0]) < 2.2


@pytest.mark.parametrize("slug", DECKS)
def test_every_card_has_a_slip_and_no_two_chips_of_a_pack_look_alike(slug: str) -> None:
    surface = Surface("dark", slug)
    seen: dict[bytes, str] = {}
    for card_id in cards_art.pack(slug).faces:
        wide = surface.slip(card_id, 40, 40, 40)
        assert wide == slip_width(slug, card_id, 40)
        assert 20 < wide < 110
        surface.chip(card_id, 200, 40, WIDE)
        look = surface.image.crop((200, 40, 200 + WIDE, 40 + chip_height(WIDE))).tobytes()
        assert look not in seen, (card_id, seen.get(look))
        seen[look] = card_id


@pytest.mark.parametrize("slug", ["minchiate", "terziglio", "chinze"])
def test_figures_of_trumps_are_as_high_as_those_of_suits_and_13_px_on_a_phone(slug: str) -> None:
    highs: dict[str, list[int]] = {"suit": [], "trump": []}
    for card_id, file in cards_art.pack(slug).faces.items():
        digits = card_id[1:]
        if not digits.isdigit() or int(digits) not in range(2, 11 if card_id[0] != "T" else 41):
            continue
        with Image.open(file) as face:
            corner = face.convert("L").crop((14, 12, 86, 80))
        ground = corner.getpixel((18, 0))
        assert isinstance(ground, int)
        box = corner.point([255 * (abs(level - ground) > 60) for level in range(256)]).getbbox()
        assert box is not None
        highs["trump" if card_id[0] == "T" else "suit"].append(box[3] - box[1])
    assert min(highs["suit"]) >= 53
    assert min(highs["trump"]) >= 53
    assert round(min(highs["trump"]) * 200 / 300 * 400 / WIDTH) >= 13
