"""Hands that lie open on the table, as index chips along the lower edge."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.view import SeatInfo
from bot.render.model import HEIGHT, WIDTH
from bot.render.seats import HIGH
from bot.render.sheet import Sheet, chip_height
from bot.render.speech import Speech

TOP = 108 + HIGH + 84
NAME = 150
WIDEST_CHIP = 80


def chip_width(count: int, rows: int) -> int:
    """The widest chip with which ``count`` chips fit a row when there are so many rows."""
    room = (WIDTH - 40 - NAME) // max(count, 1) - 4
    high = (HEIGHT - TOP - 12) // rows - 6
    width = min(WIDEST_CHIP, room)
    while width > 20 and chip_height(width) > high:
        width -= 1
    return width


def draw_open_hands(sheet: Sheet, speech: Speech, fallen: Sequence[SeatInfo]) -> None:
    """One row a hand, its owner's name before it."""
    pitch = (HEIGHT - TOP - 12) // len(fallen)
    for place, info in enumerate(fallen):
        top = TOP + pitch * place
        cards = info.open_hand or ()
        width = chip_width(len(cards), len(fallen))
        sheet.panel((14, top, WIDTH - 14, top + pitch - 4), sheet.theme.panel, 12)
        sheet.text(speech.who(info.seat), (26, top + 4), 28, NAME - 16)
        if pitch > 76:
            sheet.text(speech.text("render-open"), (26, top + 40), 20, NAME - 16, colour=sheet.theme.muted)
        y = top + (pitch - 4 - chip_height(width)) // 2
        for n, card in enumerate(cards):
            sheet.chip(speech.id(card), 14 + NAME + n * (width + 4), y, width)
