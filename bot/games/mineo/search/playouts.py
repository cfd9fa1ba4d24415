"""Worlds and candidates: how likely a world is, and what each candidate brings in it when the hand is played out."""

from __future__ import annotations

import math

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, below, compiled, compiled_with_arrays, mixed
from bot.engine.tricktaking.odds import surprise
from bot.games.mineo.search.choosing import choose, rate
from bot.games.mineo.search.kernel import legal, payment, play
from bot.games.mineo.search.layout import (
    DEALER,
    HAND,
    LAST,
    NUMBER,
    PACKET,
    PILE,
    RIVANTO,
    SCARTO,
    SCOMMESSA,
    SIZE_OF,
    SOLOIST,
    STATA,
    TURN,
)
from bot.games.mineo.search.opening import (
    ANNULLED,
    PAID,
    auction,
    call,
    eligible,
    five_card_hope,
    hope,
    laid_away,
    lay,
    opened,
    paid,
    promises,
    say,
    would_bet,
    would_promise,
)

CARD, LAYING, BET, PROMISE, CALL = range(5)
"""Kinds of questions: a card of the play, the scarto, the scommessa, *mi rivanto*, a call."""

IMPOSSIBLE = -1e30
"""The likelihood of a world in which the play seen was not legal. All likelihoods are logarithms."""
HEAT = 0.25
"""Jochi of difference that make a card about e times more likely to be played."""
BLUNDERS = 0.08
"""Share of plays that follow no policy."""
LAYING_HEAT = 3.0
"""The same for the scarto, in the numbers of its policy."""
CALL_HEAT = 0.5
"""Jochi of hope that make a call about e times more likely."""
MISCALLS = 0.03
"""Share of calls that follow no policy."""
STRANGE_BET = -1.5
"""What a bet that the policy would not make adds, or one not made that it would."""
SUBSETS = 12
"""Sets of five cards that are tried for a stata."""


@compiled
def started(at: Ints, rules: Ints, kind: int, me: int, shown: int, hidden_scarto: bool) -> float:
    """Return the logarithm of the likelihood of what was said and laid away before the question, by the hands at the
    first lead. ``shown`` is the monte if all have seen it, otherwise 0."""
    soloist, dealer = at[SOLOIST], at[DEALER]
    likelihood = 0.0
    whole = at[HAND + soloist]
    whole |= at[SCARTO]
    if soloist != me:
        if hidden_scarto:
            likelihood += laid_away(rules, whole, at[SCARTO], LAYING_HEAT)
            if likelihood < -1e29:
                return likelihood
        if at[STATA]:
            likelihood += math.log(MISCALLS + (1 - MISCALLS) * bold(whole & ~shown))
        else:
            likelihood += agrees(hope(whole & ~shown) - 0.2)
        if (at[SCOMMESSA] == 1) != would_bet(rules, at[HAND + soloist]):
            likelihood += STRANGE_BET
    if not at[STATA]:
        seat = (dealer + 1) % 3
        while seat != soloist:
            if seat != me:
                likelihood += agrees(0.2 - hope(at[HAND + seat]))
            seat = (seat + 1) % 3
    for step in range(1, 3):
        seat = (soloist + step) % 3
        if kind in (LAYING, BET) or (kind == PROMISE and seat == me):
            break
        if seat == me or not (eligible(at, rules, seat) or at[RIVANTO] == seat):
            continue
        if at[RIVANTO] in (-1, seat) and (at[RIVANTO] == seat) != would_promise(at[HAND + seat]):
            likelihood += STRANGE_BET
    return likelihood


@compiled
def agrees(margin: float) -> float:
    """Return the logarithm of the likelihood of a call from how far the hand is on the right side of the limit."""
    return math.log(MISCALLS + (1 - MISCALLS) / (1.0 + math.exp(-margin / CALL_HEAT)))


@compiled_with_arrays
def bold(hand: int) -> float:
    """Return the probability that five cards of a hand were enough for a stata. The sets tried depend on the hand."""
    seeds = np.zeros(2, np.uint64)
    mixed(seeds, hand, 5)
    cards = np.zeros(23, np.int64)
    size = 0
    rest = hand
    while rest:
        cards[size] = rest & -rest
        rest &= rest - 1
        size += 1
    found = 0.0
    for _ in range(SUBSETS):
        five = 0
        for place in range(5):
            pick = place + below(seeds, size - place)
            cards[place], cards[pick] = cards[pick], cards[place]
            five |= cards[place]
        found += 1.0 / (1.0 + math.exp((0.5 - five_card_hope(five)) / 0.15))
    return found / SUBSETS


