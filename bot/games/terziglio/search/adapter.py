"""Terziglio for search. Implements :class:`bot.engine.searched.Searched`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bot.engine.actions import Action, Decision, Pick, Say
from bot.engine.compiled import Floats, Ints
from bot.engine.searched import Hidden
from bot.engine.view import SeatView
from bot.games.terziglio.auction import WORDS
from bot.games.terziglio.deck import cards_of
from bot.games.terziglio.search.calling import heard, opened
from bot.games.terziglio.search.choosing import ODDS
from bot.games.terziglio.search.kernel import melds
from bot.games.terziglio.search.layout import AWAY, DECLARER, HAND, POINTS, SHOWN, SIZE_OF, SOLO
from bot.games.terziglio.search.paying import paid
from bot.games.terziglio.search.playouts import judge, weigh
from bot.games.terziglio.search.position import (
    CALL,
    DECLARING,
    KINDS,
    LAYING,
    PAYING,
    Position,
    placed_truly,
    position,
)
from bot.games.terziglio.search.weights import TUNED, TUNED_AGAIN, weights_of
from bot.games.terziglio.state import State

NOISE = 0.05
"""Random noise with which the policies of playouts choose, in 50 points."""
SMOOTH = 1.0
"""How far the game points of a playout count with fractions."""

POLICIES = np.array([weights_of(TUNED), weights_of(TUNED_AGAIN)])


class TerziglioSearch:
    """Searches calls, discards, declarations, cards, and the card paid for the Matto."""

    def position(self, view: SeatView, decision: Decision, answer: Action | None = None) -> Position | None:
        """Return the position, None for questions of other kinds."""
        return position(view, decision, answer) if decision.kind in KINDS else None

    def hidden(self, position: Position) -> Hidden:
        """Return the hidden cards."""
        return position.hidden

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the legal cards, some of the discards or declarations, or the calls."""
        moves: list[int] = position.moves.tolist()
        if position.kind == CALL:
            return tuple([Say(WORDS[move]) for move in moves])
        if position.kind == DECLARING:
            return tuple([position.declarings[move].action for move in moves])
        return tuple([Pick(cards_of(move) if position.kind == LAYING else (move,)) for move in moves])

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
        if position.kind == CALL:
            weights += heard(position, states)
        return states, weights

    def judge(self, position: Position, states: Ints, moves: Ints, seed: int, first: int) -> Floats:
        """Return the game points of each candidate in each world."""
        if position.kind == CALL:
            return _called(position, states, moves, seed, first)
        if position.kind == DECLARING:
            return _declared(position, states, moves, seed, first)
        if position.kind == PAYING:
            points = [paid(states[0], position.rules, position.me, int(card)) for card in position.moves[moves]]
            return np.array([points] * len(states), np.float64)
        out = np.zeros((len(states), len(moves)), np.float64)
        _played(position, states, position.kind == LAYING, position.moves[moves], seed, first, out)
        return out

    def truth(self, position: Position, state: Any) -> Ints:
        """Return where the hidden cards of a match lie."""
        assert isinstance(state, State)
        return placed_truly(position, state)


def _played(position: Position, states: Ints, laying: bool, moves: Ints, seed: int, first: int, out: Floats) -> None:
    judge(states, laying, moves, position.rules, POLICIES, ODDS, NOISE, SMOOTH, position.me, seed, first, out)


def _called(position: Position, states: Ints, moves: Ints, seed: int, first: int) -> Floats:
    """Return the game points of each call in each world. Calls that lead to the same contract bring the same."""
    words = [WORDS[int(move)] for move in position.moves[moves]]
    out = np.zeros((len(states), len(moves)), np.float64)
    for world in range(len(states)):
        known: dict[tuple[int, int], float] = {}
        for number, word in enumerate(words):
            begun = opened(position, states[world], word)
            if begun is None:
                continue
            contract = (int(begun.state[DECLARER]), int(begun.state[SOLO]))
            if contract not in known:
                one = np.zeros((1, 1), np.float64)
                laid = np.array([begun.laid], np.int64)
                _played(position, begun.state[None, :], True, laid, seed, first + world, one)
                known[contract] = float(one[0, 0])
            out[world, number] = known[contract]
    return out


def _declared(position: Position, states: Ints, moves: Ints, seed: int, first: int) -> Floats:
    """Return the game points of each declaration in each world. Those who are asked later declare all they hold."""
    out = np.zeros((len(states), len(moves)), np.float64)
    me, declarer = position.me, int(position.start[DECLARER])
    asked = [(declarer + step) % 3 for step in range((me - declarer) % 3 + 1)]
    for world, state in enumerate(states):
        for number, move in enumerate(position.moves[moves]):
            chosen, begun, one = position.declarings[int(move)], state.copy(), np.zeros((1, 1), np.float64)
            begun[SHOWN + me] |= chosen.cards
            # As after the discard all declare then, what those asked so far hold is taken off before.
            for seat in asked:
                begun[POINTS + (seat != declarer)] -= melds(begun[HAND + seat], position.rules)
            begun[POINTS + (me != declarer)] += chosen.points
            away = np.array([state[AWAY]], np.int64)
            _played(position, begun[None, :], True, away, seed, first + world, one)
            out[world, number] = one[0, 0]
    return out


SEARCH = TerziglioSearch()
