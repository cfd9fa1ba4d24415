"""Plays one game for its own tests: actions that must be accepted or refused, random steps, whole matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from bot.engine.actions import Action, Chance, Decision, Refusal
from bot.engine.game import Game, Options
from bot.engine.rng import Rng
from bot.players.random_answers import at_random

S = TypeVar("S")

Answer = Callable[[Any, Decision, Rng], Action]
"""Answers a question that a state asks."""


class Playing(Generic[S]):
    """A game whose states have this type. `answer` chooses the answers of random players, by default as a beginner
    does."""

    def __init__(self, game: Game, state: type[S], answer: Answer | None = None) -> None:
        self.game = game
        self.state = state
        self._answer = answer or self._novice

    def options(self, **chosen: Any) -> Options:
        """Return all options, some of them with chosen values."""
        return {**{spec.key: spec.default for spec in self.game.meta.options}, **chosen}

    def do(self, state: S, seat: int | None, action: Any) -> S:
        """Return the state after an action that must be accepted."""
        outcome = self.game.decide(state, seat, action)
        assert not isinstance(outcome, Refusal), outcome
        assert outcome
        for event in outcome:
            state = self.game.evolve(state, event)
        return state

    def refused(self, state: S, seat: int | None, action: Any) -> Refusal:
        """Return the refusal of an action that must be refused."""
        outcome = self.game.decide(state, seat, action)
        assert isinstance(outcome, Refusal), outcome
        return outcome

    def step(self, state: S, rng: Rng, answer: Answer | None = None) -> S:
        """Do one random step: the chance that is due, or an answer to one of the open questions."""
        if self.game.chance(state) is not None:
            return self.do(state, None, Chance(rng.word().to_bytes(8, "big")))
        question = rng.choice(self.game.decisions(state))
        return self.do(state, question.seat, (answer or self._answer)(state, question, rng))

    def match(self, chosen: Options, seed: bytes, seen: Callable[[S], None] | None = None) -> S:
        """Return the end of a whole random match. `seen` is called with every state after the first."""
        rng = Rng(seed)
        state: S = self.game.start(chosen)
        while self.game.result(state) is None:
            state = self.step(state, rng)
            if seen is not None:
                seen(state)
        return state

    def _novice(self, state: S, question: Decision, rng: Rng) -> Action:
        return at_random(self.game.seat_view(state, question.seat), question, rng)
