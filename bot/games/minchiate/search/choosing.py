"""The compiled policy of playouts: what each legal card promises, in points, by what its player may know.

It has the same form as the rules of thumb of the player ``regular``: who wins the trick with which probability, what
the carte di conto on the table and in hand are then worth, and the price of the card itself.
"""

from __future__ import annotations

from bot.engine.compiled import Floats, Ints, Seeds, compiled, lowest, ones
from bot.engine.tricktaking.odds import chances, picked
from bot.games.minchiate.search.kernel import legal
from bot.games.minchiate.search.layout import (
    ALL_HIGH,
    ALL_LOW,
    BEST,
    BEST_SEAT,
    COUNT,
    FALLEN,
    GONE_HIGH,
    GONE_LOW,
    HIGH,
    KNOWN_KINGS,
    LEADER,
    LED,
    LOW,
    NUMBER,
    SUIT_LOW,
    SUIT_OF,
    SUITS_LED,
    TABLE,
    TAROCCHI,
    TURN,
    VOID,
)

HOME, LOST, LEADS, FOLLOWS = 0, 97, 194, 291
"""Places of the weights of each card: worth if it comes home, cost if it is lost, price if led or played later."""
ULTIMA, LAST_TAROCCHI, HUNT, SHORT, FOOL, FOOL_LATE, HEIGHT, WASTE, PARTNER_VOID, OPPONENT_VOID, RESCUE = range(
    388, 399
)
"""Places of the other weights."""
WEIGHTS = 399
"""Number of weights of a policy."""

ODDS = chances(22, 98, 42)
"""The probability that a hand lacks all of some cards, by the cards of the hand, the unseen ones and those sought."""


