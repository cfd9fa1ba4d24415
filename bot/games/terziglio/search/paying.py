"""The card paid for the Matto (T50): those that search compares, and what each brings. All cards are known then."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Action, Decision, Pick
from bot.engine.cards import Card, Seat
from bot.engine.compiled import Ints
from bot.games.terziglio.deck import MATTO_BIT
from bot.games.terziglio.search.kernel import game_points, play, settled
from bot.games.terziglio.search.layout import AWAY, DECLARER, FOOL_SEAT, PILE, POINTS

PAY = "pay"
"""The kind of the question which card to pay."""


def finished(start: Ints, plays: Sequence[Card], rules: Ints, points: Ints) -> Ints:
    """Return the hand after its last card. ``points`` are those of each side for declarations and tricks."""
    at = start.copy()
    for card in plays:
        play(at, rules, card)
    at[POINTS], at[POINTS + 1] = points
    return at


def paid(at: Ints, rules: Ints, me: Seat, card: Card) -> int:
    """Return the game points of a finished hand for a seat that has paid a card for the Matto."""
    after, side = at.copy(), 0 if me == at[DECLARER] else 1
    after[FOOL_SEAT] = -1
    piles = list(settled(after, rules))
    after[AWAY] = 0
    bit = 1 << card
    after[PILE + side] = int(piles[side]) & ~bit | MATTO_BIT
    after[PILE + 1 - side] = int(piles[1 - side]) | bit
    points = int(game_points(after, rules))
    return 2 * points if side == 0 else -points


def payable(at: Ints, rules: Ints, me: Seat, decision: Decision, answer: Action | None) -> list[Card]:
    """Return the cards to compare: one for each result, the suggested card (T51) for its own. Where all have the same
    result, two. ``answer`` is one that was given; it stands for its result."""
    first = [card for one in (answer, decision.default) if isinstance(one, Pick) for card in one.cards]
    found = dict[int, Card]()
    for card in (*(card for card in first if card in decision.cards), *decision.cards):
        found.setdefault(paid(at, rules, me, card), card)
    cards = [found[points] for points in sorted(found, reverse=True)]
    return cards if len(cards) > 1 else [*cards, *(card for card in decision.cards if card not in cards)][:2]
