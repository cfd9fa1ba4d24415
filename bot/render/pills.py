"""The pill of a seat: side colour with the seat's initial, name, tricks taken, badges."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import SeatInfo
from bot.render.calls import calls_of, in_auction
from bot.render.sheet import Box, Sheet
from bot.render.speech import Speech
from cards_art import fonts


class Pill(NamedTuple):
    """Everything that shows on a pill."""

    label: str
    told: str
    side: str
    badges: tuple[str, ...]
    waiting: bool
    rim: bool


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
    """``winner`` and a seat that is waited for have a gold rim; badges stand as lettered tokens at the right end; a
    ``call`` stands in place of the tricks. Words grow with the height of ``box``."""
    sides = sheet.theme.sides
    short = speech.text("render-tricks", tricks=info.tricks)
    told = call or (seat_words(speech, info) if box[2] - box[0] > 300 else short)
    shown = Pill(
        speech.who(info.seat),
        f"▶ {told}" if info.waiting else told,
        sides[info.side % len(sides)],
        tuple(initial(speech.text(badge)) for badge in info.badges[:3]),
        info.waiting,
        info.waiting or winner,
    )
    sheet.kept(box, shown, lambda: _draw(sheet, shown, box))


def _draw(sheet: Sheet, shown: Pill, box: Box) -> None:
    theme = sheet.theme
    left, top, right, bottom = box
    high = bottom - top
    sheet.panel(box, theme.panel, high // 2, theme.gold if shown.rim else "", 4)
    middle = top + high // 2
    around = round(high * 0.4)
    letter = high * 0.59
    sheet.disc(left + high // 2, middle, around, shown.side)
    sheet.text(
        initial(shown.label), (left + high // 2, middle - round(letter * 0.65)), letter, 2 * around,
        colour="#1E1713", under=shown.side, align="middle", font=fonts.INDEX,
    )  # fmt: skip
    edge = right - 14
    radius = round(high / 4)
    for badge in shown.badges:
        sheet.token(badge, edge - radius, middle, radius)
        edge -= 2 * radius + 6
    start = left + round(high * 0.97)
    room = edge - start - 2
    sheet.text(shown.label, (start + 2, top + 1), high / 2, room)
    colour = theme.gold if shown.waiting else theme.muted
    sheet.text(shown.told, (start + 2, top + high // 2), high * 0.37, room, colour=colour)
