"""The compiled policy of playouts: what each legal card is worth, in points, by what its player may know.

It weighs the same things as the player ``regular`` (:mod:`bot.games.chinze.player.features`), with weights of its own
while there is a talon and after it, and it knows what replies have shown.
"""

from __future__ import annotations

from math import comb

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, compiled, lowest, ones, share
from bot.games.chinze.search.kernel import beats, gatti, legal
from bot.games.chinze.search.layout import (
    ALL_HIGH,
    ALL_LOW,
    BAGATTO_CODE,
    DRAWN,
    FAMILY,
    FOOL_CODE,
    GONE_HIGH,
    GONE_LOW,
    HIGH,
    LACK_HIGH,
    LACK_LOW,
    LEAD,
    LOW,
    OF_RANK,
    SEEN_HIGH,
    SEEN_LOW,
    SUIT_LOW,
    TALON_SIZE,
    TAROCCHI,
    TURN,
    VALUES,
)

NAMES = (
    "points",
    "home",
    "death",
    "hold",
    "use top",
    "use second",
    "use high",
    "use middle",
    "use low",
    "use bagatto",
    "use king",
    "use queen",
    "use cavalier",
    "use jack",
    "use pip",
    "use small",
    "fool",
    "fool late",
    "bagatto long",
    "bagatto guard",
    "bagatto there",
    "meld rank",
    "meld family",
    "meld gatti",
    "meld tarocchi",
    "lead trump",
    "lead highest",
    "lead top",
    "lead single",
    "lead length",
    "lead there",
    "lead void",
    "reply trump",
    "reply ruff",
    "off single",
    "trump long",
    "trump early",
    "lead court there",
    "last draw",
    "guard",
)
"""The weights of a policy. Those of the player ``regular`` have the same names there."""
COUNT = len(NAMES)
WEIGHTS = 2 * COUNT
"""Number of weights: with a talon, then without one."""
(
    W_POINTS,
    W_HOME,
    W_DEATH,
    W_HOLD,
    W_USE,
) = range(5)
(
    W_FOOL,
    W_FOOL_LATE,
    W_BAGATTO_LONG,
    W_BAGATTO_GUARD,
    W_BAGATTO_THERE,
    W_MELD_RANK,
    W_MELD_FAMILY,
    W_MELD_GATTI,
    W_MELD_TAROCCHI,
    W_LEAD_TRUMP,
    W_LEAD_HIGHEST,
    W_LEAD_TOP,
    W_LEAD_SINGLE,
    W_LEAD_LENGTH,
    W_LEAD_THERE,
    W_LEAD_VOID,
    W_REPLY_TRUMP,
    W_REPLY_RUFF,
    W_OFF_SINGLE,
    W_TRUMP_LONG,
    W_TRUMP_EARLY,
    W_LEAD_COURT,
    W_LAST_DRAW,
    W_GUARD,
) = range(16, COUNT)


def _kind(code: int) -> int:
    if code >= 56:
        number = code - 55
        return next(kind for kind, least in enumerate((21, 20, 15, 8, 2, 0)) if number >= least)
    place = 13 - code % 14
    return 6 + place if place < 4 else 10 if code % 14 >= 6 else 11


KIND = np.array([_kind(code) for code in range(77)], np.int64)
"""The kind of each code, in the order of the names that begin with "use"."""


def chances() -> np.ndarray:
    """Return the probability that k cards drawn from n have none of m, by k, n and m."""
    table = np.zeros((16, 64, 64), np.float64)
    for held in range(16):
        for unseen in range(held, 64):
            for sought in range(unseen - held + 1):
                table[held, unseen, sought] = comb(unseen - sought, held) / comb(unseen, held)
    return table


