"""The waiting list of a table: people who come when no chair is left wait for one (ux.md E48; T18).

Before the start every free chair is reserved for a minute for the first person on the list, then for the next; during a
match the same holds for a chair whose player asked for a substitute. Other people cannot take a reserved chair.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.clocks import MINUTE
from bot.table.facts import fact, fold, idle
from bot.table.model import LOBBY, PLAYING, Reservation, TableState, WaitingList
from bot.table.verdict import BOT, Commands, Context, OutOfDate, Verdict

COMMANDS = Commands()
on = COMMANDS.on

RESERVED_FOR = MINUTE
"""How long a chair is reserved for one person, in ms."""
MAX_WAITING = 20
"""Maximum number of people on one waiting list."""


def chairs_to_have(state: TableState) -> tuple[int, ...]:
    """Return the chairs a person could take now: free ones, in a match those that are offered."""
    if state.status == LOBBY:
        return tuple(number for number, chair in enumerate(state.chairs) if chair.free)
    if state.status == PLAYING:
        return tuple(number for number, chair in enumerate(state.chairs) if chair.offered)
    return ()


def reserved_from(state: TableState, person: int | None) -> bool:
    """Whether all available chairs are reserved for people other than this person (None: a computer player)."""
    if any(one.person == person for one in state.waiting_list.reserved):
        return False
    chairs = len(chairs_to_have(state))
    return 0 < chairs <= len(state.waiting_list.reserved)


def knows_a_hand(state: TableState, person: int | None) -> bool:
    """Whether the person has held a hand of this match: any other chair would show them a second one."""
    return any(person is not None and chair.held_by(person) for chair in state.chairs)


@on(cmd.Queue)
def queue(state: TableState, body: cmd.Queue, command: cmd.Command, context: Context) -> Verdict:
    """Join the waiting list, or leave it.

    A person who has held a hand of this match is refused: their own chair needs no waiting list.
    """
    person = command.person
    if person is None:
        return Refusal("not-seated")
    if not body.join:
        return (ev.Unqueued(person),) if person in state.waiting_list.people else Refusal("queue-not-in")
    if state.chair_of(person) is not None:
        return Refusal("already-seated")
    if person in state.waiting_list.people:
        return Refusal("queue-in")
    if knows_a_hand(state, person):
        return Refusal("queue-hands-known")
    if len(chairs_to_have(state)) > len(state.waiting_list.reserved):
        return Refusal("queue-needless")
    return (
        Refusal("queue-full", {"count": MAX_WAITING})
        if len(state.waiting_list.people) >= MAX_WAITING
        else (ev.Queued(person),)
    )


class KeptOver(cmd.Body, frozen=True):
    """From the bot: the time for which a chair was reserved for a person is over; it began at seq ``guard``."""

    guard: int


@on(KeptOver, by=BOT)
def kept_over(state: TableState, body: KeptOver, command: cmd.Command, context: Context) -> Verdict:
    """From the bot only: a person who did not take the reserved chair in time leaves the list; the next one is
    asked."""
    late = next((one.person for one in state.waiting_list.reserved if one.seq == body.guard), None)
    return OutOfDate() if late is None else (ev.Unqueued(late, "late"),)


def with_reservations(state: TableState, verdict: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """Return the events with what follows from them for the people on the waiting list."""
    after = fold(state, verdict)
    if not after.open:
        return verdict
    chairs = len(chairs_to_have(after))
    unreserved = tuple(ev.Unreserved(one.person) for one in after.waiting_list.reserved[chairs:])
    having = {one.person for one in after.waiting_list.reserved}
    waiting = [person for person in after.waiting_list.people if person not in having]
    room = max(0, chairs - len(after.waiting_list.reserved))
    return (*verdict, *unreserved, *(ev.Reserved(person, context.now + RESERVED_FOR) for person in waiting[:room]))


# -- what the facts change


@fact(ev.Queued)
def _queued(state: TableState, event: ev.Queued) -> TableState:
    waiting = replace(state.waiting_list, people=(*state.waiting_list.people, event.person))
    return replace(idle(state), waiting_list=waiting)


@fact(ev.Unqueued)
def _unqueued(state: TableState, event: ev.Unqueued) -> TableState:
    return off_the_list(idle(state), event.person)


@fact(ev.Reserved)
def _reserved(state: TableState, event: ev.Reserved) -> TableState:
    reserved = (*state.waiting_list.reserved, Reservation(event.person, event.until, state.seq))
    return replace(idle(state), waiting_list=replace(state.waiting_list, reserved=reserved))


@fact(ev.Unreserved)
def _unreserved(state: TableState, event: ev.Unreserved) -> TableState:
    reserved = tuple(one for one in state.waiting_list.reserved if one.person != event.person)
    return replace(idle(state), waiting_list=replace(state.waiting_list, reserved=reserved))


def off_the_list(state: TableState, person: int) -> TableState:
    """Remove the person from the waiting list and from the reserved chairs."""
    waiting = state.waiting_list
    if person not in waiting.people:
        return state
    people = tuple(one for one in waiting.people if one != person)
    reserved = tuple(one for one in waiting.reserved if one.person != person)
    return replace(state, waiting_list=WaitingList(people, reserved))
