"""The compiled hand up to the first lead: calls, scarto and declarations as the player ``regular`` makes them.

Search judges what is said and laid away with it, and reads from calls heard how strong a hand is.
"""

from __future__ import annotations

import math

from bot.engine.compiled import Ints, compiled, lowest, ones
from bot.games.mineo.deck import (
    ARIE,
    FUJUTU_BIT,
    GIOVE,
    HONOURS,
    PICCIOTTI,
    RE,
    SCARTINE,
    TRIO,
    TRUMP,
    TRUMPS,
)
from bot.games.mineo.search.layout import (
    AMOUNT,
    BEST,
    COUNT,
    DEALER,
    DISCARD,
    ELIGIBLE,
    FIVES,
    FOURS,
    GIRO,
    HAND,
    LEADER,
    LED,
    MONTE,
    NUMBER,
    OFFERS,
    OWING,
    PACKET,
    PAGO_AFTER,
    PAYERS,
    PILE,
    PRENDO_ALWAYS,
    RIVANTO,
    ROUND_ONLY,
    SCARTO,
    SCOMMESSA,
    SCOMMESSA_NEEDS,
    SHOWN,
    SHOWS_STATA,
    SOLOIST,
    SPOKEN,
    STATA,
    SUIT_OF,
    SUITS,
    TAKER,
    TENS,
    THREES,
    TURN,
    TWOS,
    WANTS_MORE,
)

PAGO, MISCHIO, ALTRE5, SOLO, PRENDO = range(5)
"""The calls in the order of the rules (S22)."""
PLAYED, ANNULLED, PAID = range(3)
"""How an auction ends."""


@compiled
def five_card_hope(hand: int) -> float:
    """Return the jochi that a soloist with five cards expects, as the policy of the game estimates them."""
    return (
        -1.8
        + 0.4 * ones(hand & TRUMPS)
        + 0.6 * (hand >> GIOVE & 1)
        + 0.5 * ones(hand & ARIE)
        + 0.15 * (hand >> PICCIOTTI & 1)
        + (0.7 if hand & FUJUTU_BIT else 0.0)
        + 0.2 * ones(hand & RE)
    )


@compiled
def hope(hand: int) -> float:
    """Return the jochi that a soloist with twenty cards expects, or with 23 if they know the monte."""
    trumps = ones(hand & TRUMPS)
    return (
        (-6.2 if ones(hand) > 20 else -5.3)
        + 0.19 * trumps
        + 0.03 * trumps * trumps
        + 0.73 * (hand >> GIOVE & 1)
        + 0.68 * ones(hand & ARIE)
        + 0.35 * (hand >> PICCIOTTI & 1)
        + (0.54 if hand & FUJUTU_BIT else 0.0)
        + 0.48 * ones(hand & RE)
    )


@compiled
def half_way_hope(hand: int) -> float:
    """Return the jochi that a soloist with ten or fifteen cards expects."""
    trumps = ones(hand & TRUMPS) * 20 / ones(hand)
    high = 0.7 * ones(hand & (ARIE | 1 << GIOVE)) + (0.5 if hand & FUJUTU_BIT else 0.0)
    return -4.6 + 0.19 * trumps + 0.03 * trumps * trumps + high + 0.48 * ones(hand & RE)


@compiled
def held_after(at: Ints, seat: int, giro: int) -> int:
    """Return the cards that a seat holds after so many giri, the monte included if it has looked at it."""
    hand = 0
    for number in range(giro):
        hand |= at[PACKET + 4 * seat + number]
    if giro == 4 and seat == at[DEALER]:
        hand |= at[MONTE]
    return hand


@compiled
def offered(at: Ints, seat: int) -> int:
    """Return how many other seats offer to pay."""
    return ones(at[OFFERS] & ~(1 << seat))


@compiled
def may_take(at: Ints, rules: Ints, seat: int) -> bool:
    """Return whether a seat may say *prendo* (S24)."""
    if at[TAKER] >= 0 or not offered(at, seat):
        return False
    if at[GIRO] == 4:
        return True
    out = at[OFFERS] | at[SPOKEN] >> 3
    return rules[PRENDO_ALWAYS] == 1 and (out | 1 << seat) == 7


