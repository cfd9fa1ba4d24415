"""Decisions between the engine, which numbers cards, and the record, which names them.

A record holds the decisions beside the facts, so that any implementation of the rules can check whether they were
legal. The log holds each player's decision (:attr:`bot.table.events.Acted.action`). Older logs and the bot's own moves
hold facts only: there the decision is searched for among the answers to the open question. It is the one from which
the engine makes exactly the stored facts.
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
    ConcedeDeal,
    Decision,
    Forfeit,
    Number,
    Pick,
    Refusal,
    Say,
    Stop,
)
from bot.engine.cards import Card, Pack, Seat
from bot.engine.game import Game
from bot.engine.seal import chance_seed
from bot.records.model import (
    ClaimedItem,
    Did,
    DidChance,
    DidClaim,
    DidForfeit,
    DidNumber,
    DidPick,
    DidSay,
    DidStop,
    DidYield,
)

BY_BOT = (DidChance, DidStop, DidForfeit, DidYield)
"""Actions that only the bot takes."""


def did(action: Action, pack: Pack, chance: str | None) -> Did:
    """Return a decision as the record writes it. ``chance`` is the randomness that was due.

    Raises ValueError if no record can hold the action (a draw while none was due).
    """
    match action:
        case Pick(cards):
            return DidPick(cards=tuple(pack.names(cards)))
        case Say(word):
            return DidSay(word=word)
        case Number(value):
            return DidNumber(value=value)
        case Claim(items):
            named = (ClaimedItem(key=item.key, cards=tuple(pack.names(item.cards))) for item in items)
            return DidClaim(items=tuple(named))
        case Forfeit(player):
            return DidForfeit(player=player)
        case ConcedeDeal(player):
            return DidYield(player=player)
        case Stop():
            return DidStop()
        case Chance():
            if chance == "draw":
                return DidChance(kind="draw")
            if chance == "shuffle":
                return DidChance(kind="shuffle")
            raise ValueError(f"no randomness of the kind {chance}")


def action_of(done: Did, pack: Pack, seed: bytes) -> Action:
    """Return the engine's action. ``seed`` is the randomness of the deal. A card that is not in the pack becomes -1."""
    match done:
        case DidPick(cards=cards):
            return Pick(_cards(cards, pack))
        case DidSay(word=word):
            return Say(word)
        case DidNumber(value=value):
            return Number(value)
        case DidClaim(items=items):
            return Claim(tuple(ClaimItem(item.key, _cards(item.cards, pack)) for item in items))
        case DidForfeit(player=player):
            return Forfeit(player)
        case DidYield(player=player):
            return ConcedeDeal(player)
        case DidStop():
            return Stop()
        case DidChance(kind=kind):
            return Chance(seed=chance_seed(seed, kind))


def _cards(ids: Iterable[str], pack: Pack) -> tuple[Card, ...]:
    found = (pack.card(card_id) for card_id in ids)
    return tuple(-1 if card is None else card for card in found)


MAX_TRIED = 6000
"""Maximum number of answers tried for one question. The chosen answer nearly always appears in the facts and is tried
first."""


def decision_of(
    game: Game, state: Any, seat: Seat, facts: Sequence[Any], stored: Action | None = None
) -> tuple[Action, int] | None:
    """Return the seat's answer from which the first ``n`` facts follow, and ``n``; None if no answer is found.

    ``stored`` is the answer that the log holds; without it, the answer is searched for. If the rules were corrected
    since and other facts would follow from the stored answer today, all facts count as following from it.
    """
    if stored is not None:
        return stored, _follows(game, state, seat, stored, facts) or len(facts)
    for question in game.decisions(state):
        if question.seat == seat:
            for action in islice(answers(question, facts), MAX_TRIED):
                count = _follows(game, state, seat, action, facts)
                if count:
                    return action, count
    return None


def bot_move(game: Game, state: Any, seed: bytes, facts: Sequence[Any]) -> tuple[Action, int] | None:
    """Return the bot's action from which the first ``n`` facts follow, and ``n``; None if no action is found."""
    kind = game.chance(state)
    drawn = [Chance(seed=chance_seed(seed, kind))] if kind is not None else []
    players = range(game.meta.players)
    for action in (*drawn, Stop(), *map(Forfeit, players), *map(ConcedeDeal, players)):
        count = _follows(game, state, None, action, facts)
        if count:
            return action, count
    return None


def _follows(game: Game, state: Any, seat: Seat | None, action: Action, facts: Sequence[Any]) -> int:
    made = game.decide(state, seat, action)
    return 0 if isinstance(made, Refusal) or tuple(facts[: len(made)]) != made else len(made)


def answers(question: Decision, facts: Sequence[Any]) -> Iterator[Action]:
    """Yield answers to a question, starting with those suggested by the facts."""
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
    """All numbers, rows of numbers and texts in some facts, each once, in order of appearance."""

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
    return islice(chain.from_iterable(combinations(cards, size) for size in sizes), MAX_TRIED // 3)


def _claims(question: Decision, said: _Said) -> Iterator[Claim]:
    offers = question.claims or ()
    named = [offer for offer in offers if offer.key in said.texts or offer.cards in said.rows]
    yield Claim(tuple(ClaimItem(offer.key) for offer in named))
    for size in range(len(offers) + 1):
        for some in combinations(offers, size):
            yield Claim(tuple(ClaimItem(offer.key) for offer in some))
    for offer in offers:
        yield from (Claim((ClaimItem(offer.key, row),)) for row in said.rows)
