"""Groups of cards beside the trick: shown melds and combinations as chips, closed piles as a back with their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.engine.cards import Seat
from bot.engine.view import Zone
from bot.render import ink
from bot.render.fit import paragraph, whole
from bot.render.layout import Area
from bot.render.model import LEAST
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech

CHIP = 64
LARGER = (98, 88, 80, 72)
"""Widths of chips that are tried first: they are taken if all the groups have room then."""
CAPTION = 34
ROOMY = 200
"""A spot this wide has room for the back of a pile, a narrower one only for its name and number."""
BACK = 84
GAP = 10
NUMBER = 36
"""Kept free on the right of a title for the number of cards; those that lie open can be counted."""
SECOND = 31
"""What a second line of the title takes."""


def in_order(zones: Iterable[Zone]) -> list[Zone]:
    """What is shown during the play, the most important first: open cards with a remark (melds, combinations, a debt),
    the latest first, then closed piles. Other open cards are of the time before the play."""
    zones = tuple(zones)
    closed = [zone for zone in zones if zone.count and not zone.cards]
    return [
        *(zone for zone in reversed(zones) if zone.cards and zone.lines),
        *(zone for zone in closed if zone.seat is None and not zone.lines),
        *(zone for zone in closed if zone.lines),
    ]


def titled(said: str, width: int, *, number: bool = True) -> list[str]:
    """The title of a group in lines, of which the first leaves room for the number of cards if there is one."""
    found: list[str] = []
    for word in said.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and ink.width(longer, LEAST) > width - 20 - (NUMBER if number and len(found) == 1 else 0):
            found.append(word)
        else:
            found[-1:] = [longer]
    return found


def height(zone: Zone, width: int, said: str = "", chip: int = CHIP) -> int:
    """How much room a group with the title ``said`` takes in a spot."""
    owned = CAPTION if zone.seat is not None else CAPTION + SECOND if _of_a_side(zone) else 0
    owned += SECOND * (len(titled(said, width, number=not zone.cards)) - 1)
    if not zone.cards:
        return CAPTION + owned + (BACK + 4 if width >= ROOMY else 0)
    return CAPTION + owned + _rows(zone, width, chip) * (chip_height(chip) + 4)


def _of_a_side(zone: Zone) -> bool:
    """Whether it is a closed pile whose owners' names may need two lines."""
    return zone.seat is None and bool(zone.lines) and not zone.cards


def placed(
    zones: Iterable[Zone],
    spots: Sequence[Area],
    homes: Mapping[Seat, int],
    title: Callable[[str], str] = str,
    chip: int = CHIP,
) -> list[tuple[Zone, Area]]:
    """Which groups are drawn and where: in the spot nearest to their owner if it has room, else in any that has.
    ``title`` gives the words of a key, ``chip`` is the width of a card."""
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
    sheet: Sheet, speech: Speech, zones: Iterable[Zone], spots: Sequence[Area], homes: Mapping[Seat, int]
) -> None:
    """Draw as many groups as the spots have room for, their cards as large as all of them can be."""
    chip, laid = largest(zones, spots, homes, speech.text)
    for zone, area in laid:
        _draw(sheet, speech, zone, area, chip)


def largest(
    zones: Iterable[Zone], spots: Sequence[Area], homes: Mapping[Seat, int], title: Callable[[str], str] = str
) -> tuple[int, list[tuple[Zone, Area]]]:
    """The widest chip with which no group is pushed out of the picture, away from its owner or into more rows, and
    where the groups lie then."""
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


def _draw(sheet: Sheet, speech: Speech, zone: Zone, area: Area, chip: int) -> None:
    theme = sheet.theme
    x, y, wide, high = area
    room = wide - 20
    sheet.panel((x, y - 2, x + wide, y + high + 4), theme.panel, 12)
    if not zone.cards:
        room -= sheet.text(str(zone.count), (x + wide - 10, y - 1), LEAST, 60, colour=theme.gold, align="right") + 6
    first, *second = titled(speech.text(zone.key), wide, number=not zone.cards)
    sheet.text(first, (x + 10, y), LEAST, room, colour=theme.muted)
    room = wide - 20
    y += CAPTION
    for more in second:
        sheet.text(more, (x + 10, y - 3), LEAST, room, colour=theme.muted)
        y += SECOND
    if zone.seat is not None:
        owner = whole(speech.clips(zone.seat), LEAST, room)
        sheet.text(owner.said, (x + 10, y - 2), owner.size, room)
        y += CAPTION
    elif _of_a_side(zone):
        for n, said in enumerate(paragraph(speech.ways(zone.lines[:1]), LEAST, room, 2)):
            sheet.text(said, (x + 10, y - 2 + SECOND * n), LEAST, room)
        y += CAPTION + SECOND
    if not zone.cards:
        if wide >= ROOMY:
            middle = x + wide // 2
            sheet.card("back", middle - BACK // 2, y + 2, BACK, shown=BACK)
            sheet.token(str(zone.count), middle, y + 2 + BACK // 2, 26)
        return
    columns = _columns(wide, chip)
    for n, card in enumerate(zone.cards):
        left, top = x + 6 + n % columns * (chip + 4), y + n // columns * (chip_height(chip) + 4)
        sheet.chip(speech.id(card), left, top, chip)
