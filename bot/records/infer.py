"""From facts back to the decision they came from.

The log keeps facts and no clicks. A record tells decisions too, so that anybody can ask the rules of her own whether
they were legal: the decision is the answer to an open question from which the engine makes these very facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, islice
from typing import Any, cast

import msgspec

from bot.engine.actions import (
    Action,
    Chance,
    Claim,
    ClaimItem,
    Decision,
    Forfeit,
    Number,
    Pick,
    Refusal,
    Say,
    Stop,
    Yield,
)
from bot.engine.cards import Seat
from bot.engine.game import Game
from bot.table.play import chance_seed

MOST = 6000
"""Answers tried for one question. What was chosen nearly always stands in the facts and is tried first."""


def decision_of(game: Game, state: Any, seat: Seat, facts: Sequence[Any]) -> tuple[Action, int] | None:
    """The answer of a seat from which the first ``n`` of the facts follow, and n; None if none is found."""
    for question in game.decisions(state):
        if question.seat == seat:
            for action in islice(answers(question, facts), MOST):
                count = _follows(game, state, seat, action, facts)
                if count:
                    return action, count
    return None


def house_move(game: Game, state: Any, seed: bytes, facts: Sequence[Any]) -> tuple[Action, int] | None:
    """What the table did from which the first ``n`` of the facts follow, and n; None if nothing is found."""
    kind = game.chance(state)
    drawn = [Chance(seed=chance_seed(seed, kind))] if kind is not None else []
    players = range(game.meta.players)
    for action in (*drawn, Stop(), *map(Forfeit, players), *map(Yield, players)):
        count = _follows(game, state, None, action, facts)
        if count:
            return action, count
    return None


def _follows(game: Game, state: Any, seat: Seat | None, action: Action, facts: Sequence[Any]) -> int:
    made = game.decide(state, seat, action)
    return 0 if isinstance(made, Refusal) or tuple(facts[: len(made)]) != made else len(made)


def answers(question: Decision, facts: Sequence[Any]) -> Iterator[Action]:
    """Answers to a question, those that the facts speak of first."""
    said = _Said(facts)
    if question.default is not None:
        yield question.default
    if question.cards:
        yield from map(Pick, _picks(question, said))
    for word in question.words:
        yield Say(word.word)
    if question.number is not None:
        low, high = question.number
        yield from (Number(number) for number in said.numbers if low <= number <= high)
        yield from map(Number, range(low, high + 1))
    if question.claims is not None:
        yield from _claims(question, said)


class _Said:
    """Everything that stands in some facts: numbers, rows of numbers and texts, each once, in order."""

    def __init__(self, facts: Sequence[Any]) -> None:
        numbers: dict[int, None] = {}
        rows: dict[tuple[int, ...], None] = {}
        texts: dict[str, None] = {}
        stack: list[Any] = list(reversed([msgspec.to_builtins(fact) for fact in facts]))
        while stack:
            value = stack.pop()
            match value:
                case bool() | None:
                    pass
                case int():
                    numbers[value] = None
                case str():
                    texts[value] = None
                case dict():
                    stack += reversed(list(cast("dict[str, Any]", value).values()))
                case list() | tuple():
                    items = list(cast("Sequence[Any]", value))
                    if items and all(type(item) is int for item in items):
                        rows[tuple(items)] = None
                    stack += reversed(items)
                case _:
                    pass
        self.numbers, self.rows, self.texts = tuple(numbers), tuple(rows), frozenset(texts)


def _picks(question: Decision, said: _Said) -> Iterator[tuple[int, ...]]:
    offered = frozenset(question.cards)
    sizes = range(question.least, question.most + 1)
    yield from (row for row in said.rows if len(row) in sizes and offered.issuperset(row))
    named = [number for number in said.numbers if number in offered]
    if len(named) in sizes:
        yield tuple(named)
    yield from _some(named, sizes)
    yield from _some(question.cards, sizes)


def _some(cards: Sequence[int], sizes: Iterable[int]) -> Iterator[tuple[int, ...]]:
    return islice(chain.from_iterable(combinations(cards, size) for size in sizes), MOST // 3)


def _claims(question: Decision, said: _Said) -> Iterator[Claim]:
    offers = question.claims or ()
    named = [offer for offer in offers if offer.key in said.texts or offer.cards in said.rows]
    yield Claim(tuple(ClaimItem(offer.key) for offer in named))
    for size in range(len(offers) + 1):
        for some in combinations(offers, size):
            yield Claim(tuple(ClaimItem(offer.key) for offer in some))
    for offer in offers:
        yield from (Claim((ClaimItem(offer.key, row),)) for row in said.rows)
