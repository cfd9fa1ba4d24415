"""Manages all tables: creates the actor of a table on demand, keeps past tables in a cache, gives lost time back.

Clocks get back the time in which the table could not be played (ux.md 3.1, E38, E41, E55).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakValueDictionary

from bot.cache import LruCache
from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table.actor import Actor
from bot.table.boards import OPENING, CloseBoard
from bot.table.bot_moves import BotMoves, Pacing
from bot.table.clocks import ClockFreeze, Lasted, StoreOutage, credited
from bot.table.evolve import fold
from bot.table.model import FINISHED, PLAYING, TableState
from bot.table.play import waits_for_people_alone
from bot.table.ports import BotPlayers, Clock, Quarantine, Quarantined, Store, StoreBusy, Stored, Timer
from bot.table.timers import TimerService, put_off, still_means, timers_for

__all__ = ["Listener", "Pacing", "TableManager"]

log = logging.getLogger(__name__)

Listener = Callable[[TableState, TableState, cmd.Applied], None]
"""Called after every applied command with the state before, the state after and the outcome. Must not block."""

PAST_KEPT = 16
"""Number of past tables whose state is kept in memory, 1 to 2 MB each."""


class ClockRefund:
    """Gives time back to the clocks of all tables that have actors."""

    def __init__(self, clock: Clock, actors: Mapping[str, Actor], timers: TimerService, moves: BotMoves) -> None:
        self._clock = clock
        self._actors = actors
        self._timers = timers
        self._moves = moves

    async def credit(self, actor: Actor, ms: int) -> None:
        """Give time back to a table's clocks. In a match this is a stored event, so that a crash does not undo it."""
        table, now = actor.state.id, self._clock.now()
        if not actor.timers:
            return
        if actor.state.status == PLAYING:
            await self._moves.insist(cmd.Command(f"k{now}", table, cmd.Credit(ms)))
        else:
            actor.timers = credited(actor.timers, ms, now, actor.state)
            self._timers.set(table, actor.timers)

    def to_all(self, ms: int) -> None:
        """Give this much time back to the clocks of all tables."""
        for actor in list(self._actors.values()):
            if actor.state.open:
                self._run_again(actor, ms, f"credit {ms}")

    def after(self, lasted: Lasted) -> list[asyncio.Task[None]]:
        """Give the time back to tables whose clocks are no longer stopped, and start again the clocks that ran out
        meanwhile."""
        found = ((actor, lasted(actor.state)) for actor in self._actors.values())
        return [self._run_again(actor, ms) for actor, ms in found if ms is not None]

    def _run_again(self, actor: Actor, ms: int, name: str = "credit") -> asyncio.Task[None]:
        """Give the time back first, then set the clocks again: a clock that has run out meanwhile must not fire before
        it gets the time. ``name`` is that of the move."""
        table = actor.state.id

        async def again() -> None:
            if ms:
                await self.credit(actor, ms)
            if self._actors.get(table) is actor:
                self._timers.set(table, actor.timers)

        if ms:
            self._timers.set(table, ())
        return self._moves.later((table, name), 0, again)


