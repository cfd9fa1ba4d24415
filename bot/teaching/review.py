"""Which decisions of a person cost most, by what they could know when they took them."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bot.engine.actions import Action, Claim, Decision, Pick
from bot.engine.cards import Card
from bot.engine.view import SeatView
from bot.games.registry import game
from bot.players.hints import Adviser
from bot.players.search.judged import Advice, Judged
from bot.teaching.lesson import lessons
from bot.teaching.losses import Loss, kind_of
from bot.teaching.reasons import is_clear

BRIEFLY, AGAIN, CLOSELY = 96, 288, 960
"""Worlds in which each decision is judged first; those that seem to have cost something are judged again, with other
worlds: those that seem to have cost most closely, so that chance in the first ones names none, and the others to
measure what they cost (:class:`bot.teaching.losses.Loss`)."""
CLOSER = 6
"""Decisions that are judged closely."""
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
        """What the answer brought less than the best one, in the score of a deal. The best one is the best of the same
        worlds, so this is a little too large; means are taken of :class:`bot.teaching.losses.Loss` instead."""
        return self.advice.judged.lost[self.own]


class Review(msgspec.Struct, frozen=True):
    """The decisions that cost most, the worst first, and how many were judged.

    ``clear`` has deal and step of all decisions that were found to cost something beyond their interval, the worst
    first; those named come first. ``losses`` has all decisions of the deals that were judged to the end, in order. A
    review is not ``whole`` if a second judgement is missing because the search ended meanwhile: then decisions that
    cost something may be missing too.
    """

    costly: tuple[Costly, ...]
    judged: int
    clear: tuple[tuple[int, int], ...] = ()
    losses: tuple[Loss, ...] = ()
    whole: bool = True


class ReviewedDeal(msgspec.Struct, frozen=True):
    """What each judged decision of a deal cost, in order, and those that clearly cost something: the place in the deal
    and the number in the review, 0 for one that the review does not name."""

    deal: int
    lost: tuple[float, ...]
    clear: tuple[tuple[int, int], ...]


def curve_of(review: Review) -> tuple[ReviewedDeal, ...]:
    """Return the deals of a review in order, those that were judged to the end."""
    named = {deal_and_step: place + 1 for place, deal_and_step in enumerate(review.clear[:NAMED])}
    found = list[ReviewedDeal]()
    for deal in sorted({one.deal for one in review.losses}):
        losses = [one for one in review.losses if one.deal == deal]
        clear = tuple(
            (place, named.get((deal, one.step), 0))
            for place, one in enumerate(losses)
            if (deal, one.step) in review.clear
        )
        found.append(ReviewedDeal(deal, tuple(one.lost for one in losses), clear))
    return tuple(found)


async def reviewed(decisions: Sequence[Answered], adviser: Adviser, table: str) -> Review:
    """Return the review of some decisions. The same decisions have the same review."""
    losses, doubtful, unfinished = list[Loss](), list[Costly](), set[int]()
    for one in decisions:
        advice = await adviser.review(one.view, _seed(table, one, BRIEFLY), BRIEFLY, one.action)
        own = own_number(one, advice.judged) if advice is not None else None
        if advice is None or own is None:
            continue
        if own == advice.judged.best:
            losses.append(_loss(one, 0.0))
        else:
            doubtful.append(Costly(one, advice, own))
    judged = len(losses) + len(doubtful)
    doubtful.sort(key=lambda one: -one.lost)
    found = list[Costly]()
    for place, seeming in enumerate(doubtful):
        one, closely = seeming.answered, place < CLOSER
        worlds = CLOSELY if closely else AGAIN
        advice = await adviser.review(one.view, _seed(table, one, worlds), worlds, one.action)
        if advice is None:
            unfinished.add(one.deal)
            continue
        losses.append(_loss(one, _measured(seeming, advice.judged)))
        if closely and seeming.own != advice.judged.best and is_clear(advice.judged, seeming.own):
            found.append(Costly(one, advice, seeming.own))
    found.sort(key=lambda one: -one.lost)
    whole = sorted((one for one in losses if one.deal not in unfinished), key=lambda one: (one.deal, one.step))
    clear = tuple((one.answered.deal, one.answered.step) for one in found)
    return Review(tuple(found[:NAMED]), judged, clear, tuple(whole), not unfinished)


def _measured(seeming: Costly, judged: Judged) -> float:
    """Return how much more the answer that a first judgement holds for the best brings in the worlds of another one."""
    first = seeming.advice.judged
    # Every answer is judged in every world, so the difference of two losses is that of the two answers.
    return judged.lost[seeming.own] - judged.lost[judged.actions.index(first.actions[first.best])]


def _loss(one: Answered, lost: float) -> Loss:
    return Loss(one.deal, one.step, kind_of(one.view, one.decision), lost)


def own_number(answered: Answered, judged: Judged) -> int | None:
    """Return the number of an answer among those judged, None if it is not there.

    Of cards that are alike a search may judge the lowest alone: then it is the next lower one of the suit. Several
    cards or combinations may be judged in another order.
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
        case Pick(cards):
            same = [isinstance(one, Pick) and sorted(one.cards) == sorted(cards) for one in judged.actions]
            return same.index(True) if any(same) else None
        case Claim(items) if not any(item.cards for item in items):
            keys = {item.key for item in items}
            alike = [isinstance(one, Claim) and {item.key for item in one.items} == keys for one in judged.actions]
            return alike.index(True) if any(alike) else None
        case _:
            return None


def _seed(table: str, one: Answered, worlds: int) -> int:
    key = f"review {table} {one.deal} {one.step} {worlds}"
    return int.from_bytes(sha256(key.encode()).digest()[:7], "big")
