"""The computer player ``regular``.

It weighs what a card wins and costs (:mod:`bot.games.terziglio.player.features`) with tuned weights. It decides from a
:class:`SeatView` only, as a human player does. Piles score combinations and patterns, so a court card, an ace or a high
trump is worth far more than its card points. The play therefore aims at tricks with such cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec.structs import astuple

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick, Say
from bot.engine.cards import Card, mask_of
from bot.engine.companions import Policy, Tunable
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.beginner import Beginner
from bot.engine.tricktaking.weighing import heaviest
from bot.engine.view import SeatView
from bot.games.terziglio.auction import STOCK
from bot.games.terziglio.deck import ACES, COURTS, MATTO, MATTO_BIT, SUIT, SUIT_MASKS, TABLES, TRUMP, TRUMPS, VALUE
from bot.games.terziglio.play import table_strengths
from bot.games.terziglio.player.features import NAMES, Weights, features
from bot.games.terziglio.player.knowledge import Knowledge
from bot.games.terziglio.player.tuned import WEIGHTS

PLAY_FROM, SOLO_FROM = 26.0, 46.0
"""The lowest :func:`strength` of a hand to call play and to call solo."""


def choices(view: SeatView, decision: Decision) -> dict[Card, list[float]]:
    """Return the numbers of every card that may be played to a trick; nothing for other questions."""
    if not decision.cards or decision.kind in ("discard", "pay"):
        return {}
    known = Knowledge.of(view)
    return {card: features(known, card) for card in decision.cards}


def weighing(weights: Sequence[float]) -> Policy:
    """Return the player that plays with these weights, which are in the order of their record."""

    def play(view: SeatView, decision: Decision, rng: Rng) -> Action:
        """Return the player's answer to any decision of the game. ``rng`` breaks near ties between cards."""
        if decision.words:
            return Say(call(view, decision))
        if decision.claims is not None:
            return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims if not offer.part_of))
        if decision.kind == "discard":
            return Pick(discards(view, decision))
        if decision.kind == "pay" and decision.default is not None:
            return decision.default
        return Pick((choose(view, decision, rng, weights),))

    return play


def strength(hand: int) -> float:
    """Return the strength of a hand for the auction: trumps, Kings, short suits and the Fool, in points."""
    trumps = hand & TRUMPS
    high = sum(max(0, 9 - card) for card in range(9) if trumps >> card & 1)
    kings = (hand & COURTS[0]).bit_count()
    short = sum(max(0, 2 - (hand & SUIT_MASKS[suit]).bit_count()) for suit in range(4))
    return 2.2 * trumps.bit_count() + 0.6 * high + 1.5 * kings + short + (3.0 if hand & MATTO_BIT else 0.0)


def call(view: SeatView, decision: Decision) -> str:
    """Return the call, pass, play or solo, for the strength of the hand."""
    return word_for(mask_of(view.hand), can_play=any(word.word == "play" for word in decision.words))


def word_for(hand: int, *, can_play: bool) -> str:
    """Return the call with a hand; "play" may be called only once in an auction (T13)."""
    found = strength(hand)
    if found >= SOLO_FROM:
        return "solo"
    return "play" if can_play and found >= PLAY_FROM else "pass"


