"""One fixed palette of 256 colours per pack and theme, so that no picture is ever quantised.

Its first part is the pack's and the same under every theme: a card is mapped to it once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image, ImageColor

import cards_art
from bot.render.theme import THEMES, Theme
from cards_art.shades import INK, PAPER, RGB, SHADES, dimmed

FELT_SHADES: Final = 20

ALIKE: Final = 26
"""Colours nearer than this (0-255, as the eye weighs them) become one where bytes are saved (ux.md 5.4): about forty
are left of 250, the hand has 63 kB instead of 79 and the trick 35 instead of 42, and it takes no longer. Lossy files of
quality 70 save as much; but those take three times as long to write, and load is no time for that."""


def rgb(colour: str) -> RGB:
    """A hex colour as numbers."""
    found = ImageColor.getrgb(colour)
    return (found[0], found[1], found[2])


def blend(under: RGB, over: RGB, share: float) -> RGB:
    """``over`` laid on ``under`` with an opacity of ``share`` (0-1)."""
    r, g, b = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return (r, g, b)


def closest(colour: RGB, table: Sequence[RGB]) -> int:
    """Which colour of a table is nearest to the eye."""
    r, g, b = colour
    distances = [(r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2 * 3 for x, y, z in table]
    return distances.index(min(distances))


def few(table: Sequence[RGB]) -> list[int]:
    """For each colour of a table the one that stands for it where colours that are alike become one. None is moved by
    more than :data:`ALIKE`, so that what can be told apart stays apart."""
    kept: list[int] = []
    for index, (r, g, b) in enumerate(table):
        others = (table[one] for one in kept)
        if all((r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2 * 3 > 9 * ALIKE**2 for x, y, z in others):
            kept.append(index)
    chosen = [table[one] for one in kept]
    return [kept[closest(colour, chosen)] for colour in table]


class Colours:
    """The palette of a pack under a theme. Pictures are drawn as images of palette *indices* (mode L)."""

    def __init__(self, theme: Theme, pack: cards_art.PackArt) -> None:
        self.theme = theme
        inner, outer = map(rgb, theme.felt)
        self.felt = [blend(inner, outer, step / (FELT_SHADES - 1)) for step in range(FELT_SHADES)]
        cards = [*pack.shades, *[pack.shades[0]] * (SHADES - len(pack.shades))]
        self.table: list[RGB] = [*cards, *self.felt, *_ramps(theme)][:256]
        self.table += [cards[0]] * (256 - len(self.table))
        self.flat = bytes(channel for colour in self.table for channel in colour)
        self.names = ["#{:02x}{:02x}{:02x}".format(*colour) for colour in self.table]
        self.reference = Image.new("P", (1, 1))
        self.reference.putpalette(self.flat)
        self.few = few(self.table)
        self._indices: dict[str, int] = {}
        self._nearest: dict[RGB, int] = {}
        self._ramps: dict[tuple[str, str], bytes] = {}

    def nearest(self, colour: RGB) -> int:
        """Index of the palette colour closest to this one."""
        found = self._nearest.get(colour)
        if found is None:
            found = self._nearest[colour] = closest(colour, self.table)
        return found

    def index(self, colour: str) -> int:
        """Index of the palette colour closest to a hex colour."""
        found = self._indices.get(colour)
        if found is None:
            found = self._indices[colour] = self.nearest(rgb(colour))
        return found

    def ramp(self, over: str, under: str) -> bytes:
        """For each opacity 0-255 the index of ``over`` on ``under``: how smooth edges are drawn in a palette."""
        found = self._ramps.get((over, under))
        if found is None:
            top, ground = rgb(over), rgb(under)
            steps = [self.nearest(blend(ground, top, step / 15)) for step in range(16)]
            found = bytes(steps[level // 16] for level in range(256))
            self._ramps[over, under] = found
        return found


def _ramps(theme: Theme) -> list[RGB]:
    pairs = (
        (theme.text, theme.panel, 7),
        (theme.text, theme.stripe, 5),
        (theme.muted, theme.panel, 5),
        (theme.muted, theme.stripe, 4),
        (theme.gold, theme.panel, 5),
        (theme.on_gold, theme.gold, 4),
        *((INK, side, 3) for side in theme.sides),
    )
    found = [rgb(INK), rgb(PAPER), rgb(theme.slot), rgb(theme.stripe)]
    for over, under, steps in pairs:
        found += [blend(rgb(under), rgb(over), step / (steps - 1)) for step in range(steps)]
    return list(dict.fromkeys(found))


@cache
def colours(theme: str, pack: str) -> Colours:
    """The palette of a pack under a theme (unknown themes are dark)."""
    return Colours(THEMES.get(theme, THEMES["dark"]), cards_art.pack(pack))


class CardColours:
    """What maps the cards of a pack to its part of every palette."""

    def __init__(self, shades: tuple[RGB, ...]) -> None:
        flat = [channel for colour in shades for channel in colour]
        self._reference = Image.new("P", (1, 1))
        self._reference.putpalette(flat + flat[:3] * (256 - len(shades)))
        # What lies beyond the pack's own colours repeats the first of them.
        self._own = [index if index < len(shades) else 0 for index in range(256)]
        self.dim = [closest(dimmed(colour), shades) for colour in shades] + [0] * (256 - len(shades))

    def indices(self, picture: Image.Image) -> Image.Image:
        """An RGB picture as palette indices (mode L)."""
        mapped = picture.quantize(palette=self._reference, dither=Image.Dither.NONE)
        return Image.frombytes("L", mapped.size, mapped.tobytes()).point(self._own)


@cache
def card_colours(pack: str) -> CardColours:
    """The mapping of a pack, whatever the theme."""
    return CardColours(cards_art.pack(pack).shades)
