"""Large plates of a player, for a table of two and for an auction of three.

A plate shows the name and badges, tricks taken and cards in hand. For two players it also shows either the melds, each
as text with its cards as chips below, or the hand and the tricks as stacks of backs.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import PublicView, SeatInfo, Zone
from bot.render import text
from bot.render.chips import chip_height
from bot.render.layout import Area
from bot.render.model import WIDTH
from bot.render.nameplates import WAIT, badges_of, initial, played
from bot.render.shown import Speech, counts_of, seat_words
from bot.render.sprites import card_height
from bot.render.surface import Surface
from bot.render.text import lines, min_size, named, whole

EDGE = 14
"""px between the left or right edge of a plate and its content."""
BROAD = 270
"""px. A plate wider than this has the name beside the disc, a narrower one below it."""
DISC = 34
"""Radius in px of the disc with the initial."""
ROW, TALLY = 42, 46
"""Heights in px of a row of the name and of the line below it."""
TOKEN = 25
"""Radius in px of a badge."""
NAME = 92
"""px from the upper edge of a plate to the name."""
BACK = 96
"""Width in px of the backs in a stack."""
CHIPS = (88, 80, 72, 68, 64, 62)
"""Widths in px of chips, the widest first. At the last one a figure is still 12 px high on a phone."""
SMALL = (56, 48, 42)
"""Widths in px of the chips of melds for which there is no room otherwise."""
GAP = 4
"""px between two chips."""
APART = 8
"""px between two melds."""
ROWS = 2
"""Maximum number of lines of text of a meld."""
BADGE = 46
"""px kept free at the bottom of the left plate for the ALT badge of Discord's clients."""
LABEL = 64
"""Height in px of the text below a stack."""


def names(speech: Speech, seat: Seat, area: Area, *, large: bool) -> tuple[tuple[str, ...], float]:
    """Return the name of a seat in rows, at most two beside the disc and three below it, and its letter size in px."""
    beside = 2 * DISC + 12 if area.width > BROAD else 0
    room = area.width - 2 * EDGE - beside
    return named(speech.beside_mark(seat), _size(large=large), room, min_size(large=large), 2 if beside else 3)


def body(speech: Speech, seat: Seat, area: Area, *, large: bool) -> int:
    """Return the y coordinate in px of the line below the name."""
    rows = 0 if area.width > BROAD else len(names(speech, seat, area, large=large)[0])
    return area.top + NAME + rows * ROW


def draw_head(surface: Surface, speech: Speech, info: SeatInfo, area: Area, *, large: bool = False) -> None:
    """Draws the plate with the mark of the side, name and badges. A seat that must act has a gold rim."""
    _ground(surface, info, area)
    _mark(surface, speech, info, area.left + EDGE + DISC, area.top + 14 + DISC)
    _name(surface, speech, info, area, large=large)


def draw_low(surface: Surface, speech: Speech, info: SeatInfo, area: Area, room: int, *, large: bool = False) -> None:
    """Draws a low plate: the mark of the side, and the name above the line with the cards, in its first `room` px."""
    _ground(surface, info, area)
    middle, badges = area.top + area.height // 2, badges_of(info)
    _mark(surface, speech, info, area.left + EDGE + DISC + 6, middle)
    left = area.left + EDGE + 2 * DISC + 20
    inner = area.left + room - left - (2 * TOKEN + 8) * len(badges)
    rows, size = named(speech.beside_mark(info.seat), _size(large=large), inner, min_size(large=large))
    step = round(size * 1.05)
    top = middle - 10 - step * len(rows) + (step - 20) * (len(rows) > 1)
    for n, said in enumerate(rows):
        surface.text(said, (left, top + step * n), size, inner)
    _tally(surface, speech, info, (left, top + step * len(rows) + 12, inner), large=large)
    for n, badge in enumerate(badges):
        surface.badge(badge, area.left + room - TOKEN - (2 * TOKEN + 8) * n, middle, TOKEN)


def _ground(surface: Surface, info: SeatInfo, area: Area) -> None:
    left, top, wide, high = area
    rim = surface.theme.gold if info.waiting else ""
    surface.panel((left, top, left + wide, top + high), surface.theme.panel, 22, rim, 5)


def _mark(surface: Surface, speech: Speech, info: SeatInfo, x: int, y: int) -> None:
    surface.side_mark(info.side, initial(speech.who(info.seat)), x, y, DISC, face=speech.face(info.seat))


def draw_tally(surface: Surface, speech: Speech, info: SeatInfo, area: Area, *, large: bool) -> None:
    """Draws tricks taken and cards in hand in one line; on a broad plate the badges stand beside it."""
    room = area.width - 2 * EDGE - (_tokens(info) if area.width > BROAD else 0)
    _tally(surface, speech, info, (area.left + EDGE, body(speech, info.seat, area, large=large), room), large=large)


