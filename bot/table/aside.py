"""Tables whose logs cannot be read: nothing can be done there but closing them, and the others go on."""

from __future__ import annotations

from collections.abc import Callable


class SetAside(Exception):
    """The table is set aside."""


class Aside:
    """Which tables are set aside, and who wants to know."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self._listeners: list[Callable[[str], None]] = []

    def put(self, table: str) -> None:
        """Set a table aside."""
        if table not in self.tables:
            self.tables.add(table)
            for told in self._listeners:
                told(table)

    def take(self, table: str) -> None:
        """The table can be read again, or is closed."""
        if table in self.tables:
            self.tables.discard(table)
            for told in self._listeners:
                told(table)

    def listen(self, told: Callable[[str], None]) -> None:
        """Tell of every table that is set aside from now on, or is so no more."""
        self._listeners.append(told)
