"""Minchiate for search. Implements :class:`bot.engine.searched.Searched`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bot.engine.actions import Action, Decision, Pick
from bot.engine.compiled import Floats, Ints
from bot.engine.searched import Hidden
from bot.engine.view import SeatView
from bot.games.minchiate.search.choosing import ODDS
from bot.games.minchiate.search.layout import CARD, CODE, SIZE_OF
from bot.games.minchiate.search.playouts import judge, weigh
from bot.games.minchiate.search.position import Position, placed_truly, position
from bot.games.minchiate.search.weights import TUNED, TUNED_AGAIN, weights_of
from bot.games.minchiate.state import State

NOISE = 1.0
"""Points of random noise with which the policies of playouts choose."""

POLICIES = np.array([weights_of(TUNED), weights_of(TUNED_AGAIN)])


class MinchiateSearch:
    """Searches cards to play and to lead. The policy of the game answers all other questions."""

    def position(self, view: SeatView, decision: Decision) -> Position | None:
        """Return the position, None for questions that do not ask for a card of the play."""
        return position(view, decision) if decision.kind in ("lead", "play", "fallen") else None

    def hidden(self, position: Position) -> Hidden:
        """Return the hidden cards."""
        return position.hidden

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the legal cards."""
        codes: list[int] = position.moves.tolist()
        return tuple([Pick((CARD[code],)) for code in codes])

    def weigh(self, position: Position, placed: Ints) -> tuple[Ints, Floats]:
        """Return the states and likelihoods of some worlds."""
        states = np.zeros((len(placed), SIZE_OF), np.int64)
        weights = np.zeros(len(placed), np.float64)
        codes = np.array([CODE[card] for card in position.hidden.cards], np.int64)
        weigh(
            position.start,
            position.known,
            position.plays,
            position.by,
            position.declared,
            position.now,
            position.rules,
            position.me,
            codes,
            placed,
            POLICIES,
            ODDS,
            states,
            weights,
        )
        return states, weights

    def judge(self, position: Position, states: Ints, moves: Ints, seed: int, first: int) -> Floats:
        """Return the points of each candidate in each world."""
        out = np.zeros((len(states), len(moves)), np.float64)
        chosen = position.moves[moves]
        judge(states, chosen, position.rules, POLICIES, ODDS, NOISE, position.me & 1, seed, first, out)
        return out

    def truth(self, position: Position, state: Any) -> Ints:
        """Return where the hidden cards of a match lie."""
        assert isinstance(state, State)
        return placed_truly(position, state)


SEARCH = MinchiateSearch()
