"""The score of a hand: where the Fool belongs, the points of the piles, the game points (T49-T62)."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.cards import Card, mask_of
from bot.games.terziglio.deck import BIT, MATTO, MATTO_BIT, VALUE, cards_of, value_of
from bot.games.terziglio.events import DealScored, Meld, Sheet, Three, Two
from bot.games.terziglio.melds import FAMILIES, Best, Finder, Found, total_of
from bot.games.terziglio.options import Rules
from bot.games.terziglio.state import NOBODY, TRICKS, Setup, State, Tricks

LAST_TRICK = 6
"""The points for the last trick."""
WHOLE_HAND = 93
"""The card points of both sides together, last trick included."""
FLAT = 40
"""The game points for winning all tricks (T61)."""


def meld_of(found: Found) -> Meld:
    """Return a combination or pattern in its stored form."""
    return Meld(found.family, found.cards, found.points)


def tricks_of(setup: Setup, tricks: Tricks) -> Two:
    """Return the tricks won by the declarer and by the defenders together, conceded tricks included."""
    alone = tricks.won[setup.declarer]
    others = sum(tricks.won) - alone
    if tricks.rest == NOBODY:
        return alone, others
    return (TRICKS - others, others) if tricks.rest == 0 else (alone, TRICKS - alone)


def last_side(setup: Setup, tricks: Tricks) -> int:
    """Return the side that won the last trick (T55), or got it by concession."""
    return setup.side(tricks.history[-1].taken.winner) if tricks.rest == NOBODY else tricks.rest


def fool_case(setup: Setup, tricks: Tricks) -> str:
    """Return what happens to the Fool (T49).

    ``none``: it was not played. ``same``: its side won its trick. ``pay``: its side keeps it and gives another card.
    ``lost``: its side has won no trick, and the other side gets it.
    """
    if tricks.fool_seat == NOBODY:
        return "none"
    side = setup.side(tricks.fool_seat)
    if side == tricks.fool_to:
        return "same"
    return "pay" if tricks_of(setup, tricks)[side] else "lost"


def piles_before_payment(rules: Rules, setup: Setup, tricks: Tricks) -> Two:
    """Return the piles before the payment for the Fool, as masks: tricks, discard or stock, Fool (T18, T19, T49)."""
    piles = list(tricks.piles)
    won = tricks_of(setup, tricks)
    by_last = setup.contract == "solo" and rules.solo_stock == "last_trick"
    owner = last_side(setup, tricks) if by_last else 0 if won[0] else 1
    piles[owner] |= mask_of(setup.discards if setup.contract == "play" else setup.stock)
    case = fool_case(setup, tricks)
    if case != "none":
        side = setup.side(tricks.fool_seat)
        piles[1 - side if case == "lost" else side] |= MATTO_BIT
    return piles[0], piles[1]


def card_points(rules: Rules, pile: int) -> int:
    """Return the card points of the declarer's pile, counted in pairs (T8). An option decides on an odd card (T54)."""
    count = pile.bit_count()
    return value_of(pile) - (count // 2 if rules.odd_card == "declarer" else (count + 1) // 2)


@lru_cache(maxsize=64)
def suggested(melds: Finder, own: int, other: int) -> Card:
    """Return the suggested payment for the Fool (T51).

    It is the card with the best difference between the payer's points and the other side's after the payment, card
    points, combinations and patterns included. Among equals it is the last card in canonical order.
    """
    found = [one for family in FAMILIES if (one := melds.find(family, own))]
    own_points = dict.fromkeys(FAMILIES, 0) | {one.family: one.points for one in found}
    other_points = melds.points(FAMILIES, other)
    used = dict.fromkeys(FAMILIES, 0) | {one.family: mask_of(one.cards) for one in found}
    own_total, other_total = total_of(own_points), total_of(other_points)
    best, chosen = None, MATTO
    for card in reversed(cards_of(own & ~MATTO_BIT)):
        # No payment raises the points of the payer or lowers those of the other side, so few cards can be better than
        # the best so far. The deduction for pairs changes equally for every card.
        gain = own_total - other_total - 2 * VALUE[card]
        if best is not None and gain <= best:
            continue
        # Only the families of the card change: those of the payer in which it counts now, and those of the other side
        # in which it brings more.
        bit = BIT[card]
        families = melds.touched(card)
        left = {family: melds.worth(family, own ^ bit) for family in families if used[family] & bit}
        given = melds.points(families, other | bit)
        gain = total_of(own_points | left) - total_of(other_points | given) - 2 * VALUE[card]
        if best is None or gain > best:
            best, chosen = gain, card
    return chosen


def score_deal(state: State, tricks: Tricks) -> DealScored:
    """Return the score of the deal. ``tricks`` must contain all tricks and the payment for the Fool, if one is due."""
    match, setup = state.match, state.setup
    rules = match.rules
    first, second = piles_before_payment(rules, setup, tricks)
    if tricks.paid is not None:
        first, second = first ^ BIT[tricks.paid], second ^ BIT[tricks.paid]
    piles = (first, second)
    last = last_side(setup, tricks)
    alone = card_points(rules, first) + (LAST_TRICK if last == 0 else 0)
    shown = {declared.seat: declared.combinations + declared.patterns for declared in setup.declared}
    declared: Three = (shown.get(0, 0), shown.get(1, 0), shown.get(2, 0))
    by_declarer = declared[setup.declarer]
    sheets = (
        _sheet(rules.melds.best(first), by_declarer, tricks.bonus[0], alone, LAST_TRICK if last == 0 else 0),
        _sheet(
            rules.melds.best(second),
            sum(declared) - by_declarer,
            tricks.bonus[1],
            WHOLE_HAND - alone,
            LAST_TRICK if last == 1 else 0,
        ),
    )
    winner = _winner(rules, sheets[0].total, sheets[1].total)
    won = tricks_of(setup, tricks)
    game_points = _game_points(rules, setup.contract, sheets[winner].total, won[winner]) if winner != NOBODY else 0
    payments = [-game_points if winner == 0 else game_points] * 3
    payments[setup.declarer] *= -2
    return DealScored(
        setup.deal,
        setup.declarer,
        setup.contract,
        (cards_of(piles[0]), cards_of(piles[1])),
        won,
        fool_case(setup, tricks),
        sheets,
        declared,
        winner,
        game_points,
        (payments[0], payments[1], payments[2]),
        match.played + 1 >= rules.hands_per_game,
        None if tricks.rest == NOBODY else 1 - tricks.rest,
    )


def _sheet(best: Best, declared: int, bonus: int, cards: int, last: int) -> Sheet:
    return Sheet(
        declared,
        bonus,
        cards,
        last,
        best.combination_points,
        best.pattern_points,
        declared + bonus + cards + best.total,
        tuple([meld_of(found) for found in (*best.combinations, *best.patterns)]),
    )


def _winner(rules: Rules, alone: int, others: int) -> int:
    if alone == others and rules.tie == "void":
        return NOBODY
    return 0 if alone > others else 1


def _game_points(rules: Rules, contract: str, total: int, tricks: int) -> int:
    """Return the game points G (T59-T61). ``total`` and ``tricks`` are those of the winning side."""
    points = (total + 4) // 50 * (2 if contract == "solo" else 1)
    if tricks == TRICKS:
        return FLAT if rules.all_tricks == "flat40" else points + FLAT
    return points
