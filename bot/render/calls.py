"""The auction: what each seat has called, as bubbles where its card will lie."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import Call, PublicView
from bot.render import ink
from bot.render.sheet import Box, Sheet
from bot.render.speech import Speech

SHOWN = 3
"""So many calls of a seat are shown, its latest; the alt text has them all."""
HIGH = 62
STEP = 74


def calls_of(view: PublicView, seat: Seat) -> tuple[Call, ...]:
    """What a seat has called, oldest first."""
    return tuple(call for call in view.calls if call.seat == seat)


def in_auction(view: PublicView) -> bool:
    """Whether the board shows the calls: there are some, and no card has been played yet."""
    return bool(view.calls) and not view.history and not (view.trick and view.trick.cards)


def bubbles(sheet: Sheet, speech: Speech, calls: tuple[Call, ...], box: Box) -> None:
    """A seat's latest calls, one below the other in the middle of ``box``. The call that stands is golden with a star,
    earlier ones of the seat are small and pale."""
    shown = calls[-SHOWN:]
    left, top, right, bottom = box
    y = (top + bottom) // 2 - (STEP * len(shown) - (STEP - HIGH)) // 2
    for call in shown:
        said = speech.text(call.key)
        _bubble(sheet, said, (left, y, right, y + HIGH), standing=call.standing, latest=call is shown[-1])
        y += STEP


def _bubble(sheet: Sheet, said: str, box: Box, *, standing: bool, latest: bool) -> None:
    theme = sheet.theme
    left, top, right, _ = box
    size = 34 if latest or standing else 28
    said = f"★ {said}" if standing else said
    room = right - left - 32
    while size > 24 and ink.width(said, size) > room:
        size -= 2
    wide = min(room, int(ink.width(said, size))) + 36
    middle = (left + right) // 2
    high = HIGH if latest or standing else HIGH - 12
    top += (HIGH - high) // 2
    under = theme.gold if standing else theme.panel
    colour = theme.on_gold if standing else theme.text if latest else theme.muted
    edge = (middle - wide // 2, top, middle + wide // 2, top + high)
    sheet.panel(edge, under, high // 2, theme.text if standing else theme.slot)
    at = (middle, top + high // 2 - round(size * 0.66))
    sheet.text(said, at, size, room, colour=colour, under=under, align="middle")
