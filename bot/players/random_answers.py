"""The computer player that every game has: it answers any question with a random legal answer."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.rng import Rng
from bot.engine.view import SeatView


def at_random(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Return a random legal answer. Each kind of answer is equally likely."""
    return rng.choice(_ways(decision))(rng)


def plain(decision: Decision) -> Action:
    """Return the first legal answer: the game's neutral answer if it has one, otherwise the lowest cards."""
    if decision.default is not None:
        return decision.default
    if decision.cards:
        return Pick(decision.cards[: decision.least])
    if decision.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
    if decision.words:
        return Say(decision.words[0].word)
    low, high = decision.number or (0, 0)
    return Number((low + high) // 2)


def _ways(decision: Decision) -> list[Callable[[Rng], Action]]:
    ways: list[Callable[[Rng], Action]] = []
    if decision.cards:
        ways.append(lambda rng: _pick(decision, rng))
    if decision.words:
        ways.append(lambda rng: Say(rng.choice(decision.words).word))
    if decision.number is not None:
        low, high = decision.number
        ways.append(lambda rng: Number(low + rng.below(high - low + 1)))
    if decision.claims is not None:
        ways.append(lambda rng: _claim(decision, rng))
    if not ways:
        raise ValueError(f"a question without an answer: {decision.kind}")
    return ways


def _pick(decision: Decision, rng: Rng) -> Pick:
    count = decision.least + rng.below(decision.most - decision.least + 1)
    return Pick(tuple(rng.sample(decision.cards, count)))


def _claim(decision: Decision, rng: Rng) -> Claim:
    return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims or () if rng.below(2)))
