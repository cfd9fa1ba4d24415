"""The board before the first trick: public groups of cards with captions, the seats along the lower edge."""

from __future__ import annotations

from bot.engine.view import PublicView, Zone
from bot.render.fit import SPARE, whole, width
from bot.render.layout import CAPTION, Area, Group, centred, filled, groups
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH, least
from bot.render.pills import pill, telling
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech
from bot.render.strip import TOP, strip
from bot.render.tiles import Tile, tiles

PILL, GROWN = 72, 84
"""Height of the pills, the second in large print."""
OWNER = 190
"""px for the name of an owner, which is cut where the cards take less."""
TILED = 150
"""The same on a tile."""
EDGE = 8
"""Between a caption and the edge of its panel."""


def room(*, large: bool = False) -> Area:
    """What is left for the groups between the strip and the pills."""
    return Area(20, TOP + 2, WIDTH - 40, HEIGHT - TOP - (GROWN if large else PILL) - 22)


def draw_ground(sheet: Sheet, view: PublicView, speech: Speech, *, large: bool = False) -> None:
    """Open cards as fans or chips, closed groups as their back and number."""
    strip(sheet, speech, grown=large)
    zones = [zone for zone in view.zones if zone.cards or zone.count]
    _groups(sheet, speech, zones, room(large=large), least(large=large))
    high = GROWN if large else PILL
    wide = (WIDTH - CORNER_FREE - 14) // len(view.seats)
    lefts = [CORNER_FREE + wide * info.seat for info in view.seats]
    boxes = {seat: (left + 2, HEIGHT - high - 12, left + wide - 2, HEIGHT - 12) for seat, left in enumerate(lefts)}
    told = telling(speech, boxes, calls=True)
    for info in view.seats:
        pill(sheet, speech, info, boxes[info.seat], told)


def _groups(sheet: Sheet, speech: Speech, zones: list[Zone], area: Area, size: int) -> None:
    """Fans with captions above them, or tiles where there are too many groups for that."""
    counts = [max(len(zone.cards), 1) for zone in zones]
    wanted = [_wanted(speech, zone, size) for zone in zones]
    laid = groups(counts, area, wanted)
    if not laid:
        said = [_told(speech, zone, size) for zone in zones]
        broad = [(round(max(width(one, size) for one in rows)) + SPARE, len(rows) * _line(size)) for rows in said]
        found = tiles(counts, broad, area)
        for zone, rows, tile in zip(zones, said, found, strict=False):
            _tile(sheet, speech, zone, rows, tile, size)
        if found:
            return
        laid = groups(counts, area, wanted, narrow=True) or groups(counts, area, narrow=True)
    for zone, group in zip(zones, centred(filled(laid, area), area), strict=False):
        _caption(sheet, speech, zone, group, size)
        for card, (x, y) in zip(zone.cards, group.places, strict=False):
            sheet.card(speech.id(card), x, y, group.width, shown=group.high)
        if not zone.cards:
            x, y = group.places[0]
            sheet.card("back", x, y, group.width, shown=group.high)
            token = max(26, group.width // 6)
            sheet.token(str(zone.count), x + group.width // 2, y + min(group.width // 3, group.high // 2), token)


def _line(size: int) -> int:
    return round(size * 1.15)


def _wanted(speech: Speech, zone: Zone, size: int) -> int:
    """How wide a group has to be for its caption: its title whole, its owner within reason."""
    owner = min(OWNER, width(speech.who(zone.seat), size)) if zone.seat is not None else 0
    return round(max(width(_said(zone, speech), size), owner)) + 2 * EDGE + SPARE


def _caption(sheet: Sheet, speech: Speech, zone: Zone, group: Group, size: int) -> None:
    """What a group is and below it whose, on a small panel of its own."""
    said, inner = _said(zone, speech), group.room - 2 * EDGE
    owner = whole(speech.clips(zone.seat), size, inner).said if zone.seat is not None else ""
    x, bottom = group.caption.x, group.caption.y + CAPTION - 4
    line = (CAPTION - 4) // 2
    top = bottom - (2 * line if owner else line + 4)
    wide = min(group.room, round(max(width(said, size), width(owner, size))) + 2 * EDGE + SPARE)
    sheet.panel((x, top, x + wide, bottom), sheet.theme.panel, 9)
    sheet.text(said, (x + EDGE, top + (line - round(size * 1.3)) // 2), size, inner)
    if owner:
        at = (x + EDGE, bottom - line + (line - round(size * 1.3)) // 2 - 2)
        sheet.text(owner, at, size, inner, colour=sheet.theme.muted)


def _told(speech: Speech, zone: Zone, size: int) -> list[str]:
    """What stands on a tile: the title in two lines if it has several words, and the owner."""
    words = speech.text(zone.key).split()
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))] or [(words[0], "")]
    rows = min(splits, key=lambda both: max(width(one, size) for one in both))
    owner = whole(speech.clips(zone.seat), size, TILED).said if zone.seat is not None else ""
    return [one for one in (*rows, owner) if one]


def _tile(sheet: Sheet, speech: Speech, zone: Zone, rows: list[str], tile: Tile, size: int) -> None:
    (left, top, wide, high), chip = tile.box, tile.chip
    sheet.panel((left, top, left + wide, top + high), sheet.theme.panel, 12)
    for card, (x, y) in zip(zone.cards, tile.chips, strict=False):
        sheet.chip(speech.id(card), x, y, chip)
    if not zone.cards:
        x, y = tile.chips[0]
        sheet.card("back", x, y, chip, shown=chip_height(chip))
        sheet.token(str(zone.count), x + chip // 2, y + chip_height(chip) // 2, chip // 2 - 6)
    for n, said in enumerate(rows):
        colour = sheet.theme.muted if zone.seat is not None and n == len(rows) - 1 else sheet.theme.text
        at = (tile.words.x, tile.words.y + n * _line(size) - 2)
        sheet.text(said, at, size, left + wide - tile.words.x - 2, colour=colour)


def _said(zone: Zone, speech: Speech) -> str:
    said = speech.text(zone.key)
    return f"{said} · {len(zone.cards)}" if len(zone.cards) > 1 else said