def discards(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Return the cards to discard: court cards and aces at risk, then cards of short suits. Trumps are kept."""
    return tuple(sorted(discard_order(view, decision)[: decision.least]))


def discard_order(view: SeatView, decision: Decision) -> list[Card]:
    """Return the cards that may be discarded, those first that are least worth keeping."""
    return least_kept(mask_of(view.hand), decision.cards)


VOID, LONE_KING, SINGLE = 7.0, 2.5, 1.4
"""What it is worth to lay away all cards of a suit, all but the King, and all but one other card, in game points."""
LAID_ACE, LAID_JACK, LAID_QUEEN = 1.5, 1.0, -1.7
"""What it is worth to lay away an ace, a Jack, and a Queen whose King is in the hand, in game points."""


def least_kept(hand: int, cards: Sequence[Card]) -> list[Card]:
    """Return cards of a hand, those first that are least worth keeping.

    The first ones, as many as are discarded (T16), clear the suits that are best cleared. The worths are a
    least-squares fit of what the search found in 180 hands.
    """
    suits: list[list[Card]] = [[], [], [], []]
    for card in cards:
        if SUIT[card] < TRUMP and not COURTS[0] >> card & 1:
            suits[SUIT[card]].append(card)
    worth = {card: _laid_worth(hand, card) for found in suits for card in found}
    gains = [_cleared_worth(hand, suit, found) + sum(map(worth.__getitem__, found)) for suit, found in enumerate(suits)]
    others = sorted(worth, key=lambda card: (-worth[card], len(suits[SUIT[card]]), card))
    best, clear, fill = -math.inf, 0, list[Card]()
    for chosen in range(1 << TRUMP):
        total, left = 0.0, STOCK
        for suit in range(TRUMP):
            if chosen >> suit & 1:
                total += gains[suit]
                left -= len(suits[suit])
        if left >= 0:
            more = [card for card in others if not chosen >> SUIT[card] & 1][:left]
            total += sum(map(worth.__getitem__, more))
            if total > best:
                best, clear, fill = total, chosen, more
    first = [card for card in worth if clear >> SUIT[card] & 1] + fill
    rest = [card for card in cards if card not in first]
    return first + sorted(rest, key=lambda card: (_kept_worth(hand, card), card))


def _laid_worth(hand: int, card: Card) -> float:
    """Return what a card of a suit is worth among the discards."""
    if ACES >> card & 1:
        return LAID_ACE
    if COURTS[3] >> card & 1:
        return LAID_JACK
    return LAID_QUEEN if COURTS[1] >> card & 1 and hand & SUIT_MASKS[SUIT[card]] & COURTS[0] else 0.0


def _cleared_worth(hand: int, suit: int, found: Sequence[Card]) -> float:
    """Return what it is worth to lay these cards of a suit away, beside the worth of each."""
    left = hand & SUIT_MASKS[suit] & ~mask_of(found)
    if not found or left.bit_count() > 1:
        return 0.0
    return VOID if not left else LONE_KING if left & COURTS[0] else SINGLE


def _kept_worth(hand: int, card: Card) -> float:
    """Return how much a card is worth keeping that is not among the first."""
    if card == MATTO or SUIT[card] == TRUMP:
        return 150.0 if card == MATTO else 121.0 - card
    suit = hand & SUIT_MASKS[SUIT[card]]
    length, guarded = suit.bit_count(), bool(suit & COURTS[0])
    if COURTS[0] >> card & 1:
        return 90.0
    if any(court >> card & 1 for court in COURTS[1:]):
        return 12.0 if guarded and length > 3 else 3.0 * length - 8
    return 2.0 * length + (4.0 if guarded else 0.0) - (5.0 if ACES >> card & 1 else 0.0)


TIES = 0.02
"""Differences in game points that random numbers may outweigh."""


def choose(view: SeatView, decision: Decision, rng: Rng, weights: Sequence[float] = astuple(WEIGHTS)) -> Card:
    """Return the legal card of the highest worth."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    return heaviest(choices(view, decision), weights, rng, TIES)


TUNABLE = Tunable(NAMES, astuple(WEIGHTS), astuple(Weights()), choices, weighing)

regular: Policy = weighing(TUNABLE.weights)
"""The computer player ``regular``."""

NOVICE_COUNTS = tuple(value - 1.0 for value in VALUE)
"""What the novice thinks that cards count: nothing for those of one point (T7)."""


def _novice_strength(options: Options) -> tuple[int, ...]:
    power = table_strengths(options["trump_order"] == "bolognese", options["pip_order"] == "bolognese")
    return tuple(power[min(suit, TRUMP)][card] for card, suit in enumerate(SUIT))


novice: Policy = Beginner(TABLES, lambda _: NOVICE_COUNTS, _novice_strength).play
"""The computer player ``novice``."""
