"""What a guided hand explains once, when it first matters: the topics of its game and the duties of a card."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.guide import Moment
from bot.teaching.cards import Spot, duty
from bot.teaching.lesson import Position, chosen, lessons

AT_ONCE = 2
"""Topics that are explained at one question, beside that of the question itself. Others wait for the next one."""

DUTIES = ("lead", "after-fool", "follow", "trumps", "trumps-higher", "void", "free", "fallen")
"""What a question for a card may ask of the learner, explained by the key ``teach-<name>``."""


class Told(msgspec.Struct, frozen=True):
    """What is told at a position: ``fresh`` topics are new there, ``known`` were explained at earlier questions,
    ``waiting`` matter already and are told later."""

    fresh: tuple[str, ...] = ()
    known: frozenset[str] = frozenset()
    waiting: tuple[str, ...] = ()


def told(at: Position) -> Told:
    """Return which topics are explained at a position."""
    now = Told()
    for one in (*at.before, at):
        known = now.known | frozenset(now.fresh)
        own = [name for name in _asked(one) if name not in known]
        due = [*now.waiting, *(name for name in _mattering(one) if name not in known and name not in now.waiting)]
        due = [name for name in due if name not in own]
        most = len(due) if one.decision is None else AT_ONCE
        now = Told(_in_order(at.slug, *due[:most], *own), known, tuple(due[most:]))
    return now


def _in_order(slug: str, *names: str) -> tuple[str, ...]:
    """Return topics in the order in which the game lists them, so that a term comes before what is said with it; the
    duties of a card last."""
    order = [one.name for one in lessons()[slug].topics]
    return tuple(sorted(names, key=lambda name: order.index(name) if name in order else len(order)))


def _mattering(at: Position) -> Sequence[str]:
    """Return the names of the topics that matter at a position, in the order in which they are told."""
    moment = Moment(at.own, at.decision, at.suggested, at.news)
    return [one.name for one in lessons()[at.slug].topics if one.reached(moment)]


def _asked(at: Position) -> Sequence[str]:
    """Return the topic or the duty of the question itself, which never waits."""
    spot = Spot.of(at)
    if spot is not None:
        return [duty(spot).key.removeprefix("teach-")]
    if at.decision is None:
        return []
    kind = lessons()[at.slug].asks.get(at.decision.kind, at.decision.kind)
    return [one.name for one in lessons()[at.slug].topics if one.name == kind]


def onward(at: Position) -> Position:
    """Return the next position where something new is explained, or the end of the deal, with the suggested answers
    until then."""
    while at.decision is not None and at.suggested is not None and not at.full:
        at = chosen(at, at.suggested)
        if told(at).fresh:
            break
    return at
