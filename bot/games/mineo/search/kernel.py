"""The compiled play of a hand: legal cards, one card played, and the score at the end. Equal to the rules engine."""

from __future__ import annotations

from bot.engine.compiled import Ints, compiled, ones
from bot.games.mineo.deck import ARIE, FUJUTU, FUJUTU_BIT, GIOVE, RE, SCARTINE, TAKEABLE, TRIO, TRUMP, TRUMPS
from bot.games.mineo.search.layout import (
    BEST,
    BEST_SEAT,
    COUNT,
    CUMULATIVE,
    FIVES,
    FOURS,
    FUJUTU_KEPT,
    FUJUTU_LEAD,
    FUJUTU_LOST,
    FULL_POINTS,
    GONE,
    HAND,
    LAST,
    LAST_POINTS,
    LAST_SEAT,
    LEADER,
    LED,
    NUMBER,
    OVERTRUMP,
    OWING,
    PILE,
    RIVANTO,
    RIVANTO_PAYS,
    RIVANTO_PERSONAL,
    SCOMMESSA,
    SOLOIST,
    STATA,
    SUIT_OF,
    SUITS,
    TABLE,
    TAKEN,
    TENS,
    THREES,
    TURN,
    TWOS,
    VOID,
    VOID_FREE,
)


@compiled
def legal(at: Ints, rules: Ints) -> int:
    """Return the legal cards of the hand whose turn it is, as a mask (S60)."""
    hand, led = at[HAND + at[TURN]], at[LED]
    fool = hand & FUJUTU_BIT
    if led < 0:
        if rules[FUJUTU_LEAD] or at[COUNT] > 0 or hand == fool:
            return hand
        return hand & ~FUJUTU_BIT
    suited = hand & SUITS[led]
    if rules[VOID_FREE] and led != TRUMP:
        return suited | fool if suited else hand
    if suited and led != TRUMP:
        return suited | fool
    trumps = hand & TRUMPS
    if not trumps:
        return hand
    if rules[OVERTRUMP]:
        beat = trumps
        for place in range(at[COUNT]):
            card = at[TABLE + place]
            if SUIT_OF[card] == TRUMP:
                beat &= -(2 << card)
        if beat:
            trumps = beat
    return trumps | fool


@compiled
def play(at: Ints, rules: Ints, card: int) -> None:
    """Play a legal card for the seat whose turn it is."""
    turn, led, suit = at[TURN], at[LED], SUIT_OF[card]
    at[HAND + turn] ^= 1 << card
    at[GONE] |= 1 << card
    at[TABLE + at[COUNT]] = card
    at[COUNT] += 1
    if card != FUJUTU:
        if led < 0:
            at[LED] = suit
            at[BEST] = card
            at[BEST_SEAT] = turn
        else:
            if suit != led:
                at[VOID + turn] |= 1 << led
                if suit != TRUMP and not rules[VOID_FREE]:
                    at[VOID + turn] |= 1 << TRUMP
            if card > at[BEST] and (suit == TRUMP or suit == SUIT_OF[at[BEST]]):
                at[BEST] = card
                at[BEST_SEAT] = turn
    if at[COUNT] == 3:
        gather(at, rules)
    else:
        at[TURN] = turn + 1 if turn < 2 else 0


@compiled
def gather(at: Ints, rules: Ints) -> None:
    """Give the trick to the side of its winner: pigliate, the Fujutu and its payment (S59-S66)."""
    leader, winner, number, soloist = at[LEADER], at[BEST_SEAT], at[NUMBER], at[SOLOIST]
    side = 0 if winner == soloist else 1
    pile = 0
    for place in range(3):
        card = at[TABLE + place]
        bit = 1 << card
        pile |= bit
        if bit & (TAKEABLE | FUJUTU_BIT):
            seat = leader + place
            if seat > 2:
                seat -= 3
            if (0 if seat == soloist else 1) != side:
                if card != FUJUTU:
                    at[TAKEN + side] += 1
                elif number < LAST or not rules[FUJUTU_LOST]:
                    pile ^= bit
                    at[PILE + 1 - side] |= bit
                    at[OWING] = 1 - side
    at[PILE + side] |= pile
    at[NUMBER] = number + 1
    at[LEADER] = winner
    at[TURN] = winner
    at[LED] = -1
    at[COUNT] = 0
    at[BEST] = -1
    at[LAST_SEAT] = winner
    owing = at[OWING]
    if number == LAST and owing >= 0:
        given = at[PILE + owing] & SCARTINE
        given &= -given
        if not given and not rules[FUJUTU_KEPT]:
            given = FUJUTU_BIT
        at[PILE + owing] &= ~given
        at[PILE + 1 - owing] |= given


@compiled
def thirds(pile: int) -> int:
    """Return the card points of a set of cards, in thirds of a point (S9)."""
    more = 3 * ones(pile & TWOS) + 6 * ones(pile & THREES) + 9 * ones(pile & FOURS) + 12 * ones(pile & FIVES)
    return ones(pile) + more + 27 * ones(pile & TENS)


@compiled
def arie(pile: int, rules: Ints) -> int:
    """Return the jochi for the Arie in a pile (S73)."""
    if pile & ARIE != ARIE:
        return 0
    if not pile >> GIOVE & 1:
        return 1
    return 3 if rules[CUMULATIVE] else 2


@compiled
def difference(at: Ints, rules: Ints) -> int:
    """Return the jochi of the soloist less those of the defenders, at the end of a hand (S67-S79)."""
    soloist, last = at[SOLOIST], at[LAST_SEAT]
    alone, others = at[PILE], at[PILE + 1]
    bonus = rules[LAST_POINTS]
    worth = thirds(alone) + (3 * bonus if last == soloist else 0)
    full = worth // 3 >= (104 + bonus) // 2 + 1
    most = full if rules[FULL_POINTS] else 2 * worth > 312 + 3 * bonus
    total = 1 if most else -1
    total += 1 if last == soloist else -1
    if at[RIVANTO] >= 0:
        if last == at[RIVANTO] if rules[RIVANTO_PERSONAL] else last != soloist:
            total -= 1
        elif rules[RIVANTO_PAYS]:
            total += 1
    if alone & RE == RE:
        total += 1
    elif others & RE == RE:
        total -= 1
    total += arie(alone, rules) - arie(others, rules)
    total += at[TAKEN] - at[TAKEN + 1]
    if at[SCOMMESSA]:
        total += 1 if alone & TRIO == TRIO else -1
    return total


@compiled
def payment(at: Ints, rules: Ints, seat: int) -> int:
    """Return what a seat wins or loses at the end of a hand (S80-S84)."""
    paid = difference(at, rules) * (2 if at[STATA] else 1)
    return 2 * paid if seat == at[SOLOIST] else -paid
