"""The board of an auction: the calls beside the names, and in the middle the stock and the standing call."""

from __future__ import annotations

from bot.engine.view import Call, PublicView, SeatInfo, Trick, Zone
from bot.render.card_groups import draw_piles
from bot.render.frame import corners, strip
from bot.render.layout import Area
from bot.render.nameplates import GROWN, STEP, abreast, announcement_for, bubbles, draw_nameplate
from bot.render.player_plates import draw_fan, draw_head, draw_low, draw_tally
from bot.render.seats import CENTRE, SOUTH, STAKE, SeatPlace, callers, compass, runs_clockwise
from bot.render.shown import Speech, calls_of
from bot.render.surface import Surface
from bot.render.text import min_size, whole

BACK, SHOWN = 150, 196
"""Width of the backs of the stock, and their visible height, in px."""
MAX_BACKS = 5
"""Maximum number of backs that are drawn."""
STANDS = 138
"""Height in px of the panel with the standing call."""
HELD = 104
"""Visible height in px of the backs of a hand on a plate."""


def draw_auction(surface: Surface, view: PublicView, speech: Speech, trick: Trick | None, *, large: bool) -> None:
    """Draws the auction. Three players have their own layout; others sit as during the play."""
    count, clockwise = len(view.seats), runs_clockwise(view)
    places = callers(count, clockwise)
    if count == 3:
        strip(surface, speech, grown=large)
        _stake(surface, view, speech, large=large)
        sides = compass(count, clockwise)
        for info in view.seats:
            _caller(surface, speech, info, places[info.seat], across=sides[info.seat] == SOUTH, large=large)
        return
    corners(surface, view, speech, trick)
    draw_piles(surface, speech, view.zones, (CENTRE,) if count < 4 else (), {})
    announcement = announcement_for(speech, {seat: place.nameplate for seat, place in places.items()})
    for info in view.seats:
        draw_nameplate(surface, speech, info, places[info.seat].nameplate, announcement)
        bubbles(surface, speech, calls_of(view, info.seat), places[info.seat].calls)


def _caller(surface: Surface, speech: Speech, info: SeatInfo, place: SeatPlace, *, across: bool, large: bool) -> None:
    """Draws a plate with its calls: beside the name if the plate lies `across` the table, else below the name and above
    a fan of backs."""
    left, top, right, bottom = place.nameplate
    area = Area(left, top, right - left, bottom - top)
    calls = calls_of(speech.view, info.seat)
    if across:
        draw_low(surface, speech, info, area, place.calls[0] - left - 10, large=large)
        abreast(surface, speech, calls, place.calls, large=large)
        return
    draw_head(surface, speech, info, area, large=large)
    draw_tally(surface, speech, info, area, large=large)
    bubbles(surface, speech, calls, place.calls, large=large, down=True)
    used = round(STEP * (GROWN if large else 1)) * len(calls)
    if place.calls[3] - place.calls[1] - used >= HELD + 10:
        draw_fan(surface, min(info.hand_count, 7), (left + right) // 2, bottom - 14 - HELD, 30, HELD)


def _stake(surface: Surface, view: PublicView, speech: Speech, *, large: bool) -> None:
    """Draws the stock as a fan of backs with its name and number, and below it the standing call, centred."""
    closed = [zone for zone in view.zones if zone.count and not zone.cards]
    stock = next((zone for zone in closed if zone.seat is None), next(iter(closed), None))
    standing = next((call for call in view.calls if call.standing), None)
    label = round(min_size(large=large) * 1.2) + 12
    high = (SHOWN + label + 24 if stock else 0) + (STANDS if standing else 0) + (14 if stock and standing else 0)
    top = STAKE.top + (STAKE.height - high) // 2
    if stock is not None:
        _stock(surface, speech, stock, Area(STAKE.left, top, STAKE.width, SHOWN + label + 24), large=large)
        top += SHOWN + label + 38
    if standing is not None:
        _standing(surface, speech, standing, top, large=large)


def _stock(surface: Surface, speech: Speech, stock: Zone, area: Area, *, large: bool) -> None:
    left, top, wide, high = area
    size = min_size(large=large) + 4
    surface.panel((left, top, left + wide, top + high), surface.theme.panel, 18)
    backs = min(stock.count, MAX_BACKS)
    step = (wide - 28 - BACK) // (MAX_BACKS - 1)
    x = left + (wide - BACK - step * (backs - 1)) // 2
    for n in range(backs):
        surface.card("back", x + step * n, top + 14, BACK, shown=SHOWN)
    said = whole(
        (f"{speech.zone(stock)} · {stock.count}", f"{speech.text(stock.key)} · {stock.count}"), size, wide - 24
    )
    surface.text(said.said, (left + wide // 2, top + SHOWN + 18), said.size, wide - 24, align="middle")


def _standing(surface: Surface, speech: Speech, call: Call, top: int, *, large: bool) -> None:
    """Draws the standing call and the player who made it."""
    theme, (left, _, wide, _) = surface.theme, STAKE
    surface.panel((left, top, left + wide, top + STANDS), theme.winner, 18)
    size, middle, room = min_size(large=large), left + wide // 2, wide - 24
    said = whole((f"★ {speech.text(call.key)}", speech.text(call.key)), 50, room, size)
    owner = whole(speech.clips(call.seat), size + 8, room, size)
    for one, y in ((said, top + 42), (owner, top + 100)):
        at = (middle, y - round(one.size * 0.65))
        surface.text(one.said, at, one.size, room, colour=theme.on_winner, under=theme.winner, align="middle")
