"""The computer players ``regular`` and ``novice``.

``regular`` weighs what a card wins and costs (:mod:`bot.games.minchiate.player.features`) with tuned weights.
``novice`` plays as somebody who has just learnt the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card
from bot.engine.companions import Policy, Tunable
from bot.engine.rng import Rng
from bot.engine.tricktaking.beginner import Beginner
from bot.engine.tricktaking.weighing import heaviest
from bot.engine.view import SeatView
from bot.games.minchiate.deck import KINGS, MATTO, POWER, SUIT, TABLES, TRUMP, VALUE
from bot.games.minchiate.player.features import NAMES, Weights, features
from bot.games.minchiate.player.knowledge import Knowledge
from bot.games.minchiate.player.tuned import WEIGHTS


def choices(view: SeatView, decision: Decision) -> dict[Card, list[float]]:
    """Return the numbers of every card that may be chosen for a trick; nothing for other questions."""
    if decision.kind == "discard" or not decision.cards:
        return {}
    known = Knowledge.of(view, decision)
    return {card: features(known, card) for card in decision.cards}


def weighing(weights: Sequence[float]) -> Policy:
    """Return the player that plays with these weights, which are in the order of :class:`Weights`."""

    def play(view: SeatView, decision: Decision, rng: Rng) -> Action:
        if decision.kind == "discard":
            return Pick(discards(view, decision))
        if len(decision.cards) == 1:
            return Pick(decision.cards)
        if decision.cards:
            return Pick((heaviest(choices(view, decision), weights, rng, TIES),))
        return _answer(decision)

    return play


TO_DEALER = (*range(13, 24), *range(57, 67))
"""Cuts that bring the bottom card of the pack, which is worth nothing (M38), to the dealer (M44-M49): the first one
turns it up, so that the dealer marks nothing for that card."""


def _answer(decision: Decision) -> Action:
    """Answer a question that is not about cards: announce everything, otherwise the first word."""
    if decision.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
    if decision.number is not None:
        low, high = decision.number
        return Number(next((size for size in TO_DEALER if low <= size <= high), low))
    return Say(decision.words[0].word)


def discards(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Return the discards: short suits first, to become void; tarocchi and carte di conto only when no other card is
    left."""
    return tuple(sorted(cheapest(view.hand, decision.cards)[: decision.least]))


def cheapest(hand: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    """Return cards of a hand, those first that are least worth keeping."""
    lengths = {suit: sum(SUIT[card] == suit for card in hand) for suit in range(5)}
    with_king = {SUIT[card] for card in hand if KINGS >> card & 1}

    def dearness(card: Card) -> tuple[float, int]:
        if card == MATTO or VALUE[card]:
            return (1000 + VALUE[card], card)
        if SUIT[card] == TRUMP:
            return (100 + POWER[card], card)
        kept = 30 if SUIT[card] in with_king else 0
        return (kept + lengths[SUIT[card]], card)

    return sorted(cards, key=dearness)


TIES = 0.5
"""Differences in points that random numbers may outweigh."""

TUNABLE = Tunable(NAMES, astuple(WEIGHTS), astuple(Weights()), choices, weighing)

regular: Policy = weighing(TUNABLE.weights)
"""The computer player ``regular``."""

novice: Policy = Beginner(TABLES, lambda _: VALUE, lambda _: POWER).play
"""The computer player ``novice``."""
