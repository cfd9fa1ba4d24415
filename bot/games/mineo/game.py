"""Mineo as the house sees it (:class:`bot.engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.engine.actions import Decision, Refusal
from bot.engine.cards import Player, Seat
from bot.engine.conform import ConformKind
from bot.engine.game import GameMeta, MatchResult, Options, Policy
from bot.engine.view import PublicView, SeatView
from bot.games.mineo import conform, questions, views
from bot.games.mineo.decide import decide
from bot.games.mineo.evolve import APPLY, evolve
from bot.games.mineo.options import META
from bot.games.mineo.policy import regular
from bot.games.mineo.start import start
from bot.games.mineo.state import DRAW, ENDED, OVER, SHUFFLE, State

SEATING = (0, 1, 2)
"""Nobody ever changes seats."""


class Mineo:
    """The 63-card tarocchi of Mineo for three, one alone against two (rules S1-S94)."""

    meta: GameMeta = META
    events: tuple[type[msgspec.Struct], ...] = tuple(APPLY)
    policies: Mapping[str, Policy] = {"regular": regular}
    conform: tuple[ConformKind, ...] = conform.KINDS

    def start(self, options: Options) -> State:
        """A new match from complete options."""
        return start(options)

    def chance(self, state: State) -> str | None:
        """What randomness is due (S15, S16)."""
        if state.phase == DRAW:
            return "draw"
        return "shuffle" if state.phase in (SHUFFLE, OVER) else None

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The questions open now."""
        return questions.decisions(state)

    def decide(self, state: State, seat: Seat | None, action: Any) -> tuple[Any, ...] | Refusal:
        """The facts that follow, or a refusal."""
        return decide(state, seat, action)

    def evolve(self, state: State, event: Any) -> State:
        """The state after one fact."""
        return evolve(state, event)

    def view(self, state: State) -> PublicView:
        """What everybody may see (section 13)."""
        return views.public(state)

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """What a seat may see (section 13)."""
        return views.of_seat(state, seat)

    def seating(self, state: State) -> tuple[Player, ...]:
        """The player at each seat."""
        return SEATING

    def result(self, state: State) -> MatchResult | None:
        """Chips won per player once the match has ended (S88)."""
        if state.phase != ENDED:
            return None
        match = state.match
        places = tuple(1 + sum(other > own for other in match.chips) for own in match.chips)
        return MatchResult(match.chips, places, len(match.ends), not match.stopped)


GAME = Mineo()
