"""The compiled policy of playouts: what each legal card is worth, by what its player may know.

It weighs the same things as the player ``regular`` (:mod:`bot.games.terziglio.player.features`), with weights of its
own for the declarer and for the defenders, and what a card adds to combinations and patterns of the two piles.
"""

from __future__ import annotations

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, compiled, lowest, ones
from bot.engine.tricktaking.odds import chances, picked
from bot.games.terziglio.search.hopes import ALIKE, COMBINATION, SUITED
from bot.games.terziglio.search.kernel import ACES, KINGS, MATTO, MOORS, TRUMPS, beats, legal
from bot.games.terziglio.search.layout import (
    AWAY,
    BEST,
    BEST_SEAT,
    BOLOGNESE,
    COUNT,
    DECLARER,
    GONE,
    HAND,
    HIGHER,
    LED,
    NUMBER,
    ORDER,
    PILE,
    SHOWN,
    SOLO,
    SUIT_CARDS,
    SUIT_OF,
    TABLE,
    TURN,
    VALUES,
    VOID,
)

KINDS = (
    "head",
    "second",
    "high",
    "middle",
    "low",
    "moor",
    "magician",
    "king",
    "queen",
    "cavalier",
    "jack",
    "ace",
    "pip",
)
NAMES = (
    *(f"take {kind}" for kind in KINDS),
    *(f"use {kind}" for kind in KINDS),
    *(f"late {kind}" for kind in KINDS[:8]),
    "points",
    "combination",
    "suit",
    "alike",
    "coming",
    "last",
    "hold",
    "hold late",
    "over",
    "fool",
    "fool late",
    "fool end",
    "lead trump",
    "lead trump late",
    "lead highest",
    "lead under",
    "lead top",
    "lead length",
    "lead single",
    "lead friend void",
    "lead foe void",
    "lead fresh",
    "lead king",
    "last trump",
    "few trump",
    "off single",
    "off guard",
    "rescue",
    "trump ahead",
    "slope",
)
"""The weights of a policy, in 50 points of the score."""
SIZE = len(NAMES)
WEIGHTS = 2 * SIZE
"""Number of weights: those of the declarer, then those of a defender."""
TAKE, USE, LATE = 0, 13, 26
(
    W_POINTS,
    W_COMBINATION,
    W_SUIT,
    W_ALIKE,
    W_COMING,
    W_LAST,
    W_HOLD,
    W_HOLD_LATE,
    W_OVER,
    W_FOOL,
    W_FOOL_LATE,
    W_FOOL_END,
    W_LEAD_TRUMP,
    W_LEAD_TRUMP_LATE,
    W_LEAD_HIGHEST,
    W_LEAD_UNDER,
    W_LEAD_TOP,
    W_LEAD_LENGTH,
    W_LEAD_SINGLE,
    W_LEAD_FRIEND_VOID,
    W_LEAD_FOE_VOID,
    W_LEAD_FRESH,
    W_LEAD_KING,
    W_LAST_TRUMP,
    W_FEW_TRUMP,
    W_OFF_SINGLE,
    W_OFF_GUARD,
    W_RESCUE,
    W_AHEAD,
    W_SLOPE,
) = range(34, SIZE)


def _kind(card: int) -> int:
    if card < MATTO:
        rank = 21 - card
        return next(kind for kind, least in enumerate((21, 20, 17, 10, 6, 2, 1)) if rank >= least)
    place = (card - 22) % 10
    return 7 + place if place < 4 else 11 if place == 9 else 12


_ROW = [_kind(card) for card in range(62)]
KIND = np.array([_ROW, [1, 0, *_ROW[2:]]], np.int64)
"""The kind of each card, without and with the Angel as the highest trump. That of the Matto is not used."""

ODDS = chances(21, 63, 42)


