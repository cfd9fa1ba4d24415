"""Runs one open table: a single task takes commands from a mailbox and is the only code that changes the state."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import copy_context
from typing import TYPE_CHECKING

from bot.answered import ANSWERED
from bot.cache import LruCache
from bot.engine.actions import Refusal
from bot.table import commands as cmd
from bot.table.clocks import QUIET_PACE, StoreOutage, moved
from bot.table.decide import decide
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import Conflict, StoreBusy, Timer
from bot.table.quiet_hours import quiet_facts
from bot.table.timers import timers_for
from bot.table.verdict import Context, OutOfDate

if TYPE_CHECKING:
    from bot.table.ports import Clock, Store

log = logging.getLogger(__name__)

MAILBOX = 32
"""Maximum number of commands that wait at one table; further commands get Busy."""
REMEMBERED = 256
"""Number of latest command ids kept in memory to recognize duplicates without the store."""

Applied = Callable[[TableState, TableState, cmd.Applied, tuple[Timer, ...]], None]
"""Called after every applied command with the state before, the state after, the outcome and the table's clocks."""


class Actor:
    """Handles commands one by one: decides, writes to the store, and only then changes the state and answers."""

    def __init__(
        self,
        state: TableState,
        timers: tuple[Timer, ...],
        store: Store,
        clock: Clock,
        entropy: Callable[[], bytes],
        applied: Applied,
        outage: StoreOutage,
        to_quarantine: Callable[[str], None] = lambda table: None,
        *,
        publishes: bool = False,
    ) -> None:
        self.state = state
        self.timers = timers
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._applied = applied
        self._outage = outage
        self._to_quarantine = to_quarantine
        self._publishes = publishes
        self._mailbox: asyncio.Queue[tuple[cmd.Command, asyncio.Future[cmd.Outcome]]] = asyncio.Queue(MAILBOX)
        self._recent: LruCache[str, int] = LruCache(REMEMBERED)
        self._failed_at: int | None = None
        self.quarantined = False
        self.seen = 0
        """Unix ms at which a person at the table last used a control; 0 if they have not since the actor was
        created."""
        # The table outlives the press that has woken it.
        context = copy_context()
        context.run(ANSWERED.set, 0)
        self._task = asyncio.create_task(self._run(), name=f"table {state.id}", context=context)

    @property
    def waiting(self) -> int:
        """The number of commands in the mailbox."""
        return self._mailbox.qsize()

    async def submit(self, command: cmd.Command) -> cmd.Outcome:
        """Queue a command and return its outcome; Busy if the mailbox is full or the table is quarantined."""
        if self.quarantined:
            return cmd.Busy("quarantined")
        answer: asyncio.Future[cmd.Outcome] = asyncio.get_running_loop().create_future()
        try:
            self._mailbox.put_nowait((command, answer))
        except asyncio.QueueFull:
            return cmd.Busy("queue")
        return await answer

    async def stop(self) -> None:
        """Finish the commands in the mailbox, then end the task."""
        await self._mailbox.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            command, answer = await self._mailbox.get()
            try:
                outcome = await self._handle(command)
            except StoreBusy as busy:
                outcome = cmd.Busy(busy.reason)
            except Exception as error:
                outcome = await self._after_failure(command, error)
            finally:
                self._mailbox.task_done()
            if not answer.done():
                answer.set_result(outcome)

    async def _handle(self, command: cmd.Command, *, again: bool = True) -> cmd.Outcome:
        known = self._recent.get(command.id)
        if known is not None:
            return cmd.Duplicate(known)
        before = self.state
        context = Context(self._clock.now(), self._entropy(), self.timers, self._publishes)
        verdict = decide(before, command, context)
        if isinstance(verdict, Refusal | OutOfDate):
            earlier = await self._store.log.applied(before.id, command.id)
            if earlier is not None:
                return cmd.Duplicate(earlier)
            return cmd.Refused(verdict) if isinstance(verdict, Refusal) else cmd.Stale(before.seq)
        after = fold(before, verdict)
        beside = await quiet_facts(self._store.preferences, after, context.now) if after.pace == QUIET_PACE else ()
        facts, after = (*verdict, *beside), fold(after, beside)
        timers = timers_for(after, context.now, moved(before, after, self.timers, facts, context.now))
        try:
            with self._outage.noting():
                earlier = await self._store.log.append(after, before.seq + 1, command.id, facts, timers, context.now)
        except StoreBusy as busy:
            log.warning("nothing written: %s", busy.reason, extra={"table": before.id, "seq": before.seq})
            return cmd.Busy(busy.reason)
        except Conflict:
            await self._reload()
            return await self._handle(command, again=False) if again else cmd.Busy("conflict")
        if earlier is not None:
            # It was written, and the answer of the database was lost.
            await self._reload()
            return cmd.Duplicate(earlier)
        self.state, self.timers = after, timers
        self._recent[command.id] = after.seq
        outcome = cmd.Applied(after.seq, facts)
        self._applied(before, after, outcome, timers)
        return outcome

    async def _reload(self) -> None:
        """Take the state from the store. Facts that the actor did not know are told as if they had just been written:
        computer players answer them, and messages show them."""
        before = self.state
        stored = await self._store.log.load(before.id)
        if stored is None:
            return
        self.state, self.timers = fold(TableState(before.id), stored.events), stored.timers
        unknown = stored.events[before.seq :]
        if unknown:
            self._applied(before, self.state, cmd.Applied(self.state.seq, unknown), self.timers)

    async def _after_failure(self, command: cmd.Command, error: Exception) -> cmd.Outcome:
        """Reload the state from the store. A second failure at the same seq quarantines the table."""
        ref = command.id[-8:]
        where = {"table": self.state.id, "seq": self.state.seq, "command": type(command.body).__name__, "ref": ref}
        log.error("a command failed", extra=where, exc_info=error)
        if self._failed_at == self.state.seq:
            self._quarantine()
            log.critical("table quarantined", extra=where)
        self._failed_at = self.state.seq
        try:
            await self._reload()
        except StoreBusy as busy:
            log.warning("the log cannot be read now: %s", busy.reason, extra=where)
        except Exception as second:
            self._quarantine()
            log.critical("table quarantined: its log cannot be read", extra=where, exc_info=second)
        return cmd.Broken(ref)

    def _quarantine(self) -> None:
        self.quarantined = True
        self._to_quarantine(self.state.id)