class TableManager:
    """The single entry point to all tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        bot_players: BotPlayers,
        *,
        rhythm: Pacing | None = None,
        entropy: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._actors: dict[str, Actor] = {}
        self._past: LruCache[str, TableState] = LruCache(PAST_KEPT)
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[tuple[Listener, tuple[type[Any], ...]]] = []
        self._timers = TimerService(clock, self._run_out)
        self.publishes = rhythm is not None and rhythm.seal > 0
        """Whether seals are published and a deal waits for that."""
        self.moves = BotMoves(self.submit, self._current, bot_players, rhythm or Pacing(), self._stands_still)
        self._clock_refund = ClockRefund(clock, self._actors, self._timers, self.moves)
        self.clock_freeze = ClockFreeze(clock, self._clock_refund.after)
        self.outage = StoreOutage(self.clock_freeze)
        self.quarantine = Quarantine()
        self._open = False

    @property
    def clock(self) -> Clock:
        """The clock of the tables."""
        return self._clock

    async def start(self, *, downtime: int = 0) -> list[str]:
        """Load every open table, give ``downtime`` ms back to its clocks, and start. Returns the ids of tables that
        could not be loaded; they stay quarantined while the others go on."""
        self._open = True
        broken: list[str] = []
        for table in await self._store.log.open_tables():
            try:
                actor = await self._wake(table)
            except Quarantined:
                broken.append(table)
                continue
            if actor is not None:
                if downtime:
                    await self._clock_refund.credit(actor, downtime)
                self.moves.owed(actor.state)
        self._timers.start()
        return broken

    async def stop(self) -> None:
        """Accept no more commands, finish those in progress, and end. Nothing is lost: everything is in the store."""
        self._open = False
        await self._timers.stop()
        await self.moves.stop()
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))
        self._actors.clear()

    def listen(self, listener: Listener, *facts: type[Any]) -> None:
        """Call ``listener`` after every applied command from now on; with ``facts`` only after those with such a
        fact."""
        self._listeners.append((listener, facts))

    def saved(self) -> None:
        """Record that the bot has written to the store elsewhere: tables can write again too."""
        self.outage.wrote()

    def give_back(self, ms: int) -> None:
        """Give this much time back to all clocks, because the system clock has jumped or the process was suspended."""
        self._clock_refund.to_all(ms)

    async def open_ids(self) -> list[str]:
        """Return the ids of the tables in the lobby or in play."""
        return [table for table, actor in self._actors.items() if actor.state.open]

    def in_memory(self) -> list[tuple[TableState, int]]:
        """Return the open tables, each with the number of commands that wait in its mailbox."""
        return [(actor.state, actor.waiting) for actor in self._actors.values() if actor.state.open]

    def plays_elsewhere(self, state: TableState, player: int) -> bool:
        """Return whether the person on a chair also sits at another table that is being played."""
        person = state.chairs[player].person
        others = (actor.state for table, actor in self._actors.items() if table != state.id)
        return person is not None and any(one.status == PLAYING and one.chair_of(person) is not None for one in others)

    async def state(self, table: str) -> TableState | None:
        """Return the state of a table, also of a past one; None if it never existed."""
        actor = self._actors.get(table)
        if actor is not None:
            return actor.state
        past = self._past.get(table)
        if past is not None:
            return past
        woken = await self._wake(table)
        return woken.state if woken is not None else self._past.get(table)

    async def readable(self, table: str) -> TableState | None:
        """As :meth:`state`, but None for a quarantined table, so that it does not block the other tables."""
        try:
            return await self.state(table)
        except Quarantined:
            return None

    async def revive(self, table: str) -> bool:
        """Load a quarantined table again and start the moves that its state calls for. Returns whether the table could
        be loaded. Raises StoreBusy."""
        actor = self._actors.get(table)
        if actor is not None and actor.quarantined:
            del self._actors[table]
            await actor.stop()
        try:
            actor = await self._wake(table, again=True)
        except Quarantined:
            return False
        self.quarantine.take(table)
        if actor is not None:
            self._timers.set(table, actor.timers)
            self.moves.owed(actor.state)
        return True

    async def shut(self, table: str) -> None:
        """Close a quarantined table without a result: its people are free, and its log is not read again. Raises
        StoreBusy."""
        await self._store.log.shut(table, self._clock.now())
        await self.drop(table)

    def forget(self, guild: int) -> None:
        """Remove the past tables of a server from the cache."""
        for state in [state for state in self._past.values() if state.guild == guild]:
            del self._past[state.id]

    async def drop(self, table: str) -> None:
        """Remove from memory a table that is no longer in the store."""
        self._past.pop(table, None)
        self._timers.set(table, ())
        actor = self._actors.pop(table, None)
        if actor is not None:
            await actor.stop()
        self.quarantine.take(table)

    def of_tournament(self, table: str) -> bool:
        """Return whether this is an open table of a tournament."""
        actor = self._actors.get(table)
        return actor is not None and actor.state.board is not None

    def timers(self, table: str) -> tuple[Timer, ...]:
        """Return the clocks of a table."""
        return self._timers.of(table)

    def attended(self, table: str, person: int) -> None:
        """Record that a person used a control of a table, even if only to look; ignored if they do not sit there."""
        actor = self._actors.get(table)
        if actor is not None and actor.state.chair_of(person) is not None:
            actor.seen = self._clock.now()

    async def submit(self, command: cmd.Command) -> cmd.Outcome:
        """Send a command to its table and return the outcome. Never raises."""
        if not self._open:
            return cmd.Busy("restarting")
        try:
            actor = self._actors.get(command.table) or await self._wake(command.table, command)
        except StoreBusy as busy:
            return cmd.Busy(busy.reason)
        except Quarantined:
            return cmd.Busy("quarantined")
        if actor is None:
            return await self._at_a_past_table(command)
        outcome = await actor.submit(command)
        if not actor.state.open:
            self._retire(actor)
        return outcome

    async def _at_a_past_table(self, command: cmd.Command) -> cmd.Outcome:
        """Answer a command to a table that is over. It is refused, unless the same command was applied before (a double
        click)."""
        try:
            earlier = await self._store.log.applied(command.table, command.id)
        except StoreBusy as busy:
            return cmd.Busy(busy.reason)
        if earlier is not None:
            return cmd.Duplicate(earlier)
        past = self._past.get(command.table)
        if past is None:
            return cmd.Refused(Refusal("table-unknown"))
        return cmd.Refused(Refusal("table-over" if past.status == FINISHED else "table-closed"))

    async def _wake(self, table: str, command: cmd.Command | None = None, *, again: bool = False) -> Actor | None:
        """Return the actor of an open table, created if necessary; None for other tables. With ``again``, also try a
        quarantined table. Raises Quarantined, StoreBusy."""
        waking = self._waking.get(table) or asyncio.Lock()
        self._waking[table] = waking
        async with waking:
            if table in self._actors:
                return self._actors[table]
            if table in self.quarantine.tables and not again:
                raise Quarantined(table)
            stored, state = await self._read(table)
            body = None if command is None else command.body
            if stored is None and not isinstance(body, OPENING):
                return None
            if stored is not None and not (state.open or (state.board is not None and isinstance(body, CloseBoard))):
                self._past[state.id] = state
                return None
            timers = timers_for(state, self._clock.now(), stored.timers) if stored else ()
            actor = Actor(
                state,
                timers,
                self._store,
                self._clock,
                self._entropy,
                self._applied,
                self.outage,
                self.quarantine.put,
                publishes=self.publishes,
            )
            self._actors[table] = actor
            self._timers.set(table, timers)
            return actor

    async def _read(self, table: str) -> tuple[Stored | None, TableState]:
        """Load a table and compute its state. A table that cannot be read is quarantined; raises Quarantined,
        StoreBusy."""
        try:
            stored = await self._store.log.load(table)
            return stored, fold(TableState(table), stored.events if stored else ())
        except StoreBusy:
            raise
        except Exception as error:
            log.critical("table cannot be read", extra={"table": table}, exc_info=error)
            self.quarantine.put(table)
            raise Quarantined(table) from error

    def _applied(self, before: TableState, after: TableState, outcome: cmd.Applied, timers: tuple[Timer, ...]) -> None:
        self._timers.set(after.id, timers)
        if not waits_for_people_alone(after):
            self.moves.owed(after)
        for listener, facts in self._listeners:
            if facts and not any(isinstance(event, facts) for event in outcome.events):
                continue
            try:
                listener(before, after, outcome)
            except Exception as error:
                log.error("a listener failed", extra={"table": after.id}, exc_info=error)
        if not after.open:
            self._past[after.id] = after
            actor = self._actors.get(after.id)
            if actor is not None:
                self._retire(actor)

    def _retire(self, actor: Actor) -> None:
        """End the actor of a table that is over."""
        table = actor.state.id
        if self._actors.get(table) is actor:
            del self._actors[table]
            self.moves.later((table, "retire"), 0, actor.stop)

    def _current(self, table: str) -> TableState | None:
        actor = self._actors.get(table)
        return actor.state if actor is not None else None

    def _stands_still(self, state: TableState) -> bool:
        return self.clock_freeze.holds(state)

    def _put_off(self, state: TableState, timer: Timer) -> bool:
        """Move a clock that has run out to a later time if people were active meanwhile; return whether it was
        moved."""
        actor = self._actors.get(state.id)
        later = put_off(state, timer, actor.seen) if actor is not None else None
        if actor is None or later is None:
            return False
        actor.timers = tuple(later if one == timer else one for one in actor.timers)
        self._timers.set(state.id, (*self._timers.of(state.id), later))
        return True

    async def _run_out(self, table: str, timer: Timer) -> None:
        state = await self.state(table)
        if state is None or self.clock_freeze.holds(state) or not still_means(state, timer):
            return
        if not self._put_off(state, timer):
            self.moves.run_out(table, timer)
