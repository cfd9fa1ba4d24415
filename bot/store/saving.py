"""Whether what the running bot writes is really kept: noted at every durable write, and told by its heartbeat."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import contextmanager

import msgspec

from bot.table.ports import StoreBusy


class Unsaved(msgspec.Struct, frozen=True):
    """Nothing can be saved: why (a code of StoreBusy), and since when (Unix ms)."""

    why: str
    since: int


class Saving:
    """How the durable writes of this process have gone lately. ``unsaved`` is None while the last one succeeded."""

    def __init__(self) -> None:
        self.unsaved: Unsaved | None = None
        self._proved = False

    @contextmanager
    def noted(self) -> Generator[None]:
        """Note how the durable write in this block goes. What fails for another reason than the database proves
        nothing."""
        try:
            yield
        except StoreBusy as busy:
            since = self.unsaved.since if self.unsaved is not None else time.time_ns() // 1_000_000
            self.unsaved = Unsaved(busy.reason, since)
            raise
        self.unsaved, self._proved = None, True

    def proof(self) -> bool:
        """Whether a durable write has succeeded since this was asked last."""
        proved, self._proved = self._proved, False
        return proved