@compiled
def hope(mine: int, theirs: int, card: int, weights: Floats, base: int) -> float:
    """Return the weighed difference in combinations and patterns between winning a card and losing it."""
    if card < 22:
        bits = MOORS
        if not bits >> card & 1:
            return 0.0
        return weights[base + W_ALIKE] * ALIKE[ones(mine & bits), ones(theirs & bits)]
    place = (card - 22) % 10
    if 4 <= place < 9:
        return 0.0
    first = 22 + 10 * ((card - 22) // 10)
    own, other = mine >> first & 1023, theirs >> first & 1023
    own, other = (own & 15) | own >> 9 << 4, (other & 15) | other >> 9 << 4
    five = place if place < 4 else 4
    value = weights[base + W_SUIT] * (SUITED[own | 1 << five, other] - SUITED[own, other | 1 << five])
    if place == 9:
        return value + weights[base + W_ALIKE] * ALIKE[ones(mine & ACES), ones(theirs & ACES)]
    rank = KINGS << place
    return (
        value
        + weights[base + W_COMBINATION] * (1.0 - 0.09 * place) * (COMBINATION[ones(mine & rank), ones(theirs & rank)])
    )


@compiled
def beaten(at: Ints, odds: Floats, seat: int, suit: int, trump: bool, higher: int, unseen: int, number: int) -> float:
    """Return the probability that a seat still to play beats a card, by the cards that would beat it."""
    void, shown = at[VOID + seat], at[SHOWN + seat]
    held = ones(at[HAND + seat]) - ones(shown)
    if trump:
        if void >> 4 & 1:
            return 0.0
        lacks = 0.0 if shown & higher else odds[held, number, ones(unseen & higher)]
        if suit == 4 or void >> suit & 1:
            return 1.0 - lacks
        suited = SUIT_CARDS[suit]
        empty = 0.0 if shown & suited else odds[held, number, ones(unseen & suited)]
        return (1.0 - lacks) * empty
    ruffs = 0.0
    if not void >> 4 & 1:
        ruffs = 1.0 if shown & TRUMPS else 1.0 - odds[held, number, ones(unseen & TRUMPS)]
    if void >> suit & 1:
        return ruffs
    suited = SUIT_CARDS[suit]
    empty = 0.0 if shown & suited else odds[held, number, ones(unseen & suited)]
    lacks = 0.0 if shown & higher else odds[held, number, ones(unseen & higher)]
    return empty * ruffs + (1.0 - empty) * (1.0 - lacks)


@compiled
def rate(at: Ints, rules: Ints, policy: Floats, odds: Floats, mask: int, cards: Ints, rates: Floats) -> int:
    """Fill in the cards of a mask and what each is worth to the side of the seat whose turn it is; return their
    number."""
    turn, led, best, count, number = at[TURN], at[LED], at[BEST], at[COUNT], at[NUMBER]
    declarer, order, angel = at[DECLARER], rules[ORDER], rules[BOLOGNESE]
    side = 0 if turn == declarer else 1
    base = SIZE * side
    weights = policy
    hand = at[HAND + turn]
    mine, theirs = at[PILE + side], at[PILE + 1 - side]
    out = ((1 << 62) - 1) & ~(at[GONE] | hand)
    if side == 0 and not at[SOLO]:
        out &= ~at[AWAY]
        mine |= at[AWAY]
    unseen = out & ~(at[SHOWN] | at[SHOWN + 1] | at[SHOWN + 2])
    size = ones(unseen)
    late = (number - 1) / 18.0
    stake = weights[base + W_COMING] * (2 - count) + (weights[base + W_LAST] if number == 19 else 0.0)
    for place in range(count):
        card = at[TABLE + place]
        if card != MATTO:
            stake += weights[base + TAKE + KIND[angel, card]] + weights[base + W_POINTS] * VALUES[card]
            stake += hope(mine, theirs, card, weights, base)
    # The chance to win the trick with a card that does not win now: another of the side has it, or takes it.
    seat1, seat2 = (turn + 1) % 3, (turn + 2) % 3
    after = 2 - count
    rescue = weights[base + W_RESCUE]
    ours = best >= 0 and (at[BEST_SEAT] == declarer) == (side == 0)
    lost = 0.0
    if best >= 0:
        lost = 1.0 if ours else 0.0
        for step in range(after):
            seat = seat1 if step == 0 else seat2
            chance = beaten(at, odds, seat, led, best < 21, HIGHER[order, best], unseen, size)
            if (seat == declarer) == (side == 0):
                lost += (1.0 - lost) * chance * rescue
            else:
                lost *= 1.0 - chance
    elif count == 0 and side == 1:
        lost = 0.5
    elif count == 1:
        # Only the Matto lies there, and this card is the Matto never.
        lost = 0.0
    trumps = ones(hand & TRUMPS)
    there = ones(out & TRUMPS)
    ahead = trumps - 0.5 * there
    total = 0
    like, again = -1, 0.0
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        cards[total] = card
        if card == MATTO:
            value = (2.0 * lost - 1.0) * stake + weights[base + W_FOOL] + weights[base + W_FOOL_LATE] * late
            if number >= 17:
                value += weights[base + W_FOOL_END]
            rates[total] = value
            total += 1
            continue
        suit = SUIT_OF[card]
        follows = led if led >= 0 else suit
        higher = HIGHER[order, card]
        takes = best < 0 or beats(card, best, order)
        win = lost
        if takes:
            key = suit * 64 + ones(out & higher)
            if key != like:
                like, again = key, 1.0
                for step in range(after):
                    seat = seat1 if step == 0 else seat2
                    chance = beaten(at, odds, seat, follows, suit == 4, higher, unseen, size)
                    if (seat == declarer) == (side == 0):
                        again += (1.0 - again) * chance * rescue
                    else:
                        again *= 1.0 - chance
            win = again
        kind = KIND[angel, card]
        own = weights[base + TAKE + kind] + weights[base + W_POINTS] * VALUES[card]
        own += hope(mine, theirs, card, weights, base)
        value = (2.0 * win - 1.0) * (stake + own) + weights[base + USE + kind]
        if kind <= 7:
            value += weights[base + LATE + kind] * late
        if takes:
            value += (weights[base + W_HOLD] + weights[base + W_HOLD_LATE] * late) * win
            if ours:
                value += weights[base + W_OVER]
        if suit == 4:
            value += weights[base + W_SLOPE] * (21 - card) * 0.05 + weights[base + W_AHEAD] * ahead * 0.2
            if number < 19:
                if trumps == 1:
                    value += weights[base + W_LAST_TRUMP]
                elif trumps <= 3:
                    value += weights[base + W_FEW_TRUMP]
            if count == 0:
                value += weights[base + W_LEAD_TRUMP] + weights[base + W_LEAD_TRUMP_LATE] * late
                if not out & higher:
                    value += weights[base + W_LEAD_HIGHEST]
                elif hand & higher:
                    value += weights[base + W_LEAD_UNDER]
        else:
            suited = SUIT_CARDS[suit]
            length = ones(hand & suited)
            if count == 0:
                if not out & higher:
                    value += weights[base + W_LEAD_TOP]
                value += weights[base + W_LEAD_LENGTH] * length * 0.25
                if length == 1:
                    value += weights[base + W_LEAD_SINGLE]
                for step in range(2):
                    seat = seat1 if step == 0 else seat2
                    shown = at[SHOWN + seat]
                    empty = 1.0
                    if not at[VOID + seat] >> suit & 1:
                        held = ones(at[HAND + seat]) - ones(shown)
                        empty = 0.0 if shown & suited else odds[held, size, ones(unseen & suited)]
                    if (seat == declarer) == (side == 0):
                        value += weights[base + W_LEAD_FRIEND_VOID] * empty
                    else:
                        value += weights[base + W_LEAD_FOE_VOID] * empty
                if length + ones(out & suited) >= 9:
                    value += weights[base + W_LEAD_FRESH]
                if out & suited & KINGS:
                    value += weights[base + W_LEAD_KING]
            elif suit != led:
                if length == 1:
                    value += weights[base + W_OFF_SINGLE]
                elif length == 2 and hand & suited & KINGS:
                    value += weights[base + W_OFF_GUARD]
        rates[total] = value
        total += 1
    return total


@compiled
def choose(
    at: Ints, rules: Ints, policy: Floats, odds: Floats, noise: float, cards: Ints, rates: Floats, seeds: Seeds
) -> int:
    """Return the card that the policy plays, with uniform noise of so much."""
    mask = legal(at, rules)
    if mask & (mask - 1) == 0:
        return lowest(mask)
    return picked(cards, rates, rate(at, rules, policy, odds, mask, cards, rates), noise, seeds)
