"""What facts about chairs, and about the queue for them, make of a table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.table import events as ev
from bot.table.model import Chair, Kept, Quiet, TableState, untouched_since


def relieved(state: TableState, player: int, person: int, seq: int) -> TableState:
    """A substitute takes the chair, with a clean slate."""
    before = state.chairs[player]
    first = before.person if before.first is None else before.first
    state = replace(
        left_queue(state, person),
        strikes=with_at(state.strikes, player, 0),
        acted_at=with_at(state.acted_at, player, 0),
        nudged=with_at(state.nudged, player, 0),
        ready=state.ready - {player},
        pausing=state.pausing - {player},
        quiet=quiet_of_others(state.quiet, player),
        touched=seq,
    )
    sat = before.substitutes
    sat = sat if person == first or person in sat else (*sat, person)
    return with_chair(state, seq, player, Chair(person=person, since=seq, first=first, substitutes=sat))


def idle(state: TableState) -> TableState:
    """The fact that comes next is no sign of life of the lobby."""
    return replace(state, idle_at=state.seq + 1, idle_from=untouched_since(state))


def left_queue(state: TableState, person: int) -> TableState:
    """She has a chair, or wishes none any more."""
    if person not in state.queue:
        return state
    queue = tuple(one for one in state.queue if one != person)
    return replace(state, queue=queue, kept=tuple(one for one in state.kept if one.person != person))


def queue_moved(state: TableState, event: Any, seq: int) -> TableState:
    """The queue for a chair has moved; that is no sign of life of the lobby."""
    state = replace(idle(state), seq=seq)
    match event:
        case ev.Queued(person=person):
            return replace(state, queue=(*state.queue, person))
        case ev.Reserved(person=person, until=until):
            return replace(state, kept=(*state.kept, Kept(person, until, seq)))
        case ev.Unreserved(person=person):
            return replace(state, kept=tuple(one for one in state.kept if one.person != person))
        case _:
            return left_queue(state, event.person)


def away(state: TableState, player: int, why: str, seq: int) -> TableState:
    """Who is waited for a full deal long; an account that is no more only to the end of this one (E6)."""
    running = state.seal.deal if state.seal else 1
    first = running if state.between or why == "deleted" else running + 1
    return with_chair(state, seq, player, replace(state.chairs[player], away=True, away_since=seq, away_deal=first))


def quiet_of_others(quiet: tuple[Quiet, ...], player: int) -> tuple[Quiet, ...]:
    """The quiet hours of everybody else."""
    return tuple(one for one in quiet if one.player != player)


def with_at(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with another one at that place."""
    return (*values[:place], value, *values[place + 1 :])


def with_chair(state: TableState, seq: int, number: int, chair: Chair) -> TableState:
    """Another chair at that place."""
    chairs = (*state.chairs[:number], chair, *state.chairs[number + 1 :])
    return replace(state, seq=seq, chairs=chairs)
