"""Plays Mineo for tests: options, actions that must be accepted, random steps, whole matches."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Chance, Pick, Say
from bot.games.mineo import GAME
from bot.games.mineo.state import AUCTION, DECLARE, State
from tests.support.playing import Playing

PLAYING = Playing(GAME, State)
options, do, step, random_match = PLAYING.options, PLAYING.do, PLAYING.step, PLAYING.match


def refused(state: State, seat: int | None, action: Any) -> tuple[str, str]:
    """Return the code and the rule of a refusal that must come."""
    outcome = PLAYING.refused(state, seat, action)
    return outcome.code, outcome.rule


def dealt(seed: bytes = b"deal", cards: tuple[int, ...] = (), **chosen: Any) -> State:
    """Return a hand dealt by seat 0, with seat 1 to speak on five cards."""
    state = GAME.start(options(first_dealer="host", **chosen))
    return do(state, None, Chance(seed, cards))


def say(state: State, *words: str) -> State:
    """Apply calls, or declarations, each by the seat that is asked."""
    for word in words:
        assert state.phase in (AUCTION, DECLARE)
        seat = state.setup.auction.to_speak if state.phase == AUCTION else state.setup.asking[0]
        state = do(state, seat, Say(word))
    return state


ROUND = ("altre5", "altre5", "altre5")


def final(seed: bytes = b"deal", cards: tuple[int, ...] = (), **chosen: Any) -> State:
    """Return a hand with twenty cards each, seat 1 to speak in the final auction, and no offers."""
    return say(dealt(seed, cards, **chosen), *ROUND, *ROUND, *ROUND)


def started(seed: bytes = b"deal", cards: tuple[int, ...] = (), soloist: int = 1, **chosen: Any) -> State:
    """Return a hand ready for its first lead: ``soloist`` called solo in the final auction and discarded the first
    cards, and nobody bet."""
    before = ("mischio",) * ((soloist - 1) % 3)
    state = say(final(seed, cards, **chosen), *before, "solo")
    (question,) = GAME.decisions(state)
    state = do(state, soloist, Pick(question.cards[: question.least]))
    while state.phase == DECLARE:
        state = say(state, "no")
    return state
