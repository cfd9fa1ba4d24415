"""The registry of facts: what each event of a log changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bot.table.model import TableState

E = TypeVar("E", bound=msgspec.Struct)
Change = Callable[[TableState, E], TableState]
"""Return the state after an event. The given state has the event's own ``seq`` already."""


class Facts:
    """What events change, by their class. It begins with all that ``others`` hold."""

    def __init__(self, *others: Facts) -> None:
        self.changes: dict[type[Any], Change[Any]] = {}
        for other in others:
            for event, change in other.changes.items():
                self._add(event, change)

    def on(self, *events: type[E]) -> Callable[[Change[E]], Change[E]]:
        """Register what these events change. Raises ValueError for an event that is registered already."""

        def register(change: Change[E]) -> Change[E]:
            for event in events:
                self._add(event, change)
            return change

        return register

    def _add(self, event: type[Any], change: Change[Any]) -> None:
        if event in self.changes:
            raise ValueError(f"{event.__name__} is registered twice")
        self.changes[event] = change
