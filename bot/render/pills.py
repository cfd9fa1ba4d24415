"""The pill of a seat: side colour with the seat's initial, name, tricks taken, badges."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import SeatInfo
from bot.render.calls import calls_of, in_auction
from bot.render.sheet import Box, Sheet
from bot.render.speech import Speech
from cards_art import fonts


def initial(label: str) -> str:
    """The first letter or figure of a name."""
    return next((char.upper() for char in label if char.isalnum()), "•")


def seat_words(speech: Speech, info: SeatInfo) -> str:
    """Tricks taken and cards in hand."""
    tricks = speech.text("render-tricks", tricks=info.tricks)
    return f"{tricks} · {speech.text('render-cards', count=info.hand_count)}"


def called(speech: Speech, seat: Seat) -> str:
    """The latest call of a seat while the auction is on, else nothing."""
    calls = calls_of(speech.view, seat) if in_auction(speech.view) else ()
    return speech.text(calls[-1].key) if calls else ""


def pill(sheet: Sheet, speech: Speech, info: SeatInfo, box: Box, *, winner: bool = False, call: str = "") -> None:
    """``winner`` and a seat that is waited for have a gold rim; badges stand as lettered tokens at the right
    end; ``call`` stands in place of the tricks."""
    theme = sheet.theme
    left, top, right, bottom = box
    high = bottom - top
    sheet.panel(box, theme.panel, high // 2, theme.gold if info.waiting or winner else "", 4)
    side = theme.sides[info.side % len(theme.sides)]
    middle = top + high // 2
    label = speech.who(info.seat)
    sheet.disc(left + high // 2, middle, high // 2 - 7, side)
    sheet.text(
        initial(label), (left + high // 2, middle - 26), 40, 50,
        colour="#1E1713", under=side, align="middle", font=fonts.INDEX,
    )  # fmt: skip
    edge = right - 14
    for badge in info.badges[:3]:
        sheet.token(initial(speech.text(badge)), edge - 16, middle)
        edge -= 40
    room = edge - (left + high + 6)
    sheet.text(label, (left + high + 4, top + 1), 34, room)
    short = speech.text("render-tricks", tricks=info.tricks)
    told = call or (seat_words(speech, info) if right - left > 300 else short)
    if info.waiting:
        told = f"▶ {told}"
    sheet.text(
        told,
        (left + high + 4, top + 34),
        25,
        room,
        colour=theme.gold if info.waiting else theme.muted,
    )
