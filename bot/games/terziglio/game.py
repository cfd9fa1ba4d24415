"""Terziglio as the house sees it (:class:`bot.engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.engine.actions import Decision, Refusal
from bot.engine.cards import Player, Seat
from bot.engine.conform import ConformKind
from bot.engine.game import GameMeta, MatchResult, Options, Policy
from bot.engine.view import PublicView, SeatView
from bot.games.terziglio import conform, questions, views
from bot.games.terziglio.decide import decide
from bot.games.terziglio.evolve import APPLY, evolve
from bot.games.terziglio.options import META
from bot.games.terziglio.policy import regular
from bot.games.terziglio.start import start
from bot.games.terziglio.state import DRAW, ENDED, OVER, SHUFFLE, State


class Terziglio:
    """The three-handed tarocchini with an auction, 62 cards (rules T1-T65)."""

    meta: GameMeta = META
    events: tuple[type[msgspec.Struct], ...] = tuple(APPLY)
    policies: Mapping[str, Policy] = {"regular": regular}
    conform: tuple[ConformKind, ...] = conform.KINDS

    def start(self, options: Options) -> State:
        """A new match from complete options."""
        return start(options)

    def chance(self, state: State) -> str | None:
        """What randomness is due (T9, T10)."""
        if state.phase == DRAW:
            return "draw"
        return "shuffle" if state.phase in (SHUFFLE, OVER) else None

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The question open now."""
        return questions.decisions(state)

    def decide(self, state: State, seat: Seat | None, action: Any) -> tuple[Any, ...] | Refusal:
        """The facts that follow, or a refusal."""
        return decide(state, seat, action)

    def evolve(self, state: State, event: Any) -> State:
        """The state after one fact."""
        return evolve(state, event)

    def view(self, state: State) -> PublicView:
        """What everybody may see (T65)."""
        return views.public(state)

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """What a seat may see (T65)."""
        return views.of_seat(state, seat)

    def seating(self, state: State) -> tuple[Player, ...]:
        """Players keep their seats for the whole match."""
        return (0, 1, 2)

    def result(self, state: State) -> MatchResult | None:
        """Game points per player once the match has ended (T64)."""
        if state.phase != ENDED:
            return None
        balances = state.match.balances
        places = tuple(1 + sum(other > own for other in balances) for own in balances)
        return MatchResult(balances, places, state.match.played, not state.match.stopped)


GAME = Terziglio()
