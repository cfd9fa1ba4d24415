"""One fixed palette of 256 colours per pack and theme, found once, so that no picture is ever quantised."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image, ImageColor

import cards_art
from bot.render.theme import THEMES, Theme

RGB = tuple[int, int, int]
FELT_SHADES: Final = 20
SAMPLE = (60, 100)
"""Size in px at which each card is looked at when the palette is chosen."""

INK = "#1E1713"
PAPER = "#FAF3E1"


def rgb(colour: str) -> RGB:
    """A hex colour as numbers."""
    found = ImageColor.getrgb(colour)
    return (found[0], found[1], found[2])


def blend(under: RGB, over: RGB, share: float) -> RGB:
    """``over`` laid on ``under`` with an opacity of ``share`` (0-1)."""
    r, g, b = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return (r, g, b)


def dimmed(colour: RGB) -> RGB:
    """How a card looks that cannot be played: less colour, darker."""
    grey = round(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2])
    r, g, b = (round((c + (grey - c) * 0.35) * 0.58) for c in colour)
    return (r, g, b)


class Colours:
    """The palette of a pack under a theme. Pictures are drawn as images of palette *indices* (mode L)."""

    def __init__(self, theme: Theme, pack: cards_art.PackArt) -> None:
        self.theme = theme
        inner, outer = map(rgb, theme.felt)
        self.felt = [blend(inner, outer, step / (FELT_SHADES - 1)) for step in range(FELT_SHADES)]
        fixed = [*self.felt, *_ramps(theme)]
        rest = _sampled(pack, 256 - len(fixed))
        self.table: list[RGB] = (fixed + rest)[:256]
        self.flat = bytes(channel for colour in self.table for channel in colour)
        self.names = ["#{:02x}{:02x}{:02x}".format(*colour) for colour in self.table]
        self.reference = Image.new("P", (1, 1))
        self.reference.putpalette(self.flat)
        self._indices: dict[str, int] = {}
        self._nearest: dict[RGB, int] = {}
        self._ramps: dict[tuple[str, str], bytes] = {}
        self.dim = bytes(self.nearest(dimmed(colour)) for colour in self.table).ljust(256, b"\0")

    def nearest(self, colour: RGB) -> int:
        """Index of the palette colour closest to this one."""
        found = self._nearest.get(colour)
        if found is None:
            r, g, b = colour
            distances = [(r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2 * 3 for x, y, z in self.table]
            found = self._nearest[colour] = distances.index(min(distances))
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
            found = bytes(self.nearest(blend(ground, top, level // 16 * 16 / 240)) for level in range(256))
            self._ramps[over, under] = found
        return found

    def indices(self, picture: Image.Image) -> Image.Image:
        """An RGB picture as palette indices."""
        mapped = picture.quantize(palette=self.reference, dither=Image.Dither.NONE)
        return Image.frombytes("L", mapped.size, mapped.tobytes())


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


def _sampled(pack: cards_art.PackArt, count: int) -> list[RGB]:
    files = [*pack.faces.values(), pack.back]
    columns = 14
    width, height = SAMPLE
    sheet = Image.new("RGB", (columns * width, -(-len(files) // columns) * height), INK)
    for place, file in enumerate(files):
        with Image.open(file) as card:
            small = card.convert("RGBA").resize(SAMPLE, Image.Resampling.BOX)
        sheet.paste(small, (place % columns * width, place // columns * height), small)
    grey = sheet.convert("L").convert("RGB")
    dark = Image.blend(sheet, grey, 0.35).point([round(level * 0.58) for level in range(256)] * 3)
    both = Image.new("RGB", (sheet.width, sheet.height + sheet.height // 2), INK)
    both.paste(sheet)
    both.paste(dark.resize((sheet.width, sheet.height // 2), Image.Resampling.NEAREST), (0, sheet.height))
    flat = both.quantize(count, method=Image.Quantize.MEDIANCUT).getpalette() or []
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, count * 3, 3) if i + 2 < len(flat)]


@cache
def colours(theme: str, pack: str) -> Colours:
    """The palette of a pack under a theme (unknown themes are dark)."""
    return Colours(THEMES.get(theme, THEMES["dark"]), cards_art.pack(pack))
