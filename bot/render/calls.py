"""The auction: what each seat has called, as bubbles above its name."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import Call, PublicView
from bot.render import ink
from bot.render.sheet import Box, Sheet
from bot.render.speech import Speech

HIGH = 54
STEP = 60


def calls_of(view: PublicView, seat: Seat) -> tuple[Call, ...]:
    """What a seat has called, oldest first."""
    return tuple(call for call in view.calls if call.seat == seat)


def in_auction(view: PublicView) -> bool:
    """Whether the board shows the calls: there are some, and no card has been played yet."""
    return bool(view.calls) and not view.history and not (view.trick and view.trick.cards)


def bubbles(sheet: Sheet, speech: Speech, calls: tuple[Call, ...], box: Box) -> None:
    """A seat's calls, the latest at the foot of ``box``, as many as it has room for (the alt text has them all). The
    call that stands is golden with a star, earlier ones of the seat are pale."""
    left, top, right, bottom = box
    shown = calls[-max(1, (bottom - top) // STEP) :]
    y = bottom - STEP * len(shown)
    for call in shown:
        latest = call is shown[-1]
        _bubble(sheet, speech.text(call.key), (left, y, right, y + HIGH), standing=call.standing, latest=latest)
        y += STEP


def _bubble(sheet: Sheet, said: str, box: Box, *, standing: bool, latest: bool) -> None:
    theme = sheet.theme
    left, top, right, bottom = box
    size = 34
    said = f"★ {said}" if standing else said
    room = right - left - 44
    while size > 24 and ink.width(said, size) > room:
        size -= 2
    wide = min(room, int(ink.width(said, size))) + 44
    middle = (left + right) // 2
    under = theme.gold if standing else theme.panel
    colour = theme.on_gold if standing else theme.text if latest else theme.muted
    edge = (middle - wide // 2, top, middle + wide // 2, bottom)
    sheet.panel(edge, under, HIGH // 2, theme.text if standing else theme.slot)
    at = (middle, top + HIGH // 2 - round(size * 0.66))
    sheet.text(said, at, size, room, colour=colour, under=under, align="middle")
