"""What one seat sees beyond the public view (M141-M145); a chooser sees nothing more (M147)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.view import SeatView, Zone
from bot.games.minchiate.pack import cards_of
from bot.games.minchiate.questions import decisions
from bot.games.minchiate.state import LOOK, State
from bot.games.minchiate.views.public import public
from bot.games.minchiate.views.zones import zone


def of_seat(state: State, seat: Seat) -> SeatView:
    """The public view, the seat's own hand, what it alone may look at, and the questions put to it."""
    return SeatView(
        seat,
        public(state),
        cards_of(state.table.hands[seat]),
        tuple(_zones(state, seat)),
        tuple(question for question in decisions(state) if question.seat == seat),
    )


def _zones(state: State, seat: Seat) -> list[Zone]:
    setup = state.setup
    zones: list[Zone] = []
    if state.phase == LOOK and seat == setup.cutter:
        zones.append(zone("peek", setup.peek, seat, private=True))
    if setup.counts1 is not None:
        zones += _folla(state, seat)
    if setup.discards[seat] and not (setup.shown is not None and setup.shown[seat]):
        zones.append(zone("own-discards", setup.discards[seat], seat, private=True))
    pile = state.tricks.piles[seat & 1]
    if pile:
        zones.append(zone("own-captured", cards_of(pile), None, private=True))
    return zones


def _folla(state: State, seat: Seat) -> list[Zone]:
    """The dealer may look at any time, his partner until the second announcement; discards stay hidden until the end
    of trick 1 even from them (M142, M143)."""
    setup = state.setup
    announced = setup.shown is not None
    if seat == setup.dealer:
        return [zone("folla-cards", setup.folla2 if announced else setup.folla1, seat, private=True)]
    if seat == (setup.dealer + 2) % 4 and not announced and setup.folla1:
        return [zone("folla-cards", setup.folla1, setup.dealer, private=True)]
    return []
