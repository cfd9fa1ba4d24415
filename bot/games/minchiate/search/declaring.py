"""Declarations where a player may keep versicole back (M74): those that search compares, and what follows."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from bot.engine.actions import Action, Claim, ClaimItem, ClaimOffer, Decision
from bot.engine.cards import Card, Seat
from bot.engine.compiled import Ints
from bot.games.minchiate.deck import KINGS, SUIT
from bot.games.minchiate.search.kernel import mark
from bot.games.minchiate.search.layout import KNOWN_KINGS

FEW = 3
"""Versicole of which all selections are compared. Of more: all, none, each alone, and all but one."""


class Declaring(NamedTuple):
    """The declarations that are compared, and the card that the seat has just played."""

    choices: tuple[tuple[ClaimOffer, ...], ...]
    card: Card


def declaring(decision: Decision, card: Card, answer: Action | None) -> Declaring:
    """Return the declarations to compare, the whole one first. ``answer`` is one of them."""
    offers = decision.claims or ()
    every = len(offers)
    sizes = range(every, -1, -1) if every <= FEW else (every, every - 1, 1, 0)
    found = [chosen for size in sizes for chosen in combinations(offers, size)]
    if isinstance(answer, Claim):
        keys = {item.key for item in answer.items}
        found.append(tuple([offer for offer in offers if offer.key in keys]))
    return Declaring(tuple({tuple([offer.key for offer in one]): one for one in found}.values()), card)


def claim_of(choice: tuple[ClaimOffer, ...]) -> Claim:
    """Return a declaration as an answer."""
    return Claim(tuple([ClaimItem(offer.key) for offer in choice]))


def declared(declaring: Declaring, states: Ints, options: Ints, me: Seat, choice: int) -> Ints:
    """Return worlds in which the seat has declared: its pair has the marks, and everybody knows the kings shown."""
    found, offers = states.copy(), declaring.choices[choice]
    points = sum(offer.points for offer in offers)
    kings = {SUIT[card] for offer in offers for card in offer.cards if KINGS >> card & 1}
    for at in found:
        if points:
            mark(at, options, me & 1, points)
        at[KNOWN_KINGS] |= sum(1 << 4 * me + suit for suit in kings)
    return found
