"""What one seat sees beyond the public view: its hand, and the declarer the stock taken and the discard (T16, T65)."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.view import SeatView, Zone
from bot.games.terziglio.legal import strengths
from bot.games.terziglio.options import Rules
from bot.games.terziglio.pack import SUIT, TRUMP, cards_of
from bot.games.terziglio.questions import asked, decisions
from bot.games.terziglio.state import DISCARD, State
from bot.games.terziglio.views.public import counted, finished, public


def of_seat(state: State, seat: Seat) -> SeatView:
    """The public view, the seat's own hand, what it alone may look at, and the questions put to it."""
    history = state.tricks.history
    return SeatView(
        seat,
        public(state),
        held(state.match.rules, state.table.hands[seat]),
        tuple(_zones(state, seat)),
        decisions(state) if asked(state) == seat else (),
        tuple([finished(state, trick) for trick in history]),
    )


def held(rules: Rules, hand: int) -> tuple[Card, ...]:
    """A hand as a player holds it: trumps from the highest, the Fool, then each suit from the King down."""
    power = strengths(rules)
    return tuple(sorted(cards_of(hand), key=lambda card: (_GROUP[SUIT[card]], -power[min(SUIT[card], TRUMP)][card])))


_GROUP = (2, 3, 4, 5, 0, 1)
"""Where the suits S B C D, the trumps and the Fool stand in a hand."""


def _zones(state: State, seat: Seat) -> list[Zone]:
    setup = state.setup
    if seat != setup.declarer or counted(state) is not None:
        return []
    zones: list[Zone] = []
    if state.phase == DISCARD:
        zones.append(Zone("zone-terziglio-own-stock", setup.stock, len(setup.stock), seat, private=True))
    if setup.discards:
        zones.append(Zone("zone-terziglio-own-discards", setup.discards, len(setup.discards), seat, private=True))
    return zones
