"""The compiled play of a hand: legal cards, melds, one card played, and the points at the end. Equal to the rules."""

from __future__ import annotations

from bot.engine.compiled import Ints, compiled, lowest, ones
from bot.games.chinze.search.layout import (
    AFTER_HIGH,
    AFTER_LOW,
    AT_ONCE,
    BAGATTO_CODE,
    CARDS,
    COUNTING,
    COURTS,
    DRAWN,
    DUE,
    DUTY,
    FAMILY,
    FOOL_BIT,
    FOOL_BY,
    FOOL_CODE,
    GONE_HIGH,
    GONE_LOW,
    HIGH,
    KEPT,
    LACK_HIGH,
    LACK_LOW,
    LAST,
    LAST_POINTS,
    LAST_TO_BAGATTO,
    LAST_TRICK,
    LEAD,
    LEADER,
    LOW,
    MELDS,
    NUMBER,
    OF_RANK,
    OPEN_DRAW,
    OWING,
    POINTS,
    SAID,
    SEEN_HIGH,
    SEEN_LOW,
    SHOWN,
    SUIT_LOW,
    TALON,
    TALON_SIZE,
    TAROCCHI,
    TURN,
    VALUES,
)


@compiled
def legal(at: Ints, rules: Ints) -> tuple[int, int]:
    """Return the legal cards of the seat whose turn it is, as two masks (C9-C12, C20)."""
    low, high, lead = at[LOW + at[TURN]], at[HIGH + at[TURN]], at[LEAD]
    if lead < 0 or lead == FOOL_CODE:
        return low, high
    fool, tarocchi = high & FOOL_BIT, high & TAROCCHI
    if lead < 56:
        suited = low & SUIT_LOW[lead // 14]
        if suited:
            return suited, fool
    elif rules[DUTY]:
        higher = tarocchi & -(2 << (lead - 56))
        if higher:
            return 0, higher | fool
    if tarocchi:
        return 0, high
    return low, high


@compiled
def beats(lead: int, reply: int) -> bool:
    """Return whether a reply wins the trick (C13, C21)."""
    if FOOL_CODE in (lead, reply):
        return lead == FOOL_CODE
    if reply >= 56:
        return reply > lead
    return reply > lead and reply // 14 == lead // 14


@compiled
def kind_points(said: int, rank: int, count: int) -> int:
    """Return the points of three or four cards of a rank now, 0 if they may not be announced (C31-C33)."""
    if count < 3 or said >> (8 + rank) & 1:
        return 0
    three = said >> (4 + rank) & 1
    if count == 4:
        return 5 if three else 10
    return 0 if three else 5


@compiled
def gatti(rules: Ints) -> int:
    """Return the three cards of the meld gatti, in the high mask."""
    return FOOL_BIT | 1 | 1 << (rules[COUNTING] - 56)


@compiled
def show(at: Ints, rules: Ints, seat: int, low: int, high: int) -> int:
    """Announce one meld with these cards, and return its points (C27-C33)."""
    points, said = 0, at[SAID + seat]
    at[SEEN_LOW + seat] |= low
    at[SEEN_HIGH + seat] |= high
    if low == 0:
        if high == gatti(rules):
            points = 10
            at[SAID + seat] = said | 1 << 12
        else:
            points = ones(high) - at[SHOWN + seat]
            at[SHOWN + seat] = ones(high)
    else:
        for place in range(4):
            if low == FAMILY[place]:
                points = 10
                at[SAID + seat] = said | 1 << place
            elif low & ~OF_RANK[place] == 0:
                count = ones(low)
                points = kind_points(said, place, count)
                at[SAID + seat] = said | (256 if count == 4 else 16) << place
    at[MELDS + seat] += points
    return points


@compiled
def pending(at: Ints, rules: Ints) -> bool:
    """Return whether the seat whose turn it is holds a meld that it may announce."""
    seat = at[TURN]
    low, high, said = at[LOW + seat] & COURTS, at[HIGH + seat], at[SAID + seat]
    count, three = ones(high & TAROCCHI), gatti(rules)
    if (count >= 10 and count > at[SHOWN + seat]) or (high & three == three and not said >> 12 & 1):
        return True
    if ones(low) < 3:
        return False
    for place in range(4):
        if low & FAMILY[place] == FAMILY[place] and not said >> place & 1:
            return True
        if kind_points(said, place, ones(low & OF_RANK[place])):
            return True
    return False


@compiled
def announce(at: Ints, rules: Ints) -> int:
    """Announce the largest melds that the seat whose turn it is holds, and return their points (C24-C34)."""
    seat = at[TURN]
    low, high, said = at[LOW + seat] & COURTS, at[HIGH + seat], at[SAID + seat]
    points = 0
    tarocchi, three = high & TAROCCHI, gatti(rules)
    count = ones(tarocchi)
    if count >= 10 and count > at[SHOWN + seat]:
        points += show(at, rules, seat, 0, tarocchi)
    if high & three == three and not said >> 12 & 1:
        points += show(at, rules, seat, 0, three)
    if ones(low) < 3:
        return points
    for place in range(4):
        if low & FAMILY[place] == FAMILY[place] and not said >> place & 1:
            points += show(at, rules, seat, FAMILY[place], 0)
    for place in range(4):
        held = low & OF_RANK[place]
        if ones(held) >= 3 and kind_points(said, place, ones(held)):
            points += show(at, rules, seat, held, 0)
    return points


@compiled
def play(at: Ints, rules: Ints, code: int) -> None:
    """Play a legal card of the seat whose turn it is, and gather the trick after its second card."""
    seat = at[TURN]
    if code < 56:
        at[LOW + seat] &= ~(1 << code)
        at[SEEN_LOW + seat] &= ~(1 << code)
        at[GONE_LOW] |= 1 << code
    else:
        at[HIGH + seat] &= ~(1 << (code - 56))
        at[SEEN_HIGH + seat] &= ~(1 << (code - 56))
        at[GONE_HIGH] |= 1 << (code - 56)
    lead = at[LEAD]
    if lead < 0:
        at[LEAD] = code
        at[TURN] = 1 - seat
        return
    if FOOL_CODE not in (code, lead):
        notice(at, rules, seat, lead, code)
    gather(at, rules, lead, code)


@compiled
def notice(at: Ints, rules: Ints, seat: int, lead: int, reply: int) -> None:
    """Note what a reply shows that its seat does not hold."""
    if lead < 56:
        suit = SUIT_LOW[lead // 14]
        if reply < 56 and suit >> reply & 1:
            return
        at[LACK_LOW + seat] |= suit
        if reply < 56:
            at[LACK_HIGH + seat] |= TAROCCHI
    elif reply < 56:
        at[LACK_HIGH + seat] |= TAROCCHI
    elif reply < lead and rules[DUTY]:
        at[LACK_HIGH + seat] |= TAROCCHI & -(2 << (lead - 56))


@compiled
def gather(at: Ints, rules: Ints, lead: int, reply: int) -> None:
    """Give the trick to its winner, draw, and see to the exchange for the Matto (C13-C23)."""
    leader, number = at[LEADER], at[NUMBER]
    winner = 1 - leader if beats(lead, reply) else leader
    before, owed = at[FOOL_BY], at[OWING]
    for step in range(2):
        code = lead if step == 0 else reply
        if code == FOOL_CODE:
            at[FOOL_BY] = leader if step == 0 else 1 - leader
            at[OWING] = 1
            continue
        at[CARDS + winner] += 1
        at[POINTS + winner] += rules[VALUES + code]
        if winner == before:
            if code < 56:
                at[AFTER_LOW] |= 1 << code
            else:
                at[AFTER_HIGH] |= 1 << (code - 56)
    if number == LAST_TRICK:
        if BAGATTO_CODE in (lead, reply):
            player = leader if lead == BAGATTO_CODE else 1 - leader
            if player == winner or not rules[LAST_TO_BAGATTO]:
                at[LAST + winner] += rules[LAST_POINTS]
        if at[OWING] and at[AFTER_LOW] | at[AFTER_HIGH]:
            at[DUE] = 1
    elif owed and winner == before and rules[AT_ONCE]:
        at[DUE] = 1
    drawn = at[DRAWN]
    if drawn < TALON_SIZE:
        draw(at, rules, winner, at[TALON + drawn])
        draw(at, rules, 1 - winner, at[TALON + drawn + 1])
        at[DRAWN] = drawn + 2
    at[NUMBER] = number + 1
    at[LEADER] = at[TURN] = winner
    at[LEAD] = -1


@compiled
def draw(at: Ints, rules: Ints, seat: int, code: int) -> None:
    """Take a card from the talon (C14)."""
    if not rules[OPEN_DRAW]:
        at[LACK_LOW + seat] = at[LACK_HIGH + seat] = 0
    if code < 0:
        return
    if code < 56:
        at[LOW + seat] |= 1 << code
        if rules[OPEN_DRAW]:
            at[SEEN_LOW + seat] |= 1 << code
    else:
        at[HIGH + seat] |= 1 << (code - 56)
        if rules[OPEN_DRAW]:
            at[SEEN_HIGH + seat] |= 1 << (code - 56)


@compiled
def give(at: Ints, rules: Ints, code: int) -> None:
    """Give a captured card for the Matto (C22)."""
    seat = at[FOOL_BY]
    at[CARDS + seat] -= 1
    at[CARDS + 1 - seat] += 1
    at[POINTS + seat] -= rules[VALUES + code]
    at[POINTS + 1 - seat] += rules[VALUES + code]
    at[OWING] = at[DUE] = 0


@compiled
def cheapest(at: Ints, rules: Ints) -> int:
    """Return the code of a card of the fewest points that may be given for the Matto."""
    low, high = at[AFTER_LOW], at[AFTER_HIGH]
    if low & ~COURTS:
        return lowest(low & ~COURTS)
    found, least = -1, 99
    while low | high:
        if low:
            code = lowest(low)
            low &= low - 1
        else:
            code = 56 + lowest(high)
            high &= high - 1
        if rules[VALUES + code] < least:
            found, least = code, rules[VALUES + code]
    return found


@compiled
def total(at: Ints, rules: Ints, seat: int) -> int:
    """Return the points of a seat in a finished hand (C16-C23, C35, C36)."""
    cards, points = at[CARDS + seat], at[POINTS + seat]
    owner = at[FOOL_BY]
    if at[OWING] and not rules[KEPT]:
        owner = 1 - owner
    if owner == seat:
        cards += 1
        points += 4
    return (cards + 1) // 3 + points + at[MELDS + seat] + at[LAST + seat]
