"""Guided hands played to their end by different hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.actions import Action
from bot.engine.rng import Rng
from bot.players.novice import novice
from bot.teaching.answers import Unreadable, code
from bot.teaching.hand import Position, chosen, lessons, position

SLUGS = sorted(lessons())
Chooses = Callable[[Position], Action]


def suggested(at: Position) -> Action:
    """What a good player would do."""
    assert at.suggested is not None
    return at.suggested


def other(seed: int) -> Chooses:
    """Any legal answer, a different one with every seed."""

    def choose(at: Position) -> Action:
        assert at.decision is not None
        for again in range(40):
            answer = novice(at.own, at.decision, Rng(f"{seed} {at.line} {again}".encode()))
            try:
                code(at.decision, answer)
            except Unreadable:
                continue
            return answer
        raise AssertionError("no legal answer")

    return choose


def played(slug: str, choose: Chooses) -> Iterator[Position]:
    """Every position of a guided hand, the last one where nothing more is asked or nothing more fits the line."""
    at = position(slug)
    yield at
    while at.decision is not None and not at.full:
        at = chosen(at, choose(at))
        yield at
