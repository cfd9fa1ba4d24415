"""The discards: those that search compares, and what all have laid away when the play begins (M57-M61).

A seat that has not discarded yet lays away what the player ``regular`` would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.actions import Action, Decision, Pick
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.cards import cards_of as bits
from bot.engine.compiled import Ints
from bot.engine.view import PublicView, SeatView
from bot.games.minchiate.deal import conto_due
from bot.games.minchiate.deck import CONTO, POWER, SUIT, TRUMP, VALUE, cards_of
from bot.games.minchiate.options import Rules
from bot.games.minchiate.policy import cheapest
from bot.games.minchiate.search.layout import CARD, HIGH, LAID_HIGH, LAID_LOW, LOW, masks

HAND = 21
"""The number of cards of each hand in the play (M61)."""
LAST, OTHERS, TAROCCHI = 3, 3, 2
"""So many of the first discard are exchanged, each for one of so many further suit cards and low tarocchi."""


class Laying(NamedTuple):
    """What the discards of a deal are. ``choices`` are the candidates, as cards in the order of the answer; ``cutter``
    is the seat of which the dealer takes cards unseen if they are ``short`` of some (M50)."""

    rules: Rules
    choices: tuple[tuple[Card, ...], ...]
    due: tuple[Seat, ...]
    dealer: Seat
    cutter: Seat
    short: int


def laying(view: SeatView, decision: Decision, rules: Rules, dealer: Seat, answer: Action | None) -> Laying:
    """Return the discards to compare at a question, and the other seats that have not discarded yet. ``answer`` is one
    of the discards."""
    seats = view.public.seats
    short = max(0, HAND - seats[dealer].hand_count)
    choices = _choices(view.hand, decision)
    # The order of the answer decides only which cards the dealer takes.
    like = [one if short else tuple(sorted(one)) for one in choices]
    if isinstance(answer, Pick) and (answer.cards if short else tuple(sorted(answer.cards))) not in like:
        choices = (*choices, answer.cards)
    return Laying(
        rules,
        choices,
        tuple([info.seat for info in seats if info.seat != view.seat and info.hand_count > HAND]),
        dealer,
        (dealer + 3) % 4,
        short,
    )


def dealer_of(public: PublicView) -> Seat:
    """Return the seat of the dealer."""
    return next(info.seat for info in public.seats if "badge-dealer" in info.badges)


def _choices(hand: Sequence[Card], decision: Decision) -> tuple[tuple[Card, ...], ...]:
    """Return the discards to compare, each once; the first is that of ``regular``.

    The others exchange one card of it, or lay away the cards of a suit or two first.
    """
    wanted, order = decision.least, cheapest(hand, decision.cards)
    first, rest = order[:wanted], order[wanted:]
    plain = [card for card in rest if SUIT[card] < TRUMP and not VALUE[card]]
    low = sorted((card for card in rest if SUIT[card] == TRUMP and not VALUE[card]), key=lambda card: POWER[card])
    found = [first]
    for card in (*plain[:OTHERS], *low[:TAROCCHI]):
        found += [[*(one for one in first if one != other), card] for other in first[-LAST:]]
    suits = [[card for card in order if SUIT[card] == suit and not VALUE[card]] for suit in range(TRUMP)]
    for one in range(TRUMP):
        for other in range(one, TRUMP):
            away = suits[one] + (suits[other] if other != one else [])
            if 0 < len(away) <= wanted:
                found.append([*away, *(card for card in order if card not in away)][:wanted])
    return tuple(dict.fromkeys([tuple(sorted(cards)) for cards in found]))


def whole(hand: int, picked: Sequence[Card]) -> tuple[Card, ...]:
    """Return all cards that an answer lays away: where only carte di conto are chosen, the others go too (M59)."""
    wanted = hand.bit_count() - HAND
    return tuple(picked) if len(picked) == wanted else (*cards_of(hand & ~CONTO), *picked)


def usual(rules: Rules, hand: int) -> tuple[Card, ...]:
    """Return the cards that ``regular`` lays away of a hand."""
    wanted = hand.bit_count() - HAND
    conto = conto_due(rules, hand, wanted)
    if conto:
        return whole(hand, cheapest(cards_of(hand), cards_of(hand & CONTO))[:conto])
    return tuple(sorted(cheapest(cards_of(hand), cards_of(hand if conto is None else hand & ~CONTO))[:wanted]))


def held(state: Ints, seat: Seat) -> int:
    """Return a hand of the compiled play as a mask of the rules."""
    codes = int(state[LOW + seat]) | int(state[HIGH + seat]) << 56
    return mask_of(CARD[code] for code in bits(codes))


def others_laid(laying: Laying, states: Ints) -> Ints:
    """Return worlds in which all others have discarded."""
    found = states.copy()
    for seat in laying.due:
        for state in found:
            away(laying, state, seat, usual(laying.rules, held(state, seat)))
    return found


def own_laid(laying: Laying, states: Ints, me: Seat, choice: int) -> Ints:
    """Return worlds in which a seat has made one of its discards."""
    found = states.copy()
    away(laying, found.T, me, whole(held(states[0], me), laying.choices[choice]))
    return found


def away(laying: Laying, state: Ints, seat: Seat, cards: Sequence[Card]) -> None:
    """Take cards out of a hand; the dealer takes the first of them where they are short of some (M50)."""
    low, high = masks(cards)
    state[LOW + seat] &= ~low
    state[HIGH + seat] &= ~high
    moved = laying.short if seat == laying.cutter else 0
    low, high = masks(cards[:moved])
    state[LOW + laying.dealer] |= low
    state[HIGH + laying.dealer] |= high
    if laying.rules.discards_shown == "cards":
        low, high = masks(cards[moved:])
        state[LAID_LOW] |= low
        state[LAID_HIGH] |= high
