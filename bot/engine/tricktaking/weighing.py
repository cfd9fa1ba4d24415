"""Choosing a card by weights: each card is described by numbers, and its worth is their weighted sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul

from bot.engine.cards import Card
from bot.engine.rng import Rng

TAKES, RETAKES = 0.8, 0.35
"""How likely a partner who can beat a card takes the trick from the opponents: where the partner sees the card to beat,
and where an opponent who plays before them may beat the card with a higher one."""


def heaviest(cards: Mapping[Card, Sequence[float]], weights: Sequence[float], rng: Rng, ties: float) -> Card:
    """Return the card of the highest worth. ``rng`` decides between cards that differ by less than ``ties``.

    Raises ValueError if there are no cards.
    """
    return max(
        (sum(map(mul, numbers, weights)) + ties * rng.below(100) / 100, card) for card, numbers in cards.items()
    )[1]
