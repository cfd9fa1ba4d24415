"""The compiled play of a deal: legal cards, one card played, and the score at the end. Equal to the rules engine."""

from __future__ import annotations

from bot.engine.compiled import Ints, compiled, inlined, ones
from bot.games.minchiate.search.layout import (
    AT_ONCE,
    BEST,
    BEST_SEAT,
    CASCARE,
    COUNT,
    DECLARED,
    DEVIL,
    FALLEN,
    FIVES,
    FOOL_BIT,
    GONE_HIGH,
    GONE_LOW,
    HIGH,
    KING_RULE,
    KINGS_LOW,
    LAID_HIGH,
    LAID_LOW,
    LAST_EXTRA,
    LAST_PAIR,
    LEADER,
    LED,
    LITERAL,
    LOW,
    MARKS,
    MATTO_FORCED,
    MATTO_LEAD,
    NUMBER,
    OWING,
    PAID,
    PAPI_COUNT,
    PAPI_POINTS,
    PILE_HIGH,
    PILE_LOW,
    RUN_COUNT,
    RUN_POINTS,
    SUIT_LOW,
    SUIT_OF,
    SUITS_LED,
    TABLE,
    TAROCCHI,
    TENS,
    THREES,
    TURN,
    UNPAID,
    VOID,
    WON,
    WORTH,
)


@compiled
def king_due(at: Ints, rules: Ints) -> bool:
    """Return whether the holder of the king of the suit led must play it (M84)."""
    led = at[LED]
    if led < 0 or led >= 4 or rules[KING_RULE] == 0:
        return False
    if at[SUITS_LED] >> led & 1 or (rules[KING_RULE] == 1 and at[NUMBER] > 1):
        return False
    trumped = False
    for place in range(at[COUNT]):
        trumped |= 56 <= at[TABLE + place] < 96
    return trumped


@compiled
def legal(at: Ints, rules: Ints) -> tuple[int, int]:
    """Return the legal cards of the hand whose turn it is, as two masks (M86)."""
    low, high = at[LOW + at[TURN]], at[HIGH + at[TURN]]
    fool = high & FOOL_BIT
    led = at[LED]
    if rules[MATTO_FORCED] and fool and ones(low) + ones(high) == 2:
        return 0, FOOL_BIT
    if led < 0:
        if rules[MATTO_LEAD] or at[COUNT] > 0 or (low == 0 and high == FOOL_BIT):
            return low, high
        return low, high & TAROCCHI
    if led < 4:
        king = 1 << (led * 14 + 13)
        if low & king and king_due(at, rules):
            return king, 0
        suited = low & SUIT_LOW[led]
        if suited:
            return suited, fool
    if high & TAROCCHI:
        return 0, high
    return low, high


@compiled
def melds(low: int, high: int, devil: int) -> int:
    """Return the points of all versicole in a set of cards (M13-M25)."""
    papi, run = high & 0x1F, high >> 27 & 0x1FFF
    points = PAPI_POINTS[papi] + RUN_POINTS[run]
    count = PAPI_COUNT[papi] + RUN_COUNT[run]
    kings = ones(low & KINGS_LOW)
    if kings >= 3:
        points += 5 * kings
        count += 1
    if high & 0x8001001 == 0x8001001:
        points += 15
        count += 1
    if high >> 19 & high >> 29 & 1:
        ten, forty = high >> 9 & 1, high >> 39 & 1
        if ten or forty:
            points += 10 + 5 * ten + 10 * forty
            count += 1
    if devil and high >> 13 & high >> 34 & high >> 38 & 1:
        points += 20
        count += 1
    if high & FOOL_BIT:
        points += 5 * count
        if high & 1 and high >> 39 & 1:
            points += 20
    return points


@compiled
def conto(low: int, high: int) -> int:
    """Return the points of the carte di conto in a set of cards (M115)."""
    return (
        5 * (ones(low & KINGS_LOW) + ones(high & (FIVES | FOOL_BIT))) + 3 * ones(high & THREES) + 10 * ones(high & TENS)
    )


@compiled
def mark(at: Ints, rules: Ints, pair: int, points: int) -> None:
    """Mark points for a pair, and pay the rests that follow (M64-M66)."""
    if pair:
        points = -points
    at[MARKS] += points
    at[UNPAID] += points
    if rules[AT_ONCE]:
        while at[UNPAID] >= 60:
            at[UNPAID] -= 60
            at[PAID] += 1
        while at[UNPAID] <= -60:
            at[UNPAID] += 60
            at[PAID] -= 1


@inlined
def play(at: Ints, rules: Ints, code: int) -> None:
    """Play a legal card of the hand whose turn it is, and gather the trick after its fourth card."""
    turn = at[TURN]
    if at[NUMBER] == 1 and rules[DECLARED]:
        points = melds(at[LOW + turn], at[HIGH + turn], rules[DEVIL])
        if points:
            mark(at, rules, turn & 1, points)
    suit = SUIT_OF[code]
    if code < 56:
        at[LOW + turn] ^= 1 << code
        at[GONE_LOW] |= 1 << code
    else:
        at[HIGH + turn] ^= 1 << (code - 56)
        at[GONE_HIGH] |= 1 << (code - 56)
    at[TABLE + at[COUNT]] = code
    at[COUNT] += 1
    led = at[LED]
    if suit != 5:
        if led < 0:
            at[LED] = suit
            at[BEST] = code
            at[BEST_SEAT] = turn
        else:
            if suit != led:
                at[VOID + turn] |= 1 << led
                if suit != 4:
                    at[VOID + turn] |= 1 << 4
            if code > at[BEST] and (suit == 4 or suit == SUIT_OF[at[BEST]]):
                at[BEST] = code
                at[BEST_SEAT] = turn
    if at[COUNT] == 4:
        gather(at, rules)
    else:
        at[TURN] = (turn + 1) & 3


