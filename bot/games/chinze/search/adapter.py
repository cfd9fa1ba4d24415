"""Chinze for search. Implements :class:`bot.engine.searched.Searched`."""

from __future__ import annotations

from typing import Any

import numpy as np

from bot.engine.actions import Action, Decision, Pick
from bot.engine.cards import Seat
from bot.engine.compiled import Floats, Ints
from bot.engine.searched import Hidden
from bot.engine.view import SeatView
from bot.games.chinze.search.announcing import MELDS, PARTS, announced, left, playable
from bot.games.chinze.search.choosing import chances
from bot.games.chinze.search.endgame import Table, results
from bot.games.chinze.search.exchanging import EXCHANGE, gained, given, over
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


KINDS = frozenset({"lead", "play", EXCHANGE}) | MELDS | PARTS
"""The kinds of questions that are searched."""


class ChinzeSearch:
    """Searches cards to play and to lead, melds, and the card given for the Matto."""

    def position(self, view: SeatView, decision: Decision, answer: Action | None = None) -> Position | None:
        """Return the position, None for the cut. Each legal card is judged, or one that is alike."""
        return position(view, decision, answer) if decision.kind in KINDS else None

    def hidden(self, position: Position) -> Hidden:
        """Return the hidden cards."""
        return position.hidden

    def actions(self, position: Position) -> tuple[Action, ...]:
        """Return the legal cards that differ from each other, or the announcements."""
        if position.announcings:
            return tuple([one.action for one in position.announcings])
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
        if position.announcings:
            _announced(position, states, chosen, seed, first, out)
            return out
        if position.gives:
            _given(position, states, chosen, seed, first, out)
            return out
        talon, later = TALON_SIZE - states[0][DRAWN], _later(states[0], position.rules, position.me, chosen)
        if not talon and _exact(states[0], position.rules, chosen, out[0]):
            # Both hands are known, so all worlds are the same.
            out[:] = out[0] + later
            valued(states[0], chosen, position.rules, POLICIES, ODDS, TIES, out)
            return out
        if talon > LATE:
            out += later
            valued(states[0], chosen, position.rules, POLICIES, ODDS, 1.0, out)
            return out
        judge(states, chosen, position.rules, POLICIES, ODDS, NOISE, position.me, seed, first, out)
        if not talon:
            out += later
        valued(states[0], chosen, position.rules, POLICIES, ODDS, BELIEF, out)
        return out

    def truth(self, position: Position, state: Any) -> Ints:
        """Return where the hidden cards of a match lie."""
        assert isinstance(state, State)
        return placed_truly(position, state)


def _exact(at: Ints, rules: Ints, moves: Ints, out: Floats) -> bool:
    """Fill in the points of each card without a talon, and return whether they were found."""
    room = Table(BITS)
    return results(at, rules, moves, LOOKED_AT, room.cards, room.numbers, room.stack, room.keys, room.found, out)


def _thought(at: Ints, rules: Ints, cards: Ints) -> Floats:
    """Return what the policies think of each card, compared with the best one."""
    found = np.zeros((1, len(cards)), np.float64)
    valued(at, cards, rules, POLICIES, ODDS, 1.0, found)
    return found[0]


def _later(at: Ints, rules: Ints, me: Seat, cards: Ints) -> Floats:
    """Return the points of the melds that are kept back and can still be announced after each card. Playouts announce
    them while there is a talon."""
    return np.array([left(at, rules, me, code) for code in cards], np.float64)


def _played(states: Ints, card: Ints, rules: Ints, me: Seat, seed: int, first: int) -> Floats:
    """Return the points of one card in each world, by playouts."""
    found = np.zeros((len(states), 1), np.float64)
    judge(states, card, rules, POLICIES, ODDS, NOISE, me, seed, first, found)
    return found[:, 0]


def _given(position: Position, states: Ints, moves: Ints, seed: int, first: int, out: Floats) -> None:
    """Fill in the points of each card given for the Matto. The next card is the same after all of them."""
    rules, me = position.rules, position.me
    codes: list[int] = moves.tolist()
    if over(states[0]):
        for number, code in enumerate(codes):
            out[:, number] = [gained(at, rules, me) for at in given(states, rules, code)]
        return
    cards = playable(states[0], rules)
    card = cards[[_thought(states[0], rules, cards).argmax()]]
    for number, code in enumerate(codes):
        out[:, number] = _played(given(states, rules, code), card, rules, me, seed, first)


def _announced(position: Position, states: Ints, moves: Ints, seed: int, first: int, out: Floats) -> None:
    """Fill in the points of each announcement. What it keeps back is announced before the next card; the card played
    before that is the one that is best, what it breaks included."""
    rules, me = position.rules, position.me
    cards = playable(states[0], rules)
    talon, exact = states[0][DRAWN] < TALON_SIZE, np.zeros(len(cards), np.float64)
    known = not talon and _exact(states[0], rules, cards, exact)
    choices: list[int] = moves.tolist()
    for number, choice in enumerate(choices):
        chosen = position.announcings[choice]
        after, points = announced(chosen, states, rules, me)
        later = _later(after[0], rules, me, cards)
        if known:
            found = exact + points + later
            out[:, number] = found.max() if chosen.card < 0 else found[cards == chosen.card][0]
            continue
        best = (_thought(after[0], rules, cards) + later).argmax()
        card = cards[[best]] if chosen.card < 0 else np.array([chosen.card], np.int64)
        out[:, number] = _played(after, card, rules, me, seed, first)
        if not talon:
            out[:, number] += later[cards == card[0]][0]


SEARCH = ChinzeSearch()
