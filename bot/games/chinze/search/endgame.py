"""The last tricks of a hand, when the talon is empty and both hands are known: all ways of playing, compiled.

Compiled functions that call themselves cannot be kept on disk, so the search keeps its own stack, a row for each trick.
"""

from __future__ import annotations

import numpy as np

from bot.engine.compiled import Floats, Ints, compiled, lowest, ones
from bot.games.chinze.search.ending import (
    AGE,
    BAGATTO,
    BONUS,
    CHEAPEST,
    FOOL,
    HELD,
    LIMIT,
    LISTED,
    NAMED,
    NODES,
    PAID,
    SUIT,
    SUITED,
    THIRDS,
    TO_BAGATTO,
    UNPAID,
    answers,
    before,
    distinct,
    first_answer,
    first_lead,
    listed,
    owed,
    takes,
)
from bot.games.chinze.search.layout import LEAD, TURN

ROOM = 32768
"""Results are below it."""
NEVER = 100_000
"""More than any result."""
LEFT, REST, LEADS, UNPAID_BY, LOWER, UPPER = range(6)
"""Places of a row of the stack: the cards left and their thirds, the seat that leads, who owes for the Matto (1: that
seat, -1: the other one), and the bounds between which the result is sought."""
LEADING, BEST, CHOSEN, KEY, FLOOR, CEILING = range(6, 12)
"""The leads not tried, the best result so far and its lead, and what the table tells: key of the position, bounds."""
CARD, REPLIES, WORST, GAIN, SIGN = range(12, 17)
"""The lead that is tried, the replies not tried, the worst result so far, the gain of the trick, and 1 if the seat that
led leads again, otherwise -1."""
ROW, ROWS = 17, 16


class Table:
    """Room for the search: what is known of positions (keys, and bounds of the result with the best lead), the cards
    left, the number of each code, and the stack."""

    def __init__(self, bits: int) -> None:
        self.keys = np.zeros(1 << bits, np.int64)
        self.found = np.zeros(1 << bits, np.int64)
        self.cards = np.zeros(LISTED, np.int64)
        self.numbers = np.zeros(78, np.int64)
        self.stack = np.zeros((ROWS, ROW), np.int64)


@compiled
def named(cards: Ints, left: int, leads: int, owing: int) -> int:
    """Return a number for a position. Positions in which the same cards count and the seats hold cards of the same
    order in each suit have the same one."""
    owners, place, rest, held = 0, 0, left, cards[HELD]
    while rest:
        owners |= (held >> lowest(rest) & 1) << place
        place += 1
        rest &= rest - 1
    counts = 0
    for suit in range(5):
        counts = counts << 5 | ones(left & cards[SUITED + suit])
    key = (owners | counts << 30 | leads << 55 | (owing + 1) << 56) * 0x2545F4914F6CDD1D
    key ^= (key >> 29 ^ left & cards[NAMED]) * 0x1B873593CC9E2D51
    return (key ^ key >> 32) * 0x369DEA0F31A53F85 + cards[AGE]


