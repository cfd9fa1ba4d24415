"""Where computer players think: picks the player of a chair's level and hands it the view of its seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from bot.engine.actions import Action, Decision
from bot.engine.game import Policy
from bot.engine.rng import Rng
from bot.games.registry import game
from bot.players.novice import novice, plain
from bot.table.look import decisions_of, seat_view
from bot.table.model import TableState

SUBSTITUTE = "regular"
"""The level that plays for a person who is away or out of time."""


def policy(slug: str, level: str) -> Policy:
    """The computer player of a level; the random one where the game has none of that level."""
    return game(slug).policies.get(level, novice)


class LocalThinker:
    """Answers at once, in the event loop: rules of thumb take microseconds. Implements ``table.ports.Thinker``."""

    def __init__(self, entropy: Callable[[], bytes] = lambda: secrets.token_bytes(16)) -> None:
        self._entropy = entropy

    async def answer(self, state: TableState, player: int) -> Action:
        """The answer of the computer player for ``player``. Raises ValueError if nothing is asked of it."""
        decision = _question(state, player)
        view = seat_view(state, player)
        if view is None:
            raise ValueError("the match has not begun")
        level = state.chairs[player].level or SUBSTITUTE
        return policy(state.game, level)(view, decision, Rng(self._entropy()))

    async def plain_answer(self, state: TableState, player: int) -> Action:
        """The plainest legal answer."""
        return plain(_question(state, player))


def _question(state: TableState, player: int) -> Decision:
    for decision in decisions_of(state, player):
        if not decision.optional:
            return decision
    raise ValueError(f"nothing is asked of player {player}")
