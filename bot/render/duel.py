"""The board of two: their cards side by side, on either side a tall plate with all that is known of a player, below the
cards the stock and the trick before."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.cards import Seat
from bot.engine.view import PublicView, Trick, Zone
from bot.render.layout import Area, Place
from bot.render.melds import melds, melds_fit
from bot.render.model import HEIGHT, WIDTH, least
from bot.render.player import draw_player, meld_room
from bot.render.seats import SeatPlace
from bot.render.sheet import Sheet
from bot.render.speech import Speech
from bot.render.sprites import card_height
from bot.render.strip import TOP, strip
from bot.render.table_foot import draw_last, draw_stock, draw_took

CARD_TOP = TOP + 8
BETWEEN = 28
"""Between the two cards."""
BOTTOM = HEIGHT - 10
STOCK = 0.4
"""The stock's share of the width below the cards."""


class Duel(NamedTuple):
    """How wide the two cards are, and how wide the plates beside them."""

    card: int
    plate: int

    @property
    def left(self) -> int:
        """Where the first card begins."""
        return WIDTH // 2 - BETWEEN // 2 - self.card


WIDE, ROOMY = Duel(262, 240), Duel(208, 294)
"""Cards as large as can be, and smaller ones beside plates with room for many melds."""


def plates(duel: Duel) -> tuple[Area, Area]:
    """The plates of both seats."""
    high = BOTTOM - CARD_TOP
    return Area(14, CARD_TOP, duel.plate, high), Area(WIDTH - 14 - duel.plate, CARD_TOP, duel.plate, high)


def feet(duel: Duel) -> tuple[Area, Area]:
    """Where the stock and the trick before are: side by side below large cards, one over the other below small ones."""
    top = CARD_TOP + card_height(duel.card) + 14
    left, wide, high = duel.left - 4, WIDTH - 2 * duel.left + 8, BOTTOM - top
    if duel == ROOMY:
        half = (high - 8) // 2
        return Area(left, top, wide, half), Area(left, top + half + 8, wide, half)
    stock = round(wide * STOCK)
    return Area(left, top, stock, high), Area(left + stock + 10, top, wide - stock - 10, high)


def places(duel: Duel) -> dict[Seat, SeatPlace]:
    """Where the cards of both lie."""
    lefts = (duel.left, duel.left + duel.card + BETWEEN)
    return {seat: SeatPlace(Place(left, CARD_TOP), duel.card, (0, 0, 0, 0)) for seat, left in enumerate(lefts)}


def draw_duel(
    sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None, *, large: bool = False
) -> dict[Seat, SeatPlace]:
    """All but the two played cards; gives the places of these."""
    strip(sheet, speech, grown=large)
    shown = {info.seat: melds(view, info.seat) for info in view.seats}
    duel = WIDE if _all_fit(speech, WIDE, shown, large=large) else ROOMY
    for info, area in zip(view.seats, plates(duel), strict=True):
        winner = trick is not None and trick.winning == info.seat and bool(trick.cards)
        draw_player(sheet, speech, info, area, shown[info.seat], winner=winner, large=large)
    _feet(sheet, view, speech, trick, duel, large=large)
    return places(duel)


def _feet(sheet: Sheet, view: PublicView, speech: Speech, trick: Trick | None, duel: Duel, *, large: bool) -> None:
    """What is alone below large cards has the whole width."""
    stock, last = feet(duel)
    alone = Area(stock.left, stock.top, last.left + last.width - stock.left, stock.height)
    pile = next((zone for zone in view.zones if zone.seat is None and zone.count and not zone.cards), None)
    before = view.history[-1] if view.history and trick is not view.history[-1] else None
    if pile is not None:
        draw_stock(sheet, speech, pile, alone if before is None else stock, large=large)
    if before is not None:
        draw_last(sheet, speech, before, last if pile is not None else alone, large=large)
    elif pile is None and trick is not None and trick.complete:
        draw_took(sheet, speech, trick, alone)


def _all_fit(speech: Speech, duel: Duel, shown: dict[Seat, list[Zone]], *, large: bool) -> bool:
    return all(
        melds_fit(speech, zones, meld_room(speech, seat, area, large=large), least(large=large))
        for (seat, zones), area in zip(shown.items(), plates(duel), strict=True)
    )
