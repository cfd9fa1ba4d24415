"""The public picture of a table: the trick in the middle, the seats round it, and open hands.

Open hands lie along the lower edge as chips, below the played cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.view import PublicView, SeatInfo, Trick
from bot.render.auction import draw_auction
from bot.render.card_groups import draw_piles
from bot.render.chips import chip_height
from bot.render.first_lead import draw_first_lead
from bot.render.frame import corners, foot, lower_corners, strip
from bot.render.model import HEIGHT, WIDTH
from bot.render.nameplates import announcement_for, draw_nameplate
from bot.render.opening import draw_opening
from bot.render.seats import CARD, LARGE_NAMEPLATE, NAMEPLATE, SPOTS, SeatPlace, cross, homes, row, runs_clockwise
from bot.render.seats import large as seats_large
from bot.render.shown import Speech, before_play, centre_trick, in_auction, in_order, is_opening
from bot.render.sprites import card_height
from bot.render.surface import Box, Surface
from bot.render.text import LARGE_MIN_SIZE, min_size, named, paragraph, safe_width, whole
from bot.render.two_player_table import draw_duel
from cards_art import fonts

NAME = 150
"""px kept free for the name of the owner before the chips of an open hand."""
WIDEST_CHIP = 80
"""Maximum width in px of a chip in an open hand."""
EDGE = 12
"""px of a band above and below its chips, together."""
SHORT_HAND = 4
"""Number of cards. If no hand is longer, two hands share a line."""
LEGIBLE_CHIP = 62
"""Narrowest chip in px whose figure is still 12 px high when the picture is shown 400 px wide."""
SHORT = 180
"""Minimum visible height in px of a played card above open hands."""


class Chips(NamedTuple):
    """Layout of one hand: chips of one width in rows of at most `each`."""

    width: int
    rows: int
    each: int


def abreast(counts: Sequence[int]) -> int:
    """Return the number of hands in one line: two if all of them are short."""
    return 2 if len(counts) > 1 and max(counts) <= SHORT_HAND else 1


def chips(counts: Sequence[int], high: int) -> list[Chips]:
    """Return the layout of hands with these numbers of cards, in a band `high` px high.

    All chips have one width. A row holds only as many as keeps the figures legible, if all rows fit.
    """
    if abreast(counts) == 2:
        lines = -(-len(counts) // 2)
        width = WIDEST_CHIP
        while width > 20 and lines * (chip_height(width) + 4 + EDGE) > high:
            width -= 1
        return [Chips(width, 1, max(count, 1)) for count in counts]
    per_row = (WIDTH - 40 - NAME) // (LEGIBLE_CHIP + 4)
    rows = [max(1, -(-count // per_row)) for count in counts]
    step = (high - EDGE * len(counts)) // sum(rows)
    each = [max(1, -(-count // row)) for count, row in zip(counts, rows, strict=True)]
    width = min(WIDEST_CHIP, (WIDTH - 40 - NAME) // max(each) - 4)
    while width > 20 and chip_height(width) + 4 > step:
        width -= 1
    if width < LEGIBLE_CHIP and max(rows) > 1:
        return [_one_row(count, (high - EDGE * len(counts)) // len(counts)) for count in counts]
    return [Chips(width, row, wide) for row, wide in zip(rows, each, strict=True)]


def _one_row(count: int, high: int) -> Chips:
    width = min(WIDEST_CHIP, (WIDTH - 40 - NAME) // max(count, 1) - 4)
    while width > 20 and chip_height(width) + 4 > high:
        width -= 1
    return Chips(width, 1, max(count, 1))


def card_room(counts: Sequence[int], top: int, min_height: int, max_height: int) -> int:
    """Return the visible height in px of the played cards above open hands, from `min_height` to `max_height`.

    It is the largest height at which the chips are legible or as large as with `min_height`. `top` is where the hands
    begin with `min_height`.
    """
    wanted = min(LEGIBLE_CHIP, *(laid.width for laid in chips(counts, HEIGHT - top - 10)))
    for shown in range(max_height, min_height, -4):
        if min(laid.width for laid in chips(counts, HEIGHT - top - (shown - min_height) - 10)) >= wanted:
            return shown
    return min_height


def draw_open_hands(
    surface: Surface, speech: Speech, fallen: Sequence[SeatInfo], top: int, *, large: bool = False
) -> None:
    """Draws each hand in a band as high as its cards need, with the owner's name before it. Two short hands share a
    line."""
    hands = [info.open_hand or () for info in fallen]
    laid_out = chips([len(cards) for cards in hands], HEIGHT - top - 10)
    across = abreast([len(cards) for cards in hands])
    wide = (WIDTH - 28 - 6 * (across - 1)) // across
    high = 0
    for n, (info, cards, laid) in enumerate(zip(fallen, hands, laid_out, strict=True)):
        step = chip_height(laid.width) + 4
        left = 14 + (wide + 6) * (n % across)
        if n and n % across == 0:
            top += high + 6
        high = laid.rows * step + EDGE - 6
        surface.panel((left, top, left + wide, top + high), surface.theme.panel, 12)
        _owner(surface, speech, info, (left + 12, top, high), large=large)
        for m, card in enumerate(cards):
            x, y = left + NAME + m % laid.each * (laid.width + 4), top + 7 + m // laid.each * step
            surface.chip(speech.id(card), x, y, laid.width)


def _owner(surface: Surface, speech: Speech, info: SeatInfo, at: tuple[int, int, int], *, large: bool) -> None:
    """Draws the owner of a hand and, if there is room, that it lies open. `at` is left, top and height of the band in
    px."""
    left, top, high = at
    size = min_size(large=large)
    pitch = round(size * 1.12)
    max_rows = max(1, (high - 4) // pitch)
    rows = [
        (one, surface.theme.text) for one in named(speech.who(info.seat), size, NAME - 16, size, min(max_rows, 3))[0]
    ]
    said = paragraph((speech.text("render-open"),), size, NAME - 16, 2)
    if len(rows) + len(said) <= max_rows:
        rows += [(one, surface.theme.muted) for one in said]
    y = top + max(0, (high - len(rows) * pitch) // 2) - 2
    for n, (one, colour) in enumerate(rows):
        surface.text(one, (left, y + pitch * n), size, NAME - 16, colour=colour)


def draw_board(
    view: PublicView, speech: Speech, theme: str = "dark", *, large: bool = False, starred: str = ""
) -> Surface:
    """Draws what everyone may see, always from the same side of the table. `large` is large print: larger cards and
    letters, and only what matters now. The card with the id `starred` gets a star."""
    surface = Surface(theme, view.pack, language=speech.language, starred=starred)
    if before_play(view):
        draw_first_lead(surface, view, speech, large=large)
        return surface
    if is_opening(view) and not in_auction(view):
        draw_opening(surface, view, speech, large=large)
        return surface
    trick = centre_trick(view)
    count = len(view.seats)
    fallen, shown = [info for info in view.seats if info.open_hand], 0
    if in_auction(view):
        draw_auction(surface, view, speech, trick, large=large)
        return surface
    if fallen:
        strip(surface, speech, grown=large)
        open_ = [len(info.open_hand or ()) for info in fallen]
        nameplates = LARGE_NAMEPLATE if large else NAMEPLATE
        below = 108 + SHORT + nameplates + 14
        shown = card_room(open_, below, SHORT, card_height(CARD))
        places = row(count, shown, nameplates)
        draw_open_hands(surface, speech, fallen, below + shown - SHORT, large=large)
    elif count == 2:
        for seat, place in draw_duel(surface, view, speech, trick, large=large).items():
            _card(surface, speech, view.seats[seat], place, trick, 0)
        return surface
    elif large:
        strip(surface, speech, grown=True)
        places = seats_large(count)
        foot(surface, view, speech, trick)
    else:
        clockwise = runs_clockwise(view)
        places = cross(count, clockwise, broad=count == 3 and not in_order(view.zones))
        if count == 3:
            strip(surface, speech)
            lower_corners(surface, view, speech, trick)
        else:
            corners(surface, view, speech, trick)
        draw_piles(surface, speech, view.zones, SPOTS[count], homes(count, clockwise))
    announcement = announcement_for(speech, {seat: place.nameplate for seat, place in places.items()})
    for info in view.seats:
        draw_nameplate(surface, speech, info, places[info.seat].nameplate, announcement)
        _card(surface, speech, info, places[info.seat], trick, shown)
    return surface


def _card(surface: Surface, speech: Speech, info: SeatInfo, place: SeatPlace, trick: Trick | None, shown: int) -> None:
    """Draws the card that a seat has played, or the empty place for it."""
    (x, y), width = place.card, place.width
    high = shown or card_height(width)
    played = [(n, p) for n, p in enumerate(trick.cards, start=1) if p.seat == info.seat] if trick else []
    winner = bool(played) and trick is not None and trick.winning == info.seat
    if not played:
        box = (x + 8, y + 8, x + width - 8, y + high - 8)
        surface.kept(box, ("place", info.waiting), lambda: _place(surface, box, waiting=info.waiting))
        return
    order, card = played[0]
    surface.card(speech.id(card.card), x, y, width, winner=winner, shown=shown)
    if winner and trick is not None:
        said = speech.text("render-took" if trick.complete else "render-takes")
        _ribbon(surface, said, x, y + round(high * 0.68), width)
    _order(surface, order, x + width - 6, y + high - 26)


def _place(surface: Surface, box: Box, *, waiting: bool) -> None:
    """Draws an empty place; that of a seat that must act has a thick gold outline and an arrow."""
    theme, (left, top, right, bottom) = surface.theme, box
    surface.outline(box, 16, theme.rim if waiting else theme.slot, 6 if waiting else 3)
    if waiting:
        middle = ((left + right) // 2, (top + bottom) // 2)
        surface.disc(*middle, 46, theme.panel)
        surface.sign("turn", *middle, 56, theme.gold)


def _ribbon(surface: Surface, said: str, x: int, top: int, width: int) -> None:
    """Draws that this card takes the trick, with a crown, in the winner's colour."""
    theme = surface.theme
    left, right, size = x - 7, x + width + 7, LARGE_MIN_SIZE + 3
    fit = whole((said,), size, right - left - 60, LARGE_MIN_SIZE)

    def ribbon() -> None:
        surface.panel((left, top, right, top + 48), theme.winner, 5)
        start = (left + right - 46 - round(safe_width(*fit))) // 2
        surface.sign("coronet", start + 18, top + 23, 36, theme.on_winner, theme.winner)
        at = (start + 46, top + 24 - round(fit.size * 0.68))
        surface.text(fit.said, at, fit.size, right - 4 - start - 46, colour=theme.on_winner, under=theme.winner)

    surface.panel((left - 2, top - 2, right + 2, top + 50), theme.on_winner, 6)
    surface.kept((left, top, right, top + 48), ("takes", fit), ribbon)


def _order(surface: Surface, number: int, cx: int, cy: int) -> None:
    surface.disc(cx, cy, 23, surface.theme.panel, surface.theme.muted)
    surface.text(str(number), (cx, cy - 23), 36, 40, align="middle", font=fonts.INDEX)
