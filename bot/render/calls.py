"""The auction: what each seat has called, as bubbles above its name."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import Call, PublicView
from bot.render.fit import Fit, whole, width
from bot.render.sheet import Box, Sheet
from bot.render.speech import Speech

HIGH, STEP = 56, 64
"""Height of a bubble and how far apart they stand."""
SIZE, LEAST = 37, 28
"""Of the letters in a bubble, in px."""
GROWN = 1.18
"""How much larger all that is in large print."""
SIDE = 20
"""Between the words of a bubble and its ends."""


def calls_of(view: PublicView, seat: Seat) -> tuple[Call, ...]:
    """What a seat has called, oldest first."""
    return tuple(call for call in view.calls if call.seat == seat)


def in_auction(view: PublicView) -> bool:
    """Whether the board shows the calls: there are some, and no card has been played yet."""
    return bool(view.calls) and not view.history and not (view.trick and view.trick.cards)


def bubbles(
    sheet: Sheet, speech: Speech, calls: tuple[Call, ...], box: Box, *, large: bool = False, down: bool = False
) -> None:
    """A seat's calls, the latest at the foot of ``box`` or, if they go ``down`` from their seat, below the others; as
    many as it has room for (the alt text has them all). The call that stands is golden with a star, earlier ones of
    the seat are pale."""
    left, top, right, bottom = box
    grown = GROWN if large else 1
    step, high = round(STEP * grown), round(HIGH * grown)
    shown = calls[-max(1, (bottom - top) // step) :]
    y = top if down else bottom - step * len(shown)
    for call in shown:
        fit = _said(speech, call, right - left, grown)
        wide = _wide(fit, right - left)
        middle = (left + right) // 2
        at = (middle - wide // 2, y, middle + wide // 2, y + high)
        _bubble(sheet, fit, at, standing=call.standing, latest=call is shown[-1])
        y += step


def abreast(sheet: Sheet, speech: Speech, calls: tuple[Call, ...], box: Box, *, large: bool = False) -> None:
    """The same side by side in the middle of ``box``, the latest on the right."""
    left, top, right, bottom = box
    grown = GROWN if large else 1
    high = round(HIGH * grown)
    y = (top + bottom - high) // 2
    said = [(call, _said(speech, call, right - left, grown)) for call in calls]
    while len(said) > 1 and _row(said, right - left) > right - left:
        said.pop(0)
    x = (left + right - _row(said, right - left)) // 2
    for call, fit in said:
        wide = _wide(fit, right - left)
        _bubble(sheet, fit, (x, y, x + wide, y + high), standing=call.standing, latest=call is said[-1][0])
        x += wide + STEP - HIGH


def _said(speech: Speech, call: Call, room: int, grown: float) -> Fit:
    said = f"★ {speech.text(call.key)}" if call.standing else speech.text(call.key)
    return whole((said,), SIZE * grown, room - 2 * SIDE, round(LEAST * grown))


def _wide(fit: Fit, room: int) -> int:
    return min(room - 2 * SIDE, int(width(*fit)) + 1) + 2 * SIDE


def _row(said: list[tuple[Call, Fit]], room: int) -> int:
    return sum(_wide(fit, room) for _, fit in said) + (STEP - HIGH) * (len(said) - 1)


def _bubble(sheet: Sheet, fit: Fit, box: Box, *, standing: bool, latest: bool) -> None:
    theme = sheet.theme
    left, top, right, bottom = box
    high = bottom - top
    under = theme.gold if standing else theme.panel
    colour = theme.on_gold if standing else theme.text if latest else theme.muted
    sheet.panel(box, under, high // 2, theme.text if standing else theme.slot)
    at = ((left + right) // 2, top + high // 2 - round(fit.size * 0.66))
    sheet.text(fit.said, at, fit.size, right - left - 2 * SIDE + 4, colour=colour, under=under, align="middle")
