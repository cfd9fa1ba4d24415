"""The colours that the cards of a pack need in a picture of 256 colours, as they are and dimmed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

RGB = tuple[int, int, int]
SHADES = 200
"""Number of colours of the pack in a picture of 256 colours; the others are for felt, panels and texts."""
INK, PAPER = "#1E1713", "#FAF3E1"
RARITY = 0.5
"""Exponent of a colour's number of pixels in its weight: below 1, rare colours count for more."""
SAMPLE = (60, 100)
"""Size in px to which each card is scaled when the colours are chosen."""
LESS_COLOUR = 0.35
"""How much of the saturation a card that cannot be played loses on dark felt (0-1)."""
VEIL, VEILED = (0xD9, 0xCC, 0xAE), 0.22
"""The colour laid over a card that cannot be played on light felt, and its opacity (0-1)."""
DARK_CURVE, LIGHT_CURVE = (0.30, 0.37), (0.55, 0.38)
"""How bright a dimmed channel is: ``v * (a + b * v)`` for a channel ``v`` from 0 to 1."""
COLUMNS = 14


def dimmed(colour: RGB, *, light: bool = False) -> RGB:
    """Return the colour of a card that cannot be played: paler and darker, so that its figure can still be read.

    ``light`` is for light felt.
    """
    if light:
        mixed = [c + (over - c) * VEILED for c, over in zip(colour, VEIL, strict=True)]
    else:
        grey = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]
        mixed = [c + (grey - c) * LESS_COLOUR for c in colour]
    base, slope = LIGHT_CURVE if light else DARK_CURVE
    r, g, b = (round(c * (base + slope * c / 255)) for c in mixed)
    return (r, g, b)


def shades_of(files: Iterable[Path]) -> tuple[RGB, ...]:
    """Return at most SHADES colours for these pictures of cards, bright and dimmed for both themes.

    Takes three seconds; it runs when a pack is built.
    """
    chosen = tuple(files)
    width, height = SAMPLE
    sheet = Image.new("RGB", (COLUMNS * width, -(-len(chosen) // COLUMNS) * height), INK)
    for place, file in enumerate(chosen):
        with Image.open(file) as card:
            small = card.convert("RGBA").resize(SAMPLE, Image.Resampling.BOX)
        sheet.paste(small, (place % COLUMNS * width, place // COLUMNS * height), small)
    half = (sheet.width, sheet.height // 2)
    every = Image.new("RGB", (sheet.width, sheet.height + 2 * half[1]), INK)
    every.paste(sheet)
    for n, light in enumerate((False, True)):
        every.paste(_dimmed(sheet, light=light).resize(half, Image.Resampling.NEAREST), (0, sheet.height + n * half[1]))
    return _greediest([_rgb(INK), _rgb(PAPER)], every)


def _dimmed(sheet: Image.Image, *, light: bool) -> Image.Image:
    """Return the picture as :func:`dimmed` changes its colours."""
    over = Image.new("RGB", sheet.size, VEIL) if light else sheet.convert("L").convert("RGB")
    base, slope = LIGHT_CURVE if light else DARK_CURVE
    curve = [round(level * (base + slope * level / 255)) for level in range(256)]
    return Image.blend(sheet, over, VEILED if light else LESS_COLOUR).point(curve * 3)


def _greediest(shades: list[RGB], picture: Image.Image) -> tuple[RGB, ...]:
    """Return the shades and, one by one, the colours that they miss most.

    A rare colour counts for more than its number of pixels, so that the green of one small snake is kept beside the
    many pixels of the sky.
    """
    seen: dict[RGB, list[RGB]] = {}
    for pixel in picture.get_flattened_data():
        assert isinstance(pixel, tuple)
        r, g, b = int(pixel[0]), int(pixel[1]), int(pixel[2])
        seen.setdefault((r >> 3, g >> 3, b >> 3), []).append((r, g, b))
    weight = {_most(alike): len(alike) ** RARITY for alike in seen.values()}
    far = {colour: min(_apart(colour, shade) for shade in shades) for colour in weight}
    while len(shades) < SHADES:
        worst = max(weight, key=lambda colour: far[colour] * weight[colour])
        if not far[worst]:
            break
        shades.append(worst)
        far = {colour: min(so_far, _apart(colour, worst)) for colour, so_far in far.items()}
    return tuple(shades)


def _most(colours: list[RGB]) -> RGB:
    """Return the most frequent of nearly equal colours: in flat drawings that is the colour that was drawn."""
    return max(Counter(colours).items(), key=lambda item: (item[1], item[0]))[0]


def _apart(one: RGB, other: RGB) -> int:
    """Return the square of the perceived difference of two colours."""
    return (one[0] - other[0]) ** 2 * 2 + (one[1] - other[1]) ** 2 * 4 + (one[2] - other[2]) ** 2 * 3


def written(shades: Iterable[RGB]) -> str:
    """Return colours as one line of hex digits."""
    return "".join(f"{r:02x}{g:02x}{b:02x}" for r, g, b in shades)


def read(line: str) -> tuple[RGB, ...]:
    """Return the colours of a line of hex digits."""
    flat = bytes.fromhex(line)
    return tuple((flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3))


def _rgb(colour: str) -> RGB:
    r, g, b = bytes.fromhex(colour[1:])
    return (r, g, b)
