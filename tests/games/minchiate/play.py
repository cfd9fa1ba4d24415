"""Playing random Minchiate for tests and the benchmark."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.engine.actions import Chance, Claim, ClaimItem, Number, Pick, Refusal, Say
from bot.engine.game import Options
from bot.engine.rng import Rng
from bot.games.minchiate import GAME
from bot.games.minchiate.decide import decide
from bot.games.minchiate.evolve import evolve
from bot.games.minchiate.legal import legal_now
from bot.games.minchiate.options import META
from bot.games.minchiate.state import PLAY, State

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


def answer(question: Any, rng: Rng) -> Any:
    """A random legal answer to a question."""
    if question.number is not None:
        least, most = question.number
        return Number(least + rng.below(most - least + 1))
    if question.words:
        return Say(question.words[0].word)
    if question.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in question.claims if rng.below(2)))
    return Pick(tuple(rng.sample(question.cards, question.most)))


def step(state: State, rng: Rng) -> State:
    """One random step: the chance that is due, or the answer to one of the open questions."""
    if GAME.chance(state) is not None:
        return do(state, None, Chance(rng.word().to_bytes(8, "big")))
    question = rng.choice(GAME.decisions(state))
    return do(state, question.seat, answer(question, rng))


def random_match(chosen: Options, seed: bytes, seen: Callable[[State], None] | None = None) -> State:
    """A whole random match; ``seen`` is called with every state."""
    rng = Rng(seed)
    state = GAME.start(chosen)
    while GAME.result(state) is None:
        state = step(state, rng)
        if seen is not None:
            seen(state)
    return state


def deal_events(state: State, seed: int) -> tuple[State, list[Any]]:
    """One whole random deal from the shuffle to the count, with its log. The hot path of the benchmark."""
    log: list[Any] = []
    done = len(state.match.scored)
    chooser = Random(seed)
    fraction = chooser.random
    outcome: Any = decide(state, None, Chance(seed.to_bytes(8, "big")))
    while True:
        log += outcome
        for event in outcome:
            state = evolve(state, event)
        if state.phase == PLAY:
            table = state.table
            legal = legal_now(state)
            for _ in range(int(fraction() * legal.bit_count())):
                legal &= legal - 1
            card = (legal & -legal).bit_length() - 1
            by = table.leader if state.tricks.fallen >> table.turn & 1 else table.turn
            outcome = decide(state, by, Pick((card,)))
        elif len(state.match.scored) > done:
            return state, log
        else:
            question = GAME.decisions(state)[0]
            outcome = decide(state, question.seat, answer(question, Rng(chooser.randbytes(8))))
