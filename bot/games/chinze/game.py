"""Chinze as the house sees it (:class:`bot.engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.engine.actions import Decision, Refusal
from bot.engine.cards import Player, Seat
from bot.engine.conform import ConformKind
from bot.engine.game import GameMeta, MatchResult, Options, Policy
from bot.engine.view import PublicView, SeatView
from bot.games.chinze import conform, questions, views
from bot.games.chinze.decide import decide
from bot.games.chinze.evolve import APPLY, evolve
from bot.games.chinze.match import start
from bot.games.chinze.options import META
from bot.games.chinze.policy import regular
from bot.games.chinze.state import DRAW, ENDED, OVER, SHUFFLE, State


class Chinze:
    """The two-handed game of Liguria with a talon, *taròcchi à pessigo* (rules C1-C39)."""

    meta: GameMeta = META
    events: tuple[type[msgspec.Struct], ...] = tuple(APPLY)
    policies: Mapping[str, Policy] = {"regular": regular}
    conform: tuple[ConformKind, ...] = conform.KINDS

    def start(self, options: Options) -> State:
        """A new match from complete options."""
        return start(options)

    def chance(self, state: State) -> str | None:
        """What randomness is due (C5)."""
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
        """What everybody may see (C39)."""
        return views.public(state)

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """What a seat may see (C39)."""
        return views.of_seat(state, seat)

    def seating(self, state: State) -> tuple[Player, ...]:
        """The player at each seat: nobody changes places."""
        return (0, 1)

    def result(self, state: State) -> MatchResult | None:
        """The sums over all hands once the match has ended; equal sums are a draw (C37)."""
        if state.phase != ENDED:
            return None
        totals, match = state.match.totals, state.match
        places = tuple(1 + sum(other > own for other in totals) for own in totals)
        return MatchResult(totals, places, match.played, not match.stopped)


GAME = Chinze()