@compiled
def higher(code: int) -> int:
    """Return the mask of the cards of the same suit that beat a card, in the mask of its half of the pack."""
    if code < 56:
        return SUIT_LOW[code // 14] & -(2 << code)
    return TAROCCHI & -(2 << (code - 56))


@compiled
def stands(at: Ints, odds: Floats, code: int, suit: int, against: int, out_low: int, out_high: int) -> float:
    """Return the probability that no seat of a pair still to play after the present one beats a card."""
    unseen = ones(out_low) + ones(out_high)
    better = ones((out_low if code < 56 else out_high) & higher(code))
    length = ones(out_low & SUIT_LOW[suit])
    tarocchi = ones(out_high & TAROCCHI)
    chance = 1.0
    for step in range(1, 4 - at[COUNT]):
        seat = (at[TURN] + step) & 3
        if seat & 1 != against:
            continue
        held = ones(at[LOW + seat]) + ones(at[HIGH + seat])
        void = at[VOID + seat]
        if code >= 56:
            if void >> 4 & 1:
                continue
            if suit == 4 or void >> suit & 1:
                chance *= odds[held, unseen, better]
            else:
                chance *= 1.0 - odds[held, unseen, length] * (1.0 - odds[held, unseen, better])
        else:
            safe = 1.0 if void >> 4 & 1 else odds[held, unseen, tarocchi]
            if void >> suit & 1:
                chance *= safe
            else:
                lacks = odds[held, unseen, length]
                chance *= (1.0 - lacks) * odds[held, unseen, better] + lacks * safe
    return chance


@compiled
def rate(at: Ints, weights: Floats, odds: Floats, low: int, high: int, codes: Ints, rates: Floats) -> int:
    """Fill in the legal cards and what each promises the pair of the seat that chooses; return their number."""
    turn, led, best, count, number = at[TURN], at[LED], at[BEST], at[COUNT], at[NUMBER]
    chooser = at[LEADER] if at[FALLEN] >> turn & 1 else turn
    pair, acting = chooser & 1, turn & 1
    mine = pair == acting
    out_low, out_high = ALL_LOW & ~at[GONE_LOW], ALL_HIGH & ~at[GONE_HIGH]
    for seat in range(4):
        if seat == chooser or at[FALLEN] >> seat & 1:
            out_low &= ~at[LOW + seat]
            out_high &= ~at[HIGH + seat]
    up = down = weights[ULTIMA] * 0.5 if number == 21 else 0.0
    ours = 0.0
    for place in range(count):
        code = at[TABLE + place]
        if code < 96:
            if (at[LEADER] + place) & 1 == pair:
                up += weights[HOME + code]
                down += weights[LOST + code]
                ours += weights[LOST + code]
            else:
                up += weights[LOST + code]
                down += weights[HOME + code]
    standing = 0.5
    if best >= 0:
        holder = at[BEST_SEAT] & 1
        kept = stands(at, odds, best, led, 1 - holder, out_low, out_high)
        standing = kept if holder == pair else 1.0 - kept
    hand_low, hand_high = at[LOW + turn], at[HIGH + turn]
    few = weights[LAST_TAROCCHI] if number < 20 and ones(hand_high & TAROCCHI) <= 2 else 0.0
    left = (22 - number) * (1.0 / 21.0)
    total = 0
    like, chance = -1, 0.0
    while low | high:
        if low:
            code = lowest(low)
            low &= low - 1
        else:
            code = 56 + lowest(high)
            high &= high - 1
        codes[total] = code
        if code == 96:
            value = 0.0
            if number < 21:
                value = weights[FOOL_LATE] if number >= 19 else -weights[FOOL]
                value = value if mine else -value
            rates[total] = value + standing * up - (1.0 - standing) * down
            total += 1
            continue
        suit = led if led >= 0 else SUIT_OF[code]
        takes = best < 0 or (code > best and (code >= 56 or code // 14 == SUIT_OF[best]))
        if takes:
            # Cards between which no unseen card lies are equally likely to win.
            kin = SUIT_OF[code] * 64 + ones((out_low if code < 56 else out_high) & higher(code))
            if kin != like:
                like, chance = kin, stands(at, odds, code, suit, 1 - acting, out_low, out_high)
            win = chance
            if win < 1.0 and count < 3:
                win += (1.0 - win) * weights[RESCUE]
            if not mine:
                win = 1.0 - win
        else:
            win = standing
        if mine:
            value = win * (up + weights[HOME + code]) - (1.0 - win) * (down + weights[LOST + code])
        else:
            value = win * (up + weights[LOST + code]) - (1.0 - win) * (down + weights[HOME + code])
        if led < 0:
            price = weights[LEADS + code] * left
            if code < 56:
                suit_bit = 1 << suit
                length = ones(hand_low & SUIT_LOW[suit])
                if length <= 2:
                    price -= weights[SHORT]
                if at[VOID + ((turn + 2) & 3)] & suit_bit:
                    price -= weights[PARTNER_VOID]
                for step in (1, 3):
                    other = (turn + step) & 3
                    if at[VOID + other] & suit_bit:
                        price += weights[OPPONENT_VOID]
                    if at[KNOWN_KINGS] >> (4 * other + suit) & 1 and out_low >> (14 * suit + 13) & 1:
                        price -= weights[HUNT] * (1.0 if not at[SUITS_LED] & suit_bit else 0.5)
            else:
                price += few
        else:
            price = weights[FOLLOWS + code] * left
            if code >= 56:
                price += few
            elif takes:
                price += weights[HEIGHT] * (code % 14)
            else:
                price += weights[WASTE] * (code % 14)
        rates[total] = value - price if mine else value + price
        total += 1
    return total


@compiled
def choose(
    at: Ints, rules: Ints, weights: Floats, odds: Floats, noise: float, codes: Ints, rates: Floats, seeds: Seeds
) -> int:
    """Return the code of the card that the policy plays, with uniform noise of so many points."""
    low, high = legal(at, rules)
    if ones(low) + ones(high) == 1:
        return lowest(low) if low else 56 + lowest(high)
    total = rate(at, weights, odds, low, high, codes, rates)
    return picked(codes, rates, total, noise, seeds)
