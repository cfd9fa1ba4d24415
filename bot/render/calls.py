"""The auction: what each seat has called, as bubbles above its name."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import Call, PublicView
from bot.render.fit import Fit, whole, width
from bot.render.sheet import Box, Sheet
from bot.render.speech import Speech

HIGH, STEP = 54, 60
"""Height of a bubble and how far apart they stand."""
SIZE, LEAST = 34, 24
"""Of the letters in a bubble, in px."""
GROWN = 1.22
"""How much larger all that is in large print."""


def calls_of(view: PublicView, seat: Seat) -> tuple[Call, ...]:
    """What a seat has called, oldest first."""
    return tuple(call for call in view.calls if call.seat == seat)


def in_auction(view: PublicView) -> bool:
    """Whether the board shows the calls: there are some, and no card has been played yet."""
    return bool(view.calls) and not view.history and not (view.trick and view.trick.cards)


def bubbles(sheet: Sheet, speech: Speech, calls: tuple[Call, ...], box: Box, *, large: bool = False) -> None:
    """A seat's calls, the latest at the foot of ``box``, as many as it has room for (the alt text has them all). The
    call that stands is golden with a star, earlier ones of the seat are pale."""
    left, top, right, bottom = box
    grown = GROWN if large else 1
    step, high = round(STEP * grown), round(HIGH * grown)
    shown = calls[-max(1, (bottom - top) // step) :]
    y = bottom - step * len(shown)
    for call in shown:
        latest = call is shown[-1]
        said = f"★ {speech.text(call.key)}" if call.standing else speech.text(call.key)
        fit = whole((said,), SIZE * grown, right - left - 44, LEAST)
        _bubble(sheet, fit, (left, y, right, y + high), standing=call.standing, latest=latest)
        y += step


def _bubble(sheet: Sheet, fit: Fit, box: Box, *, standing: bool, latest: bool) -> None:
    theme = sheet.theme
    left, top, right, bottom = box
    room, high = right - left - 44, bottom - top
    wide = min(room, int(width(*fit))) + 44
    middle = (left + right) // 2
    under = theme.gold if standing else theme.panel
    colour = theme.on_gold if standing else theme.text if latest else theme.muted
    edge = (middle - wide // 2, top, middle + wide // 2, bottom)
    sheet.panel(edge, under, high // 2, theme.text if standing else theme.slot)
    at = (middle, top + high // 2 - round(fit.size * 0.66))
    sheet.text(fit.said, at, fit.size, room, colour=colour, under=under, align="middle")
