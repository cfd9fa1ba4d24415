"""The board of an auction: what everybody has called beside the names, in the middle what is at stake."""

from __future__ import annotations

from bot.engine.view import Call, PublicView, SeatInfo, Trick, Zone
from bot.render.calls import GROWN, STEP, abreast, bubbles, calls_of
from bot.render.corners import corners
from bot.render.fit import whole
from bot.render.layout import Area
from bot.render.model import least
from bot.render.piles import draw_piles
from bot.render.pills import pill, telling
from bot.render.plate import draw_fan, draw_head, draw_low, draw_tally
from bot.render.seats import CENTRE, SOUTH, STAKE, SeatPlace, callers, compass
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.strip import strip

BACK, SHOWN = 150, 196
"""Width of the backs of the stock, and how much of them is shown."""
MOST = 5
"""Backs that are drawn at most."""
STANDS = 138
"""Height of the panel with the call that stands."""
HELD = 104
"""So much of the backs of a hand is shown on a plate."""


def draw_auction(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None, *, large: bool) -> None:
    """Three have a table of their own; others sit as they do in the play."""
    count = len(view.seats)
    places = callers(count, view.clockwise)
    if count == 3:
        strip(sheet, speech, grown=large)
        _stake(sheet, view, speech, large=large)
        sides = compass(count, view.clockwise)
        for info in view.seats:
            _caller(sheet, speech, info, places[info.seat], across=sides[info.seat] == SOUTH, large=large)
        return
    corners(sheet, view, speech, trick)
    draw_piles(sheet, speech, view.zones, (CENTRE,) if count < 4 else (), {})
    told = telling(speech, {seat: place.pill for seat, place in places.items()})
    for info in view.seats:
        pill(sheet, speech, info, places[info.seat].pill, told)
        bubbles(sheet, speech, calls_of(view, info.seat), places[info.seat].calls)


def _caller(sheet: Sheet, speech: Speech, info: SeatInfo, place: SeatPlace, *, across: bool, large: bool) -> None:
    """A plate with its calls: beside the name if it lies ``across`` the table, else below it, above a fan of cards."""
    left, top, right, bottom = place.pill
    area = Area(left, top, right - left, bottom - top)
    calls = calls_of(speech.view, info.seat)
    if across:
        draw_low(sheet, speech, info, area, place.calls[0] - left - 10, large=large)
        abreast(sheet, speech, calls, place.calls, large=large)
        return
    draw_head(sheet, speech, info, area, large=large)
    draw_tally(sheet, speech, info, area, large=large)
    bubbles(sheet, speech, calls, place.calls, large=large, down=True)
    used = round(STEP * (GROWN if large else 1)) * len(calls)
    if place.calls[3] - place.calls[1] - used >= HELD + 10:
        draw_fan(sheet, min(info.hand_count, 7), (left + right) // 2, bottom - 14 - HELD, 30, HELD)


def _stake(sheet: Sheet, view: PublicView, speech: Speech, *, large: bool) -> None:
    """The stock as a fan of backs with its name and number, below it whose call stands; one alone in the middle."""
    closed = [zone for zone in view.zones if zone.count and not zone.cards]
    stock = next((zone for zone in closed if zone.seat is None), next(iter(closed), None))
    standing = next((call for call in view.calls if call.standing), None)
    label = round(least(large=large) * 1.2) + 12
    high = (SHOWN + label + 24 if stock else 0) + (STANDS if standing else 0) + (14 if stock and standing else 0)
    top = STAKE.top + (STAKE.height - high) // 2
    if stock is not None:
        _stock(sheet, speech, stock, Area(STAKE.left, top, STAKE.width, SHOWN + label + 24), large=large)
        top += SHOWN + label + 38
    if standing is not None:
        _standing(sheet, speech, standing, top, large=large)


def _stock(sheet: Sheet, speech: Speech, stock: Zone, area: Area, *, large: bool) -> None:
    left, top, wide, high = area
    size = least(large=large) + 4
    sheet.panel((left, top, left + wide, top + high), sheet.theme.panel, 18)
    backs = min(stock.count, MOST)
    step = (wide - 28 - BACK) // (MOST - 1)
    x = left + (wide - BACK - step * (backs - 1)) // 2
    for n in range(backs):
        sheet.card("back", x + step * n, top + 14, BACK, shown=SHOWN)
    said = whole(
        (f"{speech.zone(stock)} · {stock.count}", f"{speech.text(stock.key)} · {stock.count}"), size, wide - 24
    )
    sheet.text(said.said, (left + wide // 2, top + SHOWN + 18), said.size, wide - 24, align="middle")


def _standing(sheet: Sheet, speech: Speech, call: Call, top: int, *, large: bool) -> None:
    """The call that stands, and whose it is."""
    theme, (left, _, wide, _) = sheet.theme, STAKE
    sheet.panel((left, top, left + wide, top + STANDS), theme.gold, 18)
    size, middle, room = least(large=large), left + wide // 2, wide - 24
    said = whole((f"★ {speech.text(call.key)}", speech.text(call.key)), 50, room, size)
    owner = whole(speech.clips(call.seat), size + 8, room, size)
    for one, y in ((said, top + 42), (owner, top + 100)):
        at = (middle, y - round(one.size * 0.65))
        sheet.text(one.said, at, one.size, room, colour=theme.on_gold, under=theme.gold, align="middle")
