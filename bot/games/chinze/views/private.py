"""What one seat sees beyond the public view: its own cards and the questions put to it (C39)."""

from __future__ import annotations

from bot.engine.cards import Card, Seat
from bot.engine.masks import cards_of
from bot.engine.view import SeatView
from bot.games.chinze.options import Rules
from bot.games.chinze.pack import SUIT
from bot.games.chinze.questions import decisions
from bot.games.chinze.state import State
from bot.games.chinze.views.public import finished, public

_PLACE = (2, 3, 4, 5, 0, 1)
"""Where each suit number stands in a hand: tarocchi, Matto, C, D, B, S."""


def of_seat(state: State, seat: Seat) -> SeatView:
    """The public view, the seat's own hand as it is held, and the question put to it."""
    return SeatView(
        seat,
        public(state),
        held(state.match.rules, state.table.hands[seat]),
        (),
        tuple(question for question in decisions(state) if question.seat == seat),
        tuple(finished(state, trick) for trick in state.tricks.history),
    )


def held(rules: Rules, hand: int) -> tuple[Card, ...]:
    """A hand in order: tarocchi, the Matto, then the suits, the strongest card of each first."""
    return tuple(sorted(cards_of(hand), key=lambda card: (_PLACE[SUIT[card]], -rules.strength[card])))
