"""The compiled policy of playouts: what each legal card promises, in jochi, by what its player may know.

It weighs the same numbers as the player ``regular`` (:mod:`bot.games.mineo.player.features`), in the same order.
"""

from __future__ import annotations

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, compiled, lowest, ones
from bot.engine.tricktaking.odds import chances, picked
from bot.engine.tricktaking.weighing import RETAKES, TAKES
from bot.games.mineo.deck import ALL, ARIE, FUJUTU, GIOVE, PICCIOTTI, RE, TRUMP, TRUMPS
from bot.games.mineo.player.features import KIND, NAMES
from bot.games.mineo.search.kernel import legal
from bot.games.mineo.search.layout import (
    BEST,
    BEST_SEAT,
    COUNT,
    GONE,
    HAND,
    LAST,
    LEADER,
    LED,
    NUMBER,
    POINTS,
    SCARTO,
    SHOWN,
    SOLOIST,
    SUIT_OF,
    SUITS,
    TABLE,
    TURN,
    VOID,
)

_AT = {name: index for index, name in enumerate(NAMES)}
POINTS_WON, POINTS_LATE, FOE_ARIA, OWN_ARIA, FOE_PICCIOTTI, OWN_PICCIOTTI, TAKE_RE, TAKE_GIOVE = range(8)
HOME_ARIA, DEATH_ARIA, HOME_PICCIOTTI, DEATH_PICCIOTTI, COMING, LAST_TRICK = range(8, 14)
USE, LATE, SOLO = _AT["use_giove"], _AT["late_giove"], _AT["solo_giove"]
FUJUTU_USE, LEAD = _AT["fujutu"], _AT["lead_trump"]
LEAD_HIGHEST, LEAD_UNDER = _AT["lead_highest"], _AT["lead_under"]
LEAD_TOP, LEAD_LENGTH, LEAD_SINGLE = _AT["lead_top"], _AT["lead_length"], _AT["lead_single"]
LEAD_FRIEND_VOID, LEAD_FOE_VOID = _AT["lead_friend_void"], _AT["lead_foe_void"]
LEAD_FRESH, LEAD_RE = _AT["lead_fresh"], _AT["lead_re"]
LAST_TRUMP, FEW_TRUMP = _AT["last_trump"], _AT["few_trump"]
OVER, HOLD, HOLD_LATE = _AT["over"], _AT["hold"], _AT["hold_late"]
KINDS = np.array(KIND, np.int64)


ODDS = chances(24, 64, 24)
"""The probability that a hand lacks all of some cards, by the cards of the hand, the unseen ones and those sought."""


@compiled
def higher(card: int) -> int:
    """Return the cards of the same suit that beat a card."""
    return SUITS[SUIT_OF[card]] & -(2 << card)


@compiled
def beaten(at: Ints, odds: Floats, seat: int, card: int, led: int, unseen: int, held: int) -> float:
    """Return the probability that a seat has, and may play, a card that beats another one. ``held`` are the cards that
    everybody knows the seat to hold."""
    void, trump = at[VOID + seat], card >= 41
    total = ones(unseen)
    unknown = max(0, ones(at[HAND + seat]) - ones(held))
    above = TRUMPS & -(2 << card) if trump else TRUMPS
    over = 0.0
    if not void >> TRUMP & 1:
        over = 1.0 if held & above else 1.0 - odds[unknown, total, ones(unseen & above)]
    if led == TRUMP or void >> led & 1:
        return over
    suited = SUITS[led]
    lacks = 0.0 if held & suited else odds[unknown, total, ones(unseen & suited)]
    if trump:
        return lacks * over
    better = suited & -(2 << card)
    beats = 1.0 if held & better else 1.0 - odds[unknown, total, ones(unseen & better)]
    return (1.0 - lacks) * beats + lacks * over


