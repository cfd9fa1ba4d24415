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
    told: tuple[str, ...]
    side: str
    badges: tuple[str, ...]
    waiting: bool
    rim: bool


def initial(label: str) -> str:
    """The first letter or figure of a name."""
    return next((char.upper() for char in label if char.isalnum()), "•")


def told_of(speech: Speech, info: SeatInfo) -> tuple[str, str]:
    """Tricks taken and cards in hand."""
    return speech.text("render-tricks", tricks=info.tricks), speech.text("render-cards", count=info.hand_count)


def seat_words(speech: Speech, info: SeatInfo) -> str:
    """The same in one line."""
    return " · ".join(told_of(speech, info))


def called(speech: Speech, seat: Seat) -> str:
    """The latest call of a seat while the auction is on, else nothing."""
    calls = calls_of(speech.view, seat) if in_auction(speech.view) else ()
    return speech.text(calls[-1].key) if calls else ""


def pill(sheet: Sheet, speech: Speech, info: SeatInfo, box: Box, *, winner: bool = False, call: str = "") -> None:
    """``winner`` and a seat that is waited for have a gold rim; badges stand as lettered tokens at the right end; a
    ``call`` stands in place of the tricks. Words grow with the height of ``box``."""
    sides = sheet.theme.sides
    told = (call,) if call else told_of(speech, info)[: 2 if box[2] - box[0] > 300 else 1]
    shown = Pill(
        speech.who(info.seat),
        told,
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
    # In pieces, each of which comes again and again with others beside it.
    pieces = ["▶ "] if shown.waiting else []
    for piece in shown.told:
        pieces += [" · ", piece] if piece is not shown.told[0] else [piece]
    for piece in pieces:
        used = sheet.text(piece, (start + 2, top + high // 2), high * 0.37, room, colour=colour) if room > 20 else 0
        start, room = start + used - 1, room - used
