"""While nobody can reach the house no clock may run out: the time is given back (ux.md 3.1)."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.table.ports import Clock

log = logging.getLogger(__name__)


class Reach:
    """Whether people can reach the house. ``back`` is told for how many ms they could not."""

    def __init__(self, clock: Clock, back: Callable[[int], None]) -> None:
        self._clock = clock
        self._back = back
        self._since: int | None = None

    @property
    def lost(self) -> bool:
        """Whether nobody can reach the house now."""
        return self._since is not None

    def lose(self) -> None:
        """From now on nobody can; a second time the same."""
        if self._since is None:
            self._since = self._clock.now()

    def found(self) -> None:
        """People can again."""
        if self._since is not None:
            lasted, self._since = max(0, self._clock.now() - self._since), None
            self._back(lasted)
