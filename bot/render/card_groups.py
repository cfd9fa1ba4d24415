"""Cards beside the trick and cards without a trick, as chips, rows and tiles.

Groups beside the trick show melds and combinations as chips, and closed piles as a back with their number of cards.
Rows show any cards under a title: robbed cards, the folla, the player's own tricks. Tiles show many groups at once,
each with its cards as chips and a text beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import Zone
from bot.render import text
from bot.render.captions import ITALIAN
from bot.render.chips import chip_height
from bot.render.layout import Area, Place, wall
from bot.render.model import HEIGHT, WIDTH
from bot.render.shown import Speech, in_order
from bot.render.surface import Surface
from bot.render.text import MIN_SIZE, paragraph, whole
from cards_art import fonts

CHIP = 64
"""Width in px of a chip in a group, unless a larger one fits."""
LARGER = (98, 88, 80, 72)
"""Widths in px of chips that are tried first. One is used only if all groups still have room."""
CAPTION = 34
"""Height in px of the first line of a title, and of the line with the owner."""
ROOMY = 200
"""px. A spot at least this wide shows the back of a closed pile; a narrower one only its name and number."""
BACK = 84
"""Width in px of the back of a closed pile."""
GAP = 10
"""px between two groups in a spot."""
NUMBER = 36
"""px kept free to the right of a title for the number of cards. Open cards show no number."""
SECOND = 31
"""Height in px of each further line of a title."""
ROOM = Area(18, 74, WIDTH - 36, HEIGHT - 74 - 12)
"""The area of the cards below the title of a picture of rows."""
WIDTHS = (120, 108, 98, 88, 80, 72, 66, 62)
"""Widths in px of the chips on tiles, in the order tried. At the last one a figure is still 12 px high on a phone."""
TILE_GAP = 4
"""px between two chips on a tile."""
EDGE = 8
"""px between the edge of a tile and its content."""
APART = 12
"""px between two tiles."""


def titled(said: str, width: int, *, number: bool = True) -> list[str]:
    """Splits the title of a group into lines. With `number`, the first line leaves room for the number of cards."""
    found: list[str] = []
    for word in said.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and text.width(longer, MIN_SIZE) > width - 20 - (NUMBER if number and len(found) == 1 else 0):
            found.append(word)
        else:
            found[-1:] = [longer]
    return found


def height(zone: Zone, width: int, said: str = "", chip: int = CHIP) -> int:
    """Return the height in px of a group with the title `said` in a spot of this width."""
    owned = CAPTION if zone.seat is not None else CAPTION + SECOND if _of_a_side(zone) else 0
    owned += SECOND * (len(titled(said, width, number=not zone.cards)) - 1)
    if not zone.cards:
        return CAPTION + owned + (BACK + 4 if width >= ROOMY else 0)
    return CAPTION + owned + _rows(zone, width, chip) * (chip_height(chip) + 4)


def _of_a_side(zone: Zone) -> bool:
    """Tells whether the group is a closed pile of a side, whose players' names may need two lines."""
    return zone.seat is None and bool(zone.lines) and not zone.cards


def placed(
    zones: Iterable[Zone],
    spots: Sequence[Area],
    homes: Mapping[Seat, int],
    title: Callable[[str], str] = str,
    chip: int = CHIP,
) -> list[tuple[Zone, Area]]:
    """Return the groups that are drawn, each with its area.

    A group goes into the spot nearest to its owner if it fits there, else into any other spot with room. `title`
    returns the text of a catalogue key; `chip` is the width of a chip in px.
    """
    tops = [spot.top for spot in spots]
    found: list[tuple[Zone, Area]] = []
    for zone in in_order(zones):
        home = homes.get(zone.seat, -1) if zone.seat is not None else -1
        for number in sorted(range(len(spots)), key=lambda number: number != home):
            spot = spots[number]
            high = height(zone, spot.width, title(zone.key), chip)
            if tops[number] + high <= spot.top + spot.height:
                found.append((zone, spot._replace(top=tops[number], height=high)))
                tops[number] += high + GAP
                break
    return found


def draw_piles(
    surface: Surface, speech: Speech, zones: Iterable[Zone], spots: Sequence[Area], homes: Mapping[Seat, int]
) -> None:
    """Draws as many groups as fit into the spots, with the widest chips that `largest` allows."""
    chip, laid = largest(zones, spots, homes, speech.text)
    for zone, area in laid:
        box = (area.left, area.top - 2, area.left + area.width, area.top + area.height + 4)
        said = (
            speech.text(zone.key),
            next(speech.ways(zone.lines[:1])),
            "" if zone.seat is None else speech.who(zone.seat),
        )
        what = ("group", said, speech.labels, zone.seat is None, zone.count, chip, *map(speech.id, zone.cards))
        surface.kept(box, what, partial(_draw, surface, speech, zone, area, chip))


