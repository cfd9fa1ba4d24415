"""Plays random Minchiate for tests."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Claim, ClaimItem, Number, Pick, Say
from bot.engine.rng import Rng
from bot.games.minchiate import GAME
from bot.games.minchiate.state import State
from tests.support.playing import Playing


def answer(state: State, question: Any, rng: Rng) -> Any:
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