def _tally(surface: Surface, speech: Speech, info: SeatInfo, at: tuple[int, int, int], *, large: bool) -> None:
    left, top, room = at
    tricks, cards = counts_of(speech, info)
    ways = (seat_words(speech, info), tricks) if played(speech.view) else (cards,)
    size = min_size(large=large)
    said = whole((f"{WAIT} {one}" for one in ways) if info.waiting else ways, size + 4, room, size)
    surface.text(
        said.said, (left, top), said.size, room, colour=surface.theme.gold if info.waiting else surface.theme.muted
    )


def draw_fan(surface: Surface, count: int, middle: int, top: int, step: int, shown: int) -> None:
    """Draws `count` backs, each shifted by `step` px; an empty place if there are none. `shown` is their height in
    px."""
    wide = BACK + step * (max(count, 1) - 1)
    left = middle - wide // 2

    def fan() -> None:
        if not count:
            surface.panel((left, top, left + BACK, top + shown), surface.theme.stripe, 10)
        for n in range(count):
            surface.card("back", left + step * n, top, BACK, shown=shown)

    # The ground is the plain colour of a plate, so the piece can be cached for any plate at this place.
    surface.kept((left - 1, top - 1, left + wide + 1, top + shown + 1), ("fan", count, step), fan)


def _name(surface: Surface, speech: Speech, info: SeatInfo, area: Area, *, large: bool) -> None:
    """Draws the name and the badges: one of them beside the disc, the other below it. A single badge beside the disc
    has its word, if it fits."""
    left, top, wide, _ = area
    beside, badges = left + EDGE + 2 * DISC + 12, badges_of(info)
    said, size = names(speech, info.seat, area, large=large)
    if wide > BROAD:
        x, y = beside, top + 14 + DISC - round(ROW * len(said) / 2) - 2
        first = left + wide - EDGE - TOKEN - (2 * TOKEN + 8) * (len(badges) - 1)
        middle = top + NAME + 20
    else:
        x, y = left + EDGE, top + NAME - 2
        first, middle = beside + TOKEN, top + 14 + DISC
    for row in said:
        surface.text(row, (x, y), size, left + wide - EDGE - x)
        y += ROW
    for n, badge in enumerate(badges):
        surface.badge(badge, first + (2 * TOKEN + 8) * n, middle, TOKEN)
    if len(badges) == 1 and wide <= BROAD:
        _word(surface, speech.text(info.badges[0]), (first + TOKEN + 6, middle), left + wide - 6, large=large)


def _word(surface: Surface, said: str, at: tuple[int, int], right: int, *, large: bool) -> None:
    """Draws what a badge means beside it, in one or two rows, if it fits."""
    size = min_size(large=large)
    found = lines(said, size, right - at[0], 2) or []
    for n, row in enumerate(found):
        top = at[1] + round(size * 1.05 * (n - len(found) / 2)) - 4
        surface.text(row, (at[0], top), size, right - at[0], colour=surface.theme.muted)


def _tokens(info: SeatInfo) -> int:
    """Return the width in px of the badges."""
    return (2 * TOKEN + 8) * len(badges_of(info))


def _size(*, large: bool) -> int:
    return 38 if large else 36


def melds(view: PublicView, seat: Seat) -> list[Zone]:
    """Return what a seat has shown or declared, the latest first."""
    return [zone for zone in reversed(view.zones) if zone.lines and zone.cards and zone.seat == seat]


class Said(NamedTuple):
    """A meld and the lines of its text."""

    zone: Zone
    lines: list[str]


def said_of(speech: Speech, zones: list[Zone], room: int, size: float) -> list[Said]:
    """Return the melds with their texts, each in one or two lines."""
    return [
        Said(zone, text.paragraph(chain(speech.ways(zone.lines), (speech.text(zone.key),)), size, room, ROWS))
        for zone in zones
    ]


