"""Large plates: a player's name and badges, what was taken and is held, backs of cards."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import SeatInfo
from bot.render.fit import paragraph, whole
from bot.render.layout import Area
from bot.render.model import least
from bot.render.pills import WAIT, badges_of, initial, played, seat_words, told_of
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from cards_art import fonts

EDGE = 14
"""Inside a plate, left and right."""
BROAD = 270
"""px; a plate so wide has the name beside the disc, a narrower one below it."""
DISC = 34
ROW, TALLY = 42, 46
"""Heights of a row of the name and of the line below it."""
TOKEN = 25
"""Radius of a badge."""
NAME = 92
"""Where the name begins below the upper edge."""
BACK = 96
"""Width of the cards of a stack."""


def names(speech: Speech, seat: Seat, area: Area, *, large: bool) -> list[str]:
    """A name in one row or two."""
    beside = 2 * DISC + 12 if area.width > BROAD else 0
    return paragraph(speech.clips(seat), _size(large=large), area.width - 2 * EDGE - beside, 2)


def body(speech: Speech, seat: Seat, area: Area, *, large: bool) -> int:
    """Where the tallies begin."""
    rows = 0 if area.width > BROAD else len(names(speech, seat, area, large=large))
    return area.top + NAME + rows * ROW


def draw_head(
    sheet: Sheet, speech: Speech, info: SeatInfo, area: Area, *, winner: bool = False, large: bool = False
) -> None:
    """The plate with disc, name and badges. ``winner`` and a seat that is waited for have a gold rim."""
    _ground(sheet, info, area, winner=winner)
    _disc(sheet, speech, info, area.left + EDGE + DISC, area.top + 14 + DISC)
    _name(sheet, speech, info, area, large=large)


def draw_low(sheet: Sheet, speech: Speech, info: SeatInfo, area: Area, room: int, *, large: bool = False) -> None:
    """A low plate: disc, name and what is held in the first ``room`` px of it, one over the other."""
    _ground(sheet, info, area, winner=False)
    middle, badges = area.top + area.height // 2, badges_of(speech, info)
    _disc(sheet, speech, info, area.left + EDGE + DISC + 6, middle)
    left = area.left + EDGE + 2 * DISC + 20
    inner = area.left + room - left - (2 * TOKEN + 8) * len(badges)
    said = whole(speech.clips(info.seat), _size(large=large), inner, least(large=large))
    sheet.text(said.said, (left, middle - 10 - round(said.size)), said.size, inner)
    _tally(sheet, speech, info, (left, middle + 2, inner), large=large)
    for n, letter in enumerate(badges):
        sheet.token(letter, area.left + room - TOKEN - (2 * TOKEN + 8) * n, middle, TOKEN)


def _ground(sheet: Sheet, info: SeatInfo, area: Area, *, winner: bool) -> None:
    left, top, wide, high = area
    rim = sheet.theme.gold if winner or info.waiting else ""
    sheet.panel((left, top, left + wide, top + high), sheet.theme.panel, 22, rim, 4)


def _disc(sheet: Sheet, speech: Speech, info: SeatInfo, x: int, y: int) -> None:
    colour = sheet.theme.sides[info.side % len(sheet.theme.sides)]
    sheet.disc(x, y, DISC, colour)
    sheet.text(
        initial(speech.who(info.seat)), (x, y - 34), 52, 2 * DISC,
        colour="#1E1713", under=colour, align="middle", font=fonts.INDEX,
    )  # fmt: skip


def draw_tally(sheet: Sheet, speech: Speech, info: SeatInfo, area: Area, *, large: bool) -> None:
    """Tricks taken and cards in hand in one line, on a plate that has the badges beside it if it is broad."""
    room = area.width - 2 * EDGE - (_tokens(speech, info) if area.width > BROAD else 0)
    _tally(sheet, speech, info, (area.left + EDGE, body(speech, info.seat, area, large=large), room), large=large)


def _tally(sheet: Sheet, speech: Speech, info: SeatInfo, at: tuple[int, int, int], *, large: bool) -> None:
    left, top, room = at
    tricks, cards = told_of(speech, info)
    ways = (seat_words(speech, info), tricks) if played(speech.view) else (cards,)
    size = least(large=large)
    said = whole((f"{WAIT} {one}" for one in ways) if info.waiting else ways, size + 4, room, size)
    sheet.text(said.said, (left, top), said.size, room, colour=sheet.theme.gold if info.waiting else sheet.theme.muted)


def draw_fan(sheet: Sheet, count: int, middle: int, top: int, step: int, shown: int) -> None:
    """So many backs, each ``step`` px beside the other; a place for them if there are none."""
    wide = BACK + step * (max(count, 1) - 1)
    left = middle - wide // 2

    def fan() -> None:
        if not count:
            sheet.panel((left, top, left + BACK, top + shown), sheet.theme.stripe, 10)
        for n in range(count):
            sheet.card("back", left + step * n, top, BACK, shown=shown)

    # It lies on the plain colour of a plate, wherever that is.
    sheet.kept((left - 1, top - 1, left + wide + 1, top + shown + 1), ("fan", count, step), fan)


def _name(sheet: Sheet, speech: Speech, info: SeatInfo, area: Area, *, large: bool) -> None:
    """The name and the badges: one beside the disc, the other below."""
    left, top, wide, _ = area
    beside, badges = left + EDGE + 2 * DISC + 12, badges_of(speech, info)
    said = names(speech, info.seat, area, large=large)
    if wide > BROAD:
        x, y = beside, top + 14 + DISC - round(ROW * len(said) / 2) - 2
        first = left + wide - EDGE - TOKEN - (2 * TOKEN + 8) * (len(badges) - 1)
        middle = top + NAME + 20
    else:
        x, y = left + EDGE, top + NAME - 2
        first, middle = beside + TOKEN, top + 14 + DISC
    for row in said:
        sheet.text(row, (x, y), _size(large=large), left + wide - EDGE - x)
        y += ROW
    for n, letter in enumerate(badges):
        sheet.token(letter, first + (2 * TOKEN + 8) * n, middle, TOKEN)


def _tokens(speech: Speech, info: SeatInfo) -> int:
    """How wide the badges are."""
    return (2 * TOKEN + 8) * len(badges_of(speech, info))


def _size(*, large: bool) -> int:
    return 38 if large else 36
