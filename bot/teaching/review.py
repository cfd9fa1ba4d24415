"""Which decisions of a person cost most, by what they could know when they took them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bot.engine.actions import Action, Decision, Pick
from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.games.registry import game
from bot.players.hints import Adviser
from bot.players.search.judged import Advice, Judged
from bot.teaching.lesson import lessons
from bot.teaching.reasons import is_clear

BRIEFLY, CLOSELY = 96, 960
"""Worlds in which each decision is judged first, and those that seem to have cost most again."""
CLOSER = 6
"""Decisions that are judged again, with other worlds: so chance in the first ones names none."""
NAMED = 3
"""Decisions that a review names at most."""


class Answered(msgspec.Struct, frozen=True):
    """A decision that a person took: the deal, the number of the step in it from 0, the match before it, their view,
    the question and the answer."""

    deal: int
    step: int
    match: Any
    view: SeatView
    decision: Decision
    action: Action


class Costly(msgspec.Struct, frozen=True):
    """A decision that cost something, its judgement, and the number of the answer among those judged."""

    answered: Answered
    advice: Advice
    own: int

    @property
    def lost(self) -> float:
        """What the answer brought less than the best one, in the score of a deal."""
        return self.advice.judged.lost[self.own]


class Review(msgspec.Struct, frozen=True):
    """The decisions that cost most, the worst first, and how many were judged."""

    costly: tuple[Costly, ...]
    judged: int


async def reviewed(decisions: Sequence[Answered], adviser: Adviser, table: str) -> Review:
    """Return the review of some decisions. The same decisions have the same review."""
    first = list[tuple[float, Answered]]()
    judged = 0
    for one in decisions:
        advice = await adviser.review(one.view, _seed(table, one, BRIEFLY), BRIEFLY)
        own = own_number(one, advice.judged) if advice is not None else None
        if advice is None or own is None:
            continue
        judged += 1
        if own != advice.judged.best:
            first.append((advice.judged.lost[own], one))
    first.sort(key=lambda pair: -pair[0])
    found = list[Costly]()
    for _, one in first[:CLOSER]:
        advice = await adviser.review(one.view, _seed(table, one, CLOSELY), CLOSELY)
        own = own_number(one, advice.judged) if advice is not None else None
        if advice is not None and own is not None and own != advice.judged.best and is_clear(advice.judged, own):
            found.append(Costly(one, advice, own))
    found.sort(key=lambda one: -one.lost)
    return Review(tuple(found[:NAMED]), judged)


def own_number(answered: Answered, judged: Judged) -> int | None:
    """Return the number of an answer among those judged, None if it is not there.

    Of cards that are alike a search may judge the lowest alone: then it is the next lower one of the suit.
    """
    if answered.action in judged.actions:
        return judged.actions.index(answered.action)
    slug = answered.view.public.game
    lesson, suits = lessons().get(slug), game(slug).meta.pack.suits
    match answered.action:
        case Pick((card,)) if lesson is not None:
            singles = [one.cards[0] for one in judged.actions if isinstance(one, Pick) and len(one.cards) == 1]
            lower: Card | None = None
            for other in singles:
                below = suits[other] == suits[card] and lesson.beats(answered.view, card, other)
                if below and (lower is None or lesson.beats(answered.view, other, lower)):
                    lower = other
            return judged.actions.index(Pick((lower,))) if lower is not None else None
        case _:
            return None


def _seed(table: str, one: Answered, worlds: int) -> int:
    key = f"review {table} {one.deal} {one.step} {worlds}"
    return int.from_bytes(sha256(key.encode()).digest()[:7], "big")
