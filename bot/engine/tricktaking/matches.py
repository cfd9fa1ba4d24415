"""A match around its deals: chance, seating and the result."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from bot.engine.actions import Chance
from bot.engine.cards import Card, Player
from bot.engine.game import GameMeta, MatchResult, places_of
from bot.engine.rng import Rng
from bot.engine.tricktaking.entry import BETWEEN, DRAW, ENDED, Outcome, Phased, Refusals

S = TypeVar("S", bound=Phased)

Step = Callable[[S, Rng, tuple[Card, ...]], Outcome]
"""A random step: facts from the random numbers of a seed, or from a given order of the whole deck if there is one."""


def chance(refuse: Refusals, cards: int, *, draw: Step[S], shuffle: Step[S]) -> Callable[[S, Chance], Outcome]:
    """Return the handler of :class:`Chance` for a deck of so many cards."""
    in_order = tuple(range(cards))

    def take(state: S, action: Chance) -> Outcome:
        seed: Any = action.seed
        given: Any = action.cards
        if type(seed) is not bytes or type(given) is not tuple:
            return refuse("bad-chance")
        if action.cards and not (
            all(type(card) is int for card in action.cards) and tuple(sorted(action.cards)) == in_order
        ):
            return refuse("bad-pack")
        if state.phase not in BETWEEN:
            return refuse("no-chance-due")
        return (draw if state.phase == DRAW else shuffle)(state, Rng(action.seed), action.cards)

    return take


def shuffled(cards: int, rng: Rng, given: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the given order of the deck, or a random one."""
    return given or tuple(rng.shuffled(tuple(range(cards))))


class TrickTakingGame(ABC, Generic[S]):
    """The members of :class:`bot.engine.game.Game` that are the same in every game. Players keep their seats unless a
    game says otherwise."""

    meta: GameMeta

    def chance(self, state: S) -> str | None:
        """Return the randomness that the match waits for: "draw" (dealer or seats), "shuffle" (a deal), or None."""
        if state.phase == DRAW:
            return "draw"
        return "shuffle" if state.phase in BETWEEN else None

    def seating(self, state: S) -> tuple[Player, ...]:
        """Return the current player at each seat."""
        return tuple(range(self.meta.players))

    def result(self, state: S) -> MatchResult | None:
        """Return the result of the match, or None while it is running."""
        if state.phase != ENDED:
            return None
        balances, deals, stopped = self.standing(state)
        return MatchResult(balances, places_of(balances), deals, not stopped)

    @abstractmethod
    def standing(self, state: S) -> tuple[tuple[int, ...], int, bool]:
        """Return each player's balance, the number of finished deals, and whether the match was stopped early."""
