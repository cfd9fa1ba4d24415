"""Chinze as the house sees it (:class:`bot.engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine.cards import Player
from bot.engine.conform import ConformKind
from bot.engine.diagram import Diagram
from bot.engine.game import GameMeta, MatchResult, Policy, places_of
from bot.engine.lesson import Lesson
from bot.games.chinze import conform, questions, views
from bot.games.chinze.decide import decide
from bot.games.chinze.diagrams import DIAGRAMS
from bot.games.chinze.evolve import APPLY, evolve
from bot.games.chinze.lesson import LESSON
from bot.games.chinze.match import start
from bot.games.chinze.options import META
from bot.games.chinze.policy import regular
from bot.games.chinze.state import DRAW, ENDED, OVER, SHUFFLE, State


class Chinze:
    """The two-handed game of Liguria with a talon, *taròcchi à pessigo* (rules C1-C39)."""

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
        """What randomness is due (C5)."""
        if state.phase == DRAW:
            return "draw"
        return "shuffle" if state.phase in (SHUFFLE, OVER) else None

    def seating(self, state: State) -> tuple[Player, ...]:
        """The player at each seat: nobody changes places."""
        return (0, 1)

    def result(self, state: State) -> MatchResult | None:
        """The sums over all hands once the match has ended; equal sums are a draw (C37)."""
        if state.phase != ENDED:
            return None
        totals, match = state.match.totals, state.match
        return MatchResult(totals, places_of(totals), match.played, not match.stopped)


GAME = Chinze()
