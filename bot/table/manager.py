"""All tables: finds or wakes the actor of a table and remembers past ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table.actor import Actor
from bot.table.aside import Aside, SetAside
from bot.table.evolve import fold
from bot.table.giving_back import GivingBack
from bot.table.house_moves import HouseMoves
from bot.table.model import FINISHED, TableState
from bot.table.outage import Outage
from bot.table.ports import Clock, Store, StoreBusy, Stored, Thinker, Timer
from bot.table.rhythm import Rhythm
from bot.table.standstill import Standstill
from bot.table.timers import TimerService, put_off, still_means, timers_for

__all__ = ["Listener", "Rhythm", "TableManager"]

log = logging.getLogger(__name__)

Listener = Callable[[TableState, TableState, cmd.Applied], None]
"""Told of every applied command: state before, state after, outcome. Must not block."""


class TableManager:
    """The one door to the tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        *,
        rhythm: Rhythm | None = None,
        entropy: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._actors: dict[str, Actor] = {}
        self._past: OrderedDict[str, TableState] = OrderedDict()
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Listener] = []
        self._timers = TimerService(clock, self._run_out)
        self.publishes = rhythm is not None and rhythm.seal > 0
        """Whether seals are published, and a deal waits for it."""
        self.moves = HouseMoves(self.submit, self._current, thinker, rhythm or Rhythm(), self._stands_still)
        self._giving_back = GivingBack(clock, self._actors, self._timers, self.moves)
        self.standstill = Standstill(clock, self._giving_back.after)
        self.outage = Outage(self.standstill)
        self.aside = Aside()
        self._open = False

    async def start(self, *, downtime: int = 0) -> list[str]:
        """Read every open table, give the clocks back ``downtime`` ms, and go on. Ids of tables that could not be
        read are returned; they stay closed off while the others go on."""
        self._open = True
        broken: list[str] = []
        for table in await self._store.open_tables():
            try:
                actor = await self._wake(table)
            except SetAside:
                broken.append(table)
                continue
            if actor is not None:
                if downtime:
                    await self._giving_back.credit(actor, downtime)
                self.moves.owed(actor.state)
        self._timers.start()
        return broken

    async def stop(self) -> None:
        """Take no more commands, finish those in flight, and end. Nothing is lost: all is in the store."""
        self._open = False
        await self._timers.stop()
        await self.moves.stop()
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))
        self._actors.clear()

    def listen(self, listener: Listener) -> None:
        """Tell ``listener`` of every applied command from now on."""
        self._listeners.append(listener)

    def saved(self) -> None:
        """The house has written something of its own: so tables can write again too."""
        self.outage.wrote()

    def give_back(self, ms: int) -> None:
        """Give the clocks of all tables so much time back: the house's own clock has jumped, or stood still."""
        self._giving_back.to_all(ms)

    async def open_ids(self) -> list[str]:
        """Ids of the tables in the lobby or in play."""
        return [table for table, actor in self._actors.items() if actor.state.open]

    async def state(self, table: str) -> TableState | None:
        """The state of a table, past ones too; None if there never was one."""
        actor = self._actors.get(table)
        if actor is not None:
            return actor.state
        past = self._past.get(table)
        if past is not None:
            return past
        woken = await self._wake(table)
        return woken.state if woken is not None else self._past.get(table)

    async def readable(self, table: str) -> TableState | None:
        """As :meth:`state`; None for a table that is set aside, so that it is in nobody's way at the others."""
        try:
            return await self.state(table)
        except SetAside:
            return None

    async def revive(self, table: str) -> bool:
        """Read a table anew that was closed off because of a fault, and let the house make the moves it owes; whether
        the table can be read. Raises StoreBusy."""
        actor = self._actors.get(table)
        if actor is not None and actor.quarantined:
            del self._actors[table]
            await actor.stop()
        try:
            actor = await self._wake(table, again=True)
        except SetAside:
            return False
        self.aside.take(table)
        if actor is not None:
            self._timers.set(table, actor.timers)
            self.moves.owed(actor.state)
        return True

    async def shut(self, table: str) -> None:
        """Close a table that is set aside, without a result: its people are free, and nothing reads its log any more.
        Raises StoreBusy."""
        await self._store.shut(table, self._clock.now())
        await self.drop(table)

    def forget(self, guild: int) -> None:
        """Whatever is remembered of past tables of a server is gone."""
        for state in [state for state in self._past.values() if state.guild == guild]:
            del self._past[state.id]

    async def drop(self, table: str) -> None:
        """Forget a table that is in the store no longer."""
        self._past.pop(table, None)
        self._timers.set(table, ())
        actor = self._actors.pop(table, None)
        if actor is not None:
            await actor.stop()
        self.aside.take(table)

    def timers(self, table: str) -> tuple[Timer, ...]:
        """The clocks of a table."""
        return self._timers.of(table)

    def attended(self, table: str, person: int) -> None:
        """A person has used a control of a table, be it only to look: if she sits there, somebody is there."""
        actor = self._actors.get(table)
        if actor is not None and actor.state.chair_of(person) is not None:
            actor.seen = self._clock.now()

    async def submit(self, command: cmd.Command) -> cmd.Outcome:
        """Give a command to its table. Never raises."""
        if not self._open:
            return cmd.Busy("restarting")
        try:
            actor = self._actors.get(command.table) or await self._wake(command.table, command)
        except StoreBusy as busy:
            return cmd.Busy(busy.reason)
        except SetAside:
            return cmd.Busy("quarantined")
        if actor is None:
            return await self._at_a_past_table(command)
        return await actor.submit(command)

    async def _at_a_past_table(self, command: cmd.Command) -> cmd.Outcome:
        """Nothing can happen there; but the very click that ended the match may come twice."""
        try:
            earlier = await self._store.applied(command.table, command.id)
        except StoreBusy as busy:
            return cmd.Busy(busy.reason)
        if earlier is not None:
            return cmd.Duplicate(earlier)
        past = self._past.get(command.table)
        if past is None:
            return cmd.Refused(Refusal("table-unknown"))
        return cmd.Refused(Refusal("table-over" if past.status == FINISHED else "table-closed"))

    async def _wake(self, table: str, command: cmd.Command | None = None, *, again: bool = False) -> Actor | None:
        """The actor of an open table, made if need be; None for others. ``again``: even if it was set aside. Raises
        SetAside, StoreBusy."""
        waking = self._waking.get(table) or asyncio.Lock()
        self._waking[table] = waking
        async with waking:
            if table in self._actors:
                return self._actors[table]
            if table in self.aside.tables and not again:
                raise SetAside(table)
            stored, state = await self._read(table)
            if stored is None and not (command is not None and isinstance(command.body, cmd.Open)):
                return None
            if stored is not None and not state.open:
                self._keep_past(state)
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
                self.aside.put,
                publishes=self.publishes,
            )
            self._actors[table] = actor
            self._timers.set(table, timers)
            return actor

    async def _read(self, table: str) -> tuple[Stored | None, TableState]:
        """A table from its log. What cannot be read is set aside."""
        try:
            stored = await self._store.load(table)
            return stored, fold(TableState(table), stored.events if stored else ())
        except StoreBusy:
            raise
        except Exception as error:
            log.critical("table cannot be read", extra={"table": table}, exc_info=error)
            self.aside.put(table)
            raise SetAside(table) from error

    def _applied(self, before: TableState, after: TableState, outcome: cmd.Applied, timers: tuple[Timer, ...]) -> None:
        self._timers.set(after.id, timers)
        self.moves.owed(after)
        for listener in self._listeners:
            try:
                listener(before, after, outcome)
            except Exception as error:
                log.error("a listener failed", extra={"table": after.id}, exc_info=error)
        if not after.open:
            self._keep_past(after)
            actor = self._actors.pop(after.id, None)
            if actor is not None:
                self.moves.later((after.id, "retire"), 0, actor.stop)

    def _keep_past(self, state: TableState) -> None:
        self._past[state.id] = state
        self._past.move_to_end(state.id)
        while len(self._past) > 64:
            self._past.popitem(last=False)

    def _current(self, table: str) -> TableState | None:
        actor = self._actors.get(table)
        return actor.state if actor is not None else None

    def _stands_still(self, state: TableState) -> bool:
        return self.standstill.holds(state)

    def _put_off(self, state: TableState, timer: Timer) -> bool:
        """Whether a clock that has run out runs on, because people were there meanwhile."""
        actor = self._actors.get(state.id)
        later = put_off(state, timer, actor.seen) if actor is not None else None
        if actor is None or later is None:
            return False
        actor.timers = tuple(later if one == timer else one for one in actor.timers)
        self._timers.set(state.id, (*self._timers.of(state.id), later))
        return True

    async def _run_out(self, table: str, timer: Timer) -> None:
        state = await self.state(table)
        if state is None or self.standstill.holds(state) or not still_means(state, timer):
            return
        if not self._put_off(state, timer):
            self.moves.run_out(table, timer)
