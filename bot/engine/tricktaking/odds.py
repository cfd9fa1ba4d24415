"""How likely it is that a hand lacks cards, and that a player who follows a policy plays a card. For search only."""

from __future__ import annotations

import math

import numpy as np

from bot.engine.compiled import Floats, Ints, Seeds, compiled, share


def chances(hand: int, unseen: int, sought: int) -> np.ndarray:
    """Return the probability that a hand of k cards has none of m among n unseen cards, by k, n and m, each up to and
    without these numbers."""
    table = np.ones((hand, unseen, sought), np.float32)
    for held in range(hand):
        for cards in range(unseen):
            lacking = 1.0 - min(1.0, held / max(1, cards))
            for some in range(1, sought):
                table[held, cards, some] = table[held, cards, some - 1] * lacking
    return table


@compiled
def picked(codes: Ints, rates: Floats, total: int, noise: float, seeds: Seeds) -> int:
    """Return the card of the highest rate among the first ``total``, with uniform noise of so many points."""
    found, most = 0, -1e30
    for place in range(total):
        value = rates[place] + noise * share(seeds)
        if value > most:
            found, most = codes[place], value
    return found


@compiled
def surprise(codes: Ints, rates: Floats, total: int, card: int, heat: float, blunders: float) -> float:
    """Return the logarithm of the probability that a player with these rates plays a card.

    ``heat`` is the difference that makes a card about e times more likely, ``blunders`` the share of plays that follow
    no policy.
    """
    most = rates[0]
    for place in range(1, total):
        most = max(most, rates[place])
    whole, own = 0.0, 0.0
    for place in range(total):
        part = math.exp((rates[place] - most) / heat)
        whole += part
        if codes[place] == card:
            own = part
    return math.log((1.0 - blunders) * own / whole + blunders / total)
