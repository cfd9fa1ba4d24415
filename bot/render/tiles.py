"""Many groups of cards at once: tiles in lines, each with its cards as chips and beside them what they are and whose.

Pure geometry, in px.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.render.layout import Area, Place
from bot.render.sheet import chip_height

WIDTHS = (120, 108, 98, 88, 80, 72, 66, 62)
"""Of chips, the wanted ones first; at the last one a figure is still 12 px high on a phone."""
GAP = 4
EDGE = 8
"""Inside a tile."""
APART = 12
"""Between tiles."""


class Tile(NamedTuple):
    """One group: the box of its panel, the width of its chips and where they lie, and where the words begin."""

    box: Area
    chip: int
    chips: tuple[Place, ...]
    words: Place


def tiles(counts: list[int], words: list[tuple[int, int]], area: Area) -> list[Tile]:
    """In lines in the middle of the area, as few as can be, the chips as large as all can be; nothing if even the
    smallest have no room. ``counts`` are numbers of cards, ``words`` width and height of what is said of each group."""
    for chip in WIDTHS:
        lines = _lines(counts, words, area, chip)
        high = max(chip_height(chip), *(high for _, high in words)) + 2 * EDGE
        if lines and len(lines) * (high + APART) - APART <= area.height:
            return _placed(lines, counts, words, area, chip, high)
    return []


def _wide(count: int, words: int, chip: int) -> int:
    return 2 * EDGE + count * (chip + GAP) + EDGE + words


def _lines(counts: list[int], words: list[tuple[int, int]], area: Area, chip: int) -> list[list[int]]:
    """Which groups stand in each line: as few lines as can be, then as even as can be."""
    wide = [_wide(count, said, chip) for count, (said, _) in zip(counts, words, strict=True)]
    fewest = _filled(wide, area.width)
    if not fewest:
        return []
    return next(
        lines
        for room in range(max(wide), area.width + 20, 20)
        if (lines := _filled(wide, min(room, area.width))) and len(lines) == len(fewest)
    )


def _filled(wide: list[int], room: int) -> list[list[int]]:
    lines: list[list[int]] = []
    used = room + 1
    for n, one in enumerate(wide):
        if one > room:
            return []
        if used + APART + one > room:
            lines.append([])
            used = -APART
        lines[-1].append(n)
        used += APART + one
    return lines


def _placed(
    lines: list[list[int]], counts: list[int], words: list[tuple[int, int]], area: Area, chip: int, high: int
) -> list[Tile]:
    found: list[Tile] = []
    y = area.top + (area.height - len(lines) * (high + APART) + APART) // 2
    for line in lines:
        wide = [_wide(counts[n], words[n][0], chip) for n in line]
        x = area.left + (area.width - sum(wide) - APART * (len(line) - 1)) // 2
        for n, one in zip(line, wide, strict=True):
            top = y + (high - chip_height(chip)) // 2
            chips = tuple(Place(x + EDGE + m * (chip + GAP), top) for m in range(counts[n]))
            at = Place(x + 2 * EDGE + counts[n] * (chip + GAP), y + (high - words[n][1]) // 2)
            found.append(Tile(Area(x, y, one, high), chip, chips, at))
            x += one + APART
        y += high + APART
    return found
