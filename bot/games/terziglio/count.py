"""The count of a hand: the Fool settled, piles counted, game points paid (T49-T62)."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.cards import Card
from bot.engine.masks import mask_of
from bot.games.terziglio.events import DealScored, Meld, Sheet, Three, Two
from bot.games.terziglio.melds import FAMILIES, Best, Finder, Found, total_of
from bot.games.terziglio.options import Rules
from bot.games.terziglio.pack import BIT, MATTO, MATTO_BIT, VALUE, cards_of, value_of
from bot.games.terziglio.state import NOBODY, TRICKS, Setup, State, Tricks

LAST_TRICK = 6
WHOLE_HAND = 93
FLAT = 40


def meld_of(found: Found) -> Meld:
    """A combination or pattern as it is stored."""
    return Meld(found.family, found.cards, found.points)


def tricks_of(setup: Setup, tricks: Tricks) -> Two:
    """Tricks won by the declarer and by the defenders together."""
    alone = tricks.won[setup.declarer]
    others = sum(tricks.won) - alone
    if tricks.rest == NOBODY:
        return alone, others
    return (TRICKS - others, others) if tricks.rest == 0 else (alone, TRICKS - alone)


def last_side(setup: Setup, tricks: Tricks) -> int:
    """The side that took the last trick (T52), or was left it."""
    return setup.side(tricks.history[-1].taken.winner) if tricks.rest == NOBODY else tricks.rest


def fool_case(setup: Setup, tricks: Tricks) -> str:
    """What becomes of the Fool (T49): none (not played), same, pay or lost."""
    if tricks.fool_seat == NOBODY:
        return "none"
    side = setup.side(tricks.fool_seat)
    if side == tricks.fool_to:
        return "same"
    return "pay" if tricks_of(setup, tricks)[side] else "lost"


def piles_before_payment(rules: Rules, setup: Setup, tricks: Tricks) -> Two:
    """Tricks, discard or stock, and the Fool where it belongs (T18, T19, T49); nothing paid yet."""
    piles = list(tricks.piles)
    won = tricks_of(setup, tricks)
    by_last = setup.contract == "solo" and rules.stock_by_last
    owner = last_side(setup, tricks) if by_last else 0 if won[0] else 1
    piles[owner] |= mask_of(setup.discards if setup.contract == "play" else setup.stock)
    case = fool_case(setup, tricks)
    if case != "none":
        side = setup.side(tricks.fool_seat)
        piles[1 - side if case == "lost" else side] |= MATTO_BIT
    return piles[0], piles[1]


def card_points(rules: Rules, pile: int) -> int:
    """The declarer's pile counted in pairs (T8); an odd last card as the option says (T54)."""
    count = pile.bit_count()
    return value_of(pile) - (count // 2 if rules.odd_to_declarer else (count + 1) // 2)


@lru_cache(maxsize=64)
def suggested(melds: Finder, own: int, other: int) -> Card:
    """The payment that leaves the payer best off (T51): points of the cards and of what they form, own less others'."""
    own_points, other_points = melds.points(FAMILIES, own), melds.points(FAMILIES, other)
    best, chosen = None, MATTO
    for card in cards_of(own & ~MATTO_BIT):
        # Only the families of the card change; the pairs taken off change alike for every card.
        touched = melds.touched(card)
        left = {**own_points, **melds.points(touched, own & ~BIT[card])}
        given = {**other_points, **melds.points(touched, other | BIT[card])}
        gain = total_of(left) - total_of(given) - 2 * VALUE[card]
        if best is None or gain >= best:
            best, chosen = gain, card
    return chosen


def score_deal(state: State, tricks: Tricks) -> DealScored:
    """The count, once nothing is to be paid any more. ``tricks`` are those of the end of the play, payment included."""
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
        match.played + 1 >= rules.hands,
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
    if alone == others and rules.tie_void:
        return NOBODY
    return 0 if alone > others else 1


def _game_points(rules: Rules, contract: str, total: int, tricks: int) -> int:
    """G (T59-T61)."""
    points = (total + 4) // 50 * (2 if contract == "solo" else 1)
    if tricks == TRICKS:
        return FLAT if rules.flat40 else points + FLAT
    return points
