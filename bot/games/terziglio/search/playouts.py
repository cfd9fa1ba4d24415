"""Worlds and candidates: how likely a world is, and what each card brings in it when the hand is played out."""

from __future__ import annotations

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, below, compiled, compiled_with_arrays, mixed
from bot.engine.tricktaking.odds import surprise
from bot.games.terziglio.search.choosing import choose, rate
from bot.games.terziglio.search.kernel import game_points, legal, melds, play, totals
from bot.games.terziglio.search.layout import (
    AWAY,
    DECLARER,
    HAND,
    NUMBER,
    POINTS,
    SIZE_OF,
    SOLO,
    TURN,
)

IMPOSSIBLE = -1e30
"""The likelihood of a world in which the play seen was not legal. All likelihoods are logarithms."""
HEAT = 0.12
"""Difference in 50 points that makes a card about e times more likely to be played."""
BLUNDERS = 0.08
"""Share of plays that follow no policy."""
SILENT = 4.0
"""What points that were held and not declared take away."""
LAST = 20
"""The number of the trick after the last one."""


@compiled_with_arrays
def weigh(
    start: Ints,
    plays: Ints,
    declared: Ints,
    now: Ints,
    rules: Ints,
    me: int,
    cards: Ints,
    placed: Ints,
    policies: Floats,
    odds: Floats,
    states: Ints,
    weights: Floats,
) -> None:
    """Replay the play in each world: fill in the present state and the logarithm of the likelihood of what was seen.

    ``placed`` has the place of each hidden card (:mod:`position`), a world in each row. ``start`` has the cards of each
    hand that are certain.
    """
    found = np.zeros(62, np.int64)
    rates = np.zeros(62, np.float64)
    for world in range(len(placed)):
        at = states[world]
        for place in range(SIZE_OF):
            at[place] = start[place]
        for number in range(len(cards)):
            place = placed[world, number]
            at[AWAY if place == 3 else HAND + place] |= 1 << cards[number]
        likelihood = 0.0
        for seat in range(3):
            if seat != me and declared[seat] >= 0 and melds(at[HAND + seat], rules) > declared[seat]:
                likelihood -= SILENT
        for step in range(len(plays)):
            card = plays[step]
            mask = legal(at, rules)
            if not mask >> card & 1:
                likelihood = IMPOSSIBLE
                break
            if at[TURN] != me and mask & (mask - 1):
                total = rate(at, rules, policies[step % len(policies)], odds, mask, found, rates)
                likelihood += surprise(found, rates, total, card, HEAT, BLUNDERS)
            play(at, rules, card)
        at[POINTS] = now[0]
        at[POINTS + 1] = now[1]
        weights[world] = likelihood


@compiled
def finish(
    at: Ints,
    rules: Ints,
    policies: Floats,
    odds: Floats,
    noise: float,
    mask: int,
    cards: Ints,
    rates: Floats,
    seeds: Seeds,
) -> None:
    """Play a hand to its end. ``mask`` has the policy of each seat."""
    while at[NUMBER] < LAST:
        policy = policies[(mask >> at[TURN] & 1) % len(policies)]
        play(at, rules, choose(at, rules, policy, odds, noise, cards, rates, seeds))


@compiled
def value(at: Ints, rules: Ints, smooth: float) -> float:
    """Return the game points of a finished hand for the declarer, partly with fractions (``smooth``, 0 to 1)."""
    points = 1.0 * game_points(at, rules)
    if smooth == 0.0 or points == 0.0:
        return points
    first, second = totals(at, rules)
    fine = ((max(first, second) + 4) % 50 - 24.5) / 50.0 * (1 + at[SOLO])
    return points + smooth * (fine if points > 0.0 else -fine)


@compiled
def lay(at: Ints, rules: Ints, laid: int) -> None:
    """Discard for the declarer, and declare all that the hands hold (T16, T40)."""
    declarer = at[DECLARER]
    at[HAND + declarer] &= ~laid
    at[AWAY] = laid
    for seat in range(3):
        at[POINTS + (0 if seat == declarer else 1)] += melds(at[HAND + seat], rules)


@compiled_with_arrays
def judge(
    states: Ints,
    laying: bool,
    moves: Ints,
    rules: Ints,
    policies: Floats,
    odds: Floats,
    noise: float,
    smooth: float,
    seat: int,
    seed: int,
    first: int,
    out: Floats,
) -> None:
    """Fill in the game points of each move in each world for a seat. The random numbers of a world are the same for
    all. A move is a card, or a discard as a mask (``laying``)."""
    at = np.zeros(SIZE_OF, np.int64)
    cards = np.zeros(62, np.int64)
    rates = np.zeros(62, np.float64)
    seeds = np.zeros(2, np.uint64)
    for world in range(len(states)):
        for move in range(len(moves)):
            mixed(seeds, seed, first + world)
            mask = below(seeds, 8)
            for place in range(SIZE_OF):
                at[place] = states[world, place]
            if laying:
                lay(at, rules, moves[move])
            else:
                play(at, rules, moves[move])
            finish(at, rules, policies, odds, noise, mask, cards, rates, seeds)
            gain = value(at, rules, smooth)
            out[world, move] = 2.0 * gain if seat == at[DECLARER] else -gain
