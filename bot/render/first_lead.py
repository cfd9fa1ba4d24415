"""The board before the first trick: public groups of cards with captions, and the seats along the lower edge."""

from __future__ import annotations

from bot.engine.view import PublicView, Zone
from bot.render.card_groups import Tile, tiles
from bot.render.chips import chip_height
from bot.render.frame import TOP, strip
from bot.render.layout import CAPTION, Area, Group, centred, filled, groups
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH
from bot.render.nameplates import announcement_for, draw_nameplate
from bot.render.shown import Speech
from bot.render.surface import Surface
from bot.render.text import SPARE, min_size, named, safe_width, whole

NAMEPLATE, GROWN = 72, 84
"""Height in px of the nameplates, normal and in large print."""
OWNER = 300
"""px that the name of an owner may add to a group; it is cut off where the cards are narrower."""
TILED = 150
"""Maximum width in px of the owner's name on a tile."""
EDGE = 8
"""px between a caption and the edge of its panel."""


def room(*, large: bool = False) -> Area:
    """Return the area of the groups between the strip and the nameplates."""
    return Area(20, TOP + 2, WIDTH - 40, HEIGHT - TOP - (GROWN if large else NAMEPLATE) - 22)


def draw_first_lead(surface: Surface, view: PublicView, speech: Speech, *, large: bool = False) -> None:
    """Draws open cards as fans or chips, closed groups as a back with their number."""
    strip(surface, speech, grown=large)
    zones = [zone for zone in view.zones if zone.cards or zone.count]
    _groups(surface, speech, zones, room(large=large), min_size(large=large))
    high = GROWN if large else NAMEPLATE
    wide = (WIDTH - CORNER_FREE - 14) // len(view.seats)
    lefts = [CORNER_FREE + wide * info.seat for info in view.seats]
    boxes = {seat: (left + 2, HEIGHT - high - 12, left + wide - 2, HEIGHT - 12) for seat, left in enumerate(lefts)}
    announcement = announcement_for(speech, boxes, calls=True)
    for info in view.seats:
        draw_nameplate(surface, speech, info, boxes[info.seat], announcement)


def _groups(surface: Surface, speech: Speech, zones: list[Zone], area: Area, size: int) -> None:
    """Draws fans with captions above them, or tiles if there are too many groups for fans."""
    counts = [max(len(zone.cards), 1) for zone in zones]
    wanted = [_wanted(speech, zone, size) for zone in zones]
    laid = groups(counts, area, wanted)
    if not laid:
        said = [_tile_rows(speech, zone, size) for zone in zones]
        broad = [(round(max(safe_width(one, size) for one in rows)) + SPARE, len(rows) * _line(size)) for rows in said]
        found = tiles(counts, broad, area)
        for zone, rows, tile in zip(zones, said, found, strict=False):
            _tile(surface, speech, zone, rows, tile, size)
        if found:
            return
        laid = groups(counts, area, wanted, narrow=True) or groups(counts, area, narrow=True)
    for zone, group in zip(zones, centred(filled(laid, area), area), strict=False):
        _caption(surface, speech, zone, group, size)
        for card, (x, y) in zip(zone.cards, group.places, strict=False):
            surface.card(speech.id(card), x, y, group.width, shown=group.high)
        if not zone.cards:
            x, y = group.places[0]
            surface.card("back", x, y, group.width, shown=group.high)
            token = max(26, group.width // 6)
            surface.token(str(zone.count), x + group.width // 2, y + min(group.width // 3, group.high // 2), token)


def _line(size: int) -> int:
    return round(size * 1.15)


def _wanted(speech: Speech, zone: Zone, size: int) -> int:
    """Return the width in px of a group's caption: the whole title, and the owner up to `OWNER` px."""
    owner = min(OWNER, safe_width(speech.who(zone.seat), size)) if zone.seat is not None else 0
    return round(max(safe_width(_said(zone, speech), size), owner)) + 2 * EDGE + SPARE


def _caption(surface: Surface, speech: Speech, zone: Zone, group: Group, size: int) -> None:
    """Draws the name of a group and below it its owner, on a small panel."""
    said, inner = _said(zone, speech), group.room - 2 * EDGE
    owner = whole(speech.clips(zone.seat), size, inner).said if zone.seat is not None else ""
    x, bottom = group.caption.x, group.caption.y + CAPTION - 4
    line = (CAPTION - 4) // 2
    top = bottom - (2 * line if owner else line + 4)
    wide = min(group.room, round(max(safe_width(said, size), safe_width(owner, size))) + 2 * EDGE + SPARE)
    surface.panel((x, top, x + wide, bottom), surface.theme.panel, 9)
    surface.text(said, (x + EDGE, top + (line - round(size * 1.3)) // 2), size, inner)
    if owner:
        at = (x + EDGE, bottom - line + (line - round(size * 1.3)) // 2 - 2)
        surface.text(owner, at, size, inner, colour=surface.theme.muted)


def _tile_rows(speech: Speech, zone: Zone, size: int) -> list[str]:
    """Return the rows on a tile: the title, in two lines if it has several words, and the owner."""
    words = speech.text(zone.key).split()
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))] or [(words[0], "")]
    rows = min(splits, key=lambda both: max(safe_width(one, size) for one in both))
    owner = named(speech.who(zone.seat), size, TILED, size, 2)[0] if zone.seat is not None else []
    return [one for one in (*rows, *owner) if one]


def _tile(surface: Surface, speech: Speech, zone: Zone, rows: list[str], tile: Tile, size: int) -> None:
    (left, top, wide, high), chip = tile.box, tile.chip
    surface.panel((left, top, left + wide, top + high), surface.theme.panel, 12)
    for card, (x, y) in zip(zone.cards, tile.chips, strict=False):
        surface.chip(speech.id(card), x, y, chip)
    if not zone.cards:
        x, y = tile.chips[0]
        surface.card("back", x, y, chip, shown=chip_height(chip))
        surface.token(str(zone.count), x + chip // 2, y + chip_height(chip) // 2, chip // 2 - 6)
    owned = len(named(speech.who(zone.seat), size, TILED, size, 2)[0]) if zone.seat is not None else 0
    for n, said in enumerate(rows):
        colour = surface.theme.muted if n >= len(rows) - owned else surface.theme.text
        at = (tile.words.x, tile.words.y + n * _line(size) - 2)
        surface.text(said, at, size, left + wide - tile.words.x - 2, colour=colour)


def _said(zone: Zone, speech: Speech) -> str:
    said = speech.text(zone.key)
    return f"{said} · {len(zone.cards)}" if len(zone.cards) > 1 else said
