"""The board before the first trick: public groups of cards with captions, the seats along the lower edge."""

from __future__ import annotations

from bot.engine.view import PublicView, Zone
from bot.render import ink
from bot.render.layout import Area, centred, filled, groups
from bot.render.model import CORNER_FREE, HEIGHT, WIDTH
from bot.render.pills import pill, telling
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.strip import TOP, caption, strip

PILL = 68
LONGEST = 260
"""No caption gets more than this."""
ROOM = Area(20, TOP + 2, WIDTH - 40, HEIGHT - TOP - PILL - 26)


def draw_ground(sheet: Sheet, view: PublicView, speech: Speech) -> None:
    """Open cards as fans, closed groups as their back and number."""
    strip(sheet, speech)
    zones = [zone for zone in view.zones if zone.cards or zone.count]
    owners = [list(speech.clips(zone.seat)) if zone.seat is not None else [""] for zone in zones]
    counts = [max(len(zone.cards), 1) for zone in zones]
    wanted = [_room(_said(zone, speech), owner[0]) for zone, owner in zip(zones, owners, strict=True)]
    laid = centred(filled(groups(counts, ROOM, wanted), ROOM), ROOM)
    for zone, owner, group in zip(zones, owners, laid, strict=False):
        at = group.caption
        caption(sheet, _said(zone, speech), owner, at.x, at.y, group.room + 16)
        for card, place in zip(zone.cards, group.places, strict=False):
            sheet.card(speech.id(card), place.x, place.y, group.width, shown=group.high)
        if not zone.cards:
            sheet.card("back", group.places[0].x, group.places[0].y, group.width, shown=group.high)
            middle = group.places[0].x + group.width // 2
            sheet.token(str(zone.count), middle, group.places[0].y + group.width // 3, max(26, group.width // 6))
    wide = (WIDTH - CORNER_FREE - 14) // len(view.seats)
    lefts = [CORNER_FREE + wide * info.seat for info in view.seats]
    boxes = {seat: (left + 2, HEIGHT - PILL - 14, left + wide - 2, HEIGHT - 14) for seat, left in enumerate(lefts)}
    told = telling(speech, boxes, calls=True)
    for info in view.seats:
        pill(sheet, speech, info, boxes[info.seat], told)


def _room(said: str, owner: str) -> int:
    """How wide a group has to be for its caption, within reason."""
    return min(LONGEST, round(max(ink.width(said, 24), ink.width(owner, 24))) + 4)


def _said(zone: Zone, speech: Speech) -> str:
    said = speech.text(zone.key)
    return f"{said} · {len(zone.cards)}" if len(zone.cards) > 1 else said