@compiled_with_arrays
def weigh(
    start: Ints,
    known: Ints,
    plays: Ints,
    rules: Ints,
    kind: int,
    me: int,
    shown: int,
    hidden_scarto: bool,
    cards: Ints,
    placed: Ints,
    policies: Floats,
    odds: Floats,
    states: Ints,
    weights: Floats,
) -> None:
    """Replay the play in each world: fill in the present state and the logarithm of the likelihood of what was seen.

    ``placed`` has the place of each hidden card (:mod:`position`), a world in each row.
    """
    found = np.zeros(63, np.int64)
    rates = np.zeros(63, np.float64)
    for world in range(len(placed)):
        at = states[world]
        for place in range(SIZE_OF):
            at[place] = start[place]
        for seat in range(3):
            at[HAND + seat] = known[seat]
        for number in range(len(cards)):
            place, bit = placed[world, number], 1 << cards[number]
            if place < 3:
                at[HAND + place] |= bit
            else:
                at[SCARTO] |= bit
        at[PILE] = at[SCARTO]
        likelihood = started(at, rules, kind, me, shown, hidden_scarto)
        if likelihood < -1e29:
            weights[world] = IMPOSSIBLE
            continue
        for step in range(len(plays)):
            card = plays[step]
            mask = legal(at, rules)
            if not mask >> card & 1:
                likelihood = IMPOSSIBLE
                break
            if at[TURN] != me and mask & (mask - 1):
                total = rate(at, policies[step & 1], odds, mask, found, rates)
                likelihood += surprise(found, rates, total, card, HEAT, BLUNDERS)
            play(at, rules, card)
        weights[world] = likelihood


@compiled
def weigh_calls(
    start: Ints,
    calls: Ints,
    rules: Ints,
    me: int,
    cards: Ints,
    placed: Ints,
    states: Ints,
    weights: Floats,
) -> None:
    """Replay the calls in each world: fill in the present state and the logarithm of the likelihood of the calls.

    ``placed`` has the place of each hidden card, the number of its packet or 12 for the monte, a world in each row.
    """
    for world in range(len(placed)):
        at = states[world]
        for place in range(SIZE_OF):
            at[place] = start[place]
        for number in range(len(cards)):
            at[PACKET + placed[world, number]] |= 1 << cards[number]
        likelihood = 0.0
        for step in range(len(calls)):
            seat = at[TURN]
            if seat != me:
                likelihood += math.log(0.85 if call(at, rules, seat) == calls[step] else 0.05)
            say(at, rules, calls[step])
        weights[world] = likelihood


@compiled
def finish(
    at: Ints,
    rules: Ints,
    policies: Floats,
    odds: Floats,
    noise: float,
    codes: Ints,
    rates: Floats,
    seeds: Seeds,
) -> None:
    """Play a hand to its end. The policy of each seat is drawn."""
    drawn = below(seeds, 8)
    while at[NUMBER] <= LAST:
        play(at, rules, choose(at, rules, policies[drawn >> at[TURN] & 1], odds, noise, codes, rates, seeds))


@compiled
def answered(at: Ints, rules: Ints, kind: int, move: int, me: int) -> int:
    """Give an answer, and lead the hand to the next card. Return how an auction ends, otherwise 0."""
    if kind == CARD:
        play(at, rules, move)
        return 0
    if kind == CALL:
        end = say(at, rules, move)
        if end < 0:
            end = auction(at, rules)
        if end == 0:
            opened(at, rules)
        return end
    if kind == LAYING:
        lay(at, move)
        at[SCOMMESSA] = 1 if would_bet(rules, at[HAND + me]) else 0
    elif kind == BET:
        at[SCOMMESSA] = move
    elif move:
        at[RIVANTO] = me
    promises(at, rules)
    return 0


@compiled_with_arrays
def judge(
    states: Ints,
    kind: int,
    moves: Ints,
    rules: Ints,
    policies: Floats,
    odds: Floats,
    noise: float,
    me: int,
    seed: int,
    first: int,
    out: Floats,
) -> None:
    """Fill in the jochi of each move in each world for a seat. The random numbers of a world are the same for all."""
    at = np.zeros(SIZE_OF, np.int64)
    codes = np.zeros(63, np.int64)
    rates = np.zeros(63, np.float64)
    seeds = np.zeros(2, np.uint64)
    for world in range(len(states)):
        for move in range(len(moves)):
            mixed(seeds, seed, first + world)
            for place in range(SIZE_OF):
                at[place] = states[world, place]
            end = answered(at, rules, kind, moves[move], me)
            if end == ANNULLED:
                out[world, move] = 0.0
            elif end == PAID:
                out[world, move] = paid(at, rules, me)
            else:
                finish(at, rules, policies, odds, noise, codes, rates, seeds)
                out[world, move] = payment(at, rules, me)
