"""The pill of a seat: side colour with the seat's initial, name, tricks taken, cards left, badges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from bot.engine.cards import Seat
from bot.engine.view import PublicView, SeatInfo
from bot.render.calls import calls_of, in_auction
from bot.render.fit import SPARE, width
from bot.render.sheet import Box, Sheet
from bot.render.speech import Speech
from cards_art import fonts

NARROW = 300
"""px; a pill that is no wider has its badges beside the second line, so that the name has the whole first one."""
SHARE = 0.4
"""Height of the second line's letters by the height of the pill."""
TAG, BADGE = 0.26, 0.3
"""Radius of the badges of a narrow pill and of a wide one by its height."""
WAYS, UNMARKED = 5, 3
"""Ways to say the second line, and the first of them without the mark of a seat that is waited for."""
WAIT, DOT = "▶", "· "
CARD = "▮"
"""Drawn as a small card, before the number of cards where there is no room for the word."""


class Telling(NamedTuple):
    """How the second lines of a picture are said, the same on all its pills: which of the ways, and whether calls of
    the auction stand there."""

    way: int
    calls: bool = False


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


def played(view: PublicView) -> bool:
    """Whether a card has been played in this deal: before that nobody has a trick, and nobody needs to be told so."""
    return bool(view.history) or bool(view.trick and view.trick.cards)


def ways(speech: Speech, info: SeatInfo, *, calls: bool = False) -> tuple[tuple[str, ...], ...]:
    """What the second line may say, in pieces, the longest first."""
    call = called(speech, info.seat) if calls else ""
    if call:
        return ((call,),) * WAYS
    tricks, cards = told_of(speech, info)
    brief = f"{CARD}{info.hand_count}"
    if not played(speech.view):
        # Before the cards are dealt there is nothing to tell.
        dealt = any(one.hand_count for one in speech.view.seats)
        return ((cards,), (cards,), (brief,), (brief,), (brief,)) if dealt else (("",),) * WAYS
    return ((tricks, cards), (tricks, brief), (tricks,), (tricks,), (str(info.tricks),))


def telling(speech: Speech, boxes: Mapping[Seat, Box], *, calls: bool = False) -> Telling:
    """The first way of saying it at which every second line is whole."""
    infos = [info for info in speech.view.seats if info.seat in boxes]
    for way in range(WAYS - 1):
        told = Telling(way, calls)
        if all(_holds(speech, info, boxes[info.seat], told) for info in infos):
            return told
    return Telling(WAYS - 1, calls)


def pill(sheet: Sheet, speech: Speech, info: SeatInfo, box: Box, told: Telling, *, winner: bool = False) -> None:
    """``winner`` and a seat that is waited for have a gold rim; badges stand as lettered tokens at the right end. Words
    grow with the height of ``box``."""
    sides = sheet.theme.sides
    shown = Pill(speech.who(info.seat), sides[info.side % len(sides)], badges_of(speech, info), info.waiting or winner)
    sheet.kept(box, shown, lambda: _draw(sheet, shown, box))
    _tell(sheet, _pieces(speech, info, told), shown.badges, box, waiting=info.waiting)


def badges_of(speech: Speech, info: SeatInfo) -> tuple[str, ...]:
    """The letters of a seat's badges."""
    return tuple(initial(speech.text(badge)) for badge in info.badges[:3])


def _pieces(speech: Speech, info: SeatInfo, told: Telling) -> tuple[str, ...]:
    first, *more = ways(speech, info, calls=told.calls)[told.way]
    marked = info.waiting and first and told.way < UNMARKED
    return (*((WAIT,) if marked else ()), first, *(f"{DOT}{piece}" for piece in more))


def _holds(speech: Speech, info: SeatInfo, box: Box, told: Telling) -> bool:
    size = (box[3] - box[1]) * SHARE
    # Whose turn it is moves on from picture to picture: the way of saying it must not change with it.
    pieces = _pieces(speech, msgspec.structs.replace(info, waiting=True), told)
    needed = sum(_wide(piece, size) + 4 for piece in pieces) - 4
    return needed <= _room(badges_of(speech, info), box)[1]