@compiled
def call(at: Ints, rules: Ints, seat: int) -> int:
    """Return the call of a seat by the policy of the game."""
    giro = at[GIRO]
    hand = held_after(at, seat, giro)
    if giro == 4:
        gain = float(offered(at, seat) * rules[AMOUNT]) if at[TAKER] < 0 else 0.0
        promised = hope(hand)
        if 2 * promised > max(gain, 0.4):
            return SOLO
        if gain > 0.0:
            return PRENDO
        return PAGO if at[TAKER] < 0 and seat != at[DEALER] and promised < -2.6 else MISCHIO
    if giro == 1:
        promised = five_card_hope(hand)
        return SOLO if promised > 0.5 else ALTRE5 if promised > -1.0 else MISCHIO
    promised = half_way_hope(hand)
    if promised > -1.6:
        return ALTRE5
    if may_take(at, rules, seat):
        return PRENDO
    return PAGO if promised < -3.6 and giro == 3 else MISCHIO


@compiled
def say(at: Ints, rules: Ints, word: int) -> int:
    """Make a call for the seat that speaks; return how the auction ends with it, -1 if it goes on (S25-S36)."""
    seat, giro = at[TURN], at[GIRO]
    bit = 1 << seat
    if word == PAGO:
        at[OFFERS] |= bit
    else:
        at[OFFERS] &= ~bit
    at[SPOKEN] |= 9 * bit if word == MISCHIO else bit
    if word == ALTRE5:
        at[WANTS_MORE] = 1
    if word == SOLO:
        at[SOLOIST] = seat
        at[STATA] = 1 if giro == 1 else 0
        return PLAYED
    if word == PRENDO:
        at[TAKER] = seat
        at[PAYERS] = at[OFFERS]
        third = 7 & ~(bit | at[PAYERS])
        if giro < 4 or not third or at[SPOKEN] & third:
            return PAID
        at[TURN] = lowest(third)
        return -1
    if at[TAKER] >= 0:
        if word == PAGO and rules[PAGO_AFTER]:
            at[PAYERS] |= bit
        return PAID
    if seat != at[DEALER]:
        at[TURN] = (seat + 1) % 3
        return -1
    if giro == 4 or not at[WANTS_MORE]:
        return ANNULLED
    at[GIRO] = giro + 1
    at[TURN] = (seat + 1) % 3
    at[SPOKEN] = at[WANTS_MORE] = 0
    if rules[ROUND_ONLY]:
        at[OFFERS] = 0
    return -1


@compiled
def auction(at: Ints, rules: Ints) -> int:
    """Play the auction to its end and return how it ends."""
    end = -1
    while end < 0:
        end = say(at, rules, call(at, rules, at[TURN]))
    return end


@compiled
def paid(at: Ints, rules: Ints, seat: int) -> int:
    """Return what a seat gains where offers are taken (S34)."""
    payers = at[PAYERS]
    if seat == at[TAKER]:
        return ones(payers) * rules[AMOUNT]
    return -rules[AMOUNT] if payers >> seat & 1 else 0


@compiled
def stands(at: Ints, rules: Ints) -> None:
    """Give the soloist all that follows from the call: hands, and the monte (S38, S39)."""
    soloist = at[SOLOIST]
    for seat in range(3):
        at[HAND + seat] = 0
        for number in range(4):
            at[HAND + seat] |= at[PACKET + 4 * seat + number]
    at[HAND + soloist] |= at[MONTE]
    if rules[DISCARD] < 3 and (soloist != at[DEALER] or (at[STATA] and rules[SHOWS_STATA])):
        at[SHOWN] = at[MONTE] & HONOURS


@compiled
def due(rules: Ints, hand: int) -> tuple[int, int]:
    """Return the cards that must go into the scarto, and those that may fill it up (S41)."""
    if rules[DISCARD] == 3:
        return 0, hand
    if rules[DISCARD] == 0:
        return 0, hand & ~HONOURS
    first = hand & ~HONOURS & ~TRUMPS if rules[DISCARD] == 1 else hand & SCARTINE
    if ones(first) >= 3:
        return 0, first
    return first, hand & ~HONOURS & ~first


