"""Delay board edits and panel updates under load (ux.md 5.4), and store the load level for ``germini health``."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from bot.ports.store import LOAD
from bot.table.model import TableState
from bot.table.play import needs_computer
from bot.table.ports import Person
from bot.table.selectors import public_view
from bot.ui.messages.direct_messages import DM
from bot.ui.transport.load import DUE, EASED, FULL, SPARING, Traffic

AGAIN = 2.5
"""Seconds for which a board is delayed at most."""

Key = tuple[str, str]
"""A table and the slot of one of its messages."""

Trick = tuple[str, int, int]
"""The position of a match: phase, deal, trick."""


class LoadShedding:
    """Decides by the load level which updates wait; below EASED none does, and nobody needs to ask. ``clock`` is
    monotonic, in seconds."""

    def __init__(self, traffic: Traffic, clock: Callable[[], float] = time.monotonic) -> None:
        self._traffic = traffic
        self._clock = clock
        self._tricks: dict[str, Trick] = {}
        self._moved: dict[str, float] = {}
        self._held: dict[str, float] = {}
        self._again: dict[Key, asyncio.TimerHandle] = {}

    def applied(self, state: TableState) -> None:
        """Record that a command was applied at this table, after which a computer player is to play or the table is
        over. Other commands need not be recorded."""
        if state.open:
            self._moved[state.id] = self._clock()
        else:
            for known in (self._moved, self._tricks, self._held):
                known.pop(state.id, None)

    def holds_board(self, state: TableState) -> float:
        """Return for how many seconds the board of a table is left as it is; 0 if it is to be edited now. However often
        it is asked, no board is held for longer than AGAIN seconds."""
        level = self._traffic.level()
        wanted = AGAIN if level >= FULL and not self._new_trick(state) else self._due(state) if level >= EASED else 0.0
        since = self._held.setdefault(state.id, self._clock()) if wanted else 0.0
        left = min(wanted, since + AGAIN - self._clock()) if wanted else 0.0
        if left <= 0.0:
            self._held.pop(state.id, None)
        return max(0.0, left)

    def pushes(self, person: Person) -> bool:
        """Return whether a person's open panel is updated. If not, they can open it again by a button."""
        return person.surface == DM or self._traffic.level() < SPARING

    def later(self, key: Key, seconds: float, look: Callable[[str, str], None]) -> None:
        """Call ``look`` with the key after ``seconds``, in place of an earlier call for the same key."""
        if (before := self._again.pop(key, None)) is not None:
            before.cancel()

        def now() -> None:
            self._again.pop(key, None)
            look(*key)

        self._again[key] = asyncio.get_running_loop().call_later(seconds, now)

    def stop(self) -> None:
        """Cancel all delayed calls."""
        for timer in self._again.values():
            timer.cancel()
        self._again.clear()

    def _due(self, state: TableState) -> float:
        """Return the seconds to wait for the computer player's next play in the middle of a trick; 0 if no such play is
        due."""
        view = public_view(state)
        trick = view.trick if view is not None else None
        if trick is None or not trick.cards or trick.complete or not needs_computer(state):
            return 0.0
        return max(0.0, self._moved.get(state.id, float("-inf")) + DUE - self._clock())

    def _new_trick(self, state: TableState) -> bool:
        """Return whether the match has reached another trick, deal or phase since the last call."""
        view = public_view(state)
        at = (view.phase, view.deal, view.trick.number if view.trick else 0) if view is not None else ("", 0, 0)
        if not state.open:
            self._tricks.pop(state.id, None)
            return True
        known, self._tricks[state.id] = self._tricks.get(state.id), at
        return known != at


log = logging.getLogger(__name__)

EVERY = 15.0
"""Seconds between two checks of the load. A higher level is reported immediately by the code that reaches it."""


class LoadWatch:
    """Checks the load every few seconds and stores each new level, so that the log and ``germini health`` also show
    when the load goes down (ux.md 5.4). ``keep`` stores a fact by its key."""

    def __init__(self, traffic: Traffic, keep: Callable[[str, str], Awaitable[None]], every: float = EVERY) -> None:
        self._traffic = traffic
        self._keep = keep
        self._every = every
        self._kept: int | None = None
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the checks. A second call has no effect."""
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch(), name="load")

    async def stop(self) -> None:
        """Stop the checks."""
        watching, self._watching = self._watching, None
        if watching is not None:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            level = self._traffic.level()
            if level != self._kept:
                try:
                    await self._keep(LOAD, str(level))
                    self._kept = level
                except Exception as error:
                    log.warning("the load could not be noted", extra={"step": level}, exc_info=error)
            await asyncio.sleep(self._every)
