"""Mineo for search. Implements :class:`bot.engine.searched.Searched`."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec.structs import astuple

from bot.engine.actions import Action, Decision
from bot.engine.compiled import Floats, Ints
from bot.engine.searched import Hidden
from bot.engine.view import SeatView
from bot.games.mineo.search.choosing import ODDS
from bot.games.mineo.search.layout import SIZE_OF
from bot.games.mineo.search.playouts import CALL, judge, weigh, weigh_calls
from bot.games.mineo.search.position import KINDS, Position, placed_truly, position
from bot.games.mineo.search.weights import TUNED
from bot.games.mineo.state import State

NOISE = 0.05
"""Jochi of random noise with which the policies of playouts choose."""

POLICIES = np.array([astuple(TUNED), astuple(TUNED)], np.float64)


class MineoSearch:
    """Searches all questions: calls, the scarto, bets and cards."""

    def position(self, view: SeatView, decision: Decision, answer: Action | None = None) -> Position | None:
        """Return the position, None for table talk."""
        return position(view, decision, answer) if decision.kind in KINDS else None

    def hidden(self, position: Position) -> Hidden:
        """Return the hidden cards."""
        return position.hidden

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the candidates."""
        return position.actions

    def weigh(self, position: Position, placed: Ints) -> tuple[Ints, Floats]:
        """Return the states and likelihoods of some worlds."""
        states = np.zeros((len(placed), SIZE_OF), np.int64)
        weights = np.zeros(len(placed), np.float64)
        here = position
        if here.kind == CALL:
            weigh_calls(here.start, here.said, here.rules, here.me, here.hidden.cards, placed, states, weights)
        else:
            weigh(
                here.start,
                here.known,
                here.said,
                here.rules,
                here.kind,
                here.me,
                here.shown,
                here.hidden_scarto,
                here.hidden.cards,
                placed,
                POLICIES,
                ODDS,
                states,
                weights,
            )
        return states, weights

    def judge(self, position: Position, states: Ints, moves: Ints, seed: int, first: int) -> Floats:
        """Return the jochi of each candidate in each world."""
        here = position
        tried, like = np.unique(here.like[moves], return_inverse=True)
        out = np.zeros((len(states), len(tried)), np.float64)
        judge(states, here.kind, here.moves[tried], here.rules, POLICIES, ODDS, NOISE, here.me, seed, first, out)
        return out[:, like]

    def truth(self, position: Position, state: Any) -> Ints:
        """Return where the hidden cards of a match lie."""
        assert isinstance(state, State)
        return placed_truly(position, state)


SEARCH = MineoSearch()
