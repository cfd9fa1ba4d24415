"""Bring every message of every table to the newest state, one edit of a message at a time.

A slot is only ever marked, and its worker shows the state of the moment it runs. No queue is needed and nothing is lost
when the process dies: after a restart every open table is marked once, and every finished one whose last messages are
still missing (:class:`CatchUp`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace as changed

from bot.services import Services
from bot.table.commands import Applied
from bot.table.events import Credited
from bot.table.model import TableState
from bot.table.play import needs_computer
from bot.table.ports import Slot, StoreBusy
from bot.ui.messages.desired_messages import BROUGHT_DOWN, TOO_OLD, Planner, set_anew, slots_of, touched
from bot.ui.messages.direct_messages import DM
from bot.ui.messages.load_shedding import LoadShedding
from bot.ui.messages.passing_notes import NOTES, holds, stored
from bot.ui.messages.screen_builder import digest
from bot.ui.messages.seals import Seals
from bot.ui.messages.sender import Sender
from bot.ui.messages.threads import Threads
from bot.ui.messages.turn_calls import CALLS, Calls
from bot.ui.requests.panels import Panels
from bot.ui.transport.load import AHEAD, DUE, EASED, SPARING, Traffic, Turns, catching_up
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

OWED = "edge.tables"
"""Key of the stored fact with the ids of tables that may still need messages."""


class CatchUp:
    """The tables that may still need messages: open ones, and finished ones whose last messages are not yet shown. The
    list is stored, so that a restart continues with them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables: set[str] = set()

    async def read(self) -> None:
        """Load the list. Call it before the first command can be applied."""
        self._tables = set(json.loads(await self._services.store.facts.get_fact(OWED) or "[]"))

    def add(self, table: str) -> bool:
        """Add a table. Returns whether it is new to the list, which then has to be stored."""
        new = table not in self._tables
        self._tables.add(table)
        return new

    async def all(self) -> list[str]:
        """Return all tables of the list, the open ones first."""
        tables = [*dict.fromkeys([*await self._services.tables.open_ids(), *sorted(self._tables)])]
        self._tables |= set(tables)
        return tables

    async def keep(self, busy: set[str]) -> None:
        """Store the list: the open tables, and of the others those that are ``busy`` with their last messages."""
        opened = set(await self._services.tables.open_ids())
        self._tables &= opened | busy
        self._tables |= opened
        await self._services.store.facts.set_fact(OWED, json.dumps(sorted(self._tables)))


log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before a delivery is tried again; doubled each time up to the longest pause."""
FORBIDDEN_PAUSE = 600.0
"""Seconds without a try after a permission was missing, unless somebody acts at the table."""
STAGGER, LATEST = 0.2, 2.0
"""Minimum and maximum of seconds between two tables that are caught up with after a start."""
CATCHING_UP = 15.0
"""Requests per second up to which the next table is caught up with, so that there is room for those who play."""
HELD = 0.6
"""Seconds a press waits for a running edit of its message. Then the press goes first, and the edit is repeated."""
ANSWER_FIRST = 0.02
"""Seconds that the other messages of a table wait at most for the answer to a press. Making them takes longer than the
answer, so the person would wait for screens of others."""
PUSH_AGAIN = 5.0
"""Seconds until an open panel that is not pushed because of the load is looked at again: the load may be over, and its
player waits for a panel that no button brings up to date."""
RATIONED = 2.1
"""Seconds between two edits of an old board: Discord accepts three in six seconds (ux.md E35)."""
UNDRAWN = ("thread", "seal:", *CALLS)
"""How the slots begin whose messages are sent without being built here."""
OFFERS_HERE = ("lobby", "check")
"""Slots of the messages with *I'm here*."""

Key = tuple[str, str]


