"""Recomputes a tournament from its facts alone: pairings, seats, and the places that were published."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import RULES, State
from bot.duplicate.tournament.rounds import seats
from bot.duplicate.tournament.standings import places, standings


class Problem(msgspec.Struct, frozen=True):
    """What does not follow from the facts before it. ``code``: pairing, seats, places, or rules (the tournament follows
    rules of another number, so it cannot be recomputed). ``round`` is 0 where none is meant."""

    code: str
    round: int = 0


def problems(facts: Iterable[ev.Fact], name: str = "") -> tuple[Problem, ...]:
    """Return what does not agree in the facts of a tournament, () if all of it does.

    Raises KeyError or ValueError for facts that are not a tournament's own from its announcement on.
    """
    state, found = State(name), list[Problem]()
    for one in facts:
        if isinstance(one, ev.Announced) and one.rules != RULES:
            return (Problem("rules"),)
        if isinstance(one, ev.RoundBegun):
            pairing, tables = seats(state, one.round)
            if pairing.byes != one.byes or pairing.meetings != _meetings(one, pairing.meetings):
                found.append(Problem("pairing", one.round))
            elif tables != one.tables:
                found.append(Problem("seats", one.round))
        if isinstance(one, ev.Finished) and one.places != places(standings(state)):
            found.append(Problem("places"))
        state = fold(state, (one,))
    return tuple(found)


def _meetings(begun: ev.RoundBegun, expected: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the meetings of a round, in the order of the expected ones where they are the same people."""
    sat: dict[int, set[int]] = {}
    for table in begun.tables:
        sat.setdefault(table.meeting, set()).update(table.contestants)
    order = {frozenset(meeting): meeting for meeting in expected}
    return tuple(order.get(frozenset(its), tuple(sorted(its))) for _, its in sorted(sat.items()))
