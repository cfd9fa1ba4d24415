"""Terziglio for search. Implements :class:`bot.engine.searched.Searched`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bot.engine.actions import Action, Decision, Pick
from bot.engine.compiled import Floats, Ints
from bot.engine.searched import Hidden
from bot.engine.view import SeatView
from bot.games.terziglio.deck import cards_of
from bot.games.terziglio.search.choosing import ODDS
from bot.games.terziglio.search.layout import SIZE_OF
from bot.games.terziglio.search.playouts import judge, weigh
from bot.games.terziglio.search.position import Position, placed_truly, position
from bot.games.terziglio.search.weights import TUNED, TUNED_AGAIN, weights_of
from bot.games.terziglio.state import State

NOISE = 0.05
"""Random noise with which the policies of playouts choose, in 50 points."""
SMOOTH = 1.0
"""How far the game points of a playout count with fractions."""

POLICIES = np.array([weights_of(TUNED), weights_of(TUNED_AGAIN)])


class TerziglioSearch:
    """Searches cards and discards. The policy of the game answers all other questions."""

    def position(self, view: SeatView, decision: Decision) -> Position | None:
        """Return the position, None for questions that do not ask for a card of the play or the discard."""
        return position(view, decision) if decision.kind in ("lead", "play", "discard") else None

    def hidden(self, position: Position) -> Hidden:
        """Return the hidden cards."""
        return position.hidden

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the legal cards, or the discards."""
        moves: list[int] = position.moves.tolist()
        return tuple([Pick(cards_of(move) if position.laying else (move,)) for move in moves])

    def weigh(self, position: Position, placed: Ints) -> tuple[Ints, Floats]:
        """Return the states and likelihoods of some worlds."""
        states = np.zeros((len(placed), SIZE_OF), np.int64)
        weights = np.zeros(len(placed), np.float64)
        weigh(
            position.start,
            position.plays,
            position.declared,
            position.now,
            position.rules,
            position.me,
            position.hidden.cards,
            placed,
            POLICIES,
            ODDS,
            states,
            weights,
        )
        return states, weights

    def judge(self, position: Position, states: Ints, moves: Ints, seed: int, first: int) -> Floats:
        """Return the game points of each candidate in each world."""
        out = np.zeros((len(states), len(moves)), np.float64)
        chosen = position.moves[moves]
        judge(
            states,
            position.laying,
            chosen,
            position.rules,
            POLICIES,
            ODDS,
            NOISE,
            SMOOTH,
            position.me,
            seed,
            first,
            out,
        )
        return out

    def truth(self, position: Position, state: Any) -> Ints:
        """Return where the hidden cards of a match lie."""
        assert isinstance(state, State)
        return placed_truly(position, state)


SEARCH = TerziglioSearch()
