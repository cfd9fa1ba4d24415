"""While the store cannot write, nothing is played and no clock may run out: its time is given back (ux.md E55)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from bot.table.model import TableState
from bot.table.ports import Clock, Store, StoreBusy, Timer

log = logging.getLogger(__name__)

NOTED = 5_000
"""An outage of so many ms is given back to the clocks; a shorter one is a hiccup."""


class Outage:
    """Since when nothing can be written. ``over`` is told of the length in ms when something could be again."""

    def __init__(self, clock: Clock, over: Callable[[int], None]) -> None:
        self._clock = clock
        self._over = over
        self._since: int | None = None

    @property
    def on(self) -> bool:
        """Whether the store cannot write, as far as is known."""
        return self._since is not None

    def failed(self, reason: str) -> None:
        """Something could not be written."""
        if self._since is None:
            self._since = self._clock.now()
            log.critical("nothing can be saved: %s; tables wait, clocks stand still", reason)

    def wrote(self) -> None:
        """Something was written."""
        if self._since is None:
            return
        lasted, self._since = max(0, self._clock.now() - self._since), None
        log.warning("saving works again", extra={"ms": lasted})
        self._over(lasted)


async def watched(
    outage: Outage,
    store: Store,
    state: TableState,
    first_seq: int,
    command_id: str,
    events: Sequence[Any],
    timers: Sequence[Timer],
    at: int,
) -> int | None:
    """:meth:`bot.table.ports.Store.append`, noted in the outage. Raises what that raises."""
    try:
        earlier = await store.append(state, first_seq, command_id, events, timers, at)
    except StoreBusy as busy:
        outage.failed(busy.reason)
        raise
    outage.wrote()
    return earlier
