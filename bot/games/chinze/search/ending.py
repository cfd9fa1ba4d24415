"""The cards left when the talon is empty: what is known of them, legal replies, and which cards to try first.

The cards left are numbered by suit and strength, so a position is one mask of at most 30 cards; who holds a card never
changes. Results are thirds of points, those of the seat that leads less those of the other one: a card counts one, and
each of its points three (C16, C17).
"""

from __future__ import annotations

from bot.engine.compiled import Ints, compiled, lowest
from bot.games.chinze.search.layout import (
    AFTER_HIGH,
    AFTER_LOW,
    AT_ONCE,
    BAGATTO_CODE,
    CARDS,
    DUTY,
    FOOL_BY,
    FOOL_CODE,
    HIGH,
    KEPT,
    LAST,
    LAST_POINTS,
    LAST_TO_BAGATTO,
    LEAD,
    LOW,
    MELDS,
    OWING,
    POINTS,
    TURN,
    VALUES,
)

HELD, SUITED, BAGATTO, FOOL, BONUS, TO_BAGATTO, UNPAID, CHEAPEST, OVER = 0, 1, 6, 7, 8, 9, 10, 11, 12
NAMED, NODES, LIMIT, AGE = 13, 14, 15, 16
"""Places of what is known of the cards: the mask of seat 0, masks of the suits and tarocchi, of the Bagatto and of the
Matto, points of the last trick, whether the Bagatto must win it, thirds for a Matto without a card given for it,
whether that card is of the first trick won, and the duty to beat a tarocco; the mask of the cards that are more than
their order, positions looked at, and their limit; a number that tells the positions of one hand from those of others.
"""
THIRDS, SUIT, LISTED = 17, 48, 80
"""Places of the thirds and the suit (5: the Matto) of each card, and the number of places."""
PAID = 12
"""Thirds of a Matto for which a card is given: 13, less one of two for the card given, as the trick counts one less."""


@compiled
def listed(at: Ints, rules: Ints, cards: Ints, numbers: Ints) -> int:
    """Fill in what is known of the cards left, a card led included, and return their mask.

    ``numbers`` gets the number of each code.
    """
    for place in range(NODES):
        cards[place] = 0
    count = 0
    lead = at[LEAD]
    for code in range(78):
        holder = -1
        for seat in range(2):
            if at[LOW + seat] >> code & 1 if code < 56 else at[HIGH + seat] >> (code - 56) & 1:
                holder = seat
        if code == lead:
            holder = 1 - at[TURN]
        if holder < 0:
            continue
        numbers[code] = count
        bit = 1 << count
        if holder == 0:
            cards[HELD] |= bit
        suit = 5 if code == FOOL_CODE else min(4, code // 14)
        cards[SUIT + count] = suit
        cards[THIRDS + count] = 0
        if suit < 5:
            cards[SUITED + suit] |= bit
            cards[THIRDS + count] = 3 * rules[VALUES + code] + 1
        if suit > 4 or rules[VALUES + code] or code > 74:
            cards[NAMED] |= bit
        if code == BAGATTO_CODE:
            cards[BAGATTO] = bit
        elif code == FOOL_CODE:
            cards[FOOL] = bit
        count += 1
    cards[BONUS] = 3 * rules[LAST_POINTS]
    cards[TO_BAGATTO] = rules[LAST_TO_BAGATTO]
    cards[UNPAID] = 14 if rules[KEPT] else -PAID
    cards[CHEAPEST] = rules[AT_ONCE]
    cards[OVER] = rules[DUTY]
    cards[AGE] += 1
    return (1 << count) - 1


@compiled
def owed(at: Ints) -> int:
    """Return 1 if seat 0 has played the Matto and won no trick since, -1 if seat 1 has, otherwise 0."""
    if at[FOOL_BY] < 0 or not at[OWING] or at[AFTER_LOW] | at[AFTER_HIGH]:
        return 0
    return 1 - 2 * at[FOOL_BY]


@compiled
def before(at: Ints) -> int:
    """Return the thirds of points that the play so far brings seat 0 less seat 1."""
    found = (
        at[CARDS]
        - at[CARDS + 1]
        + 3 * (at[POINTS] - at[POINTS + 1] + at[MELDS] - at[MELDS + 1] + at[LAST] - at[LAST + 1])
    )
    if at[FOOL_BY] >= 0:
        mine = 1 - 2 * at[FOOL_BY]
        if not at[OWING]:
            found += 13 * mine
        else:
            found += (-1 if owed(at) else PAID - 1) * mine
    return found


@compiled
def answers(cards: Ints, hand: int, lead: int) -> int:
    """Return the legal replies (C10-C12)."""
    fool, suit = cards[FOOL] & hand, cards[SUIT + lead]
    if suit == 5:
        return hand
    tarocchi = hand & cards[SUITED + 4]
    if suit < 4:
        suited = hand & cards[SUITED + suit]
        if suited:
            return suited | fool
    elif cards[OVER]:
        higher = tarocchi & -(2 << lead)
        if higher:
            return higher | fool
    return tarocchi | fool if tarocchi else hand


@compiled
def distinct(cards: Ints, left: int, hand: int, moves: int) -> int:
    """Return the moves without those that are as good as the next higher card of the same hand."""
    found, rest = 0, moves
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = lowest(bit)
        suit = cards[SUIT + card]
        if suit < 5 and bit != cards[BAGATTO]:
            above = left & cards[SUITED + suit] & -(bit << 1)
            following = above & -above
            if following & hand & moves and cards[THIRDS + lowest(following)] == cards[THIRDS + card]:
                continue
        found |= bit
    return found


@compiled
def takes(cards: Ints, lead: int, reply: int) -> bool:
    """Return whether a reply wins the trick."""
    first, second = cards[SUIT + lead], cards[SUIT + reply]
    if second == 5:
        return False
    if first == 5 or (second == 4 and first < 4):
        return True
    return first == second and reply > lead


@compiled
def first_lead(cards: Ints, hand: int, opposed: int, moves: int) -> int:
    """Return the lead to try first."""
    found, most = -1, -1000
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        suit, thirds = cards[SUIT + card], cards[THIRDS + card]
        if suit == 5:
            value = -8
        else:
            suited = opposed & cards[SUITED + suit]
            above = suited & -(2 << card)
            if suit == 4:
                value = -2 if above else 10
                if 1 << card == cards[BAGATTO]:
                    value -= 30
            elif suited:
                value = -2 * thirds if above else 20 + thirds
            else:
                value = 12 - thirds if opposed & cards[SUITED + 4] else 30 + thirds
        if value > most:
            found, most = card, value
    return found


@compiled
def first_answer(cards: Ints, lead: int, moves: int) -> int:
    """Return the reply to try first."""
    found, most = -1, -1000
    led = cards[THIRDS + lead]
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        thirds = cards[THIRDS + card]
        if cards[SUIT + card] == 5:
            value = -3
        else:
            value = led + thirds + (0 if cards[SUIT + card] == 4 else 3) if takes(cards, lead, card) else -led - thirds
            if 1 << card == cards[BAGATTO]:
                value -= 10
        if value > most:
            found, most = card, value
    return found
