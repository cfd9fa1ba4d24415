"""Plays random Minchiate for tests and the benchmark."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.actions import Chance, Claim, ClaimItem, Number, Pick, Say
from bot.engine.rng import Rng
from bot.games.minchiate import GAME
from bot.games.minchiate.facts import evolve
from bot.games.minchiate.game import decide
from bot.games.minchiate.play import legal_now
from bot.games.minchiate.state import PLAY, State
from tests.support.playing import Playing


class Dice:
    """Python's own random numbers, for deals that need not stay the same: drawing two cards shuffles no hand."""

    def __init__(self, numbers: Random) -> None:
        self.sample = numbers.sample
        self.below = numbers.randrange


def answer(state: State, question: Any, rng: Rng | Dice) -> Any:
    """Return a random legal answer to a question."""
    if question.number is not None:
        least, most = question.number
        return Number(least + rng.below(most - least + 1))
    if question.words:
        return Say(question.words[0].word)
    if question.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in question.claims if rng.below(2)))
    return Pick(tuple(rng.sample(question.cards, question.most)))


PLAYING = Playing(GAME, State, answer)
options, do, step, random_match = PLAYING.options, PLAYING.do, PLAYING.step, PLAYING.match


def deal_events(state: State, seed: int) -> tuple[State, list[Any]]:
    """Return one whole random deal from the shuffle to the count, with its log. This is the hot path of the
    benchmark."""
    log: list[Any] = []
    done = len(state.match.scored)
    chooser = Random(seed)
    fraction, dice = chooser.random, Dice(chooser)
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
            outcome = decide(state, question.seat, answer(state, question, dice))
