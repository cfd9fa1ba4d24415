"""What a player is told about the question they have: the best answer, and what each answer is worth."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.engine.actions import Action, Decision
from bot.engine.view import SeatView
from bot.players.bot_player import SUBSTITUTE, policy
from bot.players.levels import question, rng_of
from bot.players.search.judged import Advice
from bot.table.selectors import is_choice


class Adviser(Protocol):
    """What judges all answers to a question, in whichever process."""

    @property
    def preparing(self) -> bool:
        """Whether nothing can be judged yet, but soon: what judges is being started."""
        ...

    async def advice(self, view: SeatView, seed: int) -> Advice | None:
        """Return the judgement of the question of a view, None if there is none in time."""
        ...

    async def review(self, view: SeatView, seed: int, worlds: int, answer: Action | None = None) -> Advice | None:
        """Return the judgement of a past question in so many worlds, of the answer given too; None if it is not
        searched. It has no hurry."""
        ...


class Hint(msgspec.Struct, frozen=True):
    """The best answer. Without ``advice`` it was not searched, but is what the level ``regular`` would answer;
    ``only``: no other answer is legal; ``preparing``: the search will be able to tell more soon."""

    decision: Decision
    action: Action
    advice: Advice | None = None
    only: bool = False
    preparing: bool = False


async def hint(view: SeatView, seed: int, adviser: Adviser | None) -> Hint:
    """Return the best answer to the question of a view. Raises ValueError if nothing is asked."""
    decision = question(view)
    if not is_choice(decision):
        return Hint(decision, _usual(view, decision, seed), only=True)
    advice = await adviser.advice(view, seed) if adviser is not None else None
    if advice is None:
        soon = adviser is not None and adviser.preparing
        return Hint(decision, _usual(view, decision, seed), preparing=soon)
    return Hint(decision, advice.judged.actions[advice.judged.best], advice)


def _usual(view: SeatView, decision: Decision, seed: int) -> Action:
    return policy(view.public.game, SUBSTITUTE)(view, decision, rng_of(seed))
