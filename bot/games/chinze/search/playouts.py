"""Worlds and candidates: how likely a world is, and what each card brings in it when the hand is played out."""

from __future__ import annotations

import math

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, below, compiled, compiled_with_arrays, mixed, ones
from bot.games.chinze.search.choosing import choose, rate
from bot.games.chinze.search.endgame import ROW, ROWS, settled
from bot.games.chinze.search.ending import LISTED
from bot.games.chinze.search.kernel import announce, cheapest, give, legal, pending, play, show, total
from bot.games.chinze.search.layout import (
    DRAWN,
    DUE,
    HIGH,
    LEAD,
    LOW,
    NUMBER,
    SIZE_OF,
    TALON,
    TALON_SIZE,
    TURN,
)

UNLIKELY = -1000.0
"""What a card adds that its seat can hardly hold: such a world is used only if there is no other."""
HEAT = 1.0
"""Points of difference that make a card about e times more likely to be played. All likelihoods are logarithms."""
BLUNDERS = 0.1
"""Share of plays that follow no policy."""
SILENT = 2.0
"""What a meld that was held and not announced takes away, at each card."""
SETTLED = 5
"""Number of tricks before the end from which on all ways of playing are searched in playouts."""


@compiled_with_arrays
def weigh(
    start: Ints,
    now: Ints,
    plays: Ints,
    given: Ints,
    shown: Ints,
    most: Ints,
    rules: Ints,
    me: int,
    judged: bool,
    codes: Ints,
    placed: Ints,
    policies: Floats,
    odds: Floats,
    states: Ints,
    weights: Floats,
) -> None:
    """Fill in the present state of each world, and the logarithm of the likelihood of the play in it.

    ``placed`` has the place of each hidden card (:mod:`position`), a world in each row. Unless ``judged`` the play
    tells nothing.
    """
    found = np.zeros(78, np.int64)
    rates = np.zeros(78, np.float64)
    at = np.zeros(SIZE_OF, np.int64)
    other = 1 - me
    for world in range(len(placed)):
        state = states[world]
        for place in range(SIZE_OF):
            state[place] = now[place]
        low = high = 0
        for card in range(len(codes)):
            place, code = placed[world, card], codes[card]
            if place:
                state[TALON + now[DRAWN] + place - 1] = code
            elif code < 56:
                low |= 1 << code
            else:
                high |= 1 << (code - 56)
        state[LOW + other] |= low
        state[HIGH + other] |= high
        likelihood = 0.0
        for row in range(len(most)):
            if ones(state[LOW + other] & most[row, 0]) + ones(state[HIGH + other] & most[row, 1]) > most[row, 2]:
                likelihood += UNLIKELY
        if judged:
            for place in range(SIZE_OF):
                at[place] = start[place]
            for place in range(TALON_SIZE):
                at[TALON + place] = state[TALON + place]
            at[LOW + other] |= low
            at[HIGH + other] |= high
            likelihood += seen(at, rules, me, plays, given, shown, policies, odds, found, rates)
        weights[world] = likelihood


@compiled
def seen(
    at: Ints,
    rules: Ints,
    me: int,
    plays: Ints,
    given: Ints,
    shown: Ints,
    policies: Floats,
    odds: Floats,
    found: Ints,
    rates: Floats,
) -> float:
    """Play what was played, and return how likely the cards and melds of the other seat are."""
    likelihood, meld = 0.0, 0
    for step in range(len(plays)):
        while meld < len(shown) and shown[meld, 0] <= step:
            show(at, rules, shown[meld, 1], shown[meld, 2], shown[meld, 3])
            meld += 1
        code = plays[step]
        if at[TURN] != me:
            if pending(at, rules):
                likelihood -= SILENT
            low, high = legal(at, rules)
            if ones(low) + ones(high) > 1:
                count = rate(at, rules, policies[step % len(policies)], odds, low, high, found, rates)
                highest = rates[0]
                for place in range(1, count):
                    highest = max(highest, rates[place])
                whole, own = 0.0, 0.0
                for place in range(count):
                    share = math.exp((rates[place] - highest) / HEAT)
                    whole += share
                    if found[place] == code:
                        own = share
                likelihood += math.log((1.0 - BLUNDERS) * own / whole + BLUNDERS / count)
        play(at, rules, code)
        if at[LEAD] < 0 and given[at[NUMBER] - 1] >= 0:
            give(at, rules, given[at[NUMBER] - 1])
    return likelihood


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
    cards: Ints,
    stack: Ints,
    keys: Ints,
    found: Ints,
    seeds: Seeds,
) -> float:
    """Play a hand to its end and return its points, seat 0 less seat 1. ``mask`` has the policy of each seat."""
    end = 40 - SETTLED
    while at[NUMBER] < end or (at[NUMBER] < 40 and at[LEAD] >= 0):
        if at[NUMBER] < 26:
            announce(at, rules)
        policy = policies[(mask >> at[TURN]) % len(policies)]
        play(at, rules, choose(at, rules, policy, odds, noise, codes, rates, seeds))
        if at[DUE]:
            give(at, rules, cheapest(at, rules))
    if at[NUMBER] == 40:
        return 1.0 * (total(at, rules, 0) - total(at, rules, 1))
    return settled(at, rules, cards, codes, stack, keys, found) / 3.0


@compiled_with_arrays
def judge(
    states: Ints,
    moves: Ints,
    rules: Ints,
    policies: Floats,
    odds: Floats,
    noise: float,
    seat: int,
    seed: int,
    first: int,
    out: Floats,
) -> None:
    """Fill in the points of each move in each world for a seat, which is to play. The random numbers of a world are the
    same for all."""
    at = np.zeros(SIZE_OF, np.int64)
    codes = np.zeros(78, np.int64)
    rates = np.zeros(78, np.float64)
    cards = np.zeros(LISTED, np.int64)
    stack = np.zeros((ROWS, ROW), np.int64)
    keys = np.zeros(1 << 10, np.int64)
    found = np.zeros(1 << 10, np.int64)
    seeds = np.zeros(2, np.uint64)
    for world in range(len(states)):
        for move in range(len(moves)):
            mixed(seeds, seed, first + world)
            mask = below(seeds, 4)
            for place in range(SIZE_OF):
                at[place] = states[world, place]
            play(at, rules, moves[move])
            if at[DUE]:
                give(at, rules, cheapest(at, rules))
            gain = finish(at, rules, policies, odds, noise, mask, codes, rates, cards, stack, keys, found, seeds)
            out[world, move] = -gain if seat else gain


@compiled_with_arrays
def valued(at: Ints, moves: Ints, rules: Ints, policies: Floats, odds: Floats, share: float, out: Floats) -> None:
    """Add a share of what the policies think of each move, compared with the best one, to the points in all worlds."""
    codes = np.zeros(78, np.int64)
    rates = np.zeros(78, np.float64)
    sums = np.zeros(78, np.float64)
    low, high = legal(at, rules)
    count = 0
    for policy in range(len(policies)):
        count = rate(at, rules, policies[policy], odds, low, high, codes, rates)
        for place in range(count):
            sums[codes[place]] += rates[place] / len(policies)
    most = -1e30
    for place in range(count):
        most = max(most, sums[codes[place]])
    for move in range(len(moves)):
        out[:, move] += share * (sums[moves[move]] - most)
