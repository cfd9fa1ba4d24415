"""The computer player ``regular``.

It reads a :class:`SeatView` and nothing else: its hand, all cards played, and what it has seen of the other hand (C39).
It announces everything it can and gives the cheapest captured card for the Fool. It weighs what a card wins and costs
(:mod:`bot.games.chinze.player.features`) with tuned weights. In the last tricks the talon is empty and the other hand
is known, so it searches all ways of playing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card
from bot.engine.companions import Policy, Tunable
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.engine.tricktaking.beginner import Beginner
from bot.engine.tricktaking.weighing import heaviest
from bot.engine.view import SeatView
from bot.games.chinze.deck import SIZE, TABLES, cheapest, value
from bot.games.chinze.options import read
from bot.games.chinze.player.endgame import End, best_lead, best_reply
from bot.games.chinze.player.features import NAMES, Weights, features
from bot.games.chinze.player.knowledge import Knowledge
from bot.games.chinze.player.tuned import WEIGHTS

LOOKED_THROUGH = 4
"""Number of tricks before the end from which on all ways of playing are searched."""

TIES = 0.05
"""Differences in points that random numbers may outweigh."""


def choices(view: SeatView, decision: Decision) -> dict[Card, list[float]]:
    """Return the numbers of every card that may be played to a trick; nothing for other questions and for the tricks
    that are searched."""
    if not decision.cards or decision.kind == "exchange" or decision.claims:
        return {}
    known = Knowledge.of(view)
    return {} if searched(known) else {card: features(known, card) for card in decision.cards}


def searched(known: Knowledge) -> bool:
    """Return whether all ways of playing the rest of the hand are searched."""
    return not known.talon and known.tricks_left <= LOOKED_THROUGH


def weighing(weights: Sequence[float]) -> Policy:
    """Return the player that plays with these weights, which are in the order of their record."""

    def play(view: SeatView, decision: Decision, rng: Rng) -> Action:
        """Answer any question of the game. ``rng`` chooses the cut and decides between nearly equal cards."""
        if decision.claims:
            return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
        if decision.kind == "exchange":
            return Pick((cheapest(decision.cards, read(view.public.options).counting),))
        if decision.kind in ("show", "three"):
            return Say(decision.words[0].word)
        if decision.cards:
            return Pick((choose(view, decision, rng, weights),))
        low, high = decision.number or (0, 0)
        return Number(low + rng.below(high - low + 1))

    return play


def choose(view: SeatView, decision: Decision, rng: Rng, weights: Sequence[float] = astuple(WEIGHTS)) -> Card:
    """Return the card with the best search result or of the highest worth."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view)
    if searched(known):
        end = End(known.hand, known.unseen | known.seen_there, known.unpaid)
        return (best_lead(known.rules, end) if known.lead < 0 else best_reply(known.rules, end, known.lead))[1]
    return heaviest({card: features(known, card) for card in decision.cards}, weights, rng, TIES)


TUNABLE = Tunable(NAMES, astuple(WEIGHTS), astuple(Weights()), choices, weighing)

regular: Policy = weighing(TUNABLE.weights)
"""The computer player ``regular``."""


def _novice_counts(options: Options) -> tuple[float, ...]:
    counting = read(options).counting
    return tuple(float(value(card, counting)) for card in range(SIZE))


novice: Policy = Beginner(TABLES, _novice_counts, lambda options: read(options).strength).play
"""The computer player ``novice``."""
