"""The melds of one player in a column: each said in words, its cards as chips below."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.cards import Seat
from bot.engine.view import PublicView, Zone
from bot.render import fit
from bot.render.layout import Area
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech

CHIPS = (88, 80, 72, 68, 64, 62)
"""Widths of chips, the widest first; at the last one a figure is still 12 px high on a phone."""
GAP = 4
APART = 8
"""Between melds."""
ROWS = 2
"""Lines in which a meld is said at most."""


def melds(view: PublicView, seat: Seat) -> list[Zone]:
    """What a seat has shown or declared, the latest first."""
    return [zone for zone in reversed(view.zones) if zone.lines and zone.cards and zone.seat == seat]


def said_of(speech: Speech, zone: Zone, room: int, size: float) -> list[str]:
    """A meld in words, in one line or two."""
    return fit.paragraph((*speech.ways(zone.lines), speech.text(zone.key)), size, room, ROWS)


def columns(width: int, chip: int) -> int:
    """How many chips lie side by side."""
    return max(1, (width + GAP) // (chip + GAP))


def heights(speech: Speech, zones: list[Zone], area: Area, chip: int, size: float) -> list[int]:
    """What each meld takes in a column of that width, in px."""
    across, line = columns(area.width, chip), round(size * 1.2)
    return [
        len(said_of(speech, zone, area.width, size)) * line
        + -(-len(zone.cards) // across) * (chip_height(chip) + GAP)
        + APART
        for zone in zones
    ]


def best_chip(zones: list[Zone], area: Area, high: Callable[[int], int]) -> int:
    """The width of chip that makes the fewest rows, the widest of these; ``high`` says how much all take with it."""
    fitting = [chip for chip in CHIPS if high(chip) <= area.height]
    rows = {chip: sum(-(-len(zone.cards) // columns(area.width, chip)) for zone in zones) for chip in fitting}
    return min(fitting, key=lambda chip: (rows[chip], -chip), default=CHIPS[-1])


def melds_fit(speech: Speech, zones: list[Zone], area: Area, size: float) -> bool:
    """Whether all of them have room, with letters of ``size`` px."""
    return sum(heights(speech, zones, area, CHIPS[-1], size)) <= area.height


def draw_melds(sheet: Sheet, speech: Speech, zones: list[Zone], area: Area, size: float) -> None:
    """Draw them from above, the chips as large as all of them can be. Those that have no room any more are numbered:
    the text beside the picture has every one."""
    chip = best_chip(zones, area, lambda one: sum(heights(speech, zones, area, one, size)))
    line = round(size * 1.2)
    high = heights(speech, zones, area, chip, size)
    top, bottom = area.top, area.top + area.height
    for n, zone in enumerate(zones):
        rest = len(zones) - n - 1
        if top + high[n] + (line if rest else 0) > bottom:
            sheet.text(f"+ {rest + 1}", (area.left, top), size, area.width, colour=sheet.theme.muted)
            return
        for said in said_of(speech, zone, area.width, size):
            sheet.text(said, (area.left, top), size, area.width, colour=sheet.theme.muted)
            top += line
        across = columns(area.width, chip)
        for m, card in enumerate(zone.cards):
            x, y = area.left + m % across * (chip + GAP), top + 2 + m // across * (chip_height(chip) + GAP)
            sheet.chip(speech.id(card), x, y, chip)
        top += -(-len(zone.cards) // across) * (chip_height(chip) + GAP) + APART
