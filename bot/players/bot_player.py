"""Choose the computer player for a chair's level and give it the view of its seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from bot.engine.actions import Action, Decision
from bot.engine.companions import Policy
from bot.engine.rng import Rng
from bot.games.registry import companions
from bot.players.novice import novice, plain
from bot.table.model import TableState
from bot.table.selectors import decisions_of, seat_view

SUBSTITUTE = "regular"
"""Level of the computer player that replaces a person who is absent or out of time."""


def policy(slug: str, level: str) -> Policy:
    """Return the computer player of a level, or the random one if the game does not have the level."""
    return companions(slug).policies.get(level, novice)


class BotPlayer:
    """Implements ``table.ports.BotPlayers``. It answers in the event loop, because the rules of thumb take
    microseconds."""

    def __init__(self, entropy: Callable[[], bytes] = lambda: secrets.token_bytes(16)) -> None:
        self._entropy = entropy

    async def answer(self, state: TableState, player: int) -> Action:
        """Return the answer of the computer player for ``player``. Raises ValueError if the player has no question."""
        decision = _question(state, player)
        view = seat_view(state, player)
        if view is None:
            raise ValueError("the match has not begun")
        level = state.chairs[player].level or SUBSTITUTE
        return policy(state.game, level)(view, decision, Rng(self._entropy()))

    async def plain_answer(self, state: TableState, player: int) -> Action:
        """Return the simplest legal answer. Raises ValueError if the player has no question."""
        return plain(_question(state, player))


def _question(state: TableState, player: int) -> Decision:
    for decision in decisions_of(state, player):
        if not decision.optional:
            return decision
    raise ValueError(f"nothing is asked of player {player}")