class Reconciler:
    """The workers for the messages of all tables."""

    def __init__(
        self,
        services: Services,
        planner: Planner,
        sender: Sender,
        threads: Threads,
        panels: Panels,
        calls: Calls,
        *,
        pauses: tuple[float, float] = (FIRST_PAUSE, LONGEST_PAUSE),
        traffic: Traffic | None = None,
        seals: Seals | None = None,
    ) -> None:
        self._services = services
        self._planner = planner
        self._sender = sender
        self._threads = threads
        self._panels = panels
        self._calls = calls
        self._seals = seals
        self._pauses = pauses
        self._traffic = traffic or Traffic()
        self._easing = LoadShedding(self._traffic)
        self.turns = Turns()
        """Who builds a message next."""
        self._running = False
        self._dirty: set[Key] = set()
        self._from_start: set[Key] = set()
        self._behind: dict[str, None] = {}
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self._answering: dict[str, set[asyncio.Future[None]]] = {}
        self._held: set[Key] = set()
        self._next: dict[Key, float] = {}
        self._blocked: dict[Key, float] = {}
        self._owed = CatchUp(services)
        self._catching_up: asyncio.Task[None] | None = None

    # -- from outside

    def applied(self, before: TableState, after: TableState, outcome: Applied) -> None:
        """Mark the slots that an applied command may have changed. Passed to :meth:`TableManager.listen`."""
        if needs_computer(after) or not after.open:
            self._easing.applied(after)
        if self._owed.add(after.id):
            self._later((after.id, "owed"), self._save_owed)
        if self._starting and outcome.events and all(isinstance(one, Credited) for one in outcome.events):
            # A start gives back time at every table at once: nobody waits for that to be shown.
            self._behind[after.id] = None
            return
        slots = touched(before, after) | set_anew(after, outcome)
        # What the player who pressed looks at comes first.
        for slot in sorted(slots, key=lambda slot: (after.id, slot) not in self._held):
            self.wake(after.id, slot)

    @property
    def _starting(self) -> bool:
        """Whether tables are still to be caught up with, or the workers have not started."""
        return not self._running or (self._catching_up is not None and not self._catching_up.done())

    def wake(self, table: str, slot: str) -> None:
        """Mark a slot and start its worker, unless it is running."""
        key = (table, slot)
        self._dirty.add(key)
        if self._running and key not in self._tasks:
            self._later(key, lambda: self._work(key))

    async def prepare(self) -> None:
        """Load the tables that may still need messages. Call it before the first command can be applied."""
        await self._owed.read()

    def start(self) -> None:
        """Start the workers and catch up with every table. Called again after each resume."""
        self._running = True
        for key in tuple(self._dirty):
            self.wake(*key)
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._catch_up(), name="slots catch up")

    async def stop(self, patience: float = 3.0) -> None:
        """Deliver what is marked for at most ``patience`` seconds, then stop the workers."""
        if self._catching_up is not None:
            self._catching_up.cancel()
        tasks = [*self._tasks.values()]
        if tasks and patience:
            await asyncio.wait(tasks, timeout=patience)
        self._running = False
        self._easing.stop()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        with contextlib.suppress(StoreBusy):
            await self._services.store.messages.flush()

    @contextlib.asynccontextmanager
    async def held(self, table: str, slot: str, patience: float = HELD) -> AsyncIterator[None]:
        """Hold the lock of a slot while a press changes its message itself. If the lock is not free within ``patience``
        seconds, the press goes on without it, and the slot is marked afterwards. Meanwhile the other messages of the
        table wait for at most ``ANSWER_FIRST`` seconds."""
        lock = self._lock((table, slot))
        try:
            await asyncio.wait_for(lock.acquire(), patience)
        except TimeoutError:
            yield
            self.wake(table, slot)
            return
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        answering = self._answering.setdefault(table, set())
        answering.add(answered)
        self._held.add((table, slot))
        try:
            yield
        finally:
            self._held.discard((table, slot))
            lock.release()
            answered.set_result(None)
            answering.discard(answered)
            if not answering:
                self._answering.pop(table, None)

    async def shown(self, table: str, slot: str, message: int, screen: Screen) -> None:
        """Store that a press changed this message itself. If the store is busy, the slot is marked instead: the press
        is valid all the same, so the player gets no error."""
        try:
            row = await self._row(table, slot)
            if row is not None and row.message == message:
                self._services.store.messages.save_shown(changed(row, digest=digest(screen)))
        except StoreBusy:
            self.wake(table, slot)

    def unblock(self, table: str) -> None:
        """Try again what was forbidden at this table, because somebody acts there."""
        for key in [key for key in self._blocked if key[0] == table]:
            del self._blocked[key]
            self.wake(*key)

    async def repair(self, table: str) -> None:
        """Show all messages of a table again: deleted ones are posted again, the others are edited even if they seem up
        to date."""
        for row in await self._services.store.messages.slots(table):
            await self._services.store.messages.save_slot(changed(row, digest="", gone=False))
        self.unblock(table)
        state = await self._services.tables.readable(table)
        if state is not None:
            for slot in slots_of(state, {}):
                self.wake(table, slot)

    def waits_for_seal(self, state: TableState, *, starting: bool = False) -> float:
        """Return for how many seconds *I'm here* is not offered and *Next deal* not taken yet, or, with ``starting``,
        *Start*, because the seal of the deal is on its way."""
        return self._seals.holds(state, starting=starting) if self._seals is not None else 0.0

    async def in_channel(self, table: str, patience: float) -> None:
        """Wait until the card of a table and its seal are in the channel, at most ``patience`` seconds."""
        tasks = [
            task
            for (of, slot), task in self._tasks.items()
            if of == table and (slot == "lobby" or slot.startswith("seal:"))
        ]
        if tasks:
            await asyncio.wait(tasks, timeout=patience)

    async def settled(self) -> None:
        """Wait until no slot is marked and no worker runs."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks.values()), return_when=asyncio.FIRST_COMPLETED)

    # -- inside

    def _later(self, key: Key, work: Callable[[], Any]) -> None:
        async def run() -> None:
            try:
                await work()
            except StoreBusy as busy:
                log.warning("nothing written: %s", busy.reason, extra={"table": key[0], "slot": key[1]})
            except Exception as error:
                log.error("a slot failed", extra={"table": key[0], "slot": key[1]}, exc_info=error)
            finally:
                self._tasks.pop(key, None)
                if key in self._dirty and self._running:
                    self.wake(*key)

        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(run(), name=f"slot {key[0]} {key[1]}")

    async def _work(self, key: Key) -> None:
        pause, longest = self._pauses
        while key in self._dirty and self._running:
            if self._blocked.get(key, 0.0) > time.monotonic():
                self._dirty.discard(key)
                return
            await asyncio.sleep(max(0.0, self._next.get(key, 0.0) - time.monotonic()))
            if answering := self._answering.get(key[0]):
                await asyncio.wait(tuple(answering), timeout=ANSWER_FIRST)
            self._dirty.discard(key)
            from_start = key in self._from_start
            self._from_start.discard(key)
            try:
                with catching_up(from_start):
                    failure = await self._refresh(key)
            except StoreBusy as busy:
                log.warning("nothing written: %s", busy.reason, extra={"table": key[0], "slot": key[1]})
                failure = Failure.UNREACHABLE
            except Exception as error:
                log.error("a slot failed", extra={"table": key[0], "slot": key[1]}, exc_info=error)
                failure = Failure.UNREACHABLE
            if failure is Failure.FORBIDDEN:
                self._blocked[key] = time.monotonic() + FORBIDDEN_PAUSE
            elif failure is Failure.BLOCKED:
                self._dirty.add(key)
            elif failure is Failure.UNREACHABLE:
                self._dirty.add(key)
                await asyncio.sleep(pause)
                pause = min(pause * 2, longest)

    async def _refresh(self, key: Key) -> Failure | None:
        """Bring one message up to date. Returns UNREACHABLE to be called again, FORBIDDEN for a long pause."""
        slot = key[1]
        if slot.startswith(UNDRAWN):
            return await self._bring(key, lambda: None)
        async with self._lock(key):
            pass  # A press on this message goes first, and nobody else waits for it meanwhile.
        end = await self.turns.begin(ahead=AHEAD if slot.startswith("hand:") else 0.0)
        try:
            return await self._bring(key, end)
        finally:
            end()

    async def _bring(self, key: Key, built: Callable[[], None]) -> Failure | None:
        """Bring one message up to date. Calls ``built`` when it is only to be sent."""
        table, slot = key
        async with self._lock(key):
            state = await self._services.tables.readable(table)
            if state is None or not state.seq:
                return None
            rows = {row.slot: row for row in await self._services.store.messages.slots(table)}
            if slot == "thread":
                return await self._threads.place(state, rows.get("lobby"))
            if slot.startswith("seal:"):
                if self._seals is None:
                    return None
                return await self._seals.bring(state, slot, rows, lambda: self.wake(table, slot))
            if slot in OFFERS_HERE and (wait := self.waits_for_seal(state)):
                self._easing.later(key, wait, self.wake)
                return None
            if slot == "lobby":
                for note in stored(rows):
                    self.wake(table, note)
            if slot.partition(":")[0] in NOTES and not holds(state, slot, rows):
                built()
                return await self._sender.erase(rows.get(slot))
            if slot.startswith(CALLS):
                told = await self._calls.bring(state, slot, rows.get(slot), lambda: self.wake(table, slot))
                return told if isinstance(told, Failure) else None
            eased = slot == "board" and slot in rows and rows[slot].posted_at != BROUGHT_DOWN
            held = self._easing.holds_board(state) if eased and self._traffic.level() >= EASED else 0.0
            if held:
                self._easing.later(key, held, self.wake)
                return None
            if slot.startswith("hand:") and self._traffic.level() >= SPARING and await self._held_back(state, slot):
                # Whether it shows something else is not worth a picture: the next push compares.
                self._easing.later(key, PUSH_AGAIN, self.wake)
                return None
            plan = await self._planner.plan(state, slot, rows)
            built()
            if plan is None:
                return None
            if plan.screen.owed:
                self._easing.later(key, DUE, self.wake)
            if plan.pushed is not None and plan.person:
                await self._panels.push(table, plan.pushed, plan.person.user, plan.screen, digest(plan.screen))
            if plan.person is not None and plan.person.surface != DM:
                return None
            if slot == "board":
                self._space(key, state, rows.get(slot))
            done = await self._sender.bring(state, slot, plan, rows.get(slot))
        if done is True:
            self._after_posting(state, slot)
        elif slot.startswith("seat:") and slot not in rows:
            self.wake(table, "lobby")  # Direct messages do not arrive: the card says how the player plays.
        return done if isinstance(done, Failure) else None

    async def _held_back(self, state: TableState, slot: str) -> bool:
        """Return whether this panel is one that its player has opened and that is not pushed under load."""
        person = await self._planner.pushed_to(state, int(slot.partition(":")[2]))
        return person is not None and not self._easing.pushes(person)

    def _after_posting(self, state: TableState, slot: str) -> None:
        """Mark the slots that waited for this message: the thread after the card, boards and panels after the count of
        a deal, the end of the message about a seat after the cards."""
        if slot == "lobby":
            self.wake(state.id, "thread")
        elif slot.startswith("count:"):
            for other in slots_of(state, {}):
                if other.partition(":")[0] not in (*NOTES, "count"):
                    self.wake(state.id, other)
        elif slot.startswith("hand:"):
            self.wake(state.id, f"seat:{state.chairs[int(slot.partition(':')[2])].person}")

    def _space(self, key: Key, state: TableState, row: Slot | None) -> None:
        if state.open:
            spacing = self._traffic.spacing(self._services.settings.board_spacing)
            if spacing and row is not None and self._services.clock.now() - row.posted_at >= TOO_OLD:
                spacing = max(spacing, RATIONED)
            self._next[key] = time.monotonic() + spacing
        else:
            self._next.pop(key, None)

    async def _catch_up(self) -> None:
        """Mark every slot of every table that may still need messages, table by table."""
        self._behind = dict.fromkeys([*await self._owed.all(), *self._behind])
        while self._behind:
            table = next(iter(self._behind))
            del self._behind[table]
            state = await self._services.tables.readable(table)
            if state is not None:
                rows = {row.slot: row for row in await self._services.store.messages.slots(table)}
                for slot in slots_of(state, rows):
                    if (table, slot) not in self._dirty:
                        self._from_start.add((table, slot))
                    self.wake(table, slot)
            await self._room()
        await self._save_owed()

    async def _room(self) -> None:
        """Wait until the load permits the requests of one more table, but at most LATEST seconds."""
        latest = time.monotonic() + LATEST
        await asyncio.sleep(STAGGER)
        while self._traffic.rate() >= CATCHING_UP and time.monotonic() < latest:  # noqa: ASYNC110 - the load has no event
            await asyncio.sleep(STAGGER)

    async def _save_owed(self) -> None:
        busy = {table for table, slot in (*self._dirty, *self._tasks) if slot != "owed"}
        await self._owed.keep(busy)

    async def _row(self, table: str, slot: str) -> Slot | None:
        return next((row for row in await self._services.store.messages.slots(table) if row.slot == slot), None)

    def _lock(self, key: Key) -> asyncio.Lock:
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock
