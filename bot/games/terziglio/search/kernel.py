"""The compiled play of a hand: legal cards, one card played, and the score at the end. Equal to the rules engine."""

from __future__ import annotations

from bot.engine.compiled import Ints, compiled, lowest, ones
from bot.games.terziglio import deck
from bot.games.terziglio.search.layout import (
    AWAY,
    BEST,
    BEST_SEAT,
    BOLOGNESE,
    BONUS,
    BY_LAST,
    COMBO_WILD,
    COUNT,
    DECLARER,
    EMPTY,
    EXTENSION,
    FLAT_ALL,
    FOOL_BONUS,
    FOOL_LEADS,
    FOOL_SEAT,
    FOOL_TO,
    GONE,
    HAND,
    LAST_SIDE,
    LEADER,
    LED,
    NUMBER,
    ODD_UP,
    ORDER,
    PILE,
    POINTS,
    POWER,
    RUNS,
    RUNS_SIZE,
    SHOWN,
    SKIP,
    SOLO,
    SUIT_CARDS,
    SUIT_OF,
    TABLE,
    TIE_VOID,
    TURN,
    VALUES,
    VOID,
    WON,
)

MATTO, FOOL_BIT, TRUMPS = deck.MATTO, deck.MATTO_BIT, deck.TRUMPS
MAGICIAN_BIT, MOORS, ACES, TAROCCHI = deck.MAGICIAN_BIT, deck.MOORS, deck.ACES, deck.TAROCCHI
KINGS, QUEENS, CAVALIERS, JACKS = deck.COURTS
FIVES = deck.FIVES
COMBINATION_CARDS = TAROCCHI | KINGS | QUEENS | CAVALIERS | JACKS
TRICKS = 19


@compiled
def legal(at: Ints, rules: Ints) -> int:
    """Return the legal cards of the hand whose turn it is (T42-T45)."""
    hand, led = at[HAND + at[TURN]], at[LED]
    if led < 0:
        if at[COUNT] > 0 or rules[FOOL_LEADS] or hand == FOOL_BIT:
            return hand
        return hand & ~FOOL_BIT
    suited = hand & SUIT_CARDS[led]
    if not suited:
        suited = hand & TRUMPS
    return suited | (hand & FOOL_BIT) if suited else hand


@compiled
def tail(held: int, places: int, wilds: int, spare: bool) -> int:
    """Return the most cards after the first four places, wild cards added at the end included if ``spare`` (T28)."""
    most, filled, place = 0, 0, 4
    while place < places:
        if not held >> place & 1:
            most = max(most, filled + (wilds if spare else 0))
            if not wilds or not held >> (place - 1) & 1 or place + 1 >= places or not held >> (place + 1) & 1:
                return most
            wilds -= 1
        filled += 1
        place += 1
    return max(most, filled + (wilds if spare else 0))


@compiled
def run(held: int, places: int, wilds: int, rules: Ints) -> int:
    """Return the length of the longest pattern on places, 0 if there is none (T25-T29)."""
    top = held >> 1 & 7
    if not held & 1 or not top:
        return 0
    skip, extension = rules[SKIP], rules[EXTENSION]
    complete = top & 3 == 3 or (skip and ones(top) >= 2)
    best = 0
    for fill in (0, 1, 2, 4, 5):
        count = ones(fill)
        if count > wilds or fill & top:
            continue
        filled = top | fill
        if not (filled & 3 == 3 or (skip and ones(filled) >= 2)):
            continue
        spare = (extension == 2 or complete) and not (extension == 1 and count)
        length = 1 + ones(filled)
        left = wilds - count
        if skip or filled & 4:
            if extension == 1:
                # A wild card in a gap of the tail forbids others at the end.
                length += max(tail(held, places, left, False), tail(held, places, 0, False) + (left if spare else 0))
            else:
                length += tail(held, places, left, spare)
        elif spare:
            length += left
        best = max(best, length)
    return best if best >= 3 else 0


@compiled
def grande(cards: int, rules: Ints) -> int:
    """Return the length of the longest ``grande`` (T23, T25)."""
    held = cards & 0xFFFF
    if rules[BOLOGNESE]:
        held = (held & ~3) | (held >> 1 & 1) | ((held & 1) << 1)
    if not held & 1 or not held & 14:
        return 0
    held |= ((1 << ones(cards & MOORS)) - 1) << 16
    fool, magician = cards >> 21 & 1, cards >> 20 & 1
    found = run(held, 21, fool + magician, rules)
    if magician:
        found = max(found, run(held | 1 << 20, 21, fool, rules))
    return found


@compiled
def combination(count: int, wilds: int, worth: int) -> int:
    """Return the points of a combination with so many of its cards (T20, T21). Four cards count twice as much."""
    if count == 2 and not wilds:
        return 0
    if 2 <= count < 4:
        count = min(4, count + wilds)
    return 0 if count < 3 else worth if count == 3 else 2 * worth


@compiled
def melds(cards: int, rules: Ints) -> int:
    """Return the points of all combinations and patterns in a set of cards, doubled where three are made (T35)."""
    wilds = ones(cards & (FOOL_BIT | MAGICIAN_BIT))
    total = 0
    if cards & COMBINATION_CARDS:
        helping = wilds if rules[COMBO_WILD] else 0
        one = combination(ones(cards & TAROCCHI), 0, 18)
        two = combination(ones(cards & KINGS), helping, 17)
        three = combination(ones(cards & QUEENS), helping, 14)
        four = combination(ones(cards & CAVALIERS), helping, 13)
        five = combination(ones(cards & JACKS), helping, 12)
        made = (one > 0) + (two > 0) + (three > 0) + (four > 0) + (five > 0)
        total = (one + two + three + four + five) * (2 if made >= 3 else 1)
    count, points = 0, 0
    for suit in range(4):
        held = cards >> (22 + 10 * suit) & 1023
        if held & 1:
            length = rules[RUNS + (suit >> 1) * RUNS_SIZE + 3 * held + wilds]
            if length:
                count += 1
                points += 5 * (length - 1)
    for alike in (MOORS, ACES):
        natural = ones(cards & alike)
        if natural >= 2 and natural + wilds >= 3:
            count += 1
            points += 5 * (natural + wilds - 1)
    length = grande(cards, rules)
    if length:
        count += 1
        points += 5 * (length - 1)
    return total + points * (2 if count >= 3 else 1)


@compiled
def beats(card: int, best: int, order: int) -> bool:
    """Return whether a card that follows or is a trump beats the best card so far. Of two Moors the later wins (T5)."""
    return (POWER[order, card] >= POWER[order, best] and SUIT_OF[card] == SUIT_OF[best]) or (
        SUIT_OF[card] == 4 and SUIT_OF[best] != 4
    )


@compiled
def play(at: Ints, rules: Ints, card: int) -> None:
    """Play a legal card of the hand whose turn it is, and take the trick after its third card."""
    turn, led, suit = at[TURN], at[LED], SUIT_OF[card]
    bit = 1 << card
    at[HAND + turn] &= ~bit
    at[SHOWN + turn] &= ~bit
    at[GONE] |= bit
    at[TABLE + at[COUNT]] = card
    at[COUNT] += 1
    if card == MATTO:
        at[FOOL_SEAT] = turn
    elif led < 0:
        at[LED] = suit
        at[BEST] = card
        at[BEST_SEAT] = turn
    else:
        if suit != led:
            at[VOID + turn] |= 1 << led
            if suit != 4:
                at[VOID + turn] |= 1 << 4
        if beats(card, at[BEST], rules[ORDER]):
            at[BEST] = card
            at[BEST_SEAT] = turn
    if at[COUNT] < 3:
        at[TURN] = (turn + 1) % 3
        return
    winner = at[BEST_SEAT]
    side = 0 if winner == at[DECLARER] else 1
    cards = 1 << at[TABLE] | 1 << at[TABLE + 1] | 1 << at[TABLE + 2]
    if rules[BONUS] and (rules[FOOL_BONUS] or not cards & FOOL_BIT):
        at[POINTS + side] += melds(cards, rules)
    if cards & FOOL_BIT:
        at[FOOL_TO] = side
    at[PILE + side] |= cards & ~FOOL_BIT
    at[WON + side] += 1
    at[LAST_SIDE] = side
    at[NUMBER] += 1
    at[LEADER] = winner
    at[TURN] = winner
    at[LED] = -1
    at[BEST] = -1
    at[COUNT] = 0


@compiled
def counted(cards: int) -> int:
    """Return the values of a set of cards (T7)."""
    return (
        ones(cards)
        + 4 * ones(cards & FIVES)
        + 3 * ones(cards & QUEENS)
        + 2 * ones(cards & CAVALIERS)
        + ones(cards & JACKS)
    )


@compiled
def payment(own: int, other: int, rules: Ints) -> int:
    """Return the suggested card for the Matto (T51), one of them if several are equal. ``own`` contains the Matto."""
    cards = own & ~FOOL_BIT
    # A card of one point that counts in no family costs least.
    if cards & rules[EMPTY]:
        return lowest(cards & rules[EMPTY])
    best, chosen = -100000, 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        bit = 1 << card
        gain = melds(own ^ bit, rules) - melds(other | bit, rules) - 2 * VALUES[card]
        if gain >= best:
            best, chosen = gain, card
    return chosen


@compiled
def settled(at: Ints, rules: Ints) -> tuple[int, int]:
    """Return the final piles of both sides, the payment for the Matto included (T49-T52)."""
    first, second = at[PILE], at[PILE + 1]
    owner = 0 if at[WON] else 1
    if at[SOLO] and rules[BY_LAST]:
        owner = at[LAST_SIDE]
    if owner == 0:
        first |= at[AWAY]
    else:
        second |= at[AWAY]
    if at[FOOL_SEAT] < 0:
        return first, second
    side = 0 if at[FOOL_SEAT] == at[DECLARER] else 1
    if side != at[FOOL_TO] and at[WON + side] == 0:
        side = 1 - side
    elif side != at[FOOL_TO]:
        if side == 0:
            bit = 1 << payment(first | FOOL_BIT, second, rules)
        else:
            bit = 1 << payment(second | FOOL_BIT, first, rules)
        first ^= bit
        second ^= bit
    if side == 0:
        return first | FOOL_BIT, second
    return first, second | FOOL_BIT


@compiled
def totals(at: Ints, rules: Ints) -> tuple[int, int]:
    """Return the totals of both sides at the end of a hand (T53-T57)."""
    first, second = settled(at, rules)
    count = ones(first)
    alone = counted(first) - (count + rules[ODD_UP]) // 2
    if at[LAST_SIDE] == 0:
        alone += 6
    return (
        at[POINTS] + alone + melds(first, rules),
        at[POINTS + 1] + 93 - alone + melds(second, rules),
    )


@compiled
def game_points(at: Ints, rules: Ints) -> int:
    """Return the game points of a finished hand, below 0 if the declarer loses (T58-T61)."""
    first, second = totals(at, rules)
    if first == second and rules[TIE_VOID]:
        return 0
    side = 0 if first > second else 1
    found = (max(first, second) + 4) // 50 * (1 + at[SOLO])
    if at[WON + side] == TRICKS:
        found = 40 if rules[FLAT_ALL] else found + 40
    return -found if side else found