def columns(width: int, chip: int) -> int:
    """Return how many chips fit side by side."""
    return max(1, (width + GAP) // (chip + GAP))


def rows(meld: Said, width: int, chip: int) -> int:
    """Return how many rows the chips of a meld take."""
    return -(-len(meld.zone.cards) // columns(width, chip))


def height(meld: Said, width: int, chip: int, size: float) -> int:
    """Return the height in px of a meld in a column of this width, with letters of `size` px."""
    return len(meld.lines) * round(size * 1.2) + rows(meld, width, chip) * (chip_height(chip) + GAP) + APART


def best_chip(melds_: list[Said], area: Area, size: float) -> int:
    """Return the chip width that makes the fewest rows; of several the widest."""
    fitting = [chip for chip in CHIPS if sum(height(meld, area.width, chip, size) for meld in melds_) <= area.height]
    return min(
        fitting, key=lambda chip: (sum(rows(meld, area.width, chip) for meld in melds_), -chip), default=CHIPS[-1]
    )


def melds_fit(speech: Speech, zones: list[Zone], area: Area, size: float) -> bool:
    """Tells whether all melds fit into the area with letters of `size` px."""
    said = said_of(speech, zones, area.width, size)
    return sum(height(meld, area.width, CHIPS[-1], size) for meld in said) <= area.height


def draw_melds(surface: Surface, speech: Speech, zones: list[Zone], area: Area, size: float) -> None:
    """Draws the melds from the top down, with the widest chips with which all of them fit.

    Melds that do not fit are shown as a number; the alt text has all of them.
    """
    found = said_of(speech, zones, area.width, size)
    chip, line = best_chip(found, area, size), round(size * 1.2)
    across, pitch = columns(area.width, chip), chip_height(chip) + GAP
    top, bottom = area.top, area.top + area.height
    for n, meld in enumerate(found):
        rest = len(found) - n - 1
        if top + height(meld, area.width, chip, size) - APART * (not rest) + (line if rest else 0) > bottom:
            _rest(
                surface, speech, [one.zone for one in found[n:]], Area(area.left, top, area.width, bottom - top), size
            )
            return
        for said in meld.lines:
            surface.text(said, (area.left, top), size, area.width, colour=surface.theme.muted)
            top += line
        for m, card in enumerate(meld.zone.cards):
            surface.chip(speech.id(card), area.left + m % across * (chip + GAP), top + 2 + m // across * pitch, chip)
        top += rows(meld, area.width, chip) * pitch + APART


def _rest(surface: Surface, speech: Speech, zones: list[Zone], area: Area, size: float) -> None:
    """Draws the melds that have no room as small chips without their texts: all cards if they fit, else as many as
    fit, and how many cards there are more."""
    cards = [card for zone in zones for card in zone.cards]
    room = {chip: columns(area.width, chip) * ((area.height + GAP) // (chip_height(chip) + GAP)) for chip in SMALL}
    chip = next((chip for chip in SMALL if room[chip] >= len(cards)), SMALL[-1])
    across, pitch = columns(area.width, chip), chip_height(chip) + GAP
    shown = cards if room[chip] >= len(cards) else cards[: max(0, room[chip] - 1)]
    for m, card in enumerate(shown):
        surface.chip(speech.id(card), area.left + m % across * (chip + GAP), area.top + m // across * pitch, chip)
    if len(shown) < len(cards):
        at = (area.left + len(shown) % across * (chip + GAP), area.top + len(shown) // across * pitch)
        surface.text(f"+{len(cards) - len(shown)}", at, size, area.width, colour=surface.theme.muted)


def meld_room(speech: Speech, seat: Seat, area: Area, *, large: bool) -> Area:
    """Return the area of a plate for melds."""
    top = body(speech, seat, area, large=large) + TALLY
    bottom = area.top + area.height - (BADGE if area.left < WIDTH // 2 else 10)
    return Area(area.left + EDGE, top, area.width - 2 * EDGE, bottom - top)


def draw_player(
    surface: Surface, speech: Speech, info: SeatInfo, area: Area, zones: list[Zone], *, large: bool
) -> None:
    """Draws the plate of one of two players. A seat that must act has a gold rim."""
    draw_head(surface, speech, info, area, large=large)
    if zones:
        draw_tally(surface, speech, info, area, large=large)
        draw_melds(surface, speech, zones, meld_room(speech, info.seat, area, large=large), min_size(large=large))
    elif any(one.hand_count or one.tricks for one in speech.view.seats):
        top = body(speech, info.seat, area, large=large)
        _stacks(surface, speech, info, area._replace(top=top, height=area.top + area.height - top), large=large)


def _stacks(surface: Surface, speech: Speech, info: SeatInfo, area: Area, *, large: bool) -> None:
    """Draws the cards in hand as a fan and the tricks as a pile, each with its number as text below."""
    tricks, cards = counts_of(speech, info)
    stacks = [(f"{WAIT} {cards}" if info.waiting else cards, min(info.hand_count, 5), 26)]
    if played(speech.view):
        stacks.append((tricks, min(info.tricks, 4), 6))
    high = area.height - 20
    shown = min(card_height(BACK), high // 2 - LABEL)
    top = area.top + 12 + max(0, (high - 2 * (shown + LABEL)) // 3)
    middle, size, room = area.left + area.width // 2, min_size(large=large), area.width - 2 * EDGE
    for said, backs, step in stacks:
        draw_fan(surface, backs, middle, top, step, shown)
        fit = whole((said,), size + 4, room, size)
        colour = surface.theme.gold if said.startswith(WAIT) else surface.theme.muted
        surface.text(fit.said, (middle, top + shown + 6), fit.size, room, colour=colour, align="middle")
        top += shown + LABEL
