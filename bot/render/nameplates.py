"""The nameplate of a seat and its calls in the auction (bubbles).

A nameplate shows the mark of the side with the seat's initial or the bot's face, the name, tricks taken, cards in hand,
and badges.
Bubbles show what the seat has called.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import Call, PublicView, SeatInfo
from bot.render.shown import Speech, called, cards_of, tricks_of
from bot.render.signs import sign_of
from bot.render.surface import Box, Surface
from bot.render.text import SPARE, Fit, named, safe_width, whole

HIGH, STEP = 56, 64
"""Height of a bubble, and the distance from one bubble to the next, in px."""
SIZE, MIN_CALL_SIZE = 37, 28
"""Letter size in a bubble, and its minimum, in px."""
GROWN = 1.18
"""Factor by which bubbles and their letters are larger in large print."""
SIDE = 20
"""px between the text of a bubble and its ends."""
NARROW = 300
"""px. A nameplate at most this wide has its badges beside the second line: the name has the whole first line."""
SHARE = 0.4
"""Letter size of the second line, as a share of the nameplate's height."""
TAG, BADGE = 0.25, 0.3
"""Radius of the badges of a narrow and of a wide nameplate, as a share of its height."""
WAYS, UNMARKED = 5, 3
"""Number of wordings of the second line, and the index of the first one without the mark of a waiting seat."""
WAIT, DOT = "▶", "· "
"""The mark of a seat that must act, and the separator between the pieces of the second line."""
CARD = "▮"
"""Placeholder for a small drawn card, before the number of cards where the word does not fit."""


