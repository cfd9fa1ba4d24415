"""The players of search, for measuring and for the worker processes."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

from bot.engine.actions import Action, Decision
from bot.engine.game import Game
from bot.engine.searched import Searched
from bot.engine.view import SeatView
from bot.players.levels import level, question
from bot.players.search.think import Budget, Late, never, think, think_seeing
from bot.table.clocks import CARD_QUESTIONS


@cache
def search_of(slug: str, name: str = "SEARCH") -> Searched | None:
    """Return the search of a game that its adapter has under this name, None if it has none."""
    package = f"bot.games.{slug}.search"
    if importlib.util.find_spec(package) is None:
        return None
    return getattr(importlib.import_module(f"{package}.adapter"), name, None)


COMPILED_SEEDS = 1 << 63
"""Compiled functions take seeds below this number; those of a duel may be greater."""


class Master:
    """Searches where the game can be searched and more than one answer is legal; otherwise plays by rules of thumb.
    ``searches`` says which questions; by default all that the search of the game answers."""

    def __init__(
        self,
        budget: Budget | None = None,
        searches: Callable[[Decision], bool] | None = None,
        search: str = "SEARCH",
    ) -> None:
        self.budget = budget or Budget()
        self._searches = searches
        self._name = search

    def decide(self, game: Game, view: SeatView, seed: int, late: Late = never) -> Action:
        """Return the answer to the question of the view."""
        decision = question(view)
        search = self._search(game, decision)
        position = search.position(view, decision) if search is not None else None
        if search is None or position is None or len(actions := search.actions(position)) < 2:
            return level("regular")().decide(game, view, seed)
        judged = think(search, position, seed % COMPILED_SEEDS, self.budget, late)
        return actions[judged.best]

    def _search(self, game: Game, decision: Decision) -> Searched | None:
        """Return the search that answers a question, None if the rules of thumb do. They answer where to cut: that is
        worth the same in every deal, and was measured in more worlds than there is time for. They also declare: they
        keep nothing back and show nothing in part, and no search has gained by it (README)."""
        part = bool(decision.cards and decision.words) and not plays(decision)
        if decision.number is not None or decision.claims is not None or part:
            return None
        if self._searches is not None and not self._searches(decision):
            return None
        return search_of(game.meta.slug, self._name)


def plays(decision: Decision) -> bool:
    """Return whether a question asks for a card of the play."""
    return decision.kind in CARD_QUESTIONS


def plans(decision: Decision) -> bool:
    """Return whether a question is none of the play: a call, a discard, a bet."""
    return not plays(decision)


def calls(decision: Decision) -> bool:
    """Return whether a question is answered with a word: a call or a bet."""
    return bool(decision.words)


def picks(decision: Decision) -> bool:
    """Return whether a question is answered with cards: of the play, or a discard."""
    return bool(decision.cards)


SEARCHED: dict[str, Callable[[Decision], bool]] = {"cards": plays, "picks": picks, "plans": plans, "calls": calls}
"""The questions that each player for measurements searches."""


NOT_READING = Budget(trust=0.02)
"""All worlds that agree with the view are about equally likely: only impossible play and declarations count."""


class Cheat(Master):
    """Knows where all cards lie. It sits at no table."""

    def decide_seeing(self, game: Game, state: Any, view: SeatView, seed: int) -> Action:
        """Return the answer to the question of the view. ``state`` is the whole match."""
        decision = question(view)
        search = self._search(game, decision)
        position = search.position(view, decision) if search is not None else None
        if search is None or position is None or len(actions := search.actions(position)) < 2:
            return level("regular")().decide(game, view, seed)
        return actions[think_seeing(search, position, state, seed % COMPILED_SEEDS, self.budget).best]