def _wide(piece: str, size: float) -> float:
    before, card, after = piece.partition(CARD)
    words = sum(width(one, size) + SPARE for one in (before, after) if one)
    return words + (round(size * 0.8) if card else 0)


def _draw(sheet: Sheet, shown: Pill, box: Box) -> None:
    theme = sheet.theme
    left, top, right, bottom = box
    high = bottom - top
    sheet.panel(box, theme.panel, high // 2, theme.gold if shown.rim else "", 4)
    middle = top + high // 2
    around = round(high * (0.33 if _narrow(box) else 0.4))
    letter = around * 1.475
    center = left + around + round(high * 0.1)
    sheet.disc(center, middle, around, shown.side)
    sheet.text(
        initial(shown.label), (center, middle - round(letter * 0.65)), letter, 2 * around,
        colour="#1E1713", under=shown.side, align="middle", font=fonts.INDEX,
    )  # fmt: skip
    start, room = _room(shown.badges, box)
    if _narrow(box):
        _tag(sheet, shown.badges, right - _end(box), bottom - round(high * 0.3), round(high * TAG))
        room = right - 20 - start
    else:
        edge, radius = right - 14, round(high * BADGE)
        for badge in shown.badges:
            sheet.token(badge, edge - radius, middle, radius)
            edge -= 2 * radius + 6
    sheet.text(shown.label, (start, top + 1), high / 2, room, least=high * 0.4)


def _narrow(box: Box) -> bool:
    return box[2] - box[0] <= NARROW


def _end(box: Box) -> int:
    """How far from the right edge of a narrow pill its second line ends: the corner is round."""
    return round((box[3] - box[1]) * 0.18)


def _tag(sheet: Sheet, badges: tuple[str, ...], right: int, middle: int, radius: int) -> None:
    """Badges in one small frame, its right edge and its middle given."""
    if not badges:
        return
    left = right - _tag_width(badges, radius)
    sheet.panel((left, middle - radius, right, middle + radius), sheet.theme.panel, radius, sheet.theme.gold)
    size = radius * 1.56
    step = (right - left - radius) / len(badges)
    for n, letter in enumerate(badges):
        at = (round(left + radius / 2 + step * (n + 0.5)), round(middle - size * 0.68))
        sheet.text(letter, at, size, radius * 2, colour=sheet.theme.gold, align="middle", font=fonts.INDEX)


def _tag_width(badges: tuple[str, ...], radius: int) -> int:
    return round(radius * (0.5 + 1.5 * len(badges))) if badges else 0


def _room(badges: tuple[str, ...], box: Box) -> tuple[int, int]:
    """Where the second line begins on a pill, and how wide it may be: between the disc and the badges."""
    left, _, right, _ = box
    high = box[3] - box[1]
    start = left + round(high * (0.83 if _narrow(box) else 0.97)) + 2
    if _narrow(box):
        tag = _tag_width(badges, round(high * TAG))
        return start, right - _end(box) - (tag + 6 if tag else 0) - start
    return start, right - 14 - (2 * round(high * BADGE) + 6) * len(badges) - start


def _tell(sheet: Sheet, said: tuple[str, ...], badges: tuple[str, ...], box: Box, *, waiting: bool) -> None:
    """The second line, in pieces: each of them comes again and again with others beside it."""
    start, room = _room(badges, box)
    high = box[3] - box[1]
    size = high * SHARE
    top = box[1] + high // 2 - 2
    colour = sheet.theme.gold if waiting else sheet.theme.muted
    for piece in said:
        before, card, after = piece.partition(CARD)
        used = sheet.text(before, (start, top), size, room, colour=colour) if before else 0
        if card:
            used += round(size * 0.16)
            left, wide = start + used, round(size * 0.5)
            sheet.panel((left, top + round(size * 0.3), left + wide, top + round(size * 1.04)), colour, 3)
            used += wide + round(size * 0.14)
        used += sheet.text(after, (start + used, top), size, room - used, colour=colour) if after else 0
        start, room = start + used + 4, room - used - 4
