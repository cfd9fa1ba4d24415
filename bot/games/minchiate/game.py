"""Minchiate as the house sees it (:class:`bot.engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine.cards import Player
from bot.engine.conform import ConformKind
from bot.engine.diagram import Diagram
from bot.engine.game import GameMeta, MatchResult, Policy, places_of
from bot.engine.lesson import Lesson
from bot.games.minchiate import conform, questions, views
from bot.games.minchiate.decide import decide
from bot.games.minchiate.diagrams import DIAGRAMS
from bot.games.minchiate.evolve import APPLY, evolve
from bot.games.minchiate.lesson import LESSON
from bot.games.minchiate.options import META
from bot.games.minchiate.policy import regular
from bot.games.minchiate.start import start
from bot.games.minchiate.state import DRAW, ENDED, OVER, SHUFFLE, State


class Minchiate:
    """The 97-card game of Florence for two pairs (rules M1-M150)."""

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
        """What randomness is due (M30, M38)."""
        if state.phase == DRAW:
            return "draw"
        return "shuffle" if state.phase in (SHUFFLE, OVER) else None

    def seating(self, state: State) -> tuple[Player, ...]:
        """The player at each seat of the running or last deal."""
        return state.match.seats

    def result(self, state: State) -> MatchResult | None:
        """Rests per player once the match has ended (M126, M128)."""
        if state.phase != ENDED:
            return None
        balances = state.match.balances
        return MatchResult(balances, places_of(balances), state.match.played, not state.match.stopped)


GAME = Minchiate()
