"""Minchiate for search. Implements :class:`bot.engine.searched.Searched`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from bot.engine.actions import Action, Decision, Number, Pick
from bot.engine.compiled import Floats, Ints
from bot.engine.searched import Hidden, claim_of
from bot.engine.view import SeatView
from bot.games.minchiate.search.choosing import ODDS
from bot.games.minchiate.search.cutting import begun
from bot.games.minchiate.search.declaring import declared
from bot.games.minchiate.search.laying import others_laid, own_laid
from bot.games.minchiate.search.layout import CARD, CODE, MARKS, PAID, SIZE_OF, UNPAID
from bot.games.minchiate.search.playouts import judge, weigh
from bot.games.minchiate.search.position import Position, placed_truly, position
from bot.games.minchiate.search.weights import HAND_SET, TUNED, TUNED_AGAIN, weights_of
from bot.games.minchiate.state import State

KINDS = frozenset({"lead", "play", "fallen", "discard", "cut", "declare"})
"""The kinds of questions that are searched."""
NOISE = 1.0
"""Points of random noise with which the policies of playouts choose."""

POLICIES = np.array([weights_of(TUNED), weights_of(TUNED_AGAIN)])


class MinchiateSearch:
    """Searches cards, discards, the cut, and declarations that may be kept back. ``policies`` are those of playouts."""

    def __init__(self, policies: Floats = POLICIES) -> None:
        self._policies = policies

    def position(self, view: SeatView, decision: Decision, answer: Action | None = None) -> Position | None:
        """Return the position, None for questions that have only one answer."""
        return position(view, decision, answer) if decision.kind in KINDS else None

    def hidden(self, position: Position) -> Hidden:
        """Return the hidden cards."""
        return position.hidden

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the legal cards, some of the discards or declarations, or the cuts that differ."""
        if position.laying is not None:
            return tuple([Pick(cards) for cards in position.laying.choices])
        if position.cutting is not None:
            return tuple(map(Number, position.cutting.sizes))
        if position.declares is not None:
            return tuple(map(claim_of, position.declares.choices))
        codes: list[int] = position.moves.tolist()
        return tuple([Pick((CARD[code],)) for code in codes])

    def weigh(self, position: Position, placed: Ints) -> tuple[Ints, Floats]:
        """Return the states and likelihoods of some worlds. For the cut a state is the place of each card."""
        if position.cutting is not None:
            return placed, np.zeros(len(placed), np.float64)
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
            self._policies,
            ODDS,
            states,
            weights,
        )
        return states, weights

    def judge(self, position: Position, states: Ints, moves: Ints, seed: int, first: int) -> Floats:
        """Return the points of each candidate in each world."""
        out = np.zeros((len(states), len(moves)), np.float64)
        after = self._after(position, states)
        if after is None:
            self._played(position, states, position.moves[moves], seed, first, out)
            return out
        chosen: list[int] = moves.tolist()
        for number, choice in enumerate(chosen):
            one = np.zeros((len(states), 1), np.float64)
            move = NO_CARD if position.declares is None else position.moves
            self._played(position, after(choice), move, seed, first, one)
            out[:, number] = one[:, 0]
        return out

    def _played(self, position: Position, states: Ints, moves: Ints, seed: int, first: int, out: Floats) -> None:
        judge(states, moves, position.rules, self._policies, ODDS, NOISE, position.me & 1, seed, first, out)

    def _after(self, position: Position, states: Ints) -> Callable[[int], Ints] | None:
        """Return what makes the worlds after a candidate of its number, None for cards of the play."""
        if position.laying is not None:
            return partial(own_laid, position.laying, others_laid(position.laying, states), position.me)
        if position.cutting is not None:
            start = position.start.copy()
            start[MARKS], start[UNPAID], start[PAID] = (position.now[place] for place in (MARKS, UNPAID, PAID))
            return partial(begun, position.cutting, start, position.rules, states)
        if position.declares is not None:
            return partial(declared, position.declares, states, position.rules, position.me)
        return None

    def truth(self, position: Position, state: Any) -> Ints:
        """Return where the hidden cards of a match lie."""
        assert isinstance(state, State)
        return placed_truly(position, state)


NO_CARD = np.array([-1], np.int64)
"""The move with which a deal is played out from its first card."""


SEARCH = MinchiateSearch()
PLAIN = MinchiateSearch(np.array([weights_of(HAND_SET)] * 2))
"""The same with playouts by rules of thumb that were written by hand, from which the tuning began."""
