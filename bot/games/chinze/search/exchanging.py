"""The card given for the Matto (C22): those that search compares, and what follows.

It costs twice its points, because it then counts for the other player.
"""

from __future__ import annotations

from bot.engine.actions import Action, Decision, Pick
from bot.engine.cards import Card, Seat
from bot.engine.compiled import Ints
from bot.games.chinze.deck import cheapest, value
from bot.games.chinze.search.kernel import give, total
from bot.games.chinze.search.layout import LAST_TRICK, NUMBER

EXCHANGE = "exchange"
"""The kind of the question which card to give."""


def givable(decision: Decision, answer: Action | None, counting: Card) -> list[Card]:
    """Return the cards to compare: one for each number of points, the cheapest first. Where all have the same, two.

    ``answer`` is one that was given; it stands for its number of points.
    """
    first = [card for card in answer.cards if card in decision.cards] if isinstance(answer, Pick) else []
    found = dict[int, Card]()
    for card in (*first, cheapest(decision.cards, counting), *decision.cards):
        found.setdefault(value(card, counting), card)
    cards = [found[points] for points in sorted(found)]
    return cards if len(cards) > 1 else [*cards, *(card for card in decision.cards if card not in cards)][:2]


def given(states: Ints, rules: Ints, code: int) -> Ints:
    """Return worlds in which the player of the Matto has given a card."""
    found = states.copy()
    for at in found:
        give(at, rules, code)
    return found


def over(at: Ints) -> bool:
    """Return whether the hand is over once the card is given."""
    return at[NUMBER] > LAST_TRICK


def gained(at: Ints, rules: Ints, me: Seat) -> int:
    """Return the points of a finished hand for a seat, less those of the other one."""
    return total(at, rules, me) - total(at, rules, 1 - me)
