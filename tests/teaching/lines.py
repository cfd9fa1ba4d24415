"""Guided lessons played to their end with different answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.actions import Action
from bot.engine.rng import Rng
from bot.players.random_answers import at_random
from bot.teaching.lesson import Position, Unreadable, chosen, digit, lessons, position

SLUGS = sorted(lessons())
Chooses = Callable[[Position], Action]


def suggested(at: Position) -> Action:
    """Return what a good player would do."""
    assert at.suggested is not None
    return at.suggested


def other(seed: int) -> Chooses:
    """Return a chooser of legal answers, which differ with every seed."""

    def choose(at: Position) -> Action:
        assert at.decision is not None
        for again in range(40):
            answer = at_random(at.own, at.decision, Rng(f"{seed} {at.line} {again}".encode()))
            try:
                digit(at.decision, answer)
            except Unreadable:
                continue
            return answer
        raise AssertionError("no legal answer")

    return choose


def played(slug: str, choose: Chooses) -> Iterator[Position]:
    """Yield every position of a guided hand; the last one is where nothing more is asked or the line is full."""
    at = position(slug)
    yield at
    while at.decision is not None and not at.full:
        at = chosen(at, choose(at))
        yield at
