"""Worlds and candidates: how likely a world is, and what each card brings in it when the deal is played out."""

from __future__ import annotations

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, below, compiled, compiled_with_arrays, mixed, ones
from bot.engine.tricktaking.odds import surprise
from bot.games.minchiate.search.choosing import choose, rate
from bot.games.minchiate.search.kernel import legal, melds, play, points
from bot.games.minchiate.search.layout import (
    CASCARE,
    DEVIL,
    FALLEN,
    HIGH,
    KNOWN_KINGS,
    LAID_HIGH,
    LAID_LOW,
    LEADER,
    LOW,
    MARKS,
    NUMBER,
    PAID,
    SHOWN,
    SIZE_OF,
    TURN,
    UNPAID,
    WORTH,
)

IMPOSSIBLE = -1e30
"""The likelihood of a world in which the play seen was not legal. All likelihoods are logarithms."""
UNDECLARED = -1000.0
"""What a declaration that differs from the one heard adds: such a world is used only if there is no other."""
HEAT = 0.5
"""Points of difference that make a card about e times more likely to be played."""
BLUNDERS = 0.08
"""Share of plays that follow no policy."""
DEAR_DISCARD = 3.0
"""Logarithm of how much less likely a discarded carta di conto or tarocco is than another card."""


@compiled_with_arrays
def weigh(
    start: Ints,
    known: Ints,
    plays: Ints,
    by: Ints,
    declared: Ints,
    now: Ints,
    rules: Ints,
    me: int,
    codes: Ints,
    placed: Ints,
    policies: Floats,
    odds: Floats,
    states: Ints,
    weights: Floats,
) -> None:
    """Replay the play in each world: fill in the present state and the logarithm of the likelihood of the play.

    ``placed`` has the place of each hidden card (:mod:`position`), a world in each row.
    """
    found = np.zeros(97, np.int64)
    rates = np.zeros(97, np.float64)
    for world in range(len(placed)):
        at = states[world]
        for place in range(SIZE_OF):
            at[place] = start[place]
        for seat in range(4):
            at[LOW + seat] = known[seat]
            at[HIGH + seat] = known[4 + seat]
        likelihood = 0.0
        for card in range(len(codes)):
            place, code = placed[world, card], codes[card]
            if place < 4:
                if code < 56:
                    at[LOW + place] |= 1 << code
                else:
                    at[HIGH + place] |= 1 << (code - 56)
            elif place >= 9:
                if code >= 56 or WORTH[code]:
                    likelihood -= DEAR_DISCARD
                if rules[SHOWN]:
                    if code < 56:
                        at[LAID_LOW] |= 1 << code
                    else:
                        at[LAID_HIGH] |= 1 << (code - 56)
        for seat in range(4):
            if declared[seat] >= 0 and melds(at[LOW + seat], at[HIGH + seat], rules[DEVIL]) != declared[seat]:
                likelihood += UNDECLARED
        for step in range(len(plays)):
            code = plays[step]
            low, high = legal(at, rules)
            if not (low >> code & 1 if code < 56 else high >> (code - 56) & 1):
                likelihood = IMPOSSIBLE
                break
            if by[step] != me and ones(low) + ones(high) > 1:
                chooser = at[LEADER] if at[FALLEN] >> at[TURN] & 1 else at[TURN]
                if chooser == by[step]:
                    total = rate(at, policies[step & 1], odds, low, high, found, rates)
                    likelihood += surprise(found, rates, total, code, HEAT, BLUNDERS)
            play(at, rules, code)
        at[MARKS], at[UNPAID], at[PAID] = now[MARKS], now[UNPAID], now[PAID]
        at[KNOWN_KINGS] = now[KNOWN_KINGS]
        if not rules[CASCARE]:
            at[FALLEN] = now[FALLEN]
        weights[world] = likelihood


@compiled
def finish(
    at: Ints,
    rules: Ints,
    policies: Floats,
    odds: Floats,
    noise: float,
    mask: int,
    codes: Ints,
    rates: Floats,
    seeds: Seeds,
) -> int:
    """Play a deal to its end and return its points. ``mask`` has the policy of each seat."""
    while at[NUMBER] < 22:
        turn = at[TURN]
        chooser = at[LEADER] if at[FALLEN] >> turn & 1 else turn
        play(at, rules, choose(at, rules, policies[mask >> chooser & 1], odds, noise, codes, rates, seeds))
    return points(at, rules)


@compiled_with_arrays
def judge(
    states: Ints,
    moves: Ints,
    rules: Ints,
    policies: Floats,
    odds: Floats,
    noise: float,
    pair: int,
    seed: int,
    first: int,
    out: Floats,
) -> None:
    """Fill in the points of each move in each world for a pair; below 0 a move is none. The random numbers of a world
    are the same for all."""
    at = np.zeros(SIZE_OF, np.int64)
    codes = np.zeros(97, np.int64)
    rates = np.zeros(97, np.float64)
    seeds = np.zeros(2, np.uint64)
    for world in range(len(states)):
        for move in range(len(moves)):
            mixed(seeds, seed, first + world)
            mask = below(seeds, 16)
            for place in range(SIZE_OF):
                at[place] = states[world, place]
            if moves[move] >= 0:
                play(at, rules, moves[move])
            gain = finish(at, rules, policies, odds, noise, mask, codes, rates, seeds)
            out[world, move] = -gain if pair else gain
