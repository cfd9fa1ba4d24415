"""The clocks of a table: which there are, as a function of its state, and one sleeper for all tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from msgspec import structs

from bot.table.allowance import time_allowed
from bot.table.calling import call_timers
from bot.table.hold import GONE
from bot.table.hosting import heir
from bot.table.leaving import abandon_timers
from bot.table.look import deal_number, humans
from bot.table.model import LOBBY, PLAYING, TableState, untouched_since
from bot.table.nights import awake_until, nights_of
from bot.table.play import waits_for_people
from bot.table.ports import Clock, Timer
from bot.table.rest import FORSAKEN, rests
from bot.table.standby import queue_timers

MINUTE = 60_000
LOBBY_LIFE = 24 * 60 * MINUTE
EMPTY_LIFE = 10 * MINUTE
HOST_LIFE = 10 * MINUTE
"""How long a lobby in which every chair is taken waits for its host, in ms."""
GONE_LIFE = 7 * LOBBY_LIFE
"""How long a match whose thread was deleted waits for its host, in ms (ux.md E11)."""
REST_TOLD, REST_LIFE = LOBBY_LIFE, 30 * LOBBY_LIFE
"""How long a match rests before its people are told, and before it is closed without a result, in ms (ux.md 3.2)."""
IDLE = {"live": 15 * MINUTE, "relaxed": 15 * MINUTE}
"""After how long without any person's doing the table pauses itself, in ms; see also :func:`put_off`."""
PAUSE = {"live": MINUTE // 2, "relaxed": 10 * MINUTE, "daily": 12 * 60 * MINUTE, "none": 12 * 60 * MINUTE}
"""How long the pause between deals waits for everybody to be ready, in ms."""


def timers_for(state: TableState, now: int, running: Iterable[Timer] = ()) -> tuple[Timer, ...]:
    """The clocks the table has now. One that was running already for the same thing keeps its time."""
    known = {(timer.kind, timer.player, timer.guard): timer for timer in running}
    kept = (known.get((timer.kind, timer.player, timer.guard), timer) for timer in _wanted(state, now))
    return tuple(kept)


def put_off(state: TableState, timer: Timer, seen: int) -> Timer | None:
    """The clock after which a table rests, put off because somebody was there at ``seen`` (Unix ms); None where it is
    another clock, or the table does not wait.

    ux.md 3.2 and T96 let a table rest "when everyone is idle": no person has done anything for 15 minutes, and nobody
    loses by it, since 3.1 gives the pause back to every clock and the first control goes on. But by 3.1 one who plays
    at her ease may take 18 or 20 minutes over one decision, in which the others have nothing to decide. Whoever of them
    looks at the cards, the score or the last trick, or nudges, is there and waits: that counts as doing something, so
    the clock she waits for runs out, as 3.2 says. Where nobody touches the table at all it rests after 15 minutes
    sharp, and nobody who went to dinner finds her cards played. Who plays alone waits for nobody: for her only what she
    decides puts the rest off, and nothing is played for her.
    """
    idle = IDLE.get(state.pace)
    if timer.kind != "idle" or idle is None or len(humans(state)) < 2 or seen + idle <= timer.fire_at:
        return None
    return structs.replace(timer, fire_at=seen + idle)


def _wanted(state: TableState, now: int) -> list[Timer]:
    if state.status == LOBBY:
        since = untouched_since(state)
        timers = [Timer("lobby", now + LOBBY_LIFE, since), *queue_timers(state)]
        if state.check:
            timers.append(Timer("check", state.check_until or now, state.check))
        elif heir(state) is not None:
            timers.append(Timer("host", now + HOST_LIFE, since))
        if not humans(state):
            timers.append(Timer("empty", now + EMPTY_LIFE, 0))
        return timers
    timers = [*abandon_timers(state, now), *queue_timers(state)]
    if state.status != PLAYING or state.paused:
        gone = state.status == PLAYING and state.paused == GONE
        timers += [Timer(GONE, now + GONE_LIFE, state.paused_at)] if gone else []
        timers += [Timer(FORSAKEN, now + REST_LIFE, state.paused_at)] if rests(state) else []
        untold = rests(state) and not state.rest_until
        return [*timers, *([Timer("resting", now + REST_TOLD, state.paused_at)] if untold else [])]
    idle = IDLE.get(state.pace)
    timers += [] if idle is None else [Timer("idle", now + idle, state.touched)]
    if state.between:
        return [Timer("next", now + PAUSE[state.pace], deal_number(state)), *timers]
    return [*_turns(state, now), *call_timers(state, now), *timers]


def _turns(state: TableState, now: int) -> list[Timer]:
    """One clock for each person waited for: it runs out when the allowance and then the bank are used up."""
    held = dict(state.left)
    found: list[Timer] = []
    for player in waits_for_people(state):
        allowed = time_allowed(state, player)
        if allowed is not None:
            ends = awake_until(now, held.get(player, allowed), nights_of(state, player))
            found.append(Timer("turn", ends, state.asked[player], player))
    return found


def still_means(state: TableState, timer: Timer) -> bool:
    """Whether a clock that has run out still stands for something."""
    return any(
        (live.kind, live.player, live.guard) == (timer.kind, timer.player, timer.guard) for live in _wanted(state, 0)
    )


class TimerService:
    """Keeps every table's clocks and sleeps until the earliest. ``fire`` is called with table and clock."""

    def __init__(self, clock: Clock, fire: Callable[[str, Timer], Awaitable[None]]) -> None:
        self._clock = clock
        self._fire = fire
        self._timers: dict[str, tuple[Timer, ...]] = {}
        self._changed = asyncio.Event()
        self._until = float("inf")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch the clocks."""
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
        # Most clocks are put off, by every play: all tables are looked through only when one is due earlier.
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
