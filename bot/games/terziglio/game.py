"""Terziglio as the house sees it (:class:`bot.engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine.cards import Player
from bot.engine.conform import ConformKind
from bot.engine.diagram import Diagram
from bot.engine.game import GameMeta, MatchResult, Policy, places_of
from bot.engine.lesson import Lesson
from bot.games.terziglio import conform, questions, views
from bot.games.terziglio.decide import decide
from bot.games.terziglio.diagrams import DIAGRAMS
from bot.games.terziglio.evolve import APPLY, evolve
from bot.games.terziglio.lesson import LESSON
from bot.games.terziglio.options import META
from bot.games.terziglio.policy import regular
from bot.games.terziglio.start import start
from bot.games.terziglio.state import DRAW, ENDED, OVER, SHUFFLE, State


class Terziglio:
    """The three-handed tarocchini with an auction, 62 cards (rules T1-T65)."""

    meta: GameMeta = META
    lesson: Lesson | None = LESSON
    events: tuple[type[msgspec.Struct], ...] = tuple(APPLY)
    policies: Mapping[str, Policy] = {"regular": regular}
    conform: tuple[ConformKind, ...] = conform.KINDS
    diagrams: Mapping[str, Diagram] = DIAGRAMS

    start = staticmethod(start)
    decisions = staticmethod(questions.decisions)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    view = staticmethod(views.public)
    seat_view = staticmethod(views.of_seat)

    def chance(self, state: State) -> str | None:
        """What randomness is due (T9, T10)."""
        if state.phase == DRAW:
            return "draw"
        return "shuffle" if state.phase in (SHUFFLE, OVER) else None

    def seating(self, state: State) -> tuple[Player, ...]:
        """Players keep their seats for the whole match."""
        return (0, 1, 2)

    def result(self, state: State) -> MatchResult | None:
        """Game points per player once the match has ended (T64)."""
        if state.phase != ENDED:
            return None
        balances = state.match.balances
        return MatchResult(balances, places_of(balances), state.match.played, not state.match.stopped)


GAME = Terziglio()
