"""The melds of one player in a column: each said in words, its cards as chips below."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

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


class Said(NamedTuple):
    """A meld with its words in lines."""

    zone: Zone
    lines: list[str]


def said_of(speech: Speech, zones: list[Zone], room: int, size: float) -> list[Said]:
    """Melds in words, each in one line or two."""
    return [
        Said(zone, fit.paragraph(chain(speech.ways(zone.lines), (speech.text(zone.key),)), size, room, ROWS))
        for zone in zones
    ]


def columns(width: int, chip: int) -> int:
    """How many chips lie side by side."""
    return max(1, (width + GAP) // (chip + GAP))


def rows(meld: Said, width: int, chip: int) -> int:
    """How many rows its chips take."""
    return -(-len(meld.zone.cards) // columns(width, chip))


def height(meld: Said, width: int, chip: int, size: float) -> int:
    """What a meld takes in a column of that width, in px, with letters of ``size`` px."""
    return len(meld.lines) * round(size * 1.2) + rows(meld, width, chip) * (chip_height(chip) + GAP) + APART


def best_chip(melds_: list[Said], area: Area, size: float) -> int:
    """The width of chip that makes the fewest rows, the widest of these."""
    fitting = [chip for chip in CHIPS if sum(height(meld, area.width, chip, size) for meld in melds_) <= area.height]
    return min(
        fitting, key=lambda chip: (sum(rows(meld, area.width, chip) for meld in melds_), -chip), default=CHIPS[-1]
    )


def melds_fit(speech: Speech, zones: list[Zone], area: Area, size: float) -> bool:
    """Whether all of them have room, with letters of ``size`` px."""
    said = said_of(speech, zones, area.width, size)
    return sum(height(meld, area.width, CHIPS[-1], size) for meld in said) <= area.height


def draw_melds(sheet: Sheet, speech: Speech, zones: list[Zone], area: Area, size: float) -> None:
    """Draw them from above, the chips as large as all of them can be. Those that have no room any more are numbered:
    the text beside the picture has every one."""
    found = said_of(speech, zones, area.width, size)
    chip, line = best_chip(found, area, size), round(size * 1.2)
    across, pitch = columns(area.width, chip), chip_height(chip) + GAP
    top, bottom = area.top, area.top + area.height
    for n, meld in enumerate(found):
        rest = len(found) - n - 1
        if top + height(meld, area.width, chip, size) + (line if rest else 0) > bottom:
            sheet.text(f"+ {rest + 1}", (area.left, top), size, area.width, colour=sheet.theme.muted)
            return
        for said in meld.lines:
            sheet.text(said, (area.left, top), size, area.width, colour=sheet.theme.muted)
            top += line
        for m, card in enumerate(meld.zone.cards):
            sheet.chip(speech.id(card), area.left + m % across * (chip + GAP), top + 2 + m // across * pitch, chip)
        top += rows(meld, area.width, chip) * pitch + APART