@compiled
def nth(mask: int, number: int) -> int:
    """Return the card before which a mask has ``number`` cards."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


@compiled
def trick(cards: Ints, row: Ints, card: int) -> int:
    """Note the gain of a trick with this reply, and who leads next. Return who owes for the Matto then, as the seat
    that led sees it."""
    lead, owing = row[CARD], row[UNPAID_BY]
    side = -1 if takes(cards, lead, card) else 1
    one, other = cards[THIRDS + lead], cards[THIRDS + card]
    gain = side * (one + other)
    bits = 1 << lead | 1 << card
    if owing == side:
        # The first trick won after the Matto: a card can be given, so the Matto stays.
        gain += side * PAID
        if cards[CHEAPEST]:
            gain -= side * 2 * (min(one, other) - 1)
        owing = 0
    if bits & cards[FOOL]:
        owing = 1 if cards[SUIT + lead] == 5 else -1
        gain -= owing
    if row[LEFT] == bits:
        if bits & cards[BAGATTO]:
            owner = 1 if 1 << lead == cards[BAGATTO] else -1
            if owner == side or not cards[TO_BAGATTO]:
                gain += side * cards[BONUS]
        gain += owing * cards[UNPAID]
    row[GAIN], row[SIGN] = gain, side
    return owing


@compiled
def entered(cards: Ints, keys: Ints, found: Ints, row: Ints) -> bool:
    """Begin a position; return False if its result is known, which is then the best so far."""
    cards[NODES] += 1
    left, low, high = row[LEFT], row[LOWER], row[UPPER]
    most = row[REST] + cards[BONUS] * (left & cards[BAGATTO] != 0)
    if left & cards[FOOL] or row[UNPAID_BY]:
        most += 14
    if low >= most or high <= -most:
        row[BEST] = most if low >= most else -most
        return False
    key = named(cards, left, row[LEADS], row[UNPAID_BY])
    place = (key >> 20) & (len(keys) - 1)
    tried, least, top = -1, -ROOM, ROOM - 1
    if keys[place] == key:
        entry = found[place]
        least, top, tried = (entry & 0xFFFF) - ROOM, (entry >> 16 & 0xFFFF) - ROOM, nth(left, entry >> 32)
        if least >= high or least == top or top <= low:
            row[BEST] = least if least >= high or least == top else top
            return False
        row[LOWER], row[UPPER] = max(low, least), min(high, top)
    hand = left & (cards[HELD] if row[LEADS] == 0 else ~cards[HELD])
    row[LEADING] = distinct(cards, left, hand, hand)
    row[BEST], row[CHOSEN], row[KEY], row[FLOOR], row[CEILING] = -NEVER, -1, key, least, top
    if tried >= 0 and row[LEADING] >> tried & 1:
        open_lead(cards, row, tried)
    else:
        open_lead(cards, row, first_lead(cards, hand, left & ~hand, row[LEADING]))
    return True


@compiled
def open_lead(cards: Ints, row: Ints, lead: int) -> None:
    """Begin to look through the replies to a lead."""
    row[LEADING] &= ~(1 << lead)
    row[CARD], row[WORST] = lead, NEVER
    hand = row[LEFT] & (cards[HELD] if row[LEADS] == 1 else ~cards[HELD])
    row[REPLIES] = distinct(cards, row[LEFT], hand, answers(cards, hand, lead))


@compiled
def noted(keys: Ints, found: Ints, row: Ints) -> None:
    """Remember the result of a position."""
    least, top, value = row[FLOOR], row[CEILING], row[BEST]
    if value >= row[UPPER]:
        least = max(least, value)
    elif value <= row[LOWER]:
        top = min(top, value)
    else:
        least = top = value
    place = (row[KEY] >> 20) & (len(keys) - 1)
    keys[place] = row[KEY]
    found[place] = (least + ROOM) | (top + ROOM) << 16 | ones(row[LEFT] & ((1 << row[CHOSEN]) - 1)) << 32


@compiled
def bounded(
    cards: Ints,
    stack: Ints,
    keys: Ints,
    found: Ints,
    left: int,
    leads: int,
    owing: int,
    low: int,
    high: int,
    lead: int,
    card: int,
) -> int:
    """Return the result of a position for the seat that leads, exact between ``low`` and ``high``; any number once
    ``LIMIT`` positions were looked at. ``lead`` and ``card`` are the lead and the reply, -1 for the best one."""
    rest, counted, depth = 0, left, 0
    while counted:
        rest += cards[THIRDS + lowest(counted)]
        counted &= counted - 1
    row = stack[0]
    row[LEFT], row[REST], row[LEADS], row[UNPAID_BY], row[LOWER], row[UPPER] = left, rest, leads, owing, low, high
    if lead >= 0:
        row[LEADING], row[BEST] = 0, -NEVER
        open_lead(cards, row, lead)
        if card >= 0:
            row[REPLIES] = 1 << card
    elif not entered(cards, keys, found, row):
        return row[BEST]
    while cards[NODES] <= cards[LIMIT]:
        row = stack[depth]
        if row[REPLIES] and row[WORST] > max(row[LOWER], row[BEST]):
            reply = first_answer(cards, row[CARD], row[REPLIES])
            row[REPLIES] &= ~(1 << reply)
            owing = trick(cards, row, reply)
            gain, sign = row[GAIN], row[SIGN]
            after = row[LEFT] & ~(1 << row[CARD] | 1 << reply)
            if not after:
                row[WORST] = min(row[WORST], gain)
                continue
            least, most = max(row[LOWER], row[BEST]) - gain, min(row[UPPER], row[WORST]) - gain
            under = stack[depth + 1]
            under[LEFT], under[REST] = after, row[REST] - cards[THIRDS + row[CARD]] - cards[THIRDS + reply]
            under[UNPAID_BY] = owing * sign
            if sign > 0:
                under[LEADS], under[LOWER], under[UPPER] = row[LEADS], least, most
            else:
                under[LEADS], under[LOWER], under[UPPER] = 1 - row[LEADS], -most, -least
            if entered(cards, keys, found, under):
                depth += 1
            else:
                row[WORST] = min(row[WORST], gain + sign * under[BEST])
            continue
        if row[WORST] > row[BEST]:
            row[BEST], row[CHOSEN] = row[WORST], row[CARD]
        if row[LEADING] and row[BEST] < row[UPPER]:
            hand = row[LEFT] & (cards[HELD] if row[LEADS] == 0 else ~cards[HELD])
            open_lead(cards, row, first_lead(cards, hand, row[LEFT] & ~hand, row[LEADING]))
            continue
        if depth == 0:
            if lead < 0:
                noted(keys, found, row)
            return row[BEST]
        noted(keys, found, row)
        value = row[BEST]
        depth -= 1
        row = stack[depth]
        row[WORST] = min(row[WORST], row[GAIN] + row[SIGN] * value)
    return 0


@compiled
def sought(
    cards: Ints,
    stack: Ints,
    keys: Ints,
    found: Ints,
    left: int,
    leads: int,
    owing: int,
    lead: int,
    card: int,
    guess: int,
) -> int:
    """Return the exact result of :func:`bounded`. ``guess`` is where to begin: the result is found by asking whether it
    is above or below some number."""
    low, high = -ROOM, ROOM - 1
    while low < high and cards[NODES] <= cards[LIMIT]:
        above = guess + 1 if guess == low else guess
        guess = bounded(cards, stack, keys, found, left, leads, owing, above - 1, above, lead, card)
        if guess < above:
            high = guess
        else:
            low = guess
    return guess


@compiled
def settled(at: Ints, rules: Ints, cards: Ints, numbers: Ints, stack: Ints, keys: Ints, found: Ints) -> int:
    """Return the thirds of points, seat 0 less seat 1, of a hand without a talon that both play best from here.

    The seat whose turn it is leads.
    """
    left = listed(at, rules, cards, numbers)
    cards[NODES], cards[LIMIT] = 0, 1 << 40
    mine = 1 - 2 * at[TURN]
    return before(at) + mine * sought(cards, stack, keys, found, left, at[TURN], owed(at) * mine, -1, -1, 0)


@compiled
def results(
    at: Ints,
    rules: Ints,
    moves: Ints,
    limit: int,
    cards: Ints,
    numbers: Ints,
    stack: Ints,
    keys: Ints,
    found: Ints,
    out: Floats,
) -> bool:
    """Fill in the points that each move brings the seat whose turn it is if both play best. Return whether that was
    found within ``limit`` positions. There must be no talon."""
    left = listed(at, rules, cards, numbers)
    cards[NODES], cards[LIMIT] = 0, limit
    seat, lead = at[TURN], at[LEAD]
    leads = seat if lead < 0 else 1 - seat
    owing = owed(at) * (1 - 2 * leads)
    guess, start = 0, before(at) * (1 - 2 * seat)
    for move in range(len(moves)):
        card = numbers[moves[move]]
        if lead < 0:
            guess = sought(cards, stack, keys, found, left, leads, owing, card, -1, guess)
            out[move] = (start + guess) / 3.0
        else:
            guess = sought(cards, stack, keys, found, left, leads, owing, numbers[lead], card, guess)
            out[move] = (start - guess) / 3.0
    return cards[NODES] <= cards[LIMIT]
