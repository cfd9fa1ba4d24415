"""The teacher of a guided hand: a few words for every decision, made from what the learner sees (ux.md S23)."""

from __future__ import annotations

from bot.engine.actions import Pick
from bot.engine.text import Line
from bot.engine.view import Count
from bot.table.allowance import CARD
from bot.teaching.hand import LEARNER, Position
from bot.teaching.talk import spoken
from bot.teaching.tricks import Spot, duty, reason

BEST = 2
"""So many lines of the count are said to have brought the points."""


def explained(at: Position) -> tuple[Line, ...]:
    """What is asked and what may be done by which rule; then what a good player would do, and why. () at the end."""
    decision = at.decision
    if decision is None:
        return ()
    if decision.kind in CARD and isinstance(at.suggested, Pick):
        spot = Spot(at, decision, at.suggested.cards[0])
        return (*duty(spot), reason(spot))
    return tuple(spoken(at, decision))


def summed_up(at: Position) -> tuple[Line, ...]:
    """How the deal ended for the learner: won, lost, even, or thrown in. () before its end."""
    if at.decision is not None:
        return ()
    count = counted(at)
    if count is None or not count.lines:
        return (Line("teach-end-void"),)
    mine = side_of(count, at)
    if count.winner is None:
        return (Line("teach-end-even"),)
    return (Line("teach-end-won" if count.winner == mine else "teach-end-lost"),)


def brought(at: Position) -> tuple[tuple[Line, int], ...]:
    """The lines of the count that brought the winner's points, the largest first, with their amounts."""
    count = counted(at)
    if count is None or count.winner is None:
        return ()
    won = [(Line(line.key, line.args), line.amounts[count.winner]) for line in count.lines]
    scored = [(line, amount) for line, amount in won if amount is not None and amount > 0]
    return tuple(sorted(scored, key=lambda one: -one[1])[:BEST])


def counted(at: Position) -> Count | None:
    """The score sheet of the deal, None before it is counted."""
    return next(iter(at.public.counts), None)


def side_of(count: Count, at: Position) -> int:
    """The learner's side on the score sheet."""
    seat = count.seating.index(LEARNER) if count.seating else at.own.seat
    sides = count.sides or at.public.sides
    return next(number for number, side in enumerate(sides) if seat in side)