@compiled
def rate(at: Ints, weights: Floats, odds: Floats, mask: int, codes: Ints, rates: Floats) -> int:
    """Fill in the cards of a mask and what each promises the side of the seat that plays; return their number."""
    turn, led, best, count, number, soloist = at[TURN], at[LED], at[BEST], at[COUNT], at[NUMBER], at[SOLOIST]
    alone = turn == soloist
    hand = at[HAND + turn]
    out = ALL & ~(hand | at[GONE])
    held = 0
    if alone:
        out &= ~at[SCARTO]
    else:
        held = at[SHOWN] & ~at[GONE]
    unseen = out & ~held
    late = (number - 1) / 19.0
    worth = weights[POINTS_WON] + weights[POINTS_LATE] * late
    # What the trick so far brings if it is won, and if it is lost.
    edge = weights[LAST_TRICK] if number == LAST else 0.0
    up = down = 0.0
    for place in range(count):
        card = at[TABLE + place]
        if card == FUJUTU:
            continue
        seat = at[LEADER] + place
        if seat > 2:
            seat -= 3
        foe = alone or seat == soloist
        edge += worth * POINTS[card]
        bit = 1 << card
        if bit & ARIE:
            if foe:
                up += weights[FOE_ARIA]
            else:
                down += weights[OWN_ARIA]
        elif card == PICCIOTTI:
            if foe:
                up += weights[FOE_PICCIOTTI]
            else:
                down += weights[OWN_PICCIOTTI]
        if bit & RE:
            edge += weights[TAKE_RE]
        elif card == GIOVE:
            edge += weights[TAKE_GIOVE]
    after = 2 - count
    foes_after = 0
    for step in range(1, after + 1):
        seat = (turn + step) % 3
        foes_after += 1 if alone or seat == soloist else 0
    trumps = ones(hand & TRUMPS)
    fewer = 0.0
    if number < LAST:
        if trumps == 1:
            fewer = weights[LAST_TRUMP]
        elif 2 <= trumps <= 3:
            fewer = weights[FEW_TRUMP]
    total, like, chance = 0, -1, 0.0
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        codes[total] = card
        suit = SUIT_OF[card]
        takes = card != FUJUTU and (best < 0 or (card > best and (suit == TRUMP or suit == SUIT_OF[best])))
        follows = led if led >= 0 else suit
        if takes:
            holder, strong = turn, card
            # Cards between which no unseen card lies are equally likely to win.
            kin = suit * 64 + ones(out & higher(card))
        elif best >= 0:
            holder, strong, kin = at[BEST_SEAT], best, 999
        else:
            holder, strong, kin = -1, -1, 998
        if kin != like:
            like = kin
            if holder < 0:
                # The Fujutu is led: the next player chooses the suit.
                chance = 0.5 if after > foes_after else 0.0
            else:
                chance = 0.0 if holder != turn and (alone or holder == soloist) else 1.0
                rescue = TAKES
                for step in range(1, after + 1):
                    seat = (turn + step) % 3
                    known = held if seat == soloist else 0
                    risk = beaten(at, odds, seat, strong, follows, unseen, known)
                    if alone or seat == soloist:
                        chance *= 1.0 - risk
                        rescue = RETAKES
                    else:
                        chance += (1.0 - chance) * risk * rescue
        win = chance
        value = (2.0 * win - 1.0) * edge + win * up + (1.0 - win) * down + weights[COMING] * win * foes_after
        if card == FUJUTU:
            value += weights[FUJUTU_USE] + weights[FUJUTU_USE + 1] * late
            if number >= 18:
                value += weights[FUJUTU_USE + 2]
            rates[total] = value
            total += 1
            continue
        value += (2.0 * win - 1.0) * worth * POINTS[card]
        bit = 1 << card
        if bit & RE:
            value += (2.0 * win - 1.0) * weights[TAKE_RE]
        elif card == GIOVE:
            value += (2.0 * win - 1.0) * weights[TAKE_GIOVE]
        elif bit & ARIE:
            value += win * weights[HOME_ARIA] + (1.0 - win) * weights[DEATH_ARIA]
        elif card == PICCIOTTI:
            value += win * weights[HOME_PICCIOTTI] + (1.0 - win) * weights[DEATH_PICCIOTTI]
        kind = KINDS[card]
        value += weights[USE + kind]
        if kind <= 6:
            value += weights[LATE + kind] * late
            if alone:
                value += weights[SOLO + kind]
        if takes:
            if best >= 0 and not (alone or at[BEST_SEAT] == soloist):
                value += weights[OVER]
            value += (weights[HOLD] + weights[HOLD_LATE] * late) * win
        if suit == TRUMP:
            value += fewer
        if best < 0:
            value += lead(at, weights, odds, card, suit, out, unseen, held, late)
        rates[total] = value
        total += 1
    return total


@compiled
def lead(
    at: Ints, weights: Floats, odds: Floats, card: int, suit: int, out: int, unseen: int, held: int, late: float
) -> float:
    """Return what the lead of a card adds."""
    turn, soloist = at[TURN], at[SOLOIST]
    hand = at[HAND + turn]
    lies = out & SUITS[suit]
    highest = not lies & -(2 << card)
    if suit == TRUMP:
        value = weights[LEAD] + weights[LEAD + 1] * late
        if turn == soloist:
            value += weights[LEAD + 2]
        if highest:
            return value + weights[LEAD_HIGHEST]
        if hand & TRUMPS & -(2 << card):
            value += weights[LEAD_UNDER]
        return value
    length = ones(hand & SUITS[suit])
    value = weights[LEAD_LENGTH] * 0.25 * length
    if highest:
        value += weights[LEAD_TOP]
    if length == 1:
        value += weights[LEAD_SINGLE]
    total = ones(unseen)
    for step in range(1, 3 - at[COUNT]):
        seat = (turn + step) % 3
        foe = soloist in (turn, seat)
        known = held if seat == soloist else 0
        lacks = 1.0
        if not at[VOID + seat] >> suit & 1:
            if known & SUITS[suit]:
                lacks = 0.0
            else:
                unknown = max(0, ones(at[HAND + seat]) - ones(known))
                lacks = odds[unknown, total, ones(unseen & SUITS[suit])]
        value += lacks * (weights[LEAD_FOE_VOID] if foe else weights[LEAD_FRIEND_VOID])
    if length + ones(lies) >= 9:
        value += weights[LEAD_FRESH]
    if lies & RE:
        value += weights[LEAD_RE]
    return value


@compiled
def choose(
    at: Ints, rules: Ints, weights: Floats, odds: Floats, noise: float, codes: Ints, rates: Floats, seeds: Seeds
) -> int:
    """Return the card that the policy plays, with uniform noise of so many jochi."""
    mask = legal(at, rules)
    if mask & (mask - 1) == 0:
        return lowest(mask)
    total = rate(at, weights, odds, mask, codes, rates)
    return picked(codes, rates, total, noise, seeds)