@compiled
def gather(at: Ints, rules: Ints) -> None:
    """Give the trick to its winner: piles, deaths, the Matto and its payment, discards shown, hands that fall
    (M62, M87-M109)."""
    leader, winner, number = at[LEADER], at[BEST_SEAT], at[NUMBER]
    pair = winner & 1
    low, high, deaths, back = 0, 0, 0, False
    worth: Ints = WORTH
    for place in range(4):
        code = at[TABLE + place]
        lost = (leader + place + pair) & 1
        if code < 56:
            low |= 1 << code
        else:
            high |= 1 << (code - 56)
        if lost:
            if code < 96:
                deaths += worth[code]
            elif number == 21:
                deaths += worth[code] + rules[LAST_EXTRA]
            else:
                back = True
                high ^= FOOL_BIT
    if back:
        at[PILE_HIGH + 1 - pair] |= FOOL_BIT
        at[OWING] = 1 - pair
    at[PILE_LOW + pair] |= low
    at[PILE_HIGH + pair] |= high
    if deaths:
        mark(at, rules, pair, deaths)
    owing = at[OWING]
    if owing >= 0:
        pay(at, rules, owing, number == 21 and (owing == pair or at[WON + owing] > 0))
    at[WON + pair] += 1
    at[LAST_PAIR] = pair
    if 0 <= at[LED] < 4:
        at[SUITS_LED] |= 1 << at[LED]
    at[NUMBER] = number + 1
    if number == 1:
        at[GONE_LOW] |= at[LAID_LOW]
        at[GONE_HIGH] |= at[LAID_HIGH]
    at[LEADER] = winner
    at[TURN] = winner
    at[LED] = -1
    at[COUNT] = 0
    at[BEST] = -1
    if rules[CASCARE] and number < 21:
        for seat in range(4):
            if not at[HIGH + seat] & TAROCCHI:
                at[FALLEN] |= 1 << seat


@compiled
def pay(at: Ints, rules: Ints, owing: int, last: bool) -> None:
    """Pay for the Matto if the pair has a card to give (M97, M98). Which cartiglia it gives makes no difference."""
    low, high = at[PILE_LOW + owing], at[PILE_HIGH + owing]
    plain = high & TAROCCHI & ~(THREES | FIVES | TENS)
    dear = 1 << 28
    if rules[DEVIL]:
        dear |= 1 << 13
    cheap = low & ~KINGS_LOW
    given_low, given_high = 0, 0
    if cheap:
        given_low = cheap & -cheap
    elif plain & ~dear:
        given_high = (plain & ~dear) & -(plain & ~dear)
    elif plain:
        given_high = plain & -plain
    elif last:
        if high & THREES:
            given_high = (high & THREES) & -(high & THREES)
        elif low:
            given_low = low & -low
        elif high & FIVES:
            given_high = (high & FIVES) & -(high & FIVES)
        elif high & TENS:
            given_high = (high & TENS) & -(high & TENS)
    if given_low | given_high:
        at[PILE_LOW + owing] ^= given_low
        at[PILE_HIGH + owing] ^= given_high
        at[PILE_LOW + 1 - owing] |= given_low
        at[PILE_HIGH + 1 - owing] |= given_high
        at[OWING] = -1


@compiled
def sheet(at: Ints, rules: Ints, pair: int) -> int:
    """Return the count of the pile of a pair (M111-M115)."""
    low, high = at[PILE_LOW + pair], at[PILE_HIGH + pair]
    over = max(0, ones(low) + ones(high) - 42)
    if rules[LITERAL] and ones(low & KINGS_LOW) + ones(high & (THREES | FIVES | TENS | FOOL_BIT)) < 14:
        over = 0
    last = 10 if at[LAST_PAIR] == pair else 0
    return over + melds(low, high, rules[DEVIL]) + last + conto(low, high)


@compiled
def gap(at: Ints, rules: Ints) -> int:
    """Return the points that remain to be paid in rests, pair 0 less pair 1 (M120, M124)."""
    if at[WON + 1] == 0:
        return 840 + 2 * at[UNPAID]
    if at[WON] == 0:
        return 2 * at[UNPAID] - 840
    return sheet(at, rules, 0) - sheet(at, rules, 1) + at[UNPAID]


@compiled
def points(at: Ints, rules: Ints) -> int:
    """Return all points of a finished deal, pair 0 less pair 1, those already paid in rests included."""
    return gap(at, rules) + 60 * at[PAID]


@compiled
def rests(at: Ints, rules: Ints) -> int:
    """Return the rests of a finished deal, pair 0 less pair 1 (M121-M126)."""
    owed = gap(at, rules)
    first = owed > 0 if at[WON] and at[WON + 1] else at[WON] > 0
    return at[PAID] + (-(-owed // 60) if first else owed // 60)
