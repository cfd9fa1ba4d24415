"""Mineo as the house sees it (:class:`bot.engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine.cards import Player
from bot.engine.conform import ConformKind
from bot.engine.diagram import Diagram
from bot.engine.game import GameMeta, MatchResult, Policy, places_of
from bot.engine.lesson import Lesson
from bot.games.mineo import conform, questions, views
from bot.games.mineo.decide import decide
from bot.games.mineo.diagrams import DIAGRAMS
from bot.games.mineo.evolve import APPLY, evolve
from bot.games.mineo.lesson import LESSON
from bot.games.mineo.options import META
from bot.games.mineo.policy import regular
from bot.games.mineo.start import start
from bot.games.mineo.state import DRAW, ENDED, OVER, SHUFFLE, State

SEATING = (0, 1, 2)
"""Nobody ever changes seats."""


class Mineo:
    """The 63-card tarocchi of Mineo for three, one alone against two (rules S1-S94)."""

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
        """What randomness is due (S15, S16)."""
        if state.phase == DRAW:
            return "draw"
        return "shuffle" if state.phase in (SHUFFLE, OVER) else None

    def seating(self, state: State) -> tuple[Player, ...]:
        """The player at each seat."""
        return SEATING

    def result(self, state: State) -> MatchResult | None:
        """Chips won per player once the match has ended (S88)."""
        if state.phase != ENDED:
            return None
        match = state.match
        return MatchResult(match.chips, places_of(match.chips), len(match.ends), not match.stopped)


GAME = Mineo()
