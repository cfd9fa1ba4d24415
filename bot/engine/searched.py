"""What a game offers to search: positions, worlds and candidates, and which declarations all games compare. Search
itself knows no game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from bot.engine.actions import Action, Claim, ClaimItem, ClaimOffer, Decision
from bot.engine.cards import Card
from bot.engine.view import SeatView

FEW = 3
"""Offers of a declaration of which all selections are compared. Of more: all, none, each alone, and all but one."""


class Hidden(NamedTuple):
    """The cards that a viewer cannot place, as arrays with one number for each card.

    ``allowed`` are the places where it can lie, as a mask, ``likely`` those where a sensible player leaves it.
    ``special`` is 1 for the cards of which each place of ``needs`` must have one. ``capacity`` is the number of hidden
    cards in each place. For questions for a card to play, ``hands`` are the places of the hands by seat, -1 for
    none, and ``known`` the cards that everybody knows in each hand, if they are not among the hidden ones. ``even``
    says that all worlds are equally likely.
    """

    cards: NDArray[np.int64]
    allowed: NDArray[np.int64]
    likely: NDArray[np.int64]
    special: NDArray[np.int64]
    capacity: NDArray[np.int64]
    needs: int
    hands: tuple[int, ...] = (0, 1, 2, 3)
    known: tuple[frozenset[Card], ...] = ()
    even: bool = False


class Searched(Protocol):
    """The search of one game."""

    def position(self, view: SeatView, decision: Decision, answer: Action | None = None) -> Any:
        """Return the position of a question, None if search does not answer questions of this kind.

        ``answer`` is one that was given. It is a candidate then, or a card that is alike is (:meth:`actions`).
        """
        ...

    def hidden(self, position: Any) -> Hidden:
        """Return the hidden cards of a position."""
        ...

    def actions(self, position: Any) -> tuple[Action, ...]:
        """Return the candidates."""
        ...

    def weigh(self, position: Any, placed: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Return the state of each world, and the logarithm of the likelihood of the play seen in it.

        ``placed`` has the place of each hidden card, a world in each row. A world that contradicts the view has a
        likelihood below :data:`IMPOSSIBLE`.
        """
        ...

    def judge(self, position: Any, states: NDArray[np.int64], moves: NDArray[np.int64], seed: int, first: int) -> Any:
        """Return the points that each candidate brings the asked seat in each world, a world in each row.

        ``moves`` are the numbers of the candidates; ``first`` is the number of the first world. The random numbers of a
        world depend on the seed and the number alone.
        """
        ...

    def truth(self, position: Any, state: Any) -> NDArray[np.int64]:
        """Return where the hidden cards really lie, for the player that sees all hands."""
        ...


IMPOSSIBLE = -1e29
"""Logarithms of likelihoods below it are those of worlds that cannot be."""


def selections(decision: Decision, answer: Action | None) -> tuple[tuple[ClaimOffer, ...], ...]:
    """Return the declarations that are compared, the whole one first. Each offer is declared whole or not at all,
    except in ``answer``, which is one of them."""
    offers = decision.claims or ()
    whole = [offer for offer in offers if not offer.part_of]
    every = len(whole)
    sizes = range(every, -1, -1) if every <= FEW else (every, every - 1, 1, 0)
    found = [chosen for size in sizes for chosen in combinations(whole, size)]
    if isinstance(answer, Claim):
        keys = {item.key for item in answer.items}
        found.append(tuple([offer for offer in offers if offer.key in keys]))
    return tuple({tuple([offer.key for offer in chosen]): chosen for chosen in found}.values())


def claim_of(chosen: Iterable[ClaimOffer]) -> Claim:
    """Return a declaration as an answer."""
    return Claim(tuple([ClaimItem(offer.key) for offer in chosen]))
