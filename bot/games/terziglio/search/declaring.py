"""Declarations (T37-T40): those that search compares, and what follows."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from bot.engine.actions import Action, Claim, ClaimItem, ClaimOffer, Decision, worth
from bot.engine.cards import mask_of

FEW = 3
"""Families of which all selections are compared. Of more: all, none, each alone, and all but one."""


class Declaring(NamedTuple):
    """A declaration that is compared: the answer, its points, and the cards that it shows."""

    action: Claim
    points: int
    cards: int


def declarings(decision: Decision, answer: Action | None) -> tuple[Declaring, ...]:
    """Return the declarations to compare, the whole one first. A family is declared whole or not at all, except in
    ``answer``, which is one of them."""
    offers = decision.claims or ()
    whole = [offer for offer in offers if not offer.part_of]
    every = len(whole)
    sizes = range(every, -1, -1) if every <= FEW else (every, every - 1, 1, 0)
    found = [chosen for size in sizes for chosen in combinations(whole, size)]
    if isinstance(answer, Claim):
        keys = {item.key for item in answer.items}
        found.append(tuple([offer for offer in offers if offer.key in keys]))
    different = {tuple([offer.key for offer in chosen]): chosen for chosen in found}
    return tuple([_declaring(decision, chosen) for chosen in different.values()])


def _declaring(decision: Decision, chosen: tuple[ClaimOffer, ...]) -> Declaring:
    claim = Claim(tuple([ClaimItem(offer.key) for offer in chosen]))
    return Declaring(claim, worth(decision, chosen), mask_of(card for offer in chosen for card in offer.cards))
