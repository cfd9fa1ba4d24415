"""The plate of one of two players: name, and either the melds or the hand and the tricks as stacks of backs."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import SeatInfo, Zone
from bot.render.fit import whole
from bot.render.layout import Area
from bot.render.melds import draw_melds
from bot.render.model import WIDTH, least
from bot.render.pills import WAIT, played, told_of
from bot.render.plate import BACK, EDGE, TALLY, body, draw_fan, draw_head, draw_tally
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.sprites import card_height

BADGE = 46
"""Kept free at the foot of the left plate: the ALT badge of Discord's clients lies there."""
LABEL = 64
"""What the words below a stack take."""


def meld_room(speech: Speech, seat: Seat, area: Area, *, large: bool) -> Area:
    """What a plate has for melds."""
    top = body(speech, seat, area, large=large) + TALLY
    bottom = area.top + area.height - (BADGE if area.left < WIDTH // 2 else 10)
    return Area(area.left + EDGE, top, area.width - 2 * EDGE, bottom - top)


def draw_player(
    sheet: Sheet, speech: Speech, info: SeatInfo, area: Area, zones: list[Zone], *, winner: bool, large: bool
) -> None:
    """``winner`` and a seat that is waited for have a gold rim."""
    draw_head(sheet, speech, info, area, winner=winner, large=large)
    if zones:
        draw_tally(sheet, speech, info, area, large=large)
        draw_melds(sheet, speech, zones, meld_room(speech, info.seat, area, large=large), least(large=large))
    elif any(one.hand_count for one in speech.view.seats):
        top = body(speech, info.seat, area, large=large)
        _stacks(sheet, speech, info, area._replace(top=top, height=area.top + area.height - top), large=large)


def _stacks(sheet: Sheet, speech: Speech, info: SeatInfo, area: Area, *, large: bool) -> None:
    """The cards in hand as a fan and the tricks as a pile, each with its number in words below."""
    tricks, cards = told_of(speech, info)
    told = [(f"{WAIT} {cards}" if info.waiting else cards, min(info.hand_count, 5), 26)]
    if played(speech.view):
        told.append((tricks, min(info.tricks, 4), 6))
    high = area.height - 20
    shown = min(card_height(BACK), high // 2 - LABEL)
    top = area.top + 12 + max(0, (high - 2 * (shown + LABEL)) // 3)
    middle, size, room = area.left + area.width // 2, least(large=large), area.width - 2 * EDGE
    for said, backs, step in told:
        draw_fan(sheet, backs, middle, top, step, shown)
        fit = whole((said,), size + 4, room, size)
        colour = sheet.theme.gold if said.startswith(WAIT) else sheet.theme.muted
        sheet.text(fit.said, (middle, top + shown + 6), fit.size, room, colour=colour, align="middle")
        top += shown + LABEL
