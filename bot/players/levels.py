"""Players by name, for measuring and for tables: the levels of the bots, and those that only measurements use.

A further player is registered by a package of this room that has ``PLAYERS``: a mapping of names to makers. No list
names such a package; :func:`players` finds it.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol, runtime_checkable

import bot.players
from bot.engine.actions import Action, Decision
from bot.engine.companions import Policy
from bot.engine.game import Game
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import companions
from bot.players.greedy import greedy
from bot.players.handset import HANDSET
from bot.players.random_answers import at_random


class Player(Protocol):
    """Decides for a seat, from what the seat may see. The same view and seed give the same answer."""

    def decide(self, game: Game, view: SeatView, seed: int) -> Action:
        """Return the answer to the first question of the view that is not optional."""
        ...


@runtime_checkable
class SeesAll(Protocol):
    """A player that also looks at the hidden cards. It is an upper bound in measurements and sits at no table."""

    def decide_seeing(self, game: Game, state: Any, view: SeatView, seed: int) -> Action:
        """Return the answer to the first question of the view that is not optional. ``state`` is the whole match."""
        ...


Maker = Callable[[], Player]


def question(view: SeatView) -> Decision:
    """Return the question that the seat must answer. Raises ValueError if there is none."""
    for decision in view.decisions:
        if not decision.optional:
            return decision
    raise ValueError(f"nothing is asked of seat {view.seat}")


class ByPolicy:
    """A player made of one policy for each game."""

    def __init__(self, policy: Callable[[str], Policy]) -> None:
        self._policy = policy

    def decide(self, game: Game, view: SeatView, seed: int) -> Action:
        """Return the answer of the game's policy."""
        return self._policy(game.meta.slug)(view, question(view), rng_of(seed))


def rng_of(seed: int) -> Rng:
    """Return the random numbers of a decision."""
    return Rng(seed.to_bytes(8, "big"))


def level(name: str) -> Maker:
    """Return the maker of a level of the games' own policies; a game without it plays at random."""
    return lambda: ByPolicy(lambda slug: companions(slug).policies.get(name, at_random))


@cache
def players() -> Mapping[str, Maker]:
    """Return all players by name, the weakest first as far as known. Raises ValueError if a name is taken twice."""
    found: dict[str, Maker] = {
        "random": lambda: ByPolicy(lambda _: at_random),
        "greedy": lambda: ByPolicy(lambda _: greedy),
        "novice": level("novice"),
        "handset": lambda: ByPolicy(lambda slug: HANDSET.get(slug, at_random)),
        "regular": level("regular"),
    }
    for info in pkgutil.iter_modules(bot.players.__path__):
        if info.ispkg:
            more: Mapping[str, Maker] = getattr(importlib.import_module(f"bot.players.{info.name}"), "PLAYERS", {})
            for name, maker in more.items():
                if name in found:
                    raise ValueError(f"two players are called {name}")
                found[name] = maker
    return found


def player(name: str) -> Player:
    """Return a new player. Raises KeyError if there is none of this name."""
    return players()[name]()
