"""What a search found out about a question, as values that need neither numpy nor numba."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action
from bot.engine.cards import Card, Seat

CLEAR = 1.96
"""Standard errors of a difference that is clear."""


class Judged(msgspec.Struct, frozen=True):
    """The candidates with their mean points, the standard error of the difference to the best, and the number of worlds
    that each was judged in. ``best`` is the number of the chosen one. ``lost`` is the mean difference to it in the
    worlds that both were judged in."""

    actions: tuple[Action, ...]
    means: tuple[float, ...]
    errors: tuple[float, ...]
    worlds: tuple[int, ...]
    best: int
    lost: tuple[float, ...] = ()


class Sight(msgspec.Struct, frozen=True):
    """Where hidden cards lie in the worlds of a search, as shares (0-1) of these worlds.

    ``held`` has for each hidden card the share of worlds in which each seat holds it, ``void`` for each suit letter the
    share in which each seat has no card of it. Both know nothing of hands that lie open.
    """

    held: dict[Card, tuple[float, ...]] = {}
    void: dict[str, tuple[float, ...]] = {}

    def has(self, seat: Seat, card: Card) -> float:
        """Return the share of worlds in which the seat holds the card."""
        return self.held[card][seat] if card in self.held else 0.0

    def lacks(self, seat: Seat, suit: str) -> float:
        """Return the share of worlds in which the seat has no card of the suit."""
        return self.void[suit][seat] if suit in self.void else 0.0


class Advice(msgspec.Struct, frozen=True):
    """The judgement of a question and what its worlds have in common; no ``sight`` for questions before the play."""

    judged: Judged
    sight: Sight | None = None
