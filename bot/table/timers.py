"""Every deadline of a table as a function of its state, and the service that waits for the clocks of all tables.

``DEADLINES`` lists the kinds of deadlines: when each is, and which command follows when it has passed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator

from msgspec import Struct, structs

from bot.table import commands as cmd
from bot.table.clocks import (
    DAY,
    HOUR,
    MINUTE,
    awake_from,
    awake_until,
    quiet_spans_of,
    time_allowed,
)
from bot.table.host import CheckOver, PassHost, heir
from bot.table.leaving import ABANDON_AFTER, Abandon
from bot.table.model import LOBBY, ORDINARY, PLAYING, TableState, untouched_since
from bot.table.pause import FORSAKEN, GONE, TellRest
from bot.table.ports import Clock, Timer
from bot.table.selectors import call_of, deal_number, humans, waits_for_people
from bot.table.turn_calls import FIRST_CALL, JUST_ACTED, MAX_CALLS, REMIND_AFTER, CallUp
from bot.table.waiting_list import KeptOver

LOBBY_LIFE = DAY
"""A lobby without activity closes after this time, in ms."""
EMPTY_LIFE = 10 * MINUTE
"""A lobby in which no person sits closes after this time, in ms."""
HOST_LIFE = 10 * MINUTE
"""How long a full lobby waits for its host before the host role passes on, in ms."""
GONE_LIFE = 7 * DAY
"""How long a match whose thread was deleted waits for its host, in ms (ux.md E11)."""
REST_TOLD, REST_LIFE = DAY, 30 * DAY
"""How long a match is paused before its people are told, and before it closes without a result, in ms (ux.md 3.2)."""
IDLE_LIFE = {"live": 15 * MINUTE, "relaxed": 15 * MINUTE}
"""After how long without any person's action the table is paused, in ms; see also :func:`put_off`."""
NEXT_DEAL = {"live": MINUTE // 2, "relaxed": 10 * MINUTE, "daily": 12 * HOUR, "none": 12 * HOUR}
"""How long the pause between deals waits for everybody to be ready, in ms."""

TURNS, BETWEEN, PAUSED = "turns", "between", "paused"
"""The phases of a running match: players decide, between deals, paused. A lobby is a phase too."""


class Deadline(Struct, frozen=True):
    """A kind of deadline, which exists in these phases of a table. ``timers`` returns its clocks, each as if it started
    now (Unix ms); ``then`` returns the command when one has run out, None for a computer player's answer."""

    phases: tuple[str, ...]
    timers: Callable[[TableState, int], Iterable[Timer]]
    then: Callable[[Timer], cmd.Body] | None


def timers_for(state: TableState, now: int, running: Iterable[Timer] = ()) -> tuple[Timer, ...]:
    """Return the clocks the table has now. A clock that was already running for the same thing keeps its time."""
    phase = _phase(state)
    known = {(timer.kind, timer.player, timer.guard): timer for timer in running}
    wanted = (
        timer for deadline in DEADLINES.values() if phase in deadline.phases for timer in deadline.timers(state, now)
    )
    return tuple(known.get((timer.kind, timer.player, timer.guard), timer) for timer in wanted)


def still_means(state: TableState, timer: Timer) -> bool:
    """Whether a clock that has run out is still valid."""
    deadline = DEADLINES.get(timer.kind)
    if deadline is None or _phase(state) not in deadline.phases:
        return False
    return any((live.player, live.guard) == (timer.player, timer.guard) for live in deadline.timers(state, 0))


def put_off(state: TableState, timer: Timer, seen: int) -> Timer | None:
    """Return the idle clock, moved because a person was active at ``seen`` (Unix ms); None if it stays as it is or the
    clock is of another kind.

    ux.md 3.2 and T96 pause a table "when everyone is idle", after 15 minutes without an action; 3.1 gives the pause
    back to every clock, and the first control resumes. But a player may take longer than that over one decision (3.1)
    while the others have nothing to decide. A person who looks at cards, score or last trick, or nudges, is present and
    waits. This counts as an action, so the clock of the player they wait for runs out as 3.2 says. A table that no
    person touches is paused after exactly 15 minutes, so that no cards are played for people who left together.

    If only one person plays, no one waits for them: only their own decisions move the clock, and no card is played for
    them.
    """
    idle = IDLE_LIFE.get(state.pace)
    if timer.kind != "idle" or idle is None or len(humans(state)) < 2 or seen + idle <= timer.fire_at:
        return None
    return structs.replace(timer, fire_at=seen + idle)


def _phase(state: TableState) -> str:
    """Return the phase of an open table, "" for one that is over."""
    if state.status == LOBBY:
        return LOBBY
    if state.status != PLAYING:
        return ""
    if state.pause is not None:
        return PAUSED
    return BETWEEN if state.between else TURNS


def _next_deal(state: TableState, now: int) -> Iterator[Timer]:
    yield Timer("next", now + NEXT_DEAL[state.pace], deal_number(state))


def _turns(state: TableState, now: int) -> Iterator[Timer]:
    """Time for a decision and then the bank, for each person waited for."""
    left = dict(state.clocks.left)
    for player in waits_for_people(state):
        allowed = time_allowed(state, player)
        if allowed is not None:
            ends = awake_until(now, left.get(player, allowed), quiet_spans_of(state, player))
            yield Timer("turn", ends, state.asked[player], player)


def _notices(state: TableState, now: int) -> Iterator[Timer]:
    """The first call to each player waited for."""
    if state.pace not in FIRST_CALL:
        return
    for player in waits_for_people(state):
        if call_of(state, player) is None:
            at = max(now + FIRST_CALL[state.pace], state.clocks.acted_at[player] + JUST_ACTED)
            yield Timer("notice", awake_from(at, quiet_spans_of(state, player)), state.asked[player], player)


def _reminders(state: TableState, now: int) -> Iterator[Timer]:
    """The second call to each player waited for."""
    if state.pace not in REMIND_AFTER:
        return
    left, (part, whole) = dict(state.clocks.left), REMIND_AFTER[state.pace]
    for player in waits_for_people(state):
        before, allowed, quiet = call_of(state, player), time_allowed(state, player), quiet_spans_of(state, player)
        if allowed is not None and (before is None or before.number < MAX_CALLS):
            passed = allowed - left.get(player, allowed)
            due = max(0, allowed * part // whole - passed)
            yield Timer("reminder", awake_from(awake_until(now, due, quiet), quiet), state.asked[player], player)


def _lobby(state: TableState, now: int) -> Iterator[Timer]:
    yield Timer("lobby", now + LOBBY_LIFE, untouched_since(state))


def _absent(state: TableState, now: int) -> Iterator[Timer]:
    """When players who are away have abandoned the match, at a pace where time decides."""
    if state.pace in ABANDON_AFTER and state.board is None:
        for player, chair in enumerate(state.chairs):
            if chair.away and not chair.gone:
                yield Timer("abandon", now + ABANDON_AFTER[state.pace], chair.away_since, player)


def _reserved_chairs(state: TableState, now: int) -> Iterator[Timer]:
    for one in state.waiting_list.reserved:
        yield Timer("kept", one.until, one.seq)


def _check(state: TableState, now: int) -> Iterator[Timer]:
    if state.check is not None:
        yield Timer("check", state.check.until, state.check.since)


def _absent_host(state: TableState, now: int) -> Iterator[Timer]:
    if state.check is None and heir(state) is not None:
        yield Timer("host", now + HOST_LIFE, untouched_since(state))


def _empty(state: TableState, now: int) -> Iterator[Timer]:
    if not humans(state):
        yield Timer("empty", now + EMPTY_LIFE, 0)


def _gone(state: TableState, now: int) -> Iterator[Timer]:
    if state.pause is not None and state.pause.reason == GONE:
        yield Timer(GONE, now + GONE_LIFE, state.pause.since)


def _forsaken(state: TableState, now: int) -> Iterator[Timer]:
    if state.pause is not None and state.pause.reason in ORDINARY:
        yield Timer(FORSAKEN, now + REST_LIFE, state.pause.since)


def _resting(state: TableState, now: int) -> Iterator[Timer]:
    """When the people of a table that rests are told when it will close."""
    if state.pause is not None and state.pause.reason in ORDINARY and not state.pause.closes_at:
        yield Timer("resting", now + REST_TOLD, state.pause.since)


def _idle(state: TableState, now: int) -> Iterator[Timer]:
    if state.pace in IDLE_LIFE and state.board is None:
        yield Timer("idle", now + IDLE_LIFE[state.pace], state.touched)


DEADLINES: dict[str, Deadline] = {
    "lobby": Deadline((LOBBY,), _lobby, lambda timer: cmd.Close("expired")),
    "next": Deadline((BETWEEN,), _next_deal, lambda timer: cmd.NextDeal(timer.guard, unpublished=True)),
    "turn": Deadline((TURNS,), _turns, None),
    "notice": Deadline((TURNS,), _notices, lambda timer: CallUp(timer.player, timer.guard, timer.kind)),
    "reminder": Deadline((TURNS,), _reminders, lambda timer: CallUp(timer.player, timer.guard, timer.kind)),
    "abandon": Deadline((TURNS, BETWEEN, PAUSED), _absent, lambda timer: Abandon(timer.player, timer.guard)),
    "kept": Deadline((LOBBY, TURNS, BETWEEN, PAUSED), _reserved_chairs, lambda timer: KeptOver(timer.guard)),
    "check": Deadline((LOBBY,), _check, lambda timer: CheckOver(timer.guard)),
    "host": Deadline((LOBBY,), _absent_host, lambda timer: PassHost(timer.guard)),
    "empty": Deadline((LOBBY,), _empty, lambda timer: cmd.Close("empty")),
    GONE: Deadline((PAUSED,), _gone, lambda timer: cmd.Close(GONE)),
    FORSAKEN: Deadline((PAUSED,), _forsaken, lambda timer: cmd.Close(FORSAKEN)),
    "resting": Deadline((PAUSED,), _resting, lambda timer: TellRest(timer.guard)),
    "idle": Deadline((TURNS, BETWEEN), _idle, lambda timer: cmd.Pause(timer.guard)),
}
"""All deadlines by kind. The kind is stored with a clock."""


class TimerService:
    """Keeps the clocks of all tables and sleeps until the earliest. ``fire`` is called with table id and clock."""

    def __init__(self, clock: Clock, fire: Callable[[str, Timer], Awaitable[None]]) -> None:
        self._clock = clock
        self._fire = fire
        self._timers: dict[str, tuple[Timer, ...]] = {}
        self._changed = asyncio.Event()
        self._until = float("inf")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start watching the clocks."""
        self._task = asyncio.create_task(self._run(), name="timers")

    async def stop(self) -> None:
        """Stop watching; the clocks stay in the store."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def set(self, table: str, timers: tuple[Timer, ...]) -> None:
        """Replace the clocks of a table."""
        if timers:
            self._timers[table] = timers
        else:
            self._timers.pop(table, None)
        # Every move puts clocks off: wake up to search all tables only when a clock is due earlier.
        if not self._timers or min((timer.fire_at for timer in timers), default=self._until) < self._until:
            self._changed.set()

    def of(self, table: str) -> tuple[Timer, ...]:
        """The clocks of a table."""
        return self._timers.get(table, ())

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            due = min(
                ((timer.fire_at, table, timer) for table, timers in self._timers.items() for timer in timers),
                key=lambda item: item[0],
                default=None,
            )
            self._until = due[0] if due is not None else float("inf")
            if due is None:
                await self._changed.wait()
                continue
            fire_at, table, timer = due
            if fire_at > self._clock.now():
                sleeper = asyncio.create_task(self._clock.sleep_until(fire_at))
                changed = asyncio.create_task(self._changed.wait())
                try:
                    await asyncio.wait((sleeper, changed), return_when=asyncio.FIRST_COMPLETED)
                finally:
                    sleeper.cancel()
                    changed.cancel()
                continue
            self.set(table, tuple(other for other in self.of(table) if other != timer))
            await self._fire(table, timer)
