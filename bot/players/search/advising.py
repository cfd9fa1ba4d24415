"""Judge all answers to a question for a person: for hints and reviews."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bot.engine.actions import Action
from bot.engine.cards import Card
from bot.engine.game import Game
from bot.engine.searched import Hidden
from bot.engine.view import SeatView
from bot.players.levels import question
from bot.players.search.judged import Advice, Sight
from bot.players.search.players import COMPILED_SEEDS, search_of
from bot.players.search.think import Budget, Late, Worlds, first_worlds, never, think
from bot.table.clocks import CARD_QUESTIONS

ALL = 1e9
"""For :attr:`Budget.sure`: no candidate is given up, so that all are judged in the same worlds."""

WHOLE = Budget(sure=ALL)
"""The budget of a hint."""


def advise(
    game: Game,
    view: SeatView,
    seed: int,
    budget: Budget = WHOLE,
    late: Late = never,
    answer: Action | None = None,
) -> Advice | None:
    """Return the judgement of the question of a view. None if search does not answer it, or only one answer is legal.
    ``answer`` is one that was given and is judged too. With a clock that is never late the judgement depends on the
    other arguments alone."""
    decision, search = question(view), search_of(game.meta.slug)
    if search is None:
        return None
    position = search.position(view, decision, answer)
    if position is None or len(search.actions(position)) < 2:
        return None
    seed %= COMPILED_SEEDS
    first = first_worlds(search, position, seed, budget)
    # All that can be declared comes first (``selections``). Keeping something back must be clearly better.
    usual = 0 if decision.claims is not None else None
    judged = think(search, position, seed, budget, late, first, usual)
    if decision.kind not in CARD_QUESTIONS:
        return Advice(judged)
    return Advice(judged, _sight(first, search.hidden(position), game.meta.pack.suits, len(view.public.seats)))


def _sight(worlds: Worlds, hidden: Hidden, suits: tuple[str, ...], seats: int) -> Sight:
    cards: list[Card] = hidden.cards.tolist()
    known = hidden.known or (frozenset[Card](),) * seats
    lies = [worlds.placed == place for place in hidden.hands[:seats]]
    held = {card: tuple(_share(there[:, place]) for there in lies) for place, card in enumerate(cards)}
    for seat, sure in enumerate(known):
        held |= dict.fromkeys(sure, tuple(float(other == seat) for other in range(seats)))
    void: dict[str, tuple[float, ...]] = {}
    for letter in dict.fromkeys(suits):
        own = [place for place, card in enumerate(cards) if suits[card] == letter]
        shown = [any(suits[card] == letter for card in sure) for sure in known]
        void[letter] = tuple(
            0.0 if has else _share(~there[:, own].any(axis=1)) for there, has in zip(lies, shown, strict=True)
        )
    return Sight(held, void)


def _share(worlds: NDArray[np.bool_]) -> float:
    return float(worlds.mean())
