"""The connection to Discord was lost for a while: nobody could press anything, so nobody's clock ran (ux.md E38)."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.table.manager import TableManager
from bot.table.model import TableState

GUILD_BITS = 22
"""Discord's rule which connection a server belongs to: its id without so many bits, by the number of connections."""


class Gap:
    """Told when a connection (by its number) goes and comes; keeps the clocks of the tables behind it."""

    def __init__(
        self, tables: TableManager, connections: Callable[[], int], steady: Callable[[], float] = time.monotonic
    ) -> None:
        """``connections`` says how many there are; ``steady`` is a clock in seconds that nobody sets."""
        self._tables = tables
        self._connections = connections
        self._steady = steady
        self._lost: dict[int, float] = {}
        tables.unreached = self._unreached

    def lost(self, number: int) -> None:
        """It is gone; told again and again while it is tried in vain."""
        self._lost.setdefault(number, self._steady())

    def back(self, number: int) -> None:
        """It is there."""
        since = self._lost.pop(number, None)
        if since is not None:
            lasted = round((self._steady() - since) * 1000)
            self._tables.reached_again(lasted, lambda state: self._number(state) == number)

    def _unreached(self, state: TableState) -> bool:
        return bool(self._lost) and self._number(state) in self._lost

    def _number(self, state: TableState) -> int:
        return (state.guild >> GUILD_BITS) % max(1, self._connections())
