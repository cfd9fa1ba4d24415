"""Suits can be told apart with colour vision deficiencies (matrices of Machado, Oliveira and Fernandes 2009)."""

from __future__ import annotations

import itertools
import math

import pytest
from PIL import Image, ImageColor

import cards_art
from cards_art.draw.decks import DECKS
from cards_art.draw.palette import PAPER, SUITS

Triple = tuple[float, float, float]

EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Triple:
    """Return a hex colour as linear light, 0-1."""
    r, g, b = (level / 255 for level in ImageColor.getrgb(colour)[:3])

    def undone(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return undone(r), undone(g), undone(b)


def times(rows: tuple[Triple, Triple, Triple], light: Triple) -> Triple:
    """Return a matrix applied to a colour, clamped to what a screen shows."""
    x, y, z = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in rows)
    return x, y, z


def lab(light: Triple) -> Triple:
    """Return the colour in CIE L*a*b* under D65."""
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast of two colours."""
    high, low = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (one, other))), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eyes", EYES)
def test_index_colours_differ(eyes: str) -> None:
    seen = {suit: lab(times(EYES[eyes], linear(colours.figure))) for suit, colours in SUITS.items()}
    distances = {a + b: math.dist(seen[a], seen[b]) for a, b in itertools.combinations(SUITS, 2)}
    assert min(distances.values()) >= 20, distances


def test_figures_stand_out_from_the_paper() -> None:
    assert all(contrast(colours.outline or colours.figure, PAPER) >= 4.5 for colours in SUITS.values())


@pytest.mark.parametrize("slug", DECKS)
def test_signs_differ_in_shape(slug: str) -> None:
    """The black shapes of the four signs in the corner cover less than three quarters of each other."""
    faces = cards_art.pack(slug).faces
    shapes: dict[str, bytes] = {}
    for card_id in faces:
        suit = "D" if card_id[0] == "O" else card_id[0]
        if suit in SUITS and suit not in shapes:
            with Image.open(faces[card_id]) as file:
                corner = file.convert("L").crop((19, 82, 75, 138))
            shapes[suit] = corner.point([255 if level < 215 else 0 for level in range(256)]).tobytes()
    assert set(shapes) == set(SUITS)
    for one, other in itertools.combinations(shapes.values(), 2):
        both = sum(a and b and 1 for a, b in zip(one, other, strict=True))
        either = sum((a or b) and 1 for a, b in zip(one, other, strict=True))
        assert both / either < 0.75
