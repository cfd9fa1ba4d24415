"""What each fact changes. Nothing is decided here; an old fact reads as it always did."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.model import (
    ANNOUNCED,
    CANCELLED,
    CHECK_IN,
    FINISHED,
    RUNNING,
    Change,
    Contestant,
    Penalty,
    Result,
    Round,
    State,
    is_bot,
)

F = TypeVar("F", bound=ev.Fact)
CHANGES: dict[type[ev.Fact], Callable[[State, Any], State]] = {}


def fact(kind: type[F]) -> Callable[[Callable[[State, F], State]], Callable[[State, F], State]]:
    """Register what a fact changes."""

    def register(change: Callable[[State, F], State]) -> Callable[[State, F], State]:
        CHANGES[kind] = change
        return change

    return register


def fold(state: State, facts: Iterable[ev.Fact]) -> State:
    """Return the state after these facts. Raises KeyError for a fact that is not one of a tournament."""
    for one in facts:
        state = CHANGES[type(one)](replace(state, seq=state.seq + 1), one)
    return state


def _with(state: State, contestant: Contestant) -> State:
    return replace(state, contestants={**state.contestants, contestant.number: contestant})


def _in_round(state: State, number: int, change: Callable[[Round], Round]) -> State:
    rounds = tuple(change(one) if one.number == number else one for one in state.rounds)
    return replace(state, rounds=rounds)


def _changed(state: State, number: int, change: Change) -> State:
    return _in_round(state, number, lambda one: replace(one, changes=(*one.changes, change)))


@fact(ev.Announced)
def _announced(state: State, event: ev.Announced) -> State:
    directors = frozenset(() if event.by is None or not event.directed else (event.by,))
    return replace(state, status=ANNOUNCED, settings=event, directors=directors)


@fact(ev.Joined)
def _joined(state: State, event: ev.Joined) -> State:
    state = _with(state, Contestant(event.contestant, event.members, event.name, event.since, event.ranked))
    there = [one for one in event.members if event.since > 1 or is_bot(one)]
    return replace(state, present=state.present.union(there), entered=state.entered + 1)


@fact(ev.Withdrawn)
def _withdrawn(state: State, event: ev.Withdrawn) -> State:
    """Forget a contestant who has played no round; of another one keep what they did."""
    contestant = state.contestants[event.contestant]
    if not state.rounds:
        rest = {number: one for number, one in state.contestants.items() if number != event.contestant}
        return replace(state, contestants=rest, present=state.present.difference(contestant.members))
    state = _with(state, replace(contestant, withdrawn=event.why, last=len(state.rounds)))
    return replace(state, gone=state.gone.union(contestant.members))


@fact(ev.LeftTeam)
def _left(state: State, event: ev.LeftTeam) -> State:
    return replace(state, gone=state.gone | {event.person}, present=state.present - {event.person})


@fact(ev.CheckInOpened)
def _check_in_opened(state: State, event: ev.CheckInOpened) -> State:
    return replace(state, status=CHECK_IN)


@fact(ev.CheckedIn)
def _checked_in(state: State, event: ev.CheckedIn) -> State:
    return replace(state, present=state.present | {event.person}, absent=state.absent - {event.person})


@fact(ev.RoundBegun)
def _round_begun(state: State, event: ev.RoundBegun) -> State:
    new = Round(event.round, event.tables, event.byes, event.boards, event.at, event.until)
    return replace(state, status=RUNNING, rounds=(*state.rounds, new))


@fact(ev.Replaced)
def _replaced(state: State, event: ev.Replaced) -> State:
    state = replace(state, absent=state.absent | {event.person}, present=state.present - {event.person})
    return _changed(state, event.round, Change(event.table, event.chair, event.deal, None))


@fact(ev.TakenOver)
def _taken_over(state: State, event: ev.TakenOver) -> State:
    state = replace(state, absent=state.absent - {event.person}, present=state.present | {event.person})
    return _changed(state, event.round, Change(event.table, event.chair, event.deal, event.person))


@fact(ev.Substituted)
def _substituted(state: State, event: ev.Substituted) -> State:
    contestant = state.contestants[event.contestant]
    members = tuple(event.substitute if one == event.person else one for one in contestant.members)
    state = _with(state, replace(contestant, members=members, former=(*contestant.former, event.person)))
    state = replace(
        state,
        present=state.present - {event.person} | {event.substitute},
        absent=state.absent - {event.person},
        gone=state.gone - {event.person, event.substitute},
    )
    if not event.round:
        return state
    return _changed(state, event.round, Change(event.table, event.chair, event.deal, event.substitute))


@fact(ev.Scored)
def _scored(state: State, event: ev.Scored) -> State:
    result = Result(event.scores, part=event.part, log=event.log, at=event.at)
    return _resulted(state, event.round, (event.table, event.deal), result)


@fact(ev.Adjusted)
def _adjusted(state: State, event: ev.Adjusted) -> State:
    result = Result(event.scores, event.percents, reason=event.reason, at=event.at)
    return _resulted(state, event.round, (event.table, event.deal), result)


def _resulted(state: State, number: int, at: tuple[int, int], result: Result) -> State:
    return _in_round(state, number, lambda one: replace(one, results={**one.results, at: result}))


@fact(ev.Penalized)
def _penalized(state: State, event: ev.Penalized) -> State:
    penalty = Penalty(event.contestant, event.points, event.reason)
    return replace(state, penalties=(*state.penalties, penalty))


@fact(ev.Extended)
def _extended(state: State, event: ev.Extended) -> State:
    return _in_round(state, event.round, lambda one: replace(one, until=event.until))


@fact(ev.RoundClosed)
def _round_closed(state: State, event: ev.RoundClosed) -> State:
    return _in_round(state, event.round, lambda one: replace(one, closed=event.why, ended=event.at))


@fact(ev.Appointed)
def _appointed(state: State, event: ev.Appointed) -> State:
    return replace(state, directors=state.directors | {event.person})


@fact(ev.Paused)
def _paused(state: State, event: ev.Paused) -> State:
    return replace(state, paused=event.at)


@fact(ev.Resumed)
def _resumed(state: State, event: ev.Resumed) -> State:
    """Everything is later by the time of the pause."""
    was, running = state.announced, state.round
    settings = replace(was, opens=was.opens + event.ms, begins=was.begins + event.ms)
    state = replace(state, paused=0, settings=settings)
    if running is None or not running.until:
        return state
    return _in_round(state, running.number, lambda one: replace(one, until=one.until + event.ms))


@fact(ev.Finished)
def _finished(state: State, event: ev.Finished) -> State:
    return replace(state, status=FINISHED, ended=event.at, places=event.places)


@fact(ev.Cancelled)
def _cancelled(state: State, event: ev.Cancelled) -> State:
    return replace(state, status=CANCELLED, ended=event.at, reason=event.reason)
