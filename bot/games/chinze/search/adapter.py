"""Chinze for search. Implements :class:`bot.engine.searched.Searched`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bot.engine.actions import Action, Decision, Pick
from bot.engine.compiled import Floats, Ints
from bot.engine.searched import Hidden
from bot.engine.view import SeatView
from bot.games.chinze.search.choosing import chances
from bot.games.chinze.search.endgame import Table, results
from bot.games.chinze.search.layout import DRAWN, OPEN_DRAW, SIZE_OF, TALON_SIZE
from bot.games.chinze.search.playouts import judge, valued, weigh
from bot.games.chinze.search.position import Position, placed_truly, position
from bot.games.chinze.search.weights import TUNED, weights_of
from bot.games.chinze.state import State

NOISE = 0.3
"""Points of random noise with which the policies of playouts choose."""
LOOKED_AT = 1_000_000
"""Positions that the search of a hand without a talon may look at: half a second of work."""
BITS = 20
"""The number of positions that it remembers is two to this power."""

LATE = 16
"""Cards in the talon from which on playouts judge. With more of them the policy of playouts is the better judge."""
BELIEF, TIES = 0.5, 0.005
"""The share of what the policy thinks of a card in its value, beside playouts and beside exact results."""

ODDS = chances()
POLICIES = np.array([weights_of(TUNED)])


class ChinzeSearch:
    """Searches cards to play and to lead. The policy of the game answers all other questions."""

    def position(self, view: SeatView, decision: Decision, answer: Action | None = None) -> Position | None:
        """Return the position, None for questions that do not ask for a card of the play. Each legal card is judged, or
        one that is alike."""
        searched = decision.kind in ("lead", "play") and not decision.claims
        return position(view, decision) if searched else None

    def hidden(self, position: Position) -> Hidden:
        """Return the hidden cards."""
        return position.hidden

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the legal cards that differ from each other."""
        codes: list[int] = position.moves.tolist()
        return tuple([Pick((position.card[code],)) for code in codes])

    def weigh(self, position: Position, placed: Ints) -> tuple[Ints, Floats]:
        """Return the states and likelihoods of some worlds."""
        states = np.zeros((len(placed), SIZE_OF), np.int64)
        weights = np.zeros(len(placed), np.float64)
        code = {card: code for code, card in enumerate(position.card)}
        codes = np.array([code[card] for card in position.hidden.cards.tolist()], np.int64)
        weigh(
            position.start,
            position.now,
            position.plays,
            position.given,
            position.shown,
            position.most,
            position.rules,
            position.me,
            bool(position.rules[OPEN_DRAW]) and len(codes) > 0,
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
        if states[0][DRAWN] == TALON_SIZE:
            # Both hands are known, so all worlds are the same.
            room = Table(BITS)
            at = states[0]
            if results(
                at,
                position.rules,
                chosen,
                LOOKED_AT,
                room.cards,
                room.numbers,
                room.stack,
                room.keys,
                room.found,
                out[0],
            ):
                out[:] = out[0]
                valued(at, chosen, position.rules, POLICIES, ODDS, TIES, out)
                return out
        if states[0][DRAWN] < TALON_SIZE - LATE:
            valued(states[0], chosen, position.rules, POLICIES, ODDS, 1.0, out)
            return out
        judge(states, chosen, position.rules, POLICIES, ODDS, NOISE, position.me, seed, first, out)
        valued(states[0], chosen, position.rules, POLICIES, ODDS, BELIEF, out)
        return out

    def truth(self, position: Position, state: Any) -> Ints:
        """Return where the hidden cards of a match lie."""
        assert isinstance(state, State)
        return placed_truly(position, state)


SEARCH = ChinzeSearch()
