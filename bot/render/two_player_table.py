"""The board of two players.

The two played cards lie side by side between two tall plates, one for each player. Panels below the cards show the
stock with its number of cards, the previous trick, or who took the trick above.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import PublicView, Trick, Zone
from bot.render.chips import chip_height
from bot.render.frame import TOP, draw_taken, strip
from bot.render.layout import Area, Place
from bot.render.model import HEIGHT, WIDTH
from bot.render.player_plates import draw_player, meld_room, melds, melds_fit
from bot.render.seats import SeatPlace
from bot.render.shown import Speech
from bot.render.sprites import card_height
from bot.render.surface import Surface
from bot.render.text import min_size, whole

BACK = 72
"""Width in px of the backs of the stock."""
CHIP = 62
"""Width in px of the chips of the previous trick."""
CARD_TOP = TOP + 8
"""y coordinate in px of the two cards."""
BETWEEN = 28
"""px between the two cards."""
BOTTOM = HEIGHT - 10
"""y coordinate in px at which plates and panels end."""
STOCK = 0.4
"""The stock's share of the width below the cards."""


def draw_stock(surface: Surface, speech: Speech, pile: Zone, area: Area, *, large: bool) -> None:
    """Draws a closed pile: its name above its number, and as many backs as fit, but no more than cards."""
    theme, size = surface.theme, min_size(large=large)
    left, top, wide, high = area
    surface.panel((left, top, left + wide, top + high), theme.panel, 18)
    room = wide - BACK - 40
    said = whole((speech.text(pile.key),), size, room if wide < 300 else 180)
    used = surface.text(said.said, (left + 16, top + 10), said.size, room, colour=theme.muted)
    surface.text(str(pile.count), (left + 16, top + 10 + round(size * 1.2)), 50, room, colour=theme.gold)
    start = left + 16 + max(used, 70) + 16
    shown, step = high - 20, 24
    backs = max(1, min(pile.count, 1 + (left + wide - 14 - BACK - start) // step))
    start = left + wide - 14 - BACK - step * (backs - 1)

    def fan() -> None:
        for n in range(backs):
            surface.card("back", start + step * n, top + 10, BACK, shown=shown)

    surface.kept((start - 1, top + 9, left + wide - 13, top + 11 + shown), ("stock", backs), fan)


def draw_took(surface: Surface, speech: Speech, trick: Trick, area: Area) -> None:
    """Draws who took the trick, as text, if there is neither a stock nor a previous trick to show."""
    if trick.winning is None:
        return
    left, top, wide, high = area
    ways = (speech.text("render-alt-took", who=who) for who in speech.clips(trick.winning))
    said = whole(ways, 44, wide - 40, 34)
    surface.panel((left, top, left + wide, top + high), surface.theme.panel, 18)
    at = (left + wide // 2, top + high // 2 - round(said.size * 0.68))
    surface.text(said.said, at, said.size, wide - 40, align="middle")


def draw_last(surface: Surface, speech: Speech, trick: Trick, area: Area, *, large: bool) -> None:
    """Draws the previous trick: who took it, its cards as chips in the order of play, the winner's with a rim."""
    theme, size = surface.theme, min_size(large=large)
    left, top, wide, high = area
    surface.panel((left, top, left + wide, top + high), theme.panel, 18)
    start = left + wide - 14 - (CHIP + 10) * len(trick.cards)
    room = start - left - 28
    if room < 90:
        _chips(surface, speech, trick, start, top + (high - chip_height(CHIP)) // 2)
        return
    draw_taken(surface, speech, trick, Area(left + 16, top, room, high), size)
    _chips(surface, speech, trick, start, top + (high - chip_height(CHIP)) // 2)


def _chips(surface: Surface, speech: Speech, trick: Trick, start: int, y: int) -> None:
    for n, card in enumerate(trick.cards):
        x = start + (CHIP + 10) * n
        surface.chip(speech.id(card.card), x, y, CHIP, winner=card.seat == trick.winning)


class Duel(NamedTuple):
    """Width in px of the two cards, and of the plates beside them."""

    card: int
    plate: int

    @property
    def left(self) -> int:
        """x coordinate in px of the first card."""
        return WIDTH // 2 - BETWEEN // 2 - self.card


WIDE, ROOMY = Duel(262, 240), Duel(208, 294)
"""The largest cards, and smaller cards beside plates with room for many melds."""


def plates(duel: Duel) -> tuple[Area, Area]:
    """Return the plates of both seats."""
    high = BOTTOM - CARD_TOP
    return Area(14, CARD_TOP, duel.plate, high), Area(WIDTH - 14 - duel.plate, CARD_TOP, duel.plate, high)


def feet(duel: Duel) -> tuple[Area, Area]:
    """Return the areas of the stock and of the previous trick: side by side below large cards, one above the other
    below small ones."""
    top = CARD_TOP + card_height(duel.card) + 14
    left, wide, high = duel.left - 4, WIDTH - 2 * duel.left + 8, BOTTOM - top
    if duel == ROOMY:
        half = (high - 8) // 2
        return Area(left, top, wide, half), Area(left, top + half + 8, wide, half)
    stock = round(wide * STOCK)
    return Area(left, top, stock, high), Area(left + stock + 10, top, wide - stock - 10, high)


def places(duel: Duel) -> dict[Seat, SeatPlace]:
    """Return the places of both cards."""
    lefts = (duel.left, duel.left + duel.card + BETWEEN)
    return {seat: SeatPlace(Place(left, CARD_TOP), duel.card, (0, 0, 0, 0)) for seat, left in enumerate(lefts)}


def draw_duel(
    surface: Surface, view: PublicView, speech: Speech, trick: Trick | None, *, large: bool = False
) -> dict[Seat, SeatPlace]:
    """Draws everything except the two played cards, and returns their places."""
    strip(surface, speech, grown=large)
    shown = {info.seat: melds(view, info.seat) for info in view.seats}
    duel = WIDE if _all_fit(speech, WIDE, shown, large=large) else ROOMY
    for info, area in zip(view.seats, plates(duel), strict=True):
        draw_player(surface, speech, info, area, shown[info.seat], large=large)
    _feet(surface, view, speech, trick, duel, large=large)
    return places(duel)


def _feet(surface: Surface, view: PublicView, speech: Speech, trick: Trick | None, duel: Duel, *, large: bool) -> None:
    """Draws the panels below the cards. A single panel takes the whole width."""
    stock, last = feet(duel)
    alone = Area(stock.left, stock.top, last.left + last.width - stock.left, stock.height)
    pile = next((zone for zone in view.zones if zone.seat is None and zone.count and not zone.cards), None)
    before = view.history[-1] if view.history and trick is not view.history[-1] else None
    if pile is not None:
        draw_stock(surface, speech, pile, alone if before is None else stock, large=large)
    if before is not None:
        draw_last(surface, speech, before, last if pile is not None else alone, large=large)
    elif pile is None and trick is not None and trick.complete:
        draw_took(surface, speech, trick, alone)


def _all_fit(speech: Speech, duel: Duel, shown: dict[Seat, list[Zone]], *, large: bool) -> bool:
    return all(
        melds_fit(speech, zones, meld_room(speech, seat, area, large=large), min_size(large=large))
        for (seat, zones), area in zip(shown.items(), plates(duel), strict=True)
    )
