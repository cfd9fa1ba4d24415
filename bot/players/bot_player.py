"""Choose the computer player for a chair's level and give it the view of its seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Protocol

import msgspec

from bot.engine import boards
from bot.engine.actions import Action, Decision
from bot.engine.companions import Policy
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import companions
from bot.players.random_answers import at_random, plain
from bot.table.model import TableState
from bot.table.selectors import decisions_of, seat_view

SUBSTITUTE = "regular"
"""Level of the computer player that replaces a person who is absent or out of time."""


SEARCHING = "master"
"""Level of the computer player that searches. Where no search answers, it plays like the substitute."""


class Searches(Protocol):
    """What searches for an answer, in whichever process."""

    async def answer(self, view: SeatView, seed: int) -> Action | None:
        """Return the answer to the question of a view, None if there is none in time."""
        ...


def policy(slug: str, level: str) -> Policy:
    """Return the computer player of a level, or the random one if the game does not have the level."""
    return companions(slug).policies.get(SUBSTITUTE if level == SEARCHING else level, at_random)


class BotPlayer:
    """Implements ``table.ports.BotPlayers``. The rules of thumb answer in the event loop, because they take
    microseconds; ``search`` answers for the level that searches."""

    def __init__(
        self, entropy: Callable[[], bytes] = lambda: secrets.token_bytes(16), search: Searches | None = None
    ) -> None:
        self._entropy = entropy
        self._search = search

    async def answer(self, state: TableState, player: int) -> Action:
        """Return the answer of the computer player for ``player``. Raises ValueError if the player has no question."""
        decision = _question(state, player)
        view = seat_view(state, player)
        if view is None:
            raise ValueError("the match has not begun")
        level = state.chairs[player].level or SUBSTITUTE
        entropy = self.entropy_of(state, player)
        if level == SEARCHING and self._search is not None:
            action = await self._search.answer(view, int.from_bytes(entropy[:7], "big"))
            if action is not None:
                return action
        return policy(state.game, level)(view, decision, Rng(entropy))

    def entropy_of(self, state: TableState, player: int) -> bytes:
        """Return the entropy of an answer. At the table of a tournament it depends only on the board and on what the
        seat sees, so that a bot answers alike at all tables where the same was played."""
        view = seat_view(state, player) if state.board is not None else None
        if view is None:
            return self._entropy()
        seen = sha256(msgspec.json.encode(view)).digest()
        return boards.of_bot(state.seals[0].seed, view.seat, state.asked[player], seen)

    async def plain_answer(self, state: TableState, player: int) -> Action:
        """Return the simplest legal answer. Raises ValueError if the player has no question."""
        return plain(_question(state, player))


def _question(state: TableState, player: int) -> Decision:
    for decision in decisions_of(state, player):
        if not decision.optional:
            return decision
    raise ValueError(f"nothing is asked of player {player}")
