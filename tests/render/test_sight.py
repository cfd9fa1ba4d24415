"""What the pictures show can be told apart by people with colour vision deficiencies, and on a phone."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image

import cards_art
from bot.render import hand_picture
from bot.render.card_groups import CHIP
from bot.render.chips import HEAD
from bot.render.frame import INSET
from bot.render.model import WIDTH
from bot.render.palette import THEMES, Theme, colours, rgb
from bot.render.panel_layout import NORMAL
from bot.render.sprites import card_height, sprite
from bot.render.trick_table import LEGIBLE_CHIP
from tests.render.samples import CAST, EN, HAND, seat_view

RGB = tuple[float, float, float]
FIGURE_OF_CARD = 54
"""Height of a figure in units, of which a card is 300 wide (`cards_art.draw.frames`)."""

SIGHTS: dict[str, tuple[RGB, RGB, RGB]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, on linear light."""


def linear(level: float) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def seen(colour: tuple[int, int, int], sight: str) -> RGB:
    """Return a colour as seen with this colour vision deficiency, in linear light."""
    light = tuple(map(linear, colour))
    r, g, b = (min(1.0, max(0.0, sum(k * v for k, v in zip(row, light, strict=True)))) for row in SIGHTS[sight])
    return r, g, b


def lab(light: RGB) -> RGB:
    r, g, b = light
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: tuple[int, int, int], other: tuple[int, int, int], sight: str) -> float:
    """Return the difference of two colours (CIE 1976) as seen with this deficiency."""
    here, there = lab(seen(one, sight)), lab(seen(other, sight))
    return sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours as defined by WCAG."""
    lights = []
    for colour in (one, other):
        r, g, b = map(linear, rgb(colour))
        lights.append(0.2126 * r + 0.7152 * g + 0.0722 * b)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def index_colour(letter: str, theme: str) -> tuple[int, int, int]:
    """Return the commonest strong colour in the index corner of a suit's seven, as in the palette of the pictures."""
    table = colours(theme, "minchiate").table
    card = sprite("minchiate", f"{letter}07", 219)
    middle = card.parts[1][0]
    counts = middle.crop((12, 0, round(219 * 0.3), round(card_height(219) * 0.15))).histogram()
    strong = {n: count for n, count in enumerate(counts) if count and max(table[n]) - min(table[n]) > 60}
    return table[max(strong, key=strong.__getitem__)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_suits_stay_apart(sight: str, theme: str) -> None:
    suits = {letter: index_colour(letter, theme) for letter in "CDSB"}
    for one, other in combinations(suits, 2):
        assert apart(suits[one], suits[other], sight) >= 18, (one, other)


def test_suit_signs_have_their_own_shapes() -> None:
    signs = {}
    for letter in "CDSB":
        with Image.open(cards_art.pack("minchiate").faces[f"{letter}07"]) as file:
            corner = file.convert("L").crop((20, 82, 76, 138)).point(lambda level: 255 if level < 190 else 0)
        signs[letter] = corner.tobytes()
    for one, other in combinations(signs, 2):
        differing = sum(a != b for a, b in zip(signs[one], signs[other], strict=True))
        assert differing > 0.1 * len(signs[one]), (one, other)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_stand_out_from_their_ground(theme: Theme) -> None:
    for under in (theme.panel, theme.stripe):
        assert contrast(theme.text, under) >= 7
        assert contrast(theme.muted, under) >= 4.5
        assert contrast(theme.gold, under) >= 4.5
    assert contrast(theme.on_gold, theme.gold) >= 4.5
    assert all(contrast("#1E1713", side) >= 4.5 for side in theme.sides)


@pytest.mark.parametrize("sight", SIGHTS)
def test_sides_stay_apart(sight: str) -> None:
    for theme in THEMES.values():
        for one, other in combinations(theme.sides, 2):
            assert apart(rgb(one), rgb(other), sight) >= 25


@pytest.mark.parametrize("width", [LEGIBLE_CHIP, CHIP, INSET])
def test_figures_on_chips_are_legible_on_a_phone(width: int) -> None:
    inner = width - 2 * max(3, width // 20)
    assert inner * FIGURE_OF_CARD / HEAD[0] * 400 / WIDTH >= 13


@pytest.mark.parametrize("theme", THEMES)
def test_a_playable_card_is_told_without_colour(theme: str) -> None:
    free = HAND[4:6]
    shown = hand_picture(seat_view(playable=free), CAST, EN, theme=theme).data
    none = hand_picture(seat_view(), CAST, EN, theme=theme).data
    hands = (Image.open(io.BytesIO(data)).crop((0, NORMAL.hand, WIDTH, 756)) for data in (shown, none))
    one, other = (hand.convert("RGB").convert("L").histogram() for hand in hands)
    lightness = [sum(level * count for level, count in enumerate(levels)) for levels in (one, other)]
    assert lightness[0] < (0.8 if theme == "dark" else 0.93) * lightness[1]
