"""What the messages of tables hold back while the load is eased (ux.md 5.4)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bot.table.look import public_view
from bot.table.model import TableState
from bot.table.play import needs_computer
from bot.table.ports import Person
from bot.ui.dm import DM
from bot.ui.ladder import DUE, EASED, FULL, SPARING
from bot.ui.traffic import Traffic

AGAIN = 10.0
"""Seconds after which a board that is edited once a trick is looked at again: the load may have gone by then."""

Key = tuple[str, str]
"""A table and the name of one of its messages."""

Trick = tuple[str, int, int]
"""Where a match stands: phase, deal, trick."""


class Easing:
    """Decides from the load. ``clock`` is monotonic, in seconds."""

    def __init__(self, traffic: Traffic, clock: Callable[[], float] = time.monotonic) -> None:
        self._traffic = traffic
        self._clock = clock
        self._tricks: dict[str, Trick] = {}
        self._moved: dict[str, float] = {}
        self._again: dict[Key, asyncio.TimerHandle] = {}

    def applied(self, state: TableState) -> None:
        """Something has happened at this table just now."""
        if state.open:
            self._moved[state.id] = self._clock()
        else:
            self._moved.pop(state.id, None)
            self._tricks.pop(state.id, None)

    def holds_board(self, state: TableState) -> float:
        """For how many seconds the board of a table is left as it is; 0: it is to be edited now."""
        step = self._traffic.step()
        if step >= FULL and not self._new_trick(state):
            return AGAIN
        return self._due(state) if step >= EASED else 0.0

    def pushes(self, person: Person) -> bool:
        """Whether a person's open panel is kept up to date; she can open it anew by a button."""
        return person.surface == DM or self._traffic.step() < SPARING

    def later(self, key: Key, seconds: float, look: Callable[[str, str], None]) -> None:
        """Look again at what is held back: it may be shown by then, if nothing else happens there first."""
        if (before := self._again.pop(key, None)) is not None:
            before.cancel()

        def now() -> None:
            self._again.pop(key, None)
            look(*key)

        self._again[key] = asyncio.get_running_loop().call_later(seconds, now)

    def stop(self) -> None:
        """Look at nothing again."""
        for timer in self._again.values():
            timer.cancel()
        self._again.clear()

    def _due(self, state: TableState) -> float:
        """Seconds that are left for the next play, in the middle of a trick, to come by itself; 0 where none is due."""
        view = public_view(state)
        trick = view.trick if view is not None else None
        if trick is None or not trick.cards or trick.complete or not needs_computer(state):
            return 0.0
        return max(0.0, self._moved.get(state.id, float("-inf")) + DUE - self._clock())

    def _new_trick(self, state: TableState) -> bool:
        """Whether the match stands elsewhere than when this was asked last."""
        view = public_view(state)
        at = (view.phase, view.deal, view.trick.number if view.trick else 0) if view is not None else ("", 0, 0)
        if not state.open:
            self._tricks.pop(state.id, None)
            return True
        known, self._tricks[state.id] = self._tricks.get(state.id), at
        return known != at
