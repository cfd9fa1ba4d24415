"""What one seat sees beyond the public view (section 13)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.engine.masks import cards_of
from bot.engine.view import SeatView, Zone
from bot.games.mineo.questions import decisions
from bot.games.mineo.state import AUCTION, DECLARE, PLAY, SCARTO, State
from bot.games.mineo.views.public import public
from bot.games.mineo.views.zones import zone


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
    if seat == setup.dealer and state.phase in (AUCTION, SCARTO, DECLARE, PLAY) and not setup.monte_shown:
        if setup.monte and (setup.soloist < 0 or seat == setup.soloist):
            zones.append(zone("own-monte", setup.monte, seat, private=True))
        elif state.match.rules.bottom_peek and setup.soloist < 0:
            zones.append(zone("bottom", (setup.deck[-1],), seat, private=True))
    if seat == setup.soloist and setup.scarto:
        zones.append(zone("own-scarto", setup.scarto, seat, private=True))
    return zones