def bubbles(
    surface: Surface, speech: Speech, calls: tuple[Call, ...], box: Box, *, large: bool = False, down: bool = False
) -> None:
    """Draws the calls of a seat one above the other.

    The latest stands at the bottom of `box`; with `down`, the oldest stands at the top. Only the latest calls that fit
    are drawn; the alt text has all of them. The standing call has the winner's colour and a star; earlier calls of the
    seat are pale.
    """
    left, top, right, bottom = box
    grown = GROWN if large else 1
    step, high = round(STEP * grown), round(HIGH * grown)
    shown = calls[-max(1, (bottom - top) // step) :]
    y = top if down else bottom - step * len(shown)
    for call in shown:
        fit = _said(speech, call, right - left, grown)
        wide = _call_width(fit, right - left)
        middle = (left + right) // 2
        at = (middle - wide // 2, y, middle + wide // 2, y + high)
        _bubble(surface, fit, at, standing=call.standing, latest=call is shown[-1])
        y += step


def abreast(surface: Surface, speech: Speech, calls: tuple[Call, ...], box: Box, *, large: bool = False) -> None:
    """Draws the calls of a seat side by side, centred in `box`, the latest on the right."""
    left, top, right, bottom = box
    grown = GROWN if large else 1
    high = round(HIGH * grown)
    y = (top + bottom - high) // 2
    said = [(call, _said(speech, call, right - left, grown)) for call in calls]
    while len(said) > 1 and _row(said, right - left) > right - left:
        said.pop(0)
    x = (left + right - _row(said, right - left)) // 2
    for call, fit in said:
        wide = _call_width(fit, right - left)
        _bubble(surface, fit, (x, y, x + wide, y + high), standing=call.standing, latest=call is said[-1][0])
        x += wide + STEP - HIGH


def _said(speech: Speech, call: Call, room: int, grown: float) -> Fit:
    said = f"★ {speech.text(call.key)}" if call.standing else speech.text(call.key)
    return whole((said,), SIZE * grown, room - 2 * SIDE, round(MIN_CALL_SIZE * grown))


def _call_width(fit: Fit, room: int) -> int:
    return min(room - 2 * SIDE, int(safe_width(*fit)) + 1) + 2 * SIDE


def _row(said: list[tuple[Call, Fit]], room: int) -> int:
    return sum(_call_width(fit, room) for _, fit in said) + (STEP - HIGH) * (len(said) - 1)


def _bubble(surface: Surface, fit: Fit, box: Box, *, standing: bool, latest: bool) -> None:
    theme = surface.theme
    left, top, right, bottom = box
    high = bottom - top
    under = theme.winner if standing else theme.panel
    colour = theme.on_winner if standing else theme.text if latest else theme.muted
    surface.panel(box, under, high // 2, theme.text if standing else theme.slot)
    at = ((left + right) // 2, top + high // 2 - round(fit.size * 0.66))
    surface.text(fit.said, at, fit.size, right - left - 2 * SIDE + 4, colour=colour, under=under, align="middle")


class Announcement(NamedTuple):
    """The wording of the second line, the same on all nameplates of a picture: its index, and whether calls of the
    auction stand there."""

    way: int
    calls: bool = False


class Nameplate(NamedTuple):
    """What a nameplate shows except for the figures, which change more often than the rest."""

    rows: tuple[str, ...]
    size: float
    letter: str
    side: int
    badges: tuple[str, ...]
    waiting: bool
    alone: bool
    face: str = ""


def initial(label: str) -> str:
    """Return the first letter or digit of a name in upper case, or a dot if there is none."""
    return next((char.upper() for char in label if char.isalnum()), "•")


def played(view: PublicView) -> bool:
    """Tells whether a card has been played in this deal. Before that, the number of tricks is not shown."""
    return bool(view.history) or bool(view.trick and view.trick.cards)


def ways(speech: Speech, info: SeatInfo, *, calls: bool = False) -> tuple[tuple[str, ...], ...]:
    """Return the wordings of the second line, in pieces, the longest first."""
    return tuple(_wording(speech, info, Announcement(way, calls)) for way in range(WAYS))


def _wording(speech: Speech, info: SeatInfo, announcement: Announcement) -> tuple[str, ...]:
    """Return one of the wordings."""
    way = announcement.way
    if announcement.calls and (call := called(speech, info.seat)):
        return (call,)
    if not played(speech.view):
        # Before the cards are dealt the second line is empty.
        if not any(one.hand_count for one in speech.view.seats):
            return ("",)
        return (cards_of(speech, info) if way < 2 else f"{CARD}{info.hand_count}",)
    if way == WAYS - 1:
        return (str(info.tricks),)
    cards = (cards_of(speech, info), f"{CARD}{info.hand_count}")[way : way + 1]
    return (tricks_of(speech, info), *cards)


def announcement_for(speech: Speech, boxes: Mapping[Seat, Box], *, calls: bool = False) -> Announcement:
    """Return the first wording with which the second line fits on every nameplate."""
    infos = [info for info in speech.view.seats if info.seat in boxes]
    for way in range(WAYS - 1):
        announcement = Announcement(way, calls)
        if all(_holds(speech, info, boxes[info.seat], announcement) for info in infos):
            return announcement
    return Announcement(WAYS - 1, calls)


def draw_nameplate(surface: Surface, speech: Speech, info: SeatInfo, box: Box, announcement: Announcement) -> None:
    """Draws the nameplate of a seat into `box`; letters grow with its height.

    A seat that must act has a gold rim. Badges are pictograms at the right end. A long name takes smaller letters, then
    two rows; the figures follow in the second row as far as they fit.
    """
    label, high, badges = speech.beside_mark(info.seat), box[3] - box[1], badges_of(info)
    name_room = _name_room(badges, box)
    rows, size = named(label, high / 2, name_room, high * SHARE)
    if len(rows) > 1:
        rows, size = named(label, high * SHARE, name_room, high * SHARE)
    pieces = _pieces(speech, info, announcement, waiting=info.waiting)
    shown = Nameplate(
        rows, size, initial(label), info.side, badges, info.waiting, not any(pieces), speech.face(info.seat)
    )
    (start, room), top = _room(badges, box), box[1] + high // 2 - 2
    if len(rows) > 1:
        used = round(safe_width(rows[-1], size)) + 12
        start, room, top = start + used, room - used, _row_top(box, size, 1)
        ways_ = (
            _pieces(speech, info, Announcement(way, announcement.calls), waiting=info.waiting)
            for way in range(announcement.way, WAYS)
        )
        pieces = next((said for said in ways_ if needed(said, high * SHARE) <= room), ())
    at = (start, top, room)

    def plate() -> None:
        surface.kept(box, shown, lambda: _draw_plate(surface, shown, box))
        _draw_second_line(surface, pieces, at, high, waiting=info.waiting)

    surface.kept(box, ("nameplate", shown, pieces), plate)


def badges_of(info: SeatInfo) -> tuple[str, ...]:
    """Return the names of the pictograms of a seat's badges, three at most."""
    return _signs(info.badges[:3])


@lru_cache(maxsize=256)
def _signs(badges: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(sign_of, badges))


def _pieces(speech: Speech, info: SeatInfo, announcement: Announcement, *, waiting: bool) -> tuple[str, ...]:
    first, *more = _wording(speech, info, announcement)
    marked = waiting and first and announcement.way < UNMARKED
    return (*((WAIT,) if marked else ()), first, *(f"{DOT}{piece}" for piece in more))


def _holds(speech: Speech, info: SeatInfo, box: Box, announcement: Announcement) -> bool:
    size = (box[3] - box[1]) * SHARE
    # The turn changes from picture to picture; the wording must not change with it, so each seat counts as waiting.
    pieces = _pieces(speech, info, announcement, waiting=True)
    return needed(pieces, size) <= _room(badges_of(info), box)[1]


@lru_cache(maxsize=4096)
def needed(pieces: tuple[str, ...], size: float) -> float:
    """Return the width in px of the pieces of a second line."""
    return sum(_wide(piece, size) + 4 for piece in pieces) - 4


def _wide(piece: str, size: float) -> float:
    before, card, after = piece.partition(CARD)
    words = sum(safe_width(one, size) + SPARE for one in (before, after) if one)
    return words + (round(size * 0.8) if card else 0)


def _draw_plate(surface: Surface, shown: Nameplate, box: Box) -> None:
    theme = surface.theme
    left, top, right, bottom = box
    high = bottom - top
    surface.panel(box, theme.panel, high // 2, theme.gold if shown.waiting else "", 5)
    middle = top + high // 2
    around = round(high * (0.33 if _narrow(box) else 0.4))
    at = left + around + round(high * 0.1), middle
    surface.side_mark(shown.side, shown.letter, *at, around, face=shown.face)
    start, room = _room(shown.badges, box)[0], _name_room(shown.badges, box)
    if _narrow(box):
        _tag(surface, shown.badges, right - _end(box), middle, round(high * TAG))
    else:
        edge, radius = right - 14, round(high * BADGE)
        for badge in shown.badges:
            surface.badge(badge, edge - radius, middle, radius)
            edge -= 2 * radius + 6
    first = middle - round(shown.size * 0.68) if shown.alone else top + 1
    for n, said in enumerate(shown.rows):
        at = (start, _row_top(box, shown.size, n) if len(shown.rows) > 1 else first)
        surface.text(said, at, shown.size, room)


def _row_top(box: Box, size: float, row: int) -> int:
    """Return the y coordinate in px of the first or second row of a name in two rows."""
    return (box[1] + box[3]) // 2 - round(size * (1.27 - 1.05 * row))


def _name_room(badges: tuple[str, ...], box: Box) -> int:
    """Return the width in px of the name, up to the badges."""
    return _room(badges, box)[1] - (6 if _narrow(box) and not badges else 0)


def _narrow(box: Box) -> bool:
    return box[2] - box[0] <= NARROW


def _end(box: Box) -> int:
    """Return the px between the right edge of a narrow nameplate and the end of its second line (round corner)."""
    return round((box[3] - box[1]) * 0.12)


def _tag(surface: Surface, badges: tuple[str, ...], right: int, middle: int, radius: int) -> None:
    """Draws badges in one small frame, given its right edge and its vertical centre."""
    if not badges:
        return
    left = right - _tag_width(badges, radius)
    surface.panel((left, middle - radius, right, middle + radius), surface.theme.panel, radius, surface.theme.gold)
    step = (right - left - radius) / len(badges)
    for n, badge in enumerate(badges):
        surface.sign(badge, round(left + radius / 2 + step * (n + 0.5)), middle, round(radius * 1.3))


def _tag_width(badges: tuple[str, ...], radius: int) -> int:
    return round(radius * (0.5 + 1.5 * len(badges))) if badges else 0


@lru_cache(maxsize=1024)
def _room(badges: tuple[str, ...], box: Box) -> tuple[int, int]:
    """Return where the second line begins on a nameplate and its width in px, between the disc and the badges."""
    left, _, right, _ = box
    high = box[3] - box[1]
    start = left + round(high * (0.79 if _narrow(box) else 0.97)) + 2
    if _narrow(box):
        tag = _tag_width(badges, round(high * TAG))
        return start, right - _end(box) - (tag + 6 if tag else 0) - start
    return start, right - 14 - (2 * round(high * BADGE) + 6) * len(badges) - start


def _draw_second_line(
    surface: Surface, said: tuple[str, ...], at: tuple[int, int, int], high: int, *, waiting: bool
) -> None:
    """Draws the second line piece by piece: the pieces come again in other combinations, and their images are
    cached. `at` is where it begins and its width in px; `high` the height of the nameplate."""
    start, top, room = at
    size = high * SHARE
    colour = surface.theme.gold if waiting else surface.theme.muted
    for piece in said:
        before, card, after = piece.partition(CARD)
        used = surface.text(before, (start, top), size, room, colour=colour) if before else 0
        if card:
            used += round(size * 0.16)
            left, wide = start + used, round(size * 0.5)
            surface.panel((left, top + round(size * 0.3), left + wide, top + round(size * 1.04)), colour, 3)
            used += wide + round(size * 0.14)
        used += surface.text(after, (start + used, top), size, room - used, colour=colour) if after else 0
        start, room = start + used + 4, room - used - 4
