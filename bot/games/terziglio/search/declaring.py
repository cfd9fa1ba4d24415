"""Declarations (T37-T40): those that search compares, and what follows."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.actions import Action, Claim, ClaimOffer, Decision, worth
from bot.engine.cards import mask_of
from bot.engine.searched import claim_of, selections


class Declaring(NamedTuple):
    """A declaration that is compared: the answer, its points, and the cards that it shows."""

    action: Claim
    points: int
    cards: int


def declarings(decision: Decision, answer: Action | None) -> tuple[Declaring, ...]:
    """Return the declarations to compare, the whole one first."""
    return tuple([_declaring(decision, chosen) for chosen in selections(decision, answer)])


def _declaring(decision: Decision, chosen: tuple[ClaimOffer, ...]) -> Declaring:
    cards = mask_of(card for offer in chosen for card in offer.cards)
    return Declaring(claim_of(chosen), worth(decision, chosen), cards)