@compiled
def spare(hand: int, card: int) -> float:
    """Return how gladly the policy of the game lays a card away."""
    bit = 1 << card
    if card >= 41 or bit & RE:
        value = 10 if bit & TENS else 5 if bit & FIVES else 1
        return -100.0 - value - card
    held = hand & SUITS[SUIT_OF[card]]
    length = ones(held)
    points = 4 if bit & FOURS else 3 if bit & THREES else 2 if bit & TWOS else 1
    if held & RE:
        return 0.6 * (points - 1) + 2.0 - length
    return 1.2 * (points - 1) + 6.0 - 1.5 * length


@compiled
def scarto_of(rules: Ints, hand: int) -> int:
    """Return the three cards that the policy of the game lays away."""
    laid, free = due(rules, hand)
    while ones(laid) < 3:
        found, most, left = -1, -1e9, free & ~laid
        while left:
            card = lowest(left)
            left &= left - 1
            value = spare(hand, card)
            if value > most:
                found, most = card, value
        laid |= 1 << found
    return laid


@compiled
def laid_away(rules: Ints, hand: int, laid: int, heat: float) -> float:
    """Return the logarithm of the likelihood that a soloist lays these cards away from a hand of 23, below -1e29 if the
    rules forbid it."""
    must, free = due(rules, hand)
    if laid & must != must or laid & ~(must | free):
        return -1e30
    likelihood, left = 0.0, free
    chosen = laid & ~must
    while chosen:
        card = lowest(chosen)
        chosen &= chosen - 1
        own, whole, rest = max(-12.0, spare(hand, card)), 0.0, left
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            whole += math.exp((max(-12.0, spare(hand, other)) - own) / heat)
        likelihood -= math.log(whole)
        left &= ~(1 << card)
    return likelihood


@compiled
def lay(at: Ints, laid: int) -> None:
    """Lay three cards away, and begin the play (S42, S51)."""
    soloist = at[SOLOIST]
    at[HAND + soloist] &= ~laid
    at[SCARTO] = at[PILE] = laid
    at[PILE + 1] = 0
    at[TURN] = at[LEADER] = (soloist + 1) % 3
    at[LED] = at[BEST] = at[OWING] = -1
    at[COUNT] = 0
    at[NUMBER] = 1


@compiled
def would_bet(rules: Ints, hand: int) -> bool:
    """Return whether the policy of the game makes the scommessa."""
    return hand & TRIO == TRIO and ones(hand & TRUMPS) >= 7


@compiled
def would_promise(hand: int) -> bool:
    """Return whether the policy of the game says *mi rivanto*."""
    return hand >> GIOVE & 1 == 1 and ones(hand & TRUMPS) >= 9


@compiled
def eligible(at: Ints, rules: Ints, seat: int) -> bool:
    """Return whether a defender may say *mi rivanto* (S47), by who has spoken in the giro of the call."""
    if rules[ELIGIBLE] == 2:
        return True
    return not at[SPOKEN] >> (3 + seat if rules[ELIGIBLE] == 1 else seat) & 1


@compiled
def promises(at: Ints, rules: Ints) -> None:
    """Ask the defenders for *mi rivanto*, in order from the soloist's right (S44-S48)."""
    for step in range(1, 3):
        seat = (at[SOLOIST] + step) % 3
        if at[RIVANTO] < 0 and eligible(at, rules, seat) and would_promise(at[HAND + seat]):
            at[RIVANTO] = seat


@compiled
def opened(at: Ints, rules: Ints) -> None:
    """Lead a hand from the call of the soloist to the first lead by the policy of the game."""
    stands(at, rules)
    lay(at, scarto_of(rules, at[HAND + at[SOLOIST]]))
    at[SCOMMESSA] = 1 if would_bet(rules, at[HAND + at[SOLOIST]]) else 0
    promises(at, rules)


assert (TRUMP, SCOMMESSA_NEEDS) == (4, 11)
