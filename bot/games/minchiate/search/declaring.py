"""Declarations where a player may keep versicole back (M74): those that search compares, and what follows."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.actions import Action, ClaimOffer, Decision
from bot.engine.cards import Card, Seat
from bot.engine.compiled import Ints
from bot.engine.searched import selections
from bot.games.minchiate.deck import KINGS, SUIT
from bot.games.minchiate.search.kernel import mark
from bot.games.minchiate.search.layout import KNOWN_KINGS


class Declaring(NamedTuple):
    """The declarations that are compared, and the card that the seat has just played."""

    choices: tuple[tuple[ClaimOffer, ...], ...]
    card: Card


def declaring(decision: Decision, card: Card, answer: Action | None) -> Declaring:
    """Return the declarations to compare, the whole one first. ``answer`` is one of them."""
    return Declaring(selections(decision, answer), card)


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
