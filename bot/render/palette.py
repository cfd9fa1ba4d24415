"""Colours: themes, palettes of cards and themes, and drawing with fewer colours.

There are two themes, dark and light felt. Each pack and theme has one fixed palette of 256 colours, so no picture is
ever quantised. The first part of the palette belongs to the pack and is the same in all themes, so a card is mapped to
it once. While bytes are saved (ux.md 5.4), pictures use fewer colours; this is set per thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageColor

import cards_art
from cards_art.shades import INK, PAPER, RGB, SHADES, dimmed

FELT_SHADES: Final = 20
"""Number of shades of the felt in a palette."""
ALIKE: Final = 26
"""Colours closer than this (0-255, weighted by visibility) are merged to save bytes (ux.md 5.4).

About 40 of 250 colours remain: a hand takes 63 kB instead of 79, a trick 35 kB instead of 42, in the same time. Lossy
files of quality 70 save as much but take three times as long to write, which does not suit a loaded bot.
"""


class Theme(NamedTuple):
    """The colours of a theme (RGB hex). `felt` is the centre and the edge of the felt. Text stands only on `panel`,
    `stripe`, `gold`, `winner`, `sides` or, in `muted`, the felt; `rim` is the rim of cards.

    Gold is the seat that must act, now; `winner` is the card that takes the trick, and who has won, with text in
    `on_winner`. `place` and `edge` are the ground and the edge of an empty place, `trim` the fine line round a strip.
    """

    felt: tuple[str, str]
    panel: str
    text: str
    muted: str
    gold: str
    rim: str
    on_gold: str
    slot: str
    sides: tuple[str, ...]
    stripe: str
    winner: str
    on_winner: str
    place: str
    edge: str
    trim: str


DARK = Theme(
    felt=("#1C5A45", "#0B2A20"),
    panel="#0A211A",
    text="#FBF6E6",
    muted="#A9C7B6",
    gold="#FFD35A",
    rim="#FFD35A",
    on_gold="#1E1713",
    winner="#FFF3CF",
    on_winner="#1E1713",
    slot="#3F8F72",
    sides=("#E8A33D", "#5AA9E6", "#F0668A"),
    stripe="#123229",
    place="#174635",
    edge="#5A9C80",
    trim="#6C7743",
)
"""Dark felt."""


LIGHT = Theme(
    felt=("#F1E8D2", "#D9CAA6"),
    panel="#FFFBF0",
    text="#1E1713",
    muted="#6B5B45",
    gold="#8F5900",
    rim="#A85F00",
    on_gold="#FFFFFF",
    winner="#1E1713",
    on_winner="#FFFBF0",
    slot="#7F6D40",
    sides=("#B8740F", "#3A88C8", "#DE4C78"),
    stripe="#F3E9D0",
    place="#E4DABB",
    edge="#A4966C",
    trim="#C7A86A",
)
"""Light felt. Rims and colours of sides are darker, so that they reach 3 : 1 against felt and panels."""


THEMES = {"dark": DARK, "light": LIGHT}
"""The themes by name."""


def rgb(colour: str) -> RGB:
    """Return a hex colour as red, green and blue."""
    found = ImageColor.getrgb(colour)
    return (found[0], found[1], found[2])


def blend(under: RGB, over: RGB, share: float) -> RGB:
    """Return `over` laid on `under` with an opacity of `share` (0-1)."""
    r, g, b = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return (r, g, b)


def closest(colour: RGB, table: Sequence[RGB]) -> int:
    """Return the index of the colour of a table that looks most like this one."""
    r, g, b = colour
    distances = [(r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2 * 3 for x, y, z in table]
    return distances.index(min(distances))


def few(table: Sequence[RGB]) -> list[int]:
    """Return for each colour of a table the index of the colour that replaces it while bytes are saved.

    No colour moves by more than `ALIKE`, so colours that differ clearly stay different.
    """
    kept: list[int] = []
    for index, (r, g, b) in enumerate(table):
        others = (table[one] for one in kept)
        if all((r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2 * 3 > 9 * ALIKE**2 for x, y, z in others):
            kept.append(index)
    chosen = [table[one] for one in kept]
    return [kept[closest(colour, chosen)] for colour in table]


class Colours:
    """The palette of a pack in a theme. Pictures are drawn as images of palette *indices* (mode L)."""

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
        own, light = self.table[: len(pack.shades)], theme is LIGHT
        self.dim = [closest(dimmed(colour, light=light), self.table) for colour in own] + [0] * (256 - len(own))
        # The distance of `closest` without what is the same for every colour of the table.
        self._weighed = [(2 * x * x + 4 * y * y + 3 * z * z, 4 * x, 8 * y, 6 * z) for x, y, z in self.table]
        self._indices: dict[str, int] = {}
        self._nearest: dict[RGB, int] = {}
        self._ramps: dict[tuple[str, str], bytes] = {}

    def nearest(self, colour: RGB) -> int:
        """Return the index of the palette colour closest to this one."""
        found = self._nearest.get(colour)
        if found is None:
            r, g, b = colour
            distances = [own - x * r - y * g - z * b for own, x, y, z in self._weighed]
            found = self._nearest[colour] = distances.index(min(distances))
        return found

    def index(self, colour: str) -> int:
        """Return the index of the palette colour closest to a hex colour."""
        found = self._indices.get(colour)
        if found is None:
            found = self._indices[colour] = self.nearest(rgb(colour))
        return found

    def ramp(self, over: str, under: str) -> bytes:
        """Return for each opacity 0-255 the index of `over` on `under`, for smooth edges."""
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
        (theme.on_winner, theme.winner, 4),
        *((INK, side, 3) for side in theme.sides),
    )
    found = [rgb(INK), rgb(PAPER), rgb(theme.slot), rgb(theme.stripe)]
    found += [rgb(theme.rim), rgb(theme.winner), rgb(theme.place), rgb(theme.edge), rgb(theme.trim)]
    for over, under, steps in pairs:
        found += [blend(rgb(under), rgb(over), step / (steps - 1)) for step in range(steps)]
    return list(dict.fromkeys(found))


@cache
def colours(theme: str, pack: str) -> Colours:
    """Return the palette of a pack in a theme. An unknown theme counts as dark."""
    return Colours(THEMES.get(theme, THEMES["dark"]), cards_art.pack(pack))


class CardColours:
    """Maps the cards of a pack to the pack's part of the palettes."""

    def __init__(self, shades: tuple[RGB, ...]) -> None:
        flat = [channel for colour in shades for channel in colour]
        self._reference = Image.new("P", (1, 1))
        self._reference.putpalette(flat + flat[:3] * (256 - len(shades)))
        # The entries after the pack's own colours repeat the first colour.
        self._own = [index if index < len(shades) else 0 for index in range(256)]

    def indices(self, picture: Image.Image) -> Image.Image:
        """Return an RGB picture as palette indices (mode L)."""
        mapped = picture.quantize(palette=self._reference, dither=Image.Dither.NONE)
        return Image.frombytes("L", mapped.size, mapped.tobytes()).point(self._own)


@cache
def card_colours(pack: str) -> CardColours:
    """Return the mapping of a pack, which is the same in all themes."""
    return CardColours(cards_art.pack(pack).shades)


def never() -> bool:
    """Return False: pictures have all colours. The default of `Pictures.sparing`."""
    return False
