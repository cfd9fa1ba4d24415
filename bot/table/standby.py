"""The queue of a table: who comes when no chair is left waits for one (ux.md E48; T18).

Before the start every free chair is kept a minute for the first in the queue, then for the next; in a match it is so
with a chair for which a substitute is asked. While a chair is kept nobody else takes it.
"""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import LOBBY, PLAYING, TableState
from bot.table.ports import Timer
from bot.table.verdict import Context, OutOfDate, Verdict

KEPT = "kept"
"""The clock of a chair that is kept."""
MINUTE = 60_000
"""How long a chair is kept for one person, in ms."""
MOST = 20
"""People in one queue."""


def chairs_to_have(state: TableState) -> tuple[int, ...]:
    """The chairs on which somebody could sit down now: free ones, in a match those that are offered."""
    if state.status == LOBBY:
        return tuple(number for number, chair in enumerate(state.chairs) if chair.free)
    if state.status == PLAYING:
        return tuple(number for number, chair in enumerate(state.chairs) if chair.offered)
    return ()


def reserved_from(state: TableState, person: int | None) -> bool:
    """Whether every chair there is is kept for others than this person (None: a computer player)."""
    if any(one.person == person for one in state.kept):
        return False
    chairs = len(chairs_to_have(state))
    return 0 < chairs <= len(state.kept)


def queue(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """Stand in the queue, or leave it."""
    body = command.body
    assert isinstance(body, cmd.Queue)
    person = command.person
    if person is None:
        return Refusal("not-seated")
    if not body.join:
        return (ev.Unqueued(person),) if person in state.queue else Refusal("queue-not-in")
    if state.chair_of(person) is not None:
        return Refusal("already-seated")
    if person in state.queue:
        return Refusal("queue-in")
    if len(chairs_to_have(state)) > len(state.kept):
        return Refusal("queue-needless")
    return Refusal("queue-full", {"count": MOST}) if len(state.queue) >= MOST else (ev.Queued(person),)


def kept_over(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The house only: whoever did not come in her minute waits no more; the next one is asked."""
    body = command.body
    assert isinstance(body, cmd.KeptOver)
    if command.person is not None:
        return Refusal("not-host")
    late = next((one.person for one in state.kept if one.seq == body.guard), None)
    return OutOfDate() if late is None else (ev.Unqueued(late, "late"),)


def with_queue(state: TableState, verdict: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    """The facts, and what follows from them for those who wait."""
    if not state.queue and not any(isinstance(event, ev.Queued) for event in verdict):
        return verdict
    after = fold(state, verdict)
    if not after.open:
        return verdict
    chairs = len(chairs_to_have(after))
    told = tuple(ev.Unreserved(one.person) for one in after.kept[chairs:])
    having = {one.person for one in after.kept}
    waiting = [person for person in after.queue if person not in having]
    room = max(0, chairs - len(after.kept))
    return (*verdict, *told, *(ev.Reserved(person, context.now + MINUTE) for person in waiting[:room]))


def queue_timers(state: TableState) -> list[Timer]:
    """The clocks of the chairs that are kept."""
    return [Timer(KEPT, one.until, one.seq) for one in state.kept] if state.open else []