@compiled
def rate(at: Ints, rules: Ints, weights: Floats, odds: Floats, low: int, high: int, codes: Ints, rates: Floats) -> int:
    """Fill in the legal cards and what each is worth to the seat whose turn it is; return their number."""
    seat, lead = at[TURN], at[LEAD]
    other = 1 - seat
    talon = TALON_SIZE - at[DRAWN]
    base = 0 if talon else COUNT
    hand_low, hand_high = at[LOW + seat], at[HIGH + seat]
    there_low, there_high = at[SEEN_LOW + other], at[SEEN_HIGH + other]
    held = ones(at[LOW + other]) + ones(at[HIGH + other]) - ones(there_low) - ones(there_high)
    open_low = ALL_LOW & ~(hand_low | at[GONE_LOW] | there_low)
    open_high = ALL_HIGH & ~(hand_high | at[GONE_HIGH] | there_high)
    out_low, out_high = open_low & ~at[LACK_LOW + other], open_high & ~at[LACK_HIGH + other]
    unseen = ones(out_low) + ones(out_high)
    if unseen < held:
        unseen, out_low, out_high = ones(open_low) + ones(open_high), open_low, open_high
    part = held / max(1, unseen)
    tarocchi = ones(hand_high & TAROCCHI)
    theirs = ones(there_high & TAROCCHI) + part * ones(out_high & TAROCCHI)
    ahead = (tarocchi - theirs) / 4.0
    trump_there = 1.0 if there_high & TAROCCHI else 1.0 - odds[held, unseen, ones(out_high & TAROCCHI)]
    left = ones(hand_low) + ones(hand_high) + talon // 2
    there = 0.0
    if lead >= 0 and lead != FOOL_CODE:
        there = rules[VALUES + lead] + 1.0 / 3.0
    total = 0
    while low | high:
        if low:
            code = lowest(low)
            low &= low - 1
        else:
            code = 56 + lowest(high)
            high &= high - 1
        codes[total] = code
        suit = code // 14
        win = 0.0
        if code == FOOL_CODE:
            win = 0.0
        elif lead >= 0:
            win = 1.0 if beats(lead, code) else 0.0
        elif code >= 56:
            higher = TAROCCHI & -(2 << (code - 56))
            win = 0.0 if there_high & higher else odds[held, unseen, ones(out_high & higher)]
        else:
            higher = SUIT_LOW[suit] & -(2 << code)
            above = 1.0 if there_low & higher else 1.0 - odds[held, unseen, ones(out_low & higher)]
            void = 0.0 if there_low & SUIT_LOW[suit] else odds[held, unseen, ones(out_low & SUIT_LOW[suit])]
            win = 1.0 - min(1.0, above + void * trump_there)
        own = 0.0 if code == FOOL_CODE else rules[VALUES + code] + 1.0 / 3.0
        value = weights[base + W_POINTS] * (2.0 * win - 1.0) * (own + there)
        value += weights[base + W_HOME] * win * own + weights[base + W_DEATH] * (1.0 - win) * own
        value += weights[base + W_HOLD] * win
        if talon:
            if talon == 2:
                value += weights[base + W_LAST_DRAW] * win
            value += hopes(hand_low, hand_high, open_low, open_high, code, talon, tarocchi, gatti(rules), weights)
        if code == FOOL_CODE:
            value += weights[base + W_FOOL] + weights[base + W_FOOL_LATE] * max(0, 7 - left)
        else:
            value += weights[base + W_USE + KIND[code]]
            if code >= 56:
                value += weights[base + W_TRUMP_LONG] * ahead + weights[base + W_TRUMP_EARLY] * left * (1.0 / 39.0)
                if code == BAGATTO_CODE:
                    value += weights[base + W_BAGATTO_LONG] * ahead
                elif hand_high & 1:
                    value += weights[base + W_BAGATTO_GUARD]
                if 0 <= lead < 56:
                    value += weights[base + W_REPLY_TRUMP]
                    if there > 1.0:
                        value += weights[base + W_REPLY_RUFF]
                elif lead < 0:
                    value += weights[base + W_LEAD_TRUMP]
                    bagatto = 1.0 if there_high & 1 else part * (out_high & 1)
                    value += weights[base + W_BAGATTO_THERE] * bagatto
                    if not (open_high | there_high) & TAROCCHI & -(2 << (code - 56)):
                        value += weights[base + W_LEAD_HIGHEST]
            else:
                length = ones(hand_low & SUIT_LOW[suit])
                if lead < 0:
                    suited = there_low & SUIT_LOW[suit]
                    some = part * ones(out_low & SUIT_LOW[suit])
                    if not (open_low | there_low) & SUIT_LOW[suit] & -(2 << code):
                        value += weights[base + W_LEAD_TOP]
                    if length == 1:
                        value += weights[base + W_LEAD_SINGLE]
                    value += weights[base + W_LEAD_LENGTH] * length * 0.25
                    value += weights[base + W_LEAD_THERE] * (ones(suited) + some)
                    void = 0.0 if suited else odds[held, unseen, ones(out_low & SUIT_LOW[suit])]
                    value += weights[base + W_LEAD_VOID] * void
                    courts = FAMILY[suit]
                    value += weights[base + W_LEAD_COURT] * (ones(there_low & courts) + part * ones(out_low & courts))
                elif length == 1 and (lead >= 56 or suit != lead // 14):
                    value += weights[base + W_OFF_SINGLE]
                if code % 14 < 10 and length == 2 and hand_low & FAMILY[suit]:
                    value += weights[base + W_GUARD]
        rates[total] = value
        total += 1
    return total


@compiled
def hopes(
    hand_low: int,
    hand_high: int,
    open_low: int,
    open_high: int,
    code: int,
    talon: int,
    tarocchi: int,
    three: int,
    weights: Floats,
) -> float:
    """Return the weighed points of the melds that a card may still help to make."""
    turns, value = 0.45 * talon / 48.0, 0.0
    if code < 56:
        place = 13 - code % 14
        if place > 3:
            return 0.0
        group = OF_RANK[place]
        have = ones(hand_low & group)
        if have < 3 and have + ones(open_low & group) >= 3:
            value += weights[W_MELD_RANK] * 7.5 * turns ** (3 - have)
        group = FAMILY[code // 14]
        have = ones(hand_low & group)
        if have < 4 and have + ones(open_low & group) >= 4:
            value += weights[W_MELD_FAMILY] * 15.0 * turns ** (4 - have)
        return value
    bit = 1 << (code - 56)
    if three & bit:
        have = ones(hand_high & three)
        if have < 3 and have + ones(open_high & three) >= 3:
            value += weights[W_MELD_GATTI] * 15.0 * turns ** (3 - have)
    if code != FOOL_CODE and tarocchi >= 7:
        value += weights[W_MELD_TAROCCHI] * (1.0 if tarocchi >= 10 else talon / 40.0 * (tarocchi - 6) / 3.0)
    return value


@compiled
def choose(
    at: Ints,
    rules: Ints,
    weights: Floats,
    odds: Floats,
    noise: float,
    codes: Ints,
    rates: Floats,
    seeds: Seeds,
) -> int:
    """Return the code of the card that the policy plays, with uniform noise of so many points."""
    low, high = legal(at, rules)
    if ones(low) + ones(high) == 1:
        return lowest(low) if low else 56 + lowest(high)
    total = rate(at, rules, weights, odds, low, high, codes, rates)
    found, most = 0, -1e30
    for place in range(total):
        value = rates[place] + noise * share(seeds)
        if value > most:
            found, most = codes[place], value
    return found