def largest(
    zones: Iterable[Zone], spots: Sequence[Area], homes: Mapping[Seat, int], title: Callable[[str], str] = str
) -> tuple[int, list[tuple[Zone, Area]]]:
    """Return the widest chip that changes no group's spot, drops no group and adds no row, and the areas of the groups
    with that chip."""
    zones = tuple(zones)
    usual = placed(zones, spots, homes, title)
    for chip in LARGER:
        laid = placed(zones, spots, homes, title, chip)
        if [(zone, area.left) for zone, area in laid] == [(zone, area.left) for zone, area in usual] and all(
            _rows(zone, area.width, chip) <= _rows(zone, area.width, CHIP) for zone, area in laid
        ):
            return chip, laid
    return CHIP, usual


def _rows(zone: Zone, width: int, chip: int) -> int:
    return -(-len(zone.cards) // _columns(width, chip))


def _columns(width: int, chip: int) -> int:
    return max(1, (width - 12) // (chip + 4))


def _draw(surface: Surface, speech: Speech, zone: Zone, area: Area, chip: int) -> None:
    theme = surface.theme
    x, y, wide, high = area
    room = wide - 20
    surface.panel((x, y - 2, x + wide, y + high + 4), theme.panel, 12)
    if not zone.cards:
        room -= (
            surface.text(str(zone.count), (x + wide - 10, y - 1), MIN_SIZE, 60, colour=theme.gold, align="right") + 6
        )
    first, *second = titled(speech.text(zone.key), wide, number=not zone.cards)
    surface.text(first, (x + 10, y), MIN_SIZE, room, colour=theme.muted)
    room = wide - 20
    y += CAPTION
    for more in second:
        surface.text(more, (x + 10, y - 3), MIN_SIZE, room, colour=theme.muted)
        y += SECOND
    if zone.seat is not None:
        owner = whole(speech.clips(zone.seat), MIN_SIZE, room)
        surface.text(owner.said, (x + 10, y - 2), owner.size, room)
        y += CAPTION
    elif _of_a_side(zone):
        for n, said in enumerate(paragraph(speech.ways(zone.lines[:1]), MIN_SIZE, room, 2)):
            surface.text(said, (x + 10, y - 2 + SECOND * n), MIN_SIZE, room)
        y += CAPTION + SECOND
    if not zone.cards:
        if wide >= ROOMY:
            middle = x + wide // 2
            surface.card("back", middle - BACK // 2, y + 2, BACK, shown=BACK)
            surface.token(str(zone.count), middle, y + 2 + BACK // 2, 26)
        return
    columns = _columns(wide, chip)
    for n, card in enumerate(zone.cards):
        left, top = x + 6 + n % columns * (chip + 4), y + n // columns * (chip_height(chip) + 4)
        surface.chip(speech.id(card), left, top, chip)


def draw_rows(
    title: str,
    ids: Sequence[str],
    pack: str,
    theme: str = "dark",
    *,
    language: str = ITALIAN,
    large: bool = False,
) -> Surface:
    """Draws cards by id in the given order, with every index visible. `large` selects large print: larger cards, cut
    off at the lower edge."""
    surface = Surface(theme, pack, language=language)
    surface.panel((12, 12, WIDTH - 12, 68), surface.theme.panel, 16)
    surface.text(title, (28, 16), 36, WIDTH - 140)
    surface.text(str(len(ids)), (WIDTH - 28, 14), 38, 90, align="right", colour=surface.theme.gold, font=fonts.INDEX)
    fan = wall(len(ids), ROOM, large=large)
    for card_id, (x, y) in zip(ids, fan.places, strict=True):
        surface.card(card_id, x, y, fan.width)
    return surface


class Tile(NamedTuple):
    """One group on a tile: the box of its panel, the width of its chips, the places of the chips, and the place where
    its text begins."""

    box: Area
    chip: int
    chips: tuple[Place, ...]
    words: Place


def tiles(counts: list[int], words: list[tuple[int, int]], area: Area) -> list[Tile]:
    """Lays out tiles in centred lines: as few lines as possible, with the widest chips that fit.

    `counts` are the numbers of cards; `words` the width and height in px of the text of each group. Returns an empty
    list if even the narrowest chips do not fit.
    """
    for chip in WIDTHS:
        lines = _lines(counts, words, area, chip)
        high = max(chip_height(chip), *(high for _, high in words)) + 2 * EDGE
        if lines and len(lines) * (high + APART) - APART <= area.height:
            return _placed(lines, counts, words, area, chip, high)
    return []


def _wide(count: int, words: int, chip: int) -> int:
    return 2 * EDGE + count * (chip + TILE_GAP) + EDGE + words


def _lines(counts: list[int], words: list[tuple[int, int]], area: Area, chip: int) -> list[list[int]]:
    """Return the group numbers of each line: as few lines as possible, filled as evenly as possible."""
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
            chips = tuple(Place(x + EDGE + m * (chip + TILE_GAP), top) for m in range(counts[n]))
            at = Place(x + 2 * EDGE + counts[n] * (chip + TILE_GAP), y + (high - words[n][1]) // 2)
            found.append(Tile(Area(x, y, one, high), chip, chips, at))
            x += one + APART
        y += high + APART
    return found
