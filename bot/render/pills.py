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
    """What shows on a pill, but for the figures, which change more often than the rest."""

    label: str
    side: str
    badges: tuple[str, ...]
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
    shown = Pill(
        speech.who(info.seat),
        sides[info.side % len(sides)],
        tuple(initial(speech.text(badge)) for badge in info.badges[:3]),
        info.waiting or winner,
    )
    sheet.kept(box, shown, lambda: _draw(sheet, shown, box))
    told = (call,) if call else told_of(speech, info)[: 2 if box[2] - box[0] > 300 else 1]
    _tell(sheet, ("▶", *told) if info.waiting else told, shown, box, waiting=info.waiting)


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
    start, room = _room(shown, box)
    sheet.text(shown.label, (start, top + 1), high / 2, room, least=high * 0.4)


def _room(shown: Pill, box: Box) -> tuple[int, int]:
    """Where words begin on a pill, and how wide they may be: between the disc and the badges."""
    left, top, right, bottom = box
    high = bottom - top
    start = left + round(high * 0.97) + 2
    return start, right - 14 - (2 * round(high / 4) + 6) * len(shown.badges) - start


def _tell(sheet: Sheet, said: tuple[str, ...], shown: Pill, box: Box, *, waiting: bool) -> None:
    """The second line, in pieces: each of them comes again and again with others beside it."""
    start, room = _room(shown, box)
    high = box[3] - box[1]
    colour = sheet.theme.gold if waiting else sheet.theme.muted
    dotted = [piece if n == 0 or said[n - 1] == "▶" else f"· {piece}" for n, piece in enumerate(said)]
    for piece in dotted:
        if room > 24:
            used = sheet.text(piece, (start, box[1] + high // 2), high * 0.37, room, colour=colour)
            start, room = start + used + 4, room - used - 4
