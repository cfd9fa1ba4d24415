"""Playing Mineo for tests: options, actions that must be accepted, random steps, whole matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.actions import Action, Chance, Pick, Refusal, Say
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.games.mineo import GAME
from bot.games.mineo.decide import decide
from bot.games.mineo.evolve import evolve
from bot.games.mineo.options import META
from bot.games.mineo.state import AUCTION, DECLARE, State
from bot.players.novice import novice

DEFAULTS = {spec.key: spec.default for spec in META.options}


def options(**chosen: Any) -> Options:
    """All options with some of them chosen."""
    return {**DEFAULTS, **chosen}


def do(state: State, seat: int | None, action: Any) -> State:
    """The state after an action that must be accepted."""
    outcome = decide(state, seat, action)
    assert not isinstance(outcome, Refusal), outcome
    assert outcome
    for event in outcome:
        state = evolve(state, event)
    return state


def refused(state: State, seat: int | None, action: Any) -> tuple[str, str]:
    """The code and the rule of a refusal that must come."""
    outcome = decide(state, seat, action)
    assert isinstance(outcome, Refusal), outcome
    return outcome.code, outcome.rule


def step(state: State, rng: Rng, answer: Callable[[State, Any, Rng], Action] | None = None) -> State:
    """One step: the chance that is due, or a random answer (or ``answer``'s) to one of the open questions."""
    if GAME.chance(state) is not None:
        return do(state, None, Chance(rng.word().to_bytes(8, "big")))
    question = rng.choice(GAME.decisions(state))
    if answer is not None:
        return do(state, question.seat, answer(state, question, rng))
    return do(state, question.seat, novice(GAME.seat_view(state, question.seat), question, rng))


def random_match(chosen: Options, seed: bytes, seen: Callable[[State], None] | None = None) -> State:
    """A whole random match; ``seen`` is called with every state."""
    rng = Rng(seed)
    state = GAME.start(chosen)
    while GAME.result(state) is None:
        state = step(state, rng)
        if seen is not None:
            seen(state)
    return state


def dealt(seed: bytes = b"deal", cards: tuple[int, ...] = (), **chosen: Any) -> State:
    """A hand dealt by seat 0, seat 1 to speak on five cards."""
    state = GAME.start(options(first_dealer="host", **chosen))
    return do(state, None, Chance(seed, cards))


def say(state: State, *words: str) -> State:
    """Calls, or declarations, each by the seat that is asked."""
    for word in words:
        assert state.phase in (AUCTION, DECLARE)
        seat = state.setup.auction.to_speak if state.phase == AUCTION else state.setup.asking[0]
        state = do(state, seat, Say(word))
    return state


ROUND = ("altre5", "altre5", "altre5")


def final(seed: bytes = b"deal", cards: tuple[int, ...] = (), **chosen: Any) -> State:
    """A hand with twenty cards each, seat 1 to say its last word; nobody has offered anything."""
    return say(dealt(seed, cards, **chosen), *ROUND, *ROUND, *ROUND)


def started(seed: bytes = b"deal", cards: tuple[int, ...] = (), soloist: int = 1, **chosen: Any) -> State:
    """A hand ready for its first lead: ``soloist`` called solo in the end, laid away the first cards and nobody bet."""
    before = ("mischio",) * ((soloist - 1) % 3)
    state = say(final(seed, cards, **chosen), *before, "solo")
    (question,) = GAME.decisions(state)
    state = do(state, soloist, Pick(question.cards[: question.least]))
    while state.phase == DECLARE:
        state = say(state, "no")
    return state
